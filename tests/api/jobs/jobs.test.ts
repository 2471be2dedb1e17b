import { jobsOf } from '../../../api/src/jobs/jobs.ts';
import { cleanupJob } from '../../../api/src/jobs/cleanup.ts';
import { createApp } from '../../support/app.ts';

test('what goes by itself goes also from a machine that runs for one hour a day, whichever that is', async () => {
  const app = await createApp({ catalogue: false });
  try {
    const schedules = [...jobsOf(app.platform), cleanupJob(app.folder)].flatMap(({ schedule }) => schedule ?? []);
    expect(schedules).not.toHaveLength(0);
    for (const schedule of schedules) expect(schedule).toMatch(/^\S+ \* \* \* \*$/);
  } finally {
    await app.close();
  }
});
