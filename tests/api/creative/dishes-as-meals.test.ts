import { RecipeValidator } from '../../../api/src/modules/creative/recipe-validator.ts';
import type { CreativeDraft } from '../../../api/src/modules/creative/write-dish.ts';
import {
  composer,
  dishesFor,
  dishesOf,
  foodsOf,
  knowledge,
  lineOf,
  metricOf,
  named,
  names,
  requestFor,
  textOf,
} from '../../support/creative-dishes.ts';

const firstSix = (...words: string[]): CreativeDraft[] =>
  composer.compose(requestFor(words), 0, 6).dishes.map(({ draft }) => draft);
const minutesOf = ({ steps }: CreativeDraft, word: RegExp): number =>
  steps.filter(({ text }) => word.test(text)).reduce((sum, { minutes }) => sum + (minutes ?? 0), 0);

describe('a sound dish is offered', () => {
  test.each([
    ['couscous of any vegetable', ['couscous', 'canned chickpeas', 'courgette', 'lemon'], /^Couscous/],
    ['couscous with roast vegetables', ['couscous', 'roast vegetables', 'feta', 'lemon'], /^Couscous/],
    ['cold turkey in a salad', ['cooked turkey', 'tomato', 'cucumber', 'lemon'], /[Tt]urkey .*salad/],
    ['cooked chicken in a sandwich', ['cooked chicken', 'cheddar', 'white bread', 'butter'], /chicken sandwiches/],
    ['pasta in a sauce from a jar', ['penne', 'pasta sauce', 'mushroom'], /^Penne with mushrooms in tomato sauce/],
  ])('%s', (_what, words, title) => {
    expect(named(dishesOf(...words), title).length).toBeGreaterThan(0);
  });
});

describe('a soup', () => {
  test('of potatoes is thin enough, creamy of milk, and has the bread of the kitchen beside it', () => {
    for (const dish of named(dishesOf('potato', 'leek', 'milk', 'white bread'), /^Potato and leek soup/)) {
      expect(metricOf(lineOf(dish, / (?:stock|water)$/))).toBeGreaterThanOrEqual(1_200);
      expect(lineOf(dish, /milk/)).toBeDefined();
      expect(textOf(dish)).toMatch(/with the bread/);
    }
  });

  test('is not of peppers alone, and where it is not blended, more than rice and vegetables', () => {
    expect(dishesOf('green pepper', 'onion').map(({ title }) => title)).not.toContain('Green pepper soup');
    const kitchen = ['cooked rice', 'carrot', 'celery'];
    const dishes = [...dishesOf(...kitchen), ...dishesOf(...kitchen, 'canned chickpeas')];
    const chunky = named(dishes, /soup$/).filter((dish) => !textOf(dish).includes('Blend'));
    expect(chunky.length).toBeGreaterThan(0);
    for (const dish of chunky) expect(lineOf(dish, /potato|beans|chickpeas|lentils|chicken|noodle/)).toBeDefined();
  });

  test('takes a stock cube with the water', () => {
    for (const dish of named(dishesOf('carrot', 'potato', 'vegetable stock cube', 'onion'), /soup$/)) {
      expect(lineOf(dish, /stock cubes?, crumbled/)).toBeDefined();
      expect(lineOf(dish, / stock$/)).toBeUndefined();
    }
  });
});

describe('what comes first', () => {
  test('is cooked of the meat, though much in the kitchen would season something else', () => {
    const [best] = firstSix('chicken breast', 'spaghetti', 'parsley', 'garlic', 'chilli flakes', 'lemon', 'honey');
    expect(lineOf(best!, /chicken/)).toBeDefined();
  });

  test('is never a breakfast where there is the makings of a supper', () => {
    const sweet = firstSix('milk', 'oats', 'banana', 'honey', 'egg', 'beef mince', 'tomato', 'onion').filter(
      ({ tags }) => tags.includes('breakfast') || tags.includes('dessert'),
    );
    expect(sweet).toEqual([]);
  });
});

