import {
  asksForMore,
  isForbidden,
  stateLaws,
  unmetPreconditions,
  type Precondition,
} from '@creditfix/shared/billing';
import { ClaimId, longDate, siteSettings, UsStates } from '@creditfix/shared/kernel';
import { claimNames, soldBelowCost, type OperatorValues } from '@creditfix/shared/operator';
import { factorKinds, type ClaimSettings, type Finding } from '#server/admin/index.ts';
import { countPaidAhead } from '#server/billing/index.ts';
import { createOperatorSettings, type OperatorSettings } from '#server/operator/index.ts';
import type { Config } from '#server/platform/config/index.ts';
import type { Database } from '#server/platform/database/index.ts';
import type { Log } from '#server/platform/logging/index.ts';
import { readSettingsFile } from '#server/read-settings-file.ts';
import { claimSettingsOf, operatorDefaults } from '#server/site-facts.ts';

/** What is missing before the product is opened to people who pay: a part of what `npm run doctor` and the admin area show. */

type LaunchFinding = Finding & { readonly about: 'launch' };

const ready = (part: string, says: string): LaunchFinding => ({
  about: 'launch',
  part,
  state: 'ok',
  says,
});

interface Missing extends Pick<Finding, 'says' | 'setting'> {
  readonly fix: string;
  /** Not wrong, and worth a look. */
  readonly isMinor?: boolean;
}

const missing = (part: string, { isMinor = false, ...what }: Missing): LaunchFinding => ({
  about: 'launch',
  part,
  state: isMinor ? 'warning' : 'fault',
  ...what,
});

/** Part after part. Nothing is changed, and nobody elsewhere is asked. */
export async function* examineLaunch(
  config: Config,
  { database, log }: { readonly database: Database; readonly log: Log },
): AsyncGenerator<LaunchFinding, OperatorValues> {
  const defaults = operatorDefaults(config, readSettingsFile(config.SETTINGS_FILE));
  const operator = createOperatorSettings({ database, log, defaults });
  const values = await operator.read(database.fork());
  yield legalMode(config, values);
  yield lawReview(values);
  yield* paidAhead(config, database);
  yield* keys(config);
  yield* secondFactor(config, database);
  yield prices(config, values);
  yield* claims(values, claimSettingsOf(config));
  yield* states(config, values, await operator.newest(database.fork()));
  yield* company(config, values);
  yield dkim(config);
  yield backup(config);
  return values;
}

function backup({ BACKUP_DIR: folder }: Config): LaunchFinding {
  if (folder !== undefined) return ready('backup', 'One is made by itself every day.');
  return missing('backup', {
    says: 'None is made by itself.',
    fix: 'Name a folder on another disk in BACKUP_DIR, keep the keys in two other places, and try npm run restore once.',
    isMinor: true,
  });
}

/** The server's setting says what counts; who decided it, an administrator writes down on the screen. */
function legalMode(
  { LEGAL_MODE: mode, NODE_ENV }: Config,
  { legalChoice: { mode: chosen, decidedBy, decidedOn } }: OperatorValues,
): LaunchFinding {
  const part = 'legal mode';
  const isMinor = NODE_ENV !== 'production';
  if (chosen === mode && decidedBy && decidedOn)
    return ready(
      part,
      `LEGAL_MODE is ${mode}, decided by ${decidedBy} on ${longDate(decidedOn)}. Who wrote that down, and when the setting took effect, is in the audit log.`,
    );
  const says =
    chosen === undefined
      ? `LEGAL_MODE is ${mode}, and nobody has written down who decided it.`
      : `LEGAL_MODE is ${mode}, and what was decided is ${chosen}.`;
  const fix = `Have a lawyer say which of the two you are, write it into LEGAL_MODE, and write down here who decided it and when.`;
  return missing(part, { says, fix, setting: 'legalChoice', isMinor });
}

