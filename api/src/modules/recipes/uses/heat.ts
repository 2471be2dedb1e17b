/** Words of heat: what is named with one is cooked. */
const HEAT =
  /\b(?:fr(?:y|ied|ying)|saut|brown|sear|heat|boil|simmer|bake|roast|cook|melt|grill|broil|steam|poach|toast|stew|braise|oven|skillet|wok|hob|stove|microwave|warm|caramel|saucepan|(?:frying )?pan\b|pot\b|griddle|minutes? more|reduce|soften|wilt)/;
/** Words behind which a food is eaten as it is. */
const UNHEATED =
  /\b(?:sprinkle|scatter|garnish|strew|dollop|drizzle|serve|top(?:ped)? with|finish|decorate|squeeze|arrange|off the heat|cool(?:ed)?|chill|raw|toss|dress)/;
/** What was cooked before: "top with the mint and roasted peanuts" heats no mint. */
const COOKED_BEFORE =
  /\boff the heat\b|\bheat(?:proof)?\b.*?bowl|\b(?:roasted|toasted|fried|grilled|baked) (?=\p{L})/gu;
/** What is mixed into a dish. */
const MIXED = /\b(?:stir|fold|mix|toss|knead|season|stir through)(?:ed)?\b/;
/** What gives flavours time to come through. */
const STANDS = /\b(?:cover|stand|rest|leave|chill|overnight|infuse|soak)/;

/** Whether the foods that a sentence names are heated in it. */
export const isHeated = (sentence: string): boolean => HEAT.test(sentence) && !isServed(sentence);

/** Whether the foods that a sentence names are eaten as they are. */
export const isServed = (sentence: string): boolean =>
  UNHEATED.test(sentence) && !HEAT.test(sentence.replace(COOKED_BEFORE, ' '));

/** Whether a sentence speaks of heat at all. */
export const isHot = (sentence: string): boolean => HEAT.test(sentence);

/**
 * Which sentences of a recipe mix something into a dish that is cooked, and is neither heated nor left to stand afterwards: what they name stays raw.
 * @param sentences all of them, in lower case
 */
export function lastSentences(sentences: readonly string[]): ReadonlySet<number> {
  const isWarm = (sentence: string): boolean => HEAT.test(sentence.replace(COOKED_BEFORE, ' '));
  const cooked = sentences.findLastIndex((sentence) => isWarm(sentence) || STANDS.test(sentence));
  if (!sentences.some(isWarm)) return new Set();
  return new Set([...sentences.keys()].filter((at) => at > cooked && MIXED.test(sentences[at] ?? '')));
}
