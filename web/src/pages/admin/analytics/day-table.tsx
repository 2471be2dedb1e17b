import type { AnalyticsTabQuery } from '../../../gql/graphql.ts';
import { admin } from '../../../messages/admin.ts';
import { shortDate } from '../../../messages/date.ts';
import { number } from '../../../messages/plural.ts';
import { Cell, DataTable, Row } from '../../../ui/display/data-table.tsx';

const text = admin.analytics;
const SERIES = ['searches', 'creative', 'empty', 'saved', 'cooked', 'calls', 'errors'] as const;

/** The days as rows, the last first. */
export function DayTable({ days }: { days: AnalyticsTabQuery['adminAnalytics']['days'] }) {
  return (
    <DataTable
      caption={text.searches}
      columns={[text.day, ...SERIES.map((series) => text.series[series])]}
      empty={text.none}
      isEmpty={days.length === 0}
    >
      {days.toReversed().map((day) => (
        <Row key={day.day}>
          <Cell>{shortDate(`${day.day}T12:00`)}</Cell>
          {SERIES.map((series) => (
            <Cell key={series}>{number(day[series])}</Cell>
          ))}
        </Row>
      ))}
    </DataTable>
  );
}
