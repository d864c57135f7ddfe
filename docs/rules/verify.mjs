// Verifies sealed records, one a line, from a file or standard input: node verify.mjs records.jsonl
// It needs no rules: nothing is put back, so every pile has one order.
import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";

const hmac = (key, text) => createHmac("sha256", key).update(text, "utf8").digest();
const inOrder = (key, kind, names) => names.map(name => [hmac(key, `${kind}:${name}`), name])
  .sort((a, b) => Buffer.compare(a[0], b[0])).map(pair => pair[1]);
const range = (from, to) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const json = value => Array.isArray(value) ? `[${value.map(json)}]`  // with sorted keys
  : value instanceof Object ? `{${Object.keys(value).sort().map(key => `${json(key)}:${json(value[key])}`)}}`
  : JSON.stringify(value);

const BASIC = [..."112223334455"];
const ADVANCED = "1a 1b 1c 2a 2b 2c 2d 3a 3b 3c 3d 4a 4b 4c 5a 5b 5c".split(" ");
const HANDS = { 14: 2, 15: 1, 16: 2, 17: 2 };  // secret colour cards of a seat, by sheet
const MOST = { sheet: 20, order: 4 };  // of the options that can be drawn
const OPTIONS = { splendor: ["target"], seekers: ["declare", "mode", "order", "sheet"] };

function* splendor(key, { setup, seats, moves }) {
  const decks = [[1, 8], [2, 6], [3, 4]].map(([level, most]) =>  // cards of each colour
    inOrder(key, "card", [..."wbgrk"].flatMap(colour => range(1, most).map(n => `${level}${colour}${n}`))));
  for (const [level, deck] of decks.entries())
    yield [`setup.rows.${level + 1}`, setup.rows[level + 1], deck.splice(0, 4)];
  yield ["setup.nobles", setup.nobles, inOrder(key, "noble", range(1, 10).map(n => `n${n}`)).slice(0, seats + 1)];
  for (const [number, move] of moves.entries())
    if (move.startsWith("deal:")) yield [`move ${number + 1}`, move, `deal:${decks[move[5] - 1].shift()}`];
}

function* seekers(key, { setup, options, moves }) {
  const gems = [..."rygbp"].flatMap(colour => range(1, 7).map(n => `${colour}:${n}`));
  const line = inOrder(key, "gem", [...gems, "*:1", "$:1", "$:2", "$:3"]);
  yield ["setup.dungeon", setup.dungeon, line.map(gem => gem[0]).join("")];
  const field = [...BASIC];
  let left = { basic: 0, advanced: 4, chaos: 12 }[options.mode];
  for (const seeker of inOrder(key, "seeker", ADVANCED))
    if (left && field.includes(seeker[0])) { field[field.indexOf(seeker[0])] = seeker; left--; }
  yield ["setup.seekers", setup.seekers, field.sort()];
  const colours = inOrder(key, "colour", [..."rygbp"]), each = HANDS[options.sheet] ?? 0;
  const hand = seat => [..."rygbp"].filter(c => colours.slice(seat * each, seat * each + each).includes(c)).join("");
  yield ["setup.colour_cards", setup.colour_cards, [hand(0), hand(1)]];
  const turned = inOrder(key, "turn", [..."rygbp"]);
  for (const [number, move] of moves.entries())
    if (move.startsWith("turn:")) yield [`move ${number + 1}`, move, `turn:${turned.shift()}`];
}

function* checks({ game, seats, options, sealed, ...rest }) {
  const { version, table, secret, cuts, beacon, drawn, seating, commitment } = sealed, hex = Buffer.from(secret, "hex");
  yield ["sealed.version", version, 1];
  yield ["sealed.secret", hex.length === 32 && hex.toString("hex"), secret.toLowerCase()];
  const digest = createHash("sha256").update(`facet-sealed-1\0${table}\0`).update(hex).digest("hex");
  yield ["the commitment", commitment, digest];
  yield ["sealed.cuts", cuts.length, seats];  // with one more of anything, a host could try until the cards suit
  yield ["sealed.cuts", cuts, cuts.map(cut => [...cut.normalize("NFC")].slice(0, 64).join(""))];
  yield ["options", Object.keys(options).sort(), OPTIONS[game]];
  yield ["sealed.drawn", drawn.filter(name => !Object.hasOwn(MOST, name)), []];
  const fixed = { ...options, ...Object.fromEntries(drawn.map(name => [name, null])) };
  const key = hmac(hex, json({ beacon: beacon?.randomness ?? null, cuts, game, options: fixed, seats, table }));
  for (const name of drawn)
    yield [`options.${name}`, options[name], inOrder(key, `option:${name}`, range(1, MOST[name]))[0]];
  if (seating) yield ["sealed.seating", seating, inOrder(key, "seat", range(0, seats - 1))];
  yield* ({ splendor, seekers })[game](key, { seats, options, ...rest });
}

function verdict({ sealed, ...rest }) {
  if (!sealed?.secret || sealed.cuts.includes(null)) return "the secret or a cut isn't in this record";
  for (const [place, found, right] of checks({ sealed, ...rest }))
    if (json(found) !== json(right)) return `${place}: ${json(found)} in the record, ${json(right)} by the seal`;
  return "valid";
}

for (const line of readFileSync(process.argv[2] ?? 0, "utf8").replace(/^\ufeff/, "").split("\n").filter(text => text.trim())) {
  const told = verdict(JSON.parse(line));
  console.log(told);
  if (told !== "valid") process.exitCode = 1;
}
