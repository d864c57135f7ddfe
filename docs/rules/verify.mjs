// Verifies a sealed record, or one a line, from each file or standard input: node verify.mjs records.jsonl
// It shares no code with Facet, and knows of the rules only when a card or a roll is due: nothing is put back, so every pile has one order.
import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";

const range = (from, to) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const hmac = (key, text) => createHmac("sha256", key).update(text, "utf8").digest();
const inOrder = (key, kind, names) => names.map(name => [hmac(key, `${kind}:${name}`), name])
  .sort((a, b) => Buffer.compare(a[0], b[0])).map(pair => pair[1]);

const RECORD = ["format", "game", "seats", "options", "setup", "moves"];
const SEAL = ["version", "table", "commitment", "secret", "cuts", "beacon", "drawn"];
const SEATS = { splendor: range(2, 4), seekers: [2], bluff: range(2, 6) };
const OPTIONS = {
  splendor: { target: range(10, 21) },
  seekers: { sheet: range(1, 20), order: range(1, 4), mode: ["basic", "advanced", "chaos"], declare: ["auto", "hand"] },
  bluff: { dice: range(2, 5), ones: ["plain", "wild"] },
};
const DRAWN = { splendor: [], seekers: ["sheet", "order"], bluff: [] };  // the options that can be left to chance
const MOVES = {
  splendor: /^(pass|take:[wbgrk]{1,3}|return:[wbgrk*]|noble:n\d+|reserve:deck[123]|(reserve|buy):\d[a-z]\d(=[wbgrk*]+)?)$/,
  seekers: /^(stop|(valid|seek|putback|place|steal|return|swap|for|give|receive|discard|exchange|rainbow|number|plus|minus):[\w$*:+-]+)$/,
};
const BASIC = [..."112223334455"];
const ADVANCED = "1a 1b 1c 2a 2b 2c 2d 3a 3b 3c 3d 4a 4b 4c 5a 5b 5c".split(" ");
const HANDS = { 14: 2, 15: 1, 16: 2, 17: 2 };  // secret colour cards of a seat, by sheet

// The characters of a cut: letters and signs that show, none of which merges with its neighbour.
const SEEN = String.raw`!-~\u00a1-\u00ac\u00ae-\u024f\u1e00-\u1eff\u0370-\u0373\u0375-\u037d\u037f-\u0386\u0388-\u03ff` +
  String.raw`\u0400-\u0482\u048a-\u052f\u0531-\u0556\u0561-\u0586\u10d0-\u10fa\u05d0-\u05ea\u060c\u061b\u061f\u0621-\u063a` +
  String.raw`\u0641-\u064a\u0660-\u0669\u0671-\u06d4\u06f0-\u06f9\u0904-\u0939\u0966-\u096f\u0e01-\u0e30\u0e32\u0e33` +
  String.raw`\u0e3f-\u0e46\u0e50-\u0e59\u2013\u2014\u2018\u2019\u201c\u201d\u2020-\u2022\u2026\u20a0-\u20bf\u2116\u2122` +
  String.raw`\u2190-\u2328\u232b-\u27ff\u2900-\u2adb\u2add-\u2bff\u3001-\u3029\u3030\u3041-\u3096\u30a1-\u30ff\u3105-\u312f` +
  String.raw`\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uff01-\uff9d\u{20000}-\u{2ebe0}\u{30000}-\u{323af}\u{1f000}-\u{1faff}`;
// What a cut of version 1 may not have, and the emojis after which it may.
const UNSEEN = String.raw`\x00-\x20\x7f-\xa0\xad\u034f\u061c\u0897\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u1acf-\u1aff\u2000-\u200f` +
  String.raw`\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ud800-\uf8ff\ufdd0-\ufdef\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb` +
  String.raw`\ufffe\uffff\u{10000}-\u{1cfff}\u{1d159}\u{1d173}-\u{1d17a}\u{1e000}-\u{1efff}\u{e0000}-\u{10ffff}`;
const JOINED = /([\u2190-\u2bff\u{1f000}-\u{1faff}])\ufe0f?(?:\u200d(?=[\u2190-\u2bff\u{1f000}-\u{1faff}]))?/gu;
const words = letter => new RegExp(`^(?:${letter}+(?: ${letter}+)*)?$`, "u");
const [CUT, CUT_1] = [words(`[${SEEN}]`), words(`[^${UNSEEN}]`)];
const isCut = (cut, version) => [...cut].length <= 64 &&
  (version > 1 ? CUT.test(cut) : cut === cut.normalize("NFC") && CUT_1.test(cut.replace(JOINED, "$1")));

const verb = move => move.split(":")[0];

