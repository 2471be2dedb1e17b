import { Field, InputType, Int, registerEnumType } from 'type-graphql';
import { Difficulty } from '../recipes/recipe-enums.ts';
import { SavedRecipeSort, type SavedRecipeFilter } from './saved-recipe-lists.ts';

registerEnumType(SavedRecipeSort, {
  name: 'SavedRecipeSort',
  description: 'Saved last first, by title, the quickest first, or the best rated first.',
  valuesConfig: {
    RATING: { description: 'The best rated first.' },
    SAVED: { description: 'Saved last first.' },
    TIME: { description: 'The quickest first.' },
    TITLE: { description: 'By title.' },
  },
});

@InputType({ description: 'What is left out restricts nothing.' })
export class SavedRecipeFilterInput implements SavedRecipeFilter {
  @Field(() => String, { nullable: true, description: 'Words of the title.' })
  text?: string | null;

  @Field(() => String, { nullable: true, description: 'One of the seventeen, in any case.' })
  cuisine?: string | null;

  @Field(() => Difficulty, { nullable: true, description: 'Only those of this difficulty.' })
  difficulty?: Difficulty | null;

  @Field(() => Int, { nullable: true, description: 'Most minutes of prep and cook time together.' })
  maxTotalTime?: number | null;
}
