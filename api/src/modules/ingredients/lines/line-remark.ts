/** Words with which a sentence to the cook begins: "If you don't have the spices …", "etc …". */
const SENTENCE = /^\W*(?:if you|i|i'[a-z]+|you (?:can|may|could|might|will|need)|the following|these are|this is|note|notes|make sure|feel free|depending on|really whatever|whatever|anything|etc|and so on|don't|do not|please)\b/i;
/** Words that leave the food to the cook: "filling of choice", "your favourite toppings". */
const CHOICE = /\b(?:of (?:your )?(?:own )?(?:choice|choosing|liking|preference)|to (?:your )?(?:liking|preference)|(?:your|any) (?:own )?(?:favou?rite|preferred)|(?:that|whatever|anything|as) you (?:like|want|wish|fancy|prefer))\b/i;
/** "Seasoning to taste" names no food: the cook seasons as they like. */
const SEASONING = /^\W*(?:(?:optional|other|extra) )?seasonings?(?: to taste| as needed| as desired)?\W*(?:\(?optional\)?\W*)?$/i;
/** A choice within bounds: only what the line names is asked for. */
const ANY = /^any\b/i;
const OPEN = /\b(?:any|other|optional|desired|additional|extra|favou?rite|various|assorted|preferred|your)\b/i;
const OPEN_NOUN = /\b(?:ingredients|toppings?|fillings?|condiments?|accompaniments?|garnish(?:es)?|decorations?|fixings|add-?ins|mix-?ins|trimmings)\b/i;

/** Whether a line that names no known food asks for none of its own: a sentence to the cook, or a choice left to them. */
export function isRemark(line: string): boolean {
  return SENTENCE.test(line) || CHOICE.test(line) || ANY.test(line) || SEASONING.test(line) || (OPEN.test(line) && OPEN_NOUN.test(line));
}