/** The table comes with the product. Whoever vouches for it to the public is somebody the operator knows. */
function lawReview({ lawReview: { by, on } }: OperatorValues): LaunchFinding {
  const part = 'table of the law';
  if (by && on)
    return ready(part, `Reviewed by ${by} on ${longDate(on)}; the public pages say so.`);
  return missing(part, {
    says: 'Nobody has written down that a lawyer has reviewed it, and the public pages say nothing of a review.',
    fix: 'Have a lawyer or a credit counselor read the letters in shared/src/letters/golden with the rules above them, and write down who and when.',
    setting: 'lawReview',
    isMinor: true,
  });
}

/** What was bought before `LEGAL_MODE` became cro goes on as it was bought, and the Act allows no payment before the work. */
async function* paidAhead(
  { LEGAL_MODE }: Config,
  database: Database,
): AsyncGenerator<LaunchFinding> {
  if (LEGAL_MODE !== 'cro') return;
  const count = await countPaidAhead(database.fork());
  if (count > 0)
    yield missing('paid in advance', {
      says: `Subscriptions that are still paid in advance, which 15 U.S.C. 1679b(b) does not allow: ${count}.`,
      fix: 'End them in the dashboard of Stripe at the end of their month. Their people can then sign a contract.',
    });
}

/** Whether DNS has the record that belongs to it is asked online, with the other services elsewhere. */
function dkim({ DKIM_DOMAIN, DKIM_SELECTOR, DKIM_PRIVATE_KEY }: Config): LaunchFinding {
  if (DKIM_DOMAIN && DKIM_SELECTOR && DKIM_PRIVATE_KEY)
    return ready('DKIM', `Email is signed here for ${DKIM_DOMAIN}.`);
  return missing('DKIM', {
    says: 'Nothing here signs email. Where the mail server signs none either, login links land in spam.',
    fix: 'See in a received email whether it has a DKIM-Signature of your domain. If it has none, switch signing on at the mail server, or set DKIM_DOMAIN, DKIM_SELECTOR and DKIM_PRIVATE_KEY.',
    isMinor: true,
  });
}

function* keys(config: Config): Generator<LaunchFinding> {
  yield config.STRIPE_SECRET_KEY
    ? ready('payments', 'Stripe takes them.')
    : missing('payments', {
        says: 'Nobody can pay.',
        fix: 'Set STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and STRIPE_PRICE_ID.',
      });
  if (config.STRIPE_SECRET_KEY?.startsWith('sk_test_'))
    yield missing('payments', {
      says: 'The key of Stripe is one for tests: no money moves.',
      fix: 'Put the live key, price and webhook secret of Stripe in their places.',
    });
  if (!config.LOB_API_KEY)
    yield missing('mail', {
      says: 'Letters wait for somebody to print and mail them.',
      fix: 'Set LOB_API_KEY, or plan who prints letters every business day.',
      isMinor: true,
    });
  else
    yield config.LOB_API_KEY.startsWith('test_')
      ? missing('mail', {
          says: 'The key of Lob is one for tests: nothing is printed.',
          fix: 'Put the live key of Lob into LOB_API_KEY.',
        })
      : ready('mail', 'Lob prints and mails letters.');
  if (config.LOB_API_KEY && !config.LOB_WEBHOOK_SECRET)
    yield missing('mail', {
      says: 'What Lob reports of a letter is not taken in.',
      fix: 'Have Lob call /api/webhooks/lob, and set LOB_WEBHOOK_SECRET.',
    });
  yield config.ENCRYPTION_KEYS
    ? ready('encryption', 'The keys come from the settings.')
    : missing('encryption', {
        says: 'The keys lie beside what they seal, in DATA_DIR.',
        fix: 'Set ENCRYPTION_KEYS, and keep the keys away from the database.',
      });
}

