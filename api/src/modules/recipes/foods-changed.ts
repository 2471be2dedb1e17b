import { Setting } from '../site-settings/setting.entity.ts';
import { readSetting, writeSetting } from '../site-settings/stored-setting.ts';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';

const KEY = 'foods-changed';

/** Foods that changed, while not all that names them has been read again. */
export interface FoodsChanged {
  /** Another one with each change. */
  id: string;
  /** Ids of the foods whose lines on shopping lists are concerned. */
  foods: string[];
}

/** Notes, in the transaction that changes foods, that what names them is to be read again: whatever ends the process then, it is not forgotten. */
export async function noteFoodsChanged(tx: EntityManager, foods: readonly string[]): Promise<void> {
  const before = await foodsChanged(tx);
  const note: FoodsChanged = { id: randomUUID(), foods: [...new Set([...(before?.foods ?? []), ...foods])] };
  await writeSetting(tx, KEY, note);
}

/** What is noted; null where everything has been read since the last change. */
export async function foodsChanged(em: EntityManager): Promise<FoodsChanged | null> {
  return readSetting<FoodsChanged>(em, KEY);
}

/** Everything has been read since this was noted; what was noted later stays. */
export async function forgetFoodsChanged(em: EntityManager, { id }: FoodsChanged): Promise<void> {
  await em.nativeDelete(Setting, { key: KEY, value: { id } });
}
