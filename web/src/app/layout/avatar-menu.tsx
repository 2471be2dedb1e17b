import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { CircleUserRoundIcon } from 'lucide-react';
import { useViewer } from '../../apollo/viewer.tsx';
import { Avatar } from '../../components/viewer/avatar.tsx';
import { useLazyDialog } from '../../hooks/use-lazy-dialog.ts';
import { common } from '../../messages/common.ts';

const loadMenu = () => import('./avatar-menu-list.tsx');

/** The round button of the cook's menu, with their picture or initials once they are signed in. The menu itself comes in its own file, fetched when somebody reaches for it. */
export function AvatarMenu() {
  const viewer = useViewer();
  const triggerId = useId();
  const { part, isOpen, prefetch, open, close } = useLazyDialog(loadMenu);
  return (
    <>
      <AvatarButton
        id={triggerId}
        type="button"
        aria-label={common.avatar.open}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={isOpen && part ? close : open}
      >
        {viewer ? <Avatar name={viewer.name} src={viewer.avatar} /> : <CircleUserRoundIcon aria-hidden />}
      </AvatarButton>
      {part && <part.AvatarMenuList triggerId={triggerId} isOpen={isOpen} onClose={close} />}
    </>
  );
}

const AvatarButton = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: 'touch',
    borderRadius: 'pill',
    bg: 'tomato.ink',
    color: 'tomato.on',
    fontSize: 'xl',
    cursor: 'pointer',
  },
});
