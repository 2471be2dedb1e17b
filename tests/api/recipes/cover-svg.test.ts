import { readFoodFiles } from '../../../api/src/modules/catalogue/food-files.ts';
import { readRecipeFiles } from '../../../api/src/modules/catalogue/recipe-files.ts';
import { SEED_FOLDER } from '../../../api/src/modules/catalogue/seed-catalogue.ts';
import { FoodKnowledge } from '../../../api/src/modules/ingredients/foods/food-knowledge.ts';
import { FoodNames } from '../../../api/src/modules/ingredients/names/food-names.ts';
import { linkLine } from '../../../api/src/modules/ingredients/lines/line-linker.ts';
import { CANVAS } from '../../../api/src/modules/recipes/cover/arrangement.ts';
import { setTable, type CoverInput, type Placed } from '../../../api/src/modules/recipes/cover/cover-scene.ts';
import { drawCover, picturesOf } from '../../../api/src/modules/recipes/cover/cover-svg.ts';
import { foodIconSvg } from '../../../api/src/modules/ingredients/food-art/food-icon.ts';
import { CUISINES } from '../../../api/src/modules/recipes/cuisine.ts';

const shakshuka: CoverInput = {
  slug: 'shakshuka',
  title: 'Shakshuka',
  cuisine: 'Middle Eastern',
  tags: ['breakfast', 'one pan'],
  foods: ['egg', 'canned-tomatoes', 'red-pepper', 'onion', 'garlic', 'ground-cumin'],
};
const cover = (changes: Partial<CoverInput>): CoverInput => ({ ...shakshuka, ...changes });
const dishOf = (title: string, changes: Partial<CoverInput> = {}): string | undefined =>
  setTable({ slug: 'dish', title, cuisine: null, tags: [], foods: [], ...changes }).dish[0]?.picture;

/** What the covers of the starter catalogue are drawn from. */
function seedCovers(): CoverInput[] {
  const { foods, swaps } = readFoodFiles(SEED_FOLDER);
  const names = new FoodNames(new FoodKnowledge(foods, swaps));
  return readRecipeFiles(SEED_FOLDER).map((recipe) => {
    const linked = recipe.ingredients.map((line) => linkLine(line.food ?? line.text, names).food);
    return {
      ...recipe,
      foods: linked.filter((food) => food !== null && !food.isStaple).map((food) => food?.slug ?? ''),
    };
  });
}

const distance = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.hypot(a.x - b.x, a.y - b.y);

describe('a cover', () => {
  test('is drawn the same from the same input, byte for byte', () => {
    expect(drawCover(structuredClone(shakshuka))).toBe(drawCover(shakshuka));
  });

  test('looks different under another slug, even of the same dish', () => {
    expect(drawCover(cover({ slug: 'green-shakshuka' }))).not.toBe(drawCover(shakshuka));
  });

  test('shows no text of the recipe, whatever its title, tags or foods say', () => {
    const hostile = '</svg><script>alert(1)</script>&"';
    const svg = drawCover({
      slug: 'secretslug',
      title: `Zanzibar ${hostile}`,
      cuisine: hostile,
      tags: [hostile],
      foods: [hostile, 'egg'],
    });
    for (const text of ['Zanzibar', 'script', 'alert', 'secretslug', '<text']) expect(svg).not.toContain(text);
    expect(svg.match(/<svg/g)).toHaveLength(1);
  });

  test('lays a tablecloth of its own for each of the seventeen cuisines, in any case, and one for recipes without', () => {
    const cloths = [...CUISINES, null].map((cuisine) =>
      ['a', 'b', 'c', 'd'].map((slug) => setTable(cover({ slug, cuisine })).cloth.ground).join(),
    );
    expect(new Set(cloths).size).toBe(18);
    expect(setTable(cover({ cuisine: 'middle eastern' })).cloth).toEqual(setTable(shakshuka).cloth);
    expect(setTable(cover({ cuisine: 'Martian' })).cloth).toEqual(setTable(cover({ cuisine: null })).cloth);
  });

  test('gives the first foods of the list the better places, and those that season the lesser', () => {
    const { foods } = setTable(cover({ title: 'Supper', foods: ['garlic', 'salmon', 'potato', 'asparagus'] }));
    expect(foods.slice(0, 2).map((food) => food.picture)).toEqual(['potato', 'spears-green']);
  });

  test('leaves out foods that have no picture', () => {
    expect(setTable(cover({ foods: ['unheard-of', 'egg'] }))).toEqual(setTable(cover({ foods: ['egg'] })));
  });

  test('shows around the plate what is not on it', () => {
    const { dish, foods } = setTable(cover({ title: 'Supper', foods: ['salmon', 'trout', 'egg', 'lemon'] }));
    expect(dish[0]?.picture).toBe('fillet-salmon');
    expect(foods.map((food) => food.picture)).not.toContain('fillet-salmon');
  });
});

