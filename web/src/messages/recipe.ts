import type { ExportFormatName } from '../lib/export-formats.ts';
import { EXPORT_FORMAT_NAMES } from './export-formats.ts';
import { common } from './common.ts';
import { allOf } from './lists.ts';
import { plural } from './plural.ts';

/** Sentences of the recipe page. */
export const recipe = {
  loading: 'Loading the recipe',
  notFound: {
    title: 'Recipe not found',
    text: "The recipe you're looking for doesn't exist or has been removed.",
    search: 'Find Recipes',
  },
  failed: { title: 'This recipe did not load' },

  allergies: {
    contains: (allergens: readonly string[]) => `Contains ${allOf(allergens)}, which your household leaves out.`,
    mayContain: (allergens: readonly string[]) =>
      `May contain ${allOf(allergens)}, which your household leaves out. Look at the labels.`,
  },

  allergens: {
    label: 'Allergens.',
    ...common.allergens,
    unknown: 'Not every ingredient is known, so it may contain any other.',
    none: 'None of the fourteen by its ingredients.',
  },

  tags: 'Tags',
  author: 'Recipe Author',
  notes: 'Notes',
  ownNote: {
    title: 'Your notes',
    hint: 'Only you see them.',
    empty: 'What would you do differently next time?',
    save: 'Save notes',
    saved: { title: 'Your notes are saved' },
  },
  source: (host: string) => `From ${host}`,
  time: 'Time',
  servings: (count: number) => plural(count, 'serving', 'servings'),
  servingsLabel: 'Servings',
  difficulty: 'Difficulty',
  rating: 'Rating',
  ratings: (count: number) => `(${plural(count, 'rating', 'ratings')})`,
  fewerServings: 'One serving fewer',
  moreServings: 'One serving more',
  stats: { label: 'Times and servings', prep: 'Prep Time', cook: 'Cook Time', total: 'Total Time' },

  why: {
    title: 'Why this recipe',
    uses: 'Uses of yours',
    swaps: 'Stands in',
    missing: 'Missing',
  },

  share: 'Share',
  print: 'Print',
  copyLink: 'Copy link',
  linkCopied: { title: 'Link copied!', description: 'Recipe link copied to clipboard.' },
  copyFailed: { title: 'Failed to copy', description: 'Please try again' },
  shareDialog: {
    title: 'Share this recipe',
    address: 'Recipe address',
    copy: 'Copy',
    networks: 'Share on',
    system: 'Share with an app',
    takeAlong: 'Take it along',
    download: (format: ExportFormatName) => `Download as ${EXPORT_FORMAT_NAMES[format]}`,
  },

  ingredients: {
    title: 'Ingredients',
    optional: 'optional',
    measures: { label: 'Measures', written: 'As written', metric: 'Metric', us: 'US' },
    use: (name: string, instead: string) => `Use ${name} instead of ${instead}`,
    back: (name: string) => `Back to ${name}`,
    substituted: (name: string) => ({ title: 'Substitution applied!', description: `Using ${name} instead.` }),
    had: 'You have it',
    hadAs: (name: string) => `You have ${name}`,
    swappable: (name: string) => `Missing, but you have ${name}`,
    swapped: 'Swapped',
    missing: 'Missing',
    insteadOf: (name: string) => `instead of ${name}`,
    /** What a line is that asks for no food; headings and remarks speak for themselves. */
    noFood: {
      HEADING: null,
      TOOL: 'not an ingredient',
      NOTE: null,
      CHOICE: 'as you like',
      PART: 'made beforehand',
    },
    seePart: (part: string) => `See “${part}”`,
  },

  swaps: {
    willAdd: (allergens: readonly string[]) => `adds ${allOf(allergens)}`,
    mayAdd: (allergens: readonly string[]) => `may add ${allOf(allergens)}`,
    notOfDiet: (diet: string) => `not ${diet}`,
    adds: (allergens: readonly string[]) => `With your swaps it contains, or may contain, ${allOf(allergens)}.`,
    failed:
      'What your swaps change could not be worked out. Steps, allergens and nutrition are those of the recipe as it is written.',
  },

  instructions: {
    title: 'Instructions',
    step: (step: number) => `Step ${step}`,
    startTimer: (minutes: number) => `Start ${minutes} min`,
    startTimerLabel: (minutes: number, step: number) => `Start ${minutes} min timer for step ${step}`,
    /** Why the timer of a step cannot be started. */
    isTimed: 'Its timer is at the foot of the screen.',
    otherIsTimed: (step: number) => `Step ${step} is being timed. Cook step by step for several timers.`,
    printedStep: (step: number) => `${step}.`,
    printedMinutes: (minutes: number) => ` (${minutes} min)`,
    keepScreenOn: 'Keep screen on',
    /** Before the foods of a step, for a screen reader. */
    uses: 'Uses ',
  },

  timer: {
    title: (step: number) => `Step ${step} Timer`,
    pause: 'Pause',
    resume: 'Resume',
    stop: 'Stop',
    notify: 'Notify me',
    progress: 'Minutes passed',
    started: (step: number, minutes: number) =>
      `Timer for step ${step} started: ${plural(minutes, 'minute', 'minutes')}.`,
    finished: (step: number, recipe: string | null = null) => ({
      title: 'Timer finished!',
      description: recipe === null ? `Step ${step} is complete.` : `Step ${step} of ${recipe} is complete.`,
    }),
    open: 'Open the recipe',
    bar: {
      label: 'Timers',
      name: (step: number, recipe: string | null) =>
        recipe === null ? `Step ${step} Timer` : `Step ${step} of ${recipe}`,
      goTo: 'Go to',
      over: 'Time is up',
      open: 'Go to the step',
      pause: (name: string) => `Pause ${name}`,
      resume: (name: string) => `Resume ${name}`,
      stop: (name: string) => `Stop ${name}`,
    },
  },

  nutrition: {
    title: 'Nutrition (per serving)',
    calories: 'Calories',
    protein: 'Protein',
    carbs: 'Carbs',
    fat: 'Fat',
    fiber: 'Fiber',
    sugar: 'Sugar',
    coverage: (percentage: number) => `Reckoned from ${percentage}% of the ingredients.`,
  },

  quickActions: {
    title: 'Quick Actions',
    checkAll: 'Check All Ingredients',
    completeAll: 'Complete All Steps',
    reset: 'Reset Progress',
    progress: ({
      ticked,
      ingredients,
      done,
      steps,
    }: {
      ticked: number;
      ingredients: number;
      done: number;
      steps: number;
    }) =>
      `${ticked} of ${plural(ingredients, 'ingredient', 'ingredients')} checked, ${done} of ${plural(steps, 'step', 'steps')} done.`,
    allChecked: 'All ingredients are checked.',
    allDone: 'All steps are done.',
    wasReset: 'Nothing is checked and no step is done.',
  },

  similar: 'Similar Recipes',
} as const;
