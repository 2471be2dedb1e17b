import { useMutation, useQuery } from '@apollo/client/react';
import { Skeleton } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql } from '../../../gql/gql.ts';
import { useSubmission } from '../../../hooks/use-submission.ts';
import { adminFoods } from '../../../messages/admin-foods.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { showToast } from '../../../ui/overlays/toast-store.ts';
import { NOTHING_KNOWN } from './allergen-fields.tsx';
import { saidIn, type FoodDraft } from './food-draft.ts';
import { FoodForm } from './food-form.tsx';
import { FOOD_LISTS } from './use-food-change.ts';

const text = adminFoods.form;
const FIELDS = ['name', 'plural', 'aliases', 'parentId', 'category', 'diet', 'allergens'];

const NEW_FOOD = graphql(`
  query NewFood {
    adminFoodCategories
  }
`);

const CREATE_FOOD = graphql(`
  mutation CreateFood($input: CreateFoodInput!) {
    createFood(input: $input) {
      food {
        id
        name
      }
      recipes
    }
  }
`);

interface NewFoodDialogProps {
  /** What it is called, where that is known. */
  name?: string;
  onClose: () => void;
}

/** Makes a food. Until somebody says more, nothing is known of its allergens. */
export function NewFoodDialog({ name = '', onClose }: NewFoodDialogProps) {
  const { data } = useQuery(NEW_FOOD);
  const [draft, setDraft] = useState<FoodDraft>({
    name,
    plural: '',
    aliases: '',
    parent: null,
    category: 'vegetables',
    diet: 'UNKNOWN',
    allergens: NOTHING_KNOWN,
  });
  const submission = useSubmission(FIELDS);
  const [create] = useMutation(CREATE_FOOD, { refetchQueries: FOOD_LISTS });
  const handleSubmit = async () => {
    const isMade = await submission.send(async () => {
      const made = await create({ variables: { input: saidIn(draft) } });
      if (made.data) showToast(text.saved(made.data.createFood.food.name, made.data.createFood.recipes));
    });
    if (isMade) onClose();
  };
  // Under a parent, what it says holds until something else is said.
  const handleChange = (next: FoodDraft) =>
    setDraft(
      next.parent && !draft.parent ? { ...next, category: next.parent.category, diet: null, allergens: null } : next,
    );
  return (
    <Dialog title={text.newTitle} isOpen onClose={onClose}>
      {data ? (
        <FoodForm
          draft={draft}
          onChange={handleChange}
          categories={data.adminFoodCategories}
          submission={submission}
          submit={text.create}
          isDangerous={false}
          onSubmit={() => void handleSubmit()}
          onCancel={onClose}
        />
      ) : (
        <Skeleton h="96" />
      )}
    </Dialog>
  );
}
