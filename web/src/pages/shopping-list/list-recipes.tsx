import { useMutation } from '@apollo/client/react';
import { chakra, Flex } from '@chakra-ui/react';
import { XIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { needsSignIn } from '../../apollo/failure.ts';
import { recipePath } from '../../app/paths.ts';
import { keepList } from '../../components/unsent-changes/list-page.ts';
import type { ListParts } from '../../components/unsent-changes/list-parts.ts';
import { DinnerLink } from '../../components/dinner-link.tsx';
import { graphql } from '../../gql/gql.ts';
import { common } from '../../messages/common.ts';
import { shoppingLists } from '../../messages/shopping-lists.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Pill } from '../../ui/display/pill.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';

const text = shoppingLists.page;

/** Badges on a phone, and the letters of a title on one (specification, section 9). */
const BADGES_SHOWN = 3;
const TITLE_SHOWN = 15;

const TAKE_OFF = graphql(`
  mutation TakeRecipeOff($input: ShoppingListRecipeInput!) {
    removeRecipeFromShoppingList(input: $input) {
      shoppingList {
        id
        ...ListParts_shoppingList
      }
    }
  }
`);

/** The recipes of a list as short badges. */
export function RecipeBadges({ recipes }: { recipes: ListParts['shoppedRecipes'] }) {
  if (recipes.length === 0) return null;
  return (
    <Flex wrap="wrap" gap="2">
      {recipes.slice(0, BADGES_SHOWN).map(({ recipe }) => (
        <Pill key={recipe.id} tone="leaf" title={recipe.title}>
          {shortTitle(recipe.title)}
        </Pill>
      ))}
      {recipes.length > BADGES_SHOWN && <Pill tone="plain">{text.moreRecipes(recipes.length - BADGES_SHOWN)}</Pill>}
    </Flex>
  );
}

function shortTitle(title: string): string {
  return title.length > TITLE_SHOWN ? `${title.slice(0, TITLE_SHOWN)}...` : title;
}

/** The recipes of a list with the servings they are shopped for; each can be taken off. */
export function FromRecipes({ list: { id, shoppedRecipes } }: { list: ListParts }) {
  const takeOff = useTakeOff(id);
  if (shoppedRecipes.length === 0) return null;
  return (
    <chakra.section aria-label={text.fromRecipes}>
      <chakra.p fontSize="sm" fontWeight="semibold" mb="1">
        {text.fromRecipes}
      </chakra.p>
      <chakra.ul
        listStyleType="none"
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(min(18rem, 100%), 1fr))"
        columnGap="6"
      >
        {shoppedRecipes.map(({ recipe, servings, isPartial }) => (
          <Flex as="li" key={recipe.id} align="center" gap="2">
            <chakra.span
              flex="1"
              minW="0"
              overflowWrap="anywhere"
              css={{ '& a': { textDecoration: 'underline', textUnderlineOffset: '3px', _hover: { color: 'leaf' } } }}
            >
              <Link to={recipePath(recipe.slug)}>{recipe.title}</Link>{' '}
              <chakra.span color="mute" fontSize="sm">
                {[text.servings(servings), isPartial && text.onlyMissing].filter(Boolean).join(', ')}
              </chakra.span>
            </chakra.span>
            <IconButton
              _print={{ display: 'none' }}
              label={text.takeOff(recipe.title)}
              onClick={() => void takeOff(recipe)}
            >
              <XIcon />
            </IconButton>
          </Flex>
        ))}
      </chakra.ul>
      {shoppedRecipes.length > 1 && (
        <DinnerLink size="sm" mt="2" slugs={shoppedRecipes.map(({ recipe }) => recipe.slug)} />
      )}
    </chakra.section>
  );
}

/** Takes a recipe off a list; what else is on it stays as it was. */
function useTakeOff(listId: string): (recipe: { id: string; title: string }) => Promise<void> {
  const [takeOff, { client }] = useMutation(TAKE_OFF);
  return async ({ id, title }) => {
    try {
      await takeOff({ variables: { input: { listId, recipeId: id } } });
      keepList(client, listId);
      showToast(text.takenOff(title));
    } catch (error) {
      if (!needsSignIn(error)) showToast(common.failed(text.changeFailed));
    }
  };
}
