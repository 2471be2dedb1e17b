import type { FragmentType } from '@apollo/client';
import { useFragment, useMutation } from '@apollo/client/react';
import { Button, chakra, Flex, Stack } from '@chakra-ui/react';
import { EyeIcon, PencilIcon, Trash2Icon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ownRecipePath, recipePath } from '../../app/paths.ts';
import { toastError } from '../../apollo/toast-error.ts';
import { Cover } from '../../components/recipe-card/cover.tsx';
import { graphql } from '../../gql/gql.ts';
import type { OwnRecipeRow_RecipeFragment } from '../../gql/graphql.ts';
import { common } from '../../messages/common.ts';
import { ownRecipe } from '../../messages/own-recipe.ts';
import { Card } from '../../ui/display/card.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { StatusNote } from './status-note.tsx';

const text = ownRecipe.list;

/** What a row of one's own recipes shows. */
const OWN_RECIPE_ROW_RECIPE = graphql(`
  fragment OwnRecipeRow_recipe on Recipe {
    id
    slug
    title
    status
    imageSet {
      desktop
      tablet
      mobile
      color
    }
    review {
      reason
    }
  }
`);

const DELETE_RECIPE = graphql(`
  mutation DeleteRecipe($input: RecipeIdInput!) {
    deleteRecipe(input: $input) {
      deletedId
    }
  }
`);

const RESTORE_RECIPE = graphql(`
  mutation RestoreRecipe($input: RecipeIdInput!) {
    restoreRecipe(input: $input) {
      recipe {
        id
        slug
        status
      }
    }
  }
`);

/** The list of one's own recipes is read again. */
const AND_LIST = { refetchQueries: ['OwnRecipesPage'], awaitRefetchQueries: true };
/** How long a deletion can be taken back, in milliseconds. */
const UNDO_MS = 10_000;

/** A recipe of one's own: where it stands, and the ways to go on with it. */
export function OwnRecipeRow({ recipe }: { recipe: FragmentType<OwnRecipeRow_RecipeFragment> }) {
  const { data, complete } = useFragment({ fragment: OWN_RECIPE_ROW_RECIPE, from: recipe });
  if (!complete) return null;
  const { id, slug, title, status, imageSet, review } = data;
  return (
    <Card as="li" display="flex" overflow="hidden">
      <chakra.div hideBelow="md" flexShrink="0" w="48" css={{ '& img': { h: 'full' } }}>
        <Cover imageSet={imageSet} sizes="12rem" />
      </chakra.div>
      <Flex flex="1" minW="0" wrap="wrap" align="center" gap="4" p={{ base: '4', md: '5' }}>
        <Stack gap="2" flex="1" minW={{ base: 'full', md: '16rem' }}>
          <chakra.h2 textStyle="card" overflowWrap="anywhere">
            {title}
          </chakra.h2>
          <StatusNote status={status} reason={review?.reason ?? null} />
        </Stack>
        <Flex gap="2" wrap="wrap">
          <Button size="sm" variant="subtle" asChild>
            <Link to={ownRecipePath(id)} aria-label={text.editLabel(title)}>
              <PencilIcon aria-hidden />
              {text.edit}
            </Link>
          </Button>
          <Button size="sm" asChild>
            <Link to={recipePath(slug)} aria-label={text.viewLabel(title)}>
              <EyeIcon aria-hidden />
              {text.view}
            </Link>
          </Button>
          {status !== 'PUBLISHED' && <DeleteButton id={id} title={title} />}
        </Flex>
      </Flex>
    </Card>
  );
}

/** Deletes at once: the notice of it has the way back. */
function DeleteButton({ id, title }: { id: string; title: string }) {
  const [remove, { loading }] = useMutation(DELETE_RECIPE, AND_LIST);
  const [restore] = useMutation(RESTORE_RECIPE, AND_LIST);
  const input = { variables: { input: { id } } };
  const handleUndo = () => void restore(input).then(() => showToast(text.restored(title)), toastError);
  const handleDelete = async () => {
    await remove(input);
    showToast({
      ...text.deleted(title),
      duration: UNDO_MS,
      action: { label: common.undo, onPress: handleUndo },
    });
  };
  return (
    <Button
      size="sm"
      aria-label={text.deleteLabel(title)}
      aria-disabled={loading}
      onClick={() => void (!loading && handleDelete().catch(toastError))}
    >
      <Trash2Icon aria-hidden />
      {text.delete}
    </Button>
  );
}
