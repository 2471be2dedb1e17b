/** How much of a cook's hands a step with minutes keeps: all the time, half of it, or none once it is begun. */
export type Attention = 'held' | 'watched' | 'free';

/** What is done over and over, or needs a hand all the time, whatever else the step says. */
const REPEATED = /\b(?:batches|one at a time|one by one|the rest the same way|stirring|whisking|turning often)\b/i;
/** Heat or time does it alone. */
const ALONE =
  /\b(?:simmer|boil|bake|roast|steam|poach|braise|stew|rise|prove|chill|refrigerate|freeze|marinate|soak|cool|rest|stand|set|leave|brew|infuse|swell|draw|absorb|heat the (?:oven|grill)|in the oven|slow cooker)/i;
/** Hands do it from its first moment to its last. */
const BY_HAND =
  /^(?:stir-fry|stir(?! in\b)|whisk|beat|knead|toss|scramble|baste|fold|roll|shape|mash|cream|press|rub|blend|chop|peel|cut|mix|fill|dip)\b/i;

/** Steps as short as this are not worth walking away from; in minutes. */
const SHORT = 2;

/** A guess from its words at how much of the hands a step keeps, for no recipe says. */
export function attentionOf(text: string, minutes: number): Attention {
  if (minutes <= SHORT || REPEATED.test(text)) return 'held';
  if (ALONE.test(text)) return 'free';
  return BY_HAND.test(text) ? 'held' : 'watched';
}

/** Whether a step only has the oven or the grill get hot. */
export function heatsOven(text: string): boolean {
  return /^(?:pre-?)?heat (?:the |your )?(?:oven|grill)\b/i.test(text);
}

/** Whether a step needs the oven or the grill hot. */
export function needsOven(text: string): boolean {
  return !heatsOven(text) && /\b(?:bake|roast|grill|oven)/i.test(text);
}

/** Whether a step is said to be done while the one before it goes on. */
export function saysMeanwhile(text: string): boolean {
  return /^(?:meanwhile|in the meantime)\b|\bwhile (?:the|it|they|that)\b.*\b(?:cooks?|bakes?|simmers?|roasts?|rests?|boils?|fr(?:y|ies)|chills?|cools?|rises?|soaks?|marinates?)\b/i.test(
    text,
  );
}

/** Whether a dish left standing after the step would spoil: it is hot, or on the heat. */
export function isHot(text: string): boolean {
  return /\b(?:simmer|boil|bake|roast|fry|grill|cook|steam|poach|braise|blanch|wilt|melt|sear|toast|brown|soften|warm|heat|hot)/i.test(
    text,
  );
}
