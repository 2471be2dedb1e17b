import type { FoodKnowledge, KnownFood } from '../ingredients/foods/food-knowledge.ts';
import type { CreativeRequest } from './dish-plan.ts';

/** A request with its foods by number, for another process. */
export interface SentRequest extends Omit<CreativeRequest, 'held' | 'pantry'> {
  held: number[];
  pantry: number[];
}

const numbersOf = (foods: readonly KnownFood[]): number[] => foods.map(({ number }) => number);

/** The request as it is sent. */
export function sentRequest(request: CreativeRequest): SentRequest {
  return { ...request, held: numbersOf(request.held), pantry: numbersOf(request.pantry) };
}

/** The foods of some numbers; one that is not known is left out. */
export function foodsByNumber(numbers: readonly number[], knowledge: FoodKnowledge): KnownFood[] {
  return numbers.map((number) => knowledge.byNumber(number)).filter((food) => food !== undefined);
}

/** The request as it was before it was sent. */
export function receivedRequest(sent: SentRequest, knowledge: FoodKnowledge): CreativeRequest {
  return { ...sent, held: foodsByNumber(sent.held, knowledge), pantry: foodsByNumber(sent.pantry, knowledge) };
}
