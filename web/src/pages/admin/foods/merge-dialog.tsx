import { useMutation } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { useState, type SubmitEvent } from 'react';
import { graphql } from '../../../gql/gql.ts';
import type { FoodPicker_FoodFragment } from '../../../gql/graphql.ts';
import { adminFoods } from '../../../messages/admin-foods.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { FormEnd } from '../../../ui/forms/form-end.tsx';
import { showToast } from '../../../ui/overlays/toast-store.ts';
import { FoodPicker } from './food-picker.tsx';
import { useTakeMergeBack } from './take-merge-back.ts';
import { FOOD_LISTS, useFoodChange } from './use-food-change.ts';
import { WeakeningNotice } from './weakening-notice.tsx';

const text = adminFoods.merging;

const MERGE_FOODS = graphql(`
  mutation MergeFoods($input: MergeFoodsInput!) {
    mergeFoods(input: $input) {
      food {
        id
        name
      }
      recipes
    }
  }
`);

interface MergeDialogProps {
  food: { id: string; name: string };
  onClose: () => void;
}

/** Makes a food other names of another. */
export function MergeDialog({ food, onClose }: MergeDialogProps) {
  const [into, setInto] = useState<FoodPicker_FoodFragment | null>(null);
  const change = useFoodChange(['intoId']);
  const [merge] = useMutation(MERGE_FOODS, { refetchQueries: FOOD_LISTS });
  const takeBack = useTakeMergeBack();
  const handleSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (change.submission.isBusy) return;
    if (!into) return change.submission.refuse('intoId', adminFoods.form.noSuchFood);
    const isMade = await change.send((isConfirmed) =>
      merge({ variables: { input: { id: food.id, intoId: into.id, isConfirmed } } }),
    );
    if (!isMade) return;
    showToast({
      ...text.done(food.name, into.name),
      action: { label: text.undo, onPress: () => void takeBack(food.id) },
    });
    onClose();
  };
  const handlePick = (picked: FoodPicker_FoodFragment | null) => {
    change.reset();
    setInto(picked);
  };
  return (
    <Dialog title={text.title(food.name)} isOpen onClose={onClose}>
      <chakra.form noValidate onSubmit={(event) => void handleSubmit(event)} display="grid" gap="5" whiteSpace="normal">
        <chakra.p color="mute">{text.text(food.name)}</chakra.p>
        <FoodPicker
          label={text.into}
          value={into}
          error={change.submission.errorOf('intoId') ?? change.submission.error}
          onChange={handlePick}
        />
        {change.weakening && <WeakeningNotice {...change.weakening} />}
        <FormEnd
          submit={change.weakening ? adminFoods.warning.confirm : text.confirm}
          busy={text.busy}
          isBusy={change.submission.isBusy}
          isDangerous={change.weakening !== null}
          onCancel={onClose}
        />
      </chakra.form>
    </Dialog>
  );
}
