import type { Cuisine } from '../../recipes/cuisine.ts';

/** What each cuisine is called in English, German, French, Spanish and Italian. */
const WORDS: readonly (readonly [cuisine: Cuisine, words: string])[] = [
  ['Italian', 'italian[oa]?|italienisch\\p{L}*|italien(?:ne)?'],
  ['Chinese', 'chinese|chinesisch\\p{L}*|chinoise?|chin[oa]|cinese'],
  ['Mexican', 'mexican[oa]?|mexikanisch\\p{L}*|mexicaine?|messican[oa]'],
  ['Indian', 'indian[oa]?|indisch\\p{L}*|indien(?:ne)?|indi[oa]'],
  ['Japanese', 'japanese|japanisch\\p{L}*|japonaise?|japon[ée]sa?|giapponese'],
  ['French', 'french|französisch\\p{L}*|française?|franc[ée]sa?|francese'],
  ['Thai', 'thai|thailändisch\\p{L}*|thaï(?:landaise?)?|tailand[ée]sa?|thailandese'],
  ['Mediterranean', 'mediterranean|mediterran\\p{L}{0,2}|méditerranéen(?:ne)?|mediterráne[oa]|mediterrane[oa]'],
  ['American', 'american[oa]?|amerikanisch\\p{L}*|américaine?'],
  ['Korean', 'korean|koreanisch\\p{L}*|coréen(?:ne)?|corean[oa]'],
  ['Greek', 'greek|griechisch\\p{L}*|grec(?:que)?|grieg[oa]|grec[oa]'],
  ['Spanish', 'spanish|spanisch\\p{L}*|espagnole?|español[ao]?|spagnol[oa]'],
  ['Middle Eastern', 'middle[- ]eastern|orientalisch\\p{L}*|orientale?|mediorientale'],
  ['Vietnamese', 'vietnamese|vietnamesisch\\p{L}*|vietnamien(?:ne)?|vietnamita'],
  ['British', 'british|britisch\\p{L}*|britannique|británic[oa]|britannic[oa]'],
  ['German', 'german|deutsch\\p{L}{0,2}|allemande?|alem[áa]na?|tedesc[oa]'],
  ['Brazilian', 'brazilian|brasilianisch\\p{L}*|brésilien(?:ne)?|brasileñ[oa]|brasilian[oa]'],
];

/** What asks for any dish: "something Mexican". */
const SOMETHING =
  "(?:something|anything|sth|summat|etwas|was|quelque chose de |quelque chose d['’]|algo|qualcosa di) ?(?:(?:a bit|kind of|kinda|sort of|really|proper(?:ly)?|more|vaguely|vegan|veggie) )*";
/** How a wish goes on: "fancy a curry" asks for no cuisine. */
const FANCY =
  "(?:(?:i|we)(?: am|[’']?m)? )?(?:in the mood for|fancy(?:ing)?|craving|feel(?:ing)? like|feeling|thinking|make it) ";
/** What a cuisine makes, which is no food by itself: "Italian dinner", "Indian inspired meal". */
const MAKES =
  '(?:[ -](?:style|inspired))?[ -](?:food|dinner|lunch|supper|meal|dish|recipe|cuisine|cooking|feast|night|evening|flavou?r|vibe|takeaway|fakeaway)(?:e?s)?(?: (?:ideas?|food|dinner|meal|dish(?:es)?|recipes?))?(?: for (?:one|two|three|four|five|six|\\d+))?(?! style)';
/** What stands before that. */
const BEFORE =
  '(?<=^|[,;.:] ?|(?:^|[,;.: ])(?:an?|some|for|want|need|make|cook|like|vegan|vegetarian|veggie|free) )(?:(?:cosy|cozy|nice|quick|easy|cheap|simple|good|proper|authentic|light|healthy|romantic) )*';
/** A meal of a cuisine stays, as it is a wish itself. */
const MEAL = '(?= (?:breakfast|brunch|dessert|snack|starter|pudding)s?(?![\\p{L}-]))';
const END = '(?: (?:please|pls|ideally|preferably|tonight|today))*(?= ?[,;.!]|$)';

const CUISINES = WORDS.map(
  ([cuisine, words]) =>
    [
      cuisine,
      new RegExp(
        `${SOMETHING}(?:${words})(?![\\p{L}-])|${BEFORE}(?:${words})(?:${MAKES}(?![\\p{L}-])|${MEAL})|(?<=^|[,;.:] ?)(?:${FANCY})?(?:${words})${END}`,
        'iu',
      ),
    ] as const,
);

/** Most texts name no cuisine at all. */
const ANY_CUISINE = new RegExp(`(?<!\\p{L})(?:${WORDS.map(([, words]) => words).join('|')})(?!\\p{L})`, 'iu');

/** What says in the words before a cuisine that it is not wanted. */
const REFUSED =
  /(?<!\p{L})(?:no|not|nothing|never|(?:do|does|wo|ca)n['’]?t|can ?not|hates?|except|but|without|(?:sick|tired|fed up) (?:of|with)|nicht|kein\p{L}*|ohne|pas|sans|sin|non|senza)(?!\p{L})[^,;.]*$/iu;

/** Reads which cuisine is wanted: "something Mexican with beans", "Italian dinner, sausages", "45 min, indian, cauliflower". Greek yogurt asks for none. */
export function cuisineWish(text: string): { cuisine: Cuisine | null; rest: string } {
  if (!ANY_CUISINE.test(text)) return { cuisine: null, rest: text };
  for (const [cuisine, words] of CUISINES) {
    const found = words.exec(text);
    if (found && !REFUSED.test(text.slice(0, found.index))) return { cuisine, rest: text.replace(words, ' ') };
  }
  return { cuisine: null, rest: text };
}
