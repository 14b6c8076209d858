import { accountEndpoints, myAccountEndpoints } from '@creditfix/shared/accounts';
import { adminAuthEndpoints, deviceEndpoints } from '@creditfix/shared/admin';
import { createHash, randomBytes } from 'node:crypto';
import { Caller, mailTo, jsonOf, type Question } from './caller.ts';
import { all, is, refused, says, type Expectation } from './judge.ts';
import { attack, json, type Ring } from './ring.ts';

const LINKS = 'links and sessions';
const REDIRECTS = 'redirects';
const MAIL = 'email addresses and headers';

const verifyAt = (path: string, token: string) => ({
  method: 'GET',
  path: `${path}?token=${encodeURIComponent(token)}`,
});

const goesOn = all(is(200), ({ headers }) =>
  headers['set-cookie'] === undefined ? undefined : 'a used link set a cookie',
);

/** Links that were used, intercepted, or meant for another login. */
export async function replayLinks(ring: Ring): Promise<void> {
  const { personas, target, url } = ring;
  const { verifyLogin, confirmLogin, requestLogin } = accountEndpoints;
  const { verifyAdminLogin, requestAdminLogin } = adminAuthEndpoints;
  const tryLink = async (
    name: string,
    by: Caller,
    path: string,
    token: string,
    expects: Expectation = refused,
  ) => await attack(ring, by, verifyAt(path, token), { kind: LINKS, name, expects });
  await tryLink('a used link', personas.nobody, verifyLogin.path, personas.usedLink);
  // Who is signed in by it goes on, and gets no session more.
  await tryLink(
    "a used link in its person's own browser",
    personas.victim,
    verifyLogin.path,
    personas.usedLink,
    goesOn,
  );
  await attack(
    ring,
    personas.nobody,
    json('POST', confirmLogin.path, { token: personas.usedLink }),
    {
      kind: LINKS,
      name: 'a used link, confirmed',
      expects: refused,
    },
  );
  for (const token of [
    '',
    ' ',
    'A'.repeat(43),
    'A'.repeat(42),
    'A'.repeat(100_00),
    "' or 1=1 --",
    '%00',
    '../../',
    'İ'.repeat(43),
  ])
    await tryLink(
      `a made-up link: ${token.slice(0, 20)}`,
      personas.nobody,
      verifyLogin.path,
      token,
    );

  const guest = new Caller('a guest', 'guest@links.example.com');
  const caught = await guest.askForLink(url, target.mail, requestLogin);
  await tryLink(
    'a link in another browser, by itself',
    personas.nobody,
    verifyLogin.path,
    caught,
    says('accounts.link_elsewhere'),
  );
  await tryLink("a consumer's link where the staff sign in", guest, verifyAdminLogin.path, caught);
  await attack(
    ring,
    personas.nobody,
    json('POST', deviceEndpoints.openDeviceSession.path, {
      token: caught,
      verifier: 'A'.repeat(43),
      device: 'A laptop',
    }),
    { kind: LINKS, name: "a consumer's link where devices sign in", expects: refused },
  );
  await attack(
    ring,
    personas.nobody,
    json('POST', myAccountEndpoints.confirmEmailChange.path, { token: caught }),
    { kind: LINKS, name: 'a login link as a change of address', expects: refused },
  );
  for (const headers of [
    { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' },
    { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'image' },
  ])
    await attack(
      ring,
      guest,
      { ...verifyAt(verifyLogin.path, caught), headers },
      {
        kind: LINKS,
        name: `a link that another site opens: ${headers['Sec-Fetch-Mode']}`,
        expects: refused,
      },
    );
  await guessCodes(ring, guest, caught);
  await tenAtOnce(ring, guest, caught);

  const newer = new Caller('a guest with two links', 'two@links.example.com');
  const older = await newer.askForLink(url, target.mail, requestLogin);
  await newer.askForLink(url, target.mail, requestLogin);
  await tryLink('a link that a newer one replaced', newer, verifyLogin.path, older);

  const boss = new Caller('the administrator, elsewhere', personas.administrator.email);
  const staffLink = await boss.askForLink(url, target.mail, requestAdminLogin);
  await tryLink('a link of the staff where consumers sign in', boss, verifyLogin.path, staffLink);
  await tryLink(
    'a link of the staff in another browser',
    personas.nobody,
    verifyAdminLogin.path,
    staffLink,
  );
  await strangersAtTheStaffLogin(ring);
  await catchDeviceLink(ring);
  await useEndedSessions(ring);
}

/** The code of somebody else's email, and the screen that waits for it. */
async function guessCodes(ring: Ring, guest: Caller, caught: string): Promise<void> {
  const { codeLogin, approveLogin, awaitLogin } = accountEndpoints;
  const email = guest.email;
  const attacks: readonly (readonly [string, Caller, Question, Expectation])[] = [
    [
      'a code that is no code',
      guest,
      json('POST', codeLogin.path, { email, code: "1' or 1" }),
      refused,
    ],
    [
      'a code in another browser',
      ring.personas.nobody,
      json('POST', codeLogin.path, { email, code: '000000' }),
      says('accounts.login_code_over'),
    ],
    [
      'a screen that waits for nothing',
      ring.personas.nobody,
      json('POST', awaitLogin.path, { email }),
      all(is(200), ({ body }) => (body.includes('"over"') ? undefined : 'expected to be over')),
    ],
    [
      'a number for a link that is none',
      ring.personas.nobody,
      json('POST', approveLogin.path, { token: 'A'.repeat(43), number: 10 }),
      refused,
    ],
    [
      'a number that is none',
      guest,
      json('POST', approveLogin.path, { token: caught, number: 1e9 }),
      refused,
    ],
  ];
  for (const [name, by, question, expects] of attacks)
    await attack(ring, by, question, { kind: LINKS, name, expects });
  const sent = mailTo(ring.target.mail, email).at(-1)?.text ?? '';
  const right = Number(/^\d{6}$/m.exec(sent)?.[0]);
  for (let guess = 1; guess <= 6; guess += 1) {
    // The sixth is the right one, and comes too late.
    const number = guess === 6 ? right : (right + guess) % 1_000_000;
    const code = String(number).padStart(6, '0');
    await attack(ring, guest, json('POST', codeLogin.path, { email, code }), {
      kind: LINKS,
      name: `guess ${guess} at a code`,
      expects: says(guess === 6 ? 'accounts.login_code_over' : 'accounts.login_code_wrong'),
    });
  }
}

async function tenAtOnce(ring: Ring, guest: Caller, token: string): Promise<void> {
  const browsers = Array.from({ length: 10 }, (_, at) =>
    Caller.with(`guest ${at}`, { cookies: { cf_login: guest.cookie('cf_login') } }),
  );
  const answers = await Promise.all(
    browsers.map((browser) =>
      browser.send(ring.url, verifyAt(accountEndpoints.verifyLogin.path, token)),
    ),
  );
  const opened = answers.filter(({ status }) => status === 200).length;
  ring.judge.check(
    { kind: LINKS, name: 'one link, ten times at once', by: guest.name },
    opened === 1
      ? undefined
      : `it opened ${opened} sessions: ${answers.map(({ status }) => status).join(' ')}`,
  );
}

async function strangersAtTheStaffLogin(ring: Ring): Promise<void> {
  const { personas, target } = ring;
  const before = target.mail.received.length;
  const path = adminAuthEndpoints.requestAdminLogin.path;
  const known = await attack(
    ring,
    personas.nobody,
    json('POST', path, { email: personas.auditor.email }),
    { kind: LINKS, name: 'an address of the staff', expects: is(200) },
  );
  const unknown = await attack(
    ring,
    personas.nobody,
    json('POST', path, { email: 'stranger@links.example.com' }),
    { kind: LINKS, name: 'an address of nobody', expects: is(200) },
  );
  const shown = (answer: typeof known) => JSON.stringify(jsonOf(answer));
  ring.judge.check(
    { kind: LINKS, name: 'the sign-in of the staff says the same to everybody', by: 'nobody' },
    shown(known) === shown(unknown) ? undefined : `${shown(known)} and ${shown(unknown)}`,
  );
  await until(() => target.mail.received.length > before);
  ring.judge.check(
    { kind: LINKS, name: 'no link of the staff goes to a stranger', by: 'nobody' },
    mailTo(target.mail, 'stranger@links.example.com').length === 0
      ? undefined
      : 'an email went out',
  );
}

/** Anyone who catches the link of a device has nothing without its verifier. */
async function catchDeviceLink(ring: Ring): Promise<void> {
  const owner = new Caller('a device', 'device@links.example.com');
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const { requestDeviceLogin, openDeviceSession } = deviceEndpoints;
  const token = await owner.askForLink(ring.url, ring.target.mail, requestDeviceLogin, {
    audience: 'customer',
    challenge,
  });
  const tries = [
    [
      "a device's link with another verifier",
      { token, verifier: randomBytes(32).toString('base64url') },
    ],
    ["a device's link with its challenge", { token, verifier: challenge }],
  ] as const;
  for (const [name, body] of tries)
    await attack(
      ring,
      ring.personas.nobody,
      json('POST', openDeviceSession.path, { ...body, device: 'A laptop' }),
      { kind: LINKS, name, expects: refused },
    );
  await attack(ring, owner, verifyAt(accountEndpoints.verifyLogin.path, token), {
    kind: LINKS,
    name: "a device's link in a browser",
    expects: refused,
  });
}

/** A session that was there before the sign-in is not the one after it, and one that ended stays so. */
async function useEndedSessions(ring: Ring): Promise<void> {
  const { target, url } = ring;
  const planted = 'B'.repeat(43);
  const guest = Caller.with('a guest with a planted session', {
    cookies: { cf_session_token: planted },
  });
  const person = new Caller('a person who signs out', 'out@links.example.com');
  await person.signIn(url, target.mail);
  const token = person.cookie('cf_session_token');
  ring.judge.check(
    { kind: LINKS, name: 'a session is made anew at sign-in', by: guest.name },
    token && token !== planted ? undefined : 'the planted one is taken',
  );
  await attack(
    ring,
    guest,
    { method: 'GET', path: '/api/account' },
    { kind: LINKS, name: 'a planted session', expects: is(401) },
  );
  await person.ask(url, accountEndpoints.signOut);
  const ghost = Caller.with('whoever kept the cookie', { cookies: { cf_session_token: token } });
  await attack(
    ring,
    ghost,
    { method: 'GET', path: '/api/account' },
    { kind: LINKS, name: 'a session that was ended', expects: is(401) },
  );
}

const PLACES = [
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/%09/evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '/@evil.example',
  'https:evil.example',
  '///evil.example',
  '/./\\evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/dashboard\r\nSet-Cookie: a=b',
  '/dashboard%0d%0aSet-Cookie:a=b',
  ' https://evil.example',
  '/api/auth/logout',
  'evil.example',
  '/dashboard?next=https://evil.example#//evil.example',
] as const;

/** Where a sign-in may lead: nowhere but to this site, whatever the link was asked with. */
export async function leadAway(ring: Ring): Promise<void> {
  const { target, url } = ring;
  for (const [at, redirect] of PLACES.entries()) {
    const person = new Caller('a person who is led away', `led${at}@redirects.example.com`);
    const before = mailTo(target.mail, person.email).length;
    const asked = await attack(
      ring,
      person,
      json('POST', accountEndpoints.requestLogin.path, { email: person.email, redirect }),
      { kind: REDIRECTS, name: JSON.stringify(redirect), expects: is(200, 400) },
    );
    if (asked.status !== 200) continue;
    await until(() => mailTo(target.mail, person.email).length > before);
    const mail = mailTo(target.mail, person.email).at(-1);
    const token = /[?&#]token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    ring.judge.check(
      { kind: REDIRECTS, name: `the email: ${JSON.stringify(redirect)}`, by: person.name },
      linksOf(mail?.html ?? '').some((link) => new URL(link).hostname === 'evil.example')
        ? 'a link leaves the site'
        : undefined,
    );
    await attack(ring, person, verifyAt(accountEndpoints.verifyLogin.path, token), {
      kind: REDIRECTS,
      name: `after sign-in: ${JSON.stringify(redirect)}`,
      expects: all(is(200), staysHere(url)),
    });
  }
}

const staysHere =
  (url: string): Expectation =>
  (answer) => {
    const { redirectTo = '' } = (jsonOf(answer)?.data ?? {}) as { redirectTo?: string };
    const origin = new URL(url).origin;
    return redirectTo.startsWith('/') &&
      URL.canParse(redirectTo, origin) &&
      new URL(redirectTo, origin).origin === origin &&
      !redirectTo.startsWith('/api/')
      ? undefined
      : `it leads to ${redirectTo}`;
  };

const linksOf = (html: string) =>
  [...html.matchAll(/href="(https?:[^"]+)"/g)].map(([, link = '']) => link);

/** Addresses and subjects that write headers of their own, and addresses that are somebody else's in disguise. */
export async function writeHeaders(ring: Ring): Promise<void> {
  const { personas, target } = ring;
  const bad = [
    'a@example.com\r\nBcc: spy@evil.example',
    'a@example.com\nBcc: spy@evil.example',
    'a@example.com%0d%0aBcc:spy@evil.example',
    'a@example.com, spy@evil.example',
    'a@example.com;spy@evil.example',
    '"a\r\nBcc: spy@evil.example"@example.com',
    '<spy@evil.example> a@example.com',
    'a@example.com\0.evil.example',
    'a@example.com>',
    'a b@example.com',
    'a@[127.0.0.1]',
    'a@b@example.com',
    `${'a'.repeat(400)}@example.com`,
    'vic@example.com.',
    'vic@example.com..',
    'vic@example..com',
    'vic@.example.com',
    'vic@-example.com',
    'vic@example',
    '@example.com',
    'vic@',
    'ｖic＠example.com',
    'vic@exämple.com\u202e',
    '',
  ];
  for (const email of bad) {
    const name = `the address ${JSON.stringify(email).slice(0, 60)}`;
    await attack(
      ring,
      personas.nobody,
      json('POST', accountEndpoints.requestLogin.path, { email }),
      {
        kind: MAIL,
        name,
        expects: is(400),
      },
    );
    // The staff login answers the same to everybody, whatever they type.
    const staffLogin = json('POST', adminAuthEndpoints.requestAdminLogin.path, { email });
    await attack(ring, personas.nobody, staffLogin, {
      kind: MAIL,
      name: `${name}, where the staff sign in`,
      expects: is(200, 400),
    });
    await attack(
      ring,
      personas.nobody,
      json('POST', deviceEndpoints.requestDeviceLogin.path, {
        email,
        audience: 'customer',
        challenge: 'A'.repeat(43),
      }),
      { kind: MAIL, name: `${name}, by a device`, expects: is(200, 400) },
    );
    await attack(
      ring,
      personas.nobody,
      json('POST', '/api/contact', {
        name: 'Ida',
        email,
        subject: 'Hello',
        message: 'How are you?',
      }),
      { kind: MAIL, name: `${name}, in a message`, expects: is(400) },
    );
    await attack(ring, personas.thief, json('POST', '/api/account/email', { email }), {
      kind: MAIL,
      name: `${name}, as the new one`,
      expects: refused,
    });
  }
  const words = [
    'Hello\r\nBcc: spy@evil.example',
    'Hello\nContent-Type: text/html',
    '=?utf-8?q?Hello=0D=0ABcc:spy@evil.example?=',
    'Hello\u2028Bcc: spy@evil.example',
    '<img src=x onerror=alert(1)>',
  ];
  for (const word of words)
    for (const field of ['name', 'subject', 'message']) {
      const body = {
        name: 'Ida',
        email: 'writer@headers.example.com',
        subject: 'Hello',
        message: 'How are you?',
        [field]: word,
      };
      await attack(ring, personas.nobody, json('POST', '/api/contact', body), {
        kind: MAIL,
        name: `${field}: ${JSON.stringify(word)}`,
        expects: is(200, 400),
      });
    }
  const queued = `select 1 from outgoing_emails where status = 'queued' limit 1`;
  await until(async () => (await target.sql.query(queued)).rowCount === 0);
  for (const { to, raw, headers } of target.mail.received) {
    const spied =
      to.length !== 1 ||
      to.some((address) => address.includes('evil')) ||
      headers.some(
        ([header, value]) =>
          /^b?cc$/i.test(header) ||
          (/^(to|from|reply-to)$/i.test(header) && value.includes('spy@evil')),
      );
    const named = headers.filter(([header]) => /^(to|subject|from)$/i.test(header)).length === 3;
    ring.judge.check(
      { kind: MAIL, name: 'an email that went out', by: to.join(', ') },
      spied || !named ? `its head is ${raw.slice(0, 400)}` : undefined,
    );
  }
}

async function until(ready: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 500; tries += 1) {
    if (await ready()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
