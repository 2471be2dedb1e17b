import { ada, buildProfile, pageOf } from './fixtures/cook.ts';
import { matchConnection } from './answers/search.ts';
import { collections } from './fixtures/collections.ts';
import { shoppingList } from './fixtures/shopping-list.ts';
import { cookRoot, fixtureRoot, type MockRoot } from './root.ts';
import type { Scenario } from './scenario.ts';

/** Answers of a site on which nothing has been done yet. */
const emptyAnswers: Partial<MockRoot> = {
  searchRecipes: (args) => ({
    ...matchConnection([], args),
    hint: { filter: 'maxCookTime', alsoLift: [], wouldFind: 3 },
  }),
  commonFoods: () => [],
  ingredientSuggestions: () => [],
  recipes: () => pageOf([]),
  recipeIndex: () => ({ cuisines: [], meals: [], foods: [], quick: null, fewIngredients: null }),
  profile: () => buildProfile(),
  collection: ({ id }) => {
    const known = collections.find((collection) => collection.id === id);
    return known ? { ...known, coverImage: null, recipeCount: 0, recipes: pageOf([]) } : null;
  },
  shoppingLists: () => [],
  shoppingList: ({ id }) =>
    id === shoppingList.id
      ? {
          ...shoppingList,
          items: [],
          itemCount: 0,
          checkedCount: 0,
          aisles: [],
          recipeCount: 0,
          recipes: [],
          shoppedRecipes: [],
        }
      : null,
  adminFoods: () => pageOf([]),
  adminUnlinkedLines: () => pageOf([]),
  adminUsers: () => pageOf([]),
  adminRecipes: () => pageOf([]),
  adminAudit: () => pageOf([]),
};

/** The answers of a scenario. Signing in and out changes who is asking, for which `become` is called. */
export function scenarioRoot({ viewer, data }: Scenario, become: (viewer: Scenario['viewer']) => void): MockRoot {
  const root = viewer === 'visitor' ? fixtureRoot : cookRoot;
  const empty = data === 'full' ? {} : emptyAnswers;
  const isVisitor = viewer === 'visitor';
  return {
    ...root,
    ...empty,
    ...(isVisitor
      ? { profile: root.profile, shoppingLists: root.shoppingLists, shoppingList: root.shoppingList }
      : { viewer: () => ({ ...ada, role: viewer === 'admin' ? 'ADMIN' : 'USER' }) }),
    signIn: (args) => (become('cook'), root.signIn(args)),
    signUp: (args) => (become('cook'), root.signUp(args)),
    signOut: () => (become('visitor'), { signedOut: true }),
  };
}
