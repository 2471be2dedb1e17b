import type { OpenedFile } from '../archive/opened-file.ts';
import { COOKLANG } from './cooklang.ts';
import { GOURMET } from './gourmet.ts';
import { ANYLIST, MEALIE, MELA, PAPRIKA, TANDOOR } from './json-formats.ts';
import { KRECIPES } from './krecipes.ts';
import { MASTERCOOK_MX2 } from './mastercook-mx2.ts';
import { MASTERCOOK_MXP } from './mastercook-mxp.ts';
import { MEAL_MASTER } from './meal-master.ts';
import { MEALIE_BACKUP } from './mealie-backup.ts';
import { MY_COOKBOOK } from './my-cookbook.ts';
import { COPY_ME_THAT, RECIPE_KEEPER } from './page-formats.ts';
import { CROUTON, RECETTETEK } from './phone-formats.ts';
import type { RecipeFormat } from './recipe-format.ts';
import { RECIPE_ML } from './recipe-ml.ts';
import { RECIPESAGE_TEXT } from './recipesage-text.ts';
import { RECIPESAGE_XML } from './recipesage-xml.ts';
import { REZKONV } from './rezkonv.ts';
import { SAVED_PAGE } from './saved-page.ts';
import { JSON_LD, NEXTCLOUD, RECIPESAGE } from './schema-formats.ts';
import { MY_RECIPE_BOX, PLAN_TO_EAT_CSV, PLAN_TO_EAT_TXT } from './table-formats.ts';
import { CHOWDOWN, JSON_LINES, MARKDOWN, PLAIN_TEXT } from './text-formats.ts';

/** Every format that is read. Of those with a file's extension the first that knows the file reads it. */
export const FORMATS: readonly RecipeFormat[] = [
  MEALIE_BACKUP,
  MEALIE,
  TANDOOR,
  PAPRIKA,
  RECETTETEK,
  MELA,
  CROUTON,
  ANYLIST,
  NEXTCLOUD,
  RECIPESAGE,
  JSON_LD,
  RECIPESAGE_XML,
  MY_COOKBOOK,
  RECIPE_ML,
  GOURMET,
  KRECIPES,
  MASTERCOOK_MX2,
  RECIPE_KEEPER,
  COPY_ME_THAT,
  SAVED_PAGE,
  MY_RECIPE_BOX,
  PLAN_TO_EAT_CSV,
  MEAL_MASTER,
  REZKONV,
  MASTERCOOK_MXP,
  PLAN_TO_EAT_TXT,
  RECIPESAGE_TEXT,
  COOKLANG,
  CHOWDOWN,
  MARKDOWN,
  PLAIN_TEXT,
  JSON_LINES,
];

/** The extensions of files that hold recipes. */
export const RECIPE_FILES: readonly string[] = [...new Set(FORMATS.flatMap(({ extensions }) => extensions))];

/** The format of a file; undefined where none knows it. */
export function formatOf(file: OpenedFile): RecipeFormat | undefined {
  return FORMATS.find(({ extensions, isOf }) => extensions.includes(file.extension) && isOf(file));
}
