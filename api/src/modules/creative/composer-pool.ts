import { extname } from 'node:path';
import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../../shared/errors.ts';
import { JobFailure, WorkProcess } from '../../shared/work-process.ts';
import type { FoodKnowledge } from '../ingredients/foods/food-knowledge.ts';
import type { FoodStore } from '../ingredients/foods/food-store.ts';
import { readFoodTable } from '../ingredients/foods/read-food-table.ts';
import type { ComposeJob, SentDishes } from './compose-process.ts';
import type { CreativeRequest } from './dish-plan.ts';
import { readPairedRecipes } from './paired-recipes.ts';
import { sentRequest } from './sent-request.ts';

/** Longest time for a page of dishes, in milliseconds: usually it takes some 10, and the first a second, which a busy machine may make many. */
const TIME_LIMIT = 15_000;
/** The process holds what it knows for this long without a request, in milliseconds: to learn it takes a second. */
const IDLE_LIMIT = 900_000;
/** How far below searches it stands, as `nice` counts: half their share of a core that both want. */
const PRIORITY = 3;
/** Pages that may wait, and those of one caller: a page of the web app asks for one. */
const WAITING = { waiting: 48, perCaller: 6 };

const PROGRAM = new URL(`./compose-process${extname(import.meta.url)}`, import.meta.url);

const pool = new WorkProcess<ComposeJob, SentDishes | 'unknown-state'>(PROGRAM, {
  ...WAITING,
  atOnce: 1,
  time: TIME_LIMIT,
  idle: IDLE_LIMIT,
  // A cook waits for it, and has nothing else to look at.
  priority: PRIORITY,
  busy: 'Many dishes are being made just now.',
});

/** The number of each state of the foods, which never changes once it is there. */
const states = new WeakMap<FoodKnowledge, number>();
let lastState = 0;

/** A page of dishes that is asked for. */
export interface Order {
  request: CreativeRequest;
  /** How many dishes are passed over. */
  from: number;
  /** How many dishes, at most. */
  first: number;
}

/**
 * Composes dishes in a process of its own, for each caller in turn.
 * @throws AppError RATE_LIMITED when the caller has several waiting, UNAVAILABLE when too many wait or the process failed
 */
export async function compose(
  { request, from, first }: Order,
  { foods, em, caller }: { foods: FoodStore; em: EntityManager; caller: string },
): Promise<SentDishes> {
  const job = { state: stateOf(foods.knowledge), request: sentRequest(request), from, first };
  const known = await ask(job, caller);
  if (known !== 'unknown-state') return known;
  const larder = { table: await readFoodTable(em.fork()), recipes: await readPairedRecipes(em.fork(), foods) };
  const made = await ask({ ...job, larder }, caller);
  if (made === 'unknown-state') throw new Error('The process that composes took no foods.');
  return made;
}

function stateOf(knowledge: FoodKnowledge): number {
  const state = states.get(knowledge) ?? ++lastState;
  states.set(knowledge, state);
  return state;
}

async function ask(job: ComposeJob, caller: string): Promise<SentDishes | 'unknown-state'> {
  try {
    return await pool.do(job, { caller });
  } catch (cause) {
    if (!(cause instanceof JobFailure)) throw cause;
    throw new AppError('UNAVAILABLE', 'No dish could be made just now. Try again in a moment.', { cause });
  }
}
