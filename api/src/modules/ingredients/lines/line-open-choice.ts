import { combineFacts, type Facts, type KnownFood, UNKNOWN_FACTS } from '../foods/food-knowledge.ts';
import { leavesOpen, type NoFoodReason } from './line-foodless.ts';
import type { ParsedLine } from './line-parser.ts';
import { cleanLine } from './line-text.ts';

/** What comes before foods that a line shows: "any filling you like: cheese, ham", "i.e. beans", "I use tuna". */
const SHOWN =
  /(?:[(:] ?|[.,;]? \(?)(?:(?:i\.?e|e\.?g|such as|like|for example|for instance|(?:i|we) (?:like|love|use|used|prefer))\b[.,:]* ?)+([^()]*[a-z].*)$|[(:] ?(?!optional\b)([a-z].*)$/i;

/** The foods that a line which leaves all to the cook shows, as a line to choose from; undefined where it shows none or leaves nothing open. */
export function shownInOpen(line: string, why: NoFoodReason): string | undefined {
  const text = cleanLine(line);
  const [, example, listed] = leavesOpen(text, why) ? (SHOWN.exec(text) ?? []) : [];
  const shown = (example ?? listed)?.replace(/^\(|\)\W*$/g, '');
  return shown === undefined || / or /i.test(shown) ? shown : shown.replace(/ ?, (?:and )?(?!.*, )/i, ' or ');
}

/** What a line offers. */
interface Offering {
  alternatives: string[];
  alternativeFoods: KnownFood[];
  foodsBeside: KnownFood[];
  facts: Facts;
}

/** A line that leaves all to the cook, with the foods it shows as a choice: anything else may be taken too. */
export function asOpenChoice<Line extends Offering>(shown: Line, parsed: ParsedLine): Line {
  const { alternatives, alternativeFoods, foodsBeside, facts } = shown;
  return {
    ...shown,
    ...parsed,
    alternatives,
    alternativeFoods: [...foodsBeside, ...alternativeFoods],
    foodsBeside: [],
    facts: combineFacts([facts, UNKNOWN_FACTS]),
  };
}
