import type { PantryAct, PantryLevel, PantryPlace } from '../gql/graphql.ts';
import { daysUntil } from './days-until.ts';
import { listed } from './listed.ts';
import { once } from './once.ts';
import { pluralizeUnit } from './pluralize-unit.ts';

const months = once(() => new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }));
const number = once(() => new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 }));

/** When something should be eaten, in words; a guess is called one. */
function keeps(day: string, isGuess: boolean): string {
  const days = daysUntil(day);
  const about = isGuess ? 'about ' : '';
  if (days < -1) return `${about}${-days} days past its date`;
  if (days === -1) return isGuess ? 'about a day past its date' : 'a day past its date';
  if (days === 0) return isGuess ? 'about today' : 'best before today';
  if (days === 1) return isGuess ? 'about a day left' : 'best before tomorrow';
  if (days < 14) return isGuess ? `about ${days} days left` : `${days} days left`;
  if (days < 60) return `${about}${Math.round(days / 7)} weeks left`;
  return `${about}${Math.round(days / 30)} months left`;
}

/** What was paid, behind a count; nothing where no receipt tells. Receipts of several countries are not told apart, so it names no money. */
const paid = (cost: number): string => (cost < 0.005 ? '' : ` · ${cost.toFixed(2)} paid`);

/** A weight behind a count; nothing where none is known. */
function weight(grams: number): string {
  if (grams < 1) return '';
  return grams < 1_000 ? ` · ${Math.round(grams)} g` : ` · ${number().format(Math.round(grams / 10) / 100)} kg`;
}

const ACTS: Record<PantryAct, string> = {
  ADDED: 'Added',
  CHANGED: 'Changed',
  COOKED: 'Cooked with',
  MISTAKE: 'Took out',
  TAKEN_FOR_GONE: 'Taken for gone',
  THROWN_AWAY: 'Threw away',
  USED: 'Used up',
};
const LEVELS: Record<PantryLevel, string> = { HAVE: 'Have', LOW: 'Low', OUT: 'Out' };
const PLACES: Record<PantryPlace, string> = { FRIDGE: 'Fridge', FREEZER: 'Freezer', CUPBOARD: 'Cupboard' };

