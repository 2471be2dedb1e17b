import { fileURLToPath } from 'node:url';
import { checkSources, sourcedFacts } from '../../../api/src/modules/catalogue/allergen-sources.ts';
import { readCatalogue } from '../../../api/src/modules/catalogue/check-model.ts';
import { Allergen, ALLERGENS, EIGHT_ALLERGENS } from '../../../api/src/modules/ingredients/dietary.ts';
import { isFreeOf } from '../../../api/src/modules/ingredients/foods/food-knowledge.ts';
import { linkLine } from '../../../api/src/modules/ingredients/lines/line-linker.ts';
import { knowledge, names } from '../ingredients/starter-foods.ts';

const factsOf = (line: string) => linkLine(line, names).facts;
const LATER = ALLERGENS.filter((allergen) => !EIGHT_ALLERGENS.includes(allergen));

/**
 * Foods read by hand against their source: Annex II and the food's definition, lists of ingredients of leading brands, the lists of where
 * sulphites are usual. `+` contains, `?` may contain; by their first letters: crustaceans, molluscs, sesame, mustard, celery, lupin,
 * and SO for sulphites.
 */
const TABLE = `
prawn: +cr ?so | king prawn: +cr ?so | lobster: +cr ?so | crab: +cr ?so | langoustine: +cr ?so | crayfish: +cr ?so
brown shrimp: +cr ?so | dried shrimp: +cr ?so | shrimp paste: +cr ?so | krill oil: +cr | shrimp powder: +cr ?so
mussel: +mo | clam: +mo | oyster: +mo | scallop: +mo | whelk: +mo | snail: +mo | squid ink: +mo | clam juice: +mo
squid: +mo ?so | octopus: +mo ?so | cuttlefish: +mo ?so | abalone: +mo ?so | oyster sauce: +mo | dried scallop: +mo
seafood mix: +cr +mo ?so | xo sauce: +cr +mo ?se | surimi: ?cr ?mo ?so | kimchi: ?cr ?mo | sea urchin: ?cr ?mo
red curry paste: +cr | green curry paste: +cr | tom yum paste: +cr | vegan red curry paste: | prawn crackers: +cr ?mo
fish sauce: | anchovy: | salmon: | cod: | tuna: | smoked salmon: | bonito flakes: | salt cod: ?so | white anchovy: ?so
sesame seed: +se | black sesame seed: +se | tahini: +se | sesame oil: +se | toasted sesame oil: +se | halva: +se
chinese sesame paste: +se | za'atar: +se | dukkah: +se | everything bagel seasoning: +se | shichimi togarashi: +se
hoisin sauce: +se | ssamjang: +se | bulgogi marinade: +se | sesame bun: +se | hummus: +se ?so | mole paste: +se
furikake: +se ?cr ?mo | bagel: ?se | sesame bagel: +se | breadstick: ?se | burger bun: ?se | white bread: ?se | crispbread: ?se | pretzel: ?se
breadcrumbs: ?se | panko: | baguette: | pita bread: | flour tortilla: | poppy seed: | sunflower seed: | flaxseed: | chia seed:
mixed seeds: ?se | chilli oil: ?se | teriyaki sauce: ?se | soy sauce: | miso paste: | peanut butter: | almond: | granola: ?se ?so
mustard: +mu ?so | dijon mustard: +mu +so | english mustard: +mu ?so | mustard seed: +mu | mustard powder: +mu
mustard oil: +mu | mustard greens: +mu | piccalilli: +mu ?ce ?so | lime pickle: +mu ?so | panch phoron: +mu | salad cream: +mu
honey mustard: +mu ?ce ?so | remoulade: +mu ?ce ?so | burger sauce: +mu ?ce ?so | heinz 57 sauce: +mu ?ce ?so
mayonnaise: ?mu | aioli: ?mu | vinaigrette: ?mu ?ce ?so | caesar dressing: ?mu ?ce ?so | ranch dressing: ?mu ?ce ?so
curry powder: ?mu ?ce | garam masala: ?mu ?ce | ras el hanout: ?mu ?ce | cajun seasoning: ?mu ?ce | chaat masala: ?mu ?ce
wasabi: ?mu ?so | horseradish sauce: ?mu ?so | horseradish: ?mu ?so | fresh horseradish: | barbecue sauce: ?mu ?ce ?so | worcestershire sauce: ?mu ?ce ?so
pickled cucumber: ?mu ?ce ?so | dill pickle: ?mu ?ce ?so | cornichon: ?mu ?ce ?so | baked beans: ?mu ?ce | samosa: ?mu ?ce
celery: +ce | celeriac: +ce | celery leaf: +ce | celery seed: +ce | celery salt: +ce | chinese celery: +ce
soup vegetables: +ce | frozen soffritto: +ce | vegetable stock: +ce | vegetable stock cube: +ce ?mu | stewed tomatoes: +ce
vegetable juice: +ce | celery juice: +ce | caponata: +ce ?so | giardiniera: +ce ?mu ?so | old bay seasoning: +ce ?mu | vegetable seasoning: +ce ?mu
chicken stock: ?ce | beef stock: ?ce | fish stock: ?ce | chicken stock cube: ?ce ?mu | gravy: ?ce ?mu ?so | yeast extract: ?ce
tomato ketchup: ?ce | pasta sauce: ?ce | marinara sauce: ?ce | bolognese sauce: ?ce ?mu ?so | bouquet garni: ?ce | bovril: ?ce
cream of mushroom soup: ?ce ?mu | chicken noodle soup: ?ce ?mu | tomato juice: ?ce | bloody mary mix: ?ce ?mu ?so
canned tomatoes: | passata: | tomato paste: | parsley: | lovage: | parsley root: | parsnip: | fennel: | carrot: | leek: | radish:
lupin: +lu | gluten-free flour: ?lu | gluten-free bread: ?lu ?se | gluten-free pasta: ?lu | gluten-free pastry: ?lu
brioche: ?lu | croissant: ?lu | plain flour: | bread flour: | wholemeal flour: | pasta: | spaghetti: | chickpea: | broad bean:
soybean: | lentil: | pea: | green bean: | vegan sausage: ?lu ?ce ?mu | vegan burger: ?lu ?ce ?mu ?se | tofu: | tempeh:
wine: +so | white wine: +so | red wine: +so | champagne: +so | prosecco: +so | sherry: +so | port: +so | marsala: +so
madeira: +so | aperitif wine: +so | vermouth: +so | hard cider: +so | red wine vinegar: +so | white wine vinegar: +so | sherry vinegar: +so
balsamic vinegar: +so | balsamic glaze: +so | cider vinegar: ?so | malt vinegar: | white vinegar: | rice vinegar: | beer: ?so
dried apricot: +so | dried apple: +so | dried pear: +so | dried peach: +so | raisin: ?so | sultana: ?so | prune: ?so | dried fig: ?so
dried mango: ?so | candied peel: +so | glacé cherry: +so | maraschino cherry: +so | medjool date: | apricot: | apple: | grape: | fig:
lemon: | lemon juice: ?so | bottled lemon juice: +so | fresh lemon juice: | lime juice: ?so | lime cordial: +so | orange juice:
instant mashed potato: +so | oven chips: ?so | hash brown: ?so | potato: | sweet potato: | gnocchi: ?so | potato starch: ?so
desiccated coconut: ?so | coconut milk: ?so | coconut: ?so | fresh coconut: | molasses: ?so | treacle: ?so | golden syrup: | sugar: | honey: | gelatine: ?so
sun-dried tomato: ?so | sauerkraut: ?so | caper: ?so | pickled onion: ?so ?mu | olive: | sriracha: ?so | tamarind paste: ?so
sausage: ?so ?ce ?mu | pork sausage: ?so ?ce ?mu | beef burger: ?so ?ce ?mu | frankfurter: ?ce ?mu | chorizo: ?so ?ce ?mu
bacon: | prosciutto: | beef: | chicken breast: | pork: | lamb: | duck: | beef mince: | egg: | milk: | butter: | cream: | cheddar:
parmesan: | feta: | plain yogurt: | rice: | rolled oat: | couscous: | quinoa: | cornflour: | baking powder: | yeast: | vanilla extract:
`;

