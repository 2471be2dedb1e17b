import { chakra, Menu } from '@chakra-ui/react'
import { LuLogOut, LuMoon, LuSun } from 'react-icons/lu'
import { Link, useLocation } from 'react-router'
import { useViewer } from '../../apollo/viewer.tsx'
import { useSignOut } from '../../components/viewer/use-sign-out.ts'
import { avatarMenu as text } from '../../messages/avatar-menu.ts'
import { chooseColorMode, useIsDark } from '../color-mode.ts'
import { entryPath, paths } from '../paths.ts'

const LINKS = [
  { to: paths.profile, text: text.profile },
  { to: paths.favorites, text: text.favorites },
  { to: paths.collections, text: text.collections },
]

/** The entry that turns the page dark or light. */
const LOOK = 'look'

/** The entry that ends the session. */
const LOG_OUT = 'log-out'

interface AvatarMenuListProps {
  /** Id of the button that opens it: it is placed there, and focus goes back there. */
  triggerId: string
  isOpen: boolean
  onClose: () => void
}

/** The cook's places, then settings, the way in or out, and the look of the page. */
export function AvatarMenuList({ triggerId, isOpen, onClose }: AvatarMenuListProps) {
  const isDark = useIsDark()
  const viewer = useViewer()
  const signOut = useSignOut()
  const handleSelect = ({ value }: { value: string }) => {
    if (value === LOG_OUT) void signOut()
    if (value === LOOK) chooseColorMode(isDark ? 'light' : 'dark')
  }
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
        <Menu.Content zIndex="dropdown" minW="14rem" p="2" bg="card" border="hairline" borderRadius="lg" boxShadow="lifted" outline="none" _open={{ animation: 'rise 150ms' }}>
          {LINKS.map((link) => (
            <MenuLink key={link.to} {...link} />
          ))}
          <Menu.Separator borderTop="hairline" my="2" />
          {viewer?.role === 'ADMIN' && <MenuLink to={paths.admin} text={text.admin} />}
          <MenuLink to={paths.settings} text={text.settings} />
          {viewer ? <LogOutItem /> : <EntryLinks />}
          <LookItem isDark={isDark} />
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  )
}

function MenuLink({ to, text }: { to: string; text: string }) {
  return (
    <Menu.Item value={to} asChild>
      <Entry asChild>
        <Link to={to}>{text}</Link>
      </Entry>
    </Menu.Item>
  )
}

function EntryLinks() {
  const { pathname, search } = useLocation()
  return (
    <>
      <MenuLink to={entryPath(paths.login, pathname + search)} text={text.logIn} />
      <MenuLink to={entryPath(paths.signUp, pathname + search)} text={text.signUp} />
    </>
  )
}

function LogOutItem() {
  return (
    <Menu.Item value={LOG_OUT} asChild>
      <Entry>
        {text.logOut}
        <LuLogOut aria-hidden />
      </Entry>
    </Menu.Item>
  )
}

function LookItem({ isDark }: { isDark: boolean }) {
  const Icon = isDark ? LuSun : LuMoon
  return (
    <Menu.Item value={LOOK} asChild closeOnSelect={false}>
      <Entry>
        {isDark ? text.lightLook : text.darkLook}
        <Icon aria-hidden />
      </Entry>
    </Menu.Item>
  )
}

const Entry = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minH: 'touch',
    px: '3',
    borderRadius: 'md',
    color: 'ink',
    cursor: 'pointer',
    outline: 'none',
    _highlighted: { bg: 'leaf.soft', color: 'leaf' },
  },
})
