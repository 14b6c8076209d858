import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, configSchema, readConfig } from './config.ts';

describe('the settings', () => {
  it('need nothing at all on one machine', () => {
    expect(readConfig({})).toMatchObject({
      PORT: 8787,
      HOST: '127.0.0.1',
      DATA_DIR: './data',
      CAPTCHA: 'altcha',
    });
  });

  it('read an empty value as no value', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({
      PORT: 8787,
      DATABASE_URL: undefined,
    });
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
  };

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

  it('all stand in .env.example, and nothing else does', () => {
    const example = readFileSync(resolve(import.meta.dirname, '../../../../.env.example'), 'utf8');
    const named = [...example.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
    expect(named.toSorted()).toEqual(Object.keys(configSchema.shape).toSorted());
  });
});
