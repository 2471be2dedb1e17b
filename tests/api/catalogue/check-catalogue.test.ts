import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findingsOf as findingsOfCatalogue } from '../../../api/src/modules/catalogue/check-catalogue.ts';
import { checkCounts, countCatalogue } from '../../../api/src/modules/catalogue/check-counts.ts';
import { droppedAllergens } from '../../../api/src/modules/catalogue/check-foods.ts';
import { readCatalogue } from '../../../api/src/modules/catalogue/check-model.ts';
import { readYamlFiles } from '../../../api/src/modules/catalogue/yaml-files.ts';
import { FoodMentions } from '../../../api/src/modules/recipes/checks/food-mentions.ts';
import { StartError } from '../../../api/src/shared/errors.ts';
import { FIGURES, findingsIn, FOODS, SHAKSHUKA, type RecipeFile } from './small-catalogue.ts';

const catalogue = readCatalogue(fileURLToPath(new URL('../../../catalogue', import.meta.url)));

describe('the starter catalogue', () => {
  test('has nothing to mend', () => {
    expect(findingsOfCatalogue(catalogue)).toEqual([]);
  });

  test('holds what was promised', () => {
    const counts = countCatalogue(catalogue);
    expect(counts.foods).toBeGreaterThanOrEqual(3_500);
    expect(counts.substitutes).toBeGreaterThanOrEqual(1_500);
    expect(counts.recipes).toBeGreaterThanOrEqual(1_500);
    expect(Object.keys(counts.perCuisine)).toHaveLength(17);
    expect(Math.min(...Object.values(counts.perCuisine))).toBeGreaterThanOrEqual(60);
    expect(counts.perDiet.vegan).toBeGreaterThanOrEqual(400);
    expect(counts.perDiet.vegetarian).toBeGreaterThanOrEqual(800);
    expect(counts.fewFoods).toBeGreaterThanOrEqual(300);
  });

  test('names every food in each language', () => {
    const { foods, perLanguage } = countCatalogue(catalogue);
    expect(Object.values(perLanguage)).toEqual([foods, foods, foods, foods]);
  });

  test('foods that leave out an allergen of their parents say so in their names or by what they are made of', () => {
    const known = /gluten-free|vegan|dairy-free|corn|kombu|chickpea|lentil|buckwheat|rice|glass|tamari|unsulphured|bean pasta|edamame/;
    expect(droppedAllergens(catalogue).filter(({ food }) => !known.test(food))).toEqual([]);
  });
});

/** Findings of Shakshuka with these fields changed, as "field: message". */
function findingsOf(changes: Partial<RecipeFile>): string[] {
  return findingsIn({ recipes: [{ ...SHAKSHUKA, ...changes }] }).map(({ field, message }) => `${field}: ${message}`);
}

const ingredients = SHAKSHUKA['ingredients'] as string[];
const instructions = SHAKSHUKA['instructions'] as { text: string; minutes?: number; meanwhile?: boolean }[];

test('a file that says something twice is refused with what it says', () => {
  const folder = mkdtempSync(join(tmpdir(), 'twice-'));
  writeFileSync(join(folder, 'de.yaml'), 'egg: [Ei]\nonion: [Zwiebel]\negg: [Hühnerei]\n');
  expect(() => readYamlFiles(folder)).toThrow(new StartError('de.yaml: It says twice: egg'));
  rmSync(folder, { recursive: true });
});

