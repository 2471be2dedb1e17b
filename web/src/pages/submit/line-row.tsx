import { chakra, Flex, Stack } from '@chakra-ui/react';
import { useEffect, useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { isComposing } from '../../lib/is-composing.ts';
import { ownRecipe } from '../../messages/own-recipe.ts';
import { typedInto } from '../../ui/forms/field.tsx';
import { LineReading } from './line-reading.tsx';
import type { DraftLine } from './recipe-draft.ts';
import { RowButtons } from './row-buttons.tsx';
import type { ReadLine } from './use-read-lines.ts';

const text = ownRecipe.form;

interface LineRowProps {
  line: DraftLine;
  reading: ReadLine | undefined;
  /** Counted from 0. */
  place: number;
  isLast: boolean;
  /** Whether it was asked for just now: then typing goes on there. */
  isNew: boolean;
  onWrite: (text: string) => void;
  onPaste: (event: ClipboardEvent) => void;
  onEnter: () => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** One ingredient line. Enter goes on to the next. */
export function LineRow({
  line,
  reading,
  place,
  isLast,
  isNew,
  onWrite,
  onPaste,
  onEnter,
  onMove,
  onRemove,
}: LineRowProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isNew) input.current?.focus();
  }, [isNew]);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event)) return;
    event.preventDefault();
    onEnter();
  };
  const name = text.line(place + 1);
  return (
    <Stack as="li" gap="1">
      <Flex gap="2" align="center">
        <Input
          ref={input}
          aria-label={name}
          placeholder={text.linePlaceholder}
          maxLength={200}
          value={line.text}
          onPaste={onPaste}
          onKeyDown={handleKey}
          onChange={(event) => onWrite(event.currentTarget.value)}
        />
        <RowButtons
          name={name}
          removeLabel={text.removeLine(place + 1)}
          isFirst={place === 0}
          isLast={isLast}
          onMove={onMove}
          onRemove={onRemove}
        />
      </Flex>
      <LineReading reading={reading} chosen={line.food} />
    </Stack>
  );
}

const Input = chakra('input', { base: typedInto });
