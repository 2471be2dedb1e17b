import type { EntityManager } from '@mikro-orm/postgresql';
import { photoFile } from '../../photos/photo-address.ts';
import { RecipeStatus } from '../../recipes/recipe-enums.ts';
import { Recipe, RecipeLine, RecipeStep } from '../../recipes/recipe.entity.ts';
import type { FileStorage } from '../../../shared/storage/file-storage.ts';
import type { ZippedFile } from '../archive/zip-writer.ts';
import { ARCHIVE_PARTS } from './all-parts.ts';
import { ARCHIVE_FILE, ARCHIVE_README } from './archive-marks.ts';
import { movedRecipe, type WholeRecipe } from './moved-recipe.ts';
import { PhotoFiles } from './photo-files.ts';
import { RecipeNames } from './recipe-names.ts';

/** Recipes that are read at a time. */
const PAGE = 50;

/** What an archive is made from. */
export interface ArchiveSources {
  em: EntityManager;
  files: FileStorage;
  /** Where the web app is, for the source of recipes of other cooks; null where it is not known. */
  site: string | null;
}

/** The files of the archive of a cook, in an order that does not change. */
export async function* archiveOf(sources: ArchiveSources, user: string): AsyncGenerator<ZippedFile> {
  const { em } = sources;
  const own = await em.find(
    Recipe,
    { authorUser: user, isCreative: false },
    { fields: ['id', 'slug', 'title'], orderBy: { number: 'asc' } },
  );
  const names = new RecipeNames(em, own);
  const photos = new PhotoFiles();
  yield textFile(ARCHIVE_FILE, asJson({ larder: 1, kind: 'cook', writtenAt: new Date() }));
  yield textFile('README.txt', ARCHIVE_README);
  for (const { file, read } of ARCHIVE_PARTS) yield textFile(file, asJson(await read({ em, user, names, photos })));
  yield* recipeFiles(
    sources,
    own.map(({ id }) => id),
    (recipe) => ({ file: names.fileOf(recipe.id) }),
  );
  yield* recipeFiles(sources, names.kept, (recipe) => ({
    file: `others/${recipe.slug}`,
    isOthers: true,
    url: sources.site && new URL(`/recipe/${encodeURIComponent(recipe.slug)}`, sources.site).href,
  }));
  for (const [file, stem] of photos.all) {
    const bytes = await pictureAt(sources.files, stem);
    if (bytes) yield { path: file, bytes, isPacked: true };
  }
}

type Placed = { file: string | undefined; isOthers?: boolean; url?: string | null };

async function* recipeFiles(
  { em, files }: ArchiveSources,
  ids: readonly string[],
  place: (recipe: Recipe) => Placed,
): AsyncGenerator<ZippedFile> {
  for (let at = 0; at < ids.length; at += PAGE)
    for (const whole of await wholeRecipes(em, ids.slice(at, at + PAGE))) {
      const { file, ...about } = place(whole.recipe);
      if (file === undefined || (about.isOthers && whole.recipe.status !== RecipeStatus.PUBLISHED)) continue;
      const picture = whole.recipe.photo ? await pictureAt(files, whole.recipe.photo) : null;
      const pictureName = picture ? `${file.slice(file.indexOf('/') + 1)}.webp` : undefined;
      const { jsonLd, markdown } = movedRecipe(whole, { ...about, picture: pictureName });
      yield textFile(`${file}.jsonld`, jsonLd);
      yield textFile(`${file}.md`, markdown);
      if (picture) yield { path: `${file}.webp`, bytes: picture, isPacked: true };
    }
}

/** Recipes with their lines and steps, in the order of the ids; one that went meanwhile is left out. */
async function wholeRecipes(em: EntityManager, ids: readonly string[]): Promise<WholeRecipe[]> {
  const of = { recipe: { $in: [...ids] } };
  const once = { disableIdentityMap: true };
  const [recipes, lines, steps] = await Promise.all([
    em.fork().find(Recipe, { id: { $in: [...ids] } }, once),
    em.fork().find(RecipeLine, of, { ...once, orderBy: { position: 'asc' } }),
    em.fork().find(RecipeStep, of, { ...once, orderBy: { step: 'asc' } }),
  ]);
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  const [linesOf, stepsOf] = [Map.groupBy(lines, (line) => line.recipe), Map.groupBy(steps, (step) => step.recipe)];
  return ids.flatMap((id) => {
    const recipe = byId.get(id);
    return recipe ? [{ recipe, lines: linesOf.get(id) ?? [], steps: stepsOf.get(id) ?? [] }] : [];
  });
}

async function pictureAt(files: FileStorage, stem: string): Promise<Uint8Array | null> {
  const key = photoFile(stem, 'full');
  return key === null ? null : files.read(key, Infinity);
}

const asJson = (content: object): string => `${JSON.stringify(content, null, 2)}\n`;
const textFile = (path: string, text: string): ZippedFile => ({ path, bytes: Buffer.from(text) });
