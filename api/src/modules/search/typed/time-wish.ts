import type { FoodNames } from '../../ingredients/names/food-names.ts';
import { COOK_TIME } from '../search-limits.ts';

/** A text, and how long what it asks for may cook. */
export interface TimeWish {
  /** Minutes of cook time, 5 to 240; null where it asks for no time. */
  maxCookTime: number | null;
  /** The text without the time. */
  rest: string;
  /** The words that tell it. */
  said: string[];
}

/** Minutes that "quick" stands for. */
const QUICK_MINUTES = 30;

const NUMBER =
  '(?:\\d{1,3} ?(?:-|–|to|bis|à|a) ?)?(\\d{1,3}(?:[.,]5)?|one|two|three|five|ten|fifteen|twenty|thirty|forty(?:[- ]five)?|sixty|an?|eine?r?|zehn|fünfzehn|zwanzig|dreißig|une|dix|quinze|vingt|trente|un[ao]?|diez|quince|veinte|treinta|dieci|quindici|venti|trenta)';
/** Parts of an hour, and hours with one behind: "a quarter of an hour", "an hour and a half", in five languages. */
const PARTS: readonly (readonly [minutes: number, words: string])[] = [
  [
    90,
    "(?:an|one|1) hour and (?:a|1) half|(?:one|1) and a half hours?|anderthalb(?:e|en)? stunden?|eineinhalb stunden|une heure et demie?|(?:una )?hora y media|un[’' ]?ora e mezza",
  ],
  [75, '(?:an|one|1) hour and (?:a|1) quarter'],
  [
    45,
    "(?:three[- ]quarters|3/4|¾) of an hour|three[- ]quarter[- ]hours?|(?:eine )?dreiviertelstunde|(?:trois quarts|3/4) d[’' ]heure|tres cuartos de hora|tre quarti d[’' ]ora",
  ],
  [
    30,
    "(?:half an|1/2 an?|½ an?)[ -]hours?|half[ -]hours?|(?:eine[rn]? )?halb(?:e[nr]?)? stunden?|(?:une )?demi[ -]heure|media hora|mezz[’' ]?ora",
  ],
  [
    15,
    "(?:a )?quarter (?:of an|hour)(?: hour)?|(?:eine[rn]? )?viertelstunde|(?:un )?quart d[’' ]heure|(?:un )?cuarto de hora|(?:un )?quarto d[’' ]ora",
  ],
];
const MINUTES = '(?:minute[ns]?|minut[oi]s?|mins?)';
const HOURS = '(?:hours?|hrs?|stunden?|heures?|horas?|or[ae])';
/** What stands before a time; behind "at least" it is no limit. */
const BEFORE =
  '(?<![\\p{L}\\d])(?<!(?:at least|more than|over|longer than|mindestens|über|mehr als|länger als|plus de|au moins|más de|al menos|più di|almeno) )(?:(?:that|which|ready|done|made|takes?|cooks?|cooked|only|just|about|around|in|within|under|below|less than|(?:no|not) (?:more|longer) than|at most|up to|max(?:imum|imal|\\.)?|fertig|unter|höchstens|bis zu|weniger als|nicht mehr als|nur|en|moins de|prête?s? en|menos de|listo en|meno di|massimo|pronto in)[ -])*';
const BEHIND =
  '(?: (?:or less|max(?:imum)?|tops|at most|or under|oder weniger|ou moins|o menos|o meno|fertig))?(?!\\p{L})';
const QUICK =
  '(?:very |really |super |ganz |sehr |muy |très |molto )?(?:quick(?:ly)?|speedy|schnelle?[nrs]?|rapides?|rápid[oa]s?|veloc[ei])(?![\\p{L}-])(?: (?:and|und|et|y|e)(?= (?:easy|simple|einfach|facile|fácil)))?';
const HURRY =
  "(?:(?:i['’]?m|i am|we['’]?re|we are) )?in a (?:hurry|rush)|(?:(?:i |we )?(?:have|got|don['’]?t have|do not have)(?: got)? )?(?:no|not much|little|much) time(?! (?:to|for))";
