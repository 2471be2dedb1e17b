import type { EntityManager } from '@mikro-orm/postgresql';
import { CookedRecipe } from '../cooking/cooking.entity.ts';
import type { FoodStore } from '../ingredients/foods/food-store.ts';
import { daysAfter } from '../../shared/calendar.ts';
import type { PantryReader } from '../pantry/pantry-reader.ts';
import { canAvoid } from '../search/search-plan.ts';
import { User } from '../users/user.entity.ts';
import type { Viewer } from '../users/viewer.ts';
import { standing, type Evening, type FoodToUse } from './evening.ts';
import type { ProposedDish } from './proposed-dishes.entity.ts';
import { TONIGHT } from './tonight-limits.ts';

interface Sources {
  em: EntityManager;
  foods: FoodStore;
  pantry: PantryReader;
}

/** The evening of a cook: by their pantry, their household's table, and what was proposed or cooked in its week. */
export async function eveningOfCook(
  cook: Viewer,
  day: string,
  proposed: readonly ProposedDish[],
  { em, foods, pantry }: Sources,
): Promise<Evening> {
  const { diet, allergies, pantry: always, exclude } = await em.findOneOrFail(User, { id: cook.id });
  const since = new Date(`${daysAfter(day, 1 - TONIGHT.weekDays)}T00:00:00Z`);
  const cooked = await em.find(CookedRecipe, { user: cook.id, lastCooked: { $gte: since } });
  const ids = await pantry.foodsAtHome();
  return {
    day,
    // What a cook always has, or never eats, may be called otherwise by now.
    table: {
      diet,
      allergies,
      pantry: always.filter((name) => foods.names.resolve(name)),
      exclude: exclude.filter((name) => canAvoid(name, foods)),
    },
    ...standing(
      ids.flatMap((id) => foods.knowledge.byId(id) ?? []),
      await dueFoods(pantry, day),
    ),
    barred: new Set([
      ...cooked.map(({ recipe }) => recipe.id),
      ...proposed.filter((dish) => dish.day !== day && isInWeekOf(day, dish.day)).map(({ recipe }) => recipe),
    ]),
  };
}

async function dueFoods(pantry: PantryReader, day: string): Promise<FoodToUse[]> {
  const items = await pantry.itemsWithFood();
  return items
    .filter((item) => pantry.isDue(item, day))
    .flatMap((item) => {
      const food = pantry.foodOf(item);
      const { bestBefore = null, isBestBeforeGuessed } = item;
      return food ? { food, name: food.name, bestBefore, isBestBeforeGuessed } : [];
    });
}

/** Whether two days are in one week, whichever day it begins on. */
const isInWeekOf = (day: string, other: string): boolean =>
  other > daysAfter(day, -TONIGHT.weekDays) && other < daysAfter(day, TONIGHT.weekDays);
