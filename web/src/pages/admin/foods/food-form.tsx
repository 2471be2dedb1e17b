import { chakra, Flex } from '@chakra-ui/react';
import type { ReactNode, SubmitEvent } from 'react';
import type { FoodDiet, FoodPicker_FoodFragment } from '../../../gql/graphql.ts';
import type { Submission } from '../../../hooks/use-submission.ts';
import { adminFoods } from '../../../messages/admin-foods.ts';
import { aisleName } from '../../../messages/shopping-lists.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { FormEnd } from '../../../ui/forms/form-end.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { TextArea, TextField } from '../../../ui/forms/text-field.tsx';
import { AllergenFields, NOTHING_KNOWN } from './allergen-fields.tsx';
import { statesOf, type FoodDraft } from './food-draft.ts';
import { FoodPicker } from './food-picker.tsx';

const text = adminFoods.form;

interface FoodFormProps {
  draft: FoodDraft;
  onChange: (draft: FoodDraft) => void;
  categories: readonly string[];
  submission: Submission;
  /** What the button at the end says. */
  submit: string;
  isDangerous: boolean;
  onSubmit: () => void;
  onCancel: () => void;
  /** Between the fields and the buttons. */
  children?: ReactNode;
}

/** Everything that can be said of a food; what it inherits is shown where it stands. */
export function FoodForm({
  draft,
  onChange,
  categories,
  submission,
  submit,
  isDangerous,
  onSubmit,
  onCancel,
  children,
}: FoodFormProps) {
  const set = (change: Partial<FoodDraft>) => onChange({ ...draft, ...change });
  const { parent } = draft;
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!submission.isBusy) onSubmit();
  };
  return (
    <chakra.form noValidate onSubmit={handleSubmit} display="grid" gap="5" whiteSpace="normal">
      <Flex gap="4" wrap={{ base: 'wrap', sm: 'nowrap' }}>
        <TextField
          label={text.name}
          maxLength={80}
          autoComplete="off"
          value={draft.name}
          error={submission.errorOf('name')}
          onChange={(name) => set({ name })}
        />
        <TextField
          label={text.plural}
          maxLength={80}
          autoComplete="off"
          value={draft.plural}
          error={submission.errorOf('plural')}
          onChange={(plural) => set({ plural })}
        />
      </Flex>
      <TextArea
        label={text.aliases}
        hint={text.aliasesHint}
        value={draft.aliases}
        error={submission.errorOf('aliases')}
        onChange={(aliases) => set({ aliases })}
      />
      <FoodPicker
        label={text.parent}
        hint={text.parentHint}
        value={parent}
        error={submission.errorOf('parentId')}
        onChange={(food) => set(underParent(draft, food))}
      />
      <Flex gap="4" wrap={{ base: 'wrap', sm: 'nowrap' }}>
        <Field label={text.category} error={submission.errorOf('category')}>
          {(control) => (
            <Select
              {...control}
              options={categories.map((value) => ({ value, text: aisleName(value) }))}
              value={draft.category}
              onChange={(category) => set({ category })}
            />
          )}
        </Field>
        <Field label={text.diet} error={submission.errorOf('diet')}>
          {(control) => (
            <Select
              {...control}
              options={dietsUnder(parent)}
              value={draft.diet ?? INHERITED}
              onChange={(diet) => set({ diet: diet === INHERITED ? null : diet })}
            />
          )}
        </Field>
      </Flex>
      <AllergenFields
        value={draft.allergens}
        onChange={(allergens) => set({ allergens })}
        above={aboveOf(parent)}
        error={submission.errorOf('allergens')}
      />
      {children}
      <FormEnd
        submit={submit}
        busy={text.saving}
        isBusy={submission.isBusy}
        isDangerous={isDangerous}
        error={submission.error}
        onCancel={onCancel}
      />
    </chakra.form>
  );
}

const INHERITED = 'INHERITED';
const DIETS = (['VEGAN', 'VEGETARIAN', 'PESCATARIAN', 'NONE', 'UNKNOWN'] as const).map((value) => ({
  value,
  text: adminFoods.diets[value],
}));

function dietsUnder(parent: FoodPicker_FoodFragment | null): { value: FoodDiet | typeof INHERITED; text: string }[] {
  if (!parent) return DIETS;
  const from = parent.hasOwnDiet ? parent : (parent.dietFrom ?? parent);
  return [{ value: INHERITED, text: text.inherited(adminFoods.diets[parent.diet], from.name) }, ...DIETS];
}

function aboveOf(parent: FoodPicker_FoodFragment | null) {
  if (!parent) return null;
  const from = parent.hasOwnAllergens ? parent : (parent.allergensFrom ?? parent);
  return { name: from.name, states: statesOf(parent.allergens) };
}

/** A food without a parent inherits nothing: only what is stated is known. */
function underParent(draft: FoodDraft, parent: FoodPicker_FoodFragment | null): Partial<FoodDraft> {
  if (parent) return { parent };
  return {
    parent,
    diet: draft.diet ?? draft.parent?.diet ?? 'UNKNOWN',
    allergens: draft.allergens ?? (draft.parent ? statesOf(draft.parent.allergens) : NOTHING_KNOWN),
  };
}
