import type { CoverFood } from './cover-input.ts';
import { called } from './thrown-away.ts';

/** Words of lines that say how a food is cut, or that it is not. */
const CUT =
  /\b(?:chop\w*|dice[ds]?|slice[ds]?|cube[ds]?|grated|shredded|halve[ds]?|half|quarter\w*|eighths|strips?|wedges?|chunks?|pieces?|minced?|torn|crumbled|whole|rings?|julienne\w*|matchsticks?|ribbons?|rounds|batons?|sticks|lengths|mashed|crushed|canned|tins?|cans?|frozen|dried|cooked|baby|fillets?)\b/;
/** What the verbs of steps make of a food, as lines would say it. */
const AS_LINES: readonly (readonly [verb: RegExp, word: string])[] = [
  [/^slic/i, 'sliced'],
  [/^dic/i, 'diced'],
  [/^cub/i, 'cubed'],
  [/^grat/i, 'grated'],
  [/^halv/i, 'halved'],
  [/^quarter/i, 'quartered'],
  [/^chop/i, 'chopped'],
];
const VERB =
  /\b(?:slic(?:e|ing)|dic(?:e|ing)|cub(?:e|ing)|grat(?:e|ing)|halv(?:e|ing)|quarter(?:ing)?|chop(?:ping)?|cut(?:ting)?)\b/gi;
/** Into what something is cut, after its name. */
const INTO =
  /\b(?:into|in)\b[^,]{0,30}?\b(cubes?|dice|slices|rounds|strips|chunks|wedges|halves|half|quarters|matchsticks|batons)\b/i;
const BEFORE = 48;
const KINDS = new Set([
  'potato',
  'carrot',
  'mushroom',
  'bell-pepper',
  'courgette',
  'cucumber',
  'aubergine',
  'winter-squash',
  'turnip',
  'parsnip',
  'sweet-potato',
  'celery',
  'tomato',
]);

/** What a sentence does with what it names: the last verb before the name counts. */
function doneIn(sentence: string, name: RegExp): string | undefined {
  const found = name.exec(sentence);
  if (found === null) return undefined;
  const before = sentence.slice(Math.max(0, found.index - BEFORE), found.index);
  const verb = [...before.matchAll(VERB)].at(-1)?.[0];
  if (verb === undefined) return undefined;
  const into = INTO.exec(sentence.slice(found.index))?.[1];
  if (into !== undefined) return into.toLowerCase();
  return AS_LINES.find(([one]) => one.test(verb))?.[1];
}

/** A food with the cut that only the steps tell, at the end of its line; as it is where the line tells one. */
export function cutAsSaid(food: CoverFood, steps: string): CoverFood {
  const { lineage, cut } = food;
  const kind = lineage.find((slug) => KINDS.has(slug));
  if (kind === undefined || CUT.test(cut)) return food;
  const name = new RegExp(`\\b${called(kind)}\\b`, 'i');
  const said = steps
    .split(/[.;]/)
    .map((sentence) => doneIn(sentence, name))
    .find((one) => one !== undefined);
  // Grated, it is gone into what is made of it.
  return said === undefined || (kind === 'potato' && said === 'grated') ? food : { ...food, cut: `${cut} ${said}` };
}
