/** Words of heat: what is named with one is cooked. */
const HEAT =
  /\b(?:fr(?:y|ied|ying)|saut|brown|sear|heat|boil|simmer|bake|roast|cook|melt|grill|broil|steam|poach|toast|stew|braise|oven|skillet|wok|hob|stove|microwave|warm|caramel|saucepan|(?:frying )?pan\b|pot\b|griddle|minutes? more|reduce|soften|wilt|bubbl)/;
/** Words behind which a food is eaten as it is. */
const UNHEATED =
  /\b(?:sprinkle|scatter|garnish|strew|dollop|drizzle|pile|spoon over|serve|top(?:ped)? with|finish|decorate|squeeze|arrange|off the heat|cool(?:ed)?|chill|raw|toss|dress|fill (?:the |your )?bowls)/;
/** What was cooked before: "top with the mint and roasted peanuts" heats no mint. */
const COOKED_BEFORE =
  /\boff the heat\b|\bwithout (?:boiling|cooking|heating|frying)\b|\bheat(?:proof)?\b.*?bowl|\b(?:roasted|toasted|fried|grilled|baked) (?=\p{L})/gu;
/** What is mixed into a dish. */
const MIXED = /\b(?:stir|fold|fork|mix|toss|knead|season)(?:ed)?\b/;
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

/** What is done to a dish before it goes into the oven. */
const LAID_ON = /\b(?:sprinkle|scatter|strew|drizzle|crumble|spoon|top(?:ped)?|arrange|toss|squeeze|lay|cover)\b/;
const AT_TABLE = /\b(?:serve|garnish|decorate|off the heat)/;
const BAKED = /\b(?:bake|roast|grill|broil)\b|\binto the oven\b/;

/**
 * Which sentences lay something on a dish that is baked or grilled afterwards: the cheese of a pizza is no raw one.
 * @param sentences all of a recipe, in lower case
 */
export function bakedSentences(sentences: readonly string[]): ReadonlySet<number> {
  const oven = sentences.findLastIndex((sentence) => BAKED.test(sentence));
  const isLaid = (sentence: string): boolean => LAID_ON.test(sentence) && !AT_TABLE.test(sentence);
  return new Set([...sentences.keys()].filter((at) => at < oven && isLaid(sentences[at] ?? '')));
}
