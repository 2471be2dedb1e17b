import { Button, chakra, Stack } from '@chakra-ui/react';
import { LuggageIcon } from 'lucide-react';
import { settings } from '../../messages/settings.ts';
import { useArchive } from './use-archive.ts';

const text = settings.data;

/** One archive of all that the cook keeps, and how far its download has come. */
export function TakeEverything() {
  const { state, start } = useArchive();
  const isGoing = state !== null && !state.isSaved && state.error === null;
  return (
    <Stack gap="3">
      <chakra.p fontSize="sm">{text.everythingLead}</chakra.p>
      <Button variant="solid" alignSelf="flex-start" disabled={isGoing} onClick={() => void start()}>
        <LuggageIcon aria-hidden />
        {text.everything}
      </Button>
      {isGoing && (
        <chakra.progress aria-label={text.progress} value={state.received} max={state.total} w="full" maxW="24rem" />
      )}
      <chakra.p role="status" fontSize="sm" color="mute" _empty={{ display: 'none' }}>
        {state && !state.error && (state.isSaved ? text.saved(state.received) : text.going(state.received))}
      </chakra.p>
      {state?.error && (
        <chakra.p role="alert" fontSize="sm" color="tomato.ink">
          {state.error}
        </chakra.p>
      )}
    </Stack>
  );
}