describe('a meal', () => {
  test('of curry comes with the rice of the cupboard', () => {
    const pantry = foodsOf(['basmati rice', 'canned chopped tomatoes', 'onion', 'garlic']);
    for (const dish of named(dishesFor(['chicken breast', 'garam masala', 'spinach'], { pantry }), /curry$/)) {
      expect(lineOf(dish, /rice/)).toBeDefined();
      expect(textOf(dish)).toMatch(/Serve with the basmati rice/);
    }
  });

  test('of mushrooms from the wok has tofu, or eggs and rice', () => {
    const stirFries = named(dishesOf('chestnut mushroom', 'broccoli', 'soy sauce', 'ginger', 'honey'), /stir-fry$/);
    for (const dish of stirFries) expect(lineOf(dish, /tofu|rice/)).toBeDefined();
  });

  test('is no salad without meat, fish or pulses: that is a side', () => {
    const salads = named(dishesOf('tomato', 'cucumber', 'feta', 'canned chickpeas', 'orange'), /salad$/);
    for (const dish of salads)
      expect(dish.tags.includes('side')).toBe(lineOf(dish, /chickpeas|tuna|chicken|ham/) === undefined);
  });

  test('is no tray of mushrooms and cheese without potatoes', () => {
    const kitchen = ['chestnut mushroom', 'feta', 'lemon'];
    for (const dish of named([...dishesOf(...kitchen), ...dishesOf(...kitchen, 'potato')], /traybake/))
      expect(lineOf(dish, /potato|squash|aubergine|carrot/)).toBeDefined();
  });
});

describe('done, and not overdone', () => {
  test('frankfurters, which are cooked already, roast for ten minutes', () => {
    for (const dish of named(dishesOf('frankfurter', 'potato', 'onion'), /^Roast frankfurters/))
      expect(minutesOf(dish, /frankfurters .*roast/)).toBe(10);
  });

  test('thin fillets roast for eight minutes, and no fish on a tray is turned', () => {
    for (const dish of named(dishesOf('sea bass', 'potato', 'lemon'), /^Roast sea bass/)) {
      expect(minutesOf(dish, /Add the sea bass/)).toBe(8);
      expect(textOf(dish)).not.toMatch(/turning/);
    }
  });

  test('steak on skewers is done to your liking, in eight minutes', () => {
    for (const dish of named(dishesOf('rump steak', 'red pepper', 'lemon'), /skewers$/))
      expect(minutesOf(dish, /Grill .*to your liking/)).toBe(8);
  });

  test('potatoes in tomatoes, which are sour, have ten minutes more', () => {
    for (const dish of named(dishesOf('potato', 'chorizo', 'canned chopped tomatoes', 'onion'), /stew$/)) {
      expect(lineOf(dish, /potatoes/)).toMatch(/2 cm dice/);
      expect(minutesOf(dish, /cover loosely and simmer/)).toBeGreaterThanOrEqual(25);
    }
  });

  test('courgettes for a gratin are not boiled first', () => {
    for (const dish of named(dishesOf('courgette', 'double cream', 'gruyère'), /^Courgette gratin/))
      expect(textOf(dish)).not.toMatch(/Simmer the courgettes/);
  });

  test('rice noodles are soaked', () => {
    for (const dish of named(dishesOf('rice noodle', 'chicken breast', 'pak choi', 'soy sauce'), /noodles$/))
      expect(minutesOf(dish, /Soak the rice noodles/)).toBe(4);
  });

  test('runner beans are boiled before they are fried', () => {
    const lines = dishesOf('runner bean', 'pork fillet', 'soy sauce').flatMap((dish) => lineOf(dish, /runner/) ?? []);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line).toMatch(/boiled for 4 minutes/);
  });
});

