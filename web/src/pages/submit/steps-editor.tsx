import { Button, chakra, Flex, Stack } from '@chakra-ui/react';
import type { ClipboardEvent } from 'react';
import { PlusIcon } from 'lucide-react';
import { ownRecipe } from '../../messages/own-recipe.ts';
import { typedInto } from '../../ui/forms/field.tsx';
import { pastedLines, withPasted } from './pasted-rows.ts';
import { moved, newStep, type DraftStep } from './recipe-draft.ts';
import { RowButtons } from './row-buttons.tsx';

const text = ownRecipe.form;

interface StepsEditorProps {
  steps: readonly DraftStep[];
  onChange: (steps: DraftStep[]) => void;
}

/** "1.", "2)" or "Step 3:" before a step: here it has its number from its place. */
const NUMBER = /^(?:step\s*\d+[.):]?|\d+[.):]|\d+$)(?=\s|$)\s*/i;

/** The steps in their order, each with the minutes it waits. Pasted instructions become as many steps. */
export function StepsEditor({ steps, onChange }: StepsEditorProps) {
  const handlePaste = (event: ClipboardEvent, place: number) => {
    const pasted = pastedLines(event)
      .map((words) => words.replace(NUMBER, ''))
      .filter(Boolean);
    if (pasted.length > 0)
      onChange(
        withPasted(
          steps,
          place,
          !steps[place]?.description.trim(),
          pasted.map((words) => newStep(words)),
        ),
      );
  };
  return (
    <Stack gap="4">
      <Stack as="ol" gap="5" listStyleType="none">
        {steps.map((step, place) => (
          <StepRow
            key={step.key}
            step={step}
            place={place}
            isLast={place === steps.length - 1}
            onPaste={(event) => handlePaste(event, place)}
            onChange={(part) => onChange(steps.with(place, { ...step, ...part }))}
            onMove={(by) => onChange(moved(steps, place, by))}
            onRemove={() => onChange(steps.toSpliced(place, 1))}
          />
        ))}
      </Stack>
      <Button variant="subtle" alignSelf="start" onClick={() => onChange([...steps, newStep()])}>
        <PlusIcon aria-hidden />
        {text.addStep}
      </Button>
    </Stack>
  );
}

interface StepRowProps {
  step: DraftStep;
  /** Counted from 0. */
  place: number;
  isLast: boolean;
  onPaste: (event: ClipboardEvent) => void;
  onChange: (part: Partial<DraftStep>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

function StepRow({ step, place, isLast, onPaste, onChange, onMove, onRemove }: StepRowProps) {
  return (
    <Stack as="li" gap="2">
      <Flex align="center" justify="space-between" gap="3">
        <chakra.span fontWeight="semibold">{text.step(place + 1)}</chakra.span>
        <RowButtons
          name={text.step(place + 1)}
          removeLabel={text.removeStep(place + 1)}
          isFirst={place === 0}
          isLast={isLast}
          onMove={onMove}
          onRemove={onRemove}
        />
      </Flex>
      <Area
        aria-label={text.step(place + 1)}
        placeholder={text.stepPlaceholder}
        maxLength={2000}
        rows={3}
        value={step.description}
        onPaste={onPaste}
        onChange={(event) => onChange({ description: event.currentTarget.value })}
      />
      <chakra.label display="flex" alignItems="center" gap="3" fontSize="sm" color="mute">
        {text.stepTimeShort}
        <Minutes
          aria-label={text.stepTime(place + 1)}
          inputMode="numeric"
          value={step.timeMin}
          onChange={(event) => onChange({ timeMin: event.currentTarget.value })}
        />
      </chakra.label>
    </Stack>
  );
}

const Area = chakra('textarea', {
  base: { ...typedInto, py: '3', resize: 'vertical', fieldSizing: 'content', minH: '20', maxH: '20rem' },
});

const Minutes = chakra('input', { base: { ...typedInto, w: '20', minH: 'touch' } });
