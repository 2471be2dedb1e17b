import type { CoverInput } from './cover-input.ts';
import { tomatoesIn } from './tomatoes.ts';

/** Forms of what comes out of the oven under a top. */
const BAKES: ReadonlySet<string> = new Set(['gratin', 'crumbed bake', 'set bake', 'set pasta bake']);
const CRUMBS = '(?:crumbs?|breadcrumbs|stuffing|panko|crackers?|corn ?flakes|croutons)';
/** What says that the top is of crumbs. */
const CRUMBED = new RegExp(
  `\\b(?:scatter|sprinkle|top|cover|spoon|spread|strew|press|put|finish)\\w*\\b[^.]*\\b${CRUMBS}\\b|\\b${CRUMBS}\\b[^.]*\\b(?:on top|over|crisp|golden|brown)\\b`,
  'i',
);
const MINCE = ['minced-meat', 'vegan-mince', 'lentil'];
/** Tomatoes from which on a bake is red inside. */
const RED_FROM = 350;

/** Cheeses that melt to no top. */
const SOFT = new Set(['cream-cheese', 'ricotta', 'mascarpone', 'quark', 'cottage-cheese', 'goats-cheese']);
const melts = (lineage: readonly string[]): boolean =>
  lineage.includes('cheese') && !lineage.some((slug) => SOFT.has(slug));

/** A bake by its top: of crumbs where the steps strew them over, of cheese where some melts, else as it has set. */
export function bakedAs(form: string, colour: string | undefined, { steps, title, foods }: CoverInput): string {
  if (form !== 'gratin') return form;
  if (!/(?:stuffing|dressing)$/i.test(title) && CRUMBED.test(steps.join(' '))) return 'crumbed bake';
  return colour === 'gratin' && foods.some(({ lineage }) => melts(lineage)) ? 'gratin' : 'sunken bake';
}

/** The colour of what lies under the top of a bake; undefined where it is as the top, or the form is none. */
export function underTop(form: string, { foods }: CoverInput): string | undefined {
  if (!BAKES.has(form)) return undefined;
  const hasMince = foods.some(({ lineage }) => MINCE.some((slug) => lineage.includes(slug)));
  const isRed = tomatoesIn(foods) >= RED_FROM;
  if (hasMince) return isRed ? 'rust' : 'brown';
  return isRed ? 'tomato' : undefined;
}
