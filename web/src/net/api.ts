import { request, requestText } from "./request.ts";
import type {
  Advice,
  Chances,
  Checked,
  Game,
  Me,
  MyTables,
  Named,
  PublicTables,
  RuleChapter,
  RunOffers,
  Sheet,
  Study,
  Table,
  TableWish,
  Verified,
} from "./protocol.ts";

const career = (game: string) => `/api/me/careers/${encodeURIComponent(game)}`;
const run = (game: string, code: string) => `${career(game)}/runs/${encodeURIComponent(code)}`;
const at = (code: string) => `/api/tables/${encodeURIComponent(code)}`;

export const api = {
  me: () => request<Me>("/api/me"),
  changeMe: (change: Partial<Pick<Me, "name" | "language" | "email" | "reminders">>) =>
    request<Me>("/api/me", "PATCH", change),
  exportMe: () => requestText("/api/me/export"),
  forgetMe: () => request<undefined>("/api/me", "DELETE"),
  useLink: (code: string) => request<Me>(`/api/me/link/${encodeURIComponent(code)}`, "POST"),
  followLetter: (purpose: string, secret: string) =>
    request<undefined>(`/api/mail/${encodeURIComponent(purpose)}/${encodeURIComponent(secret)}`, "POST"),
  muted: () => request<Named[]>("/api/me/muted"),
  hear: (id: number) => request<undefined>(`/api/me/muted/${id}`, "DELETE"),
  linkDevice: () => request<{ code: string; expires: number }>("/api/me/link", "POST"),

  career: (game: string) => request<Sheet>(career(game)),
  takeLog: (game: string) => requestText(`${career(game)}/log`),
  bringLog: (game: string, log: string) => request<Sheet>(`${career(game)}/log`, "PUT", log),
  learn: (game: string, skill: string) => request<Sheet>(`${career(game)}/learn`, "POST", { skill }),
  chooseCloning: (game: string, yes: boolean) => request<Sheet>(`${career(game)}/cloning`, "POST", { yes }),
  beginAnew: (game: string) => request<Sheet>(`${career(game)}/anew`, "POST"),
  run: (game: string, code: string) => request<RunOffers>(run(game, code)),
  claim: (game: string, code: string, feat: string) =>
    request<RunOffers>(`${run(game, code)}/claims`, "POST", { feat }),
  vote: (game: string, code: string, vote: { person: number; feat: string; yes: boolean }) =>
    request<RunOffers>(`${run(game, code)}/votes`, "POST", vote),

  games: () => request<Game[]>("/api/games"),
  game: (game: string) => request<Game>(`/api/games/${game}`),
  check: (game: string, seats: number, options: Record<string, string>) =>
    request<Checked>(`/api/games/${game}/check`, "POST", { seats, options }),
  rules: (game: string) => request<{ chapters: RuleChapter[] }>(`/api/games/${game}/rules`),
  lesson: (game: string) => request<unknown>(`/api/games/${game}/lesson`),

  makeTable: (wish: TableWish) => request<Table>("/api/tables", "POST", wish),
  publicTables: () => request<PublicTables>("/api/tables"),
  myTables: () => request<MyTables>("/api/tables/mine"),
  table: (code: string) => request<Table>(at(code)),
  changeTable: (code: string, change: Partial<Omit<TableWish, "game">>) => request<Table>(at(code), "PATCH", change),
  sit: (code: string, seat: number) => request<Table>(`${at(code)}/seats/${seat}`, "POST"),
  stand: (code: string, seat: number) => request<Table>(`${at(code)}/seats/${seat}`, "DELETE"),
  wear: (code: string, seat: number, badge: string | null) =>
    request<Table>(`${at(code)}/seats/${seat}/badge`, "PUT", { badge }),
  start: (code: string, fill?: string) => request<Table>(`${at(code)}/start`, "POST", fill ? { fill } : {}),
  rematch: (code: string) => request<Table>(`${at(code)}/rematch`, "POST"),

  record: (code: string) => requestText(`/api/matches/${code}/record`),
  advice: (code: string, input: number) => request<Advice[]>(`/api/matches/${code}/advice?input=${input}`),
  chances: (code: string) => request<Chances>(`/api/matches/${code}/chances`),
  branch: (code: string, input: number, seat: number) =>
    request<Table>(`/api/matches/${code}/branch`, "POST", { input, seat }),
  verify: (code: string) => request<Verified>(`/api/matches/${code}/verify`),
  study: (code: string, viewer: string, from: number, to: number) =>
    request<Study>(`/api/matches/${code}/study?viewer=${viewer}&from=${from}&to=${to}`),
  studyRecord: (record: string, viewer: string, from: number, to: number) =>
    request<Study>(`/api/studies?viewer=${viewer}&from=${from}&to=${to}`, "POST", record),
  adviceOnRecord: (record: string, input: number) =>
    request<Advice[]>(`/api/studies/advice?input=${input}`, "POST", record),
  chancesOfRecord: (record: string) => request<Chances>("/api/studies/chances", "POST", record),
  branchOfRecord: (record: string, input: number, seat: number) =>
    request<Table>(`/api/studies/branch?input=${input}&seat=${seat}`, "POST", record),
  verifyRecord: (record: string) => request<Verified>("/api/studies/verify", "POST", record),
};
