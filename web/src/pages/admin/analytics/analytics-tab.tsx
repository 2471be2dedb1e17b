import { useQuery } from '@apollo/client/react';
import { chakra, Flex, SimpleGrid, Skeleton, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { graphql } from '../../../gql/gql.ts';
import { admin } from '../../../messages/admin.ts';
import { Card } from '../../../ui/display/card.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { CountedList } from './counted-list.tsx';
import { DayChart } from './day-chart.tsx';
import { DayTable } from './day-table.tsx';

const text = admin.analytics;

const ANALYTICS_TAB = graphql(`
  query AnalyticsTab($days: Int!) {
    adminAnalytics(days: $days) {
      days {
        day
        searches
        creative
        empty
        saved
        cooked
        calls
        errors
      }
      foods {
        label
        count
      }
      unknown {
        label
        count
      }
      failures {
        label
        count
      }
      latency {
        p50
        p95
        p99
      }
    }
  }
`);

type Span = keyof typeof text.spans;
type View = 'chart' | 'table';
const SPANS = (['7', '30', '90'] as const).map((value) => ({ value, text: text.spans[value] }));
const VIEWS = (['chart', 'table'] as const).map((value) => ({ value, text: text[value] }));
const SHARES = ['p50', 'p95', 'p99'] as const;

/** What cooks did, without who did it: by day as a chart or a table, and what stands out. */
export function AnalyticsTab() {
  const [span, setSpan] = useState<Span>('30');
  const [view, setView] = useState<View>('chart');
  const { data, previousData, error, loading, refetch } = useQuery(ANALYTICS_TAB, {
    variables: { days: Number(span) },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? (error ? undefined : previousData))?.adminAnalytics;
  if (!shown)
    return error && !loading ? (
      <LoadFailed title={text.failed.title} onRetry={() => void refetch()} />
    ) : (
      <Skeleton h="80" borderRadius="lg" />
    );
  return (
    <Stack gap="6">
      <Flex gap="3" wrap="wrap">
        <Select aria-label={text.days} options={SPANS} value={span} onChange={setSpan} />
        <Select aria-label={text.view} options={VIEWS} value={view} onChange={setView} />
      </Flex>
      {view === 'chart' ? <DayChart days={shown.days} /> : <DayTable days={shown.days} />}
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="5">
        <CountedList title={text.foods} counted={shown.foods} />
        <CountedList title={text.unknown} counted={shown.unknown} />
        <CountedList title={text.failures} counted={shown.failures} />
        <Card padded>
          <chakra.h2 textStyle="card">{text.latency}</chakra.h2>
          <chakra.dl mt="4" display="grid" gridTemplateColumns="1fr auto" gap="2">
            {SHARES.map((share) => (
              <chakra.div key={share} display="contents">
                <dt>{text.took[share]}</dt>
                <dd>{shown.latency[share] === null ? text.unmeasured : text.milliseconds(shown.latency[share])}</dd>
              </chakra.div>
            ))}
          </chakra.dl>
        </Card>
      </SimpleGrid>
    </Stack>
  );
}
