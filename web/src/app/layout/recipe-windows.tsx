import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useViewer } from '../../apollo/viewer.tsx';
import {
  onRecipeWindow,
  openRecipeWindow,
  takeWindow,
  type RecipeWindow,
} from '../../components/recipe-window/recipe-window.ts';
import { useLazyDialog } from '../../hooks/use-lazy-dialog.ts';

const loadWindow = () => import('../../components/recipe-window/opened-window.tsx');

/** The windows about recipes, over the page that asks for one, and over the page a visitor comes back to from signing in for one. Remount it for another page: none stays open. */
export function RecipeWindows() {
  const { pathname, search, hash } = useLocation();
  const isCook = Boolean(useViewer());
  const [window, setWindow] = useState<RecipeWindow | null>(null);
  const { part, isOpen, open, close } = useLazyDialog(loadWindow);
  const handleWindow = useEffectEvent((wanted: RecipeWindow) => {
    setWindow(wanted);
    open();
  });
  const handleEntry = useEffectEvent(() => {
    const wanted = takeWindow(pathname + search + hash);
    if (wanted) openRecipeWindow(wanted);
  });
  useEffect(() => onRecipeWindow((wanted) => handleWindow(wanted)), []);
  useEffect(() => {
    if (isCook) handleEntry();
  }, [isCook]);
  return part && isOpen && window && <part.OpenedWindow window={window} onClose={close} />;
}