class Refused extends Error {}
const refuse = reason => { throw new Refused(reason); };
const need = (place, right) => right || refuse(`${place}: missing or malformed`);
const legal = (place, move, right) => right || refuse(`${place}: ${shown(move)} isn't legal`);
const same = (place, found = null, right) => JSON.stringify(found) === JSON.stringify(right) ||
  refuse(`${place}: ${shown(found)} in the record, ${shown(right)} by the seal`);

function shown(value) {
  const simple = value === null || !(value instanceof Object) || Array.isArray(value) && value.every(it => it !== null && !(it instanceof Object));
  const text = !simple ? "something else" : typeof value === "string" ? value : JSON.stringify(value);
  return text.replace(/[^ -~]/gu, "?").slice(0, 80);
}

const isObject = value => value instanceof Object && !Array.isArray(value);
const isText = (value, pattern) => typeof value === "string" && pattern.test(value);
const isList = (value, right) => Array.isArray(value) && value.length <= 8 && value.every(right);
const isWellFormed = value => typeof value === "string" ? value.isWellFormed()
  : !(value instanceof Object) || Object.entries(value).flat().every(isWellFormed);
const countKeys = value => !(value instanceof Object) ? 0
  : Object.values(value).reduce((sum, it) => sum + countKeys(it), Array.isArray(value) ? 0 : Object.keys(value).length);

function keys(place, value, needed, possible = []) {
  need(place, isObject(value));
  for (const key of needed) need(`${place}.${key}`.replace("record.", ""), Object.hasOwn(value, key));
  need(place, Object.keys(value).every(key => needed.includes(key) || possible.includes(key)));
}

// JSON that every program reads alike: no key twice, whole numbers only, not deeply nested.
function parsed(bytes) {
  if (bytes.length > 2 ** 20) return undefined;
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes), value = JSON.parse(text);
    const bare = text.replace(/"[^"\\]*(?:\\.[^"\\]*)*"/gs, "");
    const whole = (bare.match(/[^\s,:[\]{}]+/g) ?? []).every(it => /^(true|false|null|0|[1-9]\d{0,14})$/.test(it));
    let depth = 0, deepest = 0;
    for (const sign of bare) deepest = Math.max(deepest, depth += "[{".includes(sign) ? 1 : "]}".includes(sign) ? -1 : 0);
    return whole && deepest <= 16 && countKeys(value) === bare.split(":").length - 1 ? value : undefined;
  } catch { return undefined; }
}

function checkSeal(seal) {
  keys("sealed", seal, SEAL, ["seating"]);
  const { version, table, commitment, secret, cuts, beacon, drawn, seating } = seal, hex = /^[0-9a-f]{64}$/;
  need("sealed.version", version === 1 || version === 2);
  need("sealed.table", isText(table, /^(0|[1-9][0-9]{0,19})$/));
  need("sealed.commitment", isText(commitment, hex));
  need("sealed.secret", secret === null || isText(secret, hex));
  need("sealed.cuts", isList(cuts, cut => cut === null || typeof cut === "string" && isCut(cut, version)));
  need("sealed.beacon", beacon === null || isObject(beacon) && Object.keys(beacon).sort().join() === "randomness,round,source" &&
    isText(beacon.source, /^[ -~]{1,64}$/) && Number.isInteger(beacon.round) && isText(beacon.randomness, /^([0-9a-f]{2}){1,64}$/));
  need("sealed.drawn", isList(drawn, name => isText(name, /^[a-z_]{1,20}$/)) && new Set(drawn).size === drawn.length &&
    (version === 1 || [...drawn].sort().join() === drawn.join()));
  need("sealed.seating", seating === undefined || isList(seating, seat => Number.isInteger(seat) && seat < 8));
}

function checkRecord(record) {
  keys("record", record, RECORD, ["sealed"]);
  const { format, game, seats, options, setup, moves, sealed } = record, has = Object.hasOwn(record, "sealed");
  need("format", format === "tabletop-record/1");
  need("game", typeof game === "string" && Object.hasOwn(SEATS, game));
  need("options", isObject(options));
  need("setup", isObject(setup));
  need("sealed", !has || isObject(sealed));
  for (const [place, part] of Object.entries({ setup, sealed, moves })) need(place, isWellFormed(part));
  need("seats", SEATS[game].includes(seats));
  keys("options", options, Object.keys(OPTIONS[game]));
  for (const [name, values] of Object.entries(OPTIONS[game])) need(`options.${name}`, values.includes(options[name]));
  need("moves", Array.isArray(moves));
  moves.forEach((move, index) => need(`moves.${index}`, typeof move === "string"));
  has ? checkSeal(sealed) : refuse("the deal of this record isn't sealed");
}

