import { Button, chakra, Stack } from '@chakra-ui/react';
import { SparklesIcon } from 'lucide-react';
import { search as text } from '../../../messages/search.ts';

/** Below the matching recipes: a way to recipes made for exactly this kitchen. */
export function CreativeInvite({ onAccept }: { onAccept: () => void }) {
  return (
    <Stack align="center" textAlign="center" gap="3" mt="10" px="5" py="8" bg="leaf.soft" borderRadius="xl">
      <chakra.p fontWeight="semibold" fontSize="lg">
        {text.creative.invite}
      </chakra.p>
      <Button variant="solid" size="lg" onClick={onAccept}>
        <SparklesIcon aria-hidden />
        {text.creative.generate}
      </Button>
    </Stack>
  );
}
