import { useNavigate } from 'react-router-dom';
import { shoppingListPath } from '../../app/paths.ts';
import type { ListRecipeInput } from '../../gql/graphql.ts';
import { addToList as text } from '../../messages/add-to-list.ts';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { useAddRecipe } from '../shopping-lists/use-add-recipe.ts';
import { useCreateList } from '../shopping-lists/use-create-list.ts';

/** A list of the cook, or without an id one that is yet to be made. */
export interface ChosenList {
  id?: string;
  name: string;
}

/** Puts a recipe on a list, or on a new one, and says so; throws what the server says against it. */
export function usePutOnChosenList() {
  const add = useAddRecipe();
  const create = useCreateList();
  const navigate = useNavigate();
  return async (list: ChosenList, recipe: ListRecipeInput): Promise<void> => {
    const { id: recipeId, ...how } = recipe;
    const id = list.id ?? (await create({ name: list.name, recipes: [recipe] }));
    if (list.id) await add({ listId: list.id, recipeId, ...how });
    showToast({
      ...text.done(list.name),
      action: { label: text.see, onPress: () => void navigate(shoppingListPath(id)) },
    });
  };
}
