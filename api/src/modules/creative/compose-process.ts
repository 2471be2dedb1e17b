/** The process that composes dishes: it takes tens of milliseconds each time, for which the one that answers requests must not stand still. */
import { answerJobs } from '../../shared/answer-jobs.ts';
import type { FoodKnowledge } from '../ingredients/foods/food-knowledge.ts';
import { knowledgeOf, type FoodTable } from '../ingredients/foods/food-table.ts';
import { FoodNames } from '../ingredients/names/food-names.ts';
import { Composer, type Composed } from './composer.ts';
import { readGrammar } from './grammar.ts';
import { Pairing, type PairedRecipe } from './pairing.ts';
import { receivedRequest, type SentRequest } from './sent-request.ts';
import type { CreativeDraft } from './write-dish.ts';

/** What a composer works with. */
export interface Larder {
  table: FoodTable;
  recipes: readonly PairedRecipe[];
}

/** A page of dishes that is asked for. */
export interface ComposeJob {
  /** Number of the state of the foods. */
  state: number;
  /** The state itself, where the process has another. */
  larder?: Larder;
  request: SentRequest;
  /** How many dishes are passed over. */
  from: number;
  /** How many dishes, at most. */
  first: number;
}

/** Dishes as they are sent back. */
export interface SentDishes extends Omit<Composed, 'dishes' | 'unused'> {
  drafts: CreativeDraft[];
  /** Numbers of foods. */
  unused: number[];
}

const grammar = readGrammar();
let current: { state: number; knowledge: FoodKnowledge; composer: Composer } | undefined;

answerJobs(async ({ state, larder, request, from, first }: ComposeJob): Promise<SentDishes | 'unknown-state'> => {
  if (larder) current = { state, ...composerOf(larder) };
  if (current?.state !== state) return 'unknown-state';
  const { composer, knowledge } = current;
  const { dishes, unused, ...rest } = composer.compose(receivedRequest(request, knowledge), from, first);
  return { ...rest, drafts: dishes.map(({ draft }) => draft), unused: unused.map(({ number }) => number) };
});

function composerOf({ table, recipes }: Larder): { knowledge: FoodKnowledge; composer: Composer } {
  const knowledge = knowledgeOf(table);
  const names = new FoodNames(knowledge);
  return { knowledge, composer: new Composer(grammar, knowledge, names, new Pairing(recipes, knowledge)) };
}