function checkSplendor(key, { seats, setup, moves }) {
  const decks = [[1, 8], [2, 6], [3, 4]].map(([level, most]) =>  // cards of each colour
    inOrder(key, "card", [..."wbgrk"].flatMap(colour => range(1, most).map(n => `${level}${colour}${n}`))));
  const rows = decks.map(deck => deck.splice(0, 4));
  need("setup.rows", isObject(setup.rows));
  rows.forEach((row, level) => same(`setup.rows.${level + 1}`, setup.rows[level + 1], row));
  keys("setup.rows", setup.rows, ["1", "2", "3"]);
  same("setup.nobles", setup.nobles, inOrder(key, "noble", range(1, 10).map(n => `n${n}`)).slice(0, seats + 1));
  keys("setup", setup, ["rows", "nobles"]);
  const open = new Set(rows.flat()), reserved = new Set();
  let due = null;  // the deck whose next card comes now, and where it comes
  moves.forEach((move, index) => {
    const place = `move ${index + 1}`;
    if (due) {
      const [deck, where] = due, card = deck.shift();
      legal(place, move, verb(move) === "deal") && same(place, move, `deal:${card}`);
      where.add(card);
      due = null;
      return;
    }
    legal(place, move, MOVES.splendor.test(move));
    const [, how, card] = move.match(/^(reserve|buy):(\w+)/) ?? [];
    if (!how || how === "buy" && reserved.delete(card)) return;
    const unseen = card.startsWith("deck"), deck = decks[card.at(unseen ? -1 : 0) - 1];
    legal(place, move, unseen ? deck.length : open.delete(card));
    if (how === "reserve" && !unseen) reserved.add(card);
    if (deck.length) due = [deck, unseen ? reserved : open];
  });
}

function checkSeekers(key, { options, setup, moves }) {
  const gems = [..."rygbp"].flatMap(colour => range(1, 7).map(n => `${colour}:${n}`));
  const line = inOrder(key, "gem", [...gems, "*:1", "$:1", "$:2", "$:3"]);
  same("setup.dungeon", setup.dungeon, line.map(gem => gem[0]).join(""));
  const field = [...BASIC];
  let left = { basic: 0, advanced: 4, chaos: 12 }[options.mode];
  for (const seeker of inOrder(key, "seeker", ADVANCED))
    if (left && field.includes(seeker[0])) { field[field.indexOf(seeker[0])] = seeker; left--; }
  same("setup.seekers", setup.seekers, field.sort());
  const colours = inOrder(key, "colour", [..."rygbp"]), each = HANDS[options.sheet] ?? 0;
  const hand = seat => [..."rygbp"].filter(c => colours.slice(seat * each, seat * each + each).includes(c)).join("");
  same("setup.colour_cards", setup.colour_cards, [hand(0), hand(1)]);
  keys("setup", setup, ["dungeon", "seekers", "colour_cards"]);
  const turned = options.sheet === 19 ? inOrder(key, "turn", [..."rygbp"]) : [];
  let sought = 0;  // two a round, and on sheet 19 a colour card is turned up just before the first of them
  moves.forEach((move, index) => {
    const place = `move ${index + 1}`, due = turned.length && turned.length === 5 - sought / 2, seeks = move.startsWith("seek:");
    if (due && verb(move) === "turn") same(place, move, `turn:${turned.shift()}`);
    else legal(place, move, MOVES.seekers.test(move) && (seeks ? !due : !moves[index - 1]?.startsWith("turn:")));
    if (seeks) sought++;
  });
}

// 2 artanh(x / y), and with it -ln(n / 2^64): whole numbers of 10^-60.
const ONE = 10n ** 60n;
function doubleArtanh(x, y) {
  const z = ONE * x / y;
  let sum = 0n;
  for (let power = z, k = 1n; power; power = power * z / ONE * z / ONE, k += 2n) sum += power / k;
  return 2n * sum;
}
const LN2 = doubleArtanh(1n, 3n);
function wait(n) {
  const bits = BigInt(n.toString(2).length - 1), whole = 1n << bits;
  return (64n - bits) * LN2 - doubleArtanh(n - whole, n + whole);
}

const factorial = n => n < 2 ? 1 : n * factorial(n - 1);
const rolls = (dice, least = 1) => dice ? range(least, 6).flatMap(face => rolls(dice - 1, face).map(rest => face + rest)) : [""];
const ways = dice => [...new Set(dice)].reduce((all, face) => all / factorial(dice.split(face).length - 1), factorial(dice.length));

