import { allOf, oneOf } from './lists.ts';
import { plural } from './plural.ts';

/** More new collections than these are counted, not named. */
const NAMED_MOST = 12;

/** Sentences of the import of a recipe. */
export const importRecipe = {
  open: 'Import a recipe',
  title: 'Import a recipe',
  intro: 'From a page, a text or a file. You look it over before it is kept.',
  url: 'Link',
  urlHint: 'The address of a page with a recipe.',
  urlPlaceholder: 'https://',
  readUrl: 'Read the page',
  or: 'or',
  text: 'Text',
  textHint: 'Paste a recipe as it is: from a mail, a chat or a note.',
  readText: 'Read the text',
  file: 'Choose a file',
  dropTitle: 'Drop a file, or choose one',
  dropping: 'Let go to take it over',
  oneFile: 'One file at a time. Zip several, or a whole folder, and drop the archive here.',
  fileHint:
    'What another app exports, as it exports it: Mealie, Tandoor, Paprika, Recipe Keeper, Cooklang and two dozen others; archives, saved pages and texts too.',
  bookmark: {
    title: 'From a site that keeps programs out',
    text: 'Some sites show their pages only to people. Drag this button to your bookmarks bar, and press it there when a recipe is open: your browser hands the page over.',
    link: 'Save to Larder',
    copied: { title: 'Bookmark copied', description: 'Make a bookmark, and paste this as its address.' },
    drag: { title: 'Drag it to your bookmarks bar', description: 'There it hands over the page that is open.' },
  },
  handed: {
    waiting: 'Waiting for the page...',
    none: 'No page came. Open the recipe, and press the bookmark there; or copy the text of the recipe, and paste it.',
    tooLarge: 'This page is too large to be handed over. Copy the text of the recipe, and paste it.',
    ask: (host: string) => `Take over the recipe from ${host}?`,
    take: 'Take it over',
    leave: 'Leave it',
  },
  files: {
    going: (name: string, count: number) => `Reading ${name}: ${plural(count, 'recipe', 'recipes')} so far`,
    done: (name: string, stored: number, refused: number) =>
      `${plural(stored, 'recipe', 'recipes')} from ${name}, now among your drafts${refused > 0 ? `; ${refused} could not be read or not whole` : ''}.`,
    sending: (name: string) => `Sending ${name}...`,
    cancel: 'Cancel the import',
    mayLeave: 'You may leave this page: the import goes on, and is shown here again.',
    cancelled: (name: string, stored: number) =>
      `The import of ${name} was cancelled. ${plural(stored, 'recipe is', 'recipes are')} among your drafts.`,
    failed: (name: string, stored: number) =>
      `${name} could not be read to its end. ${plural(stored, 'recipe is', 'recipes are')} among your drafts.`,
    brokenOff: 'The connection broke. What Larder has of the file it reads on.',
    another: 'Import another',
    restored: (things: readonly string[]) =>
      `Also back: ${allOf(things)}. An undo leaves these, but for collections that it empties.`,
    collected: (names: readonly string[]) =>
      names.length > NAMED_MOST
        ? `New collections, as you had them: ${names.length}.`
        : `New collections, as you had them: ${allOf(names)}.`,
    undo: (count: number) => `Undo: delete ${plural(count, 'draft', 'drafts')}`,
    undone: (count: number) => ({
      title: 'Import undone',
      description: `${plural(count, 'draft was', 'drafts were')} deleted.`,
    }),
    read: 'Recipes that were read',
    doubtful: (count: number) => `${plural(count, 'ingredient needs', 'ingredients need')} your eye`,
    lookAt: (title: string, count: number) =>
      `${plural(count, 'ingredient needs', 'ingredients need')} your eye: ${title}`,
    known: 'You have it already',
    refusedTitle: 'Not taken over',
    refused: (what: string, reason: string) => `${what}: ${reason}`,
  },
  busy: 'Reading...',
  nothing: { url: 'Paste the address of a page.', text: 'Paste the text of a recipe.' },
  reviewTitle: 'Look it over',
  again: 'Import another',
  from: (host: string, author: string | null) => (author ? `By ${author}, from ${host}` : `From ${host}`),
  missing: {
    heading: 'Not a whole recipe yet',
    title: 'title',
    ingredients: 'ingredients',
    steps: 'steps',
    text: (parts: readonly string[]) =>
      `Larder found no ${oneOf(parts)}. What it did find is below, for you to complete.`,
  },
  duplicates: {
    title: 'You have this already',
    text: 'Larder knows a recipe that seems to be the same. Keeping this one makes a second.',
    open: (title: string) => `Open ${title}`,
  },
  doubts: {
    title: 'Look at these first',
    hint: (count: number) => `${plural(count, 'ingredient needs', 'ingredients need')} your eye. The rest was clear.`,
    done: 'Every ingredient is clear.',
    unknown: (name: string) => `Which food is “${name}”?`,
    guessed: (food: string) => `Larder takes this for ${food}.`,
    choice: (food: string) => `The line leaves a choice. Larder takes ${food}.`,
    take: (food: string) => `Use ${food}`,
    right: 'That is right',
    leave: 'Leave it open',
    choose: (line: string) => `Another food for ${line}`,
    placeholder: 'Type a food',
  },
  chosen: (food: string) => `You chose: ${food}`,
} as const;
