import { useQuery } from '@apollo/client/react';
import { chakra, Skeleton, Stack } from '@chakra-ui/react';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { graphql } from '../../../gql/gql.ts';
import { admin } from '../../../messages/admin.ts';
import { dateAndTime } from '../../../messages/date.ts';
import { number } from '../../../messages/plural.ts';
import { Cell, DataTable, Row, TextCell } from '../../../ui/display/data-table.tsx';

const text = admin.contentReports;

const ADMIN_CONTENT_REPORTS = graphql(`
  query AdminContentReports {
    adminContentReports {
      directive
      blocked
      page
      count
      lastAt
    }
  }
`);

/** What browsers blocked on our pages. It is all text of strangers: nothing of it is a link. */
export function ContentReportsTab() {
  const { data, error, loading, refetch } = useQuery(ADMIN_CONTENT_REPORTS, { fetchPolicy: 'cache-and-network' });
  const reports = data?.adminContentReports;
  return (
    <Stack gap="5">
      <chakra.p color="mute">{text.lead}</chakra.p>
      {!reports && error && !loading && <LoadFailed title={admin.failed.title} onRetry={() => void refetch()} />}
      {!reports && !error && <Skeleton h="80" borderRadius="lg" />}
      {reports && (
        <DataTable caption={text.caption} columns={text.columns} empty={text.empty} isEmpty={reports.length === 0}>
          {reports.map(({ directive, blocked, page, count, lastAt }) => (
            <Row key={`${directive} ${blocked} ${page}`}>
              <Cell>
                <time dateTime={lastAt}>{dateAndTime(lastAt)}</time>
              </Cell>
              <Cell>{number(count)}</Cell>
              <Cell>{directive}</Cell>
              <TextCell>{blocked}</TextCell>
              <TextCell>{page}</TextCell>
            </Row>
          ))}
        </DataTable>
      )}
    </Stack>
  );
}
