import { allOf } from './lists.ts';
import { plural } from './plural.ts';

/** "1 h 20 min", "45 min". */
function duration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

const inAll = (minutes: number) => `${duration(minutes)} in all`;

/** Sentences of the page that puts several dishes on one clock, and of cooking by it. */
export const dinner = {
  title: 'The whole dinner',
  lead: 'Two to four dishes, one clock. Larder puts their steps into one order, so that everything is ready together.',
  dishes: {
    title: 'Dishes',
    /** How long a dish takes alone. */
    time: inAll,
    remove: (title: string) => `Remove ${title}`,
    missing: (slug: string) => `There is no recipe at “${slug}” any more.`,
    add: 'Add a dish',
    placeholder: 'Name of a recipe',
    choose: (title: string) => `Add ${title}`,
    found: (count: number) => (count === 0 ? 'No recipe goes by that name.' : plural(count, 'recipe', 'recipes')),
    failed: 'Recipes could not be searched. Try again in a moment.',
    full: 'Four dishes are as many as one pair of hands can follow.',
    added: (title: string) => `${title} was added.`,
    removed: (title: string) => `${title} was removed.`,
  },
  at: 'Everything ready at',
  start: {
    at: (time: string) => `Start at ${time}`,
    now: 'Start now',
    goOn: 'Go on cooking',
    sum: (all: number, hands: number) => `${inAll(all)}, ${duration(hands)} of it with your hands.`,
    ready: (from: string, to: string) => (from === to ? `Ready at ${to}.` : `Ready from ${from} to ${to}.`),
    early: (minutes: number) => `You have ${duration(minutes)} before it begins.`,
    late: (wished: string, ready: string) => `It is too late for ${wished}. Begin now, and it is ready at ${ready}.`,
    wide: (dishes: readonly string[]) => `${allOf(dishes)} will be ready before the rest; keep it warm.`,
  },
  empty: {
    title: 'What is for dinner?',
    text: 'Add two dishes, say when you want to eat, and see when to start.',
    one: 'Add one more dish, and see when to start.',
  },
  loading: 'Loading the dishes',
  failed: 'The dishes could not be loaded',
  picture: {
    title: 'At a glance',
    /** What the picture tells to those who do not see it; the steps are listed below it. */
    label: (dishes: readonly string[], start: string, ready: string) =>
      `From ${start} to ${ready}: ${allOf(dishes)}. The steps are listed below.`,
    hands: 'Your hands',
    waits: 'By itself',
    now: 'Now',
    shortened: 'Long waits are drawn shorter.',
  },
  steps: {
    title: 'Step by step',
    ready: 'Get everything ready',
    readyLong: 'Get everything ready: wash, weigh and cut what is listed here.',
    hands: (minutes: number) => `${minutes} min`,
    waits: (minutes: number) => `then ${duration(minutes)} by itself`,
    tellsNow: 'Now: ',
    tomorrow: (time: string) => `tomorrow, ${time}`,
    yesterday: (time: string) => `yesterday, ${time}`,
    guess:
      'Recipes say how long things wait, and how much work there is in all. How much of it each step takes is Larder’s guess. It counts on one cook, and on room for everything on the hob.',
  },
  oven: (dishes: readonly string[]) =>
    `${allOf(dishes)} need the oven at the same time, at different heats. Use the lower one, and look after the other dish a little longer.`,
  cook: {
    title: (time: string) => `Dinner at ${time}`,
    place: (dish: string, step: number, steps: number) => `${dish} · Step ${step} of ${steps}`,
    said: (place: string, words: string) => `${place}. ${words}`,
    now: 'Now',
    early: (time: string, minutes: number) =>
      `Nothing to do until ${time}, in ${duration(minutes)}. You may go on before.`,
    late: (time: string) => `Was to begin at ${time}.`,
    moved: (time: string) => `That took longer. Dinner is now at ${time}.`,
    startTimer: 'Start timer, next',
    following: (time: string, dish: string) => `Then, at ${time}: ${dish}`,
    none: {
      title: 'No dinner is being cooked',
      text: 'Choose two to four dishes first.',
      plan: 'Plan a dinner',
    },
    end: {
      title: 'Everything is ready',
      text: 'Enjoy your meal.',
      cooked: (dish: string) => `I cooked ${dish}`,
      finish: 'Finish',
      back: 'Back to the last step',
    },
  },
} as const;
