import { linkLine } from '../../../../api/src/modules/ingredients/lines/line-linker.ts';
import { knowledge, names } from '../starter-foods.ts';

const foodOf = (line: string): string | undefined => linkLine(line, names).food?.name;

describe('a name that the catalogue knows, in a line', () => {
  test('is never read as a food with fewer allergens', () => {
    const freer = knowledge.foods.flatMap((food) =>
      [food.name, ...food.aliases].filter((name) => {
        const { contains, unsure } = linkLine(`1 cup ${name}`, names).facts;
        return [...food.contains, ...food.unsure].some(
          (allergen) => !contains.includes(allergen) && !unsure.includes(allergen),
        );
      }),
    );
    expect(freer).toEqual([]);
  });

  test.each([
    ['2 chipotle chiles in adobo, minced', 'chipotle in adobo'],
    ['1 canned chipotle chile in adobo sauce, chopped', 'chipotle in adobo'],
    ['1 tbsp chilli paste in soya bean oil', 'thai chilli jam'],
    ['100 g tuna in brine, drained', 'canned tuna'],
    ['80 g sun-dried tomatoes in oil', 'sun-dried tomatoes in oil'],
    ['6 olives, stuffed with anchovies', 'anchovy-stuffed olive'],
    ['200 g beans in tomato sauce', 'baked beans'],
    ['4 peaches in syrup', 'canned peaches'],
  ])('keeps the words that elsewhere begin a remark: %s', (line, food) => {
    expect(foodOf(line)).toBe(food);
  });

  test.each([
    ['300 g peas (dried green split)', 'split pea'],
    ['400g fish fillet (white fish)', 'white fish'],
    ['2 onions (preferably red)', 'onion'],
    ['4 tomatoes (peeled)', 'tomato'],
    ['4 chicken thighs (boned and skinned)', 'chicken thigh'],
  ])('is narrowed by brackets that make a kind of it, and by nothing else: %s', (line, food) => {
    expect(foodOf(line)).toBe(food);
  });

  test.each([
    ['spinach (wrap, or wrap of your choice)', 'spinach wrap'],
    ['2 tablespoons tomato (paste)', 'tomato paste'],
    ['1 cup coconut (milk)', 'coconut milk'],
    ['1 cup onion (soup mix)', 'onion soup mix'],
    ['200 g chocolate (milk)', 'milk chocolate'],
    ['12 pieces chicken (thighs, legs and breasts)', 'chicken'],
    ['150 g celery (green, 2-3 stalks)', 'celery'],
    ['1 oz lemon juice (fresh, if possible)', 'lemon juice'],
    ['1 bread (butter)', 'bread'],
  ])('goes on in brackets that are the rest of it, and in no others: %s', (line, food) => {
    expect(foodOf(line)).toBe(food);
  });

  test('holds nothing of a food that its end alone is called by', () => {
    expect(linkLine('1 cup coconut (milk)', names).facts.contains).toEqual([]);
    expect(linkLine('1 bread (butter)', names).facts.contains).toContain('dairy');
  });

  test('ends where a remark does', () => {
    expect([
      foodOf('1 cup milk for the sauce'),
      foodOf('2 peaches in wedges'),
      foodOf('200 g tuna with lemon'),
    ]).toEqual(['milk', 'peach', 'tuna']);
  });

  test.each([
    ['1 (3-rib) roast, about 5 pounds', 'rib of beef'],
    ['3 lb (chuck) roast', 'beef chuck'],
    ['1 (bone-in) ham', 'ham'],
    ['1/4 cup crispy cooked bacon, minced', 'bacon'],
    ['6 slices crisp bacon, crumbled', 'bacon'],
    ['100 g fried bacon', 'bacon'],
    ['Virgin olive oil (not extra-virgin)', 'olive oil'],
    ['2 tbsp saba (cooked grape must)', 'vin cotto'],
    ['2 saba, filleted', 'mackerel'],
    ['1/2 pound beef sausage meat', 'sausage meat'],
    ['2 pot noodles', 'instant noodle'],
    ['200 g head cheese', 'brawn'],
    ['1 head cheese', 'brawn'],
    ['2 glass noodles', 'glass noodle'],
    ['1/2 cup dried sliced shiitake mushrooms', 'dried shiitake'],
    ['1 pound ground very lean pork', 'pork mince'],
  ])('keeps a word that elsewhere measures: %s', (line, food) => {
    expect(foodOf(line)).toBe(food);
  });
});

test.each([
  ['1 ounce raspberry Schnapps', 'raspberry liqueur'],
  ['1 ounce strawberry schnapps', 'liqueur'],
  ['1/4 cup creamy salad dressing', 'salad dressing'],
  ['8 ounces ready-cut cauliflowerettes', 'cauliflower'],
  ['2 cups frozen cauliflowerets', 'frozen cauliflower'],
  ["1 lb lean butchers' trimmings", 'meat'],
  ['1 tsp beef bullion', 'beef stock cube'],
  ['1 pound prunes from Agen', 'prune'],
])('a food goes by what cooks call it: %s', (line, food) => {
  expect(linkLine(line, names)).toMatchObject({ food: { name: food }, isUnknown: false });
});

test('a trade mark hides no food', () => {
  const { facts } = linkLine('1/4 cup dressing (such as Miracle Whip™)', names);
  expect(facts.contains).toEqual(['eggs', 'mustard']);
});