describe('the dish on the plate', () => {
  test.each([
    ['Spaghetti carbonara', 'spaghetti'],
    ['SPAGHETTI AND MEATBALLS', 'spaghetti'],
    ['Chicken tacos', 'taco'],
    ['Crème brûlée', 'custard'],
    ["Shepherd's pie", 'bake-golden'],
    ['Classic hummus', 'paste-tan'],
    ['Buttermilk pancakes', 'pancakes'],
    ['Beef pho', 'steaming-bowl'],
    ['Chana masala', 'curry-rice'],
    ['French toast', 'bread'],
    ['Scrambled eggs on toast', 'cooking'],
    ['Bread and butter pudding', 'bake-golden'],
    ['Caesar salad', 'green-salad'],
  ])('of %s is %s', (title, picture) => expect(dishOf(title)).toBe(picture));

  test('is told by tags and cuisine where the title does not', () => {
    expect(dishOf("Grandmother's best", { tags: ['soup'] })).toBe('pot-of-food');
    expect(dishOf('Tomato comfort', { tags: ['soup'] })).toBe('liquid-red');
    expect(dishOf('Taco soup', { tags: ['soup'] })).toBe('liquid-rust');
    expect(dishOf("Grandmother's best", { tags: ['dinner'], cuisine: 'Indian' })).toBe('curry-rice');
  });

  test('is the main food where there is no art for the dish', () => {
    expect(dishOf('Supper', { foods: ['garlic', 'olive-oil', 'aubergine', 'tomato'] })).toBe('eggplant');
    expect(dishOf('Supper', { foods: ['garlic'] })).toBe('garlic');
  });

  test('is a laid table where nothing at all is known', () => {
    expect(dishOf('Supper')).toBe('fork-and-knife-with-plate');
  });

  test.each([
    ['Vegetable tempura', 'fried-shrimp'],
    ['Cauliflower steak', 'fillet-brown'],
    ['Vegan sausage rolls', 'sausage-brown'],
    ['Tofu satay', 'skewer-brown'],
    ['Vegan chickpea omelette', 'cooking'],
  ])('of %s shows no animal (%s)', (title, animal) => expect(dishOf(title)).not.toBe(animal));

  test('is not mistaken by a part of a word', () => {
    expect(dishOf('Pieces of eight', { foods: ['egg'] })).toBe('egg');
    expect(dishOf('Steak and chips')).toBe('french-fries');
    expect(dishOf('Pizzas')).toBe('pizza');
  });
});

describe('the covers of the starter catalogue', () => {
  const covers = seedCovers();
  const scenes = covers.map((input) => ({ slug: input.slug, ...setTable(input) }));
  const faults = (fault: (scene: (typeof scenes)[number]) => boolean): string[] =>
    scenes.filter(fault).map((scene) => scene.slug);

  test('show only pictures that exist', () => {
    const missing = covers.flatMap(picturesOf).filter(({ picture }) => foodIconSvg(picture) === undefined);
    expect(covers.length).toBeGreaterThan(300);
    expect(missing).toEqual([]);
  });

  test('never leave the table bare', () => {
    expect(faults(({ foods }) => foods.length < 2)).toEqual([]);
  });

  test('crop nothing', () => {
    const isCropped = ({ x, y, size }: Placed): boolean =>
      Math.min(x, CANVAS.width - x, y, CANVAS.height - y) < size * 0.45 + 8;
    expect(faults(({ dish, foods }) => [...dish, ...foods].some(isCropped))).toEqual([]);
    expect(
      faults(
        ({ plate }) => Math.min(plate.x, CANVAS.width - plate.x, plate.y, CANVAS.height - plate.y) < plate.radius + 20,
      ),
    ).toEqual([]);
  });

  test('lay no food on another or far onto the plate', () => {
    expect(
      faults(({ plate, foods }) => foods.some((food) => distance(food, plate) < plate.radius + food.size * 0.4)),
    ).toEqual([]);
    expect(
      faults(({ foods }) =>
        foods.some((food, at) =>
          foods.slice(at + 1).some((other) => distance(food, other) < (food.size + other.size) * 0.42),
        ),
      ),
    ).toEqual([]);
  });

  test('keep the dish on its plate', () => {
    expect(
      faults(({ plate, dish }) => dish.some((part) => distance(part, plate) + part.size * 0.4 > plate.radius)),
    ).toEqual([]);
  });

  test('hardly ever look alike: no page of 24 shares cloth, plate and place more than twice', () => {
    const look = ({ cloth, ware, plate }: (typeof scenes)[number]): string =>
      [cloth.ground, cloth.weave, ware, plate.x, plate.y].join();
    const pages = Array.from({ length: Math.floor(scenes.length / 24) }, (_, page) =>
      scenes.slice(page * 24, page * 24 + 24).map(look),
    );
    for (const page of pages) expect(new Set(page).size).toBeGreaterThanOrEqual(22);
  });
});
