import { chakra, SimpleGrid, Skeleton, VisuallyHidden } from '@chakra-ui/react';
import { ActivityIcon, ChefHatIcon, GaugeIcon, TriangleAlertIcon, UserCheckIcon, UsersIcon } from 'lucide-react';
import type { AdminPageQuery } from '../../gql/graphql.ts';
import { admin } from '../../messages/admin.ts';
import { number } from '../../messages/plural.ts';
import { Card } from '../../ui/display/card.tsx';

const text = admin.stats;
const COLUMNS = { base: 2, md: 3, xl: 6 };
/** Below this share of the minutes something was wrong, in per cent: one of the 1,440 of a day may be missed by a restart. */
const SMOOTH = 99.9;

/** The six figures at the top. */
export function StatGrid({ stats: { users, recipes, system } }: { stats: AdminPageQuery['adminStats'] }) {
  const share = users.total === 0 ? 0 : Math.round((100 * users.active) / users.total);
  const cards = [
    { label: text.users, value: number(users.total), hint: text.newUsers(users.newThisMonth), Icon: UsersIcon },
    { label: text.active, value: `${share}%`, hint: text.activeHint(users.active), Icon: UserCheckIcon },
    { label: text.recipes, value: number(recipes.total), hint: text.pending(recipes.pending), Icon: ChefHatIcon },
    {
      label: text.uptime,
      value: `${system.uptime}%`,
      hint: system.uptime >= SMOOTH ? text.smooth : text.gaps,
      Icon: ActivityIcon,
    },
    { label: text.calls, value: number(system.apiCalls), hint: text.lastDay, Icon: GaugeIcon },
    { label: text.errors, value: number(system.errors), hint: text.lastDay, Icon: TriangleAlertIcon },
  ];
  return (
    <SimpleGrid as="dl" aria-label={text.label} columns={COLUMNS} gap={{ base: '3', md: '4' }}>
      {cards.map(({ label, value, hint, Icon }) => (
        <Card key={label} p={{ base: '4', md: '5' }} display="grid" gap="1" alignContent="start">
          <chakra.dt
            display="flex"
            alignItems="center"
            justifyContent="space-between"
            gap="2"
            fontSize="sm"
            color="mute"
          >
            {label}
            <chakra.span aria-hidden color="leaf">
              <Icon />
            </chakra.span>
          </chakra.dt>
          <chakra.dd textStyle="section" fontVariantNumeric="tabular-nums">
            {value}
          </chakra.dd>
          <chakra.dd fontSize="xs" color="mute">
            {hint}
          </chakra.dd>
        </Card>
      ))}
    </SimpleGrid>
  );
}

/** Stands in for them while they load. */
export function StatGridSkeleton() {
  return (
    <SimpleGrid columns={COLUMNS} gap={{ base: '3', md: '4' }}>
      <VisuallyHidden role="status">{admin.loading}</VisuallyHidden>
      {Object.keys({ ...text })
        .slice(0, 6)
        .map((key) => (
          <Skeleton key={key} h="32" borderRadius="xl" />
        ))}
    </SimpleGrid>
  );
}
