import { linkLine } from '../../../../api/src/modules/ingredients/lines/line-linker.ts';
import { names } from '../starter-foods.ts';

const choiceOf = (text: string): (string | undefined)[] => {
  const { food, alternativeFoods } = linkLine(text, names);
  return [food, ...alternativeFoods].map((one) => one?.name);
};

test.each([
  ['1 tbsp cognac, rum, Scotch, or any other spirit', ['cognac', 'rum', 'whisky', 'spirit']],
  [
    '2 tbsp neutral oil, like canola, grapeseed or corn',
    ['vegetable oil', 'rapeseed oil', 'grapeseed oil', 'corn oil'],
  ],
  ['8 cups chicken stock, 8 cups water with 3 bouillon cubes or 8 cups water', ['chicken stock', 'water']],
  ['1 tbsp citrus zest (lemon, lime or orange – optional)', ['lemon zest', 'lime zest', 'orange zest']],
  [
    '12 oz mushrooms (I recommend shiitake, but white, portobello, or maitake will also work.)',
    ['mushroom', 'shiitake mushroom', 'button mushroom', 'maitake mushroom', 'portobello mushroom'],
  ],
  ['1 1/2 tsp almond extract (or other flavor of your choice, like vanilla)', ['almond extract', 'vanilla extract']],
  ['1 lb beef (flank or skirt steak is ideal)', ['beef', 'flank steak', 'skirt steak']],
  ['2 lb stewing beef (chuck, shoulder or shank)', ['stewing beef', 'beef chuck', 'beef shin']],
  ['8 slices cheese (muenster and mozzarella work well)', ['cheese', 'muenster', 'mozzarella']],
  [
    '3 lb winter squash, like acorn or butternut, or pumpkin',
    ['winter squash', 'acorn squash', 'butternut squash', 'pumpkin'],
  ],
  ['2 cups white cheese such as Vermont Cheddar, Gruyere or Swiss', ['cheese', 'cheddar', 'gruyère', 'emmental']],
  ['cayenne, white or black pepper, to taste', ['cayenne pepper', 'white pepper', 'black pepper']],
  [
    '6 cups salad greens like romaine, Boston, arugula or frisee',
    ['salad leaves', 'romaine lettuce', 'rocket', 'curly endive'],
  ],
  ['2 steaks (sirloin strip, rib-eye or other)', ['steak', 'sirloin steak', 'rib-eye steak']],
  ['2 lb assorted dried fruit (apricots, figs or others)', ['dried fruit', 'dried apricot', 'dried fig']],
  [
    '1 cup creme fraiche (if kosher, 1 cup of soy milk or chicken broth)',
    ['crème fraîche', 'soy milk', 'chicken stock'],
  ],
  ['Salt, white pepper and thyme or paprika', ['salt']],
  ['16 small potatoes (white or sweet)', ['potato', 'sweet potato']],
  ['2 sweet dumpling, carnival or acorn squash', ['carnival squash', 'acorn squash']],
  ['1 tbsp vanilla extract, bourbon or rum', ['vanilla extract', 'bourbon', 'rum']],
  ['1 tsp vanilla extract (almond or rum)', ['vanilla extract', 'almond extract', 'rum extract']],
  ['1 lb ground beef (sometimes I use cubed chicken or ground turkey)', ['beef mince', 'chicken', 'turkey mince']],
  ['Spaghetti or similar long pasta 12oz', ['spaghetti', 'long pasta']],
  ['1/4 cup fresh or canned chicken broth or water', ['chicken stock', 'water']],
  ['1 cup fresh or frozen peas or corn', ['pea', 'frozen pea', 'sweetcorn']],
  ['2 tbsp flavorful oil (like extra-virgin olive oil)', ['extra-virgin olive oil']],
  ['2 tbsp neutral oil (like canola oil)', ['vegetable oil']],
])('a list leaves each of its foods to choose from: %s', (text, foods) => {
  expect(choiceOf(text)).toEqual(foods);
});

test.each([
  ['1 cup corn, drained, canned or frozen (thawed if frozen)', ['sweetcorn', 'canned sweetcorn', 'frozen sweetcorn']],
  ['2/3 cup corn kernels, fresh or frozen and thawed', ['sweetcorn', 'frozen sweetcorn']],
  ['10 plum tomatoes, fresh or canned, chopped', ['plum tomato', 'canned plum tomatoes']],
  ['4 tomatoes, or 1 14-ounce can plum tomatoes', ['tomato', 'canned plum tomatoes']],
  ['2 tomatoes or 4 plum tomatoes or 8 to 10 cherry tomatoes', ['tomato', 'plum tomato', 'cherry tomato']],
  ['4 oz green pepper or 3 ounces chopped pepper', ['green pepper']],
  ['6 cups brioche (about 2 large loaves or 4 mini-loaves)', ['brioche']],
  ['2 cups shell beans (also known as cranberry beans) or lima beans', ['borlotti bean', 'butter bean']],
  [
    '1 whole chicken (drumsticks or thighs alone might suffice if there is none.)',
    ['whole chicken', 'chicken drumstick', 'chicken thigh'],
  ],
  ['Cooking oil (/fat of choice)', ['vegetable oil', 'cooking fat']],
  ['2 cups shell beans ( also known as cranberry beans )', ['borlotti bean']],
  ['1 lb wild-boar or other sausage seasoned with fennel or garlic', ['venison sausage', 'sausage']],
  ['2 oz vodka, or other gin', ['vodka', 'gin']],
  ['1 packet garlic and herb seasoning', ['seasoning blend']],
  ['10 button mushrooms or 1/2 pound porcini, stems cut off', ['button mushroom', 'fresh porcini']],
  ['20 g porcini, soaked in hot water', ['dried porcini']],
  ['2 lbs porcini mushrooms, sliced', ['fresh porcini']],
  ['1 tbsp ketchup or tomato puree', ['tomato ketchup', 'tomato paste']],
  ['200 g canned tuna, drained or 200 g use fresh tuna', ['canned tuna', 'tuna']],
  ['1 cup blueberries (frozen or fresh)', ['blueberry', 'frozen blueberry']],
  ['3 oz pork belly (Dutch speklapjes or thick-cut bacon)', ['pork belly', 'bacon']],
  ['4 pounds veal, chicken or beef bones', ['veal bone', 'chicken bone', 'beef bone']],
  ['200 g yogurt (raw or flavoured)', ['plain yogurt', 'fruit yogurt']],
  ['3 steaks (I like sirloin, but whatever steak you have is fine.)', ['steak']],
])('what is offered keeps its can and its amount: %s', (text, foods) => {
  expect(choiceOf(text)).toEqual(foods);
});

test('what is offered instead of a mixture is no part of it', () => {
  const text = '1 cup tomatoes mixed with 2 tablespoons tomato paste or 2 cups canned plum tomatoes';
  expect(choiceOf(text)).toEqual(['tomato', 'canned plum tomatoes']);
  expect(linkLine(text, names).foodsBeside.map(({ name }) => name)).toEqual(['tomato paste']);
});

test('the liquid of a can is no other food', () => {
  expect(linkLine('1 can peeled tomatoes and liquid', names)).toMatchObject({ isUnknown: false, foodsBeside: [] });
});
