import type { Meal } from '../gql/graphql.ts';
import { plural } from './plural.ts';

const MEALS: Record<Meal, { name: string; title: string }> = {
  BREAKFAST: { name: 'Breakfast', title: 'Breakfast recipes' },
  LUNCH: { name: 'Lunch', title: 'Lunch recipes' },
  DINNER: { name: 'Dinner', title: 'Dinner recipes' },
  STARTER: { name: 'Starters', title: 'Starter recipes' },
  SIDE: { name: 'Sides', title: 'Side dish recipes' },
  SNACK: { name: 'Snacks', title: 'Snack recipes' },
  DESSERT: { name: 'Desserts', title: 'Dessert recipes' },
  DRINK: { name: 'Drinks', title: 'Drink recipes' },
};

/** Sentences of the index of all recipes and its lists. */
export const browse = {
  title: 'All Recipes',
  lead: 'Look around by what you feel like, or',
  fromKitchen: 'start from what is in your kitchen.',
  back: 'All recipes',
  count: (count: number) => plural(count, 'recipe', 'recipes'),
  loading: 'Loading recipes',
  failed: { title: 'The recipes did not load' },
  sections: {
    simple: 'Quick and simple',
    meals: 'By meal',
    foods: 'By main food',
    cuisines: 'By cuisine',
    all: 'From A to Z',
  },
  kinds: { simple: 'Quick and simple', meal: 'Meals', food: 'Main foods', cuisine: 'Cuisines' },
  meals: MEALS,
  cuisine: (name: string) => `${name} recipes`,
  food: (name: string) => `Recipes with ${name}`,
  quick: { name: 'Quick', title: 'Quick recipes', lead: '30 minutes or less in all.' },
  few: {
    name: 'Few ingredients',
    title: 'Recipes with few ingredients',
    lead: 'Five or fewer, besides salt, pepper, oil and water.',
  },
  none: {
    title: 'No recipes here yet',
    text: 'None has been published yet. Try another group, or search with what you have.',
    index: 'Browse all recipes',
    search: 'Find Recipes',
  },
} as const;
