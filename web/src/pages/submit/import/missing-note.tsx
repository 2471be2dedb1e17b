import { chakra, Stack } from '@chakra-ui/react';
import { importRecipe } from '../../../messages/import-recipe.ts';
import { Card } from '../../../ui/display/card.tsx';
import type { Proposal } from './import-operations.ts';

const text = importRecipe.missing;

/** What was not found in what was read, for the cook to add; nothing where it was a whole recipe. */
export function MissingNote({ proposal: { title, ingredients, instructions } }: { proposal: Proposal }) {
  const missing = [
    ...(title === '' ? [text.title] : []),
    ...(ingredients.length === 0 ? [text.ingredients] : []),
    ...(instructions.length === 0 ? [text.steps] : []),
  ];
  if (missing.length === 0) return null;
  return (
    <Card as="section" padded>
      <Stack gap="1">
        <chakra.h2 textStyle="card">{text.heading}</chakra.h2>
        <chakra.p color="mute" fontSize="sm">
          {text.text(missing)}
        </chakra.p>
      </Stack>
    </Card>
  );
}
