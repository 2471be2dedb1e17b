/** Sentences of cook mode. */
export const cook = {
  open: 'Cook step by step',
  /** Title of the browser tab. */
  title: (recipe: string) => `Cooking ${recipe}`,
  close: 'Back to the recipe',
  progress: 'Steps',
  place: (step: number, steps: number) => `Step ${step} of ${steps}`,
  /** What a screen reader says when a step comes up. */
  said: (step: number, steps: number, words: string) => `Step ${step} of ${steps}. ${words}`,
  foods: 'For this step',
  steps: 'Steps',
  back: 'Back',
  next: 'Next',
  finish: 'Finish',
  minutes: (minutes: number) => `Start ${minutes} min timer`,
  readAloud: 'Read aloud',
  listen: 'Voice commands',
  listening: {
    title: 'Say “next”, “back”, “repeat” or “start timer”',
    description: 'Your browser turns speech into words; some do so on servers of their maker.',
  },
  cannotListen: {
    title: 'The microphone is not available',
    description: 'Allow it for this page in the settings of your browser, or go on with the buttons.',
  },
  fullScreen: 'Full screen',
  end: { title: 'All steps are done', text: 'Enjoy your meal.', again: 'Start over' },
} as const;
