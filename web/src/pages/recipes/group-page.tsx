import { chakra, Skeleton, Stack } from '@chakra-ui/react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import type { RouteQueries } from '../../app/route-queries.ts';
import { BackLink } from '../../components/back-link.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { NotFound } from '../../components/not-found.tsx';
import { useDocumentTitle } from '../../hooks/use-document-title.ts';
import { browse as text } from '../../messages/browse.ts';
import { groupOf, type Group } from './group.ts';
import { OtherGroups } from './other-groups.tsx';
import { RECIPE_INDEX } from './recipe-index.ts';
import { RecipeTiles } from './recipe-tiles.tsx';
import { listQuestion, useRecipeList, type RecipeList } from './use-recipe-list.ts';

/** What the page of a group asks. */
export const groupQueries: RouteQueries = ({ pathname }) => {
  const group = groupOf(pathname);
  return group ? [{ query: RECIPE_INDEX }, listQuestion(group)] : [];
};

/** The recipes of a cuisine, a meal or a main food, the quick ones, or those that need few ingredients: every address below `/recipes`. */
export function GroupPage() {
  const group = groupOf(useLocation().pathname);
  return group ? <KnownGroup group={group} /> : <NotFound />;
}

function KnownGroup({ group }: { group: Group }) {
  const list = useRecipeList(group);
  const title = titleOf(group, list.foodName);
  useDocumentTitle(title);
  if (list.isUnknown) return <NotFound />;
  if (list.hasFailed) return <LoadFailed level="h1" title={text.failed.title} onRetry={list.retry} />;
  return (
    <Stack
      gap={{ base: '6', md: '8' }}
      maxW="page"
      mx="auto"
      px={{ base: '4', md: '6' }}
      pt={{ base: '6', md: '10' }}
      pb="16"
    >
      <Stack gap="2">
        <BackLink to={paths.recipes}>{text.back}</BackLink>
        <chakra.h1 textStyle="title">
          {title ?? <Skeleton as="span" display="block" h="1.1em" w="20rem" maxW="full" />}
        </chakra.h1>
        <About group={group} list={list} />
      </Stack>
      <RecipeTiles list={list} level="h2" />
      <OtherGroups group={group} />
    </Stack>
  );
}

/** What the recipes have in common, where their title does not say it, and how many there are. */
function About({ group, list }: { group: Group; list: RecipeList }) {
  const lead = group.kind === 'quick' || group.kind === 'few' ? text[group.kind].lead : null;
  return (
    <chakra.p color="mute" minH="6">
      {lead} <span role="status">{list.recipes && text.count(list.recipes.totalCount)}</span>
    </chakra.p>
  );
}

/** The name of a food comes with its recipes. */
function titleOf(group: Group, foodName: string | undefined): string | undefined {
  switch (group.kind) {
    case 'cuisine':
      return text.cuisine(group.name);
    case 'meal':
      return text.meals[group.meal].title;
    case 'food':
      return foodName && text.food(foodName);
    case 'quick':
    case 'few':
      return text[group.kind].title;
  }
}
