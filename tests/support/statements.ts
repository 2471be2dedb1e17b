import type { TestApp } from './app.ts';

/** A statement that the ORM sent, with what stands for its question marks. */
export interface Statement {
  sql: string;
  params: readonly unknown[];
}

/** Runs `work` and keeps the SQL statements that the ORM sends meanwhile. */
export async function watchStatements<T>(
  app: TestApp,
  work: () => Promise<T>,
): Promise<{ result: T; statements: Statement[] }> {
  const logger = app.database.orm.config.getLogger();
  const statements: Statement[] = [];
  const log = logger.logQuery.bind(logger);
  logger.logQuery = (context) => {
    statements.push({ sql: context.query ?? '', params: context.params ?? [] });
    log(context);
  };
  const isEnabled = logger.isEnabled.bind(logger);
  logger.isEnabled = () => true;
  try {
    return { result: await work(), statements };
  } finally {
    logger.logQuery = log;
    logger.isEnabled = isEnabled;
  }
}

/** Runs `work` and counts them. */
export async function countStatements<T>(app: TestApp, work: () => Promise<T>): Promise<{ result: T; count: number }> {
  const { result, statements } = await watchStatements(app, work);
  return { result, count: statements.length };
}
