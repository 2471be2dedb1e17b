import type { EntityManager } from '@mikro-orm/postgresql';
import { FileImport } from './file-import.entity.ts';

/** What is stored of a cook's last import, for the cook to take along. */
export async function importData(em: EntityManager, user: string): Promise<Record<string, object>> {
  const imports = await em.find(FileImport, { user });
  return { imports: imports.map(({ name, state, createdAt }) => ({ name, state, createdAt })) };
}
