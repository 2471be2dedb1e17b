import { PIECES } from '../../../ingredients/food-art/pieces/all-pieces.ts';
import { between } from '../../../../shared/seeded-random.ts';
import {
  around,
  box,
  dark,
  disc,
  inCircle,
  light,
  line,
  n,
  oval,
  put,
  repeat,
  shape,
} from '../../../ingredients/food-art/strokes.ts';
import { served } from '../vessels.ts';
import { pool } from './bowls.ts';
import type { Forms } from './form.ts';
import { BREAD_PIECES, MEATS, peeping } from './parts.ts';

/** What is wrapped or rolled. */
export const PARCELS: Forms = {
  dumplings: {
    vessels: ['steamer', 'plate', 'bowl'],
    draw: (scene) =>
      around(9, (angle, place) => {
        const reach = place < 6 ? 0.68 : 0.2;
        const at = angle * (place < 6 ? 1.5 : 3);
        return put(
          Math.cos(at) * scene.room[0] * reach,
          Math.sin(at) * scene.room[1] * reach,
          (angle * 270) / Math.PI,
          2.5,
          oval(24, 12, '#1c0e0540', 2, 8) + (PIECES.get('dumpling')?.(scene.colour, scene.random) ?? ''),
        );
      }),
    toppings: { most: 18, size: 0.9, reach: 0.9, gap: 0.5 },
    hides: [...BREAD_PIECES, 'dumpling', 'mince-crumb', 'cabbage-shred'],
  },
  rolls: {
    vessels: ['plate', 'platter', 'banana leaf', 'slate'],
    draw: (scene) =>
      (scene.second === scene.colour ? '' : pool(scene, scene.second)) +
      served(
        [
          [-140, -110, -14],
          [70, -80, 10],
          [-80, 20, -6],
          [120, 70, 14],
          [-40, 140, 4],
        ],
        () =>
          oval(130, 40, '#1c0e0540', 4, 12) +
          box(250, 82, 40, dark(scene.colour, 0.14)) +
          box(240, 68, 34, scene.colour, -2, -4) +
          `<g opacity=".72">${peeping(scene, 150, -2, 1.1)}</g>` +
          line('M-96 -22Q0 -34 96 -20', '#ffffff', 6, 0.6),
      ),
    toppings: 'none',
    hides: [...BREAD_PIECES, 'rice-mound', 'nest'],
  },
  'fried parcels': {
    vessels: ['paper', 'plate', 'board'],
    draw: (scene) =>
      served(
        [
          [-190, -80, 0],
          [20, -120, 40],
          [200, -40, 100],
          [-110, 100, 70],
          [110, 120, 160],
        ],
        () =>
          shape('M-96 70Q0 -30 0 -104Q14 -30 100 74Q0 92 -96 70Z', '#1c0e0540') +
          put(
            0,
            -10,
            0,
            1,
            shape('M-96 70Q-40 -30 0 -104Q44 -30 100 74Q0 96 -96 70Z', dark(scene.colour, 0.2)) +
              shape('M-78 60Q-32 -24 0 -84Q36 -24 80 62Q0 80 -78 60Z', scene.colour) +
              repeat(6, (place) => line(`M${n(-84 + place * 32)} 74l7 -14`, dark(scene.colour, 0.32), 5)) +
              oval(26, 12, light(scene.colour, 0.4), -14, -6, -55),
          ),
      ),
    toppings: { most: 16, size: 0.9, reach: 0.95, gap: 0.5 },
    hides: [...BREAD_PIECES, 'chunk', 'pea', 'cube', 'powder-mound'],
  },
  'pastry rolls': {
    vessels: ['board', 'lined tray', 'plate'],
    draw: (scene) =>
      served(
        [
          [-160, -110, -8],
          [120, -90, 6],
          [-120, 10, 4],
          [150, 40, -6],
          [-20, 130, 3],
        ],
        () =>
          box(250, 96, 40, '#1c0e0540', 5, 12) +
          box(246, 92, 40, dark(scene.colour, 0.22)) +
          box(236, 78, 34, scene.colour, -2, -5) +
          oval(22, 34, dark(scene.second, 0.15), -112) +
          oval(22, 34, dark(scene.second, 0.15), 112) +
          repeat(4, (place) => line(`M${n(-64 + place * 42)} 22l20 -46`, dark(scene.colour, 0.32), 6)),
      ),
    toppings: { most: 14, size: 0.8, reach: 0.9, gap: 0.5 },
    hides: [
      ...BREAD_PIECES,
      ...MEATS,
      'egg-half',
      'grated-cheese',
      'mozzarella-slice',
      'ham-fold',
      'sausage-coin',
      'onion-slice',
    ],
  },
  onigiri: {
    vessels: ['plate', 'slate', 'board'],
    draw: (scene) =>
      served(
        [
          [-170, -20, -8],
          [20, -60, 4],
          [190, 30, 10],
        ],
        () =>
          shape('M0 -118C30 -118 120 60 112 86C104 112 -104 112 -112 86C-120 60 -30 -118 0 -118Z', '#1c0e0540') +
          put(
            0,
            -10,
            0,
            1,
            shape('M0 -118C30 -118 120 60 112 86C104 112 -104 112 -112 86C-120 60 -30 -118 0 -118Z', '#f8f3e6') +
              repeat(70, () =>
                oval(
                  8,
                  4,
                  scene.random() < 0.5 ? '#ffffff' : '#e6dfcc',
                  between(scene.random, -64, 64),
                  between(scene.random, -40, 84),
                  scene.random() * 180,
                ),
              ) +
              box(86, 92, 6, '#2f3f36', 0, 62),
          ),
      ),
    toppings: { most: 9, size: 1, reach: 0.7 },
    hides: ['rice-mound', 'seaweed-strip'],
  },
  sushi: {
    vessels: ['slate', 'board', 'platter'],
    draw: (scene) =>
      repeat(12, (place) =>
        put(
          -225 + (place % 4) * 150,
          -135 + Math.floor(place / 4) * 135,
          0,
          1,
          disc(60, '#1c0e0540', 4, 8) +
            disc(58, '#2f3f36') +
            disc(50, '#f8f3e6') +
            repeat(16, () => {
              const [x, y] = inCircle(scene.random, 44);
              return oval(7, 3.4, '#e6dfcc', x, y, scene.random() * 180);
            }) +
            put(
              0,
              0,
              scene.random() * 360,
              0.9,
              scene.toppings[place % Math.max(1, scene.toppings.length)]?.draw() ?? '',
            ),
        ),
      ),
    toppings: 'none',
    hides: ['rice-mound', 'seaweed-strip'],
  },
};
