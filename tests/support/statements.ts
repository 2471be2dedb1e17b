import type { TestApp } from './app.ts';

/** Runs `work` and counts the SQL statements that the ORM sends meanwhile. */
export async function countStatements<T>(app: TestApp, work: () => Promise<T>): Promise<{ result: T; count: number }> {
  const logger = app.database.orm.config.getLogger();
  let count = 0;
  const log = logger.logQuery.bind(logger);
  logger.logQuery = (context) => {
    count++;
    log(context);
  };
  const isEnabled = logger.isEnabled.bind(logger);
  logger.isEnabled = () => true;
  try {
    return { result: await work(), count };
  } finally {
    logger.logQuery = log;
    logger.isEnabled = isEnabled;
  }
}
