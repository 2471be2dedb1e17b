import { useEffect, useEffectEvent, useRef } from 'react';
import { unlocks as text } from '../../messages/unlocks.ts';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { usePutOnList } from '../shopping-lists/use-put-on-list.ts';

/** Puts the foods that a visitor signed in for on their newest list, and tells of it. Shows nothing itself. */
export function PutFoods({ foods, onDone }: { foods: readonly string[]; onDone: () => void }) {
  const { put } = usePutOnList();
  const isBegun = useRef(false);
  const handleStart = useEffectEvent(async () => {
    if (isBegun.current) return;
    isBegun.current = true;
    const list = await put(foods);
    if (list) showToast({ title: text.areOn(foods, list.name) });
    onDone();
  });
  useEffect(() => void handleStart(), []);
  return null;
}
