import { adminFoods, buildAdminFood, unlinkedPhrases } from '../fixtures/admin-foods.ts';
import { pageOf } from '../fixtures/cook.ts';
import type { MockRoot } from '../root.ts';
import type { AdminFood } from '../schema-types.ts';

function foodOf(id: string): AdminFood {
  return adminFoods.find((food) => food.id === id) ?? adminFoods[0];
}

/** What an admin sees and changes of the foods. Each change is answered as if it had been made; nothing of it is kept. */
export const adminFoodAnswers = {
  adminFoods: ({ text }) => pageOf(adminFoods.filter(({ name }) => name.startsWith(text ?? ''))),
  adminFood: ({ id }) => foodOf(id),
  adminFoodCategories: () => ['baking', 'cheese', 'vegetables'],
  adminUnlinkedLines: () => pageOf(unlinkedPhrases),
  adminNotFoods: () => ['cheesecloth'],
  updateFood: ({ input }) => ({ food: { ...foodOf(input.id), name: input.name ?? foodOf(input.id).name }, recipes: 2 }),
  createFood: ({ input }) => ({ food: buildAdminFood(input.name, {}), recipes: 1 }),
  mergeFoods: ({ input }) => ({ food: foodOf(input.intoId), recipes: 2 }),
  undoFoodMerge: ({ input }) => ({ food: foodOf(input.id), recipes: 2 }),
  linkPhrase: () => ({ recipes: 3 }),
  setNotFood: () => ({ recipes: 3 }),
} satisfies Partial<MockRoot>;
