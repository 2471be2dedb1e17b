import { chakra, Stack } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { recipePath } from '../../../app/paths.ts';
import { importRecipe } from '../../../messages/import-recipe.ts';
import { Card } from '../../../ui/display/card.tsx';
import type { Proposal } from './import-operations.ts';

const text = importRecipe.duplicates;

/** Recipes that seem to be the one that was read; nothing where there are none. */
export function DuplicatesNote({ duplicates }: { duplicates: Proposal['duplicates'] }) {
  if (duplicates.length === 0) return null;
  return (
    <Card as="section" padded>
      <Stack gap="2">
        <chakra.h2 textStyle="card">{text.title}</chakra.h2>
        <chakra.p color="mute" fontSize="sm">
          {text.text}
        </chakra.p>
        <Stack as="ul" gap="1" listStyleType="none">
          {duplicates.map(({ id, slug, title }) => (
            <li key={id}>
              <chakra.span color="leaf" fontWeight="semibold" textDecoration="underline">
                <Link to={recipePath(slug)}>{text.open(title)}</Link>
              </chakra.span>
            </li>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
