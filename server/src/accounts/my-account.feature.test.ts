import { accountEndpoints, myAccountEndpoints, type Profile } from '@creditfix/shared/accounts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { loginToken, type TestClient } from '#test/test-client.ts';
import { TEST_START } from '#test/test-server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
afterEach(() => app.setClock(TEST_START));

const { requestLogin, verifyLogin, confirmLogin, session } = accountEndpoints;
const { getMyAccount, saveProfile, saveEmailPreferences } = myAccountEndpoints;
const { requestEmailChange, cancelEmailChange, confirmEmailChange } = myAccountEndpoints;
const { listSessions, endSession, endOtherSessions } = myAccountEndpoints;

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';

const nobody: Profile = {
  firstName: '',
  middleName: '',
  lastName: '',
  suffix: '',
  address: '',
  addressLine2: '',
  city: '',
  state: '',
  zipCode: '',
  phone: '',
};
const maria: Profile = {
  firstName: 'Maria',
  middleName: 'Inés',
  lastName: 'O’Neill-Núñez',
  suffix: 'Jr.',
  address: '48 Larkspur Lane',
  addressLine2: 'Apt 4B',
  city: 'Dayton',
  state: 'OH',
  zipCode: '45402-1234',
  phone: '937-555-0142',
};

async function signedIn(email: string): Promise<TestClient> {
  const client = app.client();
  await client.signIn(email);
  return client;
}

function later(minutes: number): Promise<void> {
  return app.setClock(new Date(Date.parse(TEST_START) + minutes * 60_000).toISOString());
}

/** The emails to that address with that subject, newest first, once there are so many. */
async function emailsTo(email: string, subject: string, atLeast = 1) {
  return await vi.waitFor(
    async () => {
      const all = await app.mailbox();
      const mine = all.filter((message) => message.to === email && message.subject === subject);
      expect(mine.length, `emails "${subject}" to ${email}`).toBeGreaterThanOrEqual(atLeast);
      return mine;
    },
    { timeout: 120_000, interval: 20 },
  );
}

describe('the profile', () => {
  it('is empty at first, keeps what was filled in, and forgets what comes blank', async () => {
    const client = await signedIn('maria@example.com');
    expect((await client.call(getMyAccount)).data).toEqual({
      email: 'maria@example.com',
      createdAt: TEST_START,
      profile: nobody,
      emails: {
        letter_news: true,
        deadlines: true,
        answer_due: true,
        mail_check: true,
        draft_waits: true,
        referrals: true,
        product_news: false,
      },
      language: 'en',
      emailChange: null,
      fresh: true,
    });
    const saved = await client.call(saveProfile, { body: { ...maria, state: 'oh' } });
    expect(saved.data).toEqual(maria);
    expect((await client.call(getMyAccount)).data.profile).toEqual(maria);
    expect((await client.call(session)).data.user?.firstName).toBe('Maria');
    await client.call(saveProfile, { body: { ...nobody, lastName: 'Núñez' } });
    expect((await client.call(getMyAccount)).data.profile).toEqual({
      ...nobody,
      lastName: 'Núñez',
    });
  });

  it('is sealed but for the name, and belongs to its row', async () => {
    const [one, other] = [await signedIn('seal1@example.com'), await signedIn('seal2@example.com')];
    await one.call(saveProfile, { body: maria });
    const [row] = await app.sql('select * from accounts where email = ?', ['seal1@example.com']);
    expect(row?.first_name).toBe('Maria');
    for (const secret of [
      maria.middleName,
      maria.addressLine2,
      maria.address,
      maria.city,
      maria.zipCode,
      maria.phone,
    ])
      expect(JSON.stringify(row)).not.toContain(secret);
    await app.sql('update accounts set sealed_profile = ? where email = ?', [
      row?.sealed_profile,
      'seal2@example.com',
    ]);
    expect((await other.call(getMyAccount)).status).toBe(500);
  });

  it.each([
    ['state', 'XX'],
    ['zipCode', '4540'],
    ['zipCode', 'ABCDE'],
    ['phone', '5'.repeat(31)],
    ['firstName', 'Ma\uD800ria'],
    ['firstName', '<b>Maria</b>'],
    ['middleName', '김철수'],
    ['city', 'Dayton {{7*7}}'],
    // Dayton is in Ohio.
    ['zipCode', '97301'],
    ['phone', '555'],
  ])('refuses %s %j with the field named', async (path, text) => {
    const client = await signedIn('faults@example.com');
    const { status, problem } = await client.call(saveProfile, {
      body: { ...maria, [path]: text },
    });
    expect(status).toBe(400);
    expect(problem.fields?.map((field) => field.path)).toEqual([path]);
  });

  it('is nobody else’s to see', async () => {
    const { status, problem } = await app.client().call(getMyAccount);
    expect([status, problem.code]).toEqual([401, 'accounts.sign_in_needed']);
  });
});

