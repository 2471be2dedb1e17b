import { useQuery } from '@apollo/client/react';
import { Button, Flex, Stack } from '@chakra-ui/react';
import { DownloadIcon } from 'lucide-react';
import { graphql } from '../../../gql/gql.ts';
import type { AdminAuditLogQuery } from '../../../gql/graphql.ts';
import { admin } from '../../../messages/admin.ts';
import { adminFoods } from '../../../messages/admin-foods.ts';
import { dateAndTime } from '../../../messages/date.ts';
import { Cell, Row, TextCell } from '../../../ui/display/data-table.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { AdminTable } from '../admin-list.tsx';
import { useAddressWord } from '../use-address-word.ts';
import { useTakeMergeBack } from '../foods/take-merge-back.ts';

const text = admin.auditLog;
const PAGE = 50;

const ADMIN_AUDIT_LOG = graphql(`
  query AdminAuditLog($first: Int!, $after: String, $action: String) {
    adminAudit(first: $first, after: $after, action: $action) {
      totalCount
      edges {
        cursor
        node {
          id
          at
          actorName
          action
          subjectKind
          subjectName
          before
          after
          subjectId
          canUndo
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

type Kind = keyof typeof text.kinds;
const KINDS = (Object.keys(text.kinds) as Kind[]).map((value) => ({ value, text: text.kinds[value] }));

/** Who did what to what, the last first. */
export function AuditLogTab() {
  const [word, setKind] = useAddressWord('kind');
  const kind: Kind = KINDS.find(({ value }) => value === word)?.value ?? '';
  const { data, previousData, ...asked } = useQuery(ADMIN_AUDIT_LOG, {
    variables: { first: PAGE, action: kind || null },
    fetchPolicy: 'cache-and-network',
  });
  const auditLog = (data ?? (asked.error ? undefined : previousData))?.adminAudit;
  return (
    <Stack gap="5">
      <Flex gap="3" wrap="wrap" justify="space-between">
        <Select aria-label={text.filter} options={KINDS} value={kind} onChange={setKind} />
        <Button asChild>
          <a href={`/api/admin/audit${kind && `?action=${kind}`}`} download>
            <DownloadIcon aria-hidden />
            {text.export}
          </a>
        </Button>
      </Flex>
      <AdminTable list={auditLog} asked={asked} text={text}>
        {(entry) => <EntryRow key={entry.id} entry={entry} />}
      </AdminTable>
    </Stack>
  );
}

function EntryRow({ entry }: { entry: AdminAuditLogQuery['adminAudit']['edges'][number]['node'] }) {
  const takeBack = useTakeMergeBack();
  const { canUndo, subjectId, subjectName } = entry;
  return (
    <Row>
      <Cell>
        <time dateTime={entry.at}>{dateAndTime(entry.at)}</time>
      </Cell>
      <TextCell color={entry.actorName ? 'ink' : 'mute'}>{entry.actorName ?? text.visitor}</TextCell>
      <Cell>{entry.action}</Cell>
      <TextCell>{entry.subjectName ?? entry.subjectKind ?? ''}</TextCell>
      <TextCell minW="16rem" maxW="none" fontSize="xs" color="mute">
        {factsOf(entry.before, entry.after)}
        {canUndo && subjectId && (
          <Button
            size="sm"
            ms="3"
            aria-label={adminFoods.merging.undoLabel(subjectName ?? '')}
            onClick={() => void takeBack(subjectId)}
          >
            {adminFoods.merging.undo}
          </Button>
        )}
      </TextCell>
    </Row>
  );
}

/** Facts as `status: active → banned`. */
function factsOf(before: Record<string, unknown> | null, after: Record<string, unknown> | null): string {
  const told = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
  return Object.entries(after ?? {})
    .filter(([key, value]) => told(before?.[key]) !== told(value))
    .map(
      ([key, value]) =>
        `${key}: ${before && key in before ? text.change(told(before[key]), told(value)) : told(value)}`,
    )
    .join(', ');
}
