/**
 * Fails when `schema.graphql` breaks a promise of `docs/api/released.graphql`, the schema that third parties build on. `--release`
 * promises what the schema says now; what it has broken must have been deprecated for long enough even then.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import {
  buildASTSchema,
  buildSchema,
  DangerousChangeType,
  findBreakingChanges,
  findDangerousChanges,
  parse,
  valueFromASTUntyped,
  visit,
  type ConstDirectiveNode,
  type DocumentNode,
} from 'graphql';

const RELEASED = 'docs/api/released.graphql';
const CURRENT = 'schema.graphql';
/** Days between the date in a deprecation and the day on which the deprecated thing may go. */
export const DEPRECATION_DAYS = 180;
/** How every deprecation begins: its date, and what to use instead. */
export const DEPRECATION = /^Deprecated (\d{4}-\d{2}-\d{2}): use /;

/**
 * Every change from `released` to `current` that may break a client, a sentence each. What a client may meet that it has never
 * seen (a new enum value, an optional argument) breaks none that is written as `docs/api.md` says.
 */
export function schemaBreaks(released: string, current: string, today: Date): string[] {
  const before = buildASTSchema(withoutExpired(parse(released), today));
  const now = buildSchema(current);
  const defaults = findDangerousChanges(before, now).filter(
    ({ type }) => type === DangerousChangeType.ARG_DEFAULT_VALUE_CHANGE,
  );
  return [...findBreakingChanges(before, now), ...defaults].map(({ description }) => description);
}

/** What has been deprecated for long enough is promised no longer. */
function withoutExpired(document: DocumentNode, today: Date): DocumentNode {
  const unlessExpired = ({
    directives,
  }: {
    readonly directives?: readonly ConstDirectiveNode[] | undefined;
  }): null | undefined => {
    const since = deprecatedSince(directives ?? []);
    return since !== undefined && today.getTime() - since >= DEPRECATION_DAYS * 86_400_000 ? null : undefined;
  };
  return visit(document, {
    FieldDefinition: unlessExpired,
    InputValueDefinition: unlessExpired,
    EnumValueDefinition: unlessExpired,
  });
}

function deprecatedSince(directives: readonly ConstDirectiveNode[]): number | undefined {
  const reason = directives
    .find(({ name }) => name.value === 'deprecated')
    ?.arguments?.find(({ name }) => name.value === 'reason');
  const [, date] = DEPRECATION.exec(String(reason && valueFromASTUntyped(reason.value))) ?? [];
  return date === undefined ? undefined : Date.parse(date);
}

function run(): void {
  const current = readFileSync(CURRENT, 'utf8');
  const breaks = schemaBreaks(readFileSync(RELEASED, 'utf8'), current, new Date());
  if (breaks.length > 0) {
    console.error(
      `The schema breaks what has been released:\n${breaks.map((sentence) => `  ${sentence}`).join('\n')}\nKeep the old beside the new, deprecated as "Deprecated ${new Date().toISOString().slice(0, 10)}: use …", for ${DEPRECATION_DAYS} days.`,
    );
    process.exit(1);
  }
  if (process.argv.includes('--release'))
    writeFileSync(
      RELEASED,
      current.replace(
        /^# .*\n/,
        '# The schema that was released last, written by `npm run schema:release`; do not edit.\n',
      ),
    );
}

if (import.meta.main) run();
