import { useQuery } from '@apollo/client/react';
import { Button, chakra, Flex, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';
import { needsSignIn } from '../../apollo/failure.ts';
import { graphql } from '../../gql/gql.ts';
import { common } from '../../messages/common.ts';
import { shoppingLists } from '../../messages/shopping-lists.ts';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import type { ChosenRecipe } from './chosen-recipe.ts';

const text = shoppingLists.picker;

const KEPT = graphql(`
  query KeptRecipes {
    profile {
      saved: savedRecipes(first: 24) {
        nodes {
          id
          title
          servings
          imageSet {
            mobile
          }
        }
      }
      recent: recentRecipes(first: 24) {
        nodes {
          recipe {
            id
            title
            servings
            imageSet {
              mobile
            }
          }
        }
      }
    }
  }
`);

const FOUND = graphql(`
  query FoundRecipes($text: String!) {
    recipes(first: 20, text: $text) {
      nodes {
        id
        title
        servings
        imageSet {
          mobile
        }
      }
    }
  }
`);

interface ChoosingProps {
  isChosen: (id: string) => boolean;
  onToggle: (recipe: ChosenRecipe, isChosen: boolean) => void;
}

/** The recipes that the cook saved, or cooked lately. */
export function KeptRecipes({ which, ...choosing }: ChoosingProps & { which: 'saved' | 'recent' }) {
  const { data, error, refetch } = useQuery(KEPT, { fetchPolicy: 'no-cache' });
  const recipes =
    which === 'saved' ? data?.profile?.saved.nodes : data?.profile?.recent.nodes.map(({ recipe }) => recipe);
  return (
    <Choices
      recipes={recipes}
      none={text.none[which]}
      hasFailed={error !== undefined && !needsSignIn(error)}
      onRetry={() => void refetch()}
      {...choosing}
    />
  );
}

/** The recipes with these words in their title. */
export function FoundRecipes({ words, ...choosing }: ChoosingProps & { words: string }) {
  const { data, previousData, error, refetch } = useQuery(FOUND, {
    variables: { text: words },
    skip: words === '',
    fetchPolicy: 'no-cache',
  });
  if (words === '') return <Remark>{text.searchHint}</Remark>;
  return (
    <Choices
      recipes={(data ?? previousData)?.recipes.nodes}
      none={text.none.search}
      hasFailed={error !== undefined}
      onRetry={() => void refetch()}
      {...choosing}
    />
  );
}

interface ChoicesProps extends ChoosingProps {
  recipes: readonly { id: string; title: string; servings: number; imageSet: { mobile: string } }[] | undefined;
  none: string;
  hasFailed: boolean;
  onRetry: () => void;
}

function Choices({ recipes, none, hasFailed, onRetry, isChosen, onToggle }: ChoicesProps) {
  if (!recipes && hasFailed) return <Failed onRetry={onRetry} />;
  if (!recipes) return <Loading />;
  if (recipes.length === 0) return <Remark>{none}</Remark>;
  return (
    <Stack
      as="ul"
      gap="1"
      listStyleType="none"
      maxH="30dvh"
      overflowY="auto"
      mx="-2"
      px="2"
      css={{ '& label': { w: 'full' } }}
    >
      {recipes.map(({ id, title, servings, imageSet }) => (
        <li key={id}>
          <Checkbox
            checked={isChosen(id)}
            aria-label={text.take(title)}
            onChange={(isNow) => onToggle({ id, title, servings }, isNow)}
          >
            <chakra.img
              src={imageSet.mobile}
              alt=""
              htmlWidth={480}
              htmlHeight={360}
              loading="lazy"
              decoding="async"
              w="14"
              h="11"
              borderRadius="sm"
              objectFit="cover"
              bg="leaf.soft"
              flexShrink="0"
            />
            <chakra.span lineClamp="2">{title}</chakra.span>
          </Checkbox>
        </li>
      ))}
    </Stack>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <Flex role="alert" align="center" justify="space-between" gap="3">
      {text.failed}
      <Button size="sm" onClick={onRetry}>
        {common.tryAgain}
      </Button>
    </Flex>
  );
}

function Loading() {
  return (
    <>
      <VisuallyHidden role="status">{text.loading}</VisuallyHidden>
      <Skeleton h="28" />
    </>
  );
}

const Remark = chakra('p', { base: { color: 'mute', fontSize: 'sm', minH: '11' } });
