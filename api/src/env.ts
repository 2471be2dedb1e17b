import { z } from 'zod';
import { StartError } from './shared/errors.ts';

// `localhost:4000` would pass for an address whose scheme is `localhost`.
const url = z.url({ protocol: /^https?$/, message: 'must be an address such as http://localhost:4000' });
const flag = z.enum(['true', 'false'], { message: 'must be true or false' }).transform((text) => text === 'true');

const schema = z.object({
  PORT: z.coerce.number({ message: 'must be a port number' }).int().min(0).max(65_535).default(4000),
  HOST: z.string().min(1).default('0.0.0.0'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, message: 'must be a postgresql:// address' }).optional(),
  DATABASE_REPLICA_URL: z.url({ protocol: /^postgres(ql)?$/, message: 'must be a postgresql:// address' }).optional(),
  PUBLIC_URL: url.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, message: 'must be an smtp:// or smtps:// address' }).optional(),
  MAIL_FROM: z.email({ message: 'must be an e-mail address' }).default('larder@localhost.localdomain'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  LOG_FORMAT: z.enum(['pretty', 'json']).optional(),
  TRUST_PROXY: z.coerce.number({ message: 'must be a number of proxies' }).int().min(0).max(10).default(0),
  RATE_LIMIT: z.coerce.number({ message: 'must be a number of requests a minute' }).int().min(0).max(1_000_000).default(1_200),
  SEED_DEMO: flag.optional(),
  SEARCH_ENGINE: z.enum(['index', 'postgres']).default('index'),
  S3_BUCKET: z.string().min(3).optional(),
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
  SHUTDOWN_DELAY_MS: z.coerce.number({ message: 'must be milliseconds' }).int().min(0).max(60_000).default(0),
})
  .refine(({ AI_BASE_URL, AI_MODEL }) => (AI_BASE_URL === undefined) === (AI_MODEL === undefined), { message: 'must be given together with AI_BASE_URL', path: ['AI_MODEL'] })
  .refine((env) => env.S3_BUCKET === undefined || (env.S3_ACCESS_KEY_ID !== undefined && env.S3_SECRET_ACCESS_KEY !== undefined), { message: 'needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY beside it', path: ['S3_BUCKET'] });

/** Everything the process takes from its environment, validated; nothing else reads `process.env`. */
export type Env = z.infer<typeof schema>;

/**
 * Reads and validates the environment once. Empty values count as absent.
 * @throws StartError listing every problem
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new StartError(`The environment has ${problems.length === 1 ? 'a bad value' : 'bad values'}:\n${problems.join('\n')}`);
}