/** Behind these it is not what is wanted: "nothing quick", "not in a hurry". */
const NOT_BEFORE = '(?<!\\p{L}|(?:not|nothing|no|too|keine?|pas|nicht)(?: an?| too| so)? )';
/** What is not to be cooked at all; cooking fat and cooking apples are foods. */
const NO_COOKING =
  '(?<![\\p{L}-])(?:no[ -]cook(?![\\p{L}-])|(?:no[ -]cooking|without (?:any )?cooking|ohne (?:zu )?kochen|sans cuisson|sin cocinar|senza cottura)(?: (?:required|needed|involved|please))?(?= *(?:[,;.!:]|$)| (?:and|with|for|but) ))';
/** What takes hours: then no time is a limit. */
const SLOW =
  '(?<!\\p{L}|no )(?:(?:in|with|for) (?:the |my |an? )?)?(?:slow[ -]?cooker|crock[ -]?pot|mijoteuse|schongarer)(?![\\p{L}])';

const TIMES: readonly (readonly [time: RegExp, minutes: (amount: string) => number])[] = [
  ...PARTS.map(([minutes, words]) => [new RegExp(`${BEFORE}(?:${words})${BEHIND}`, 'giu'), () => minutes] as const),
  [new RegExp(`${BEFORE}${NUMBER}[ -]?${MINUTES}${BEHIND}`, 'giu'), (amount) => numberOf(amount)],
  [new RegExp(`${BEFORE}${NUMBER}[ -]?${HOURS}${BEHIND}`, 'giu'), (amount) => numberOf(amount) * 60],
  [new RegExp(SLOW, 'giu'), () => COOK_TIME.max],
  [new RegExp(`${NOT_BEFORE}(?:${QUICK}|${HURRY})`, 'giu'), () => QUICK_MINUTES],
  [new RegExp(NO_COOKING, 'giu'), () => COOK_TIME.min],
];

/**
 * Reads how long a dish may cook: "15 minute pasta", "chicken in half an hour", "quick soup", in five languages. What belongs to the name of
 * a food stays with it ("quick oats", "2-minute noodles"), and "at least an hour" is no limit.
 */
export function timeWish(text: string, names: FoodNames): TimeWish {
  const wish: TimeWish = { maxCookTime: null, rest: text, said: [] };
  for (const [time, minutes] of TIMES)
    wish.rest = wish.rest.replace(time, (found: string, ...more: unknown[]) => {
      const at = more.find((one) => typeof one === 'number') ?? 0;
      if (isOfName(wish.rest.slice(at), found, names)) return found;
      const asked = minutes(typeof more[0] === 'string' ? more[0] : '');
      wish.maxCookTime = Math.min(wish.maxCookTime ?? COOK_TIME.max, Math.max(COOK_TIME.min, asked));
      wish.said.push(found.trim());
      return ' ';
    });
  return wish;
}

/** What numbers in words stand for; all others are one. */
const WORDS: readonly (readonly [words: RegExp, number: number])[] = [
  [/^two$/i, 2],
  [/^three$/i, 3],
  [/^five$/i, 5],
  [/^(?:ten|zehn|dix|diez|dieci)$/i, 10],
  [/^(?:fifteen|fünfzehn|quinze|quince|quindici)$/i, 15],
  [/^(?:twenty|zwanzig|vingt|veinte|venti)$/i, 20],
  [/^(?:thirty|dreißig|trente|treinta|trenta)$/i, 30],
  [/^forty$/i, 40],
  [/^forty[- ]five$/i, 45],
  [/^sixty$/i, 60],
];

const numberOf = (amount: string): number =>
  /^\d/.test(amount) ? Number(amount.replace(',', '.')) : (WORDS.find(([words]) => words.test(amount))?.[1] ?? 1);

/** Whether the words of a time begin the name of a food. */
function isOfName(text: string, found: string, names: FoodNames): boolean {
  const words = text.split(/[\s,;]+/);
  const length = found.trim().split(/\s+/).length;
  return [1, 2, 3].some((more) => names.find(words.slice(0, length + more).join(' ')));
}
