import { Button, chakra, Stack } from '@chakra-ui/react';
import { Link, useLocation } from 'react-router-dom';
import { useSite } from '../../apollo/site.ts';
import { entryPath, paths } from '../../app/paths.ts';
import { addToList } from '../../messages/add-to-list.ts';
import { collections } from '../../messages/collections.ts';
import { signIn } from '../../messages/sign-in.ts';
import { unlocks } from '../../messages/unlocks.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { keepWindow, type RecipeWindow } from './recipe-window.ts';

interface AccountNeededProps {
  window: RecipeWindow;
  onClose: () => void;
}

/** Tells a visitor what the account is for, before they are led to sign in or up; what they wanted opens after that. */
export function AccountNeeded({ window, onClose }: AccountNeededProps) {
  const { pathname, search, hash } = useLocation();
  const address = pathname + search + hash;
  const isOpen = useSite()?.signUp !== 'CLOSED';
  const handleLeave = () => keepWindow(window, address);
  const { title, lead } = textOf(window);
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <chakra.p color="mute">{lead}</chakra.p>
      <Stack gap="2" mt="6">
        <Button asChild variant="solid">
          <Link to={entryPath(paths.login, address)} onClick={handleLeave}>
            {signIn.login.submit}
          </Link>
        </Button>
        {isOpen && (
          <Button asChild variant="subtle">
            <Link to={entryPath(paths.signUp, address)} onClick={handleLeave}>
              {signIn.signUp.submit}
            </Link>
          </Button>
        )}
        <Button variant="ghost" onClick={onClose}>
          {signIn.notNow}
        </Button>
      </Stack>
    </Dialog>
  );
}

function textOf(window: RecipeWindow): { title: string; lead: string } {
  if (window.kind === 'foods') return { title: unlocks.account.title, lead: unlocks.account.lead(window.foods) };
  const { title, lead } = window.kind === 'list' ? addToList.account : collections.picker.account;
  return { title, lead: lead(window.recipe.title) };
}
