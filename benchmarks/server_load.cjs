// Load for a Pelagos server over loopback: N matches with four people each, every one with a WebSocket of their own.
// The round trip of a move is from sending it to the answer that it is accepted (and so committed).
// usage: BGIO=<folder with node_modules> node server_load.cjs URL GAME MATCHES MODE SECONDS IDLE PID
//   MODE: seq (one seat after the other, on a state it has seen), sim (all four at once); IDLE: further matches left open
//   PID: the server's process, whose processor time is measured
// prints one line of JSON.
'use strict';
const fs = require('fs');
const WebSocket = require(require.resolve('ws', { paths: [process.env.BGIO || process.cwd()] }));
const [url, game, matches, mode, seconds, idle, pid] = process.argv.slice(2);
const now = () => Number(process.hrtime.bigint()) / 1e6, sleep = (ms) => new Promise((r) => setTimeout(r, ms));
const quantile = (a, p) => (a.length ? a[Math.min(a.length - 1, Math.floor(p * a.length))] : NaN);
const worked = () => { const f = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' '); return (+f[11] + +f[12]) / 100; };

async function call(method, path, cookie, body) {
  const headers = { ...(cookie && { cookie }), ...(body && { 'content-type': 'application/json' }) };
  const answer = await fetch(url + path, { method, headers, body: body && JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}
async function person() {
  return (await call('GET', '/api/me')).headers.get('set-cookie').split(';')[0];
}
class Player {
  constructor(code, seat, cookie) {
    Object.assign(this, { seat, version: 0, questions: [], requests: 0, bytes: 0, messages: 0 });
    this.socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${code}/live`, { headers: { cookie }, perMessageDeflate: false });
    this.synced = new Promise((done, failed) => { this.done = done; this.socket.on('error', failed); });
    this.socket.on('open', () => this.socket.send('{"type":"hello","version":null}'));
    this.socket.on('message', (frame) => {
      this.bytes += frame.length;
      for (const line of frame.toString().split('\n')) this.take(JSON.parse(line));
    });
  }
  take(message) {
    this.messages++;
    if (message.sides && message.type !== 'refused') {
      this.version = message.version; this.questions = message.sides[0].questions;
      if (this.done) { this.done(); this.done = null; }
    } else if (message.type === 'accepted') { const w = this.waits; this.waits = null; if (w) w.res(now() - w.at); } else if (message.type === 'refused') { const w = this.waits; this.waits = null; if (w) w.rej(new Error(message.code)); }
    if (this.seen && this.version >= this.seen.version) { const go = this.seen.go; this.seen = null; go(); }
  }
  open() { return this.questions.find((q) => q.answered === null || q.answered === undefined); }
  until(version) { return this.version >= version ? null : new Promise((go) => { this.seen = { version, go }; }); }
  move() {
    const q = this.open();
    const answer = q.actions[(Math.random() * q.actions.length) | 0].action;
    return new Promise((res, rej) => {
      this.waits = { res, rej, at: now() };
      this.socket.send(JSON.stringify({ type: 'act', id: `r${++this.requests}`, seat: this.seat, decision: q.id, action: answer, version: this.version }));
    });
  }
}
async function makeMatch(connected) {
  const cookies = await Promise.all([0, 1, 2, 3].map(person));
  const open = { kind: 'open' };
  const table = await (await call('POST', '/api/tables', cookies[0], { game, seats: [{ kind: 'you' }, open, open, open] })).json();
  for (const seat of [1, 2, 3]) await call('POST', `/api/tables/${table.code}/seats/${seat}`, cookies[seat]);
  await call('POST', `/api/tables/${table.code}/start`, cookies[0], {});
  if (!connected) return [];
  const players = cookies.map((cookie, seat) => new Player(table.code, seat, cookie));
  await Promise.all(players.map((p) => p.synced));
  return players;
}
const latest = (players) => Math.max(...players.map((p) => p.version));
(async () => {
  for (let i = 0; i < +idle; i++) await makeMatch(false);
  const all = []; for (let i = 0; i < +matches; i++) all.push(await makeMatch(true));
  await sleep(300);
  const times = []; let stop = false, moves = 0, failures = {};
  const drive = async (players) => {
    await sleep(Math.random() * 20);
    while (!stop) {
      try {
        if (mode === 'sim') {
          const top = latest(players); await Promise.all(players.map((p) => p.until(top)));
          const asked = players.filter((p) => p.open()); const took = await Promise.all(asked.map((p) => p.move())); times.push(...took); moves += took.length;
        } else for (const p of players) { if (stop) break; await p.until(latest(players)); if (!p.open()) continue; times.push(await p.move()); moves++; }
        if (!players.some((p) => p.open())) await sleep(1);
      } catch (error) { failures[error.message] = (failures[error.message] || 0) + 1; if (error.message !== 'stale') return; }
    }
  };
  const begun = now(), before = process.cpuUsage(), worked_before = worked(), driving = all.map(drive);
  await sleep(1000 * +seconds); stop = true;
  const took = (now() - begun) / 1000, count = moves, sorted = times.slice().sort((a, b) => a - b), used = process.cpuUsage(before), server = worked() - worked_before;
  await Promise.race([Promise.all(driving), sleep(3000)]);
  const sockets = all.flat();
  console.log(JSON.stringify({
    moves_s: count / took, p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99), failures, server_cpu: server / took, client_cpu: (used.user + used.system) / 1e6 / took,
    bytes: sockets.reduce((a, p) => a + p.bytes, 0) / sockets.reduce((a, p) => a + p.messages, 0),
  }));
  process.exit(0);
})().catch((error) => { console.error(error); process.exit(1); });
