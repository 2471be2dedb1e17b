import { Button, chakra, Flex, Stack } from '@chakra-ui/react';
import { useState, type ClipboardEvent } from 'react';
import { PlusIcon } from 'lucide-react';
import { ownRecipe } from '../../messages/own-recipe.ts';
import { LineRow } from './line-row.tsx';
import { pastedLines, withPasted } from './pasted-rows.ts';
import { moved, newLine, type DraftLine } from './recipe-draft.ts';
import { useReadLines } from './use-read-lines.ts';

const text = ownRecipe.form;

interface LinesEditorProps {
  lines: readonly DraftLine[];
  onChange: (lines: DraftLine[]) => void;
}

/** The ingredient lines, each with what Larder understands of it while it is written. A pasted list becomes as many lines. */
export function LinesEditor({ lines, onChange }: LinesEditorProps) {
  const readings = useReadLines(lines.map((line) => line.text));
  const [added, setAdded] = useState<number | null>(null);
  const written = lines.filter((line) => line.text.trim());
  const known = written.filter((line) => line.food !== null || readings.get(line.text.trim())?.ingredient).length;
  const addBehind = (place: number) => {
    const line = newLine('', lines[place]?.group ?? null);
    setAdded(line.key);
    onChange(lines.toSpliced(place + 1, 0, line));
  };
  const handlePaste = (event: ClipboardEvent, place: number) => {
    const pasted = pastedLines(event);
    if (pasted.length > 0)
      onChange(
        withPasted(
          lines,
          place,
          !lines[place]?.text.trim(),
          pasted.map((words) => newLine(words, lines[place]?.group ?? null)),
        ),
      );
  };
  return (
    <Stack gap="4">
      <Stack as="ol" gap="3" listStyleType="none">
        {lines.map((line, place) => (
          <LineRow
            key={line.key}
            line={line}
            reading={readings.get(line.text.trim())}
            place={place}
            isLast={place === lines.length - 1}
            isNew={line.key === added}
            onWrite={(words) => onChange(lines.with(place, { ...line, text: words, food: null, doubt: null }))}
            onPaste={(event) => handlePaste(event, place)}
            onEnter={() => addBehind(place)}
            onMove={(by) => onChange(moved(lines, place, by))}
            onRemove={() => onChange(lines.toSpliced(place, 1))}
          />
        ))}
      </Stack>
      <Flex align="center" justify="space-between" gap="4" wrap="wrap">
        <Button variant="subtle" onClick={() => addBehind(lines.length - 1)}>
          <PlusIcon aria-hidden />
          {text.addLine}
        </Button>
        <chakra.p role="status" color="mute" fontSize="sm">
          {written.length > 0 && text.read(known, written.length)}
        </chakra.p>
      </Flex>
    </Stack>
  );
}