describe('the lint of a recipe', () => {
  test('a good recipe has no findings', () => {
    expect(findingsIn({ recipes: [SHAKSHUKA] })).toEqual([]);
  });

  test('a line that names no known food is found', () => {
    expect(
      findingsOf({
        ingredients: [...ingredients, '2 tbsp unobtainium'],
        instructions: [...instructions, 'Scatter over the unobtainium.'],
      }),
    ).toEqual(['ingredients.7: "2 tbsp unobtainium" names no food that Larder knows']);
  });

  test('a line that may be another food, or names something beside the one that is known, is found', () => {
    const steps = [...instructions, 'Add the quagmire onion and the salt and unobtainium.'];
    const lines = ingredients.filter((line) => !/onion|salt/.test(line));
    expect(
      findingsOf({ ingredients: [...lines, '1 quagmire onion', 'salt and unobtainium'], instructions: steps }),
    ).toEqual([
      expect.stringMatching(/^ingredients\.5: "1 quagmire onion" may not be onion \(confidence 0\.\d+\)$/),
      'ingredients.6: "salt and unobtainium" names something beside salt that Larder does not know',
    ]);
  });

  test('a title in another file than its own is found', () => {
    expect(findingsIn({ recipes: [{ ...SHAKSHUKA, title: 'Shakshüka' }] })).toEqual([
      { file: 'recipes/shakshüka.yaml', field: 'title', message: 'should be in the file shakshuka.yaml' },
    ]);
  });

  test('foods are named by their longest names, and never across a comma', () => {
    const named = new FoodMentions(catalogue.knowledge)
      .in('Warm the oats, milk and soy sauce.')
      .map(({ food }) => food.name);
    expect(named).toEqual(['oat', 'milk', 'soy sauce']);
  });

  test('an ingredient that no step uses is found', () => {
    expect(findingsOf({ ingredients: [...ingredients, '50 g feta'] })).toEqual([
      'ingredients.7: no step uses "50 g feta"',
    ]);
  });

  test('a food that a step names and the list lacks is found', () => {
    expect(findingsOf({ instructions: [...instructions, 'Scatter over the feta.'] })).toEqual([
      'instructions.4: "feta" is not in the list',
    ]);
  });

  test('a step may call a food by its kind, a kind of it, or its last word', () => {
    expect(
      findingsOf({
        ingredients: ingredients.map((line) => line.replace('onion', 'red onion').replace('olive oil', 'olive oil')),
      }),
    ).toEqual([]);
    expect(
      findingsOf({
        instructions: [
          { ...instructions[0], text: 'Soften the red onion in the oil with the cumin.' },
          ...instructions.slice(1),
        ],
      }),
    ).toEqual([]);
  });

  test('water that only boils need not be listed', () => {
    expect(findingsOf({ instructions: [...instructions, 'Loosen with a splash of boiling water.'] })).toEqual([]);
  });

  test.each([
    [23, 'is 23, the steps take 24 to 34 minutes'],
    [35, 'is 35, the steps take 24 to 34 minutes'],
  ])('a cook time of %d minutes does not agree with steps of 24', (cookTime, message) => {
    expect(findingsOf({ cookTime })).toEqual([`cookTime: ${message}`]);
  });

  test('steps that run beside others are not added up', () => {
    expect(
      findingsOf({ instructions: [...instructions, { text: 'Grill the tomatoes.', minutes: 20, meanwhile: true }] }),
    ).toEqual([]);
  });

  describe('a wait off the heat is no cooking', () => {
    const chilled = { text: 'Cover and chill until cold.', minutes: 120, offHeat: true };

    test('it counts to the prep time', () => {
      expect(findingsOf({ tags: [], prepTime: 130, instructions: [...instructions, chilled] })).toEqual([]);
    });

    test.each([
      [{ prepTime: 130, cookTime: 145 }, 'cookTime: is 145, the steps take 24 to 34 minutes'],
      [{ prepTime: 10, cookTime: 25 }, 'prepTime: is 10, not 121 to 180 minutes'],
    ])('and to nothing else: %j', (times, finding) => {
      expect(findingsOf({ ...times, tags: [], instructions: [...instructions, chilled] })).toEqual([finding]);
    });

    test.each([
      ['Cover and leave to rise until doubled.', 60],
      ['Chill until set.', 240],
      ['Soak in cold water overnight, then drain.', 480],
      ['Cool in the tin.', 15],
      ['Rest before carving.', 20],
    ])('"%s" has to be marked as one', (text, minutes) => {
      expect(
        findingsOf({ tags: [], cookTime: 25 + minutes, instructions: [...instructions, { text, minutes }] }),
      ).toEqual([`instructions.4: waits ${minutes} minutes off the heat: that is no cooking, mark it offHeat`]);
    });

    test('a short one counts as cooking after the first heat, and not before it', () => {
      const short = { text: 'Leave to stand with the salt.', minutes: 5 };
      expect(findingsOf({ cookTime: 30, instructions: [...instructions, short] })).toEqual([]);
      expect(findingsOf({ cookTime: 30, instructions: [short, ...instructions] })).toEqual([
        'instructions.1: waits 5 minutes off the heat: that is no cooking, mark it offHeat',
      ]);
    });

    test('what is never heated has no cook time', () => {
      const cold = {
        description: 'With raw eggs.',
        prepTime: 30,
        instructions: [
          {
            text: 'Toss the onion, tomatoes, eggs, cumin, salt and olive oil and leave to draw.',
            minutes: 15,
            offHeat: true,
          },
        ],
      };
      expect(findingsOf({ ...cold, cookTime: 0 })).toEqual([]);
      expect(findingsOf({ ...cold, cookTime: 5 })).toEqual(['cookTime: is 5, nothing is on the heat']);
    });
  });

  test.each(['Simmer until thick.', 'Cover and leave to cool.', 'Let it rest.', 'Drain, then fry until golden.'])(
    '"%s" waits and needs minutes',
    (text) => {
      expect(findingsOf({ instructions: [...instructions, text] })).toEqual(['instructions.4: waits without minutes']);
    },
  );

  test.each(['Stir in the rest.', 'Bring to the boil.', 'Serve with the cooked tomatoes.', 'Rinse in cool water.'])(
    '"%s" does not wait',
    (text) => {
      expect(findingsOf({ instructions: [...instructions, text] })).toEqual([]);
    },
  );

  test('an amount that no cook would mean is found', () => {
    expect(findingsOf({ ingredients: ingredients.map((line) => (line === '4 eggs' ? '40 eggs' : line)) })).toEqual([
      'ingredients.4: 40 eggs: 1000 g a serving, not 2 to 150',
      'servings: 1450 kcal a serving, not 10 to 1300',
    ]);
  });

  test('one food in two lines is found, unless one says what else it is for', () => {
    expect(findingsOf({ ingredients: [...ingredients, '1 tbsp olive oil'] })).toEqual([
      'ingredients.7: "1 tbsp olive oil" asks again for what "2 tbsp olive oil" does',
    ]);
    expect(findingsOf({ ingredients: [...ingredients, '1 tbsp olive oil, for the tin'] })).toEqual([]);
  });

  test('an unknown tag, and "quick" for what takes long, are found', () => {
    expect(findingsOf({ tags: ['breakfast', 'yummy'] })).toEqual(['tags: there is no tag "yummy"']);
    expect(findingsOf({ prepTime: 45 })).toEqual(['tags: is called quick and takes 70 minutes']);
  });

  test('the same dish under another name is found', () => {
    const twin = { ...SHAKSHUKA, title: 'Quick shakshuka' };
    expect(findingsIn({ recipes: [SHAKSHUKA, twin] })).toEqual([
      { file: 'recipes/shakshuka.yaml', message: 'is nearly recipes/quick-shakshuka.yaml' },
    ]);
  });
});

