import { Allergen } from '../../../api/src/modules/ingredients/dietary.ts';
import { linkLine } from '../../../api/src/modules/ingredients/lines/line-linker.ts';
import { names } from '../ingredients/starter-foods.ts';

const { DAIRY, EGGS, FISH, GLUTEN, SOY, SULPHITES } = Allergen;

test.each([
  ['12 wide lasagna noodles', [EGGS], 'vegetarian'],
  ['1 cup bread crumbs', [DAIRY, SOY], 'vegetarian'],
  ['1 loaf white bread', [DAIRY, SOY], 'vegetarian'],
  ['2/3 cup gluten-free flour', [DAIRY, SOY], 'vegetarian'],
  ['1 lb bulk sausage', [GLUTEN, SOY], 'none'],
  ['1/4 cup thousand island dressing', [FISH], 'pescatarian'],
  ['3 scoops dairy-free vanilla ice cream', [EGGS, SOY], 'vegetarian'],
  ['1 cup raspberry sherbet', [EGGS], 'vegetarian'],
  ['4 tbsp sweet chili sauce', [SULPHITES], 'vegan'],
  ['1 tbsp vinegar', [GLUTEN], 'vegan'],
  ['5 drops red food coloring', [], 'unknown'],
])('%s: brands differ in %j', (line, allergens, diet) => {
  const { facts } = linkLine(line, names);
  expect(facts.unsure).toEqual(expect.arrayContaining(allergens));
  expect(facts.diet).toBe(diet);
});

test.each([
  '500 g spaghetti',
  '1 cup fresh breadcrumbs',
  '2 slices country bread',
  '3 scoops vegan ice cream',
  '2 drops green food coloring',
])('%s stays vegan, without milk or egg', (line) => {
  const { diet, contains, unsure } = linkLine(line, names).facts;
  expect(diet).toBe('vegan');
  expect([...contains, ...unsure]).not.toContain(DAIRY);
  expect([...contains, ...unsure]).not.toContain(EGGS);
});

test.each([
  ['1 tbsp co chu karo', 'gochugaru'],
  ['2 tbsp kochukaru', 'gochugaru'],
  ['Andes chocolate mint candy', 'mint chocolate'],
  ['White Chocolate Glaze', 'white chocolate glaze'],
  ['3 cups canned cherry pie filling', 'cherry pie filling'],
  ['4 spring shallots', 'spring onion'],
  ['3/4 lb chicken tenders', 'chicken tender'],
  ['2 thick slices eggy bread', 'brioche'],
  ['eggy bread', 'french toast'],
  ['1 tbsp chili paste with soybeans', 'doubanjiang'],
  ['1 lb green string beans', 'green bean'],
])('%s is %s', (line, food) => {
  expect(linkLine(line, names).food?.name).toBe(food);
});
