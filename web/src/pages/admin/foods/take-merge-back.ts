import { useMutation } from '@apollo/client/react';
import { graphql } from '../../../gql/gql.ts';
import { adminFoods } from '../../../messages/admin-foods.ts';
import { showToast } from '../../../ui/overlays/toast-store.ts';
import { toastError } from '../../../apollo/toast-error.ts';
import { FOOD_LISTS } from './use-food-change.ts';

const UNDO_FOOD_MERGE = graphql(`
  mutation UndoFoodMerge($input: UndoFoodMergeInput!) {
    undoFoodMerge(input: $input) {
      food {
        id
        name
      }
    }
  }
`);

/** Takes a merge back, and says so. */
export function useTakeMergeBack(): (id: string) => Promise<void> {
  const [undo] = useMutation(UNDO_FOOD_MERGE, { refetchQueries: FOOD_LISTS });
  return (id) =>
    undo({ variables: { input: { id } } }).then(({ data }) => {
      if (data) showToast(adminFoods.merging.undone(data.undoFoodMerge.food.name));
    }, toastError);
}
