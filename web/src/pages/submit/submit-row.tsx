import { Button, chakra, Flex, Stack } from '@chakra-ui/react';
import { ownRecipe } from '../../messages/own-recipe.ts';

const text = ownRecipe.form;

interface SubmitRowProps {
  isBusy: boolean;
  /** How much of the photo that is waited for has gone, 0 to 100; null where none is waited for. */
  awaited: number | null;
  /** What went wrong with none of the fields. */
  error: string | null;
  onKeepDraft: () => void;
}

/** The end of the form: what became of it, and the buttons that keep it or hand it in. How far the photo is, its own bar says aloud. */
export function SubmitRow({ isBusy, awaited, error, onKeepDraft }: SubmitRowProps) {
  return (
    <Stack gap="4" mt="8" align={{ base: 'stretch', md: 'end' }}>
      {error && (
        <chakra.p role="alert" color="tomato.ink">
          {error}
        </chakra.p>
      )}
      {awaited !== null && (
        <chakra.p role="status" color="mute">
          {text.photoComing} <span aria-hidden>{text.percent(awaited)}</span>
        </chakra.p>
      )}
      <Flex gap="3" css={{ '& > *': { flex: { base: '1', md: 'none' } } }}>
        <Button size="lg" aria-disabled={isBusy} onClick={onKeepDraft}>
          {text.draft}
        </Button>
        <Button size="lg" variant="solid" type="submit" aria-disabled={isBusy}>
          {isBusy ? text.busy : text.submit}
        </Button>
      </Flex>
    </Stack>
  );
}
