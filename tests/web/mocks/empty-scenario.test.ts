import { readScenario } from '../../../web/src/mocks/scenario.ts';
import { scenarioRoot } from '../../../web/src/mocks/scenario-root.ts';

const root = scenarioRoot(readScenario('admin,empty'), () => undefined);

test('where nothing has been done yet, a shopping list is empty', () => {
  expect(root.shoppingList({ id: 'list-weekend' })).toMatchObject({
    name: 'Weekend',
    items: [],
    itemCount: 0,
    recipes: [],
  });
  expect(root.shoppingList({ id: 'another' })).toBeNull();
});

test('so is a collection', () => {
  expect(root.collection({ id: 'collection-weeknights' })).toMatchObject({
    name: 'Weeknights',
    recipeCount: 0,
    recipes: { nodes: [] },
  });
  expect(root.collection({ id: 'another' })).toBeNull();
});

test('and an admin has no foods to look after', () => {
  expect(root.adminFoods({})).toMatchObject({ nodes: [] });
  expect(root.adminUnlinkedLines({})).toMatchObject({ nodes: [] });
});

test('a visitor still has to sign in to see a list', () => {
  const { shoppingList } = scenarioRoot(readScenario('visitor,empty'), () => undefined);
  expect(() => shoppingList({ id: 'list-weekend' })).toThrow('Sign in first.');
});