/** Sentences of the pantry. */
export const pantry = {
  title: 'Pantry',
  loading: 'Loading your pantry…',
  count: (items: number) => (items === 1 ? '1 thing at home' : `${items} things at home`),
  shown: (shown: number, all: number) => `${shown} of ${all} things`,
  empty: {
    title: 'Your pantry is empty',
    text: 'Add what is at home: type it, paste a list or a receipt, or scan barcodes.',
  },
  nothingHere: 'Nothing is here.',
  failed: 'Your pantry could not be loaded',
  dueTitle: 'Use soon',
  levelOf: (name: string) => `How much ${name} is left`,
  level: LEVELS,
  place: PLACES,
  allPlaces: 'Everywhere',
  placeLabel: 'Show',
  amount: (amount: number, unit: string | null) =>
    `${number().format(amount)}${unit === null ? '' : ` ${pluralizeUnit(unit, amount)}`}`,
  portions: (portions: number) => (portions === 1 ? '1 portion' : `${number().format(portions)} portions`),
  leftover: 'Leftover',
  keeps,
  guessNote:
    'Dates with “about” are guesses from how long a food usually keeps. They are no advice on safety: look, smell, and when in doubt leave it.',
  add: {
    label: 'What came into the kitchen?',
    hint: 'A line for each thing, or a whole receipt.',
    keys: 'Ctrl + Enter adds it.',
    placeholder: '2 onions\n500 g mince\nmilk',
    submit: 'Add',
    busy: 'Adding…',
    nothing: 'Type or paste what you have first.',
    added: (names: readonly string[]) => `Added ${listed(names)}`,
    receipt: 'the receipt',
    waiting: 'Kept here',
    waitingText: 'It goes into your pantry when you are back online.',
    ignored: (lines: readonly string[]) =>
      lines.length === 1 ? `“${lines[0]}” was no food.` : `These lines were no food: ${listed(lines)}.`,
  },
  /** For a visitor. */
  keptHere: {
    text: 'Your pantry is kept in this browser.',
    signUp: 'Sign up and it comes along, to every device of yours.',
  },
  brought: (things: number) =>
    things === 1 ? '1 thing came along into your pantry' : `${things} things came along into your pantry`,
  scan: {
    open: 'Scan barcodes',
    picture: 'Picture of the camera',
    hint: 'Hold a barcode into the frame.',
    blind: 'The part that reads barcodes did not load. Type the digits, or open this again.',
    camera: {
      starting: 'Starting the camera. Your browser may ask whether it may.',
      refused:
        'The camera is not allowed here. Allow it in the settings of your browser, read a photo, or type the digits.',
      missing: 'No camera was found. Read a photo, or type the digits.',
      busy: 'The camera is in use elsewhere. Close what uses it and open this again, or type the digits.',
      insecure: 'Browsers give the camera only to pages at https. Read a photo, or type the digits.',
    },
    digits: {
      label: 'Or type the digits',
      submit: 'Add',
      busy: 'Adding…',
      nothing: 'Type the digits below the bars first.',
      wrongLength: 'A barcode has 8, 12, 13 or 14 digits.',
      wrongDigit: 'One of the digits is wrong. Compare them with the package.',
    },
    photo: {
      button: 'Read a photo of it',
      reading: 'Reading…',
      none: 'No barcode was found in this photo. Take one closer by, or type the digits.',
      failed: 'This photo could not be read. Try another one, or type the digits.',
    },
    sending: (code: string) => `Looking up ${code}…`,
    added: (name: string) => `Added ${name}`,
    undoOf: (name: string) => `Undo: ${name}`,
    kept: (code: string) => `${code} is kept for another try.`,
    again: 'Try again',
    ask: {
      label: 'What is it?',
      hint: (code: string) => `The barcode ${code} is new. It will be known next time.`,
      placeholder: '1 can baked beans',
      nothing: 'Say what it is first.',
      save: 'Save',
      saving: 'Saving…',
      skip: 'Skip',
    },
  },
  undo: 'Undo',
  undone: 'Taken back',
  used: 'Used up',
  thrown: 'Thrown away',
  usedOf: (name: string) => `Used up: ${name}`,
  thrownOf: (name: string) => `Thrown away: ${name}`,
  removed: { USED: (name: string) => `Used up ${name}`, THROWN_AWAY: (name: string) => `Threw away ${name}` },
  notChanged: 'That did not work',
  edit: (name: string) => `Change ${name}`,
  dialog: {
    amount: 'Amount',
    unit: 'Unit',
    unitHint: 'Such as g, can or bunch; leave it empty for pieces.',
    place: 'Where it is',
    bestBefore: 'Best before',
    openedAt: 'Opened on',
    save: 'Save',
    amountRefused: 'Write a number, such as 2 or 1.5.',
  },
  history: {
    open: 'History',
    title: 'What was done',
    text: 'Everything here can be taken back for 30 days.',
    none: 'Nothing was done in the last 30 days.',
    what: (act: PantryAct, names: readonly string[]) => `${ACTS[act]} ${listed(names)}`,
    shown: (shown: number, all: number) => `${shown} of ${all} shown`,
    undoneMark: 'Taken back',
    undoOf: (what: string) => `Undo: ${what}`,
  },
  mirror: {
    title: 'What became of your food',
    text: 'Weights are of what had an amount, money of what was on a receipt. What you took back does not count.',
    /** @param month YYYY-MM */
    month: (month: string) => months().format(new Date(`${month}-15T12:00:00Z`)),
    used: (foods: number, grams: number, cost: number) => `${foods} used${weight(grams)}${paid(cost)}`,
    thrown: (foods: number, grams: number, cost: number) => `${foods} thrown away${weight(grams)}${paid(cost)}`,
  },
  cook: {
    title: 'Cook from your pantry',
    all: 'See all of them',
    why: (due: readonly string[], missing: readonly string[]) =>
      [
        due.length > 0 && `uses the ${listed(due)}`,
        missing.length === 0 ? 'nothing to buy' : `to buy: ${listed(missing)}`,
      ]
        .filter((part) => part !== false)
        .join(' · '),
  },
  putAway: {
    button: (things: number) => (things === 1 ? 'Put 1 thing away' : `Put ${things} things away`),
    nothing: 'Put away what is ticked',
    done: (things: number) => (things === 1 ? '1 thing is in your pantry' : `${things} things are in your pantry`),
    look: (things: number) => (things === 1 ? 'It is off the list.' : 'They are off the list.'),
  },
} as const;