const ROWS = TABLE.trim()
  .split(/\s*[|\n]\s*/)
  .map((row): [food: string, said: string[]] => {
    const [food = '', told = ''] = row.split(/:(?: |$)/);
    return [food, told.split(' ').filter(Boolean).sort()];
  });

describe('what was read by hand of a food and the later allergens', () => {
  test('is of 200 foods or more, each once', () => {
    expect(new Set(ROWS.map(([food]) => food)).size).toBe(ROWS.length);
    expect(ROWS.length).toBeGreaterThanOrEqual(200);
  });

  test('is what the catalogue says', () => {
    const told = (name: string): string[] => {
      const food = knowledge.foods.find((one) => one.name === name);
      const state = (allergen: Allergen): string =>
        food === undefined ? '' : food.contains.includes(allergen) ? '+' : food.unsure.includes(allergen) ? '?' : '';
      const letters = (allergen: Allergen): string => (allergen === Allergen.SULPHITES ? 'so' : allergen.slice(0, 2));
      return LATER.flatMap((allergen) => (state(allergen) === '' ? [] : [state(allergen) + letters(allergen)])).sort();
    };
    const otherwise = ROWS.filter(([food, said]) => told(food).join() !== said.join()).map(([food]) => [
      food,
      told(food),
    ]);
    expect(otherwise).toEqual([]);
    expect(ROWS.filter(([food]) => !knowledge.foods.some(({ name }) => name === food))).toEqual([]);
  });
});

