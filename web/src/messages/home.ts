/** Sentences of the landing page. */
export const home = {
  headline: 'Cook with what you have',
  headlineAccent: 'have',
  intro:
    'Type what is in your kitchen. Larder finds the recipes it already makes, tells you what is missing, and what to swap.',
  start: 'Start Cooking',
  learnMore: 'Learn More',
  counters: {
    recipes: 'Recipes Available',
    ingredients: 'Ingredients Supported',
    satisfaction: 'User Satisfaction',
    percent: '%',
  },
  exploreAll: 'Explore All Recipes',
  /** The dish that the typed foods are best for. */
  bestDish: {
    label: 'Best for these',
    /** With no food yet, and with one. */
    hints: [
      'Add two foods, and the best dish for them stands here.',
      'One more food, and the best dish for both stands here.',
    ],
    none: 'No dish uses these yet. One more food may bring one.',
    told: (title: string, percentage: number, have: string) =>
      `Best for these: ${title}, ${percentage}% match. ${have}.`,
  },
  why: {
    title: 'Why Larder?',
    features: [
      {
        title: 'Smart Recipe Matching',
        text: 'Every recipe is weighed against your ingredients line by line, with fitting swaps counted in, and says why it was chosen.',
      },
      {
        title: 'Reduce Food Waste',
        text: 'Start from the half bunch of herbs and the open jar. What you have comes first, so less of it ends in the bin.',
      },
      {
        title: 'Save Favorites',
        text: 'Keep what you liked in your own cookbook, sorted into collections, ready for the next empty evening.',
      },
    ],
  },
  popular: { title: 'Popular Recipes', view: 'View Recipe' },
  how: {
    title: 'How It Works',
    steps: [
      {
        title: 'Add Your Ingredients',
        text: 'Type or paste what is on your shelves, as precisely or as loosely as you like.',
      },
      {
        title: 'Discover Recipes',
        text: 'See what fits best, what it uses of yours, and the one or two things it still needs.',
      },
      {
        title: 'Start Cooking',
        text: 'Follow the steps with timers and scaled amounts, and tick things off as you go.',
      },
    ],
    start: 'Get Started Now',
  },
} as const;
