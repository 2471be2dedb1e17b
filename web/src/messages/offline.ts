/** Sentences about the network and new builds of the app. */
export const offline = {
  gone: {
    title: 'You are offline',
    description:
      'Recipes, lists and a pantry that you have opened can still be read. Changes to lists and the pantry are sent when you are back.',
  },
  old: (when: string) => ({
    title: 'Larder cannot be reached',
    description: `This is from ${when}, as it was kept here. It may have changed since.`,
  }),
  back: { title: 'You are online again' },
  reached: { title: 'Larder can be reached again' },
  newBuild: {
    title: 'A new version of Larder is ready',
    description: 'It takes a second, and you stay where you are.',
  },
  takeOver: 'Use it now',
};
