import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, configSchema, defaultDataDir, configWarnings, readConfig } from './config.ts';

describe('the settings', () => {
  it('need nothing at all on one machine', () => {
    expect(readConfig({})).toMatchObject({
      PORT: 8787,
      HOST: '127.0.0.1',
      DATA_DIR: defaultDataDir(process.getuid?.()),
      CAPTCHA: 'altcha',
    });
  });

  it.each([
    [0, '/var/lib/credit-fix'],
    [1000, './data'],
    [undefined, './data'],
  ])('put the data of user %s where PostgreSQL can reach it', (uid, folder) => {
    expect(defaultDataDir(uid)).toBe(folder);
  });

  it('read an empty value as no value', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({
      PORT: 8787,
      DATABASE_URL: undefined,
    });
  });

  it.each([
    ['MAIL_FROM', 'EMAIL_FROM'],
    ['MAIL_HOLD_MINUTES', 'POSTAL_HOLD_MINUTES'],
  ])('refuse the former name %s and tell the new one', (former, name) => {
    expect(() => readConfig({ [former]: '15' })).toThrow(`${former}: is called ${name} now`);
    expect(() => readConfig({ [former]: ' ' })).not.toThrow();
  });

  it('report every fault at once', () => {
    const read = () =>
      readConfig({ PORT: 'eighty', DATABASE_URL: 'mysql://x', SMTP_URL: 'http://x' });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/PORT[^]*DATABASE_URL[^]*SMTP_URL/);
  });

  it.each(['ftp://models.example.com/v1', 'https://me:secret@models.example.com/v1', 'models'])(
    'refuse %s as the address of a model server',
    (OPENAI_BASE_URL) => {
      expect(() => readConfig({ OPENAI_BASE_URL })).toThrow(/OPENAI_BASE_URL/);
    },
  );

  it.each([
    's3://bucket',
    'https://s3.example.com/bucket',
    'https://key@s3.example.com/bucket',
    'https://key:secret@s3.example.com',
  ])('refuse %s as the place for files, without quoting it', (S3_URL) => {
    expect(() => readConfig({ S3_URL })).toThrow(/S3_URL: must be https:[^]*%2F$/);
    expect(() => readConfig({ FILE_STORE: 's3' })).toThrow(/S3_URL: is needed together with/);
  });

  it('need keys, an address and a mail server in production', () => {
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(
      /ENCRYPTION_KEYS[^]*PUBLIC_URL[^]*SMTP_URL/,
    );
  });

  const whole = {
    NODE_ENV: 'production',
    ENCRYPTION_KEYS: `k1:${'A'.repeat(43)}=`,
    PUBLIC_URL: 'https://letters.example.com',
    SMTP_URL: 'smtps://mail.example.com',
    CLAIMS: 'hidden',
  };

  it('refuse root in production, unless that is said', () => {
    expect(() => readConfig(whole, 0)).toThrow(
      /ALLOW_ROOT: this is root.+ordinary user.+ALLOW_ROOT=on/,
    );
    expect(readConfig({ ...whole, ALLOW_ROOT: 'on' }, 0).ALLOW_ROOT).toBe('on');
    expect(readConfig(whole, 1000).NODE_ENV).toBe('production');
    expect(readConfig({}, 0).NODE_ENV).toBe('development');
  });

  describe('with Stripe in production', () => {
    const paid = {
      ...whole,
      STRIPE_SECRET_KEY: 'sk_live_none',
      STRIPE_WEBHOOK_SECRET: 'whsec_none',
      STRIPE_PRICE_ID: 'price_none',
    };

    it('must say what whoever runs this is in law, and the fault says why in a few lines', () => {
      let said = '';
      try {
        readConfig(paid);
      } catch (error) {
        said = String(error);
      }
      const [, ...lines] = said.split('\n');
      expect(lines).toHaveLength(6);
      expect(said).toMatch(
        /LEGAL_MODE[^]*improving a credit record[^]*Courts read it widely[^]*lawyer decides[^]*LEGAL_MODE=self_help[^]*LEGAL_MODE=cro/,
      );
    });

    it.each(['self_help', 'cro'] as const)('start as %s', (LEGAL_MODE) => {
      expect(readConfig({ ...paid, LEGAL_MODE }).LEGAL_MODE).toBe(LEGAL_MODE);
    });

    it('need no such word without Stripe, or on one machine', () => {
      expect(readConfig(whole).LEGAL_MODE).toBe('self_help');
      expect(readConfig({ ...paid, NODE_ENV: 'development' }).LEGAL_MODE).toBe('self_help');
    });
  });

  it('must say in production which figures the public pages show', () => {
    expect(() => readConfig({ ...whole, CLAIMS: '' })).toThrow(/CLAIMS: must be chosen/);
    expect(readConfig({}).CLAIMS).toBe('as_written');
  });

  it.each([
    ['production', undefined, 'on'],
    ['production', 'off', 'off'],
    ['development', undefined, 'off'],
    ['test', undefined, 'off'],
    ['development', 'on', 'on'],
  ])('in %s, a second factor that is %s is %s', (NODE_ENV, written, meant) => {
    const config = readConfig({ ...whole, NODE_ENV, ADMIN_SECOND_FACTOR: written });
    expect(config.ADMIN_SECOND_FACTOR).toBe(meant);
    const isWeak = NODE_ENV === 'production' && meant === 'off';
    expect(configWarnings(config).join('\n')).toMatch(
      isWeak ? /^ADMIN_SECOND_FACTOR is off: .+$/ : /^$/,
    );
  });

  it.each([
    ['SMTP_URL', 'smtp', 'smtp://u:p@mail.example.com:25'],
    ['SMTP_URL', 'smtp', 'smtp://u:p@mail.example.com:587?requireTLS=false'],
    ['SMTP_URL', 'smtp', 'smtp://mail.example.com?opportunisticTLS=true'],
    ['SMTP_URL', 'smtp', 'smtp://127.0.0.1.example.com'],
    ['SMTP_URL', 'smtp', 'smtp:///?host=mail.example.com'],
    ['DATABASE_URL', 'database', 'postgres://u:p@db.example.com/creditfix'],
    ['DATABASE_URL', 'database', 'postgres://u:p@db.example.com/creditfix?sslmode=disable'],
    ['DATABASE_URL', 'database', 'postgres://u:p@db.example.com/creditfix?sslmode=prefer'],
    ['DATABASE_URL', 'database', 'postgres://u:p@db.example.com/creditfix?sslmode=allow'],
    ['DATABASE_URL', 'database', 'postgres://u:p@db.example.com/creditfix?ssl=0'],
    ['DATABASE_URL', 'database', 'postgres://u:p@localhost/creditfix?host=db.example.com'],
    ['OPENAI_BASE_URL', 'model', 'http://model.example.com/v1'],
    ['S3_URL', 'files', 'http://key:secret@files.example.com/bucket'],
  ])(
    'refuse %s in production if nothing encrypts it and ALLOW_PLAINTEXT does not name %s: %s',
    (name, service, url) => {
      const others = ['smtp', 'database', 'model', 'files']
        .filter((other) => other !== service)
        .join(',');
      const fault = new RegExp(`${name}: must be encrypted .*ALLOW_PLAINTEXT=${service} `);
      expect(() => readConfig({ ...whole, [name]: url })).toThrow(fault);
      expect(() => readConfig({ ...whole, [name]: url, ALLOW_PLAINTEXT: others })).toThrow(fault);
      const allowed = readConfig({ ...whole, [name]: url, ALLOW_PLAINTEXT: service });
      expect(configWarnings(allowed)).toEqual([
        `${name} is not encrypted, because ALLOW_PLAINTEXT names ${service}`,
      ]);
      expect(readConfig({ [name]: url })).toMatchObject({ [name]: url });
    },
  );

  it.each([
    ['SMTP_URL', 'smtps://u:p@mail.example.com', 0],
    ['SMTP_URL', 'smtp://u:p@mail.example.com:587?requireTLS=true', 0],
    ['SMTP_URL', 'smtps://mail.example.com?tls.rejectUnauthorized=false', 1],
    ['SMTP_URL', 'smtp://127.0.0.1:1025', 0],
    ['SMTP_URL', 'smtp://[::1]:1025', 0],
    ['SMTP_URL', 'smtp://localhost', 0],
    ['DATABASE_URL', 'postgres://u:p@db.example.com/creditfix?sslmode=verify-full', 0],
    ['DATABASE_URL', 'postgres://u:p@db.example.com/creditfix?sslmode=require', 1],
    ['DATABASE_URL', 'postgres://u:p@db.example.com/creditfix?sslmode=verify-ca', 1],
    ['DATABASE_URL', 'postgres://u:p@db.example.com/creditfix?sslmode=no-verify', 1],
    ['DATABASE_URL', 'postgres://u:p@db.example.com/x?uselibpqcompat=true&sslmode=require', 1],
    ['DATABASE_URL', 'postgres://u:p@db.example.com/creditfix?ssl=true', 0],
    ['DATABASE_URL', 'postgres://u:p@127.0.0.1:5433/creditfix', 0],
    ['DATABASE_URL', 'postgres://u:p@[::1]/creditfix', 0],
    ['DATABASE_URL', 'postgres://u:p@localhost/creditfix?host=/run/postgresql', 0],
    ['OPENAI_BASE_URL', 'https://model.example.com/v1', 0],
    ['OPENAI_BASE_URL', 'http://127.0.0.1:8080/v1', 0],
  ])('take %s=%s in production with %i warnings', (name, url, warnings) => {
    expect(configWarnings(readConfig({ ...whole, [name]: url }))).toHaveLength(warnings);
  });

  it('refuse a plain connection of a service that there is not', () => {
    expect(() => readConfig({ ALLOW_PLAINTEXT: 'smtp,everything' })).toThrow(
      /ALLOW_PLAINTEXT.*: must name smtp, database, model or files/,
    );
  });

  it('name the certificate that is not there', () => {
    const DATABASE_URL = 'postgres://db.example.com/x?sslmode=verify-full&sslrootcert=/no/such.pem';
    expect(() => readConfig({ DATABASE_URL })).toThrow(/DATABASE_URL: names \/no\/such.pem/);
  });

  it.each([
    ['PUBLIC_URL', 'http://letters.example.com'],
    ['PUBLIC_URL', 'http://localhost.example.com'],
    ['STRIPE_API_BASE', 'http://payments.example.com'],
  ])('refuse %s=%s in production', (name, url) => {
    expect(() => readConfig({ ...whole, [name]: url })).toThrow(new RegExp(`${name}: must begin`));
  });

  it.each([
    ['PUBLIC_URL', 'http://localhost:8787'],
    ['STRIPE_API_BASE', 'http://127.0.0.1:12111'],
  ])('take %s=%s in production, because it stays on this machine', (name, url) => {
    expect(readConfig({ ...whole, [name]: url })).toMatchObject({ [name]: url });
  });

  it.each(['development', 'production'])(
    'keep the bot check and the limits on in %s',
    (NODE_ENV) => {
      expect(() => readConfig({ NODE_ENV, CAPTCHA: 'off', RATE_LIMITS: 'off' })).toThrow(
        /CAPTCHA[^]*RATE_LIMITS/,
      );
    },
  );

  it.each([
    'imap.example.com',
    'http://u:p@imap.example.com',
    'imaps://imap.example.com/INBOX',
    'imaps://support@imap.example.com',
    'imaps://u:100%ff@imap.example.com',
  ])('refuse IMAP_URL=%s', (IMAP_URL) => {
    expect(() => readConfig({ IMAP_URL })).toThrow(/IMAP_URL: must be imaps:/);
  });

  it('all stand in .env.example, and nothing else does', () => {
    const example = readFileSync(resolve(import.meta.dirname, '../../../../.env.example'), 'utf8');
    const named = [...example.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
    expect(named.toSorted()).toEqual(Object.keys(configSchema.shape).toSorted());
  });
});
