import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { TokenScope } from '../../users/user-enums.ts';
import type { ApiToken, Session } from './session.entity.ts';
import type { NewApiToken } from './session.service.ts';
import type { User } from '../../users/user.entity.ts';
import { UserType } from '../user.types.ts';

registerEnumType(TokenScope, {
  name: 'TokenScope',
  description: 'What an API token may do.',
  valuesConfig: {
    READ: { description: 'Sees what its cook sees.' },
    WRITE: { description: 'Changes what its cook may change.' },
  },
});

@ObjectType('Session', { description: 'A browser in which the cook is signed in.' })
export class SessionType implements Pick<Session, 'id' | 'createdAt' | 'lastUsedAt'> {
  @Field(() => ID, { description: 'Opaque.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'What the browser calls itself.' })
  userAgent!: string | null;

  @Field(() => GraphQLDateTime, { description: 'When the cook signed in.' })
  createdAt!: Date;

  @Field(() => GraphQLDateTime, { description: 'Right to the hour.' })
  lastUsedAt!: Date;
}

@ObjectType('ApiToken', { description: 'A key with which a program acts for the cook: `Authorization: Bearer …`.' })
export class ApiTokenType implements Pick<ApiToken, 'id' | 'name' | 'prefix' | 'scopes' | 'createdAt' | 'expiresAt'> {
  @Field(() => ID, { description: 'Opaque.' })
  id!: string;

  @Field(() => String, { description: 'What its owner calls it.' })
  name!: string;

  @Field(() => String, { description: 'How the token begins.' })
  prefix!: string;

  @Field(() => [TokenScope], { description: 'What it may do.' })
  scopes!: TokenScope[];

  @Field(() => GraphQLDateTime, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => GraphQLDateTime, { description: 'When it ends by itself.' })
  expiresAt!: Date;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'Right to the hour.' })
  lastUsedAt!: Date | null;
}

@ObjectType('SessionPayload', { description: 'The session is in a cookie; scripts never see it.' })
export class SessionPayloadType {
  @Field(() => UserType, { description: 'The cook.' })
  user!: User;

  @Field(() => SessionType, { description: 'The session that began.' })
  session!: Session;
}

@ObjectType('SignOutPayload', { description: 'What came of it.' })
export class SignOutPayloadType {
  @Field(() => Boolean, { description: 'Whether there was a session to end.' })
  signedOut!: boolean;
}

@InputType({ description: 'One session.' })
export class SessionIdInput {
  @Field(() => ID, { description: 'Of the session.' })
  id!: string;
}

@ObjectType('EndSessionPayload', { description: 'The session that ended.' })
export class EndSessionPayloadType {
  @Field(() => ID, { description: 'Of the session.' })
  endedId!: string;
}

@InputType({ description: 'What stays.' })
export class EndOtherSessionsInput {
  @Field(() => Boolean, { defaultValue: false, description: 'Whether the API tokens stay.' })
  keepApiTokens!: boolean;
}

@ObjectType('EndOtherSessionsPayload', { description: 'What ended.' })
export class EndOtherSessionsPayloadType {
  @Field(() => Int, { description: 'How many sessions ended.' })
  ended!: number;

  @Field(() => Int, { description: 'How many API tokens ended.' })
  endedTokens!: number;
}

@InputType({ description: 'A token to make.' })
export class CreateApiTokenInput implements NewApiToken {
  @Field(() => String, {
    nullable: true,
    description:
      'Sent again with the same input within a day, it gives the token that was made before, without its secret.',
  })
  idempotencyKey?: string | null;

  @Field(() => String, { description: 'For its owner to know it again.' })
  name!: string;

  @Field(() => [TokenScope], { defaultValue: [TokenScope.READ], description: 'What it may do.' })
  scopes!: TokenScope[];

  @Field(() => Int, { defaultValue: 90, description: '1 to 366.' })
  expiresInDays!: number;
}

@InputType({ description: 'A token to end.' })
export class RevokeApiTokenInput {
  @Field(() => ID, { description: 'Of the token.' })
  id!: string;
}

@ObjectType('ApiTokenPayload', { description: 'The token that was made or revoked.' })
export class ApiTokenPayloadType {
  @Field(() => ApiTokenType, { description: 'What is known of the token.' })
  apiToken!: ApiToken;

  @Field(() => String, { nullable: true, description: 'The token itself, told once, when it is made.' })
  secret!: string | null;
}
