/** What British and American cooks write short when they type what they have, word by word. */
const SHORT_WORDS = new Map(
  Object.entries({
    toms: 'tomatoes',
    broc: 'broccoli',
    brocc: 'broccoli',
    brocs: 'broccoli',
    choc: 'chocolate',
    coc: 'coconut',
    dbl: 'double',
    marg: 'margarine',
    mozz: 'mozzarella',
    mushies: 'mushrooms',
    nat: 'natural',
    parm: 'parmesan',
    spag: 'spaghetti',
    taters: 'potatoes',
    tatties: 'potatoes',
    veg: 'vegetables',
    worcs: 'worcestershire',
    yog: 'yogurt',
    yogs: 'yogurts',
  }),
);
/** A pot of something else is a measure. */
const POTATOES = /(?<=\b(?:new|baby|sweet|roast|jacket) )pots\b/gi;

/** A typed name with its short words written out: "cherry toms" is "cherry tomatoes". */
export function inFull(text: string): string {
  return text.replace(POTATOES, 'potatoes').replace(/\p{L}+/gu, (word) => SHORT_WORDS.get(word.toLowerCase()) ?? word);
}
