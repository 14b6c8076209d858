import { myAccountEndpoints } from '@creditfix/shared/accounts';
import { operatorEndpoints, oversightEndpoints } from '@creditfix/shared/admin';
import { billingEndpoints, contractEndpoints } from '@creditfix/shared/billing';
import { UsStates, type BodyInputOf, type SiteFacts } from '@creditfix/shared/kernel';
import { letterEndpoints } from '@creditfix/shared/letters';
import { mailingEndpoints } from '@creditfix/shared/mailing';
import type { OperatorKey } from '@creditfix/shared/operator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signAContract } from '#test/a-contract.ts';
import { aLetter } from '#test/a-letter.ts';
import { askForLetter } from '#test/ask-for-letters.ts';
import { openPayingWorld, type PayingWorld } from '#test/a-paying-world.ts';
import { signInAsAdmin } from '#test/an-administrator.ts';
import type { TestClient } from '#test/test-client.ts';
import { TEST_START, type TestServerOptions } from '#test/test-server.ts';

/** What an administrator sets on the screens, and where it counts from then on. */

const {
  operatorSettings,
  operatorHistory,
  changeOperatorSetting,
  restoreOperatorSetting,
  installationFindings,
} = operatorEndpoints;

type Change = BodyInputOf<typeof changeOperatorSetting>['change'];

const BOSS = 'boss@example.com';
const NOTE = { what: 'Count of all answers', since: '2026-10-01', how: 'Answers people entered' };
const line = { baseCents: 900, extraPageCents: 10, flatEnvelopeCents: 300 };
const PRICES = { certified: line, certified_return_receipt: line, first_class: line };
const COSTS = {
  ...PRICES,
  first_class: { baseCents: 103, extraPageCents: 10, flatEnvelopeCents: 244 },
};

async function openOperator(options: TestServerOptions) {
  const world = await openPayingWorld({
    adminEmails: [BOSS],
    auditorEmails: ['auditor@example.com'],
    webApp: true,
    ...options,
  });
  const boss = world.app.client();
  await signInAsAdmin(world.app, boss, BOSS);
  const versionOf = async (key: OperatorKey) =>
    (await boss.call(operatorSettings)).data.set.find((each) => each.key === key)?.version ?? 0;
  const change = async (what: Change, by: TestClient = boss) =>
    await by.call(changeOperatorSetting, {
      body: { change: what, basedOn: await versionOf(what.key) },
    });
  const factsOf = async (path = '/') => {
    const text = await (await fetch(`${world.app.url}${path}`)).text();
    const facts = /id="site-facts">([^<]*)<\/script>/.exec(text)?.[1];
    return JSON.parse(facts ?? '') as SiteFacts;
  };
  return { world, boss, versionOf, change, factsOf };
}

type Operator = Awaited<ReturnType<typeof openOperator>>;

async function livingIn(world: PayingWorld, email: string, state: string) {
  const client = await world.signedIn(email);
  const body = { firstName: '', lastName: '', address: '', city: '', zipCode: '', phone: '' };
  void (await client.call(myAccountEndpoints.saveProfile, { body: { ...body, state } })).data;
  return client;
}

const { startCheckout } = billingEndpoints;
const begin = { body: {} };

