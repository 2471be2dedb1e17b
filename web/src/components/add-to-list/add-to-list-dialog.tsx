import { useQuery } from '@apollo/client/react';
import { chakra, Flex, Skeleton } from '@chakra-ui/react';
import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { needsSignIn } from '../../apollo/failure.ts';
import { shoppingListPath } from '../../app/paths.ts';
import { graphql } from '../../gql/gql.ts';
import type { AddToListQuery, RecipeSwapInput } from '../../gql/graphql.ts';
import { useSubmission } from '../../hooks/use-submission.ts';
import { addToList as text } from '../../messages/add-to-list.ts';
import { shoppingLists } from '../../messages/shopping-lists.ts';
import { ChoosePills } from '../../ui/controls/choice-pills.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { FormEnd } from '../../ui/forms/form-end.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { Stepper } from '../../ui/controls/stepper.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { loadSearchDraft } from '../ingredient-input/search-draft.ts';
import { LoadFailed } from '../load-failed.tsx';
import { useAddRecipe } from '../shopping-lists/use-add-recipe.ts';
import { useCreateList } from '../shopping-lists/use-create-list.ts';

const ADD_TO_LIST = graphql(`
  query AddToList($recipe: String!) {
    shoppingLists {
      id
      name
    }
    recipe(slug: $recipe) {
      id
      servings
    }
  }
`);

interface AddToListDialogProps {
  recipeId: string;
  title: string;
  servings?: number | undefined;
  /** What the cook takes in the place of some ingredients: that is shopped for. */
  swaps?: readonly RecipeSwapInput[] | undefined;
  onClose: () => void;
}

/** The window in which a recipe is put on a shopping list: all of it, or what the cook lacks of it. */
export function AddToListDialog({ recipeId, title, servings, swaps, onClose }: AddToListDialogProps) {
  const { data, error, refetch } = useQuery(ADD_TO_LIST, {
    variables: { recipe: recipeId },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const hasFailed = !data && error && !needsSignIn(error);
  return (
    <Dialog title={text.title} isOpen onClose={onClose}>
      <chakra.p color="mute" mb="4">
        {text.lead(title)}
      </chakra.p>
      {hasFailed && <LoadFailed title={shoppingLists.failed} level="h3" onRetry={() => void refetch()} />}
      {!data && !hasFailed && <Skeleton h="48" />}
      {data && (
        <AddForm
          recipeId={recipeId}
          lists={data.shoppingLists}
          servings={servings ?? data.recipe?.servings ?? 4}
          swaps={swaps ?? []}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

interface AddFormProps {
  recipeId: string;
  lists: AddToListQuery['shoppingLists'];
  servings: number;
  swaps: readonly RecipeSwapInput[];
  onClose: () => void;
}

const NEW = 'new';

function AddForm({ recipeId, lists, servings: initial, swaps, onClose }: AddFormProps) {
  const [have] = useState(() => loadSearchDraft().map(({ name }) => name));
  const [listId, setListId] = useState(lists[0]?.id ?? NEW);
  const [name, setName] = useState<string>(text.defaultName);
  const [servings, setServings] = useState(initial);
  const [what, setWhat] = useState<'all' | 'missing'>(have.length > 0 ? 'missing' : 'all');
  const submission = useSubmission(['name']);
  const put = usePut();
  const handleSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (submission.isBusy) return;
    if (listId === NEW && !name.trim()) return submission.refuse('name', shoppingLists.create.nameRequired.description);
    const recipe = { id: recipeId, servings, have: what === 'missing' ? have : null, swaps: [...swaps] };
    const isDone = await submission.send(() =>
      put(
        listId === NEW
          ? { name: name.trim() }
          : { id: listId, name: lists.find(({ id }) => id === listId)?.name ?? '' },
        recipe,
      ),
    );
    if (isDone) onClose();
  };
  const options = [...lists.map((list) => ({ value: list.id, text: list.name })), { value: NEW, text: text.newList }];
  return (
    <chakra.form noValidate onSubmit={(event) => void handleSubmit(event)} display="grid" gap="5">
      {lists.length > 0 && (
        <chakra.label display="grid" gap="1.5" fontWeight="semibold" fontSize="sm" minW="0">
          {text.list}
          <Select options={options} value={listId} onChange={setListId} />
        </chakra.label>
      )}
      {listId === NEW && (
        <TextField
          label={shoppingLists.create.name}
          placeholder={shoppingLists.create.placeholder}
          value={name}
          maxLength={120}
          error={submission.errorOf('name')}
          onChange={setName}
        />
      )}
      {have.length > 0 && <What have={have} value={what} onChange={setWhat} />}
      <Flex align="center" justify="space-between" gap="3" fontWeight="semibold" fontSize="sm">
        {text.servings}
        <Stepper
          label={text.servings}
          fewerLabel={shoppingLists.picker.fewer}
          moreLabel={shoppingLists.picker.more}
          value={servings}
          min={1}
          max={100}
          onChange={setServings}
        />
      </Flex>
      <FormEnd
        submit={text.submit}
        busy={text.busy}
        isBusy={submission.isBusy}
        error={submission.error}
        onCancel={onClose}
      />
    </chakra.form>
  );
}

interface WhatProps {
  have: readonly string[];
  value: 'all' | 'missing';
  onChange: (value: 'all' | 'missing') => void;
}

function What({ have, value, onChange }: WhatProps) {
  return (
    <chakra.div>
      <ChoosePills
        label={text.what}
        options={[
          { value: 'missing', text: text.missing },
          { value: 'all', text: text.all },
        ]}
        value={value}
        onChange={onChange}
      />
      <chakra.p fontSize="sm" color="mute" mt="2">
        {text.missingHint(have)}
      </chakra.p>
    </chakra.div>
  );
}

/** Puts a recipe on a list, or on a new one, and says so; throws what the server says against it. */
function usePut() {
  const add = useAddRecipe();
  const create = useCreateList();
  const navigate = useNavigate();
  return async (
    list: { id?: string; name: string },
    recipe: { id: string; servings: number; have: string[] | null; swaps: RecipeSwapInput[] },
  ) => {
    const id = list.id ?? (await create({ name: list.name, recipes: [recipe] }));
    if (list.id)
      await add({
        listId: list.id,
        recipeId: recipe.id,
        servings: recipe.servings,
        have: recipe.have,
        swaps: recipe.swaps,
      });
    showToast({
      ...text.done(list.name),
      action: { label: text.see, onPress: () => void navigate(shoppingListPath(id)) },
    });
  };
}
