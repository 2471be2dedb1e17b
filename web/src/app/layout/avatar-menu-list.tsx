import { chakra, Menu } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import {
  FolderHeartIcon,
  HeartIcon,
  LayoutDashboardIcon,
  LogInIcon,
  LogOutIcon,
  MoonIcon,
  RefrigeratorIcon,
  SettingsIcon,
  SunIcon,
  UserIcon,
  UserPlusIcon,
} from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { useViewer } from '../../apollo/viewer.tsx';
import { useSignOut } from '../../components/viewer/use-sign-out.ts';
import { avatarMenu as text } from '../../messages/avatar-menu.ts';
import { MenuEntry, MenuSheet } from '../../ui/controls/menu-parts.tsx';
import { chooseColorMode, useIsDark } from '../color-mode.ts';
import { entryPath, paths } from '../paths.ts';

const LINKS = [
  { to: paths.profile, text: text.profile, Icon: UserIcon },
  { to: paths.favorites, text: text.favorites, Icon: HeartIcon },
  { to: paths.collections, text: text.collections, Icon: FolderHeartIcon },
  { to: paths.pantry, text: text.pantry, Icon: RefrigeratorIcon },
];

/** The entry that turns the page dark or light. */
const LOOK = 'look';

/** The entry that ends the session. */
const LOG_OUT = 'log-out';

interface AvatarMenuListProps {
  /** Id of the button that opens it: it is placed there, and focus goes back there. */
  triggerId: string;
  isOpen: boolean;
  onClose: () => void;
}

/** The cook's places, then settings, the way in or out, and the look of the page. */
export function AvatarMenuList({ triggerId, isOpen, onClose }: AvatarMenuListProps) {
  const isDark = useIsDark();
  const viewer = useViewer();
  const signOut = useSignOut();
  const handleSelect = ({ value }: { value: string }) => {
    if (value === LOG_OUT) void signOut();
    if (value === LOOK) chooseColorMode(isDark ? 'light' : 'dark');
  };
  return (
    <Menu.Root
      unstyled
      lazyMount
      unmountOnExit
      open={isOpen}
      onOpenChange={(change) => !change.open && onClose()}
      onSelect={handleSelect}
      ids={{ trigger: triggerId }}
      positioning={{ placement: 'bottom-end', gutter: 8 }}
    >
      <Menu.Positioner>
        <MenuSheet minW="14rem">
          {LINKS.map((link) => (
            <MenuLink key={link.to} {...link} />
          ))}
          <Menu.Separator borderTop="hairline" my="2" />
          {viewer?.role === 'ADMIN' && <MenuLink to={paths.admin} text={text.admin} Icon={LayoutDashboardIcon} />}
          <LookItem isDark={isDark} />
          <MenuLink to={paths.settings} text={text.settings} Icon={SettingsIcon} />
          {viewer ? <LogOutItem /> : <EntryLinks />}
        </MenuSheet>
      </Menu.Positioner>
    </Menu.Root>
  );
}

function MenuLink({ to, text, Icon }: { to: string; text: string; Icon: LucideIcon }) {
  return (
    <Menu.Item value={to} asChild>
      <Entry asChild>
        <Link to={to}>
          <Icon aria-hidden />
          {text}
        </Link>
      </Entry>
    </Menu.Item>
  );
}

function EntryLinks() {
  const { pathname, search } = useLocation();
  return (
    <>
      <MenuLink to={entryPath(paths.login, pathname + search)} text={text.logIn} Icon={LogInIcon} />
      <MenuLink to={entryPath(paths.signUp, pathname + search)} text={text.signUp} Icon={UserPlusIcon} />
    </>
  );
}

function LogOutItem() {
  return (
    <Menu.Item value={LOG_OUT} asChild>
      <Entry>
        <LogOutIcon aria-hidden />
        {text.logOut}
      </Entry>
    </Menu.Item>
  );
}

function LookItem({ isDark }: { isDark: boolean }) {
  const Icon = isDark ? SunIcon : MoonIcon;
  return (
    <Menu.Item value={LOOK} asChild closeOnSelect={false}>
      <Entry>
        <Icon aria-hidden />
        {isDark ? text.lightLook : text.darkLook}
      </Entry>
    </Menu.Item>
  );
}

const Entry = chakra(MenuEntry, { base: { gap: '3', color: 'ink', '& svg': { color: 'leaf' } } });
