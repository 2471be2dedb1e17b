import { Button, chakra, Stack } from '@chakra-ui/react';
import { keptRecipes as text } from '../messages/kept-recipes.ts';

/** The end of a list that goes on. */
export interface MoreButtonProps {
  isLoading: boolean;
  onClick: () => void;
  /** How much of how much is shown, in words. */
  shown: string;
}

/** See {@link MoreButtonProps}. */
export function MoreButton({ isLoading, onClick, shown }: MoreButtonProps) {
  return (
    <Stack align="center" gap="3">
      <Button size="lg" _print={{ display: 'none' }} aria-disabled={isLoading} onClick={() => !isLoading && onClick()}>
        {isLoading ? text.loadingMore : text.more}
      </Button>
      <chakra.p role="status" color="mute" fontSize="sm">
        {shown}
      </chakra.p>
    </Stack>
  );
}
