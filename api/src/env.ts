import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { StartError } from './shared/errors.ts';

// `localhost:4000` would pass for an address whose scheme is `localhost`.
const url = z.url({ protocol: /^https?$/, message: 'must be an address such as http://localhost:4000' });
const isTopOfHost = (address: string): boolean =>
  !URL.canParse(address) || new URL(address).href === `${new URL(address).origin}/`;
const databaseUrl = z
  .url({ protocol: /^postgres(ql)?$/, message: 'must be a postgresql:// address' })
  .refine((address) => !URL.canParse(address) || new URL(address).pathname.length > 1, {
    message: 'must name the database too, as postgresql://user:password@host:5432/larder',
  });
const flag = z.enum(['true', 'false'], { message: 'must be true or false' }).transform((text) => text === 'true');
const whole = (min: number, max: number, what: string) =>
  z.coerce
    .number({ message: `must be ${what} from ${min} to ${max}` })
    .int()
    .min(min)
    .max(max);
const oneOf = <const Name extends string>(...names: Name[]) =>
  z.enum(names, { message: `must be ${names.slice(0, -1).join(', ')} or ${names.at(-1)}` });

const schema = z
  .object({
    PORT: whole(0, 65_535, 'a port number').default(4000),
    HOST: z.string().min(1).default('0.0.0.0'),
    DATA_DIR: z.string().min(1).default('.data'),
    DATABASE_URL: databaseUrl.optional(),
    DATABASE_REPLICA_URL: databaseUrl.optional(),
    PUBLIC_URL: url
      .refine(isTopOfHost, { message: 'must be an address without a path: Larder answers at the top of its host' })
      .optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/, message: 'must be an smtp:// or smtps:// address' }).optional(),
    MAIL_FROM: z.email({ message: 'must be an e-mail address' }).default('larder@localhost.localdomain'),
    SECURITY_CONTACT: z
      .url({ protocol: /^(https|mailto)$/, message: 'must be a mailto: or https:// address' })
      .optional(),
    LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
    LOG_FORMAT: oneOf('pretty', 'json').optional(),
    TRUST_PROXY: whole(0, 10, 'a number of proxies').default(0),
    HSTS_MAX_AGE: whole(0, 63_072_000, 'a number of seconds').optional(),
    SIGN_UP: oneOf('open', 'invitation', 'closed').optional(),
    METRICS_TOKEN: z.string().min(16, { message: 'must have at least 16 characters' }).optional(),
    RATE_LIMIT: whole(0, 1_000_000, 'a number of requests a minute').default(1_200),
    SEED_DEMO: flag.optional(),
    S3_BUCKET: z.string().min(3, { message: 'must have at least 3 characters' }).optional(),
    S3_ENDPOINT: url.optional(),
    S3_PUBLIC_ENDPOINT: url.optional(),
    S3_REGION: z.string().min(1).default('us-east-1'),
    S3_ACCESS_KEY_ID: z.string().min(1).optional(),
    S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
    AI_BASE_URL: url.optional(),
    AI_MODEL: z.string().min(1).optional(),
    AI_API_KEY: z.string().min(1).optional(),
    OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
    OTEL_SERVICE_NAME: z.string().min(1).default('larder'),
    NODE_ENV: z.string().default('production'),
    SHUTDOWN_DELAY_MS: whole(0, 60_000, 'milliseconds').default(0),
  })
  .refine(({ SMTP_URL, PUBLIC_URL }) => SMTP_URL === undefined || PUBLIC_URL !== undefined, {
    message: 'must be given together with SMTP_URL: links in mails begin with it',
    path: ['PUBLIC_URL'],
  })
  .refine(({ AI_BASE_URL, AI_MODEL }) => (AI_BASE_URL === undefined) === (AI_MODEL === undefined), {
    message: 'must be given together with AI_BASE_URL',
    path: ['AI_MODEL'],
  })
  .refine(
    (env) =>
      env.S3_BUCKET === undefined || (env.S3_ACCESS_KEY_ID !== undefined && env.S3_SECRET_ACCESS_KEY !== undefined),
    { message: 'needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY beside it', path: ['S3_BUCKET'] },
  );

/** Everything the process takes from its environment, validated; nothing else reads `process.env`. */
export type Env = z.infer<typeof schema>;

/**
 * Reads and validates the environment once. Empty and blank values count as absent. A variable may be given as a file that holds its
 * value, by a name with `_FILE` behind it, as secrets of containers are.
 * @throws StartError listing every problem
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.fromEntries(
    Object.entries(withFiles(source)).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new StartError(
    `The environment has ${problems.length === 1 ? 'a bad value' : 'bad values'}:\n${problems.join('\n')}`,
  );
}

/** Names of variables that may also be given as a file. */
const NAMES = Object.keys(schema.shape);

function withFiles(source: Record<string, string | undefined>): Record<string, string | undefined> {
  const read = { ...source };
  for (const name of NAMES) {
    const file = source[`${name}_FILE`]?.trim();
    if (file && !source[name]?.trim()) read[name] = contentOf(name, file);
  }
  return read;
}

function contentOf(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new StartError(`The environment has a bad value:\n  ${name}_FILE: ${(error as Error).message}`);
  }
}
