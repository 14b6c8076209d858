import { adminListEndpoints, oversightEndpoints } from '@creditfix/shared/admin';
import type { DataOf, Endpoint } from '@creditfix/shared/kernel';
import type { Page, Route } from 'playwright-core';
import { inventReport } from '#scripts/eval/reports/invented-report.ts';
import { savedFile } from '#scripts/eval/reports/save-file.ts';
import { threeBureaus } from '#scripts/eval/reports/three-bureaus.ts';
import type { Personas } from './personas.ts';

/** The staff's screens. Figures that are others at each run, and lines in an order by chance, are set. */

type Log = DataOf<typeof oversightEndpoints.auditLog>;
type System = DataOf<typeof oversightEndpoints.systemState>;
type Opened = DataOf<typeof adminListEndpoints.openLetter>;
type Flagged = DataOf<typeof adminListEndpoints.flaggedUsers>;

const RAISED = '2031-07-14T15:00:00.000Z';
const GIGABYTE = 1_000_000_000;

const staffScreens: Readonly<Record<string, Steps>> = {
  'admin-overview': tab('overview'),
  'admin-users': tab('users'),
  'admin-user': async ({ page, open }) => {
    await open('/admin/dashboard?tab=users');
    await page.getByRole('button', { name: 'rosa@example.com' }).click();
    await page.getByRole('heading', { name: 'rosa@example.com' }).waitFor();
  },
  'admin-letters': tab('letters'),
  'admin-letter-opened': async ({ page, open, ids }) => {
    // A letter chooses among its sentences by its id, which is another each time.
    await setAnswer<Opened>(page, adminListEndpoints.openLetter, ({ reference, paragraphs }) => ({
      reference,
      paragraphs: [...paragraphs.slice(0, 2), ...opened, ...paragraphs.slice(-1)],
    }));
    await open(`/admin/dashboard?tab=letters&open=${ids.unsentLetter}`);
    await page.getByLabel('Why do you need to read this letter?').fill('She asked us to look.');
    await page.getByRole('button', { name: 'Open the letter' }).click();
    await page.getByText('Orchard Bank').first().waitFor();
  },
  'admin-flagged': async ({ page, open }) => {
    await setAnswer<Flagged>(page, adminListEndpoints.flaggedUsers, () => ({
      users: [flagged],
      next: null,
      total: 1,
    }));
    await open('/admin/dashboard?tab=flagged');
  },
  'admin-mail': tab('mail'),
  'admin-mail-stranded': async ({ open }) => await open('/admin/dashboard?tab=mail&view=stranded'),
  'admin-messages': tab('messages'),
  'admin-message': async ({ page, open }) => {
    await open('/admin/dashboard?tab=messages');
    await page.getByRole('button', { name: 'My dispute or letter' }).click();
    await page.getByLabel('Answer to Nia Brooks').waitFor();
  },
  'admin-exports': tab('exports'),
  'admin-audit': async ({ page, open }) => {
    // The first lines are always the same; the others come from the person who looks at what meanwhile.
    await setAnswer<Log>(page, oversightEndpoints.auditLog, (log) => ({
      ...log,
      lines: log.lines.filter(({ number }) => number <= 3),
      total: 3,
      next: null,
    }));
    await open('/admin/dashboard?tab=audit');
  },
  'admin-system': async ({ page, open }) => {
    await setAnswer<System>(page, oversightEndpoints.systemState, (state) => ({
      ...state,
      runtime: 'Node 24',
      database: 'PostgreSQL 18.4',
      upSeconds: 93600,
      webhooks: [],
      jobs: state.jobs.map((job) => ({
        ...job,
        waiting: 0,
        oldestWaitingSeconds: null,
      })),
      email: {
        waiting: 0,
        failed: 0,
        lastSentAt: RAISED,
      },
      disk: {
        freeBytes: 42 * GIGABYTE,
        filesBytes: GIGABYTE,
      },
    }));
    await open('/admin/dashboard?tab=system');
  },
  'admin-prices': async ({ open }) => await open('/admin/dashboard?tab=settings&setting=prices'),
  'admin-claims': async ({ open }) => await open('/admin/dashboard?tab=settings&setting=claims'),
  'admin-states': async ({ open }) => await open('/admin/dashboard?tab=settings&setting=states'),
  'admin-announcement': async ({ open }) =>
    await open('/admin/dashboard?tab=settings&setting=announcement'),
  'admin-launch': tab('launch'),
  'admin-commands': async ({ page, open }) => {
    await open('/admin/dashboard?tab=users');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', { name: 'Find anything' }).waitFor();
  },
  'admin-export-options': async ({ page, open }) => {
    await open('/admin/dashboard?tab=overview');
    await page.getByRole('button', { name: 'Options for the export of users' }).click();
    await page.getByRole('dialog').waitFor();
  },
};

