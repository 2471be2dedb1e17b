import { Button } from '@chakra-ui/react';
import { useLazyDialog } from '../../hooks/use-lazy-dialog.ts';
import { settings } from '../../messages/settings.ts';

const loadPhoto = () => import('./avatar-photo.tsx');

/** Opens the dialog in which a cook chooses their picture. */
export function AvatarButton({ hasAvatar }: { hasAvatar: boolean }) {
  const { part, isOpen, prefetch, open, close } = useLazyDialog(loadPhoto);
  return (
    <>
      <Button size="sm" aria-haspopup="dialog" onPointerEnter={prefetch} onFocus={prefetch} onClick={open}>
        {settings.avatar.change}
      </Button>
      {part && <part.AvatarPhoto isOpen={isOpen} hasAvatar={hasAvatar} onClose={close} />}
    </>
  );
}
