import { useMutation, useQuery } from '@apollo/client/react';
import { chakra, Skeleton, VisuallyHidden } from '@chakra-ui/react';
import { useState } from 'react';
import { failureOf } from '../../../apollo/failure.ts';
import { graphql } from '../../../gql/gql.ts';
import type { FoodDialog_FoodFragment } from '../../../gql/graphql.ts';
import { adminFoods } from '../../../messages/admin-foods.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { showToast } from '../../../ui/overlays/toast-store.ts';
import { changesOf, draftOf } from './food-draft.ts';
import { FoodForm } from './food-form.tsx';
import { MergedFoods } from './merged-foods.tsx';
import { FOOD_LISTS, useFoodChange } from './use-food-change.ts';
import { WeakeningNotice } from './weakening-notice.tsx';

const text = adminFoods.form;
const FIELDS = ['name', 'plural', 'aliases', 'parentId', 'category', 'diet', 'allergens'];

const FOOD_DIALOG = graphql(`
  query FoodDialog($id: ID!) {
    adminFood(id: $id) {
      id
      ...FoodDialog_food @unmask
    }
    adminFoodCategories
  }
`);

const UPDATE_FOOD = graphql(`
  mutation UpdateFood($input: UpdateFoodInput!) {
    updateFood(input: $input) {
      food {
        id
        name
      }
      recipes
    }
  }
`);

interface FoodDialogProps {
  food: { id: string; name: string };
  onClose: () => void;
}

/** Corrects what is said of a food. */
export function FoodDialog({ food, onClose }: FoodDialogProps) {
  const { data, error } = useQuery(FOOD_DIALOG, { variables: { id: food.id }, fetchPolicy: 'network-only' });
  return (
    <Dialog title={text.title(food.name)} isOpen onClose={onClose}>
      {error && <chakra.p role="alert">{failureOf(error).message}</chakra.p>}
      {!data && !error && (
        <>
          <VisuallyHidden role="status">{text.loading}</VisuallyHidden>
          <Skeleton h="96" />
        </>
      )}
      {data && (
        <LoadedForm
          key={data.adminFood.id}
          food={data.adminFood}
          categories={data.adminFoodCategories}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

interface LoadedFormProps {
  food: FoodDialog_FoodFragment;
  categories: readonly string[];
  onClose: () => void;
}

function LoadedForm({ food, categories, onClose }: LoadedFormProps) {
  const [draft, setDraft] = useState(() => draftOf(food));
  const change = useFoodChange(FIELDS);
  const [update] = useMutation(UPDATE_FOOD, { refetchQueries: FOOD_LISTS });
  const handleSubmit = async () => {
    const isMade = await change.send(async (isConfirmed) => {
      const { data } = await update({ variables: { input: { id: food.id, isConfirmed, ...changesOf(draft, food) } } });
      if (data) showToast(text.saved(data.updateFood.food.name, data.updateFood.recipes));
    });
    if (isMade) onClose();
  };
  const handleChange = (next: typeof draft) => {
    change.reset();
    setDraft(next);
  };
  return (
    <FoodForm
      draft={draft}
      onChange={handleChange}
      categories={categories}
      submission={change.submission}
      submit={change.weakening ? adminFoods.warning.confirm : text.save}
      isDangerous={change.weakening !== null}
      onSubmit={() => void handleSubmit()}
      onCancel={onClose}
    >
      {food.merged.length > 0 && <MergedFoods foods={food.merged} onTakenApart={onClose} />}
      {change.weakening && <WeakeningNotice {...change.weakening} />}
    </FoodForm>
  );
}
