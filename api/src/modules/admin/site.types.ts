import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { RemovedDemo } from '../catalogue/demo-data.ts';
import { SignUpMode, type SiteSettings } from '../site-settings/site-settings.ts';
import type { BackupFacts, ModelTest, PublicSettings } from './site.service.ts';

registerEnumType(SignUpMode, {
  name: 'SignUpMode',
  description: 'Who may make an account.',
  valuesConfig: {
    CLOSED: { description: 'No one; admins make accounts on the server.' },
    INVITATION: { description: 'Anyone with an invitation.' },
    OPEN: { description: 'Everyone.' },
  },
});

@ObjectType('Site', { description: 'What everyone may know about this site.' })
export class SiteType implements PublicSettings {
  @Field(() => String, { description: 'A sentence at the top of every page; empty for none.' })
  banner!: string;

  @Field(() => SignUpMode, { description: 'Who may make an account.' })
  signUp!: SignUpMode;

  @Field(() => String, { description: 'Who is credited in the footer; empty for no one.' })
  authorName!: string;

  @Field(() => String, { description: "Address of the author's portfolio; empty for none." })
  portfolioUrl!: string;

  @Field(() => String, { description: 'Where the source code is hosted; empty for nowhere.' })
  sourceUrl!: string;

  @Field(() => String, { description: 'Address at a professional network; empty for none.' })
  networkUrl!: string;

  @Field(() => String, { description: 'Where mail goes, as a `mailto:` address; empty for nowhere.' })
  mailUrl!: string;

  @Field(() => String, { description: 'Address at a photo-sharing network; empty for none.' })
  photosUrl!: string;
}

@ObjectType('SiteSettings', { description: 'How the admins run this site.' })
export class SiteSettingsType extends SiteType implements SiteSettings {
  @Field(() => Boolean, { description: 'Whether an admin looks at a recipe before everyone finds it.' })
  moderation!: boolean;
}

@InputType({ description: 'What is left out stays as it is.' })
export class SiteSettingsInput {
  @Field(() => String, { nullable: true, description: 'At most 200 characters; empty for none.' })
  banner?: string;

  @Field(() => SignUpMode, { nullable: true, description: 'Who may make an account.' })
  signUp?: SignUpMode;

  @Field(() => Boolean, { nullable: true, description: 'Whether an admin looks at a recipe first.' })
  moderation?: boolean;

  @Field(() => String, { nullable: true, description: 'At most 80 characters; empty for no one.' })
  authorName?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Begins with `https://`, `mailto:`, or `/` for a page here; empty for none.',
  })
  portfolioUrl?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Begins with `https://`, `mailto:`, or `/` for a page here; empty for none.',
  })
  sourceUrl?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Begins with `https://`, `mailto:`, or `/` for a page here; empty for none.',
  })
  networkUrl?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Begins with `https://`, `mailto:`, or `/` for a page here; empty for none.',
  })
  mailUrl?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Begins with `https://`, `mailto:`, or `/` for a page here; empty for none.',
  })
  photosUrl?: string;
}

@ObjectType('SiteSettingsPayload', { description: 'The settings after the change.' })
export class SiteSettingsPayloadType {
  @Field(() => SiteSettingsType, { description: 'The settings.' })
  settings!: SiteSettings;
}

@ObjectType('InvitationPayload', { description: 'An invitation for one person.' })
export class InvitationPayloadType {
  @Field(() => String, { description: 'Told this once; it goes into the sign-up form.' })
  code!: string;

  @Field(() => GraphQLDateTime, { description: 'Until when it may be used.' })
  expiresAt!: Date;
}

@ObjectType('Backup', { description: 'A backup that was made.' })
export class BackupType implements BackupFacts {
  @Field(() => GraphQLDateTime, { description: 'When it was whole.' })
  at!: Date;

  @Field(() => Int, { description: 'Rows of all tables.' })
  rows!: number;

  @Field(() => Float, { description: 'Size of the archive.' })
  bytes!: number;
}

@ObjectType('RemoveDemoDataPayload', { description: 'What went.' })
export class RemoveDemoDataPayloadType implements RemovedDemo {
  @Field(() => Int, { description: 'Demo cooks.' })
  cooks!: number;

  @Field(() => Int, { description: 'Their ratings.' })
  ratings!: number;
}

@ObjectType('StartBackupPayload', { description: 'A backup will be there in a moment.' })
export class StartBackupPayloadType {
  @Field(() => Boolean, { description: 'Always true.' })
  started!: boolean;
}

@ObjectType('ModelTest', { description: 'What came of asking the model something simple.' })
export class ModelTestType implements ModelTest {
  @Field(() => Boolean, { description: 'Whether it answered as it should.' })
  works!: boolean;

  @Field(() => String, { description: 'For a person.' })
  message!: string;

  @Field(() => Int, { description: 'How long it took, in milliseconds.' })
  took!: number;
}