describe('names that only sound like an allergen', () => {
  test.each([
    ['1 butternut squash'],
    ['1 pinch nutmeg'],
    ['1/2 tsp cream of tartar'],
    ['1 eggplant'],
    ['200 g oyster mushrooms'],
    ['1 crab apple'],
    ['2 tbsp cocoa butter'],
    ['1 can water chestnuts'],
    ['1 parsley root'],
    ['1 tbsp poppy seeds'],
    ['1 tin butter beans'],
    ['100 g lamb’s lettuce'],
  ])('%s is free of all fourteen', (line) => {
    expect(isFreeOf(factsOf(line), ALLERGENS)).toBe(true);
  });

  test.each<[line: string, allergens: Allergen[]]>([
    ['200 g flour', [Allergen.GLUTEN]],
    ['1 tbsp soy sauce', [Allergen.GLUTEN, Allergen.SOY]],
    ['1 tsp Worcestershire sauce', [Allergen.FISH]],
    ['2 tbsp peanut butter', [Allergen.PEANUT]],
    ['1 bottle champagne', [Allergen.SULPHITES]],
    ['8 graham crackers', [Allergen.GLUTEN]],
    ['1 celery root', [Allergen.CELERY]],
    ['2 tbsp sesame paste', [Allergen.SESAME]],
    ['100 g lupini beans', [Allergen.LUPIN]],
    ['200 g calamari', [Allergen.SHELLFISH, Allergen.MOLLUSCS]],
    ['200 g shrimp', [Allergen.SHELLFISH, Allergen.CRUSTACEANS]],
    ['2 tbsp Branston pickle', [Allergen.GLUTEN]],
    ['1 tsp Colman’s mustard', [Allergen.MUSTARD]],
  ])('%s contains %j', (line, allergens) => {
    expect(factsOf(line).contains).toEqual(expect.arrayContaining(allergens));
  });

  test.each<[line: string, allergen: Allergen]>([
    ['2 carrots (not celery)', Allergen.CELERY],
    ['1 tin coconut milk', Allergen.DAIRY],
    ['2 tbsp mustard-free mayonnaise', Allergen.MUSTARD],
    ['4 sesame-free burger buns', Allergen.SESAME],
    ['200 ml sulphite-free red wine', Allergen.SULPHITES],
    ['1 celery-free stock cube', Allergen.CELERY],
  ])('%s is free of %s', (line, allergen) => {
    expect(isFreeOf(factsOf(line), [allergen])).toBe(true);
  });
});

describe('shellfish', () => {
  test('is in what holds either kind of it, and what holds it may hold either', () => {
    for (const { contains, unsure, name } of knowledge.foods) {
      const kinds = (list: readonly Allergen[]): boolean =>
        list.includes(Allergen.CRUSTACEANS) || list.includes(Allergen.MOLLUSCS);
      expect([name, contains.includes(Allergen.SHELLFISH) || !kinds(contains)]).toEqual([name, true]);
      const has = contains.includes(Allergen.SHELLFISH) || unsure.includes(Allergen.SHELLFISH);
      expect([name, has]).toEqual([name, kinds([...contains, ...unsure])]);
    }
  });
});

test('every fact about an allergen in a food has a source that is written down', () => {
  const catalogue = readCatalogue(fileURLToPath(new URL('../../../catalogue', import.meta.url)));
  expect(checkSources(catalogue)).toEqual([]);
  expect(sourcedFacts(catalogue)).toHaveLength(14 * catalogue.foods.length);
});