describe('the lint of foods', () => {
  const changed = (name: string, fields: Record<string, unknown>) =>
    FOODS.map((food) => (food['name'] === name ? { ...food, ...fields } : food));
  const found = (files: Parameters<typeof findingsIn>[0]) =>
    findingsIn(files).map(({ field, message }) => `${field}: ${message}`);

  test('a food that is a kind of itself is found', () => {
    expect(found({ foods: changed('onion', { parent: 'red onion' }) })).toEqual([
      'onion: is a kind of itself',
      'red onion: is a kind of itself',
    ]);
  });

  test('a kind that drops what its parent contains without saying so is found', () => {
    const foods = [...FOODS, { name: 'soft feta', parent: 'feta', unsure: ['gluten'] }];
    expect(found({ foods })).toEqual([
      'soft feta: states unsure without contains and so drops what feta contains: state contains too',
    ]);
  });

  test('a diet against the allergens is found', () => {
    expect(found({ foods: changed('feta', { diet: 'vegan' }) })).toEqual(['feta: is vegan and contains dairy']);
  });

  test('a swap of a food for itself, a needless one for a kind of it, and an odd ratio are found', () => {
    const swaps = [
      { food: 'egg', use: 'egg' },
      { food: 'onion', use: 'red onion', ratio: 1 },
      { food: 'tomato', use: 'onion', ratio: 100 },
    ];
    expect(found({ swaps })).toEqual([
      'egg → egg: needs no swap: the one includes the other',
      'onion → red onion: needs no swap: the one includes the other',
      'tomato → onion: ratio 100 is not 0.01 to 20',
    ]);
  });

  test('a name in another language that English gives to another food is found, unless it is marked', () => {
    const names = (name: string) => ({ fr: { tomato: [name] } });
    expect(found({ names: names('onion') })).toEqual([
      'onion: is an English name of onion: mark it "onion*" or leave it out',
    ]);
    expect(found({ names: names('onion*') })).toEqual([]);
    expect(found({ names: names('tomate*') })).toEqual(['tomate: is no name of another food: needs no *']);
  });

  test('a word that means different foods in two languages is found, unless it is marked', () => {
    const names = (mark = '') => ({ de: { onion: [`Pomme${mark}`] }, fr: { tomato: ['pomme'] } });
    expect(found({ names: names() })).toEqual([
      'pomme: means onion and tomato: leave out the rarer, or mark "pomme*"',
    ]);
    expect(found({ names: { ...names('*'), fr: { tomato: ['pomme*'] } } })).toEqual([]);
  });

  test('a kind and its family may share a word', () => {
    expect(found({ names: { de: { onion: ['Bolle'] }, fr: { 'red onion': ['bolle'] } } })).toEqual([]);
  });

  test.each([
    ['a name of an unknown food', { de: { snozzcumber: ['Gurke'] } }, 'names/de.yaml: there is no food "snozzcumber"'],
    ['an unknown language', { xx: { onion: ['ui'] } }, 'names/xx.yaml'],
    ['a food without a name', { de: { onion: [] } }, 'names/de.yaml: onion'],
  ])('%s stops the reading', (_, names, message) => {
    expect(() => found({ names })).toThrow(message);
  });

  test('a food that is there twice stops the reading, whatever each says of it', () => {
    const free = { name: 'feta', plural: 'feta', diet: 'vegan', contains: [] };
    expect(() => findingsIn({ foods: [...FOODS, free] })).toThrow('feta: is there twice');
  });

  test.each([
    [
      'energy that its parts do not give',
      'tomato,,,400,1,0,4,1,3,5,',
      'tomato: 400 kcal do not agree with 16 to 20 from its parts',
    ],
    ['more sugar than carbohydrate', 'tomato,,,18,1,0,4,1,30,5,', 'tomato: has more fibre or sugar than carbohydrate'],
    ['a cup as heavy as lead', 'tomato,,,18,1,0,4,1,3,5,cup=1000', 'tomato: a cup has a density of 4.23'],
    [
      'a spoon and a cup that disagree',
      'tomato,,,18,1,0,4,1,3,5,cup=180;tbsp=2',
      'tomato: its spoons and cups disagree',
    ],
    [
      'a small one that outweighs a large one',
      'tomato,,,18,1,0,4,1,3,5,small=200;large=100',
      'tomato: its sizes are not in order',
    ],
    ['a piece as heavy as a pumpkin', 'tomato,,,18,1,0,4,1,3,5,piece=9000', 'tomato: a piece of 9000 g is over 6000'],
  ])('%s is found', (_, row, message) => {
    expect(found({ figures: [...FIGURES, row] })).toEqual([message]);
  });

  test('figures of other USDA numbers than the food names are found', () => {
    expect(found({ foods: changed('onion', { ndb: 11282 }) })).toEqual([
      'onion: is not of the numbers in the food file: run scripts/usda.ts',
    ]);
  });

  test('too small a catalogue is found', () => {
    const messages = checkCounts(countCatalogue({ ...catalogue, recipes: [] })).map(({ message }) => message);
    expect(messages).toContain('0 recipes, at least 300 are wanted');
    expect(messages).toContain('0 Thai recipes, at least 12 are wanted');
  });
});
