import { Allergen, ALLERGENS } from '../../../api/src/shared/enums.ts';
import { type Facts, isFreeOf } from '../../../api/src/modules/ingredients/food-knowledge.ts';
import { linkLine } from '../../../api/src/modules/ingredients/line-linker.ts';
import { names } from '../ingredients/starter-foods.ts';

const { DAIRY, EGGS, FISH, GLUTEN, PEANUT, SHELLFISH, SOY, TREE_NUTS } = Allergen;

const factsOf = (line: string): Facts => linkLine(line, names).facts;
const notFree = (line: string): Allergen[] => ALLERGENS.filter((allergen) => !isFreeOf(factsOf(line), [allergen]));

describe('allergens of foods whose names sound like others', () => {
  test.each<[line: string, allergens: Allergen[]]>([
    ['lobster ravioli', [DAIRY, GLUTEN, SHELLFISH, EGGS]],
    ['crab ravioli', [DAIRY, GLUTEN, SHELLFISH, EGGS]],
    ['cookies and cream ice cream', [DAIRY, GLUTEN, SOY]],
    ['mint chocolate chip ice cream', [DAIRY, SOY]],
    ['rocky road ice cream', [DAIRY, TREE_NUTS, SOY]],
    ['pistachio pudding mix', [TREE_NUTS]],
    ['butter mints', [DAIRY]],
    ['krill oil', [SHELLFISH]],
    ['macaroons', [EGGS, TREE_NUTS]],
    ['macarons', [EGGS, TREE_NUTS]],
    ['banana nut bread', [GLUTEN, EGGS, TREE_NUTS]],
    ['malted milk biscuits', [DAIRY, GLUTEN]],
    ['macaroni and cheese', [DAIRY, GLUTEN]],
    ['4 yorkshire puddings', [GLUTEN, EGGS, DAIRY]],
    ['profiteroles', [GLUTEN, EGGS, DAIRY]],
    ['matzo ball soup mix', [GLUTEN]],
    ['pancakes', [GLUTEN, EGGS, DAIRY]],
    ['candlenuts', [TREE_NUTS]],
    ['kemiri', [TREE_NUTS]],
    ['cadbury', [DAIRY, SOY]],
    ['dairy milk chocolate', [DAIRY, SOY]],
    ['chocolate eggs', [DAIRY, SOY, EGGS]],
    ['peanut butter cookies', [PEANUT, GLUTEN]],
    ['apple pie', [GLUTEN, DAIRY]],
    ['malt loaf', [GLUTEN]],
    ['carbonara sauce', [DAIRY, EGGS]],
    ['fettuccine alfredo', [DAIRY, GLUTEN]],
    ['potato gratin', [DAIRY]],
    ['cheese and onion crisps', [DAIRY]],
    ['pringles', [GLUTEN]],
    ['groundnut butter', [PEANUT]],
    ['2 tbsp pb', [PEANUT]],
    ['dark chocolate', [DAIRY, SOY]],
    ['70% dark chocolate', [DAIRY, SOY]],
    ['plain chocolate', [DAIRY, SOY]],
    ['semisweet chocolate', [DAIRY, SOY]],
    ['lobster base', [SHELLFISH, GLUTEN, DAIRY, SOY, FISH]],
    ['clam base', [SHELLFISH, GLUTEN, DAIRY, SOY, FISH]],
    ['sarma', [GLUTEN]],
    ['chicken goujons', [GLUTEN, EGGS]],
    ['chicken tenders', [GLUTEN, EGGS]],
    ['chicken schnitzel', [GLUTEN, EGGS]],
    ['turkey schnitzel', [GLUTEN, EGGS]],
    ['pork schnitzel', [GLUTEN, EGGS]],
    ['veal schnitzel', [GLUTEN, EGGS]],
    ['twinkie', [GLUTEN, EGGS, DAIRY, SOY]],
    ['hazelnut milk', [TREE_NUTS]],
    ['nut milk', [TREE_NUTS]],
    ['chocolate cream liqueur', [DAIRY]],
  ])('%s is not free of %j', (line, allergens) => {
    expect(notFree(line)).toEqual(expect.arrayContaining(allergens));
  });
});
