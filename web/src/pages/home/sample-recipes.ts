/** A card of the landing page, which opens a real recipe of the starter catalogue. Its rating is shown until that of the recipe is known (specification, section 9). */
export interface SampleRecipe {
  id: number;
  slug: string;
  title: string;
  description: string;
  time: string;
  rating: number;
  reviews: number;
  tags: readonly string[];
}

/** The three samples. Titles and total times are those of the recipes that they open. */
export const SAMPLE_RECIPES = [
  {
    id: 1,
    slug: 'cheese-quesadillas',
    title: 'Cheese quesadillas',
    description: 'Folded tortillas crisped in a dry pan around melted cheese, spring onion and a little chilli.',
    time: '15 min in all',
    rating: 4.8,
    reviews: 124,
    tags: ['Quick', 'Family'],
  },
  {
    id: 2,
    slug: 'spaghetti-aglio-e-olio',
    title: 'Spaghetti aglio e olio',
    description: 'Spaghetti tossed in olive oil that has gently taken on garlic and chilli.',
    time: '25 min in all',
    rating: 4.6,
    reviews: 89,
    tags: ['Pasta', 'Budget'],
  },
  {
    id: 3,
    slug: 'couscous-with-roasted-vegetables',
    title: 'Couscous with roasted vegetables',
    description: 'Courgette, pepper and aubergine roasted until sweet and forked through lemony couscous.',
    time: '45 min in all',
    rating: 4.9,
    reviews: 203,
    tags: ['Healthy', 'Make ahead'],
  },
] as const satisfies readonly SampleRecipe[];
