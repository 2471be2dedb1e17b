import { slugify } from '../../../shared/slug.ts';
import { seededRandom } from '../../../shared/seeded-random.ts';
import type { Colour } from '../../ingredients/food-art/colour.ts';
import { colourOf, isUnseen, lookInDish, lookName, type Look } from '../../ingredients/food-art/piece-table.ts';
import { PIECES } from '../../ingredients/food-art/pieces/all-pieces.ts';
import type { CoverFood, CoverInput } from './dish-rules.ts';
import type { Form, Topping } from './forms/form.ts';

/** Kinds of food on one dish: more are confetti. */
const KINDS_MOST = 7;
const list = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Pieces half the size of a slice of tomato. */
const SMALL = list(
  'pea bean chickpea lentil corn-kernel caper berry raspberry raisin pomegranate-seed olive olive-ring chilli-ring pine-nut seed flat-seed fleck speck crumb chocolate-chip spring-onion-ring mince-crumb crumble blue-crumble hazelnut peanut cashew almond nut-flake pistachio grape orzo lardon zest clove roe cherry curly-herb flat-herb thyme radish-slice grated-cheese',
);
/** Sprinkled. */
const TINY = list('fleck seed speck crumb zest');
/** What is laid on a dish when it is done. */
const HERBS = list('flat-herb curly-herb basil-leaf mint feather thyme needle chives long-leaf fleck');
const GARNISH = list(
  'flat-herb curly-herb basil-leaf mint feather thyme needle chives fleck crouton seed flat-seed nut-flake pine-nut pistachio pomegranate-seed almond walnut pecan cashew peanut hazelnut citrus-wedge chilli-ring spring-onion-ring crumble blue-crumble shaving olive olive-ring lardon bacon-strip swirl dollop raspberry berry strawberry-half',
);
/** Of these a few are enough. */
const FEW = list(
  'chilli citrus-wedge citrus-slice needle long-leaf star-anise cinnamon-stick dollop egg-half mint whole-bird',
);
/** Gone into the dish, wherever it is cooked. */
const ALWAYS_GONE = list(
  'garlic ginger-slice zest butter-pat swirl clove cinnamon-stick star-anise speck pastry crumb rice-mound grain-mound nest spaghetti-bundle penne fusilli pasta-bow pasta-shell macaroni-elbow orzo lasagne-sheet wrapper',
);
const RAW_EGG_FORMS = list(
  'salad chopped-salad sandwich toast noodle-soup rice-bowl noodles fried-eggs rice bagels grilled-sandwich wrap onigiri slices',
);

/** How cut vegetables look, by words of their line. */
const CUTS: readonly (readonly [words: RegExp, piece: string])[] = [
  [/grated|shredded/, 'shred'],
  [/matchstick|julienne|baton/, 'baton'],
  [/diced|cubed|cubes|dice\b/, 'cube'],
];
const CUTTABLE = list(
  'carrot-coin courgette-slice cucumber-slice beetroot-slice radish-slice cube chunk tomato-wedge pepper-strip celery-slice squash-slice',
);

/** The foods that one sees on a dish, the most important first. */
export function toppingsOf(input: CoverInput, formName: string, form: Form): Topping[] {
  const title = `-${slugify(input.title)}-`;
  const hidden = new Set([...ALWAYS_GONE, ...(form.hides ?? [])]);
  const seen = input.foods.flatMap((food, at) => {
    const look = lookOf(food);
    if (look === undefined || !isShown(look, { title, hidden, formName, form })) return [];
    const isNamed = food.lineage.some((slug) => title.includes(`-${slug}`));
    return [
      {
        food,
        look,
        rank: at + (isNamed ? -20 : 0) + (HERBS.has(look.piece) ? 8 : look.piece === 'onion-slice' ? 6 : 0),
      },
    ];
  });
  const sorted = [...seen].sort((a, b) => a.rank - b.rank);
  const distinct = new Map(sorted.map((one) => [lookName(one.look), one]).reverse() as [string, (typeof sorted)[0]][]);
  return [...distinct.values()]
    .reverse()
    .slice(0, KINDS_MOST)
    .flatMap(({ food, look }, at) => topping(input.slug, food, look, at));
}

function isShown(
  look: Look,
  { title, hidden, formName, form }: { title: string; hidden: ReadonlySet<string>; formName: string; form: Form },
): boolean {
  if (isUnseen(look) || hidden.has(look.piece)) return false;
  if (form.onlyGarnish === true && !GARNISH.has(look.piece)) return false;
  if (look.piece === 'egg-half') return title.includes('-egg') || RAW_EGG_FORMS.has(formName.replaceAll(' ', '-'));
  return true;
}

function lookOf({ lineage, cut }: CoverFood): Look | undefined {
  const look = lineage.map(lookInDish).find((found) => found !== undefined);
  if (look === undefined || !CUTTABLE.has(look.piece)) return look;
  const piece = CUTS.find(([words]) => words.test(cut))?.[1];
  return piece === undefined ? look : { ...look, piece };
}

/** Drawings of each food: enough that one does not see the same twice. */
const VARIANTS = 4;

function topping(slug: string, { lineage }: CoverFood, look: Look, at: number): Topping[] {
  const [draw, colour] = [PIECES.get(look.piece), colourOf(look.colour)];
  if (draw === undefined || colour === undefined) return [];
  const random = seededRandom(`${slug}/${lookName(look)}`);
  const food = lineage[0] ?? '';
  const size = TINY.has(look.piece) ? 0.3 : SMALL.has(look.piece) ? 0.55 : 1;
  const most = FEW.has(look.piece) ? 3 : HERBS.has(look.piece) ? 9 : size < 1 ? 30 : 18;
  const names = Array.from({ length: VARIANTS }, (_, variant) => `f${at}${'abcd'[variant]}`);
  const defs = names.map((name) => `<g id="${name}">${draw(colour satisfies Colour, random)}</g>`).join('');
  let next = 0;
  return [
    { food, piece: look.piece, size, most, defs, draw: () => `<use href="#${names[next++ % VARIANTS] ?? ''}"/>` },
  ];
}
