import stopDatabase from '../support/stop-database.js';
import stopLarder from '../support/stop-larder.js';

export default async function stop() {
  await stopLarder();
  await stopDatabase();
}
