/** Animals whose bones go into stock; shells are no food. */
const ANIMALS = 'fish|beef|veal|lamb|mutton|pork|turkey|chicken|duck|goose';
const INNER = '(?:bones?|heads?|trimmings|carcass(?:es)?|scraps)';
const FLAVOURS =
  'vanilla|chocolate|butterscotch|banana|coconut|pistachio|lemon|strawberry|caramel|cheesecake|white chocolate';
const PACKAGE = '(?:packages?|pkgs?\\.?|packets?|pkts?\\.?|box(?:es)?) (?:of )?';

/** Ways in which a line names a food, and the words that it is read by. */
const WAYS: readonly (readonly [RegExp, string])[] = [
  // A pudding by its flavour: "2 packages vanilla (Jell-O pudding)", "1 package vanilla instant (Jell-O)".
  [
    new RegExp(
      `(?<=\\b${PACKAGE}(?:instant |sugar[- ]free )?)(${FLAVOURS})(?: (?:instant|flavou?r(?:ed)?))?(?= ?\\([^()]*\\bpudding)`,
      'gi',
    ),
    '$1 pudding',
  ],
  [new RegExp(`(?<=\\b${PACKAGE})(${FLAVOURS}) instant(?= ?\\([^()]*\\bjell-?o\\b)`, 'gi'), '$1 instant pudding'],
  // What stock is made of: "heads and bones from white-fleshed fish".
  [
    new RegExp(
      `\\b(${INNER}(?:(?: ?, (?:including )?| and | or | ?, and )${INNER})*)(?: ?,)? (?:of|from) (?:an? |the |some )?(?:[a-z]+-fleshed |white |lean |non-?oily |raw |fresh |cooked |roasted? )*(${ANIMALS})s?\\b(?! (?:stock|broth|soup))`,
      'gi',
    ),
    '$2 $1',
  ],
  // What bread is cut or crumbled into: "cubes made from crusty white bread", "crumbs from sourdough bread".
  [
    /(?<=^[\d½¼¾⅓⅔⅛ ./-]+(?:[a-z]+\.? )?)crumbs (?:made )?(?=from [a-z -]*\b(?:bread|baguette|brioche|loaf)\b)/i,
    'breadcrumbs ',
  ],
  [
    /(?<=^[\d½¼¾⅓⅔⅛ ./-]+(?:[a-z]+\.? )?)(cubes|chunks|pieces|slices) (?:made |cut |torn )?from (?:an? |the )?(?:loaf of )?((?:[a-z-]+ ){0,3}?(?:bread|baguette|brioche|ciabatta|challah))\b/i,
    '$2 $1',
  ],
  // A piece by a word of databases: "6 unit Heath bars".
  [/(?<=^[\d½¼¾⅓⅔⅛ ./-]+)units? (?:of )?(?=[a-z])/i, ''],
  // What may go in goes in if one likes: "other common seasonings may include cayenne pepper".
  [
    /^(?:(?:other|some|common|optional|extra|additional|possible|good|favou?rite) )*(?:ingredients|seasonings?|spices|herbs|toppings|garnishes|fillings|condiments|add-?ins|vegetables|extras) (?:may|might|can|could) (?:also )?include ?:? /i,
    'optional: ',
  ],
  [/\bmixed whole (?=peppercorns?\b)/gi, 'mixed '],
  // Bread for a dish, and no dish.
  [/\b(?:torrijas?|bread pudding|crostini|bruschetta|panzanella|fondue) bread\b/gi, 'bread'],
  // Whiskey beside another spirit.
  [/\brye(?= (?:or|and\/or) (?:bourbon|scotch|whiske?y|brandy|cognac|rum)\b)/gi, 'rye whiskey'],
  [/(?<=\b(?:bourbon|scotch|brandy|cognac|rum) (?:or|and\/or) )rye\b(?! [a-z])/gi, 'rye whiskey'],
  // Wine beside another, and no kind of that.
  [/\bmuscat(?= (?:or|and\/or)\b| ?, [a-z ]+ or )(?!.*\b(?:grapes?|raisins?|vinegar|pumpkins?)\b)/gi, 'muscat wine'],
  [/(?<=(?:sauternes|port|marsala|madeira|sherry|wine) (?:or|and\/or) )muscat\b(?! [a-z])/gi, 'muscat wine'],
  // Oil of a seed beside another oil.
  [/\b(pumpkin|sesame) ?seed(?=(?: ?, [a-z]+)* ?,? (?:or|and\/or) [a-z]+ oil\b)/gi, '$1seed'],
  [/\bsesameseed\b/gi, 'sesame'],
  [/\bchees\b/gi, 'cheese'],
  // What may be left out, before what may be taken instead.
  [/(?<=[a-z]) (if (?:desired|you (?:like|wish|want))),? (?=or [a-z])/gi, ', $1, '],
  // A promise before a name, and no remark that begins with "for".
  [/\bkosher[- ]for[- ]passover,? (?=[a-z])/gi, 'kosher '],
  [/\bno-fat\b/gi, 'nonfat'],
  // Only what is canned is sold so.
  [
    /\b(no[- ]salt[- ]added|(?:low|reduced)[- ]sodium) (?=(?:whole|diced|chopped|peeled|plum|stewed|petite) (?:\w+ )?tomatoes\b)/gi,
    '$1 canned ',
  ],
  [/,? or (?:(?:an? )?(?:little|tiny|wee)?(?: ?bit)?|slightly|somewhat) ?(?:more|less)(?= ?(?:[,;)]|$))/gi, ''],
];

/** A line with what it says in ways of its own in the words that it is read by. */
export const inUsualWords = (text: string): string =>
  WAYS.reduce((line, [way, usual]) => line.replace(way, usual), text);
