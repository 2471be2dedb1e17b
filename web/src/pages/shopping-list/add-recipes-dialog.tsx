import { Button, chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { RecipePicker } from '../../components/shopping-lists/recipe-picker.tsx';
import type { ChosenRecipe } from '../../components/shopping-lists/chosen-recipe.ts';
import { useAddRecipe } from '../../components/shopping-lists/use-add-recipe.ts';
import { useSubmission } from '../../hooks/use-submission.ts';
import { addToList } from '../../messages/add-to-list.ts';
import { common } from '../../messages/common.ts';
import { shoppingLists } from '../../messages/shopping-lists.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';

interface AddRecipesDialogProps {
  listId: string;
  onClose: () => void;
}

/** The window in which more recipes are put on a list. */
export function AddRecipesDialog({ listId, onClose }: AddRecipesDialogProps) {
  const [chosen, setChosen] = useState<readonly ChosenRecipe[]>([]);
  const submission = useSubmission([]);
  const add = useAddRecipe();
  const handleAdd = async () => {
    if (submission.isBusy || chosen.length === 0) return;
    const isDone = await submission.send(async () => {
      for (const { id, servings } of chosen) await add({ listId, recipeId: id, servings });
    });
    if (isDone) onClose();
  };
  return (
    <Dialog title={shoppingLists.page.addRecipes} isOpen onClose={onClose}>
      <RecipePicker chosen={chosen} onChange={setChosen} />
      {submission.error && (
        <chakra.p role="alert" color="tomato.ink" mt="3">
          {submission.error}
        </chakra.p>
      )}
      <Flex gap="3" justify="flex-end" mt="5">
        <Button onClick={onClose}>{common.cancel}</Button>
        <Button
          variant="solid"
          aria-disabled={submission.isBusy || chosen.length === 0}
          onClick={() => void handleAdd()}
        >
          {submission.isBusy ? addToList.busy : shoppingLists.page.addRecipes}
        </Button>
      </Flex>
    </Dialog>
  );
}