async function* secondFactor(
  { ADMIN_SECOND_FACTOR, ADMIN_EMAILS }: Config,
  database: Database,
): AsyncGenerator<LaunchFinding> {
  const part = 'second factor';
  if (ADMIN_EMAILS.length === 0)
    yield missing(part, {
      says: 'There is no administrator.',
      fix: 'Write an address into ADMIN_EMAILS.',
    });
  if (ADMIN_SECOND_FACTOR === 'off')
    yield missing(part, {
      says: 'Whoever reads the mailbox of an administrator can sign in as that person.',
      fix: 'Set ADMIN_SECOND_FACTOR=on.',
    });
  const kinds = await Promise.all(ADMIN_EMAILS.map((email) => factorKinds(database.fork(), email)));
  const without = kinds.filter(({ passkey, totp }) => !passkey && !totp).length;
  if (without > 0)
    yield missing(part, {
      says: `Administrators without one: ${without} of ${ADMIN_EMAILS.length}.`,
      fix: 'Have each of them sign in at /admin/login and set one up.',
      isMinor: ADMIN_SECOND_FACTOR === 'on',
    });
  else if (ADMIN_EMAILS.length > 0) yield ready(part, 'Every administrator has one.');
}

function prices({ LOB_API_KEY }: Config, { prices: table }: OperatorValues): LaunchFinding {
  const below = soldBelowCost(table.mail, table.carrierCosts);
  const names = below.map((each) => each.replaceAll('_', ' ')).join(', ');
  return below.length === 0
    ? ready('prices', 'No class of mail is sold below what the carrier charges.')
    : missing('prices', {
        says: `Sold below what the carrier charges: ${names}.`,
        fix: 'Raise the prices, or bring the costs up to date.',
        setting: 'prices',
        isMinor: LOB_API_KEY === undefined,
      });
}

function* claims(
  { claims: table, testimonials }: OperatorValues,
  { mode, proof }: ClaimSettings,
): Generator<LaunchFinding> {
  if (mode !== 'as_written')
    return yield ready('claims', `CLAIMS is ${mode}: no figure is shown that nobody has counted.`);
  const hidden =
    proof === 'needed'
      ? 'They are not shown, or the counted figure is.'
      : 'Here they are shown; in production they would not be.';
  const figures = Object.values(ClaimId)
    .filter((id) => table[id]?.shown && !table[id].substantiation)
    .map((id) => claimNames[id]);
  const said = testimonials.filter((each) => each.shown && !each.substantiation);
  if (figures.length > 0)
    yield missing('claims', {
      says: `${figures.length} figures have no note of what stands behind them: ${figures.join(', ')}. ${hidden}`,
      fix: 'Write down what shows each of them, from when and how it was measured, or switch it off.',
      setting: 'claims',
      isMinor: proof === 'needed',
    });
  if (said.length > 0)
    yield missing('claims', {
      says: `${said.length} testimonials have no note of what stands behind them. ${hidden}`,
      fix: 'Write down who said it, when, and how they agreed, or switch it off.',
      setting: 'testimonials',
      isMinor: proof === 'needed',
    });
  if (figures.length + said.length === 0)
    yield ready('claims', 'Each one that is shown has its note.');
}

