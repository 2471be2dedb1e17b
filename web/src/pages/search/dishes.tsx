import { chakra } from '@chakra-ui/react';
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
      <Row>
        {results.dishes.map((dish, index) => (
          <li key={dish.recipe.id}>
            <RecipeCard recipe={dish.recipe} match={dish} search={query} isFirst={index === 0} />
          </li>
        ))}
      </Row>
    </chakra.section>
  );
}

/** How many dishes there are, for those who do not see them; nothing where none was named. */
export function dishesTold(results: SearchResults): string | undefined {
  return results.dishes.length > 0 ? text.dishes.count(results.dishes.length, namesOf(results)) : undefined;
}

function namesOf({ resolvedIngredients }: SearchResults): string[] {
  return resolvedIngredients.filter(({ isDish }) => isDish).map((reading) => reading.text);
}

/** Scrolled sideways where they do not fit; the margins leave room for the cards' shadows. */
const Row = chakra('ul', {
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: { base: 'min(82%, 20rem)', md: 'calc((100% - 1.5rem) / 2)', lg: 'calc((100% - 3rem) / 3)' },
    gap: { base: '4', md: '6' },
    listStyleType: 'none',
    overflowX: 'auto',
    scrollSnapType: 'x proximity',
    scrollPaddingInline: '1rem',
    p: '4',
    m: '-4',
    '& > li': { scrollSnapAlign: 'start' },
  },
});
