import { chakra, Stack } from '@chakra-ui/react';
import type { RecipeStatus } from '../../gql/graphql.ts';
import { ownRecipe } from '../../messages/own-recipe.ts';
import { Pill } from '../../ui/display/pill.tsx';

const TONES = { DRAFT: 'plain', PENDING: 'saffron', PUBLISHED: 'leaf', REJECTED: 'tomato' } as const satisfies Record<
  RecipeStatus,
  string
>;

/** Where a recipe stands on its way to everyone. */
function StatusPill({ status }: { status: RecipeStatus }) {
  return <Pill tone={TONES[status]}>{ownRecipe.status[status]}</Pill>;
}

/** The same with what it means, and why it came back if it did. */
export function StatusNote({ status, reason }: { status: RecipeStatus; reason: string | null }) {
  return (
    <Stack gap="1.5" align="start">
      <StatusPill status={status} />
      <chakra.p fontSize="sm" color="mute">
        {ownRecipe.statusHint[status]}
      </chakra.p>
      {status === 'REJECTED' && reason && (
        <chakra.p fontSize="sm" overflowWrap="anywhere" whiteSpace="pre-line">
          {ownRecipe.reason(reason)}
        </chakra.p>
      )}
    </Stack>
  );
}
