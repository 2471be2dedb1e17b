import { chakra, Flex, Skeleton } from '@chakra-ui/react';
import { useState, type SubmitEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { needsSignIn } from '../../apollo/failure.ts';
import type { AddToListQuery, RecipeSwapInput } from '../../gql/graphql.ts';
import { useSubmission } from '../../hooks/use-submission.ts';
import { addToList as text } from '../../messages/add-to-list.ts';
import { shoppingLists } from '../../messages/shopping-lists.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { FormEnd } from '../../ui/forms/form-end.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { Stepper } from '../../ui/controls/stepper.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { useViewer, type Viewer } from '../../apollo/viewer.tsx';
import { chipText } from '../ingredient-input/chip.ts';
import { loadSearchDraft } from '../ingredient-input/search-draft.ts';
import { readKitchen } from '../kitchen/kitchen-params.ts';
import { LoadFailed } from '../load-failed.tsx';
import { LineChoices } from './line-choices.tsx';
import { useLinesToShop, type LineChoice } from './use-lines-to-shop.ts';
import { usePutOnChosenList, type ChosenList } from './use-put-on-chosen-list.ts';

interface AddToListDialogProps {
  recipeId: string;
  title: string;
  servings?: number | undefined;
  /** What the cook takes in the place of some ingredients: that is shopped for. */
  swaps?: readonly RecipeSwapInput[] | undefined;
  onClose: () => void;
}

/** The window in which a recipe is put on a shopping list: what of it, ticked where the cook lacks it, for how many, and on which list. */
export function AddToListDialog({ recipeId, title, servings: initial, swaps, onClose }: AddToListDialogProps) {
  const [params] = useSearchParams();
  const viewer = useViewer();
  const [have] = useState(() => foodsAtHand(params, viewer ?? null));
  const [servings, setServings] = useState(initial ?? null);
  const recipe = { id: recipeId, servings, swaps: swaps && [...swaps], have };
  const { shown, error, isStale, refetch, tick } = useLinesToShop(recipe);
  const put = usePutOnChosenList();
  const hasFailed = !shown && error && !needsSignIn(error);
  const handlePut = async (list: ChosenList, lines: string[]) => {
    await put(list, { ...recipe, lines });
    onClose();
  };
  return (
    <Dialog title={text.title} isOpen onClose={onClose}>
      <chakra.p color="mute" mb="4">
        {text.lead(title)}
      </chakra.p>
      {hasFailed && <LoadFailed title={shoppingLists.failed} level="h3" onRetry={() => void refetch()} />}
      {!shown && !hasFailed && <Skeleton h="30rem" maxH="70dvh" />}
      {shown && (
        <AddForm
          lists={shown.lists}
          lines={shown.lines}
          isStale={isStale}
          servings={servings ?? shown.servings}
          onServings={setServings}
          onTick={tick}
          onPut={handlePut}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

/** What the page below judges its recipes by, with what is always at home; where its address names no foods, those that were in the input last. */
function foodsAtHand(params: URLSearchParams, cook: Viewer | null): string[] {
  const { chips, pantry } = readKitchen(params);
  const always = [...new Set([...pantry, ...(cook?.household.pantry ?? [])])];
  return [...(chips.length > 0 ? chips : loadSearchDraft()).map(chipText), ...always];
}

interface AddFormProps {
  lists: AddToListQuery['shoppingLists'];
  lines: readonly LineChoice[];
  isStale: boolean;
  servings: number;
  onServings: (servings: number) => void;
  onTick: (changed: Readonly<Record<string, boolean>>) => void;
  onPut: (list: ChosenList, lines: string[]) => Promise<void>;
  onClose: () => void;
}

const NEW = 'new';

function AddForm({ lists, lines, isStale, servings, onServings, onTick, onPut, onClose }: AddFormProps) {
  const [listId, setListId] = useState(lists[0]?.id ?? NEW);
  const [name, setName] = useState<string>(text.defaultName);
  const submission = useSubmission(['name', 'lines']);
  const list = lists.find(({ id }) => id === listId) ?? { name: name.trim() };
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (submission.isBusy) return;
    const ticked = lines.filter(({ isTicked }) => isTicked).map(({ id }) => id);
    if (!list.name) return submission.refuse('name', shoppingLists.create.nameRequired.description);
    if (ticked.length === 0) return submission.refuse('lines', text.nothingTicked);
    void submission.send(() => onPut(list, ticked));
  };
  const options = [...lists.map((one) => ({ value: one.id, text: one.name })), { value: NEW, text: text.newList }];
  return (
    <chakra.form noValidate onSubmit={handleSubmit} display="grid" gap="4">
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
      <Flex align="center" justify="space-between" gap="3" fontWeight="semibold" fontSize="sm">
        {text.servings}
        <Stepper
          label={text.servings}
          fewerLabel={shoppingLists.picker.fewer}
          moreLabel={shoppingLists.picker.more}
          value={servings}
          min={1}
          max={100}
          onChange={onServings}
        />
      </Flex>
      <LineChoices lines={lines} error={submission.errorOf('lines')} onTick={onTick} />
      <FormEnd
        submit={text.submit}
        busy={text.busy}
        isBusy={submission.isBusy}
        error={submission.error ?? (isStale ? text.stale : null)}
        onCancel={onClose}
      />
    </chakra.form>
  );
}
