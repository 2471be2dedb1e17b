import { Box, Button, chakra, Flex, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { CheckIcon, CircleHelpIcon } from 'lucide-react';
import { importRecipe } from '../../../messages/import-recipe.ts';
import { Section } from '../../../ui/display/section.tsx';
import type { Doubt, DraftLine } from '../recipe-draft.ts';
import { FoodChooser } from './food-chooser.tsx';

const text = importRecipe.doubts;

interface DoubtfulLinesProps {
  lines: readonly DraftLine[];
  onChange: (lines: DraftLine[]) => void;
}

/** The lines of an imported recipe that a cook had better look at, before all others. Nothing where there were none. */
export function DoubtfulLines({ lines, onChange }: DoubtfulLinesProps) {
  const [hadSome] = useState(() => lines.some((line) => line.doubt));
  const open = lines.filter((line) => line.doubt);
  const settle = (key: number, food: string | null) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, food, doubt: null } : line)));
  if (!hadSome) return null;
  return (
    <Box mb="6">
      <Section title={text.title} lead={open.length > 0 ? text.hint(open.length) : undefined}>
        <Stack as="ul" gap="6" listStyleType="none">
          {open.map(
            (line) =>
              line.doubt && (
                <DoubtRow
                  key={line.key}
                  line={line.text}
                  doubt={line.doubt}
                  onSettle={(food) => settle(line.key, food)}
                />
              ),
          )}
        </Stack>
        <chakra.p role="status" display="flex" alignItems="center" gap="2" color="leaf">
          {open.length === 0 && (
            <>
              <CheckIcon aria-hidden />
              {text.done}
            </>
          )}
        </chakra.p>
      </Section>
    </Box>
  );
}

function DoubtRow({ line, doubt, onSettle }: { line: string; doubt: Doubt; onSettle: (food: string | null) => void }) {
  const others = doubt.alternatives.filter((food) => food !== doubt.taken);
  return (
    <Stack as="li" gap="3">
      <chakra.p fontWeight="semibold" overflowWrap="anywhere">
        {line}
      </chakra.p>
      <chakra.p display="flex" alignItems="center" gap="2" fontSize="sm" color="mute">
        <chakra.span color="tomato.ink" flexShrink="0">
          <CircleHelpIcon aria-hidden />
        </chakra.span>
        {questionOf(doubt)}
      </chakra.p>
      <Flex gap="2" wrap="wrap">
        <Button
          size="sm"
          variant="subtle"
          // A choice that the line leaves stays one; a guess becomes a word of the cook's.
          onClick={() => onSettle(others.length > 0 ? null : doubt.taken)}
          aria-label={`${doubt.taken === null ? text.leave : text.right}: ${line}`}
        >
          {doubt.taken === null ? text.leave : text.right}
        </Button>
        {others.map((food) => (
          <Button key={food} size="sm" onClick={() => onSettle(food)}>
            {text.take(food)}
          </Button>
        ))}
      </Flex>
      <FoodChooser label={text.choose(line)} onChoose={onSettle} />
    </Stack>
  );
}

function questionOf({ name, taken, alternatives }: Doubt): string {
  if (taken === null) return text.unknown(name);
  return alternatives.length > 0 ? text.choice(taken) : text.guessed(taken);
}
