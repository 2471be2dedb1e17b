/**
 * How often the recogniser is sure of something it never learned: pictures drawn here, apart from those it was trained with.
 * `node --experimental-transform-types tests/bench/recognize-strangers.ts [FOLDER]`; with a folder the pictures are also written there.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { z } from 'zod';
import { BuiltinRecognizer } from '../../api/src/modules/photos/recognizer/builtin-recognizer.ts';
import { FoodKnowledge } from '../../api/src/modules/ingredients/foods/food-knowledge.ts';
import { between, pick, seededRandom } from '../../api/src/shared/seeded-random.ts';

const SIDE = 384;
/** Above this a food is added without asking. */
const SURE = 0.7;
const random = seededRandom('strangers');
const colour = (): { r: number; g: number; b: number } => ({
  r: between(random, 0, 255),
  g: between(random, 0, 255),
  b: between(random, 0, 255),
});

/** Things, none of them food, of the icon set that the covers are drawn with. */
const THINGS =
  `cat-face cat black-cat dog-face poodle lion tiger-face horse-face cow-face pig-face mouse-face rabbit-face bear panda koala monkey-face
  chicken penguin bird eagle owl frog turtle snake whale dolphin fish octopus spiral-shell butterfly bug honeybee
  chair couch-and-lamp bed door window toilet shower bathtub soap broom basket key lock clock alarm-clock mantelpiece-clock television laptop keyboard
  printer camera telephone books open-book newspaper envelope package pencil scissors briefcase backpack umbrella eyeglasses t-shirt jeans dress
  running-shoe top-hat crown ring lipstick soccer-ball basketball bowling trophy guitar violin drum game-die teddy-bear
  automobile bus bicycle motorcycle locomotive airplane rocket sailboat house office-building castle church bridge-at-night mountain volcano
  sun full-moon cloud snowflake fire droplet rainbow evergreen-tree cactus sunflower rose hammer wrench gear toolbox microscope telescope syringe pill
  grinning-face baby child man woman old-man old-woman ghost robot skull alien clown-face waving-hand thumbs-up foot eye brain tooth`.split(
    /\s+/,
  );

const iconSet = z.object({ icons: z.record(z.string(), z.object({ body: z.string() })) });
// Things that are no food are not among Larder's own drawings: `npm i --no-save @iconify-json/fluent-emoji@1.2.7` first.
const file = fileURLToPath(new URL('../../node_modules/@iconify-json/fluent-emoji/icons.json', import.meta.url));
const { icons } = iconSet.parse(JSON.parse(readFileSync(file, 'utf8')));

const svg = (body: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">${body}</svg>`,
  );

function plain(): Sharp {
  return sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: colour() } });
}

/** Grain from fine to so coarse that it makes patches. */
function grain(): Sharp {
  const side = Math.round(between(random, 3, SIDE));
  const noise = { type: 'gaussian', mean: between(random, 60, 200), sigma: between(random, 5, 80) } as const;
  return sharp({ create: { width: side, height: side, channels: 3, background: colour(), noise } })
    .resize(SIDE, SIDE, { kernel: 'nearest' })
    .tint(colour());
}

/** Planks, bricks or tiles, as a table or wall has them. */
function boards(): Sharp {
  const { r, g, b } = colour();
  const high = between(random, 12, 120);
  const rows = Array.from({ length: Math.ceil(SIDE / high) }, (_, row) => {
    const shade = between(random, 0.75, 1.1);
    return `<rect x="0" y="${row * high}" width="${SIDE}" height="${high - between(random, 1, 4)}" fill="rgb(${r * shade},${g * shade},${b * shade})"/>`;
  });
  return sharp(
    svg(`<g transform="rotate(${pick(random, [0, 90, 12])} ${SIDE / 2} ${SIDE / 2}) scale(1.3)">${rows.join('')}</g>`),
  );
}

function text(): Sharp {
  const size = between(random, 8, 34);
  const lines = Array.from({ length: Math.ceil(SIDE / size / 1.4) }, (_, row) => {
    const words = Array.from({ length: 12 }, () =>
      pick(random, [
        'the',
        'of',
        'and',
        'recipe',
        'minutes',
        'stir',
        'until',
        'invoice',
        'dear',
        'sincerely',
        '2026',
        'total',
      ]),
    );
    return `<text x="10" y="${(row + 1) * size * 1.4}" font-size="${size}" font-family="sans-serif">${words.join(' ')}</text>`;
  });
  return sharp(svg(`<rect width="${SIDE}" height="${SIDE}" fill="#f8f6f0"/>${lines.join('')}`));
}

/** Things as small as a tenth of the picture and as large as all of it. */
async function thing(name: string): Promise<Sharp> {
  const size = Math.round(between(random, 0.4, 1) * SIDE);
  const icon = await sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32">${icons[name]?.body ?? ''}</svg>`,
    ),
  )
    .png()
    .toBuffer();
  const top = Math.floor(random() * (SIDE - size + 1));
  const left = Math.floor(random() * (SIDE - size + 1));
  const behind = await pick(random, [plain, grain, boards])().png().toBuffer();
  return sharp(behind).composite([{ input: icon, top, left }]);
}

async function draw(): Promise<{ name: string; picture: Buffer }[]> {
  const drawn: { name: string; sharp: Sharp }[] = [];
  for (const name of THINGS.filter((thing) => icons[thing]))
    drawn.push({ name, sharp: await thing(name) }, { name, sharp: await thing(name) });
  for (let round = 0; round < 25; round++)
    drawn.push(
      { name: 'plain', sharp: plain() },
      { name: 'grain', sharp: grain() },
      { name: 'boards', sharp: boards() },
      { name: 'text', sharp: text() },
    );
  return Promise.all(
    drawn.map(async ({ name, sharp: image }) => ({
      name,
      picture: await image.flatten().jpeg({ quality: 88 }).toBuffer(),
    })),
  );
}

const recognizer = new BuiltinRecognizer(() => new FoodKnowledge([], []));
const pictures = await draw();
let sure = 0;
for (const [index, { name, picture }] of pictures.entries()) {
  const [first] = await recognizer.recognize(picture, 'cook');
  if (process.argv[2]) writeFileSync(join(process.argv[2], `${index}-${name}.jpg`), picture);
  if (!first || first.confidence <= SURE) continue;
  sure += 1;
  console.log(`${index} ${name} was taken for ${first.name}, ${Math.round(100 * first.confidence)} %`);
}
console.log(
  `${pictures.length} pictures of what was never learned, ${sure} of them above ${SURE}: ${((100 * sure) / pictures.length).toFixed(1)} %`,
);
recognizer.close();
