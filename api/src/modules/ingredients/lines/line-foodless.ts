/** Words with which a sentence to the cook begins: "If you don't have the spices …", "etc …". */
const SENTENCE = /^\W*(?:if you|i|i'[a-z]+|you (?:can|may|could|might|will|need)|the following|these are|this is|note|notes|make sure|feel free|depending on|really whatever|whatever|anything|etc|and so on|don't|do not|please)\b/i;
/** What tells of the whole recipe where the list of its ingredients was copied with more than that: "Serves 4", "Prep time: 20 minutes", "Method". */
const OF_RECIPE = /^\W*(?:(?:serves|makes|yields?|servings?|portions?)\b:? ?(?:about |approximately )?\d+(?: ?(?:-|–|to) ?\d+)?(?: (?!with\b)[a-z-]+){0,3}|(?:prep(?:aration)?|cook(?:ing)?|baking|total|resting|chilling)[ -]?time\b.*|(?:method|directions?|instructions?|procedure|steps?(?: \d+)?))\W*$/i;
/** Words that leave the food to the cook: "filling of choice", "your favourite toppings". */
const CHOICE = /\b(?:of (?:your )?(?:own )?(?:choice|choosing|liking|preference)|to (?:your )?(?:liking|preference)|(?:your|any) (?:own )?(?:favou?rite|preferred)|(?:that|whatever|anything|as)? ?you (?:like|want|wish|fancy|prefer))\b/gi;
/** "Seasoning to taste" names no food: the cook seasons as they like. */
const SEASONING = /^\W*(?:(?:optional|other|extra) )?seasonings?(?: to taste| as needed| as desired)?\W*(?:\(?optional\)?\W*)?$/i;
const OPEN = /\b(?:any|other|optional|desired|additional|extra|favou?rite|various|assorted|preferred|your)\b/gi;
/** What has no name of its own; one word before it may tell what it is for ("sandwich toppings"). In the singular that word names a food ("fudge topping"). */
const NO_FOOD = /^(?:(?:[a-z'’-]+ )?(?:ingredients|toppings|fillings|condiments|accompaniments|garnishes|decorations|fixings|add-?ins|mix-?ins|trimmings)|topping|filling|condiment|accompaniment|garnish|decoration)$/i;

/**
 * Whether a line that names no known food asks for none of its own: a sentence to the cook, or a choice of what its name leaves open. A name that
 * nobody knows is a food all the same, whether it may be left out or not.
 */
export function asksForNoFood(text: string, name: string): boolean {
  if (SENTENCE.test(text) || SEASONING.test(text)) return true;
  const left = withoutOpening(name);
  return NO_FOOD.test(left) && withoutOpening(text) !== text;
}

/** Whether a line tells of the recipe and names nothing that goes into it. */
export function tellsOfRecipe(text: string): boolean {
  return OF_RECIPE.test(text);
}

const withoutOpening = (text: string): string => text.replace(CHOICE, ' ').replace(OPEN, ' ').replace(/ +/g, ' ').trim();
