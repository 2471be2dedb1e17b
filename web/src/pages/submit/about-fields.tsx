import { chakra, SimpleGrid, Stack } from '@chakra-ui/react';
import { RECIPE_SERVINGS } from '../../components/kitchen/servings.ts';
import { CUISINES } from '../../components/kitchen-choices.ts';
import type { Submission } from '../../hooks/use-submission.ts';
import { common } from '../../messages/common.ts';
import { ownRecipe } from '../../messages/own-recipe.ts';
import { ChoosePills } from '../../ui/controls/choice-pills.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { Stepper } from '../../ui/controls/stepper.tsx';
import { TextArea, TextField } from '../../ui/forms/text-field.tsx';
import type { RecipeDraft } from './recipe-draft.ts';

const text = ownRecipe.form;

const CUISINE_OPTIONS = [{ value: '', text: text.noCuisine }, ...CUISINES.map((name) => ({ value: name, text: name }))];
const DIFFICULTIES = (['EASY', 'MEDIUM', 'HARD'] as const).map((value) => ({ value, text: common.difficulty[value] }));

interface AboutFieldsProps {
  draft: RecipeDraft;
  submission: Submission;
  onChange: (part: Partial<RecipeDraft>) => void;
}

/** What a recipe is, how long it takes and for how many it is. */
export function AboutFields({ draft, submission, onChange }: AboutFieldsProps) {
  return (
    <Stack gap="5">
      <TextField
        label={text.title}
        placeholder={text.titlePlaceholder}
        maxLength={120}
        value={draft.title}
        error={submission.errorOf('title')}
        onChange={(title) => onChange({ title })}
      />
      <TextArea
        label={text.description}
        hint={text.descriptionHint}
        maxLength={1000}
        value={draft.description}
        error={submission.errorOf('description')}
        onChange={(description) => onChange({ description })}
      />
      <SimpleGrid columns={2} gap="4">
        <TextField
          label={text.prepTime}
          hint={text.minutes}
          inputMode="numeric"
          value={draft.prepTime}
          error={submission.errorOf('prepTime')}
          onChange={(prepTime) => onChange({ prepTime })}
        />
        <TextField
          label={text.cookTime}
          hint={text.minutes}
          inputMode="numeric"
          value={draft.cookTime}
          error={submission.errorOf('cookTime')}
          onChange={(cookTime) => onChange({ cookTime })}
        />
      </SimpleGrid>
      <Stack gap="2">
        <chakra.p fontWeight="semibold" fontSize="sm">
          {text.servings}
        </chakra.p>
        <Stepper
          label={text.servings}
          fewerLabel={text.fewer}
          moreLabel={text.more}
          {...RECIPE_SERVINGS}
          value={draft.servings}
          onChange={(servings) => onChange({ servings })}
        />
      </Stack>
      <ChoosePills
        label={text.difficulty}
        options={DIFFICULTIES}
        value={draft.difficulty}
        onChange={(difficulty) => onChange({ difficulty })}
      />
      <chakra.label display="grid" gap="1.5" fontWeight="semibold" fontSize="sm" justifyItems="start">
        {text.cuisine}
        <Select options={CUISINE_OPTIONS} value={draft.cuisine} onChange={(cuisine) => onChange({ cuisine })} />
      </chakra.label>
      <TextField
        label={text.tags}
        hint={text.tagsHint}
        value={draft.tags}
        error={submission.errorOf('tags')}
        onChange={(tags) => onChange({ tags })}
      />
      <TextArea
        label={text.notes}
        hint={text.notesHint}
        maxLength={5000}
        value={draft.notes}
        error={submission.errorOf('notes')}
        onChange={(notes) => onChange({ notes })}
      />
    </Stack>
  );
}
