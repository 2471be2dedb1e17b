import { Skeleton } from '@chakra-ui/react';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { admin } from '../../messages/admin.ts';
import { Tabs, type Tab } from '../../ui/controls/tabs.tsx';
import { FoodsTab } from './foods/foods-tab.tsx';
import { PhotosTab } from './photos/photos-tab.tsx';
import { RecipesTab } from './recipes/recipes-tab.tsx';
import { AuditLogTab } from './audit-log/audit-log-tab.tsx';
import { ContentReportsTab } from './content-reports/content-reports-tab.tsx';
import { UsersTab } from './users/users-tab.tsx';

// The charts weigh more than the rest of the page.
const AnalyticsTab = lazyComponent(async () => (await import('./analytics/analytics-tab.tsx')).AnalyticsTab);

type Part = 'users' | 'recipes' | 'photos' | 'foods' | 'analytics' | 'audit-log' | 'content-reports';

const PARTS: readonly Tab<Part>[] = [
  { value: 'users', text: admin.tabs.users },
  { value: 'recipes', text: admin.tabs.recipes },
  { value: 'photos', text: admin.tabs.photos },
  { value: 'foods', text: admin.tabs.foods },
  { value: 'analytics', text: admin.tabs.analytics },
  { value: 'audit-log', text: admin.tabs.auditLog },
  { value: 'content-reports', text: admin.tabs.contentReports },
];

/** The parts of the dashboard; the address says which is open. */
export function AdminTabs() {
  const [params, setParams] = useSearchParams();
  const part = PARTS.find(({ value }) => value === params.get('tab'))?.value ?? 'users';
  return (
    <Tabs
      label={admin.tabs.label}
      tabs={PARTS}
      value={part}
      onChange={(value) => setParams(value === 'users' ? {} : { tab: value }, { replace: true })}
    >
      <Suspense fallback={<Skeleton h="80" borderRadius="lg" />}>
        {part === 'users' && <UsersTab />}
        {part === 'recipes' && <RecipesTab />}
        {part === 'photos' && <PhotosTab />}
        {part === 'foods' && <FoodsTab />}
        {part === 'analytics' && <AnalyticsTab />}
        {part === 'audit-log' && <AuditLogTab />}
        {part === 'content-reports' && <ContentReportsTab />}
      </Suspense>
    </Tabs>
  );
}
