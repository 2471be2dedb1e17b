import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SavedRecipes } from '../../components/favorite/saved-recipes.tsx';
import { TileSkeletons } from '../../components/recipe-tile/recipe-tile.tsx';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { profile } from '../../messages/profile.ts';
import { Tabs } from '../../ui/controls/tabs.tsx';
import { CollectionsTab } from './collections-tab.tsx';
import { RecentRecipes } from './recent/recent-recipes.tsx';

const ShoppingListsTab = lazyComponent(async () => (await import('./lists/shopping-lists-tab.tsx')).ShoppingListsTab);

const text = profile.tabs;
const TABS = [
  { value: 'saved', text: text.saved },
  { value: 'recent', text: text.recent },
  { value: 'collections', text: text.collections },
  { value: 'lists', text: text.lists },
] as const;

const PARAM = 'tab';

/** The four parts of the profile. The address says which is open, so that it can be linked to and the way back leads there. */
export function ProfileTabs() {
  const [params, setParams] = useSearchParams();
  const open = TABS.find(({ value }) => value === params.get(PARAM))?.value ?? 'saved';
  const choose = (value: (typeof TABS)[number]['value']) =>
    setParams(value === 'saved' ? {} : { [PARAM]: value }, { replace: true, preventScrollReset: true });
  return (
    <Tabs label={text.label} tabs={TABS} value={open} onChange={choose}>
      {open === 'saved' && <SavedRecipes />}
      {open === 'recent' && <RecentRecipes />}
      {open === 'collections' && <CollectionsTab />}
      {open === 'lists' && (
        <Suspense fallback={<TileSkeletons />}>
          <ShoppingListsTab />
        </Suspense>
      )}
    </Tabs>
  );
}