describe('where proof is asked for', () => {
  let operator: Operator;
  beforeAll(async () => {
    operator = await openOperator({ claims: 'as_written', asInProduction: true });
  });
  afterAll(() => operator.world.close());

  it('a figure is on the pages once its note is written down, and gone when that is taken back', async () => {
    const { boss, change, factsOf, versionOf } = operator;
    expect(await factsOf()).toMatchObject({ claims: {}, testimonials: [] });
    const { values, server } = (await boss.call(operatorSettings)).data;
    expect(server).toEqual({ claims: 'as_written', proofNeeded: true, legalMode: 'self_help' });
    const { successRate, founded } = values.claims;
    if (!successRate || !founded) throw new Error('the claims are not those of the product');
    const proven = { ...values.claims, successRate: { ...successRate, substantiation: NOTE } };
    const first = (await change({ key: 'claims', value: proven })).data.version;
    expect((await factsOf()).claims).toEqual({
      successRate: { source: 'claimed', figure: '91%', text: 'success rate' },
    });
    const other = { ...proven, founded: { ...founded, substantiation: NOTE, figure: '2020' } };
    void (await change({ key: 'claims', value: other })).data;
    expect((await factsOf()).claims).toMatchObject({ founded: { figure: '2020' } });
    const back = { key: 'claims', version: first, basedOn: await versionOf('claims') } as const;
    void (await boss.call(restoreOperatorSetting, { body: back })).data;
    expect(Object.keys((await factsOf()).claims)).toEqual(['successRate']);
    const none = { key: 'claims', version: 0, basedOn: await versionOf('claims') } as const;
    void (await boss.call(restoreOperatorSetting, { body: none })).data;
    expect((await factsOf()).claims).toEqual({});
    const { versions } = (await boss.call(operatorHistory, { query: { key: 'claims' } })).data;
    expect(versions.map(({ restored, changedBy }) => [restored, changedBy])).toEqual([
      [0, BOSS],
      [first, BOSS],
      [null, BOSS],
      [null, BOSS],
    ]);
    expect(versions.map(({ before }) => before)).toEqual([
      ...versions.slice(1).map(({ after }) => after),
      null,
    ]);
    const { lines } = (await boss.call(oversightEndpoints.auditLog)).data;
    const noted = lines.filter(({ action }) => action.endsWith('_setting'));
    expect(noted.map(({ action, detail }) => `${action} ${detail}`)).toEqual([
      `restore_setting claims: version ${first + 2} to ${first + 3}, as in version 0`,
      `restore_setting claims: version ${first + 1} to ${first + 2}, as in version ${first}`,
      `change_setting claims: version ${first} to ${first + 1}`,
      `change_setting claims: version 0 to ${first}`,
    ]);
  });

  it('what somebody said is quoted with its note, and an announcement is text and nothing else', async () => {
    const { boss, change, factsOf } = operator;
    const { testimonials } = (await boss.call(operatorSettings)).data.values;
    const [first, ...others] = testimonials;
    if (!first) throw new Error('nobody said anything');
    const said = [{ ...first, substantiation: NOTE }, ...others];
    void (await change({ key: 'testimonials', value: said })).data;
    expect((await factsOf()).testimonials.map(({ name }) => name)).toEqual(['Marisol T.']);
    const text = { en: 'Closed on <b>Friday</b> %%origin%%', es: 'Cerrado el viernes' };
    void (await change({ key: 'announcement', value: { shown: true, text } })).data;
    expect((await factsOf()).announcement).toBe(text.en);
    const half = { shown: true, text: { en: 'Closed', es: '' } };
    const refused = await change({ key: 'announcement', value: half });
    expect([refused.status, refused.problem.fields?.[0]?.path]).toEqual([
      400,
      'change.value.text.es',
    ]);
  });

  it('the company is who the operator says, on pages and where people write', async () => {
    const { world, change, factsOf } = operator;
    const value = {
      legalName: 'Honest Letters LLC',
      addressLines: ['9 Mill Road', 'Akron, OH 44301'],
      state: 'Ohio',
      supportEmail: 'care@letters.example.org',
      accessibilityEmail: 'access@letters.example.org',
    };
    void (await change({ key: 'company', value })).data;
    expect(await factsOf()).toMatchObject({
      supportEmail: 'care@letters.example.org',
      company: { legalName: 'Honest Letters LLC', address: '9 Mill Road, Akron, OH 44301' },
    });
    const support = await (await fetch(`${world.app.url}/api/contact`)).json();
    expect(support).toMatchObject({ data: { email: 'care@letters.example.org' } });
  });

  it('of two who change the same thing the second looks again, and only administrators who just signed in change anything', async () => {
    const { world, boss, change, versionOf } = operator;
    const what: Change = { key: 'states', value: { notServed: [], registrations: {} } };
    const basedOn = await versionOf('states');
    const both = await Promise.all(
      [1, 2].map(() => boss.call(changeOperatorSetting, { body: { change: what, basedOn } })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const unknown = { key: 'company', version: await versionOf('states'), basedOn: 0 } as const;
    const foreign = await boss.call(restoreOperatorSetting, { body: unknown });
    expect(foreign.problem.code).toBe('admin.setting_unknown');
    const auditor = world.app.client();
    await signInAsAdmin(world.app, auditor, 'auditor@example.com');
    expect((await auditor.call(operatorSettings)).status).toBe(200);
    const basis = { body: { change: what, basedOn: await versionOf('states') } };
    const role = await auditor.call(changeOperatorSetting, basis);
    expect(role.problem.code).toBe('admin.not_your_role');
    expect((await world.app.client().call(operatorSettings)).status).toBe(401);
    await world.goTo(new Date(Date.parse(TEST_START) + 16 * 60_000).toISOString());
    expect((await boss.call(operatorSettings)).data.mayChange).toBe(false);
    const late = await change(what);
    expect([late.status, late.problem.code]).toEqual([403, 'admin.sign_in_recently']);
    await signInAsAdmin(world.app, boss, BOSS);
    expect((await change(what)).status).toBe(200);
  });
});

describe('prices and states', () => {
  let operator: Operator;
  beforeAll(async () => {
    operator = await openOperator({});
  });
  afterAll(() => operator.world.close());

  const from = {
    name: 'Maria O’Neill',
    line1: '48 Larkspur Lane',
    city: 'Dayton',
    state: 'OH',
    zip: '45402',
  };

  it('count for the next person who asks', async () => {
    const { world, change } = operator;
    const client = await world.signedIn('ohio@example.com');
    const { letterId } = (await client.call(letterEndpoints.generateLetter, { body: aLetter() }))
      .data;
    const params = { id: letterId };
    const asked = async () => (await client.call(mailingEndpoints.getMailing, { params })).data;
    expect(await asked()).toMatchObject({
      canPayOnce: true,
      options: [{ priceCents: 68 }, {}, {}],
    });
    const old = { mailClass: 'certified', from, asEntered: false, agreedCents: 68 } as const;
    void (await change({ key: 'prices', value: { mail: PRICES, carrierCosts: COSTS } })).data;
    const [first] = (await asked()).options;
    expect(first?.priceCents).toBeGreaterThanOrEqual(900);
    const stale = await client.call(mailingEndpoints.payForMailing, { params, body: old });
    expect(stale.problem.code).toBe('mailing.price_changed');

    void (await change({ key: 'states', value: { notServed: ['OH'], registrations: {} } })).data;
    expect((await asked()).canPayOnce).toBe(false);
    const body = { ...old, agreedCents: first?.priceCents ?? 0 };
    const refused = await client.call(mailingEndpoints.payForMailing, { params, body });
    expect([refused.status, refused.problem.code]).toEqual([409, 'billing.state_not_served']);
  });

  it('a new price of Pro is on the pages and in what is offered at once, and none that nobody can charge', async () => {
    const { world, change, factsOf } = operator;
    const priced = (proMonthlyCents: number) =>
      change({ key: 'prices', value: { mail: PRICES, carrierCosts: COSTS, proMonthlyCents } });
    expect((await factsOf()).prices.pro).toBe('$19.99');
    const refused = await priced(99);
    expect([refused.status, refused.problem.fields?.[0]?.path]).toEqual([
      400,
      'change.value.proMonthlyCents',
    ]);
    void (await priced(2_499)).data;
    expect((await factsOf()).prices).toEqual({
      pro: '$24.99',
      proAmount: '24.99',
      letter: '$8.33',
      letterAmount: '8.33',
    });
    // What each kind of mail costs comes with the page that shows it, and with no other.
    expect((await factsOf()).mailPrices).toBeUndefined();
    const client = await world.signedIn('used-up@example.com');
    expect((await askForLetter(client)).status).toBe(200);
    expect((await askForLetter(client)).problem.error).toContain('3 letters per month for $24.99');
  });

  it('nothing is sold to somebody of a state that is not served, and what is free stays', async () => {
    const { world, factsOf } = operator;
    expect((await factsOf()).statesNotServed).toBe('Ohio');
    const nowhere = await world.signedIn('nowhere@example.com');
    expect((await nowhere.call(startCheckout, begin)).problem.code).toBe('billing.state_needed');
    const ohio = await livingIn(world, 'also-ohio@example.com', 'OH');
    expect((await ohio.call(startCheckout, begin)).problem.code).toBe('billing.state_not_served');
    expect((await ohio.call(letterEndpoints.generateLetter, { body: aLetter() })).status).toBe(200);
    const york = await livingIn(world, 'york@example.com', 'NY');
    expect((await york.call(startCheckout, begin)).status).toBe(200);
  });

  it('what is missing before launch is named with its place, and goes once it is there', async () => {
    const { boss, change } = operator;
    const launch = async () =>
      (await boss.call(installationFindings)).data.findings.filter(
        ({ about }) => about === 'launch',
      );
    const of = async (part: string) => (await launch()).find((each) => each.part === part);
    expect(await of('prices')).toMatchObject({ state: 'ok' });
    const cheap = { ...PRICES, first_class: { ...line, baseCents: 50 } };
    void (await change({ key: 'prices', value: { mail: cheap, carrierCosts: COSTS } })).data;
    expect(await of('prices')).toMatchObject({
      setting: 'prices',
      says: 'Sold below what the carrier charges: first class.',
    });
    expect(await of('second factor')).toMatchObject({ state: 'fault' });
    expect(await of('company')).toMatchObject({ state: 'fault', setting: 'company' });
    const { findings } = (await boss.call(installationFindings)).data;
    const machinery = findings.filter(({ about }) => about === 'machinery');
    expect(machinery.map(({ part }) => part)).toEqual(
      expect.arrayContaining(['settings', 'database', 'tables', 'keys', 'audit log', 'browser']),
    );
    for (const { state, fix } of findings) expect(state === 'ok' || (fix ?? '') !== '').toBe(true);
  });
});

it('who decided what the operator is in law is written down by an administrator, with history and audit', async () => {
  const { world, boss, change } = await openOperator({ legalMode: 'cro' });
  const found = async () =>
    (await boss.call(installationFindings)).data.findings.find(({ part }) => part === 'legal mode');
  expect(await found()).toMatchObject({
    state: 'warning',
    setting: 'legalChoice',
    says: 'LEGAL_MODE is cro, and nobody has written down who decided it.',
  });
  const nobody = await change({ key: 'legalChoice', value: { mode: 'cro' } });
  expect([nobody.status, nobody.problem.fields?.map(({ path }) => path)]).toEqual([
    400,
    ['change.value.decidedBy', 'change.value.decidedOn'],
  ]);
  const decided = { decidedBy: 'Dana Lawyer, Esq.', decidedOn: '2026-11-20' };
  void (await change({ key: 'legalChoice', value: { mode: 'self_help', ...decided } })).data;
  expect(await found()).toMatchObject({
    state: 'warning',
    says: 'LEGAL_MODE is cro, and what was decided is self_help.',
  });
  void (await change({ key: 'legalChoice', value: { mode: 'cro', ...decided } })).data;
  expect(await found()).toMatchObject({
    state: 'ok',
    says: expect.stringContaining('decided by Dana Lawyer, Esq. on November 20, 2026'),
  });
  const query = { key: 'legalChoice' } as const;
  const { versions } = (await boss.call(operatorHistory, { query })).data;
  expect(versions.map(({ changedBy }) => changedBy)).toEqual([BOSS, BOSS]);
  const { lines } = (await boss.call(oversightEndpoints.auditLog, { query: {} })).data;
  expect(lines.filter(({ detail }) => detail?.startsWith('legalChoice: version'))).toHaveLength(2);
  await world.close();
});

it('who reviewed the table of the law stands on the pages once an administrator has written it down, and nothing before', async () => {
  const { world, boss, change, factsOf } = await openOperator({});
  const found = async () =>
    (await boss.call(installationFindings)).data.findings.find(
      ({ part }) => part === 'table of the law',
    );
  expect(await factsOf()).toMatchObject({ lawReviewedBy: '', lawReviewedOn: '' });
  expect(await found()).toMatchObject({ state: 'warning', setting: 'lawReview' });
  const half = await change({ key: 'lawReview', value: { by: 'Dana Lawyer, Esq.' } });
  expect([half.status, half.problem.fields?.map(({ path }) => path)]).toEqual([
    400,
    ['change.value.on'],
  ]);
  const value = { by: 'Dana Lawyer, Esq.', on: '2026-11-20' };
  void (await change({ key: 'lawReview', value })).data;
  expect(await factsOf()).toMatchObject({
    lawReviewedBy: 'Dana Lawyer, Esq.',
    lawReviewedOn: 'November 20, 2026',
  });
  expect(await found()).toMatchObject({ state: 'ok' });
  const { versions } = (await boss.call(operatorHistory, { query: { key: 'lawReview' } })).data;
  expect(versions.map(({ changedBy }) => changedBy)).toEqual([BOSS]);
  void (await change({ key: 'lawReview', value: {} })).data;
  expect(await factsOf()).toMatchObject({ lawReviewedBy: '', lawReviewedOn: '' });
  await world.close();
});

it('a state that is ticked and that no lawyer has checked is named before launch, until somebody writes the check down', async () => {
  const { world, boss, change, factsOf } = await openOperator({ legalMode: 'cro' });
  const found = async () =>
    (await boss.call(installationFindings)).data.findings
      .filter(({ part }) => part === 'states')
      .map(({ says }) => says)
      .join('\n');
  const all = Object.keys(UsStates) as (keyof typeof UsStates)[];
  const only = (...served: (keyof typeof UsStates)[]) =>
    all.filter((state) => !served.includes(state));
  void (
    await change({
      key: 'states',
      value: { notServed: only('NY', 'WY', 'OH'), registrations: {} },
    })
  ).data;
  const before = await found();
  expect(before).toContain('nobody has checked the law of credit repair there: NY, OH, WY.');
  expect(before).toContain('Nothing at all is known here of WY.');
  for (const what of [
    'a registration, or is said to: OH.',
    'a bond, or is said to: OH.',
    'than the contract has: OH (A written statement before the contract',
  ])
    expect(before).toContain(what);
  expect((await factsOf()).statesNotServed).toContain('Ohio');
  const client = await world.signedIn('ohio@example.com');
  const name = 'Anna Example';
  const { getContract, signDisclosure, readContract } = contractEndpoints;
  const { version } = (await client.call(getContract)).data.disclosure;
  void (await client.call(signDisclosure, { body: { version, name } })).data;
  const inOhio = async () => await client.call(readContract, { body: { name, state: 'OH' } });
  expect((await inOhio()).problem.code).toBe('billing.state_not_served');
  const checked = { checkedBy: 'Dana Lawyer, Esq.', checkedOn: '2026-11-20' };
  const registrations = {
    NY: checked,
    WY: checked,
    OH: { ...checked, number: 'OH-12', bond: 'Example Surety 12' },
  };
  void (
    await change({ key: 'states', value: { notServed: only('NY', 'WY', 'OH'), registrations } })
  ).data;
  expect(await found()).toBe('Your lawyer has checked the law of each state that you serve.');
  expect((await factsOf()).statesNotServed).not.toContain('Ohio');
  expect(JSON.stringify((await inOhio()).data.document)).toContain('under number OH-12');
  // A check is for the staff: the pages name what has a number or a bond.
  expect((await factsOf()).registrations).toBe('Ohio: registration OH-12, bond Example Surety 12');
  await world.close();
});

it('email that nothing here signs is named before launch, with what to do', async () => {
  const { world, boss } = await openOperator({});
  const { findings } = (await boss.call(installationFindings)).data;
  expect(findings.find(({ part }) => part === 'DKIM')).toMatchObject({
    about: 'launch',
    state: 'warning',
    fix: expect.stringContaining('DKIM_DOMAIN, DKIM_SELECTOR and DKIM_PRIVATE_KEY'),
  });
  await world.close();
});

it('a credit repair organization names its registration in the contract and on the pages, and makes none where it does not serve', async () => {
  const { world, change, factsOf } = await openOperator({ legalMode: 'cro' });
  const registrations = { NY: { number: 'NY-4711', bond: 'Example Surety 12' } };
  void (await change({ key: 'states', value: { notServed: ['TX'], registrations } })).data;
  const printed = 'New York: registration NY-4711, bond Example Surety 12';
  expect((await factsOf()).registrations).toBe(printed);
  const client = await world.signedIn('anna@example.com');
  const { getContract, signDisclosure, readContract } = contractEndpoints;
  const { version } = (await client.call(getContract)).data.disclosure;
  const name = 'Anna Example';
  void (await client.call(signDisclosure, { body: { version, name } })).data;
  const read = (await client.call(readContract, { body: { name, state: 'NY' } })).data;
  const words = JSON.stringify(read.document);
  expect(words).toContain('We are registered in New York under number NY-4711.');
  expect(words).toContain('Our bond in New York: Example Surety 12.');
  for (const state of ['TX', 'GA'] as const) {
    const refused = await client.call(readContract, { body: { name, state } });
    expect([state, refused.problem.code]).toEqual([state, 'billing.state_not_served']);
  }
  await world.close();
});

it('a contract keeps the price that it was signed with, and the next one has the new price', async () => {
  const { world, change } = await openOperator({ legalMode: 'cro' });
  const signed = async (email: string) => {
    const client = await world.signedIn(email);
    const { document } = await signAContract(client);
    const plan = (await client.call(billingEndpoints.getPlan)).data;
    return { client, words: JSON.stringify(document), prices: plan.signedPrices };
  };
  const first = await signed('first@example.com');
  expect(first.prices).toEqual({ feeCents: 667, mostCents: 1_999 });
  const value = { mail: PRICES, carrierCosts: COSTS, proMonthlyCents: 2_499 };
  void (await change({ key: 'prices', value })).data;
  const second = await signed('second@example.com');
  expect(second.prices).toEqual({ feeCents: 833, mostCents: 2_499 });
  for (const price of ['$8.33', '$24.99', '$299.88']) expect(second.words).toContain(price);
  expect(second.words).not.toContain('$19.99');
  const kept = (await first.client.call(billingEndpoints.getPlan)).data.signedPrices;
  expect(kept).toEqual(first.prices);
  await world.close();
});
