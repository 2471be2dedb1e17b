/** The part of a food that a line asks for, and the rest of the line. */
export interface PartOfFood {
  /** "juice of", "grated zest of", "serve with"; null when the line asks for the whole food. */
  prefix: string | null;
  rest: string;
}

const PARTS =
  'juices?|zests?|rinds?|peels?|seeds|leaves|flesh|pulp|whites?|yolks?|stems|tips|breasts|roots|greens|fronds|kernels|segments';
const BEFORE_PART = `the|freshly|fresh|finely|coarsely|grated|squeezed|strained|minced|pared|thinly|and|&|${PARTS}|\\d+ (?:strips?|teaspoons?|tablespoons?)`;
const COUNTED = 'an?\\b|whole|fresh|large|small|one|two|three|four|five|six|half|\\d|[½¼¾⅓⅔]';
const PREFIX = new RegExp(
  `^((?:(?:${BEFORE_PART}) )*(?:${PARTS}))(?: (?:only )?(?:of|from) (?:about )?(?=${COUNTED})| (?=[\\d½¼¾]))`,
  'i',
);

/** "Saft einer Zitrone", "le jus d'un citron", "ralladura de 1 limón", "succo di mezzo limone" */
const FOREIGN_PREFIX =
  /^((?:(?:der|die|le|les|el|la|il) )?(?:(?:abgerieben|gerieben)e )?(?:saft|schale|abrieb|jus|zestes?|zumo|jugo|ralladura|succo|scorza|buccia)(?: (?:und|et|y|e)(?: (?:der|die|le|el|la|il))? (?:saft|schale|abrieb|jus|zestes?|zumo|ralladura|succo|scorza))?) (?:(?:von|de|di) |d['’])?(?=[\d½¼¾]|(?:eine[rs]?|une?|un[oa]|zwei|deux|dos|due|halben?|demi|medi[oa]|mezz[oa])[ -])/i;

/** "Serve with peanut sauce" asks for peanut sauce. */
const SERVING = /^(?:(?:serve|served|top|topped|garnish|garnished|finish)|(?:top|topped|fill|filled) up) with (?=\S)/i;

/** "Juice of 1 lemon" is one lemon, prepared. */
export function takePrefix(text: string): PartOfFood {
  const serving = SERVING.exec(text)?.[0];
  if (serving !== undefined) return { prefix: serving.trim(), rest: text.slice(serving.length) };
  const foreign = FOREIGN_PREFIX.exec(text);
  if (foreign) return { prefix: foreign[1] ?? '', rest: text.slice(foreign[0].length) };
  const match = PREFIX.exec(text);
  return match ? { prefix: `${match[1] ?? ''} of`, rest: text.slice(match[0].length) } : { prefix: null, rest: text };
}

/** The food's own name for the part, where it has one: the whites of eggs are egg whites. */
export function nameOfPart(prefix: string | null, phrase: string): string {
  const part = /\b(whites?|yolks?) of$/i.exec(prefix ?? '')?.[1];
  return part === undefined ? phrase : `${phrase} ${part}`;
}