function* states(
  { LEGAL_MODE }: Config,
  { states: { notServed, registrations } }: OperatorValues,
  newest: Awaited<ReturnType<OperatorSettings['newest']>>,
): Generator<LaunchFinding> {
  const part = 'states';
  const served = (Object.keys(UsStates) as (keyof typeof UsStates)[]).filter(
    (state) => !notServed.includes(state),
  );
  if (!newest.has('states'))
    yield missing(part, {
      says: 'Nobody has said yet which states are served, so all of them are.',
      fix: 'Have a lawyer look at the states, and select those that you serve.',
      setting: 'states',
      isMinor: true,
    });
  if (LEGAL_MODE !== 'cro') return;
  const forbidden = served.filter(isForbidden);
  if (forbidden.length > 0)
    yield missing(part, {
      says: `Selected, though its law is said to forbid credit repair for pay: ${forbidden.join(', ')}. Nothing is sold there.`,
      fix: 'Clear the state, or have a lawyer look at it.',
      setting: 'states',
      isMinor: true,
    });
  const sold = served.filter((state) => !isForbidden(state));
  const lacking = (what: Precondition) =>
    sold.filter((state) => unmetPreconditions(state, registrations[state]).includes(what));
  const unregistered = lacking('registration');
  if (unregistered.length > 0)
    yield missing(part, {
      says: `Selected, and nothing is sold there yet, because the law asks for a registration, or is said to: ${unregistered.join(', ')}.`,
      fix: 'Register there and write the number down, or clear the state.',
      setting: 'states',
      isMinor: true,
    });
  const unbonded = lacking('bond');
  if (unbonded.length > 0)
    yield missing(part, {
      says: `Selected, and nothing is sold there yet, because the law asks for a bond, or is said to: ${unbonded.join(', ')}.`,
      fix: 'Write the bond down, have a lawyer say that you need none, or clear the state.',
      setting: 'states',
      isMinor: true,
    });
  const short = lacking('lawyer');
  if (short.length > 0)
    yield missing(part, {
      says: `Selected, and nothing is sold there yet, because the law is said to ask for more than the contract has: ${short.map((state) => `${state} (${asksForMore(state).join(' ')})`).join('; ')}.`,
      fix: 'Do what it asks and have a lawyer check it, then write down who and when; or clear the state.',
      setting: 'states',
      isMinor: true,
    });
  yield* unchecked(sold, registrations);
}

/** The product brings along what it found in sources. That is no lawyer’s word, and of some states it found nothing. */
function* unchecked(
  sold: readonly (keyof typeof UsStates)[],
  registrations: OperatorValues['states']['registrations'],
): Generator<LaunchFinding> {
  const left = sold.filter((state) => !registrations[state]?.checkedOn);
  if (left.length === 0)
    return yield ready('states', 'Your lawyer has checked the law of each state that you serve.');
  const unknown = left.filter((state) => stateLaws[state] === undefined);
  const nothing =
    unknown.length > 0 ? ` Nothing at all is known here of ${unknown.join(', ')}.` : '';
  yield missing('states', {
    says: `Selected, and nobody has checked the law of credit repair there: ${left.join(', ')}.${nothing}`,
    fix: 'Have a lawyer look, and write down who and when; or clear the state.',
    setting: 'states',
    isMinor: true,
  });
}

function* company({ EMAIL_FROM }: Config, values: OperatorValues): Generator<LaunchFinding> {
  const { legalName, addressLines, supportEmail, accessibilityEmail } = values.company;
  const standIn = siteSettings.company;
  if (legalName === standIn.legalName && addressLines[0] === standIn.addressLines[0])
    yield missing('company', {
      says: 'Name and address are those that the product brings along.',
      fix: 'Write down who you are.',
      setting: 'company',
    });
  else yield ready('company', `The site is that of ${legalName}.`);
  const nowhere = [supportEmail, accessibilityEmail].filter((email) => NOWHERE.test(email));
  yield nowhere.length > 0
    ? missing('mailboxes', {
        says: `Nobody reads ${[...new Set(nowhere)].join(' and ')}.`,
        fix: 'Write down mailboxes that somebody reads.',
        setting: 'company',
      })
    : ready('mailboxes', `People write to ${supportEmail}.`);
  if (NOWHERE.test(EMAIL_FROM))
    yield missing('mailboxes', {
      says: 'Email says that it comes from a machine that nobody can answer.',
      fix: 'Set EMAIL_FROM to an address of your domain.',
    });
}

/** Names that lead nowhere (RFC 2606, RFC 6761). */
const NOWHERE = /@(?:[\w.-]+\.)?(?:example|localhost|invalid|test|example\.(?:com|net|org))>?$/i;
