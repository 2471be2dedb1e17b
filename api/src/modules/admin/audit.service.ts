import type { EntityManager } from '@mikro-orm/postgresql';
import { badInput } from '../../shared/errors.ts';
import { PAGE_MAX, type Page } from '../../shared/page.ts';
import type { FoodStore } from '../ingredients/foods/food-store.ts';
import type { ListSource, PageRange } from '../../shared/list-pages.sql.ts';
import { Recipe } from '../recipes/recipe.entity.ts';
import { AuditEntry } from '../audit-log/audit-entry.entity.ts';
import type { Caller } from '../users/caller.ts';
import { User } from '../users/user.entity.ts';
import { requireAdmin } from '../users/viewer.ts';
import { readWhole } from './whole-list.ts';

/** Which part of the audit log is wanted. */
export interface AuditFilter {
  /** An act such as `user.ban`, or all of a kind such as `user`. */
  action?: string | null | undefined;
  /** User name of who did it. */
  actor?: string | null | undefined;
}

/** An entry with the names of today. */
export interface NamedEntry extends Pick<
  AuditEntry,
  'id' | 'at' | 'action' | 'subjectKind' | 'subjectId' | 'before' | 'after' | 'requestId'
> {
  /** Null for visitors, the command line, and accounts that are gone. */
  actorName: string | null;
  /** User name, title or food; null for what is gone or has none. */
  subjectName: string | null;
  /** Whether it is a merge of foods that holds still. */
  canUndo: boolean;
}

const EXPORTED_MAX = 10_000;

/** The audit log, for admins alone. */
export class AuditService {
  readonly #em: EntityManager;
  readonly #caller: Caller;
  readonly #foods: FoodStore;

  constructor(em: EntityManager, caller: Caller, foods: FoodStore) {
    this.#em = em;
    this.#caller = caller;
    this.#foods = foods;
  }

  /** What was done, the last first. @throws AppError BAD_USER_INPUT */
  async list(filter: AuditFilter, range: PageRange): Promise<Page<NamedEntry>> {
    requireAdmin(this.#caller.viewer);
    const source = {
      from: 'audit_entry e',
      where: filterOf(filter),
      order: { sql: 'e.at', type: 'timestamptz', direction: 'desc' },
      id: 'e.id',
    } as const;
    const page = await readWhole(
      this.#em,
      (ids) => this.#em.find(AuditEntry, { id: { $in: ids } }, { refresh: true }),
      source,
      range,
    );
    return { ...page, nodes: await this.#withNames(page.nodes) };
  }

  /** Everything of a kind, to take away; the last ten thousand acts at most. @throws AppError BAD_USER_INPUT */
  async all(filter: AuditFilter): Promise<NamedEntry[]> {
    const entries: NamedEntry[] = [];
    for (let after: string | null = null; entries.length < EXPORTED_MAX;) {
      const page: Page<NamedEntry> = await this.list(filter, { first: PAGE_MAX, after });
      entries.push(...page.nodes);
      after = page.cursors.at(-1) ?? null;
      if (!page.hasNextPage) break;
    }
    return entries;
  }

  async #withNames(entries: readonly AuditEntry[]): Promise<NamedEntry[]> {
    const subjects = (kind: string): string[] =>
      entries.flatMap(({ subjectKind, subjectId }) => (subjectKind === kind && subjectId ? [subjectId] : []));
    const userIds = [...entries.flatMap(({ actor }) => actor ?? []), ...subjects('user')];
    const users = new Map(
      (await this.#em.find(User, { id: { $in: userIds } })).map(({ id, username }) => [id, username]),
    );
    const recipes = new Map(
      (await this.#em.find(Recipe, { id: { $in: subjects('recipe') } })).map(({ id, title }) => [id, title]),
    );
    return entries.map(({ id, at, action, actor, subjectKind, subjectId, before, after, requestId }) => ({
      id,
      at,
      action,
      subjectKind: subjectKind ?? null,
      subjectId: subjectId ?? null,
      before: before ?? null,
      after: after ?? null,
      requestId: requestId ?? null,
      actorName: users.get(actor ?? '') ?? null,
      subjectName:
        users.get(subjectId ?? '') ??
        recipes.get(subjectId ?? '') ??
        (subjectKind === 'food' ? this.#foodName(subjectId ?? '') : null),
      canUndo: action === 'food.merge' && this.#isMerged(subjectId ?? '', after?.['into']),
    }));
  }

  /** What a food is called; one that was merged with another, what it was called. */
  #foodName(id: string): string | null {
    const food = this.#foods.knowledge.byId(id);
    return food ? (this.#foods.knowledge.mergedWith(food).find((merged) => merged.id === id)?.name ?? food.name) : null;
  }

  /** Whether a food is merged with another still, however that one was merged since. */
  #isMerged(id: string, into: unknown): boolean {
    const { knowledge } = this.#foods;
    const kept = knowledge.byId(id);
    return kept !== undefined && kept.id !== id && knowledge.byId(String(into)) === kept;
  }
}

function filterOf({ action, actor }: AuditFilter): ListSource['where'] {
  if ([action, actor].some((text) => (text ?? '').length > 100 || text?.includes('\0')))
    throw badInput('The filter is too long.', 'action');
  const conditions = [
    ...(action ? [{ sql: `(e.action = ? or starts_with(e.action, ?))`, params: [action, `${action}.`] }] : []),
    ...(actor
      ? [{ sql: `e.actor_id = (select id from "user" where username_key = ?)`, params: [actor.toLowerCase()] }]
      : []),
  ];
  return {
    sql: ['true', ...conditions.map(({ sql }) => sql)].join(' and '),
    params: conditions.flatMap(({ params }) => params),
  };
}
