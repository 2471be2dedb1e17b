/** Words that begin a remark on the food before them; from there on the text is no name: "for garnish", "in syrup". */
const STARTS = new Set(
  `to for plus with without in from like on off per by into until if that which when where while then than because but so preferably ideally including depending divided cut see each more left
  instead reserved made use used using also about approx approximately roughly weighing totaling totalling is are was were has have work works should will i we you it this
  zum zur für nach ohne mit pour sans selon sin senza qb q.b c/n piqué piquée dissous dissoute délayé délayée steccato steccata`.split(
    /\s+/,
  ),
);
/** Words that do so before certain others only: "as needed", "or so", "and chopped". */
const STARTS_BEFORE = new Map(
  Object.entries({
    as: 'per needed required desired necessary garnish a an accompaniment you',
    at: 'room',
    the: 'size',
    rather: 'than',
    size: 'of',
    no: 'more larger',
    can: 'be also use replace substitute add',
    such: 'as',
    remojado: 'en',
    remojada: 'en',
    remojados: 'en',
    remojadas: 'en',
    mojado: 'en',
    ammollato: 'in nel',
    bagnato: 'in nel',
    trempé: 'dans',
    trempée: 'dans',
    en: 'dés cubes rondelles tranches lamelles morceaux quartiers julienne rodajas trozos dados tiras cubitos láminas juliana',
    a: 'fette cubetti dadini pezzi pezzetti rondelle striscioline listarelle spicchi temperatura piacere gusto',
    al: 'gusto',
    para: 'la el los las',
    au: 'goût',
    à: 'température volonté',
    quanto: 'basta',
    or: 'more so less as to',
    and: `more cut then finely chopped sliced peeled diced drained rinsed liquid halved quartered cored seeded deveined trimmed grated minced crushed roughly coarsely thinly pitted shredded mashed divided cooled extra
    its their the`,
  }).map(([word, next]) => [word, new Set(next.split(/\s+/))]),
);

/** What is done to a food in another: "soaked in milk", "wrapped in bacon". */
export const DONE_IN =
  `soaked dissolved steeped infused cooked fried sautéed sauteed poached marinated macerated wrapped rolled dipped tossed turned whisked stirred mixed beaten blended simmered stewed braised boiled baked roasted toasted
  browned softened melted coated covered dredged dusted drenched bathed preserved packed stored bound thinned diluted smothered confited pickled cured studded stuck seasoned sprinkled`.split(
    /\s+/,
  );
for (const word of DONE_IN) STARTS_BEFORE.set(word, new Set(['in', 'into', 'with']));

const OPTIONAL =
  /^(?:(?:(?:these|those|this|they|it)(?:['’](?:s|re)| is| are) )?(?:all |both |totally |completely |very )?optional(?!ly\b)|optionally(?=\W*$)|if desired|if you like|if you wish|if you want|if liked|if using|if available|if you have (?:it|them|some)|facultati(?:f|ve)s?|opcional(?:es)?|facoltativ[oaie]|nach Belieben|nach Wunsch|si se desea|a piacere)\b/i;
const SAYS_NO_MORE =
  /^\W*(?:(?:but|though) \w+|garnish(?:es)?|toppings?|extras?|ingredients?|step|add-?ins?|too|here|for serving)?\W*$/i;
const OPTIONAL_AT_END = / (?:optional|if desired|if you like|if you wish|if using|if available)$/i;
const NO_NAME = /^(?:to taste|as needed|as desired|optional)$/i;

/** Where the remark begins in `text`, at a space from `start` on; -1 when there is none. */
export function findRemark(text: string, start: number): number {
  for (let at = text.indexOf(' ', start); at !== -1; at = text.indexOf(' ', at + 1)) {
    const [word = '', next = ''] = text
      .slice(at + 1, at + 40)
      .toLowerCase()
      .split(' ');
    if (word === 'than' && /^b(?:oui|ul)/.test(next)) continue; // the brand Better Than Bouillon
    if (/^(?:\+|&|and)$/.test(word) && /^[\d½¼¾⅓⅔⅛]/.test(next)) return at; // "1 egg + 1 tbsp water"
    if (word === 'to' && /^[\d½¼¾⅓⅔⅛]/.test(next) && /[\d½¼¾⅓⅔⅛]$/.test(text.slice(0, at))) continue; // "or 8 to 10 cherry tomatoes"
    if (word === 'para' && /(?:[aeií]r|[aeií]rlos?|[aeií]rlas?)$/.test(next.replace(/[^a-záéíñ]+$/, ''))) return at; // "para acompañar"
    if (STARTS.has(word.replace(/\.$/, '')) || STARTS_BEFORE.get(word)?.has(next)) return at;
  }
  return -1;
}

/** Whether a remark makes the line optional: "optional", "if desired". */
export function isOptional(remark: string): boolean {
  return OPTIONAL.test(remark);
}

/** Whether a remark says only that the line is optional; "optional walnuts" names what may be left out. */
export function isOnlyOptional(remark: string): boolean {
  return OPTIONAL.test(remark) && SAYS_NO_MORE.test(remark.replace(OPTIONAL, ''));
}

/** `chives optional` without its last word; undefined when the name does not end so. */
export function withoutOptional(name: string): string | undefined {
  return OPTIONAL_AT_END.test(name) ? name.replace(OPTIONAL_AT_END, '') : undefined;
}

/** Whether a piece of a line stands where a name would and is none: "to taste". */
export function isNoName(piece: string): boolean {
  return NO_NAME.test(piece);
}
