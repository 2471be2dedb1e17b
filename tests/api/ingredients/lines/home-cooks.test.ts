import { Allergen, EIGHT_ALLERGENS } from '../../../../api/src/modules/ingredients/dietary.ts';
import { isFreeOf } from '../../../../api/src/modules/ingredients/foods/food-knowledge.ts';
import { linkLine } from '../../../../api/src/modules/ingredients/lines/line-linker.ts';
import { names } from '../starter-foods.ts';

describe('what home cooks of many countries write', () => {
  test.each([
    ['1 can soda', 'soft drink'],
    ['3 duck legs confit', 'confit duck leg'],
    ['1 lb rice cakes, sliced (garaetteok)', 'korean rice cake'],
    ['200 g rice cakes', 'puffed rice cake'],
    ['150g milk chocolate digestives', 'milk chocolate digestive biscuit'],
    ['500g pork liempo', 'pork belly'],
    ['1 bundle sitaw', 'yardlong bean'],
    ['2 pcs sayote', 'chayote'],
    ['4 tatashe', 'red pepper'],
    ['1 handful bitter leaf', 'bitter leaf'],
    ['2 cups garri', 'garri'],
    ['2 chiles guajillo', 'guajillo chilli'],
    ['1 tsp. Diamond Crystal or ½ tsp. Morton kosher salt', 'kosher salt'],
    ['salt as per taste', 'salt'],
    ['1 inch dalchini', 'cinnamon stick'],
    ['2 stalks daepa', 'spring onion'],
    ['200g tenderstem', 'tenderstem broccoli'],
    ['2 cups leftover roast chicken', 'cooked chicken'],
    ['8 pav', 'bread roll'],
    ['1 tbsp imli pulp', 'tamarind'],
    ['500g beef snags', 'sausage'],
    ['1 can evaporada', 'evaporated milk'],
  ])('by the name that cooks of its country write: %s', (line, food) => {
    expect(linkLine(line, names).food?.name).toBe(food);
  });

  test('flours of roots hold no wheat, and sambal may hold shrimps', () => {
    for (const line of ['500g yam flour (elubo)', '2 cups plantain flour'])
      expect(linkLine(line, names).facts).toEqual({ diet: 'vegan', contains: [], unsure: [] });
    expect(isFreeOf(linkLine('1 can gluten-free beer', names).facts, EIGHT_ALLERGENS)).toBe(true);
    expect(isFreeOf(linkLine('1 tbsp sambal', names).facts, [Allergen.SHELLFISH])).toBe(false);
    expect(isFreeOf(linkLine('1 tbsp sambal oelek', names).facts, [Allergen.SHELLFISH])).toBe(true);
  });

  test('a tin is a tool only where bakers use it: what comes in tins is eaten', () => {
    expect(linkLine('1 salmon tin, drained', names)).toMatchObject({
      food: { name: 'canned salmon' },
      isNoFood: false,
      facts: { contains: [Allergen.FISH] },
    });
    expect(linkLine('1 frob tin', names)).toMatchObject({ isNoFood: false, isUnknown: true });
  });

  test.each(['1 cocktail sausages jar', '1 baking margarine container', '1 cookie tart shell'])(
    'a vessel of something to eat is no tool, and what is in it is not free of all: %s',
    (line) => {
      expect(linkLine(line, names)).toMatchObject({ isNoFood: false, isUnknown: true });
    },
  );

  test.each(['1 glass jar', '2 oven bags', '1 pastry bag', '1 plastic container'])('an empty one is: %s', (line) => {
    expect(linkLine(line, names).isNoFood).toBe(true);
  });

  test('a cube of stock has the facts of a stock cube, not of stock', () => {
    for (const line of ['1 cube chicken stock', '1 cube caldo de pollo'])
      expect(isFreeOf(linkLine(line, names).facts, [Allergen.GLUTEN])).toBe(false);
  });
});
