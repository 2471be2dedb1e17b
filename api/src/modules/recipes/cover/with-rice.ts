import type { CoverChoice, CoverInput } from './cover-input.ts';
import { namesOf } from './cover-rules.ts';

type DishChoice = CoverChoice & { at: number };

/** Forms of what lies on rice where the title says that there is rice. */
const ON_RICE: ReadonlyMap<string, string> = new Map([['stir-fry', 'over rice']]);

/** The dish on the rice that its title names and its lines have: it is half of what one sees. */
export function onRice(dish: DishChoice, { title, foods }: Pick<CoverInput, 'title' | 'foods'>): DishChoice {
  const form = dish.at === -1 ? undefined : ON_RICE.get(dish.form);
  if (form === undefined || !namesOf(title).includes('-rice-')) return dish;
  const grain = foods.find(({ lineage }) => lineage.includes('rice'));
  if (grain === undefined) return dish;
  const isBrown = grain.lineage.some((slug) => /brown|wild|black/.test(slug));
  return { at: dish.at, form, colour: isBrown ? 'tan' : 'white', second: dish.colour ?? 'glaze' };
}
