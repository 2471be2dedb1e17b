import sharp from 'sharp';
import { ImageProcessor } from '../api/src/modules/photos/image/image-processor.ts';
import { SEARCH } from './api-queries.ts';
import { differentKitchens } from './api-questions.ts';
import { store } from './api-bench.ts';
import { startBenchDatabase } from './bench-database.ts';
import { startServer } from './bench-server.ts';
import type { Figures } from './figures.ts';
import { loadServer, type Load } from './http-load.ts';
import { photoOfPhone, sendPhoto } from './send-photo.ts';
import { timeEach } from './timing.ts';

/** Searching while photos come in: as many cooks as keep one core busy, not all of them. */
const CONNECTIONS = 4;
const SECONDS = 8;
const UPLOADS = 20;
/** Together fewer than one address may send in a day. */
const WAVES_MAX = 4;

/** Measures how fast a bomb is refused, and what twenty uploads at once do to searches. */
export async function benchPhotos(recipes: number, figures: Figures): Promise<void> {
  figures.noteLoad();
  await benchBomb(figures);
  await benchSearchMeanwhile(recipes, figures);
}

async function benchBomb(figures: Figures): Promise<void> {
  const bytes = await sharp({ create: { width: 16_000, height: 16_000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  figures.note(`A PNG of 256 megapixels in ${Math.round(bytes.length / 1024)} kB, in the process that decodes photos`);
  const imageProcessor = new ImageProcessor();
  const refuse = async (): Promise<void> => {
    const outcome = await imageProcessor.do({ kind: 'accept', bytes, contentType: 'image/png' }, 'bench');
    if (!('refusal' in outcome)) throw new Error('It was not refused.');
  };
  const { p50, p99 } = await timeEach(
    Array.from({ length: 100 }, () => refuse),
    3,
  );
  imageProcessor.stop();
  figures.add({ what: '256 megapixels refused, p50', value: p50, unit: 'ms' });
  figures.add({ what: '256 megapixels refused, p99', value: p99, unit: 'ms', bar: { atMost: 50 } });
}

async function benchSearchMeanwhile(recipes: number, figures: Figures): Promise<void> {
  const database = await startBenchDatabase();
  try {
    figures.note(`Storing ${recipes.toLocaleString('en')} recipes with their lines and steps`);
    const corpus = await store(database, recipes);
    const { url, stop } = await startServer(database.url);
    const search = (): Promise<Load> =>
      loadServer({
        url,
        connections: CONNECTIONS,
        seconds: SECONDS,
        query: SEARCH,
        questions: differentKitchens(corpus),
      });
    try {
      figures.note(
        `${CONNECTIONS} connections search for ${SECONDS} seconds, at rest and while ${UPLOADS} photos of 12 megapixels come in at once, again and again`,
      );
      const atRest = await search();
      const [busy, sent] = await Promise.all([search(), sendWaves(url)]);
      figures.add({ what: 'search at rest, p99', value: atRest.p99, unit: 'ms' });
      figures.add({ what: 'search while photos come in, p99', value: busy.p99, unit: 'ms' });
      figures.add({
        what: 'search while photos come in against at rest, p99',
        value: busy.p99 / atRest.p99,
        unit: 'times',
        bar: { atMost: 2 },
      });
      figures.add({ what: 'a wave of 20 photos, accepted and looked at', value: sent / 1_000, unit: 's' });
    } finally {
      await stop();
    }
  } finally {
    await database.stop();
  }
}

/** Sends waves for as long as the search runs; gives the mean time of one, in milliseconds. */
async function sendWaves(url: string): Promise<number> {
  const photo = await photoOfPhone();
  const started = performance.now();
  let waves = 0;
  while (waves < WAVES_MAX && performance.now() - started < 1_000 * SECONDS) {
    await Promise.all(Array.from({ length: UPLOADS }, () => sendPhoto(url, photo)));
    waves += 1;
  }
  return (performance.now() - started) / waves;
}
