import type { KnownFood } from '../foods/food-knowledge.ts';
import type { FoodNames } from '../names/food-names.ts';
import type { LineReading } from './line-parser.ts';
import { readLine } from './line-parser.ts';
import { JOINED, linkParts } from './line-phrase.ts';
import { cleanLine } from './line-text.ts';
import { isOnlyModifiers } from './only-modifiers.ts';

/** What is put on or into a food, or what it lies in: "studded with cloves", "macerated in rum and served with cream". */
const DONE =
  /(?<!\bnot )\b(?:decorated|garnished|studded|strewn|macerated|soaked|steeped|served) (?:with|in) ([^,;()]+?)(?=,? (?:and|then) \w+ed (?:with|in)\b|[,;()]|$)/gi;
const WATER = /\bwater\b/i;

/** The foods that another was decorated or studded with, that it was soaked in or is served with; of a choice the first, of water none. */
export function doneWithFoods({ line }: LineReading, names: FoodNames): KnownFood[] {
  return [...cleanLine(line).matchAll(DONE)].flatMap(([, said = '']) => {
    const [first = ''] = said.split(/ or /i);
    const { phrase } = readLine(first);
    const links = linkParts(phrase.split(JOINED), names);
    const certain = links.flatMap((link) => (link?.isDoubtful === false ? link.food : []));
    const foods = certain.length === links.length ? certain : names.mentionedIn(phrase).slice(0, 1);
    return WATER.test(first) ? [] : foods;
  });
}

/** What is said of one food and goes on, without a comma, with another that is measured: "peeled 2 cups rice". */
const MEASURED_BEHIND = /^(?!or\b)(\D*(?:ed|made|warm|cold|fresh)) ([\d½¼¾⅓⅔⅛](?![\d./ -]*(?:inch|cm|mm)\b).*)$/i;

/** The foods that stand measured behind what is said of the one before them. */
export function measuredBehind({ preparation }: LineReading, names: FoodNames): KnownFood[] {
  return (preparation?.split(', ') ?? []).flatMap((remark) => {
    const [, said = '', measured = ''] = MEASURED_BEHIND.exec(remark) ?? [];
    if (said === '' || !isOnlyModifiers(said)) return [];
    const { quantity, unit, phrase } = readLine(measured);
    const link = quantity === null ? undefined : names.link(phrase);
    const isCounted = unit !== null || link?.food.commonUnit === 'piece';
    return link?.isDoubtful === false && isCounted ? [link.food] : [];
  });
}
