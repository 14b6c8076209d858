import { adminListEndpoints, oversightEndpoints } from '@creditfix/shared/admin';
import type { DataOf, Endpoint } from '@creditfix/shared/kernel';
import type { Page, Route } from 'playwright-core';
import type { Steps } from './screens.table.ts';

/** The staff's screens. Figures that are others at each run, and lines in an order by chance, are set. */

type Log = DataOf<typeof oversightEndpoints.auditLog>;
type System = DataOf<typeof oversightEndpoints.systemState>;
type Opened = DataOf<typeof adminListEndpoints.openLetter>;
type Flagged = DataOf<typeof adminListEndpoints.flaggedUsers>;

const RAISED = '2031-07-14T15:00:00.000Z';
const GIGABYTE = 1_000_000_000;

export const staffScreens: Readonly<Record<string, Steps>> = {
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
  'admin-messages': tab('messages'),
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
  'admin-commands': async ({ page, open }) => {
    await open('/admin/dashboard?tab=users');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', { name: 'Commands' }).waitFor();
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