// The roll that comes first: the smallest -ln(u) / ways, by nearly exact numbers among the two that seem to.
function rolled(key, number, dice) {
  const first = rolls(dice).map(roll => {
    const drawn = hmac(key, `roll:${number}:${roll}`).readBigUInt64BE() + 1n, times = ways(roll);
    return { roll, drawn, times, about: -Math.log(Number(drawn) / 2 ** 64) / times };
  }).sort((a, b) => a.about - b.about).slice(0, 2);
  const [one, two] = first.map(it => wait(it.drawn));
  return first[one * BigInt(first[1].times) <= two * BigInt(first[0].times) ? 0 : 1].roll;
}

function checkBluff(key, { seats, options, setup, moves }) {
  keys("setup", setup, []);
  const left = Array(seats).fill(options.dice), next = seat => range(1, seats).map(step => (seat + step) % seats).find(it => left[it]);
  let dice = Array(seats).fill(""), turn = 0, number = 0, bid = null;
  moves.forEach((move, index) => {
    const place = `move ${index + 1}`, due = dice.findIndex((it, seat) => left[seat] && !it), over = left.filter(it => it).length < 2;
    legal(place, move, !over);
    if (due >= 0) {
      const roll = rolled(key, number++, left[due]);
      legal(place, move, verb(move) === "roll") && same(place, move, `roll:${roll}`);
      dice[due] = roll;
    } else if (move === "challenge") {
      legal(place, move, bid);
      const faces = options.ones === "wild" ? [bid.face, "1"] : [bid.face];
      const found = [...dice.join("")].filter(it => faces.includes(it)).length, loser = found < bid.count ? bid.seat : turn;
      turn = --left[loser] ? loser : next(loser);
      [dice, bid] = [Array(seats).fill(""), null];
    } else {
      const [, count, face] = move.match(/^bid:([1-9]\d?)x([1-6])$/) ?? [], all = left.reduce((sum, it) => sum + it);
      legal(place, move, count && count <= all && (!bid || +count > bid.count || +count === bid.count && face > bid.face));
      bid = { count: +count, face, seat: turn };
      turn = next(turn);
    }
  });
}

const GAMES = { splendor: checkSplendor, seekers: checkSeekers, bluff: checkBluff };

function check(record) {
  checkRecord(record);
  const { game, seats, options, sealed } = record;
  const { version, table, commitment, secret, cuts, beacon, drawn, seating } = sealed, bytes = Buffer.from(secret ?? "", "hex");
  if (secret === null) refuse("the secret isn't in this record: the game hasn't ended, or was called off");
  if (cuts.includes(null)) refuse("a cut isn't in this record: a player's data was deleted");
  same("the commitment", commitment, createHash("sha256").update(`facet-sealed-${version}\0${table}\0`).update(bytes).digest("hex"));
  need("sealed.cuts", cuts.length === seats);
  need("sealed.drawn", drawn.every(name => DRAWN[game].includes(name)));
  const fixed = Object.fromEntries(Object.keys(options).sort().map(name => [name, drawn.includes(name) ? null : options[name]]));
  const committed = version > 1 ? [{ drawn }, { seating: seating !== undefined }] : [];
  const key = hmac(bytes, JSON.stringify({ beacon: beacon?.randomness ?? null, cuts, ...committed[0], game, options: fixed, ...committed[1], seats, table }));
  for (const name of drawn) same(`options.${name}`, options[name], inOrder(key, `option:${name}`, OPTIONS[game][name])[0]);
  if (seating) same("sealed.seating", seating, inOrder(key, "seat", range(0, seats - 1)));
  GAMES[game](key, record);
}

function verdict(bytes) {
  try {
    check(parsed(bytes));
    return "valid";
  } catch (error) {
    if (error instanceof Refused) return error.message;
    throw error;
  }
}

const isJson = bytes => { try { JSON.parse(bytes); return true; } catch { return false; } };

function recordsOf(content) {
  const lines = [];
  for (let from = 0, to; from < content.length; from = to + 1) {
    to = content.indexOf(10, from) < 0 ? content.length : content.indexOf(10, from);
    const line = content.subarray(from, to);
    if (!/^(\xef\xbb\xbf)?[ \t\r\v\f]*$/.test(line.toString("latin1"))) lines.push(line);
  }
  return isJson(content) || !isJson(lines[0]) && !lines.slice(1).some(line => line[0] === 0x7b) ? [content] : lines;
}

const files = process.argv.length > 2 ? process.argv.slice(2) : [0];
for (const told of files.flatMap(file => recordsOf(readFileSync(file))).map(verdict)) {
  console.log(told);
  if (told !== "valid") process.exitCode = 1;
}
