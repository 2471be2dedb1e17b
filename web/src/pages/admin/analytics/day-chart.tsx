import { Chart, useChart } from '@chakra-ui/charts'
import { chakra } from '@chakra-ui/react'
import { Bar, BarChart, CartesianGrid, Legend, Tooltip, XAxis, YAxis } from 'recharts'
import type { AnalyticsTabQuery } from '../../../gql/operations.ts'
import { admin } from '../../../messages/admin.ts'
import { shortDate } from '../../../messages/date.ts'
import { Card } from '../../../ui/card.tsx'

const text = admin.analytics
const SERIES = [
  { name: 'searches', label: text.series.searches, color: 'leaf' },
  { name: 'saved', label: text.series.saved, color: 'saffron' },
  { name: 'cooked', label: text.series.cooked, color: 'tomato.ink' },
] as const

/** Searches, saved and cooked recipes by day. The same figures stand in the table, for those who cannot see it. */
export function DayChart({ days }: { days: AnalyticsTabQuery['adminAnalytics']['days'] }) {
  const chart = useChart({ data: days.map((day) => ({ ...day })), series: SERIES.map(({ name, color, label }) => ({ name, color, label })) })
  return (
    <Card padded>
      <chakra.h3 textStyle="card">{text.searches}</chakra.h3>
      <chakra.div mt="4" role="img" aria-label={text.searches}>
        <Chart.Root h="72" w="full" aspectRatio="auto" chart={chart}>
          <BarChart data={chart.data} responsive accessibilityLayer={false} style={{ width: '100%', height: '100%' }}>
            <CartesianGrid stroke={chart.color('line')} vertical={false} />
            <XAxis dataKey={chart.key('day')} axisLine={false} tickLine={false} tickFormatter={(day: string) => shortDate(`${day}T12:00`).split(',')[0] ?? day} minTickGap={24} />
            <YAxis allowDecimals={false} axisLine={false} tickLine={false} width={36} />
            <Tooltip cursor={{ fill: chart.color('leaf.soft') }} animationDuration={100} content={<Chart.Tooltip />} />
            <Legend content={<Chart.Legend />} />
            {chart.series.map((series) => (
              <Bar key={String(series.name)} isAnimationActive={false} dataKey={chart.key(series.name)} fill={chart.color(series.color)} radius={[4, 4, 0, 0]} />
            ))}
          </BarChart>
        </Chart.Root>
      </chakra.div>
    </Card>
  )
}
