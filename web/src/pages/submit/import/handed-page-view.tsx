import { Button, chakra, Flex, Stack } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { importRecipe } from '../../../messages/import-recipe.ts';
import { Card } from '../../../ui/display/card.tsx';
import { awaitPage, savedPage, type HandedPage } from './handed-page.ts';

const text = importRecipe.handed;
/** How long a page is waited for, in milliseconds. */
const PATIENCE = 10_000;

interface HandedPageViewProps {
  onFile: (file: File) => void;
  onLeave: () => void;
}

/** The page that a bookmark hands over: the cook says whether it is taken, as any site may send one. */
export function HandedPageView({ onFile, onLeave }: HandedPageViewProps) {
  const page = useHandedPage();
  if (page === 'waiting') return <chakra.p role="status">{text.waiting}</chakra.p>;
  if (page === 'none' || page === 'too large') {
    return (
      <chakra.p role="alert" color="tomato.ink">
        {page === 'none' ? text.none : text.tooLarge}
      </chakra.p>
    );
  }
  return (
    <Card as="section" padded>
      <Stack gap="4">
        <Stack gap="1">
          <chakra.h2 role="status" textStyle="card" overflowWrap="anywhere">
            {text.ask(page.url.host)}
          </chakra.h2>
          <chakra.p color="mute" fontSize="sm" overflowWrap="anywhere">
            {page.url.href}
          </chakra.p>
        </Stack>
        <Flex gap="3" wrap="wrap">
          <Button variant="solid" onClick={() => onFile(savedPage(page))}>
            {text.take}
          </Button>
          <Button variant="ghost" onClick={onLeave}>
            {text.leave}
          </Button>
        </Flex>
      </Stack>
    </Card>
  );
}

function useHandedPage(): HandedPage | 'waiting' | 'none' | 'too large' {
  const [page, setPage] = useState<HandedPage | 'waiting' | 'none' | 'too large'>('waiting');
  useEffect(() => {
    const { opener } = window as { opener: Window | null };
    const stop = opener ? awaitPage(opener, setPage) : undefined;
    const timer = setTimeout(
      () => setPage((before) => (before === 'waiting' ? 'none' : before)),
      opener ? PATIENCE : 0,
    );
    return () => {
      stop?.();
      clearTimeout(timer);
    };
  }, []);
  return page;
}
