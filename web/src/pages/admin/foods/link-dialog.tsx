import { chakra } from '@chakra-ui/react';
import { useState, type SubmitEvent } from 'react';
import type { FoodPicker_FoodFragment } from '../../../gql/graphql.ts';
import { adminFoods } from '../../../messages/admin-foods.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { FormEnd } from '../../../ui/forms/form-end.tsx';
import { FoodPicker } from './food-picker.tsx';

const text = adminFoods.lines.linking;

interface LinkDialogProps {
  phrase: string;
  onLink: (food: FoodPicker_FoodFragment) => void;
  onClose: () => void;
}

/** Says which food some words mean, where none of the suggested ones is right. */
export function LinkDialog({ phrase, onLink, onClose }: LinkDialogProps) {
  const [food, setFood] = useState<FoodPicker_FoodFragment | null>(null);
  const [isAsked, setAsked] = useState(false);
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!food) return setAsked(true);
    onLink(food);
    onClose();
  };
  return (
    <Dialog title={text.title(phrase)} isOpen onClose={onClose}>
      <chakra.form noValidate onSubmit={handleSubmit} display="grid" gap="5">
        <FoodPicker
          label={text.food}
          value={food}
          error={isAsked && !food ? adminFoods.form.noSuchFood : null}
          onChange={setFood}
        />
        <FormEnd submit={text.confirm} onCancel={onClose} />
      </chakra.form>
    </Dialog>
  );
}
