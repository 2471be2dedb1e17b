import type { DocumentNode } from 'graphql';
import type { OperationVariables } from '@apollo/client';
import { matchPath } from 'react-router-dom';
import { SITE } from '../apollo/site.ts';
import { VIEWER } from '../apollo/viewer.tsx';
import { HOME_COUNTERS } from '../pages/home/counters.tsx';
import { recipeQuestion } from '../pages/recipe/recipe-page.tsx';
import { groupOf } from '../pages/recipes/group.ts';
import { RECIPE_INDEX } from '../pages/recipes/recipe-index.ts';
import { listQuestion } from '../pages/recipes/use-recipe-list.ts';
import { readSearch } from '../pages/search/search-params.ts';
import { searchQuestion } from '../pages/search/search-question.ts';
import { paths } from './paths.ts';

/** A query with what it asks for. */
export interface FirstQuestion {
  query: DocumentNode;
  variables?: OperationVariables;
}

/** What a page asks when it is come to, so that the server can ask it beforehand. */
export function firstQuestions({ pathname, searchParams }: URL): FirstQuestion[] {
  return [{ query: VIEWER }, { query: SITE }, ...questionsOfPage(pathname, searchParams)];
}

function questionsOfPage(pathname: string, params: URLSearchParams): FirstQuestion[] {
  if (pathname === paths.home) return [{ query: HOME_COUNTERS }];
  if (pathname === paths.recipes) return [{ query: RECIPE_INDEX }, listQuestion(null)];
  const group = groupOf(pathname);
  if (group) return [{ query: RECIPE_INDEX }, listQuestion(group)];
  const slug = matchPath(paths.recipe, pathname)?.params.slug;
  if (slug !== undefined) return [recipeQuestion(slug, params)];
  const search = readSearch(params);
  return pathname === paths.search && search.chips.length > 0 ? [searchQuestion(search)] : [];
}