function tab(name: string): Steps {
  return async ({ open }) => await open(`/admin/dashboard?tab=${name}`);
}

const opened = [
  'I dispute the credit card account listed as Orchard Bank. My reasons and my requests follow.',
  'The credit card account from Orchard Bank has the wrong balance. My report gives it as $2,150.00.',
] as const;

const flagged: Flagged['users'][number] = {
  id: '00000000-0000-4000-8000-000000000009',
  email: 'sam@example.com',
  firstName: 'Sam',
  lastName: 'Okafor',
  subscriptionTier: 'free',
  subscriptionStatus: 'none',
  monthlyLetters: 1,
  totalLetters: 2,
  revenueGenerated: 0,
  createdAt: RAISED,
  flaggedReasons: ['Several accounts use one device.'],
  flags: [
    {
      id: '00000000-0000-4000-8000-000000000008',
      rule: 'shared_device',
      raisedAt: RAISED,
      detail: '4 accounts on one device in 90 days.',
    },
  ],
};

/** Lets the product answer, and changes what must be the same in every picture. */
async function setAnswer<Data>(
  page: Page,
  { path }: Endpoint,
  change: (data: Data) => Data,
): Promise<void> {
  const pattern = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);
  await page.route(
    ({ pathname }) => pattern.test(pathname),
    async (route: Route) => {
      const answer = (await (await route.fetch()).json()) as { readonly data: Data };
      await route.fulfill({ json: { ...answer, data: change(answer.data) } });
    },
  );
}

export type Who = 'visitor' | 'newcomer' | 'rosa' | 'owner';

interface Place {
  readonly page: Page;
  readonly ids: Personas['ids'];
  /** Opens a path of the site, in the language of the picture. */
  readonly open: (path: string) => Promise<void>;
}

/** One screen of the product, or one state of it, and how somebody comes to see it. */
export interface Screen {
  readonly name: string;
  readonly who: Who;
  /** Kept once more in Spanish, on a phone. */
  readonly inSpanish?: boolean;
  readonly come: (place: Place) => Promise<void>;
}

export type Steps = (place: Place) => Promise<void>;

function at(path: string): Steps {
  return async ({ open }) => await open(path);
}

/** Its letter comes when somebody is about to see it. */
function atTemplate(path: string): Steps {
  return async ({ page, open }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(path);
    await page.locator('article').waitFor();
  };
}

function all(who: Who, screens: Readonly<Record<string, Steps>>): readonly Screen[] {
  return Object.entries(screens).map(([name, come]) => ({ name, who, come }));
}

/** The number of an invented report. */
const REPORT = 3;

const FAILS = { status: 500, json: { success: false, code: 'request.failed', error: '' } };

const publicPages = all('visitor', {
  home: at('/'),
  about: at('/about'),
  'how-it-works': at('/how-it-works'),
  services: at('/services'),
  blog: at('/blog'),
  start: at('/start'),
  'start-item': at('/start?about=late-payment'),
  'start-who': at('/start?about=not-mine&ask=who'),
  templates: at('/dispute-letters'),
  'template-collections': atTemplate('/dispute-letters/collections'),
  'template-goodwill': atTemplate('/letters/goodwill-adjustment'),
  'template-unknown': at('/letters/none'),
  guides: at('/guides'),
  'guide-not-mine': at('/guides/not-mine'),
  'guide-identity-theft': at('/guides/identity-theft'),
  contact: at('/contact'),
  terms: at('/terms'),
  privacy: at('/privacy'),
  disclaimer: at('/disclaimer'),
  accessibility: at('/accessibility'),
  login: at('/login'),
  'subscription-no-session': at('/subscription/success'),
  'subscription-cancel': at('/subscription/cancel'),
  goodbye: at('/goodbye'),
  'not-found': at('/no-such-page'),
  'verify-failed': at('/auth/verify'),
  'admin-login': at('/admin/login'),
  'contact-faults': async ({ page, open }) => {
    await open('/contact');
    await page.locator('form input').first().press('Enter');
    await page.getByRole('alert').first().waitFor();
  },
  'check-report': at('/check-my-report'),
  'check-report-read': async ({ page, open }) => {
    await open('/check-my-report');
    const told = threeBureaus(inventReport(REPORT, 12), REPORT);
    await page.locator('input[type=file]:not([data-purpose])').setInputFiles({
      name: 'three-bureaus.html',
      mimeType: 'text/html',
      buffer: Buffer.from(savedFile('identityiq', { told, seed: REPORT })),
    });
    await page.locator('h2').nth(2).waitFor();
  },
  'home-menu': async ({ page, open }) => {
    await open('/');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('header button[aria-expanded]').click();
  },
  'login-sent': async ({ page, open }) => {
    await open('/login');
    await page.locator('input[type="email"]').fill('somebody@example.com');
    await page.locator('form button[type="submit"]').click();
    await page.getByRole('heading', { name: 'Check Your Email' }).waitFor();
  },
  'page-broken': async ({ page, open }) => {
    const file = /contact\.route-[^/]+\.js$/;
    await page.route(file, (route) => route.abort());
    await open('/contact');
    await page.unroute(file);
  },
});

