import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { recipePath } from '../../../app/paths.ts';
import { graphql } from '../../../gql/gql.ts';
import type { RecipeRow_RecipeFragment } from '../../../gql/graphql.ts';
import { admin } from '../../../messages/admin.ts';
import { shortDate } from '../../../messages/date.ts';
import { number } from '../../../messages/plural.ts';
import { Cell, Row, RowButton, TextCell } from '../../../ui/display/data-table.tsx';
import { Pill } from '../../../ui/display/pill.tsx';
import { showToast } from '../../../ui/overlays/toast-store.ts';
import { toastError } from '../../../apollo/toast-error.ts';
import { ReviewDialog } from './review-dialog.tsx';
import { useReviewRecipe } from './review-recipe.ts';
import { TakeDownDialog } from './take-down-dialog.tsx';

const text = admin.recipes;

/** What a row of the recipes shows. */
const RECIPE_ROW_RECIPE = graphql(`
  fragment RecipeRow_recipe on AdminRecipe {
    id
    slug
    title
    author
    status
    createdAt
    rating
    views
    version
  }
`);

const TONES = { PUBLISHED: 'leaf', PENDING: 'saffron', DRAFT: 'plain', REJECTED: 'tomato' } as const;

/** One recipe, with what can be done to it. A draft is its cook's own affair. */
export function RecipeRow({ recipe: masked }: { recipe: FragmentType<RecipeRow_RecipeFragment> }) {
  const { data: recipe, complete } = useFragment({ fragment: RECIPE_ROW_RECIPE, from: masked });
  const [open, setOpen] = useState<'reject' | 'take-down' | null>(null);
  const review = useReviewRecipe();
  if (!complete) return null;
  const publish = (decision: 'APPROVE' | 'RESTORE') =>
    void review(recipe, decision).then(() => showToast(text.approved(recipe.title)), toastError);
  const close = () => setOpen(null);
  return (
    <Row>
      <TextCell fontWeight="semibold">{recipe.title}</TextCell>
      <TextCell>{recipe.author}</TextCell>
      <Cell>
        <Pill tone={TONES[recipe.status]}>{text.states[recipe.status]}</Pill>
      </Cell>
      <Cell>{shortDate(recipe.createdAt)}</Cell>
      <Cell>{recipe.rating === null ? text.noRating : recipe.rating.toFixed(1)}</Cell>
      <Cell>{number(recipe.views)}</Cell>
      <Cell>
        <Flex gap="1" wrap="wrap" ms="-4">
          {recipe.status !== 'DRAFT' && (
            <RowButton asChild>
              <Link to={recipePath(recipe.slug)} aria-label={text.viewLabel(recipe.title)}>
                {text.view}
              </Link>
            </RowButton>
          )}
          {recipe.status === 'PENDING' && (
            <>
              <RowButton tone="leaf" aria-label={text.approveLabel(recipe.title)} onClick={() => publish('APPROVE')}>
                {text.approve}
              </RowButton>
              <RowButton tone="tomato" aria-label={text.rejectLabel(recipe.title)} onClick={() => setOpen('reject')}>
                {text.reject}
              </RowButton>
            </>
          )}
          {recipe.status === 'PUBLISHED' && (
            <RowButton tone="tomato" aria-label={text.takeDownLabel(recipe.title)} onClick={() => setOpen('take-down')}>
              {text.takeDown}
            </RowButton>
          )}
          {recipe.status === 'REJECTED' && (
            <RowButton tone="leaf" aria-label={text.restoreLabel(recipe.title)} onClick={() => publish('RESTORE')}>
              {text.restore}
            </RowButton>
          )}
        </Flex>
        {open === 'reject' && <ReviewDialog only={recipe.id} onClose={close} />}
        {open === 'take-down' && <TakeDownDialog recipe={recipe} onClose={close} />}
      </Cell>
    </Row>
  );
}
