import { chakra } from '@chakra-ui/react';
import { CardRow } from '../../components/recipe-card/card-row.tsx';
import { RecipeCard } from '../../components/recipe-card/recipe-card.tsx';
import { search as text } from '../../messages/search.ts';
import { recipeQuery } from './result-grid.tsx';
import type { Search } from './search-params.ts';
import type { SearchResults } from './search-question.ts';

const TITLE_ID = 'dishes';

/** The recipes that go by a name that was typed, side by side, each with how it fits what is there. */
export function Dishes({ results, search }: { results: SearchResults; search: Search }) {
  const query = recipeQuery(search);
  return (
    <chakra.section aria-labelledby={TITLE_ID} mb="8">
      <chakra.h2 id={TITLE_ID} fontWeight="semibold" fontSize="lg" mb="4">
        {text.dishes.title(namesOf(results))}
      </chakra.h2>
      <CardRow>
        {results.dishes.map((dish, index) => (
          <li key={dish.recipe.id}>
            <RecipeCard recipe={dish.recipe} match={dish} search={query} isFirst={index === 0} />
          </li>
        ))}
      </CardRow>
    </chakra.section>
  );
}

/** Whether dishes that were named are to be shown by themselves: not where the results begin with them, as for nothing but a dish. */
export function standApart({ dishes, edges }: SearchResults): boolean {
  return dishes.some((dish, at) => dish.recipe.id !== edges[at]?.node.recipe.id);
}

/** How many dishes there are, for those who do not see them; nothing where none was named. */
export function dishesTold(results: SearchResults): string | undefined {
  return results.dishes.length > 0 ? text.dishes.count(results.dishes.length, namesOf(results)) : undefined;
}

function namesOf({ resolvedIngredients }: SearchResults): string[] {
  return resolvedIngredients.filter(({ isDish, isExcluded }) => isDish && !isExcluded).map((reading) => reading.text);
}
