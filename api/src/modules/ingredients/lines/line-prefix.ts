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
  `^((?:(?:${BEFORE_PART}) )*(?:${PARTS}))(?: (?:of|from) (?:about )?(?=${COUNTED})| (?=[\\d½¼¾]))`,
  'i',
);

/** "Serve with peanut sauce" asks for peanut sauce. */
const SERVING = /^(?:(?:serve|served|top|topped|garnish|garnished|finish)|(?:top|topped|fill|filled) up) with (?=\S)/i;

/** "Juice of 1 lemon" is one lemon, prepared. */
export function takePrefix(text: string): PartOfFood {
  const serving = SERVING.exec(text)?.[0];
  if (serving !== undefined) return { prefix: serving.trim(), rest: text.slice(serving.length) };
  const match = PREFIX.exec(text);
  return match ? { prefix: `${match[1] ?? ''} of`, rest: text.slice(match[0].length) } : { prefix: null, rest: text };
}

/** The food's own name for the part, where it has one: the whites of eggs are egg whites. */
export function nameOfPart(prefix: string | null, phrase: string): string {
  const part = /\b(whites?|yolks?) of$/i.exec(prefix ?? '')?.[1];
  return part === undefined ? phrase : `${phrase} ${part}`;
}
