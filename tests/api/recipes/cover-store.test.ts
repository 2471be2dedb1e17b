import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { CoverStore, coverVersion } from '../../../api/src/modules/recipes/cover/cover-store.ts';
import type { CoverInput } from '../../../api/src/modules/recipes/cover/cover-input.ts';
import { COVER_WIDTHS } from '../../../api/src/modules/recipes/cover/cover-sizes.ts';

const tacos: CoverInput = {
  slug: 'fish-tacos',
  title: 'Fish tacos',
  cuisine: 'Mexican',
  tags: ['dinner'],
  foods: ['cod', 'lime', 'corn-tortilla', 'white-cabbage'].map((food) => ({ lineage: [food], cut: '' })),
  steps: [],
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larder-covers-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the store of covers', () => {
  test('gives WebP files of the widths asked for, four by three', async () => {
    const store = new CoverStore({ folder });
    for (const width of COVER_WIDTHS) {
      const file = await store.coverFile(tacos, width);
      expect(basename(file)).toBe(`fish-tacos-${coverVersion(tacos)}-${width}.webp`);
      expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width, height: (width * 3) / 4 });
    }
  });

  test('gives a picture to show beside a link: nearly twice as wide as high, as JPEG', async () => {
    const file = await new CoverStore({ folder }).coverFile(tacos, 'preview');
    expect(basename(file)).toBe(`fish-tacos-${coverVersion(tacos)}-preview.jpg`);
    expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  });

  test('draws only the size that is asked for', async () => {
    await new CoverStore({ folder }).coverFile(tacos, 480);
    expect(await readdir(folder)).toEqual([`fish-tacos-${coverVersion(tacos)}-480.webp`]);
  });

  test('shows in all widths the same picture', async () => {
    const store = new CoverStore({ folder });
    const [large, small] = await Promise.all(
      [1200, 480].map(async (width) =>
        sharp(await store.coverFile(tacos, width as 1200 | 480))
          .resize(60, 45)
          .raw()
          .toBuffer(),
      ),
    );
    const apart = large!.map((value, at) => Math.abs(value - (small![at] ?? 0)));
    expect(apart.reduce((sum, value) => sum + value, 0) / apart.length).toBeLessThan(3);
  });

  test('draws once for everyone who asks at the same time', async () => {
    const store = new CoverStore({ folder });
    const inodes = await Promise.all(
      Array.from({ length: 12 }, async () => (await stat(await store.coverFile(tacos, 480))).ino),
    );
    expect(new Set(inodes).size).toBe(1);
    expect(await readdir(folder)).toHaveLength(1);
  });

  test('does not draw again what is there, in this process or the next', async () => {
    const file = await new CoverStore({ folder }).coverFile(tacos, 800);
    await writeFile(file, 'already here');
    expect(await new CoverStore({ folder }).coverFile(tacos, 800)).toBe(file);
    expect((await stat(file)).size).toBe('already here'.length);
  });

  test('redraws when a visible part of the recipe has changed', async () => {
    const changes: Partial<CoverInput>[] = [
      { title: 'Cod tacos' },
      { cuisine: null },
      { tags: [] },
      { foods: [{ lineage: ['cod'], cut: '' }] },
      { steps: ['Fry the fish.'] },
      { slug: 'cod-tacos' },
    ];
    const versions = [tacos, ...changes.map((change) => ({ ...tacos, ...change }))].map(coverVersion);
    expect(new Set(versions).size).toBe(7);
    for (const version of versions) expect(version).toMatch(/^[0-9a-f]{10}$/);
  });

  test('takes only a slug for the name of a file', async () => {
    const store = new CoverStore({ folder });
    await expect(store.coverFile({ ...tacos, slug: '../outside' }, 480)).rejects.toThrow('Not a slug: ../outside');
    expect(await readdir(folder)).toEqual([]);
  });

  test('fails when its folder cannot be written, and draws when it can again', async () => {
    const blocked = join(folder, 'covers');
    await writeFile(blocked, 'a file where the folder should be');
    const store = new CoverStore({ folder: blocked });
    await expect(store.coverFile(tacos, 480)).rejects.toThrow(/EEXIST|ENOTDIR/);
    await rm(blocked);
    expect((await stat(await store.coverFile(tacos, 480))).size).toBeGreaterThan(1_000);
  });
});
