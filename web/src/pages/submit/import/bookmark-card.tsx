import { Button, chakra, Stack } from '@chakra-ui/react';
import { BookmarkIcon } from 'lucide-react';
import type { MouseEvent } from 'react';
import { paths } from '../../../app/paths.ts';
import { importRecipe } from '../../../messages/import-recipe.ts';
import { Card } from '../../../ui/display/card.tsx';
import { showToast } from '../../../ui/overlays/toast-store.ts';
import { bookmarkAddress } from './handed-page.ts';

const text = importRecipe.bookmark;

/** A link to drag to the bookmarks bar, for sites that only people can open; not on phones, which have none. */
export function BookmarkCard() {
  return (
    <Card padded display="none" css={{ '@media (hover: hover) and (pointer: fine)': { display: 'block' } }}>
      <Stack gap="4" align="flex-start">
        <Stack gap="1" maxW="70ch">
          <chakra.h2 textStyle="card">{text.title}</chakra.h2>
          <chakra.p color="mute" fontSize="sm">
            {text.text}
          </chakra.p>
        </Stack>
        <Button asChild variant="outline">
          <a ref={putAddress} href={paths.importRecipe} onClick={handleClick}>
            <BookmarkIcon aria-hidden />
            {text.link}
          </a>
        </Button>
      </Stack>
    </Card>
  );
}

/** React writes no address that is a program; until this page is there the link leads to it. */
function putAddress(link: HTMLAnchorElement | null): void {
  link?.setAttribute('href', bookmarkAddress(window.location.origin));
}

/** Pressed here it has no page to hand over: who cannot drag it pastes its address. */
function handleClick(event: MouseEvent): void {
  event.preventDefault();
  void navigator.clipboard.writeText(bookmarkAddress(window.location.origin)).then(
    () => showToast(text.copied),
    () => showToast(text.drag),
  );
}
