// Verifies sealed records, one a line, from files or standard input: node verify.mjs records.jsonl
// It needs no rules: nothing is put back, so every pile has one order.
import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";

const hmac = (key, text) => createHmac("sha256", key).update(text, "utf8").digest();
const inOrder = (key, labels) =>
  labels.map(label => [hmac(key, label), label]).sort((a, b) => Buffer.compare(a[0], b[0])).map(pair => pair[1]);
const names = labels => labels.map(label => label.slice(label.indexOf(":") + 1));
const range = (from, to) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
// Object keys that look like numbers would move to the front: write the JSON with sorted keys.
const sorted = value => Array.isArray(value) ? `[${value.map(sorted)}]`
  : value && typeof value === "object"
    ? `{${Object.keys(value).sort().map(key => `${JSON.stringify(key)}:${sorted(value[key])}`)}}`
    : JSON.stringify(value);

const CARDS = { 1: 8, 2: 6, 3: 4 };  // of each colour
const cards = level => [..."wbgrk"].flatMap(colour => range(1, CARDS[level]).map(n => `card:${level}${colour}${n}`));
const BASIC = ["1", "1", "2", "2", "2", "3", "3", "3", "4", "4", "5", "5"];
const ADVANCED = "1a 1b 1c 2a 2b 2c 2d 3a 3b 3c 3d 4a 4b 4c 5a 5b 5c".split(" ");
const HANDS = { 14: 2, 15: 1, 16: 2, 17: 2 };  // secret colour cards of a seat, by sheet

function* splendor(key, record) {
  for (const level of [1, 2, 3]) {
    const drawn = names(inOrder(key, cards(level)));
    yield [`setup.rows.${level}`, record.setup.rows[level], drawn.slice(0, 4)];
    const dealt = record.moves.filter(move => move.startsWith(`deal:${level}`)).map(move => move.slice(5));
    yield [`cards of level ${level}`, dealt, drawn.slice(4, 4 + dealt.length)];
  }
  const nobles = names(inOrder(key, range(1, 10).map(n => `noble:n${n}`)));
  yield ["setup.nobles", record.setup.nobles, nobles.slice(0, record.seats + 1)];
}

function* seekers(key, record) {
  const gems = [..."rygbp"].flatMap(colour => range(1, 7).map(n => `gem:${colour}:${n}`));
  const all = [...gems, "gem:*:1", ...range(1, 3).map(n => `gem:$:${n}`)];
  yield ["setup.dungeon", record.setup.dungeon, names(inOrder(key, all)).map(name => name[0]).join("")];
  const field = [...BASIC];
  let left = { basic: 0, advanced: 4, chaos: 12 }[record.options.mode];
  for (const name of names(inOrder(key, ADVANCED.map(name => `seeker:${name}`))))
    if (left && field.includes(name[0])) { field[field.indexOf(name[0])] = name; left--; }
  yield ["setup.seekers", record.setup.seekers, field.sort()];
  const colours = names(inOrder(key, [..."rygbp"].map(colour => `colour:${colour}`)));
  const each = HANDS[record.options.sheet] ?? 0;
  const hand = seat => [..."rygbp"].filter(c => colours.slice(seat * each, seat * each + each).includes(c)).join("");
  yield ["setup.colour_cards", record.setup.colour_cards, [hand(0), hand(1)]];
  const turned = record.moves.filter(move => move.startsWith("turn:"));
  yield ["colours turned up", turned, inOrder(key, [..."rygbp"].map(c => `turn:${c}`)).slice(0, turned.length)];
}

function* checks(record) {
  const { table, secret, cuts, beacon, drawn, seating, commitment } = record.sealed;
  const hex = Buffer.from(secret, "hex");
  const digest = createHash("sha256").update(`facet-sealed-1\0${table}\0`).update(hex).digest("hex");
  yield ["the commitment", commitment, digest];
  const options = { ...record.options, ...Object.fromEntries(drawn.map(key => [key, null])) };
  const { game, seats } = record;
  const key = hmac(hex, sorted({ beacon: beacon?.randomness ?? null, cuts, game, options, seats, table }));
  const first = labels => inOrder(key, labels)[0].split(":").pop();
  for (const name of drawn)
    yield [name, String(record.options[name]), first(range(1, { sheet: 20, order: 4 }[name]).map(n => `option:${name}:${n}`))];
  if (seating) yield ["seating", seating, names(inOrder(key, range(0, seats - 1).map(n => `seat:${n}`))).map(Number)];
  yield* ({ splendor, seekers })[game](key, record);
}

const lines = (process.argv[2] ? readFileSync(process.argv[2]) : readFileSync(0)).toString().split("\n");
for (const line of lines.filter(text => text.trim())) {
  const record = JSON.parse(line);
  if (!record.sealed?.secret || record.sealed.cuts.includes(null)) {
    console.log("the secret or a cut isn't in this record");
    continue;
  }
  const wrong = [...checks(record)].find(([, found, sealed]) => sorted(found) !== sorted(sealed));
  console.log(wrong ? `${wrong[0]}: ${sorted(wrong[1])} was drawn, ${sorted(wrong[2])} was sealed` : "valid");
}
