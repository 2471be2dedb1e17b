import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from '../../support/database.ts';

test('recipes imported before anything was started know their foods and allergens at once', async () => {
  const [database, folder] = [await createDatabase(), mkdtempSync(join(tmpdir(), 'larder-import-'))];
  try {
    const file = join(folder, 'rice.md');
    writeFileSync(
      file,
      '# Butter Rice\n\nServes 3\n\n## Ingredients\n\n- 1 cup rice\n- 20 g butter\n\n## Method\n\n1. Cook 20 minutes.\n',
    );
    execFileSync(process.execPath, ['api/dist/cli.js', 'import', '--publish', file], {
      env: { PATH: process.env['PATH'], DATABASE_URL: database.url, DATA_DIR: folder },
      stdio: 'pipe',
    });
    const found = await database.orm.em
      .fork()
      .execute(`select contains, unsure, unlinked_lines as unlinked from recipe where slug = 'butter-rice'`);
    expect(found).toEqual([{ contains: ['dairy'], unsure: [], unlinked: 0 }]);
  } finally {
    rmSync(folder, { recursive: true });
    await database.drop();
  }
});