describe('enough, and no more', () => {
  test('six vegetables and more are weighed', () => {
    const lines = dishesFor(['carrot', 'leek', 'courgette', 'chicken breast'], { servings: 6 }).flatMap((dish) =>
      dish.lines.map(({ text }) => text),
    );
    expect(lines.filter((text) => /^(?:[6-9]|\d\d) (?:carrots|leeks|courgettes)/.test(text))).toEqual([]);
  });

  test('a bread soup is thick with bread', () => {
    for (const dish of named(dishesOf('white bread', 'canned chopped tomatoes', 'kale'), /^Tomato bread soup/)) {
      expect(metricOf(lineOf(dish, / (?:stock|water)$/))).toBeLessThanOrEqual(550);
      expect(Number(/^(\d+) slices/.exec(lineOf(dish, /bread/)!)?.[1])).toBeGreaterThanOrEqual(8);
    }
  });

  test('a pinch of salt is a pinch in rice pudding', () => {
    for (const dish of named(dishesOf('pudding rice', 'milk', 'sugar', 'cinnamon'), /rice pudding/))
      expect(textOf(dish)).toMatch(/a pinch of salt/);
  });

  test('noodles in a thick sauce have soy sauce as well', () => {
    const noodles = named(dishesOf('egg noodle', 'oyster sauce', 'pak choi', 'chicken breast'), /noodles$/);
    const thick = noodles.filter((one) => lineOf(one, /oyster sauce/));
    expect(thick.length).toBeGreaterThan(0);
    for (const dish of thick) expect(lineOf(dish, /soy sauce|fish sauce/)).toBeDefined();
  });

  test('of an elephant garlic one clove is enough for four', () => {
    const lines = dishesOf('elephant garlic', 'spinach', 'penne').flatMap((dish) => lineOf(dish, /elephant/) ?? []);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line).toMatch(/^1 clove/);
  });

  test('potato cakes of mash take the butter', () => {
    for (const dish of named(dishesOf('mashed potato', 'butter', 'cheddar', 'plain flour'), /potato cakes$/))
      expect(textOf(dish)).toMatch(/stir in the butter, melted/);
  });

  test('what is used by halves is used up: a rice bowl with a sauce fries in all of its oil', () => {
    const bowls = named(dishesOf('cooked rice', 'chicken breast', 'pak choi', 'soy sauce'), /rice bowl$/);
    const inAll = bowls.filter((one) => !textOf(one).includes('rest of the'));
    expect(inAll.length).toBeGreaterThan(0);
    for (const dish of inAll) expect(textOf(dish)).not.toMatch(/half the/);
  });

  test('a dish that leaves half of something is refused', () => {
    const request = requestFor(['chicken breast', 'broccoli', 'soy sauce']);
    const dish = composer.compose(request, 0, 24).dishes.find(({ draft }) => /half the .* oil/.test(textOf(draft)));
    const steps = dish!.draft.steps.map((step) => ({ ...step, text: step.text.replace(/the rest of the/, 'the') }));
    const { problems } = new RecipeValidator(knowledge, names).judge({ ...dish!.draft, steps }, request);
    expect(problems.join()).toContain('no step uses the rest');
  });
});

describe('the name of a dish has the main food', () => {
  test('the bacon of a soup, the tuna of a tomato sauce, the egg of a rice bowl', () => {
    const soups = dishesOf('bacon', 'carrot', 'cabbage', 'potato').filter(
      (dish) => dish.title.endsWith('soup') && lineOf(dish, /bacon/),
    );
    expect(soups.length).toBeGreaterThan(0);
    for (const { title } of soups) expect(title).toMatch(/bacon/i);
    for (const dish of named(dishesOf('spaghetti', 'canned tuna', 'courgette'), /in tomato sauce$/)) {
      if (!lineOf(dish, /tuna/)) continue;
      expect(dish.title).toMatch(/tuna/);
      expect(lineOf(dish, /cheese|parmesan|mozzarella/)).toBeUndefined();
    }
    for (const dish of named(dishesOf('cooked rice', 'egg', 'spinach', 'carrot'), /rice bowl$/))
      expect(dish.title).toMatch(/egg/i);
  });

  test('and a salad of feta is not called Mexican', () => {
    for (const { cuisine } of named(dishesOf('feta', 'lettuce', 'lime', 'avocado'), /salad$/))
      expect(cuisine).not.toBe('Mexican');
  });
});
