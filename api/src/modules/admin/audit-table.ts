import { csvOf } from '../../shared/csv.ts';
import type { NamedEntry } from './audit.service.ts';

const HEAD = ['When (UTC)', 'Who', 'Did', 'To', 'Name', 'Id', 'Before', 'After', 'Request'];

/** The audit log as CSV. */
export function auditTable(entries: readonly NamedEntry[]): string {
  const rows = entries.map(
    ({ at, actorName, action, subjectKind, subjectName, subjectId, before, after, requestId }) => [
      at.toISOString(),
      actorName ?? '',
      action,
      subjectKind ?? '',
      subjectName ?? '',
      subjectId ?? '',
      before ? JSON.stringify(before) : '',
      after ? JSON.stringify(after) : '',
      requestId ?? '',
    ],
  );
  return csvOf([HEAD, ...rows]);
}
