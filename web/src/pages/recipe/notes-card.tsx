import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Box, chakra } from '@chakra-ui/react';
import { graphql } from '../../gql/gql.ts';
import { recipe as text } from '../../messages/recipe.ts';
import { Card } from '../../ui/display/card.tsx';

/** What the notes show of a recipe. */
const NOTES_CARD_RECIPE = graphql(`
  fragment NotesCard_recipe on Recipe {
    id
    notes
  }
`);

/** What its author noted beside a recipe, line by line; nothing where nothing is noted. */
export function NotesCard({ recipe }: { recipe: FragmentType<typeof NOTES_CARD_RECIPE> }) {
  const { data } = useSuspenseFragment({ fragment: NOTES_CARD_RECIPE, from: recipe });
  if (!data.notes) return null;
  return (
    <Box mt="6">
      <Card as="section" padded>
        <chakra.h2 textStyle="card" mb="2">
          {text.notes}
        </chakra.h2>
        <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
          {data.notes}
        </chakra.p>
      </Card>
    </Box>
  );
}
