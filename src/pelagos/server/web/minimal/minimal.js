// A page without the browser client: raw texts, enough to see that the server works.
const say = (value) =>
  typeof value !== "object" || value === null ? String(value)
  : Array.isArray(value) ? value.map(say).join(", ")
  : value.key === "seat-mark" ? say(value.args.text)
  : `${value.key}(${Object.entries(value.args ?? {}).map(([name, part]) => `${name}: ${say(part)}`).join(", ")})`;
const at = (id) => document.getElementById(id);
let version = null, requests = 0, socket = null;

const api = async (method, path, body) => {
  const answer = await fetch(`/api${path}`, {
    method, headers: { "content-type": "application/json" }, body: body && JSON.stringify(body),
  });
  const told = await answer.json();
  if (!answer.ok) throw new Error(say(told.message));
  return told;
};

const show = (side) => {
  at("board").textContent = (side.text_board ?? []).map((line) => line.map(say).join("")).join("\n");
  const buttons = side.questions.flatMap((asked) => (asked.actions ?? []).map((answer) => {
    const button = document.createElement("button");
    button.textContent = answer.action;
    button.title = say(answer.text);
    button.onclick = () => socket.send(JSON.stringify({
      type: "act", id: `m${Date.now()}-${requests++}`, seat: asked.seat, decision: asked.id, action: answer.action, version,
    }));
    return button;
  }));
  at("answers").replaceChildren(...buttons);
};

const log = (steps) => {
  for (const step of steps) for (const happened of step.sides[0].events) {
    const line = document.createElement("li");
    line.textContent = `${say(happened.text)} [${happened.event.rule}]`;
    at("log").prepend(line);
  }
};

const handle = (message) => {
  if (message.type === "refused") at("state").textContent = say(message.message);
  if (message.type === "table") at("state").textContent = `${message.table.code}: ${message.table.status}`;
  if (message.type !== "snapshot" && message.type !== "update") return;
  version = message.version;
  log(message.type === "snapshot" ? message.log : message.steps);
  if (message.sides.length) show(message.sides[0]);
};

const watch = (code) => {
  socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${code}/live`);
  socket.onopen = () => socket.send(JSON.stringify({ type: "hello", version: null, parts: ["text_board"] }));
  socket.onmessage = (frame) => frame.data.split("\n").forEach((line) => handle(JSON.parse(line)));
};

await api("GET", "/me");
const games = await api("GET", "/games");
at("game").replaceChildren(...games.map((game) => new Option(game.game, game.game)));
at("new").onsubmit = async (submitted) => {
  submitted.preventDefault();
  const game = games.find((one) => one.game === at("game").value);
  const bots = Array.from({ length: Math.max(2, game.least) - 1 }, () => ({ kind: "bot", level: game.usual_bot }));
  const table = await api("POST", "/tables", { game: game.game, seats: [{ kind: "you" }, ...bots], start: true });
  watch(table.code);
};
