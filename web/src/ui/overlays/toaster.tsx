import { Button, chakra, HStack, Stack } from '@chakra-ui/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { XIcon } from 'lucide-react';
import { common } from '../../messages/common.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { dismissToast, endToast, TOASTER_ID, toastStore, type ShownToast } from './toast-store.ts';
import { useNoticeKeys } from './use-notice-keys.ts';
import { useStandingAside } from './use-standing-aside.ts';
import { useSwipeRight } from './use-swipe-right.ts';

/** While a window lies over the page, what is to be pressed next stands at the window's foot, and often cannot be scrolled away from there. */
const WITH_A_WINDOW = '[data-scroll-lock] &';
/** A page with bars at its foot says how high they are. */
const FLOOR = 'var(--larder-floor, 0px) + var(--larder-timers, 0px)';
const HEAD = { top: '20', bottom: 'auto' };
const FOOT = {
  top: 'auto',
  bottom: { base: `calc(${FLOOR} + 0.75rem)`, md: `calc(${FLOOR} + 1.5rem)` },
};

const never = () => () => {};

/** The place where toasts appear. It is always on the page, so that screen readers hear what is put into it. */
export function Toaster() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.get);
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const isTakenOver = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const isAside = useStandingAside(region);
  const isFocused = useNoticeKeys(region, toast?.id);
  // It lies outside of the app's root, where the server has no place for it.
  if (!isTakenOver) return null;
  return createPortal(
    <chakra.div
      ref={setRegion}
      id={TOASTER_ID}
      // A window over the page hides everything else from screen readers, but not this.
      data-live-announcer
      role="region"
      aria-label={common.toastRegion}
      tabIndex={-1}
      pos="fixed"
      zIndex="toast"
      {...(isAside ? { ...HEAD, [WITH_A_WINDOW]: FOOT } : { ...FOOT, [WITH_A_WINDOW]: HEAD })}
      insetEnd={{ base: '3', md: '6' }}
      w={{ base: 'calc(100vw - 1.5rem)', md: 'full' }}
      maxW={{ md: '420px' }}
      borderRadius="lg"
      _print={{ display: 'none' }}
    >
      <div role="status" aria-live="polite" aria-atomic>
        {toast && <ToastCard key={toast.id} toast={toast} isFocused={isFocused} />}
      </div>
    </chakra.div>,
    document.body,
  );
}

function ToastCard({ toast, isFocused }: { toast: ShownToast; isFocused: boolean }) {
  const [isPointedAt, setPointedAt] = useState(false);
  const isHeld = isPointedAt || isFocused;
  const swipe = useSwipeRight(dismissToast);
  useEffect(() => {
    // A toast that is hovered or focused is being read.
    if (isHeld) return;
    const timer = setTimeout(() => endToast(toast.id), toast.duration);
    return () => clearTimeout(timer);
  }, [isHeld, toast.id, toast.duration]);
  const handleAction = () => {
    dismissToast();
    toast.action?.onPress();
  };
  const isDestructive = toast.variant === 'destructive';
  return (
    <HStack
      align="start"
      gap="3"
      p="4"
      ps="5"
      bg={isDestructive ? 'tomato.soft' : 'card'}
      color={isDestructive ? 'tomato.ink' : 'ink'}
      border="hairline"
      borderColor={isDestructive ? 'tomato.ink' : 'line'}
      borderRadius="lg"
      boxShadow="lifted"
      animation="rise 200ms ease-out"
      touchAction="pan-y"
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      {...swipe}
    >
      <Stack gap="1" flex="1" minW="0" py="1.5" overflowWrap="anywhere">
        {toast.title && <chakra.p fontWeight="semibold">{toast.title}</chakra.p>}
        {toast.description && <chakra.p fontSize="sm">{toast.description}</chakra.p>}
        {toast.action && (
          <Button size="sm" alignSelf="start" mt="2" onClick={handleAction}>
            {toast.action.label}
          </Button>
        )}
      </Stack>
      <IconButton label={common.close} color="inherit" onClick={dismissToast}>
        <XIcon />
      </IconButton>
    </HStack>
  );
}
