import type { EntityManager } from '@mikro-orm/postgresql';
import type { FoodKnowledge } from '../ingredients/foods/food-knowledge.ts';
import type { FoodStore } from '../ingredients/foods/food-store.ts';
import { Composer } from './composer.ts';
import { readGrammar, type Grammar } from './grammar.ts';
import { learnPairing } from './pairing.ts';

let grammar: Grammar | undefined;

/** One composer for each state of the foods, which never changes once it is made. */
const composers = new WeakMap<FoodKnowledge, Promise<Composer>>();

/** The composer for the foods as they are now; made when first asked for. */
export function composerFor(foods: FoodStore, em: EntityManager): Promise<Composer> {
  const { knowledge, names } = foods;
  const known = composers.get(knowledge);
  if (known) return known;
  grammar ??= readGrammar();
  const read = grammar;
  const made = learnPairing(em, foods).then((pairing) => new Composer(read, knowledge, names, pairing));
  composers.set(knowledge, made);
  made.catch(() => composers.delete(knowledge));
  return made;
}
