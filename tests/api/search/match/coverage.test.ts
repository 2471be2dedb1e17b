import { type Coverage, coverFoods } from '../../../../api/src/modules/search/match/coverage.ts';
import { Diet } from '../../../../api/src/modules/ingredients/dietary.ts';
import { knowledge, names } from '../../ingredients/starter-foods.ts';

const ANYTHING = { allowSubstitutions: true, diet: Diet.ANY, allergies: [], excluded: new Set<number>() };
const covered = (held: string): Coverage => coverFoods([names.find(held)!], knowledge, ANYTHING);
const stateOf = (held: string, asked: string): string | undefined =>
  covered(held).get(names.find(asked)!.number)?.state;

describe('what the foods of the starter catalogue stand in for, through their kinds', () => {
  test.each([
    ['chickpea', 'chicken wing'],
    ['turkey', 'chicken wing'],
    ['chickpea', 'silken tofu'],
    ['soy sauce', 'sea salt'],
    ['soy sauce', 'white miso'],
    ['celery', 'celeriac'],
    ['celery', 'cucumber'],
    ['aubergine', 'shiitake mushroom'],
    ['celeriac', 'waxy potato'],
    ['chicken stock', 'lager'],
    ['pea', 'edamame'],
    ['polenta', 'semolina'],
    ['single cream', 'coconut milk'],
    ['sauerkraut', 'kimchi'],
    ["bird's eye chilli", 'ancho chilli'],
    ['napa cabbage', 'red cabbage'],
    ['onion', 'spring onion'],
    ['rice', 'glutinous rice'],
    ['chilli', 'poblano pepper'],
    ['bean', 'chickpea'],
    ['chickpea', 'canned pinto beans'],
  ])('%s is not taken for %s', (held, asked) => {
    expect(stateOf(held, asked)).toBeUndefined();
  });

  test.each([
    ['spring onion', 'onion'],
    ['shallot', 'onion'],
    ['onion', 'shallot'],
    ['dried parsley', 'parsley'],
    ['parsley', 'dried parsley'],
    ['thai basil', 'basil'],
    ['gochugaru', 'chilli flakes'],
    ['chilli flakes', 'gochugaru'],
    ['red cabbage', 'cabbage'],
    ['giant couscous', 'couscous'],
    ['leftover roast chicken', 'chicken breast'],
    ['chicken thigh', 'cooked chicken'],
    ['turkey breast', 'chicken breast'],
    ['oat milk', 'whole milk'],
    ['stock cube', 'vegetable stock'],
    ['stock cube', 'chicken stock'],
    ['beef stock cube', 'beef stock'],
    ['dried chickpeas', 'canned chickpeas'],
    ['dried kidney beans', 'canned kidney beans'],
    ['tuna', 'canned tuna'],
    ['cooked rice', 'jasmine rice'],
    ['egg noodle', 'wheat noodle'],
    ['bread', 'breadcrumbs'],
    ['bacon', 'guanciale'],
    ['chorizo', 'smoked sausage'],
    ['mixed herbs', 'dried oregano'],
    ['canned tomatoes', 'passata'],
    ['chicken drumstick', 'chicken thigh'],
    ['almond', 'ground almond'],
    ['vanilla extract', 'vanilla pod'],
    ['fresh yeast', 'dried yeast'],
    ['plain yogurt', 'sour cream'],
    ['garlic paste', 'garlic'],
  ])('%s may stand in for %s, and is not the same', (held, asked) => {
    expect(stateOf(held, asked)).toBe('SUBSTITUTE');
  });

  test.each([
    ['red onion', 'onion'],
    ['dried thyme', 'thyme'],
    ['rotisserie chicken', 'leftover chicken'],
    ['cheddar', 'cheese'],
    ['chicken thigh', 'chicken'],
    ['fusilli', 'penne'],
    ['canned cannellini beans', 'canned white beans'],
    ['green pepper', 'red pepper'],
    ['canned plum tomatoes', 'canned chopped tomatoes'],
    ['rice', 'basmati rice'],
    ['chicken breast', 'chicken thigh'],
    ['chickpea', 'canned chickpeas'],
  ])('%s is %s', (held, asked) => {
    expect(stateOf(held, asked)).toBe('HAVE');
  });

  test.each([
    ['cheese', 'pecorino'],
    ['steak', 'picanha'],
    ['pasta', 'lasagne sheets'],
    ['rice', 'risotto rice'],
  ])('%s is %s only in name: what makes the dish counts less than another kind', (held, asked) => {
    const { state, credit } = covered(held).get(names.find(asked)!.number)!;
    expect(state).toBe('HAVE_BROADER');
    expect(credit).toBeLessThan(9);
  });
});

describe('a swap that needs a third food', () => {
  const stateWith = (held: readonly string[], asked: string, beside: readonly string[] = []): string | undefined => {
    const foods = (some: readonly string[]) => some.map((name) => names.find(name)!);
    const limits = { ...ANYTHING, beside: foods(beside) };
    return coverFoods(foods(held), knowledge, limits).get(names.find(asked)!.number)?.state;
  };

  test.each([
    ['plain flour', 'baking powder', 'self-raising flour'],
    ['milk', 'lemon juice', 'buttermilk'],
    ['whole milk', 'lemon', 'buttermilk'],
  ])('%s counts with %s for %s, and not alone', (held, third, asked) => {
    expect(stateWith([held], asked)).toBeUndefined();
    expect(stateWith([held, third], asked)).toBe('SUBSTITUTE');
    expect(stateWith([held], asked, [third])).toBe('SUBSTITUTE');
  });

  test('does not count where the third is not eaten', () => {
    const third = names.find('baking powder')!;
    const limits = { ...ANYTHING, excluded: new Set([third.number]) };
    const covered = coverFoods([names.find('plain flour')!, third], knowledge, limits);
    expect(covered.has(names.find('self-raising flour')!.number)).toBe(false);
  });
});
