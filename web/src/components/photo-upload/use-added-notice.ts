import { useEffect, useRef } from 'react';
import { photos as messages } from '../../messages/photos.ts';
import { dismissToast, showToast } from '../../ui/overlays/toast-store.ts';

/** How long the word of the completed upload is left standing before this one, in milliseconds; names that follow join in. */
const WAIT_MS = 1200;

/** Tells which ingredients have been added, or else the reason why there are none; says nothing without either. */
export type TellAdded = (names: readonly string[], reason?: string) => void;

/** See {@link TellAdded}. A button in the notice takes the ingredients back. */
export function useAddedNotice(onTakeBack: (names: readonly string[]) => void): TellAdded {
  const takeBack = useRef(onTakeBack);
  useEffect(() => {
    takeBack.current = onTakeBack;
  });
  const pending = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // On another page it would take the place of what is said there.
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = (reason?: string) => {
    const names = pending.current;
    pending.current = [];
    if (names.length === 0)
      return showToast({ title: messages.toasts.nothing, ...(reason && { description: reason }) });
    const undo = () => {
      takeBack.current(names);
      dismissToast();
    };
    showToast({
      title: messages.toasts.added,
      description: messages.toasts.addedText(names),
      action: { label: messages.toasts.undo, onPress: undo },
    });
  };
  return (names, reason) => {
    if (names.length === 0 && !reason) return;
    pending.current.push(...names);
    clearTimeout(timer.current);
    timer.current = setTimeout(show, WAIT_MS, reason);
  };
}