const emptyPages = all('newcomer', {
  'dashboard-empty': at('/dashboard'),
  'copies-empty': at('/copies'),
  'step-1': at('/generate-letter?new'),
  'plan-free': at('/account/plan'),
  'step-1-faults': async ({ page, open }) => {
    await open('/generate-letter?new');
    await page.locator('form button[type="submit"]').click();
    await page.getByRole('alert').first().waitFor();
  },
  'dashboard-failed': async ({ page, open }) => {
    await page.route('**/api/dashboard', (route) => route.fulfill(FAILS));
    await open('/dashboard');
    await page.unroute('**/api/dashboard');
  },
  'subscription-success': async ({ page, open }) => {
    const data = {
      state: 'complete',
      planName: 'Credit Fix Pro',
      amountCents: 1999,
      currency: 'USD',
      customerEmail: 'newcomer@example.com',
      status: 'active',
    };
    await page.route('**/api/billing/checkout*', (route) =>
      route.fulfill({ json: { success: true, data } }),
    );
    await open('/subscription/success?session_id=cs_1');
    await page.unroute('**/api/billing/checkout*');
  },
});

const fullPages = all('rosa', {
  dashboard: at('/dashboard'),
  copies: at('/copies'),
  account: at('/account'),
  security: at('/account/security'),
  emails: at('/account/emails'),
  plan: at('/account/plan'),
  invite: at('/account/invite'),
  'account-privacy': at('/account/privacy'),
  'dispute-overdue': async ({ open, ids }) => await open(`/disputes/${ids.overdueDispute}`),
  'dispute-running': async ({ open, ids }) => await open(`/disputes/${ids.runningDispute}`),
  'dispute-none': at('/disputes/00000000-0000-4000-8000-000000000000'),
  'mail-delivered': async ({ open, ids }) => await open(`/mail/${ids.deliveredMail}`),
  'mail-letter': async ({ open, ids }) => await open(`/mail-letter/${ids.unsentLetter}`),
  'step-2-questions': atDraft('questions'),
  'step-2-story': atDraft('story'),
  'step-2-blackout': async (place) => {
    await atDraft('story')(place);
    const { page } = place;
    const image = await page.screenshot({ clip: { x: 0, y: 0, width: 390, height: 500 } });
    await page
      .locator('[data-kind="statement"] input[type=file]:not([multiple], [capture])')
      .setInputFiles({ name: 'statement.png', mimeType: 'image/png', buffer: image });
    await page.getByRole('dialog').waitFor();
  },
  'step-3-reading': atDraft('reading'),
  'step-4-delivery': afterSigning('4'),
  'step-5-complete': afterSigning('5'),
});

function atDraft(draft: 'questions' | 'story' | 'reading'): Steps {
  return async ({ page, open, ids }) => {
    await open(`/generate-letter?draft=${ids[draft]}`);
    await page.locator('#step-heading').waitFor();
  };
}

/** The generator comes back to where it was after a signing, by what it keeps in the browser. */
function afterSigning(step: '4' | '5'): Steps {
  return async ({ page, open, ids }) => {
    await page.evaluate(
      ([letter, here]) => {
        localStorage.setItem('generatedLetterId', letter ?? '');
        sessionStorage.setItem('letterWizardStep', here ?? '');
      },
      [ids.unsentLetter, step],
    );
    await open('/generate-letter');
    await page.locator('#step-heading').waitFor();
    await page.evaluate(() => sessionStorage.clear());
  };
}

const ALSO_SPANISH = new Set(['home', 'step-2-questions', 'dashboard']);

export const screens: readonly Screen[] = [
  ...publicPages,
  ...emptyPages,
  ...fullPages,
  ...all('owner', staffScreens),
].map((screen) => ({ ...screen, inSpanish: ALSO_SPANISH.has(screen.name) }));
