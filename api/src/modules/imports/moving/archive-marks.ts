/** What tells an archive of Larder from other archives: what it is stands in this file. */
export const ARCHIVE_FILE = 'larder.json';

/** What a person reads who opens it. */
export const ARCHIVE_README = `All that a cook keeps in Larder.

recipes/     each recipe as schema.org JSON-LD, as Markdown and with its picture
others/      the same of recipes that other cooks wrote and this one saved
photos/      photos of dishes, and the cook's own picture
*.json       saved recipes, collections, ratings, what was cooked, own notes, shopping lists, pantry, settings

Import this archive whole, at "Import a recipe" or with "larder import FILE --for NAME": everything comes back. Other programs read the
recipes.
`;