describe('email preferences', () => {
  it('change one by one', async () => {
    const client = await signedIn('prefers@example.com');
    const save = (emails: Record<string, boolean>) =>
      client.call(saveEmailPreferences, { body: { emails } });
    expect((await save({ deadlines: false })).data.emails.deadlines).toBe(false);
    expect((await save({ product_news: true })).data.emails).toEqual({
      letter_news: true,
      deadlines: false,
      answer_due: true,
      mail_check: true,
      draft_waits: true,
      referrals: true,
      product_news: true,
    });
    expect((await client.call(getMyAccount)).data.emails.deadlines).toBe(false);
    expect((await save({ login_links: false })).status).toBe(400);
  });
});

const APPROVE = 'Do you want to change your email address?';
const CONFIRM = 'Confirm your new email address';
const CHANGED = 'Your email address was changed';
const TAKEN = 'Somebody entered your address for another account';

async function tokenFrom(email: string, subject: string, atLeast = 1): Promise<string> {
  const [message] = await emailsTo(email, subject, atLeast);
  const link = new URL(message?.links[0] ?? '');
  expect(link.origin + link.pathname).toBe(`${app.url}/account/confirm-email`);
  return link.searchParams.get('token') ?? '';
}

/** Asks for another address and answers the two links' tokens. */
async function askToChange(client: TestClient, from: string, to: string, times = 1) {
  const asked = await client.call(requestEmailChange, { body: { email: to } });
  expect(asked.data).toEqual({ newEmail: to });
  return [await tokenFrom(from, APPROVE, times), await tokenFrom(to, CONFIRM, times)] as const;
}

const confirm = (token: string) => app.client().call(confirmEmailChange, { body: { token } });

describe('the language of our emails', () => {
  const inSpanish = { headers: { 'Accept-Language': 'es' } };

  it('is that of the request for somebody new, and then of the account, whoever asks', async () => {
    const [email, client] = ['ana@example.com', app.client()];
    const asked = await client.call(requestLogin, { body: { email }, ...inSpanish });
    expect(asked.headers.get('Content-Language')).toBe('es');
    const [link] = await emailsTo(email, 'Su enlace de acceso');
    expect(link?.html).toContain('lang="es"');
    expect(link?.links[0]).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/es\/auth\/verify\?token=/);
    const token = new URL(link?.links[0] ?? '').searchParams.get('token') ?? '';
    // From here on the browser asks for English: the account keeps what it began with.
    void (await client.call(verifyLogin, { query: { token } })).data;
    expect((await client.call(getMyAccount)).data.language).toBe('es');
    await client.call(requestEmailChange, { body: { email: 'ana.new@example.com' } });
    const [approve] = await emailsTo(email, '¿Quiere cambiar su dirección de correo?');
    expect(approve?.links[0]).toContain('/es/account/confirm-email?token=');
    await app.client().call(requestLogin, { body: { email } });
    await emailsTo(email, 'Su enlace de acceso', 2);
  });

  it('is changed by its reader, and by nothing else', async () => {
    const [email, client] = ['ben@example.com', await signedIn('ben@example.com')];
    const chosen = await client.call(saveEmailPreferences, { body: { language: 'es' } });
    expect(chosen.data).toMatchObject({ language: 'es', emails: { letter_news: true } });
    await client.call(saveEmailPreferences, { body: { emails: { referrals: false } } });
    expect((await client.call(getMyAccount)).data).toMatchObject({
      language: 'es',
      emails: { referrals: false },
    });
    await app.client().call(requestLogin, { body: { email } });
    await emailsTo(email, 'Su enlace de acceso');
    const refused = await client.call(saveEmailPreferences, {
      body: { language: 'fr' } as never,
      ...inSpanish,
    });
    expect(refused.problem).toMatchObject({
      code: 'request.invalid',
      fields: [{ path: 'language', message: 'Elija una de las respuestas que se ofrecen aquí.' }],
    });
  });

  it('is that of the request where a call is refused', async () => {
    const { problem, headers } = await app.client().call(getMyAccount, inSpanish);
    expect(problem).toMatchObject({
      code: 'accounts.sign_in_needed',
      error: 'Primero inicie sesión.',
    });
    expect(headers.get('Vary')).toContain('Accept-Language');
  });
});

