/** Words with which a sentence to the cook begins: "If you don't have the spices …", "etc …". */
const SENTENCE =
  /^\W*(?:if you|i|i'[a-z]+|you (?:can|may|could|might|will|need)|the following|these are|this is|note|notes|make sure|feel free|depending on|really whatever|whatever|anything|etc|and so on|don't|do not|please)\b/i;
/** What tells of the whole recipe where the list of its ingredients was copied with more than that: "Serves 4", "Prep time: 20 minutes", "Method". */
const OF_RECIPE =
  /^\W*(?:(?:serves|makes|yields?|servings?|portions?)\b:? ?(?:about |approximately )?\d+(?: ?(?:-|–|to) ?\d+)?(?: (?!with\b)[a-z-]+){0,3}|(?:prep(?:aration)?|cook(?:ing)?|baking|total|resting|chilling)[ -]?time\b.*|(?:method|directions?|instructions?|procedure|steps?(?: \d+)?))\W*$/i;
/** Words that leave the food to the cook: "filling of choice", "your favourite toppings". */
const CHOICE =
  /\b(?:of (?:your )?(?:own )?(?:choice|choosing|liking|preference)|to (?:your )?(?:liking|preference)|(?:your|any) (?:own )?(?:favou?rite|preferred)|(?:that|whatever|anything|as)? ?you (?:like|want|wish|fancy|prefer))\b/gi;
/** Lines that say nothing: "N/A", "none", "—". */
const NOTHING =
  /^\W*(?:n\.?\/?a\.?|none|nil|nothing|tb[acd]|to be (?:added|announced|confirmed)|null|undefined|\?+)?\W*$/i;
/** What sends the reader to another part of the recipe: "basic dough (see above)", "pesto, recipe below". */
const ELSEWHERE = /\b(?:above|below)\b|\bfrom (?:step|part) \d\b|^!?\[[^\]]*\]\([^()]*\)\W*$/i;
/** "Seasoning to taste" names no food: the cook seasons as they like. */
const SEASONING =
  /^\W*(?:(?:optional|other|extra) )?seasonings?(?: to taste| as needed| as desired)?\W*(?:\(?optional\)?\W*)?$/i;
const OPEN = /\b(?:any|other|optional|desired|additional|extra|favou?rite|various|assorted|preferred|your)\b/gi;
/** What has no name of its own; one word before it may tell what it is for ("sandwich toppings"). In the singular that word names a food ("fudge topping"). */
const NO_FOOD =
  /^(?:(?:[a-z'’-]+ )?(?:ingredients|toppings|fillings|condiments|accompaniments|garnishes|decorations|fixings|add-?ins|mix-?ins|trimmings)|topping|filling|condiment|accompaniment|garnish|decoration)$/i;

/** Whether words speak to the cook: "don't put too many". */
export function isSentence(text: string): boolean {
  return SENTENCE.test(text);
}

/** Why a line asks for no food of its own: it names a part of the recipe, a tool, tells the cook something, leaves the food to them, or is a part of the recipe made before. The values are those of REST. */
export enum NoFoodReason {
  HEADING = 'heading',
  TOOL = 'tool',
  NOTE = 'note',
  CHOICE = 'choice',
  PART = 'part',
}

/**
 * Why a line that names no known food asks for none of its own; null where it may. An unknown name is a food all the same, whether it may
 * be left out or not.
 */
export function whyNoFood(text: string, name: string): NoFoodReason | null {
  if (SENTENCE.test(text) || SEASONING.test(text)) return NoFoodReason.NOTE;
  const left = withoutOpening(name);
  return NO_FOOD.test(left) && withoutOpening(text) !== text ? NoFoodReason.CHOICE : null;
}

/** "Whatever you like", "feel free to add anything". */
const ANYTHING =
  /^\W*(?:really |just |or )*(?:whatever|anything)\b|\b(?:add|use|top with|fill with) (?:whatever|anything)\b/i;
/** What only tells that it may be left out, or that there is more of it. */
const NO_CHOICE = /\b(?:optional|additional|extra)\b/gi;

/** Whether a line without a food of its own leaves to the cook what goes in: that may be anything. "Toppings (optional)" tells of others. */
export function leavesOpen(text: string, why: NoFoodReason): boolean {
  if (why === NoFoodReason.NOTE) return ANYTHING.test(text);
  const said = text.replace(NO_CHOICE, ' ').replace(/ +/g, ' ').trim();
  return why === NoFoodReason.CHOICE && withoutOpening(said) !== said;
}

/** Whether a line tells of the recipe or says nothing, and names nothing that goes into it. */
export function tellsOfRecipe(text: string): boolean {
  return OF_RECIPE.test(text) || NOTHING.test(text);
}

/** What is made by a recipe that is not there: "roulade (see recipe)", "stock, recipe follows", "chile (click here for the recipe)", "1 recipe for bread dough". */
const BY_OTHER_RECIPE =
  /\brecipe follows\b|\bfollowing recipe\b|\bsee (?:the |my |our |this )?(?:\w+ )?recipe\b|\brecipe link\b|\bclick (?:here|(?:on )?(?:the |this )?link)\b|\brecipe (?:is )?here\b|^(?:[\d½¼¾⅓⅔ ./-]+|an? |one |double |triple )recipes? (?=[a-z])/i;

/** Whether what a line asks for is made by another recipe, so that anything may be in it. */
export function isMadeElsewhere(text: string): boolean {
  return BY_OTHER_RECIPE.test(text);
}

/** Whether a line sends the reader to another part of the recipe, or to another recipe. */
export function pointsToPart(text: string): boolean {
  return ELSEWHERE.test(text) || isMadeElsewhere(text);
}

const withoutOpening = (text: string): string =>
  text.replace(CHOICE, ' ').replace(OPEN, ' ').replace(/ +/g, ' ').trim();
