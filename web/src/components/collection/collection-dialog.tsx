import { chakra, Stack } from '@chakra-ui/react';
import { useState, type SubmitEvent } from 'react';
import { collections } from '../../messages/collections.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { FormEnd } from '../../ui/forms/form-end.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { Switch } from '../../ui/controls/switch.tsx';
import { TextArea, TextField } from '../../ui/forms/text-field.tsx';
import type { Submission } from '../../hooks/use-submission.ts';
import type { CollectionDraft } from './collection-draft.ts';

const text = collections.dialog;

/** The window in which a collection is made or changed. */
export interface CollectionDialogProps {
  title: string;
  submitText: string;
  initial: CollectionDraft;
  /** Recipes that may stand for the collection; a new one has none. */
  covers?: readonly { id: string; title: string }[];
  submission: Submission;
  isOpen: boolean;
  onClose: () => void;
  onSubmit: (draft: CollectionDraft) => void;
}

/** See {@link CollectionDialogProps}. What is typed is gone when it is closed. */
export function CollectionDialog({ title, isOpen, onClose, ...form }: CollectionDialogProps) {
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose}>
      <CollectionForm {...form} onCancel={onClose} />
    </Dialog>
  );
}

type CollectionFormProps = Pick<
  CollectionDialogProps,
  'submitText' | 'initial' | 'covers' | 'submission' | 'onSubmit'
> & { onCancel: () => void };

function CollectionForm({ submitText, initial, covers, submission, onSubmit, onCancel }: CollectionFormProps) {
  const [draft, setDraft] = useState(initial);
  const change = (part: Partial<CollectionDraft>) => setDraft({ ...draft, ...part });
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    // A form in a window over the page is still inside the page's own, for React.
    event.stopPropagation();
    if (submission.isBusy) return;
    if (!draft.name.trim()) return submission.refuse('name', text.nameMissing);
    onSubmit({ ...draft, name: draft.name.trim(), description: draft.description.trim() });
  };
  return (
    <chakra.form noValidate onSubmit={handleSubmit} display="grid" gap="5">
      <TextField
        label={text.name}
        placeholder={text.namePlaceholder}
        value={draft.name}
        maxLength={80}
        error={submission.errorOf('name')}
        onChange={(name) => change({ name })}
      />
      <TextArea
        label={text.description}
        value={draft.description}
        maxLength={500}
        error={submission.errorOf('description')}
        onChange={(description) => change({ description })}
      />
      {covers && covers.length > 0 && (
        <CoverSelect
          covers={covers}
          value={draft.coverRecipeId}
          onChange={(coverRecipeId) => change({ coverRecipeId })}
        />
      )}
      <Stack gap="0.5">
        <Switch checked={draft.isPublic} onChange={(isPublic) => change({ isPublic })}>
          <chakra.span fontWeight="semibold">{text.isPublic}</chakra.span>
        </Switch>
        <chakra.p fontSize="sm" color="mute">
          {text.publicHint}
        </chakra.p>
      </Stack>
      <FormEnd
        submit={submitText}
        busy={text.busy}
        isBusy={submission.isBusy}
        error={submission.error}
        onCancel={onCancel}
      />
    </chakra.form>
  );
}

interface CoverSelectProps {
  covers: readonly { id: string; title: string }[];
  value: string;
  onChange: (recipeId: string) => void;
}

function CoverSelect({ covers, value, onChange }: CoverSelectProps) {
  const options = [
    { value: '', text: text.coverNewest },
    ...covers.map(({ id, title }) => ({ value: id, text: title })),
  ];
  return (
    <chakra.label display="grid" gap="1.5" fontWeight="semibold" fontSize="sm" minW="0">
      {text.cover}
      <Select options={options} value={value} onChange={onChange} />
    </chakra.label>
  );
}
