import startDatabase from '../support/start-database.js';
import startLarder from '../support/start-larder.js';

export default async function start() {
  await startDatabase();
  await startLarder();
}
