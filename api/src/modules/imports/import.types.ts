import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { Difficulty } from '../recipes/recipe-enums.ts';
import { ReadLineType } from '../own-recipes/own-recipe.types.ts';
import type { LinkedLine } from '../ingredients/lines/line-linker.ts';
import { InstructionType } from '../recipes/recipe.types.ts';
import type { Proposal, ProposedLine } from './proposal.ts';
import type { ImportSource } from './web-import.service.ts';

@InputType({ description: 'Where a recipe is. Give one of both.' })
export class ImportRecipeInput implements ImportSource {
  @Field(() => String, { nullable: true, description: 'Address of a page of the public internet, http or https.' })
  url?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Text of a recipe: plain, with headings or without, Markdown, schema.org JSON-LD, or the source of a web page. At most 60,000 characters.',
  })
  text?: string | null;
}

@ObjectType('ProposedLine', { description: 'An ingredient line of a recipe that was read elsewhere.' })
export class ProposedLineType implements Pick<ProposedLine, 'group' | 'isDoubtful'> {
  @Field(() => String, { nullable: true, description: 'Heading of the part of the recipe it belongs to.' })
  group!: string | null;

  @Field(() => ReadLineType, { description: 'What is understood of it.' })
  reading!: LinkedLine;

  @Field(() => Boolean, {
    description: 'Whether a cook had better look: the food is unknown or guessed, or the line leaves a choice.',
  })
  isDoubtful!: boolean;
}

@ObjectType('RecipeProposal', {
  description: 'A recipe that was read elsewhere and is not stored; `submitRecipe` stores what the cook makes of it.',
})
export class RecipeProposalType implements Omit<Proposal, 'slug' | 'foods' | 'lines' | 'cuisine'> {
  @Field(() => String, { description: 'What it is called.' })
  title!: string;

  @Field(() => String, { description: 'What it is, in its own words where it has some.' })
  description!: string;

  @Field(() => String, { nullable: true, description: 'What is noted beside it, in lines.' })
  notes!: string | null;

  @Field(() => String, { nullable: true, description: 'Who wrote it.' })
  author!: string | null;

  @Field(() => String, { nullable: true, description: 'Where it was read.' })
  sourceUrl!: string | null;

  @Field(() => String, { nullable: true, description: 'One of the seventeen.' })
  cuisine!: string | null;

  @Field(() => Difficulty, { description: 'As stated, or judged by steps and time.' })
  difficulty!: Difficulty;

  @Field(() => Int, { description: 'Minutes of hands-on work, and of waits off the heat.' })
  prepTime!: number;

  @Field(() => Int, { description: 'Minutes on the heat.' })
  cookTime!: number;

  @Field(() => Int, { description: 'For how many it is.' })
  servings!: number;

  @Field(() => [String], { description: 'At most eight words.' })
  tags!: string[];

  @Field(() => [InstructionType], { name: 'instructions', description: 'What to do, step by step.' })
  steps!: Proposal['steps'];
}

@ObjectType('ImportRecipePayload', { description: 'What was read.' })
export class ImportRecipePayloadType {
  @Field(() => RecipeProposalType, { description: 'The recipe, for the cook to look over.' })
  proposal!: Proposal;
}