describe('a change of address', () => {
  it('is made when both links were used, and ends what the old address could open', async () => {
    const [from, to] = ['old@example.com', 'new@example.com'];
    const [client, elsewhere] = [await signedIn(from), await signedIn(from)];
    const [before] = await app.sql('select id, mailbox_key from accounts where email = ?', [from]);
    const [approve, accept] = await askToChange(client, from, to);
    const asker = app.client();
    const links = (await app.mailbox()).filter((message) => message.to === from).length;
    await asker.call(requestLogin, { body: { email: from } });
    const oldLink = await loginToken(app, from, links);

    expect((await confirm(accept)).data).toEqual({ done: false, newEmail: to });
    expect((await client.call(getMyAccount)).data.emailChange).toEqual({
      newEmail: to,
      oldConfirmed: false,
      newConfirmed: true,
    });
    expect((await client.call(getMyAccount)).data.email).toBe(from);
    expect((await confirm(approve)).data).toEqual({ done: true, newEmail: to });

    const { email, emailChange } = (await client.call(getMyAccount)).data;
    expect([email, emailChange]).toEqual([to, null]);
    expect((await elsewhere.call(session)).data.isAuthenticated).toBe(false);
    expect((await asker.call(verifyLogin, { query: { token: oldLink } })).problem.code).toBe(
      'accounts.link_invalid',
    );
    await emailsTo(from, CHANGED);
    await emailsTo(to, CHANGED);
    await signedIn(to);
    const [after] = await app.sql('select id, mailbox_key from accounts where email = ?', [to]);
    expect(after?.id).toBe(before?.id);
    expect(after?.mailbox_key).not.toBe(before?.mailbox_key);
  });

  it('is made once where both links are used at the same moment, again and again', async () => {
    const [from, to] = ['both@example.com', 'both-new@example.com'];
    const client = await signedIn(from);
    const tokens = await askToChange(client, from, to);
    const answers = await Promise.all([...tokens, ...tokens, ...tokens].map(confirm));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(answers.some(({ data }) => data.done)).toBe(true);
    expect((await client.call(getMyAccount)).data.email).toBe(to);
    const sent = await app.sql(
      "select key from outgoing_emails where kind = 'email_changed' and account_id = (select id from accounts where email = ?)",
      [to],
    );
    expect(sent).toHaveLength(2);
    // A person whose answer got lost reads that it is done.
    expect((await confirm(tokens[0])).data.done).toBe(true);
  });

  it('and a login link that is used in the same moment never wait for each other', async () => {
    const moves = Array.from({ length: 6 }, async (_, number) => {
      const from = `crossing-${number}@example.com`;
      const [approve, accept] = await askToChange(await signedIn(from), from, `moved-${from}`);
      await confirm(approve);
      const asker = app.client();
      const links = (await app.mailbox()).filter((message) => message.to === from).length;
      await asker.call(requestLogin, { body: { email: from } });
      const token = await loginToken(app, from, links);
      return { accept, signIn: () => asker.call(verifyLogin, { query: { token } }) };
    });
    const ready = await Promise.all(moves);
    const answers = await Promise.all(
      ready.flatMap(({ accept, signIn }) => [signIn(), confirm(accept)]),
    );
    const changes = answers.filter((_, index) => index % 2 === 1);
    expect(changes.map(({ status }) => status)).toEqual(Array(6).fill(200));
    for (const { status } of answers) expect([200, 400]).toContain(status);
  });

  it('is not made by one link, however often it is used', async () => {
    const [from, to] = ['alone@example.com', 'alone-new@example.com'];
    const client = await signedIn(from);
    const [approve] = await askToChange(client, from, to);
    for (let times = 0; times < 3; times += 1)
      expect((await confirm(approve)).data.done).toBe(false);
    expect((await client.call(getMyAccount)).data.email).toBe(from);
  });

  it('is replaced by asking again, dropped by the person, and over after 60 minutes', async () => {
    const [from, to] = ['again@example.com', 'again-new@example.com'];
    const client = await signedIn(from);
    const first = await askToChange(client, from, to);
    const second = await askToChange(client, from, to, 2);
    for (const token of first)
      expect((await confirm(token)).problem.code).toBe('accounts.change_invalid');
    expect((await confirm(second[0])).data.done).toBe(false);
    expect((await client.call(cancelEmailChange)).data.dropped).toBe(true);
    expect((await client.call(cancelEmailChange)).data.dropped).toBe(false);
    expect((await confirm(second[1])).status).toBe(400);

    const third = await askToChange(client, from, to, 3);
    await later(59);
    expect((await confirm(third[0])).data.done).toBe(false);
    await later(60);
    expect((await confirm(third[1])).problem.code).toBe('accounts.change_invalid');
    const { email, emailChange } = (await client.call(getMyAccount)).data;
    expect([email, emailChange]).toEqual([from, null]);
  });

  it('never tells the asker whether the new address has an account', async () => {
    const [from, to] = ['asks@example.com', 'taken@example.com'];
    const client = await signedIn(from);
    await signedIn(to);
    const taken = await client.call(requestEmailChange, { body: { email: to } });
    const shownTaken = (await client.call(getMyAccount)).data.emailChange;
    const [approve, notice] = [await tokenFrom(from, APPROVE), await emailsTo(to, TAKEN)];
    expect(notice[0]?.links).toEqual([]);
    expect((await confirm(approve)).data).toEqual({ done: false, newEmail: to });
    expect((await client.call(getMyAccount)).data.email).toBe(from);
    const free = await client.call(requestEmailChange, { body: { email: 'free@example.com' } });
    expect(taken.envelope).toEqual({ ...free.envelope, data: { newEmail: to } });
    expect(shownTaken).toEqual({
      ...(await client.call(getMyAccount)).data.emailChange,
      newEmail: to,
    });
  });

  it('can’t free a mailbox for another free month: one that has an account under any address is taken', async () => {
    const [from, to] = ['mover@example.com', 'mail.box+2@gmail.com'];
    const client = await signedIn(from);
    await signedIn('mailbox@gmail.com');
    await client.call(requestEmailChange, { body: { email: to } });
    await emailsTo(to, TAKEN);
    // The own mailbox under another address is not taken.
    expect(
      (await client.call(requestEmailChange, { body: { email: 'mover+x@example.com' } })).status,
    ).toBe(200);
    await emailsTo('mover+x@example.com', CONFIRM);
  });

  it('is not made where the new address got an account of its own meanwhile', async () => {
    const [from, to] = ['slow@example.com', 'quick@example.com'];
    const client = await signedIn(from);
    const [approve, accept] = await askToChange(client, from, to);
    await confirm(approve);
    await signedIn(to);
    expect((await confirm(accept)).problem.code).toBe('accounts.change_invalid');
    expect((await client.call(getMyAccount)).data.email).toBe(from);
    expect(await app.sql('select id from accounts where email = ?', [to])).toHaveLength(1);
  });

  it('needs a recent sign-in and another address of plain letters', async () => {
    const client = await signedIn('careful@example.com');
    const ask = (email: string) => client.call(requestEmailChange, { body: { email } });
    expect((await ask('Careful@Example.com')).problem.code).toBe('accounts.email_in_use');
    for (const email of ['cаreful@example.com', 'no-at-sign', 'a@b.example\r\nBcc: c@d.example'])
      expect((await ask(email)).problem.fields?.[0]?.path).toBe('email');
    await later(16);
    expect((await ask('other@example.com')).problem.code).toBe('accounts.sign_in_again');
    expect((await client.call(getMyAccount)).data.fresh).toBe(false);
  });

  it('keeps its tokens in no table', async () => {
    const [from, to] = ['hashes@example.com', 'hashes-new@example.com'];
    const tokens = await askToChange(await signedIn(from), from, to);
    const tables = await app.sql(
      `select coalesce(json_agg(c)::text, '') || (select json_agg(o)::text from outgoing_emails o)
         || (select json_agg(m)::text from local_mail m) || (select json_agg(j)::text from pgboss.job j) as all
       from email_changes c`,
    );
    for (const token of tokens) expect(JSON.stringify(tables)).not.toContain(token);
    expect((await confirm('x'.repeat(43))).problem.code).toBe('accounts.change_invalid');
    expect((await confirm('')).problem.code).toBe('accounts.change_invalid');
  });
});

