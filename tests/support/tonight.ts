import type { Client } from './clients.ts';

/** A dish for tonight as the tests look at it. */
export interface ShownDish {
  recipe: { id: string; slug: string; diet: string; allergens: string[] };
  reason: string;
  missingIngredients: string[];
  usesDue: { name: string }[];
}

/** What is proposed. @throws when it is refused */
export async function tonight(client: Client, args: object = {}): Promise<ShownDish[]> {
  const { data, errors } = await client.graphql<{ tonight: ShownDish[] }>(
    `query($date: Date, $first: Int, $not: [ID!], $kitchen: VisitorKitchenInput) {
      tonight(date: $date, first: $first, not: $not, kitchen: $kitchen) { recipe { id slug diet allergens } reason missingIngredients usesDue { name } }
    }`,
    args,
  );
  if (errors) throw new Error(errors[0]?.message);
  return data.tonight;
}

export const slugsOf = (dishes: readonly ShownDish[]): string[] => dishes.map(({ recipe }) => recipe.slug);
