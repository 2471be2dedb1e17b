import { between } from '../../../../shared/seeded-random.ts';
import { blob, dark, light, line, n, oval, put, repeat, shape } from '../../../ingredients/food-art/strokes.ts';
import { type FormScene, type Forms, isStrewn, scatter, type Topping } from './form.ts';

/** Half the width of the bowl at its rim and at its foot, and where both are. */
const [RIM, FOOT] = [258, 214];
const [TOP, BOTTOM] = [-130, 216];
/** The room inside the glass, seen from its side. */
const INSIDE = `M-${RIM} ${TOP}H${RIM}L${FOOT} ${BOTTOM - 26}Q${FOOT - 8} ${BOTTOM} ${FOOT - 46} ${BOTTOM}H-${FOOT - 46}Q-${FOOT - 8} ${BOTTOM} -${FOOT} ${BOTTOM - 26}Z`;
/** What has gone over the top at the end: small as it is, it makes no layer. */
const OVER = new Set(['shaving', 'grated-cheese', 'bacon-strip', 'lardon', 'crumb', 'melted-cheese', 'egg-half']);
const isOver = (one: Topping): boolean => isStrewn(one) || OVER.has(one.piece);

/** A layer as the glass shows it: a ground, and the pieces close together in two rows. */
function layer(scene: FormScene, y: number, deep: number, one: Topping | undefined): string {
  const ground = shape(`M-280 ${n(y)}Q0 ${n(y + 12)} 280 ${n(y)}V${n(y + deep + 20)}H-280Z`, '#cdb98c');
  const size = Math.min(2, deep / 34) / Math.max(1, (one?.size ?? 1) * 0.8);
  const row = Math.ceil(560 / (24 * size * (one?.size ?? 1)));
  const pieces = repeat(row * 2, (at) =>
    put(
      -276 + ((at % row) / (row - 1)) * 552 + between(scene.random, -8, 8),
      y + deep * (at < row ? 0.3 : 0.72) + between(scene.random, -4, 4),
      scene.random() * 360,
      size,
      one?.draw() ?? '',
    ),
  );
  return ground + pieces;
}

/** Crumbled bread, where that is one of the layers. */
const bread = (scene: FormScene, y: number, deep: number): string =>
  shape(`M-280 ${n(y)}H280V${n(y + deep + 20)}H-280Z`, dark(scene.colour, 0.16)) +
  repeat(90, () => {
    const size = between(scene.random, 9, 18);
    const shade =
      scene.random() < 0.4 ? light(scene.colour, 0.4) : scene.random() < 0.3 ? dark(scene.colour, 0.2) : scene.colour;
    return shape(
      blob(scene.random, size, size * 0.8, 0.25, 6, between(scene.random, -270, 270), y + scene.random() * deep),
      shade,
    );
  });

/** What covers it: thick at the wall of the glass, and its top with what is strewn over it. */
function cover(scene: FormScene): string {
  const top = scene.toppings.filter(isOver);
  const { second } = scene;
  return (
    shape(`M-${RIM} ${TOP}H${RIM}V-84Q170 -64 96 -82T-60 -76T-190 -72T-${RIM} -86Z`, dark(second, 0.06)) +
    oval(RIM, 62, light(second, 0.25), 0, TOP) +
    shape(blob(scene.random, RIM * 0.84, 48, 0.05, 13, 0, TOP + 2), light(second, 0.5)) +
    `<g transform="translate(0 ${TOP})">${scatter(
      { ...scene, room: [RIM, 58], toppings: top.map((one) => ({ ...one, most: Math.max(one.most, 14) })) },
      { most: 44, size: 1.25, reach: 0.88, gap: 0.42 },
    )}</g>`
  );
}

/** The wall and the rim of the glass, and the light on them. */
const GLASS =
  `<path d="${INSIDE}" fill="none" stroke="#eef6f7" stroke-width="9" opacity=".85"/>` +
  `<ellipse cx="0" cy="${TOP}" rx="${RIM}" ry="62" fill="none" stroke="#f3f9fa" stroke-width="9" opacity=".9"/>` +
  line('M-214 -66L-182 150', '#ffffff', 18, 0.42) +
  line('M218 -50L200 80', '#ffffff', 9, 0.36);

/** A bowl of glass from its side: the layers, the lowest first, and what covers them. */
function layered(scene: FormScene): string {
  const layers = scene.toppings.filter((one) => !isOver(one)).slice(0, 6);
  const hasBread = scene.colour !== scene.second;
  const count = layers.length + (hasBread ? 1 : 0);
  const deep = (BOTTOM + 84) / Math.max(1, count);
  const at = (place: number): number => BOTTOM - deep * (place + 1);
  return (
    oval(FOOT + 40, 34, '#1c0e0550', 8, BOTTOM + 4) +
    `<clipPath id="glass"><path d="${INSIDE}"/></clipPath><path d="${INSIDE}" fill="#dce7e6"/><g clip-path="url(#glass)">` +
    (hasBread ? bread(scene, at(0), deep) : '') +
    layers.map((one, place) => layer(scene, at(place + (hasBread ? 1 : 0)), deep, one)).join('') +
    '</g>' +
    cover(scene) +
    GLASS
  );
}

/** What is layered in glass, so that one sees it from the side. */
export const IN_GLASS: Forms = {
  'layered salad': {
    vessels: ['board', 'slate', 'round board'],
    draw: (scene) => put(0, -22, 0, 1.18, layered(scene)),
    toppings: 'none',
    hides: ['dollop', 'swirl', 'crouton', 'loaf-whole', 'toast-slice', 'citrus-wedge', 'citrus-slice', 'tortilla-chip'],
  },
};