/** Signs in with a browser that says what it is. */
async function signInWith(userAgent: string, email: string): Promise<TestClient> {
  const client = app.client();
  const before = (await app.mailbox()).filter(({ to }) => to === email).length;
  await client.call(requestLogin, { body: { email } });
  const token = await loginToken(app, email, before);
  const headers = { 'User-Agent': userAgent };
  expect((await client.call(confirmLogin, { body: { token }, headers })).status).toBe(200);
  return client;
}

describe('sessions', () => {
  it('are listed with the browser in words, open ones first, the newest first', async () => {
    const email = 'devices@example.com';
    await signInWith('node', email);
    await later(1);
    const phone = await signInWith(SAFARI, email);
    await later(2);
    const desktop = await signInWith(CHROME, email);
    await phone.call(accountEndpoints.signOut);
    const { sessions } = (await desktop.call(listSessions)).data;
    expect(sessions.map(({ device, current, endedAt }) => [device, current, endedAt])).toEqual([
      ['Chrome on Windows', true, null],
      ['A browser', false, null],
      ['Safari on iPhone', false, '2026-11-21T15:02:00.000Z'],
    ]);
    expect(sessions[0]).toMatchObject({ how: 'link', signedInAt: '2026-11-21T15:02:00.000Z' });

    await app.setClock('2026-12-21T15:03:00.000Z');
    await desktop.signIn(email);
    const monthLater = (await desktop.call(listSessions)).data.sessions;
    expect(monthLater.map(({ device, endedAt }) => [device, endedAt])).toEqual([
      ['A browser', null],
      ['Chrome on Windows', '2026-12-21T15:02:00.000Z'],
      ['A browser', '2026-12-21T15:00:00.000Z'],
    ]);
  });

  it('note their use at most every ten minutes', async () => {
    const client = await signedIn('seen@example.com');
    const lastSeen = async (minutes: number) => {
      await later(minutes);
      return (await client.call(listSessions)).data.sessions[0]?.lastSeenAt;
    };
    expect(await lastSeen(9)).toBe('2026-11-21T15:00:00.000Z');
    expect(await lastSeen(10)).toBe('2026-11-21T15:10:00.000Z');
    expect(await lastSeen(19)).toBe('2026-11-21T15:10:00.000Z');
  });

  it('are ended from another browser, one or all of them', async () => {
    const email = 'ends@example.com';
    const [here, there, third] = [
      await signedIn(email),
      await signedIn(email),
      await signedIn(email),
    ];
    const idOf = async (client: TestClient) =>
      (await client.call(listSessions)).data.sessions.find(({ current }) => current)?.id ?? '';
    const id = await idOf(there);
    expect((await here.call(endSession, { params: { id } })).data).toEqual({ ended: true });
    expect((await there.call(getMyAccount)).status).toBe(401);
    expect((await here.call(endSession, { params: { id } })).data).toEqual({ ended: true });
    expect((await here.call(endOtherSessions)).data.ended).toBe(1);
    expect((await third.call(getMyAccount)).status).toBe(401);
    expect((await here.call(endOtherSessions)).data.ended).toBe(0);
    await here.call(endSession, { params: { id: await idOf(here) } });
    expect(here.cookies.has('session')).toBe(false);
  });

  it('of other people do not exist', async () => {
    const [mine, theirs] = [
      await signedIn('mine@example.com'),
      await signedIn('theirs@example.com'),
    ];
    const [{ id } = { id: '' }] = (await theirs.call(listSessions)).data.sessions;
    const answer = await mine.call(endSession, { params: { id } });
    const unknown = await mine.call(endSession, { params: { id: crypto.randomUUID() } });
    expect([answer.status, answer.envelope]).toEqual([404, unknown.envelope]);
    expect((await mine.call(endSession, { params: { id: 'x' } })).status).toBe(400);
    expect((await theirs.call(getMyAccount)).status).toBe(200);
  });

  it('in a browser that is new to the account are told to its owner, the first one not', async () => {
    const [email, subject] = ['owner@example.com', 'A new sign-in to your account'];
    const first = await signInWith(CHROME, email);
    await later(1);
    await first.signIn(email);
    await later(2);
    await signInWith(SAFARI, email);
    const told = await emailsTo(email, subject);
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain('Safari on iPhone');
    expect(told[0]?.text).toContain('November 21, 2026 at 10:02');
    expect(told[0]?.links).toEqual([]);
  });
});
