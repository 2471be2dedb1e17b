import { inWords } from './food-emoji.ts';
import { leftoversInEnglish } from './leftovers.ts';
import { PEOPLE } from './people.ts';
import { slipsOf } from './slips.ts';

const FRACTION = /(\d)(?=[¼-¾⅐-⅞])/gu;
/** How many there are, behind their name: "chicken breasts x2". */
const TIMES = /(?<=\p{L}) \(?x ?\d{1,2}\)?(?=$|[\s,;])(?! ?\d* ?(?:g|kg|ml|l|cl|oz|lbs?)\b)/giu;
/** Signs that cross something out. */
const CROSSES = /[⚠🚫❌⛔🙅✖✗✘👎🤮🤢]\uFE0F?(?:\u200D[♀♂]\uFE0F?)?/gu;
/** Without a blank, or with other signs between: "nonuts", "no_nuts", "#nonuts". */
const NO_IN_ONE = /(?<=^|[\s,;])#?no[_.]?(?=(?:peanuts?|nuts|dairy|gluten|eggs|milk|soya?|sesame|shellfish|fish)\b)/giu;
/** "Pas d'oignons". */
const AFTER_REFUSAL = /(?<=\b(?:pas|plus|sans|jamais|sauf|ni|rien|horreur|aime pas|mange pas) )d['’](?=\p{L})/giu;
/** Ways to write "without": short, in two words, or misspelt; "with out of date milk" is with milk. */
const WITHOUT = new RegExp(
  `(?<!\\p{L})(?:w\\.?o\\.?|wout|with out(?! of )|withoout|${slipsOf('without')})(?= \\p{L})`,
  'giu',
);
/** Words that tell of an illness, misspelt or in other languages: "Nussallergie" is two of them. */
const MISSPELT: readonly (readonly [RegExp, string])[] = [
  // What other languages call it is none of these.
  [new RegExp(`(?<!\\p{L})(?!all?erg)${slipsOf('allergic')}(?!\\p{L})`, 'giu'), 'allergic'],
  [new RegExp(`(?<!\\p{L})(?!all?erg)(?:${slipsOf('allergy')}|${slipsOf('allergies')})(?!\\p{L})`, 'giu'), 'allergy'],
  [/\b(?:allegic|allerigc|algeric|alergic|allergick|alergik)\b/gi, 'allergic'],
  [/\b(?:allery|alergy|allegy|alllergy)\b/gi, 'allergy'],
  [/\b(?:celliac|coliac|seliac|celiacs?|coeliacs?|ceoliac|coelaic|ciliac)\b/gi, 'coeliac'],
  [/\b(?:vegetrian|vegatarian|vegetarien|pescaterian)\b/gi, 'vegetarian'],
  [/\b(?:fre|freee|feee)\b/gi, 'free'],
  [/\bdary\b/gi, 'dairy'],
  [/\btho\b/gi, 'though'],
  [/\b(?:im|i am|is) lactose(?! (?:free|in))\b/gi, 'lactose intolerant'],
  [
    /(?<!\p{L})(?:nicht (?:zu |so |sehr )?scharf|pas (?:trop |tr[eè]s )?[eé]pic[eé]e?s?|no (?:muy |demasiado )?picante|non (?:troppo |molto )?piccante|(?:not too (?:much|many)|(?:go )?(?:easy|light) on)(?: of)?(?: the)? (?:chill?i(?:s|es)?|spices?|heat))(?!\p{L})/giu,
    'not too spicy',
  ],
  // "Make a meal out of eggs" is made from them, and no egg is out.
  [
    /\b((?:mak(?:e|ing)|made|cook(?:ing)?|knock(?:ing)?|rustl(?:e|ing)|whip(?:ping)?|creat(?:e|ing)|get|something|anything|meal|dinner|lunch|supper|breakfast|brunch|dish|recipe)(?: \p{L}+){0,3}) out of(?! (?:the|my|our) (?:fridge|freezer|oven|tin|can|packet|box|garden))/giu,
    '$1 from',
  ],
  // A question whether it can be made so: "no nuts, eggs, milk ok?".
  [/(?<=\p{L}),? (?:ok(?:ay)?|alright|all right|fine)(?: with you)? ?\?/giu, ''],
  // "Swap the cream for yoghurt".
  [
    /\b(?:swap(?:ping)?|replac(?:e|ing)) (?:out )?(?:the |my )?((?:\p{L}+ ){0,2}?\p{L}+) (?:for|with|by) /giu,
    'no $1 ; ',
  ],
  [/\b(?:bone|skin)[ -](?:in|on|out|off)\b/gi, ' '],
  // What is made without something stands behind "for": "oil instead of butter for a sponge cake".
  [
    /(?<=\b(?:instead of|in place of|rather than) (?:the )?(?:\p{L}+ )?\p{L}+) for (?:(?:an?|the|my|our|some) )?(?=\p{L})(?!\p{L}*allerg)/giu,
    ' ; ',
  ],
  [
    /(?<=\b(?:instead of|in place of|rather than|leave out|leaving out|skip|omit|without) (?:the )?(?:\p{L}+ )?\p{L}+) in an? (?=\p{L})/giu,
    ' ; ',
  ],
  [/\bbag(?:ged)? (?=salad(?:s|$|[ ,;]))/gi, 'bag of '],
  [/\bsunday roast (?=beef\b)(\p{L}+)/giu, '$1 roast'],
  // Who eats fish keeps to no more than leaving out meat.
  [
    /\b(?:vegetarian|veggie)s? (?:but|except(?: for)?|who|that|plus|and|though|apart from)(?: (?:i|we|he|she|they|also|still|sometimes|occasionally|do|does|will|can|for|with))* (?:(?:eats?|eating|have|has|likes?) )?(?:fish|seafood)(?: and seafood)?(?: (?:is|are) (?:ok|okay|fine|allowed|good))?(?=\s*(?:[,;.:!?)\n]|$|and\b))/giu,
    'pescatarian',
  ],
  [
    /(?<!\p{L})v[eé]g[eé]tari(?:er(?:in)?|sch|en(?:ne)?|an[oa]) ?,? ?(?:(?:aber|mais|pero|ma|und|et|y|e|ich|je) )*(?:esse|mange|como|mangio)(?: (?:ich|aber|auch|aussi|también|tambien|anche|du|de|il))* (?:fisch|poisson|pescado|pesce)(?!\p{L})/giu,
    'pescatarian',
  ],
  // "Plus de lait, des oeufs": a French list of what is refused goes on with "de".
  [/(?<=(?<!\p{L})(?:pas|plus|sans) (?:de )?\p{L}+) ?,(?= ?(?:du|des|de la) \p{L})/giu, ' ; '],
  [/\boff (?:the )?cows milk\b/giu, 'off dairy'],
  // Dictated.
  [/(?<=\p{L}) (?:comma|komma|virgule|virgola)(?= \p{L})/giu, ' ,'],
  [
    /\b(\p{L}+(?: \p{L}+)?) (?:is|are) (?:ok(?:ay)?|fine|allowed|good|alright) but no other (\p{L}+)/giu,
    'no $2 except $1',
  ],
  [
    /(?<=\b(?:soup|stew|curry|salad|pie|risotto|bake|cake|crumble|dish|something|dinner|lunch|meal)) from (?!(?:the|my|our|an?|last|yesterday\p{L}*|\p{L}+day)(?: |$))(?=\p{L})/giu,
    ' with ',
  ],
  [/\bnot allergic to ((?:\p{L}+ ){1,4}?)but (?:only )?to /giu, 'allergic to '],
  [/\bthe (?:taste|smell|texture|thought|sight|idea|flavou?r) of (?=\p{L})/giu, ''],
  [
    /\b(?:can ?not|cant|dont|do not|doesnt|wont|will not) (?:do|handle|take|eat|like|want|have|stand) (?:it |things |anything |food )?(?:too |very )?spicy(?: (?:food|things|stuff|dishes))?/gi,
    'not spicy',
  ],
  [/(?<=\p{L}) (?:full stop|punkt|punto final)(?=\s*$)/giu, ''],
  [/\bveg(?:gies?)? only\b/gi, 'vegetarian'],
  [/\b(?:veggitarian|veggetarian|vegiterian|vegeterian)\b/gi, 'vegetarian'],
  // In other languages.
  [
    /(?<!\p{L})(?:z[öo]liakie|c(?:oe|œ|o)liaques?|celiac(?:o|a|os|as|hia)|celíac[oa]s?|celiaquía)(?!\p{L})/giu,
    'coeliac',
  ],
  [/(?<!\p{L}|(?:sin|senza|sans|ohne) )(?:laktose(?!frei)|lactosa|lattosio)/giu, 'lactose'],
  [
    /(?<=\p{L}{2})(?:allergiker(?:in(?:nen)?)?|allergien?|unverträglichkeit(?:en)?|intoleranz(?:en)?)(?!\p{L})/giu,
    ' allergie',
  ],
];
/** Behind a food at the end of its piece, they cross that out. */
const CROSSED_BEHIND = new RegExp(`(?<=\\p{L}) *${CROSSES.source}(?= *(?:$|[,;]))`, 'gu');
/** "No onions im coeliac": who I am stands apart, and so does what makes me ill. */
const I_AM =
  /\b(?:i['’]?m|i am|we['’]?re|we are|he['’]?s|he is|she['’]?s|she is|they['’]?re) (?=(?:an? |strictly |strict )*(?:co?eliac|vegan|vegetarian|veggie|pesc[ae]tarian|(?:lactose|gluten|dairy|nut|egg|milk|soya?) (?:free|intolerant)))/giu;
/** A colon behind who eats, as in "my son is coeliac: rice, peas", ends what is said of them. */
const EATER = /(?<=\b(?:vegans?|vegetarians?|pesc[ae]tarians?|co?eliacs?)) ?:/giu;
/** "My sister is", behind which stands what she is: lactose intolerant, vegan. */
const PERSON_IS = new RegExp(
  `\\b(${PEOPLE}) (?:is|are|was|were|(?:is |are |has |have |just )*(?:gone|went|turned|become|became)) (?!(?:no|not|off|out|gone) )`,
  'giu',
);
/** "Mums coeliac so what can she have". */
const PERSONS = new RegExp(
  `\\b(${PEOPLE}) (?=(?:an? )?(?:co?eliac|vegan|vegetarian|veggie|pesc[ae]tarian) (?:so|and|but)\\b)`,
  'giu',
);
/** What tells how a dish is to be, and not of the foods behind it: "not too spicy, chicken and rice", "not spicy noodles". */
const MANNER =
  /(\b(?:not (?:too |so |very |that )?(?:spicy|hot)|no added (?:sugar|salt)|(?:not too (?:much|many)|(?:easy|light) on) (?:the )?\p{L}+)) ?(?:(?:please|pls|thanks|though) ?)?(?:,|$)|(\bnot (?:too |so |very |that )?spicy)(?= (?!(?:but|and|or|at)\b)\p{L})/giu;
/** For whom something is refused, where the sentence goes on behind: "no peanuts for my son chicken and noodles". */
const REFUSED_FOR = new RegExp(
  `(?<=\\b(?:no|not|without|never|avoid|cant have) (?:\\p{L}+ ){0,3}?\\p{L}+) for (?:me|us|him|her|them|(?:(?:my|our|the|his|her|their) )?${PEOPLE})(?= \\p{L})(?! (?:and|or|nor|is|are|has|have|who|with) )`,
  'giu',
);
/** The same where more is refused behind who eats so: "no gluten for coeliacs and dairy for my wife" refuses both. */
const REFUSED_FOR_EATER =
  /(?<=\b(?:no|not|without|never|avoid|cant have) (?:\p{L}+ ){0,3}?\p{L}+) for (?:(?:an?|the|my|our) )?(?=(?:co?eliac|vegan|vegetarian|pesc[ae]tarian)s?(?: \p{L}+)?(?: (?:and|or|nor) |,[^;.]* for ))/giu;
/** What "free" is said of. */
const ALLERGEN = '(?:nuts?|peanuts?|dairy|milk|eggs?|gluten|wheat|soya?|fish|shellfish|sesame|lactose)';
/** Where something is refused, and what is to be made with behind it: "we can't have nuts at school, bars with oats"; "nuts at school, eggs, milk" may refuse all. */
const REFUSED_AT =
  /(?<=\b(?:no|not|without|never|avoid|have|eat|bring) (?:\p{L}+ ){0,3}?\p{L}+) at (?:school|nursery|work|the office|kindergarten|playgroup|the party) ?(?=,[^,;]* with )/giu;
/** "My wife's off dairy". */
const OFF_FOOD = new RegExp(
  `\\b(?:(?:my|our|the) )?${PEOPLE}(?:s| is| are) off (?=(?:${ALLERGEN}|meat|carbs|bread|sugar|alcohol)\\b)`,
  'giu',
);
/** German puts the foods between "gegen" and "allergisch": "Nudeln, ich bin gegen Nüsse allergisch". */
const ILL_WITHIN =
  /(?:(?<!\p{L})(?:ich|er|sie|wir|(?:meine?|unsere?) \p{L}+) (?:bin|ist|sind) )?(?<!\p{L}|allergisch )(gegen|auf) ((?:(?!allergisch)[\p{L}]+(?: |, ?)){1,6})allergisch(?!\p{L})/giu;
/** Whom it concerns, and how much. */
const CONCERNED = `(?:(?:i|im|am|is|are|we|were|hes|shes|my|our|the|has|have|severe(?:ly)?|high(?:ly)?|very|really|bad(?:ly)?|mild(?:ly)?|strong(?:ly)?|${PEOPLE}) )*`;
/** In brackets behind a food, or behind a dash or a comma at the end of its piece. */
const aside = (words: string): RegExp =>
  new RegExp(
    `(?<=[\\p{L}\\p{N}])(?: ?[([]\\s*${words}[\\s.!?]*[)\\]]| *(?: [-–—]+|:|,) *${words}(?= *(?:$|[,;.!])))`,
    'giu',
  );
/** "Eggs (allergic)", "milk - intolerant" are said of the food before. */
const MAKES_ILL = aside(
  `${CONCERNED}(?:allerg(?:y|ic)|intoleran(?:t|ce)|sensitiv(?:e|ity)|anaphyla(?:xis|ctic))(?: to (?:it|them|this|these|those))?`,
);
/** "Eggs (can't have)", "onions - don't like them". */
const NOT_WANTED = aside(
  `${CONCERNED}(?:(?:can ?not|cant|do not|dont|does not|doesnt|will not|wont|must not|mustnt|not allowed(?: to)?|never)(?: really| even)? (?:have|had|eat|like|want|use|touch|tolerate|digest|stand|do)|not allowed|hates?|avoid|out of|run out(?: of)?)(?: (?:it|them|this|these|those|any))?`,
);
/** What a list of what makes ill begins with, all of which does: "known allergies: egg, nut", "main allergy is peanut", "triggers: dairy". */
const ILL_HEADING =
  /(?<=^|[.;,(\n] *)(?:(?:known|multiple|main|food|severe|our|my|his|her|other|various|several|all|serious|kids?|family|son|daughter|dietary) )*(?:allerg(?:y|ies|ens?)|intolerances?|triggers?|anaphylactic|restrictions?|blacklist|poison|unsafe|danger)(?: (?:list|info|note))?(?: ?[:=]| - | (?:is|are)(?= )| ?[([])/giu;
/** What a list of what is not wanted begins with: "excluded: nuts", "out: nuts". */
const OUT_HEADING =
  /(?<=^|[.;,(\n] *)(?:exclud(?:e|ed|es|ing)|exclusions?|exc|excl\.?|out|nos|avoid(?:ing)?|dislikes?|banned|forbidden|leave out|not|bad|nil|ex(?=-| ))(?: ?[:=]|(?<=\.) |(?<=\b(?:nil|ex)) )/giu;
/** "Dietary needs: vegan". */
const DIET_HEADING = /\b(?:dietary|diet)(?: (?:needs?|requirements?|restrictions?|info))?(?: ?:| - )/giu;
/** For whom it is, before what that one cannot eat: "cake for a nut allergy", "curry for coeliacs". */
const FOR_EATER =
  /\b(?:(?:safe|suitable|ok(?:ay)?|good) )?for (?:(?:an?|my|our|the|some|someone|somebody|people|person|those|kids?|guests?|friends?|son|daughter|with|who|is|are|that|has|have) )*(?=(?:[\p{L}]+ ){0,2}(?:all?erg|intol+er|co?eliac|vegan|vegetarian|pesc[ae]tarian|(?:nut|peanut|dairy|milk|egg|gluten|wheat|soya?|lactose)[ -]free))/giu;
/** "Dairy-intolerant", "coeliac-friendly" are said of who eats it, as with a blank. */
const HYPHEN = /(?<=\p{L})-(?=(?:friendly|safe|all?erg|intol+er|sensitiv))/giu;
/** "Dairy egg nut free" is free of each. */
const FREE_LIST = new RegExp(
  `(?:(?<=\\b${ALLERGEN}) |(?<=\\b(?:gluten|dairy|lactose|wheat|nut|soya?)) ?, ?)(?=(?:${ALLERGEN} ?,? )*${ALLERGEN}[ -]free\\b)`,
  'giu',
);
/** "Dairy safe chicken" is free of dairy, "non gluten" too; "non-dairy milk" is a food. */
const SAFE = new RegExp(`\\b(${ALLERGEN})(?: allergy)?[ -](?:safe|friendly)\\b`, 'giu');
const NON =
  /\bnon[ -]?(gluten|dairy|lactose|nuts?|eggs?)(?= (?!milk|cream|creamer|yogh?urt|butter|cheese|spread|whipping|products?)|,|;|$)/giu;
const NON_SPICY = /\bnon[ -]spicy\b/giu;
/** "NOT (nuts OR dairy)" refuses what stands in the brackets. */
const REFUSED_BRACKET = /(?<=\b(?:not|no|without|avoid|except|free of|allergic to) )[([]/giu;
/** "School is nut free", "leeks that are dairy free", "two of us are veggie", "one of whom is coeliac". */
const WHO_IS = new RegExp(
  `\\b(?:(?:that|which|who|whom|thats) )?(?:is|are|was|were|must be|has to be|needs? to be|thats) (?=(?:an? )?(?:(?:${ALLERGEN} (?:and |or )?)+free\\b|co?eliac|vegan|vegetarian|veggie|pesc[ae]tarian))`,
  'giu',
);
/** What ends a sentence, or stands beside it; a point within a number does not. */
const STOPS = /\s[-–—]+\s|[;!?()[\]{}|•·"“”…–—]|\.(?!\d)/gu;

/**
 * A typed text with one way to write each thing, its words a blank apart: "½" is 1/2, "&" and, "w/o" without, "-onion" and "no-onion" no
 * onion, "🧅" onions; "," and ";" stand for what parts its pieces and its sentences. Letter case stays; apostrophes go.
 */
export function plainText(text: string): string {
  const plain = inWords(leftoversInEnglish(text).replace(CROSSED_BEHIND, ' not allowed').replace(CROSSES, ' no '))
    .replace(FRACTION, '$1 ')
    .replace(TIMES, ' ,')
    .normalize('NFKC')
    .replaceAll('⁄', '/')
    .replace(/ ?['’‘`´]n['’‘`´] ?/gi, ' and ')
    .replace(AFTER_REFUSAL, 'de ')
    .replace(/['’‘`´]/g, '')
    .replace(/\bw\/ ?(?:out|o)\b\.?/gi, ' without ')
    .replace(/\bw\/(?= ?\w)/gi, ' with ')
    .replace(/\band\/or\b/gi, ' or ')
    .replace(/(\p{L}) ?\/ ?(?=\p{L})/gu, '$1 or ')
    .replace(/[&+]| n (?=\S)/gi, ' and ')
    .replace(/^\s*[-–—*]\s+/gm, '')
    .replace(/(?<=\p{L})-(?=(?:no|not|without) )/giu, ' ')
    .replace(/(?<=^|[\s,;(])(?:[-−!~]|no-)(?=\p{L})/giu, 'no ')
    .replace(/[\n\r]+/g, ' , ');
  return MISSPELT.reduce((text, [wrong, right]) => text.replace(wrong, right), plain)
    .replace(NO_IN_ONE, 'no ')
    .replace(WITHOUT, 'without')
    .replace(HYPHEN, ' ')
    .replace(SAFE, '$1 free')
    .replace(FREE_LIST, ' and ')
    .replace(NON, '$1 free')
    .replace(NON_SPICY, 'not spicy')
    .replace(REFUSED_BRACKET, '')
    .replace(REFUSED_FOR, '')
    .replace(REFUSED_FOR_EATER, ' and ')
    .replace(REFUSED_AT, ' ;')
    .replace(OFF_FOOD, ' ; avoid ')
    .replace(ILL_WITHIN, ' ; allergisch $1 $2 ; ')
    .replace(ILL_HEADING, ' ; allergens to ')
    .replace(OUT_HEADING, ' ; excluding ')
    .replace(DIET_HEADING, ' ; ')
    .replace(FOR_EATER, ' ; ')
    .replace(WHO_IS, ' ; ')
    .replace(I_AM, ' ; ')
    .replace(MAKES_ILL, ' allergic ; ')
    .replace(NOT_WANTED, ' not allowed ; ')
    .replace(STOPS, ' ; ')
    .replace(MANNER, '$1$2 ; ')
    .replace(EATER, ' ; ')
    .replace(PERSON_IS, '$1 ; ')
    .replace(PERSONS, '$1 ; ')
    .replace(/,(?!\d)/g, ' , ')
    .replaceAll(':', ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
