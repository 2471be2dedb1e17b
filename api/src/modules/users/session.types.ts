import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { TokenScope } from '../../shared/enums.ts';
import type { ApiToken, Session } from './session.entity.ts';
import type { NewApiToken } from './session.service.ts';
import type { User } from './user.entity.ts';
import { UserType } from './user.types.ts';

registerEnumType(TokenScope, { name: 'TokenScope', description: 'What an API token may do.' });

@ObjectType('Session', { description: 'A browser in which the cook is signed in.' })
export class SessionType implements Pick<Session, 'id' | 'createdAt' | 'lastUsedAt'> {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { nullable: true, description: 'What the browser calls itself.' })
  userAgent!: string | null;

  @Field(() => GraphQLDateTime)
  createdAt!: Date;

  @Field(() => GraphQLDateTime, { description: 'Right to the hour.' })
  lastUsedAt!: Date;
}

@ObjectType('ApiToken', { description: 'A key with which a program acts for the cook: `Authorization: Bearer …`.' })
export class ApiTokenType implements Pick<ApiToken, 'id' | 'name' | 'prefix' | 'scopes' | 'createdAt' | 'expiresAt'> {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String, { description: 'How the token begins.' })
  prefix!: string;

  @Field(() => [TokenScope])
  scopes!: TokenScope[];

  @Field(() => GraphQLDateTime)
  createdAt!: Date;

  @Field(() => GraphQLDateTime)
  expiresAt!: Date;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'Right to the hour.' })
  lastUsedAt!: Date | null;
}

@ObjectType('SessionPayload', { description: 'The session is in a cookie; scripts never see it.' })
export class SessionPayloadType {
  @Field(() => UserType)
  user!: User;

  @Field(() => SessionType)
  session!: Session;
}

@ObjectType('SignOutPayload')
export class SignOutPayloadType {
  @Field(() => Boolean, { description: 'Whether there was a session to end.' })
  signedOut!: boolean;
}

@InputType()
export class SessionIdInput {
  @Field(() => ID)
  id!: string;
}

@ObjectType('EndSessionPayload')
export class EndSessionPayloadType {
  @Field(() => ID)
  endedId!: string;
}

@ObjectType('EndOtherSessionsPayload')
export class EndOtherSessionsPayloadType {
  @Field(() => Int, { description: 'How many ended.' })
  ended!: number;
}

@InputType()
export class CreateApiTokenInput implements NewApiToken {
  @Field(() => String, { nullable: true, description: 'Sent again with the same input within a day, it gives the token that was made before, without its secret.' })
  idempotencyKey?: string | null;

  @Field(() => String, { description: 'For its owner to know it again.' })
  name!: string;

  @Field(() => [TokenScope], { defaultValue: [TokenScope.READ] })
  scopes!: TokenScope[];

  @Field(() => Int, { defaultValue: 90, description: '1 to 366.' })
  expiresInDays!: number;
}

@InputType()
export class RevokeApiTokenInput {
  @Field(() => ID)
  id!: string;
}

@ObjectType('ApiTokenPayload')
export class ApiTokenPayloadType {
  @Field(() => ApiTokenType)
  apiToken!: ApiToken;

  @Field(() => String, { nullable: true, description: 'The token itself, told once, when it is made.' })
  secret!: string | null;
}
