import { FieldResolver, Resolver, Root } from 'type-graphql';
import { Allergen } from '../ingredients/dietary.ts';
import type { LinkedLine } from '../ingredients/lines/line-linker.ts';
import { ReadLineType } from './own-recipe.types.ts';

/** What of an ingredient line its reading derives from all that it names. */
@Resolver(() => ReadLineType)
export class ReadLineResolver {
  @FieldResolver(() => [Allergen], { description: 'What all that it names contains for sure.' })
  allergens(@Root() { facts }: LinkedLine): Allergen[] {
    return facts.contains;
  }

  @FieldResolver(() => [Allergen], {
    description: 'What it may contain: brands differ, or a food is unknown. Never passes as free.',
  })
  possibleAllergens(@Root() { facts }: LinkedLine): Allergen[] {
    return facts.unsure;
  }
}
