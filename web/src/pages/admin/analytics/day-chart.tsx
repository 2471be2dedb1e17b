import { Chart, useChart } from '@chakra-ui/charts';
import { chakra, Flex } from '@chakra-ui/react';
import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import type { AnalyticsTabQuery } from '../../../gql/graphql.ts';
import { admin } from '../../../messages/admin.ts';
import { shortDate } from '../../../messages/date.ts';
import { Card } from '../../../ui/display/card.tsx';

const text = admin.analytics;
const SERIES = [
  { name: 'searches', label: text.series.searches, color: 'leaf' },
  { name: 'saved', label: text.series.saved, color: 'saffron' },
  { name: 'cooked', label: text.series.cooked, color: 'tomato.ink' },
] as const;

/** What Chakra's chart takes from tokens that are not among ours. */
const LOOKS = {
  '& .recharts-cartesian-axis-tick-value': { fill: 'mute' },
  '& .recharts-tooltip-wrapper > *': {
    bg: 'card',
    border: 'hairline',
    borderRadius: 'md',
    boxShadow: 'lifted',
    px: '4',
    py: '3',
  },
};

/** Searches, saved and cooked recipes by day. The same figures stand in the table, for those who cannot see it. */
export function DayChart({ days }: { days: AnalyticsTabQuery['adminAnalytics']['days'] }) {
  const chart = useChart({
    data: days.map((day) => ({ ...day, date: shortDate(`${day.day}T12:00`) })),
    series: SERIES.map(({ name, color, label }) => ({ name, color, label })),
  });
  return (
    <Card padded>
      <chakra.h2 textStyle="card">{text.searches}</chakra.h2>
      <chakra.div mt="4" role="img" aria-label={text.searches}>
        <Chart.Root h="18rem" w="full" aspectRatio="auto" css={LOOKS} chart={chart}>
          <BarChart data={chart.data} responsive accessibilityLayer={false} style={{ width: '100%', height: '100%' }}>
            <CartesianGrid stroke={chart.color('line')} vertical={false} />
            <XAxis
              dataKey={chart.key('date')}
              axisLine={false}
              tickLine={false}
              tickFormatter={(date: string) => date.split(',')[0] ?? date}
              minTickGap={24}
            />
            <YAxis allowDecimals={false} axisLine={false} tickLine={false} width={36} />
            <Tooltip
              cursor={{ fill: chart.color('leaf.soft') }}
              animationDuration={100}
              content={<Chart.Tooltip hideIndicator nameKey="date" />}
            />
            {chart.series.map((series) => (
              <Bar
                key={String(series.name)}
                isAnimationActive={false}
                dataKey={chart.key(series.name)}
                fill={chart.color(series.color)}
                radius={[4, 4, 0, 0]}
              />
            ))}
          </BarChart>
        </Chart.Root>
        <Flex wrap="wrap" justify="center" gap="4" mt="3" fontSize="sm" color="mute">
          {SERIES.map(({ name, label, color }) => (
            <Flex key={name} align="center" gap="2">
              <chakra.span boxSize="3" borderRadius="sm" bg={color} forcedColorAdjust="none" />
              {label}
            </Flex>
          ))}
        </Flex>
      </chakra.div>
    </Card>
  );
}
