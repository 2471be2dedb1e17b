import { plural } from './plural.ts';

/** Sentences of collections. */
export const collections = {
  title: 'Collections',
  new: 'New Collection',
  empty: {
    title: 'No collections yet',
    text: 'Put recipes together: a dinner party, a week of lunches, what the children like.',
    create: 'Create Your First Collection',
  },
  loading: 'Loading your collections',
  failed: 'Your collections did not load',
  public: 'Public',
  private: 'Private',
  count: (count: number) => plural(count, 'recipe', 'recipes'),
  findRecipes: 'Find Recipes',

  dialog: {
    createTitle: 'New Collection',
    editTitle: 'Edit collection',
    name: 'Name',
    namePlaceholder: 'e.g., Sunday lunches',
    nameMissing: 'Give the collection a name.',
    description: 'Description (optional)',
    isPublic: 'Public',
    publicHint: 'Anyone with the link can see it; only you can change it.',
    cover: 'Cover',
    coverSame: 'As it is now',
    coverNewest: 'The recipe added last',
    create: 'Create collection',
    save: 'Save changes',
    busy: 'Saving...',
    created: (name: string) => ({ title: 'Collection created', description: name }),
    updated: { title: 'Collection updated' },
  },

  picker: {
    open: (title: string) => `Add ${title} to a collection`,
    button: 'Collect',
    title: 'Add to a collection',
    /** What a visitor is told. */
    account: {
      title: 'Collections are kept with your account',
      lead: (title: string) => `So you find them on every device. Log in, and you choose where ${title} goes.`,
    },
    lead: (title: string) => `Which collections is ${title} in?`,
    none: 'You have no collections yet. Make the first one here.',
    newName: 'New collection',
    add: 'Create and add',
    done: 'Done',
    added: (name: string) => ({ title: `Added to ${name}` }),
    removed: (name: string) => ({ title: `Removed from ${name}` }),
    failed: 'The collection could not be changed. Please try again.',
  },

  page: {
    notFound: { title: 'Collection not found', text: 'The collection does not exist, or its cook keeps it private.' },
    failed: { title: 'This collection did not load' },
    edit: 'Edit',
    delete: 'Delete',
    share: 'Copy link',
    copied: { title: 'Link copied!', description: 'Anyone with it can see this collection.' },
    copyFailed: { title: 'Failed to copy', description: 'Please try again', variant: 'destructive' as const },
    empty: {
      title: 'This collection is empty',
      text: 'Open a recipe and choose Collect, or use the folder on its card.',
    },
    emptyForOthers: 'There are no recipes in it yet.',
    remove: (title: string) => `Remove ${title} from this collection`,
    removed: (title: string) => ({ title: 'Removed from this collection', description: title }),
    undo: 'Undo',
    back: 'All collections',
    deleteTitle: 'Delete this collection?',
    deleteText: (name: string) => `${name} goes for good. Its recipes stay where they are.`,
    deleteYes: 'Delete collection',
    deleted: (name: string) => ({ title: 'Collection deleted', description: name }),
  },
} as const;
