import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterEach, describe, expect, it } from 'vitest';
import { aCertificate, type Certificate } from '#test/a-certificate.ts';
import { startImapServer, type ImapServer } from '#test/an-imap-server.ts';
import { createImapInbox, findInboxFault } from './imap-inbox.ts';

/** This machine, and the same by an address that does not say so: there nothing goes on without encryption. */
const [HERE, ELSEWHERE] = ['127.0.0.1', '0.0.0.0'];

let mailbox: ImapServer | undefined;
const known = getCACertificates('default');
afterEach(async () => {
  setDefaultCACertificates(known);
  await mailbox?.stop();
  mailbox = undefined;
});

async function start(...how: Parameters<typeof startImapServer>): Promise<ImapServer> {
  mailbox = await startImapServer(...how);
  return mailbox;
}

/** As `NODE_EXTRA_CA_CERTS` does it for a whole process. */
const trust = ({ cert }: Certificate) => setDefaultCACertificates([...known, cert]);

const troubleAt = async (url: string) => (await findInboxFault(url))?.trouble;

describe.each([
  ['imaps://', 'at_once', HERE],
  ['STARTTLS', 'when_asked', ELSEWHERE],
  ['STARTTLS on this machine, where it is offered', 'when_asked', HERE],
] as const)('a mailbox by %s', (_, tls, host) => {
  it('is read over TLS alone, with a certificate that is trusted', async () => {
    const certificate = aCertificate([HERE, ELSEWHERE]);
    const server = await start({ tls, certificate });
    server.deliver('From: ana@example.com\nTo: support@example.com\n\nThank you.\n');
    trust(certificate);
    const texts: string[] = [];
    await createImapInbox({ url: server.url.replace(HERE, host) }).read(null, {
      async show(email) {
        texts.push(Buffer.from(await email.open()).toString());
        return 'taken';
      },
      passed: async () => {},
      signal: new AbortController().signal,
    });
    expect(texts).toEqual([expect.stringContaining('Thank you.')]);
    expect(server.emails[0]?.flags).toEqual(['\\Seen']);
    expect(server.signIns).toEqual([{ encrypted: true }]);
  });

  it.each([
    ['nobody vouches for its certificate', [HERE, ELSEWHERE], false],
    ['its certificate is for another name', ['192.0.2.1'], true],
  ])('is told no password where %s', async (_why, names, isTrusted) => {
    const certificate = aCertificate(names);
    const server = await start({ tls, certificate });
    if (isTrusted) trust(certificate);
    expect(await troubleAt(server.url.replace(HERE, host))).toBe('untrusted');
    expect(server.signIns).toEqual([]);
  });
});

describe('a mailbox without encryption', () => {
  it.each([
    ['is elsewhere', (url: string) => url.replace(HERE, ELSEWHERE)],
    ['is to begin with TLS', (url: string) => url.replace('imap://', 'imaps://')],
  ])('is told no password where it %s', async (_, changed) => {
    const server = await start();
    expect(await troubleAt(changed(server.url))).toBe('unencrypted');
    expect(server.signIns).toEqual([]);
  });

  it('opens on this machine', async () => {
    expect(await troubleAt((await start()).url)).toBeUndefined();
  });
});

it.each([
  ['takes our password', (url: string) => url.replace('secret', 'wrong'), 'refuses_us'],
  ['has the folder', (url: string) => url.replace('INBOX', 'Answers'), 'no_folder'],
  ['answers', (url: string) => url.replace(/:\d+/, ':1'), 'silent'],
] as const)('says so where no mailbox %s, and names nobody', async (_, changed, trouble) => {
  const fault = await findInboxFault(changed((await start()).url));
  expect(fault).toMatchObject({ trouble });
  expect(fault?.message).not.toMatch(/support|secret|wrong|Answers|127/);
});
