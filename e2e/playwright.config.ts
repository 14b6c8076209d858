import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { defineConfig, devices } from 'playwright/test';
import { ADMINISTRATORS } from './pages/administrators.ts';
import {
  imapSettings,
  lobSettings,
  startImapStandIn,
  startLobStandIn,
} from './pages/stand-in-processes.ts';
import { startModelStandIn } from './pages/model-stand-in.ts';
import { startStripeStandIn } from './pages/stripe-stand-in.ts';

/** The stories are told against the real product: its own server, an empty data folder, a real browser. */

const ROOT = resolve(import.meta.dirname, '..');

/** `npm test` names the browser that the product itself found; a story run by hand takes one of these. */
const BROWSERS = ['chromium-headless-shell', 'chromium', 'google-chrome'].map(
  (name) => `/usr/bin/${name}`,
);

const {
  E2E_CHROMIUM = BROWSERS.find((path) => existsSync(path)),
  E2E_CHROMIUM_ENV,
  E2E_REPORT,
} = process.env;

const OPERATOR_SETTINGS = [
  'DATABASE_URL',
  'PUBLIC_URL',
  'TRUST_PROXY',
  'ENCRYPTION_KEYS',
  'SMTP_URL',
  'EMAIL_FROM',
  'CAPTCHA',
  'PDF_WORKERS',
  'SUPPORT_EMAIL',
  'STRIPE_TRIAL_DAYS',
  'STRIPE_AUTOMATIC_TAX',
  'SETTINGS_FILE',
];

/** Workers read this file too, and find the address that the first reading has set. */
process.env.E2E_MODEL ??= await startModelStandIn();
process.env.E2E_STRIPE ??= await startStripeStandIn();
process.env.E2E_LOB ??= await startLobStandIn();
process.env.E2E_IMAP ??= await startImapStandIn();

/** Set by Playwright once the server has said where it listens. */
const address = `http://localhost:${process.env.E2E_PORT ?? ''}`;

const HALF_AN_HOUR_MS = 30 * 60_000;

export default defineConfig({
  testDir: '.',
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env.CI),
  // A story that only passes at the second try is a failure.
  retries: 0,
  workers: 2,
  fullyParallel: true,
  // A busy machine is no fault of a story: `npm test` ends what hangs sooner, and nothing ends what is slow.
  timeout: HALF_AN_HOUR_MS,
  expect: { timeout: 120_000 },
  reporter: [['list'], ...(E2E_REPORT ? [['json', { outputFile: E2E_REPORT }] as const] : [])],
  use: {
    baseURL: address,
    actionTimeout: 120_000,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Colors and places are looked at: none may be on its way to another.
    contextOptions: { reducedMotion: 'reduce' },
    // A story that breaks a line in one place must not be answered out of a cache; those about the cache allow it.
    serviceWorkers: 'block',
    // A fifth of the time; a story that fails is looked at with `--trace retain-on-failure`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(E2E_CHROMIUM ? { executablePath: E2E_CHROMIUM } : {}),
      ...(E2E_CHROMIUM_ENV ? { env: JSON.parse(E2E_CHROMIUM_ENV) as Record<string, string> } : {}),
      // Chromium's own sandbox can't be used as root.
      chromiumSandbox: process.getuid?.() !== 0,
    },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone-alone/,
      use: { viewport: { width: 1280, height: 900 } },
    },
    {
      // Layout and touch differ on a phone, and only stories about those are told twice. Texts, failures and the server's answers
      // are the same there, and administrators work on desktops.
      name: 'phone',
      grep: /@phone/,
      use: {
        ...devices['Pixel 7'],
        defaultBrowserType: 'chromium',
        viewport: { width: 390, height: 844 },
      },
    },
  ],
  webServer: [
    productServer(
      'product',
      process.env.E2E_DATA_DIR,
      /ready at http:\/\/localhost:(?<e2e_port>\d+)/,
      imapSettings(process.env.E2E_IMAP ?? ''),
    ),
    // The same where whoever runs the site is a credit repair organization.
    productServer(
      'contracts',
      undefined,
      /ready at http:\/\/localhost:(?<e2e_contracts_port>\d+)/,
      {
        LEGAL_MODE: 'cro',
      },
    ),
  ],
});

function productServer(
  name: string,
  dataDir: string | undefined,
  stdout: RegExp,
  settings: Readonly<Record<string, string>> = {},
) {
  return {
    name,
    command: 'node server/src/main.ts',
    cwd: ROOT,
    env: {
      PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env.PATH ?? ''}`,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      // All stories come from one address within minutes, more sign-ins than the limits let a household make. The limits have
      // tests of their own.
      NODE_ENV: 'test',
      RATE_LIMITS: 'off',
      ADMIN_EMAILS: ADMINISTRATORS.join(),
      OPENAI_API_KEY: 'a key for stories',
      OPENAI_BASE_URL: process.env.E2E_MODEL ?? '',
      STRIPE_SECRET_KEY: 'sk_test_story',
      STRIPE_WEBHOOK_SECRET: 'whsec_story',
      STRIPE_PRICE_ID: 'price_story',
      STRIPE_API_BASE: process.env.E2E_STRIPE ?? '',
      ...lobSettings(process.env.E2E_LOB ?? ''),
      // A story does not wait for the time in which a letter can be taken back; the carrier has one too.
      POSTAL_HOLD_MINUTES: '0',
      DATA_DIR: dataDir ?? ownDataDir(),
      // The operator's own settings stay out of the stories: an empty one is none.
      ...Object.fromEntries(OPERATOR_SETTINGS.map((setting) => [setting, ''])),
      ...settings,
    },
    wait: { stdout },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 },
    timeout: HALF_AN_HOUR_MS,
  } as const;
}

/** An empty folder that goes when the run ends. Workers read this file too, when the server runs already. */
function ownDataDir(): string {
  if (process.env.E2E_PORT) return '';
  const folder = mkdtempSync(join(tmpdir(), 'credit-fix-stories-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
