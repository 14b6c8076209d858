import { ClaimsMode, LegalMode, isEmail } from '@creditfix/shared/kernel';
import { z } from 'zod';
import { databaseUrlFault, ownProtocols, webProtection } from './encrypted-connection.ts';
import { readS3Url } from './s3-url.ts';

/** Every setting of the server in one documented place; nothing else reads the environment. */

const blank = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? undefined : value;
const setting = <T extends z.ZodType>(schema: T) => z.preprocess(blank, schema);

const encryptionKeys = z
  .string()
  .regex(
    /^[A-Za-z0-9_-]{1,16}:[A-Za-z0-9+/_-]{43}=?(,[A-Za-z0-9_-]{1,16}:[A-Za-z0-9+/_-]{43}=?)*$/,
    'must be id:base64 pairs of 32-byte keys, newest first, separated by commas',
  );

const emailList = z
  .string()
  .max(5_000)
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((email) => email.trim().toLowerCase())
      .filter(Boolean),
  )
  .refine((emails) => emails.every(isEmail), 'must be email addresses, separated by commas');

const s3Url = z
  .string()
  .refine(
    (url) => readS3Url(url) !== undefined,
    'must be https://KEY:SECRET@host/bucket; special characters of key and secret are written as %2F',
  );

function isImapUrl(url: string): boolean {
  if (!/^imaps?:\/\//.test(url) || !URL.canParse(url)) return false;
  const { username, password, hostname } = new URL(url);
  try {
    return [username, password, hostname].every(Boolean) && decodeURIComponent(url) !== '';
  } catch {
    return false;
  }
}

/** @param uid of the user that runs the server, where the system has such numbers */
export function defaultDataDir(uid: number | undefined): string {
  return uid === 0 ? '/var/lib/credit-fix' : './data';
}

export const configSchema = z.object({
  NODE_ENV: setting(z.enum(['development', 'production', 'test']).default('development')),
  /** Production refuses to run as root, unless this is on. */
  ALLOW_ROOT: setting(z.enum(['off', 'on']).default('off')),
  /** What this process does: answer people, work on the queue, or both. Any number of each share one database and one file store. */
  ROLE: setting(z.enum(['all', 'web', 'worker']).default('all')),
  PORT: setting(z.coerce.number().int().min(0).max(65_535).optional()),
  HOST: setting(z.string().default('127.0.0.1')),
  /** Address that people use, without a path; decides cookies, links and the allowed origin. */
  PUBLIC_URL: setting(z.url({ protocol: /^https?$/ }).optional()),
  /** PostgreSQL does not run as root, and the user that it runs as then can't reach a checkout in root's home. */
  DATA_DIR: setting(z.string().default(() => defaultDataDir(process.getuid?.()))),
  DATABASE_URL: setting(
    z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
      .superRefine((url, context) => {
        const fault = databaseUrlFault(url);
        if (fault) context.addIssue(fault);
      })
      .optional(),
  ),
  /** A bucket of an S3-compatible store for the sealed files, with its key: https://KEY:SECRET@host/bucket/prefix?region=us-east-1. */
  S3_URL: setting(s3Url.optional()),
  /** Where new files go; the other place is still read. S3 where S3_URL is set and nothing is said. */
  FILE_STORE: setting(z.enum(['disk', 's3']).optional()),
  /** Makes the database of DATABASE_URL if it is missing; without it, a wrong name would start an empty product. */
  CREATE_DATABASE: setting(z.enum(['off', 'on']).default('off')),
  /** Which connections to other machines may stay without encryption in production, separated by commas. */
  ALLOW_PLAINTEXT: setting(
    z
      .string()
      .default('')
      .transform((text) => text.split(/[\s,]+/).filter(Boolean))
      .pipe(
        z.array(
          z.enum(
            ['smtp', 'database', 'model', 'files'],
            'must name smtp, database, model or files',
          ),
        ),
      ),
  ),
  LOG_LEVEL: setting(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  ),
  /** Number of proxies in front whose X-Forwarded-For entries are believed. */
  TRUST_PROXY: setting(z.coerce.number().int().min(0).max(10).default(0)),
  ENCRYPTION_KEYS: setting(encryptionKeys.optional()),
  SMTP_URL: setting(
    z
      .string()
      .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
      .refine(
        URL.canParse,
        'must be an address; special characters of a password are written as %40',
      )
      .optional(),
  ),
  EMAIL_FROM: setting(z.string().max(320).default('Credit Fix <no-reply@localhost>')),
  /** Signs email with DKIM here, where the mail server does not do it: domain, selector and the private key (PEM). */
  DKIM_DOMAIN: setting(z.string().max(253).optional()),
  DKIM_SELECTOR: setting(z.string().max(63).optional()),
  DKIM_PRIVATE_KEY: setting(z.string().max(10_000).optional()),
  SUPPORT_EMAIL: setting(z.string().max(320).optional()),
  /** The mailbox in which answers to our support arrive: imaps://user:password@host:993/INBOX. They are added to their messages. */
  IMAP_URL: setting(
    z
      .string()
      .refine(
        isImapUrl,
        'must be imaps://user:password@host/INBOX; special characters of a name or a password are written as %40',
      )
      .optional(),
  ),
  /** Which figures the public pages show: as the owner wrote them, as the database has them, or none. Production has no default. */
  CLAIMS: setting(z.enum(ClaimsMode).optional()),
  /** What whoever runs this is in law. A credit repair organization has contracts, waits and is paid afterwards, and its letters to companies claim no duty to investigate a direct dispute. */
  LEGAL_MODE: setting(z.enum(LegalMode).optional()),
  /** A key for the language model that smooths people's own sentences; without it, nothing is smoothed. */
  OPENAI_API_KEY: setting(z.string().max(1_000).optional()),
  /** OpenAI's interface, wherever it is served. */
  OPENAI_BASE_URL: setting(
    z
      .url({ protocol: /^https?$/ })
      .refine((url) => !/[@?#]/.test(url), 'must be an address alone: no name, password or query')
      .default('https://api.openai.com/v1'),
  ),
  OPENAI_MODEL: setting(z.string().max(200).default('gpt-5.4-mini')),
  /** Who may sign in at /admin/login and do everything there; separated by commas. */
  ADMIN_EMAILS: setting(emailList),
  /** Who may sign in there to help people: without refunds, grants and whatever else is an administrator's. */
  SUPPORT_STAFF_EMAILS: setting(emailList),
  /** Who may sign in there to look, and to change nothing. */
  AUDITOR_EMAILS: setting(emailList),
  /** Asks all of them for a passkey or an authenticator code after the link; on in production if nothing is said. */
  ADMIN_SECOND_FACTOR: setting(z.enum(['off', 'on']).optional()),
  CAPTCHA: setting(
    z.enum(['altcha', 'recaptcha', 'hcaptcha', 'turnstile', 'off']).default('altcha'),
  ),
  CAPTCHA_SITE_KEY: setting(z.string().max(500).optional()),
  CAPTCHA_SECRET: setting(z.string().max(500).optional()),
  /** Without a key only an administrator gives Pro. */
  STRIPE_SECRET_KEY: setting(z.string().max(500).optional()),
  /** Stripe's interface, wherever it is served. */
  STRIPE_API_BASE: setting(z.url({ protocol: /^https?$/ }).default('https://api.stripe.com')),
  STRIPE_WEBHOOK_SECRET: setting(z.string().max(500).optional()),
  /** The monthly price of Pro, made in Stripe (`price_…`). */
  STRIPE_PRICE_ID: setting(z.string().max(200).optional()),
  /** Days of free trial of a first subscription. */
  STRIPE_TRIAL_DAYS: setting(z.coerce.number().int().min(0).max(90).default(0)),
  STRIPE_AUTOMATIC_TAX: setting(z.enum(['off', 'on']).default('off')),
  /** Certified mail by Lob; without a key, staff print and mail (the manual mail queue). A key that begins with test_ prints nothing. */
  LOB_API_KEY: setting(z.string().max(500).optional()),
  /** Lob's interface, wherever it is served. */
  LOB_API_BASE: setting(z.url({ protocol: /^https?$/ }).default('https://api.lob.com/v1')),
  /** What Lob signs its callbacks with; they go to /api/webhooks/lob. */
  LOB_WEBHOOK_SECRET: setting(
    z
      .string()
      .max(500)
      .refine((secret) => secret !== 'secret', 'must not be the word that everybody knows')
      .optional(),
  ),
  /** How long a letter can be taken back before the carrier gets it. */
  POSTAL_HOLD_MINUTES: setting(z.coerce.number().int().min(0).max(1_440).default(15)),
  /** A JSON file with what is too long for a line: who runs the site, prices of mailing and what the carrier charges. */
  SETTINGS_FILE: setting(z.string().max(1_000).optional()),
  RATE_LIMITS: setting(z.enum(['on', 'off']).default('on')),
  /** With it, /metrics answers other machines that send it as a bearer token; without it, this machine alone. */
  METRICS_TOKEN: setting(z.string().min(16, 'must have 16 characters or more').max(500).optional()),
  /** Base address of an OpenTelemetry collector (OTLP over HTTP) that traces are sent to; none are kept without it. */
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(
    z
      .url({ protocol: /^https?$/ })
      .refine((url) => !/[@?#]/.test(url), 'must be an address alone: no name, password or query')
      .optional(),
  ),
  /** Where daily backups go; none are made without it. */
  BACKUP_DIR: setting(z.string().max(1_000).optional()),
  /** A bucket that daily backups are sent to as well, as S3_URL names one; another store than that of the files, or another account. */
  BACKUP_S3_URL: setting(s3Url.optional()),
  BACKUP_KEEP_DAYS: setting(z.coerce.number().int().min(1).max(3_650).default(30)),
  /** When they are made: five fields of cron, in UTC. */
  BACKUP_SCHEDULE: setting(
    z
      .string()
      .regex(/^[\d*,/-]+(?: [\d*,/-]+){4}$/, 'must be five fields of cron, such as 40 3 * * *')
      .default('40 3 * * *'),
  ),
  CHROMIUM_PATH: setting(z.string().optional()),
  PDF_WORKERS: setting(z.coerce.number().int().min(1).max(16).optional()),
});

type GivenConfig = z.output<typeof configSchema>;

/** The settings with what follows from each other filled in. */
export type Config = Omit<GivenConfig, 'PORT' | 'ADMIN_SECOND_FACTOR' | 'CLAIMS' | 'LEGAL_MODE'> & {
  readonly PORT: number;
  readonly ADMIN_SECOND_FACTOR: 'off' | 'on';
  readonly CLAIMS: ClaimsMode;
  readonly LEGAL_MODE: LegalMode;
};

/** Former names. They are refused and not passed over: a setting that does nothing would be found out too late. */
const RENAMED = { MAIL_FROM: 'EMAIL_FROM', MAIL_HOLD_MINUTES: 'POSTAL_HOLD_MINUTES' };

/** Where people find a server if nothing else is said. */
export const WEB_PORT = 8787;

/** A worker has a port of its own, for its health and figures: it may run beside a server on one machine. */
const DEFAULT_PORTS = { all: WEB_PORT, web: WEB_PORT, worker: 8788 } as const;

/** What is wrong with the settings, all of it at once. */
export class ConfigError extends Error {
  constructor(faults: readonly string[]) {
    super(`The settings need attention:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/**
 * Reads the settings.
 *
 * @param environment what `takeSettings` gives
 * @param user whom the server runs as, where the system has users
 * @throws ConfigError that lists every fault
 */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
  user?: number,
): Config {
  const result = configSchema.safeParse(environment);
  const faults = result.success
    ? [...rootFaults(result.data, user), ...productionFaults(result.data)]
    : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  for (const [former, name] of Object.entries(RENAMED))
    if (environment[former]?.trim()) faults.push(`${former}: is called ${name} now`);
  if (!result.success || faults.length > 0) throw new ConfigError(faults);
  const {
    NODE_ENV,
    PORT = DEFAULT_PORTS[result.data.ROLE],
    ADMIN_SECOND_FACTOR,
    CLAIMS = 'as_written',
    LEGAL_MODE = 'self_help',
  } = result.data;
  const secondFactor = ADMIN_SECOND_FACTOR ?? (NODE_ENV === 'production' ? 'on' : 'off');
  return { ...result.data, PORT, ADMIN_SECOND_FACTOR: secondFactor, CLAIMS, LEGAL_MODE };
}

/** What a production server says once in its log: it was chosen, and it is weak. */
export function configWarnings(config: Config): readonly string[] {
  if (config.NODE_ENV !== 'production') return [];
  const warnings: string[] = [];
  if (config.ADMIN_SECOND_FACTOR === 'off')
    warnings.push(
      'ADMIN_SECOND_FACTOR is off: whoever reads the mailbox of one staff member can sign in as that person',
    );
  for (const { name, allowedBy, protectionOf, unchecked } of ownProtocols) {
    const protection = config[name] && protectionOf(config[name]);
    if (protection === 'plain')
      warnings.push(`${name} is not encrypted, because ALLOW_PLAINTEXT names ${allowedBy}`);
    if (protection === 'unverified') warnings.push(`${name} is encrypted, but ${unchecked}`);
  }
  return warnings;
}

function rootFaults({ NODE_ENV, ALLOW_ROOT }: GivenConfig, user: number | undefined): string[] {
  if (NODE_ENV !== 'production' || user !== 0 || ALLOW_ROOT === 'on') return [];
  return [
    'ALLOW_ROOT: this is root, and a hole in the server would give away the whole machine; start it as an ordinary user that owns DATA_DIR, or write ALLOW_ROOT=on',
  ];
}

/** Also the sources: design notes of 2026-11, from 15 U.S.C. 1679a(3) and the cases on it. */
const LEGAL_MODE_MISSING = [
  'LEGAL_MODE: must be chosen in production where Stripe takes payments.',
  'The Credit Repair Organizations Act covers a paid service that is represented as improving a credit record (15 U.S.C. 1679a(3)).',
  'Courts read it widely: what a website promises can be enough, and a disclaimer does not change it (Stout v. FreeScore, 9th Cir. 2014).',
  'A lawyer decides which of the two you are. Then write one of them:',
  'LEGAL_MODE=self_help: people write their own letters, and Pro is a subscription paid in advance.',
  'LEGAL_MODE=cro: a credit repair organization, with disclosure, signed contract, three business days of waiting, and payment after the work.',
].join('\n    ');

function productionFaults(config: GivenConfig): string[] {
  const faults: string[] = [];
  if (config.NODE_ENV === 'production') {
    if (!config.ENCRYPTION_KEYS)
      faults.push('ENCRYPTION_KEYS: is needed in production (id:base64 of 32 random bytes)');
    if (!config.PUBLIC_URL)
      faults.push('PUBLIC_URL: is needed in production (the address that people use)');
    else if (webProtection(config.PUBLIC_URL) === 'plain')
      faults.push(
        'PUBLIC_URL: must begin with https:// in production (cookies would travel in the clear)',
      );
    if (webProtection(config.STRIPE_API_BASE) === 'plain')
      faults.push('STRIPE_API_BASE: must begin with https:// in production');
    if (webProtection(config.LOB_API_BASE) === 'plain')
      faults.push('LOB_API_BASE: must begin with https:// in production');
    if (!config.SMTP_URL)
      faults.push('SMTP_URL: is needed in production (login links are sent by email)');
    if (config.STRIPE_SECRET_KEY && !config.LEGAL_MODE) faults.push(LEGAL_MODE_MISSING);
    if (!config.CLAIMS)
      faults.push(
        'CLAIMS: must be chosen in production, because the public pages show these figures as yours: write as_written if you can prove each figure, measured to show what your database counts, or hidden to show none',
      );
    for (const { name, allowedBy, protectionOf, atRisk, fix } of ownProtocols) {
      const isPlain = config[name] && protectionOf(config[name]) === 'plain';
      if (isPlain && !config.ALLOW_PLAINTEXT.includes(allowedBy))
        faults.push(
          `${name}: must be encrypted in production, because ${atRisk} could be read on the way; ${fix}, or write ALLOW_PLAINTEXT=${allowedBy} if the way there is safe by other means`,
        );
    }
  }
  if (config.FILE_STORE === 's3' && !config.S3_URL)
    faults.push('S3_URL: is needed together with FILE_STORE=s3');
  if (config.BACKUP_S3_URL && !config.BACKUP_DIR)
    faults.push(
      'BACKUP_DIR: is needed together with BACKUP_S3_URL; backups are made there and sent from there',
    );
  faults.push(...togetherFaults(config));
  if (config.NODE_ENV !== 'test') {
    if (config.CAPTCHA === 'off') faults.push('CAPTCHA: off is for tests only (NODE_ENV=test)');
    if (config.RATE_LIMITS === 'off')
      faults.push('RATE_LIMITS: off is for tests only (NODE_ENV=test)');
  }
  return faults;
}

/** Settings that only make sense together. */
function togetherFaults(config: GivenConfig): string[] {
  const groups: readonly (readonly (keyof GivenConfig)[])[] = [
    ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ID'],
    ['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_PRIVATE_KEY'],
    ...(config.CAPTCHA === 'altcha' || config.CAPTCHA === 'off'
      ? []
      : [['CAPTCHA', 'CAPTCHA_SITE_KEY', 'CAPTCHA_SECRET'] as const]),
  ];
  return groups.flatMap((names) => {
    const given = names.filter((name) => config[name] !== undefined);
    if (given.length === 0) return [];
    return names
      .filter((name) => config[name] === undefined)
      .map((name) => `${name}: is needed together with ${given.join(' and ')}`);
  });
}
