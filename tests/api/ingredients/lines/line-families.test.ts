import { linkLine } from '../../../../api/src/modules/ingredients/lines/line-linker.ts';
import { names } from '../starter-foods.ts';

const choiceOf = (text: string): (string | undefined)[] => {
  const { food, alternativeFoods } = linkLine(text, names);
  return [food, ...alternativeFoods].map((one) => one?.name);
};

test.each([
  [
    '1/2 lb wild mushrooms, preferably oyster, cremini and chanterelle',
    ['wild mushroom', 'oyster mushroom', 'chestnut mushroom', 'chanterelle'],
  ],
  [
    '2 cups mushrooms, like shiitake, cremini and portobello, sliced',
    ['mushroom', 'shiitake mushroom', 'chestnut mushroom', 'portobello mushroom'],
  ],
  [
    '1/4 cup chopped fresh herbs, such as sage, thyme, basil and parsley',
    ['fresh herbs', 'sage', 'thyme', 'basil', 'parsley'],
  ],
  ['1 lb lean fish like cod, haddock, cut into chunks', ['fish', 'cod', 'haddock']],
  ['4 cups greens (I use a mix of kale, chard, and spinach)', ['leafy greens', 'kale', 'swiss chard', 'spinach']],
  ['2 cups shredded cheese (I used cheddar, feta, and mozzarella!)', ['cheese', 'cheddar', 'feta', 'mozzarella']],
])('of the kinds that a line would rather have, each is offered: %s', (text, foods) => {
  expect(choiceOf(text)).toEqual(foods);
});

test.each([
  [
    '1 pound dark greens (kale, chard, collard greens), washed',
    ['leafy greens', 'kale', 'swiss chard', 'collard greens'],
  ],
  ['3 cups fresh fruit (strawberries, kiwis, pineapple)', ['fruit', 'strawberry', 'kiwi', 'pineapple']],
  ['1 cup chopped nuts (almonds, pumpkin seeds, etc)', ['nut', 'almond', 'pumpkin seed']],
  ['6 slices bread (sourdough, baguette)', ['bread', 'sourdough bread', 'baguette']],
  ['2 lb crudités: bell peppers, courgettes, broccoli', ['vegetable', 'bell pepper', 'courgette', 'broccoli']],
  ['1 lb pasta (penne, rigatoni)', ['penne', 'rigatoni']],
  ['2 cups milk (soy, almond, oat)', ['soy milk', 'almond milk', 'oat milk']],
  [
    'Ground spices (I like to use cumin, turmeric, paprika, and garlic)',
    ['spice', 'ground cumin', 'turmeric', 'paprika', 'garlic'],
  ],
  ['2 cups lettuce (romaine, iceberg), shredded', ['romaine lettuce', 'iceberg lettuce']],
  ['Raw vegetables: carrots, celery, cucumber', ['vegetable', 'carrot', 'celery', 'cucumber']],
])('a family leaves each of the kinds behind it to choose from: %s', (text, foods) => {
  expect(choiceOf(text)).toEqual(foods);
});

test.each([
  ['Herb bouquet (parsley, thyme, bay leaf)', ['bouquet garni']],
  ['1 cup breadcrumbs (stale bread, oregano, salt)', ['breadcrumbs']],
  ['20 oz pineapple slices (in juice, drained, juice reserved)', ['canned pineapple']],
  ['2 pounds mushrooms, preferably cremini, cleaned and chopped', ['mushroom']],
  ['4 crisp apples, like Cortland, skin on, cored', ['apple']],
  ['12 ounces ripe tomatoes (if possible one red and one yellow)', ['tomato']],
  ['3 steaks (I like sirloin, but whatever steak you have is fine)', ['steak']],
])('what a food is made of, or one kind among what is done to it, is no choice: %s', (text, foods) => {
  expect(choiceOf(text)).toEqual(foods);
});

test.each([
  ['1 pound white fish (I used frozen tilapia)', ['white fish', 'tilapia']],
  ['1 bottle beer (I use ale)', ['beer', 'ale']],
  ['2 slices sandwich bread (I prefer whole wheat)', ['white bread', 'wholemeal bread']],
  ['1 cup shredded cheese (I like cheddar)', ['cheese', 'cheddar']],
])('the one kind that its writer takes is offered beside the food: %s', (text, foods) => {
  expect(choiceOf(text)).toEqual(foods);
  expect(linkLine(text, names).isUnknown).toBe(false);
});
