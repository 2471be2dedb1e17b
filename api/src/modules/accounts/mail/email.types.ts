import { Field, InputType, ObjectType } from 'type-graphql';
import { MailDelivery } from '../../../shared/mailer.ts';
import { PASSWORD_LENGTH } from '../passwords/password.ts';
import type { MailLeft } from './email.service.ts';

@InputType({ description: 'The link in a message.' })
export class ConfirmEmailInput {
  @Field(() => String, { description: 'What stands behind `#` in the link.' })
  token!: string;
}

@ObjectType('ConfirmEmailPayload', { description: 'What came of it.' })
export class ConfirmEmailPayloadType {
  @Field(() => Boolean, { description: 'Whether the address is confirmed: true, or there is an error.' })
  confirmed!: boolean;
}

@ObjectType('MailPayload', { description: 'A message that was left, if there is a reason for one.' })
export class MailPayloadType implements MailLeft {
  @Field(() => MailDelivery, { description: 'How messages leave this server.' })
  delivery!: MailDelivery;

  @Field(() => String, { description: 'What became of it, for a person.' })
  message!: string;
}

@InputType({ description: 'Whose password is forgotten.' })
export class RequestPasswordResetInput {
  @Field(() => String, { description: 'The user name, or the confirmed e-mail address, in any case.' })
  account!: string;
}

@InputType({ description: 'The link in a message, and the new password.' })
export class SetForgottenPasswordInput {
  @Field(() => String, { description: 'What stands behind `#` in the link.' })
  token!: string;

  @Field(() => String, {
    description: `${PASSWORD_LENGTH.min} to ${PASSWORD_LENGTH.max} characters, and not easy to guess.`,
  })
  newPassword!: string;
}

@ObjectType('SetForgottenPasswordPayload', { description: 'The account that can be signed in to.' })
export class SetForgottenPasswordPayloadType {
  @Field(() => String, { description: 'The name to sign in with.' })
  username!: string;
}
