import { NodeType } from '../../graphql/node.types.ts';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { CollectionChange } from './collection-input.ts';
import type { Collection } from './collection.entity.ts';

@ObjectType('Collection', { implements: NodeType, description: 'Recipes that a cook has put together under a name.' })
export class CollectionType implements Pick<Collection, 'id' | 'name' | 'isPublic' | 'createdAt'> {
  @Field(() => ID, { description: 'Opaque.' })
  id!: string;

  @Field(() => String, { description: 'What its cook calls it.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'What its cook says of it.' })
  description!: string | null;

  @Field(() => Boolean, { description: 'Whether anyone with the link may see it.' })
  isPublic!: boolean;

  @Field(() => GraphQLDateTime, { description: 'When it was made.' })
  createdAt!: Date;
}

@InputType({ description: 'A collection to make.' })
export class CreateCollectionInput implements CollectionChange {
  @Field(() => String, { description: 'At most 80 characters; no other of the cook has it.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'At most 500 characters.' })
  description?: string | null;

  @Field(() => Boolean, { defaultValue: false, description: 'Whether anyone with the link may see it.' })
  isPublic!: boolean;
}

@InputType({ description: 'What is left out stays as it is.' })
export class UpdateCollectionInput implements CollectionChange {
  @Field(() => ID, { description: 'Of the collection.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'At most 80 characters; no other of the cook has it.' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'null takes it away.' })
  description?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether anyone with the link may see it.' })
  isPublic?: boolean | null;

  @Field(() => ID, {
    nullable: true,
    description: 'A recipe of the collection whose picture stands for it; null takes the one added last.',
  })
  coverRecipeId?: string | null;
}

@InputType({ description: 'One collection.' })
export class CollectionIdInput {
  @Field(() => ID, { description: 'Of the collection.' })
  id!: string;
}

@InputType({ description: 'A collection and a recipe.' })
export class CollectionRecipeInput {
  @Field(() => ID, { description: 'Of the collection.' })
  collectionId!: string;

  @Field(() => ID, { description: 'Id or slug.' })
  recipeId!: string;
}

@ObjectType('CollectionPayload', { description: 'The collection after the change.' })
export class CollectionPayloadType {
  @Field(() => CollectionType, { description: 'The collection.' })
  collection!: Collection;
}
