import { chakra } from '@chakra-ui/react';
import { useState, type SubmitEvent } from 'react';
import { useSubmission } from '../../hooks/use-submission.ts';
import { shoppingLists } from '../../messages/shopping-lists.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { FormEnd } from '../../ui/forms/form-end.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import type { ChosenRecipe } from './chosen-recipe.ts';
import { RecipePicker } from './recipe-picker.tsx';
import { useCreateList } from './use-create-list.ts';

const text = shoppingLists.create;

/** The window in which a shopping list is made: its name, and the recipes it shops for. */
export function CreateListDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<readonly ChosenRecipe[]>([]);
  const submission = useSubmission(['name']);
  const create = useCreateList();
  const handleSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (submission.isBusy) return;
    if (!name.trim()) {
      submission.refuse('name', text.nameRequired.description);
      return showToast(text.nameRequired);
    }
    const recipes = chosen.map(({ id, servings }) => ({ id, servings }));
    if (!(await submission.send(() => create({ name: name.trim(), recipes })))) return;
    showToast(text.done);
    onClose();
  };
  return (
    <Dialog title={text.title} isOpen onClose={onClose}>
      <chakra.form noValidate onSubmit={(event) => void handleSubmit(event)} display="grid" gap="5">
        <TextField
          label={text.name}
          placeholder={text.placeholder}
          value={name}
          maxLength={120}
          error={submission.errorOf('name')}
          onChange={setName}
        />
        <RecipePicker chosen={chosen} onChange={setChosen} />
        <FormEnd
          submit={text.submit}
          busy={text.busy}
          isBusy={submission.isBusy}
          error={submission.error}
          onCancel={onClose}
        />
      </chakra.form>
    </Dialog>
  );
}
