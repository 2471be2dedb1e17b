import type { EntityManager } from '@mikro-orm/postgresql';
import { Setting } from './setting.entity.ts';

/** The value that is stored under a key; null where there is none. */
export async function readSetting<T>(em: EntityManager, key: string): Promise<T | null> {
  const setting = await em.findOne(Setting, { key }, { disableIdentityMap: true });
  return (setting?.value as T | undefined) ?? null;
}

/** Stores a value under a key, in place of what was there. */
export async function writeSetting(em: EntityManager, key: string, value: unknown): Promise<void> {
  await em.upsert(Setting, { key, value, updatedAt: new Date() }, { disableIdentityMap: true });
}
