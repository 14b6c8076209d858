import type { FetchMessageObject, ImapFlow } from 'imapflow';
import { isThisMachine } from '#server/platform/config/index.ts';
import { onFirstUse } from '#server/platform/loading/index.ts';
import {
  InboxAway,
  type Inbox,
  type InboxTrouble,
  type IncomingEmail,
  type LookedAt,
} from './inbox.port.ts';

const TIMEOUT_MS = 20_000;
/** Between two questions of ours an email is taken apart and its files are looked at: the line is silent, and well. */
const SILENT_MS = 4 * 60_000;
const AT_ONCE = 50;

const HEADERS = [
  'to cc delivered-to x-original-to envelope-to',
  'message-id content-type auto-submitted precedence return-path',
].flatMap((names) => names.split(' '));

const FLAGS: Readonly<Record<LookedAt, string | undefined>> = {
  taken: '\\Seen',
  flagged: '\\Flagged',
  left: undefined,
};

interface ImapOptions {
  /** `imaps://user:password@host:port/FOLDER`; `imap://` begins without TLS and insists on it before it signs in. */
  readonly url: string;
  /** Ends a conversation in the middle. */
  readonly stopping?: AbortSignal | undefined;
}

const loadClient = onFirstUse('reading answers by email', async () => await import('imapflow'));
const loadParser = onFirstUse('reading answers by email', async () => await import('postal-mime'));

/** A mailbox over IMAP (RFC 9051, and RFC 3501 before it), with a connection for each look. */
export function createImapInbox({ url, stopping }: ImapOptions): Inbox {
  const { host, pathname, username } = new URL(url);
  return {
    name: `${username}@${host}${pathname}`,
    read: (after, { show, passed, signal }) =>
      withFolder({ url, stopping }, async (client, asked) => {
        const { uidValidity = 0n, exists = 0 } = client.mailbox || {};
        // UIDs of another validity name other emails (RFC 9051, section 2.3.1.1).
        const [validity, known] = after?.split(' ') ?? [];
        const last = validity === String(uidValidity) ? Number(known) : 0;
        if (exists === 0) return;
        const range = { uid: `${last + 1}:*` };
        const found = await asked(() => client.search(range, { uid: true }));
        // The last one of a mailbox is always in a range that ends with it.
        if (!found) throw new InboxAway('strange', 'The mailbox does not say what is in it.');
        const uids = found.filter((uid) => uid > last).toSorted((one, two) => one - two);
        for (let at = 0; at < uids.length; at += AT_ONCE) {
          const some = uids.slice(at, at + AT_ONCE);
          const wanted = { uid: true, size: true, headers: [...HEADERS] };
          const emails = await asked(() => client.fetchAll(some, wanted, { uid: true }));
          for (const email of emails.toSorted((one, two) => one.uid - two.uid)) {
            if (signal.aborted) return;
            const flag = FLAGS[await show(await incoming(email, client, asked))];
            if (flag) await asked(() => client.messageFlagsAdd([email.uid], [flag], { uid: true }));
            // Where nothing may be marked, it is passed all the same.
            if (!client.usable) throw new InboxAway('silent', 'The line to the mailbox was cut.');
            await passed(`${uidValidity} ${email.uid}`);
          }
        }
      }),
  };
}

type Asked = <Answer>(ask: () => Promise<Answer>) => Promise<Answer>;

async function incoming(
  { uid, size = 0, headers }: FetchMessageObject,
  client: ImapFlow,
  asked: Asked,
): Promise<IncomingEmail> {
  const { default: PostalMime } = await loadParser();
  const known = await PostalMime.parse(headers ?? '').catch(() => undefined);
  return {
    bytes: size,
    headers: (name) =>
      (known?.headers ?? []).filter(({ key }) => key === name).map(({ value }) => value),
    async open() {
      const whole = await asked(() => client.fetchOne(uid, { source: true }, { uid: true }));
      if (!whole || !whole.source) throw new InboxAway('strange', 'An email was not handed over.');
      return whole.source;
    },
  };
}

/** Signs in, and opens the folder. @returns what went wrong; undefined if nothing did */
export async function findInboxFault(url: string): Promise<InboxAway | undefined> {
  try {
    await withFolder({ url }, async () => {});
    return undefined;
  } catch (error) {
    if (error instanceof InboxAway) return error;
    throw error;
  }
}

async function withFolder(
  { url, stopping }: ImapOptions,
  work: (client: ImapFlow, asked: Asked) => Promise<void>,
): Promise<void> {
  const { ImapFlow } = await loadClient();
  const { protocol, hostname, port, username, password, pathname } = new URL(url);
  const secure = protocol === 'imaps:';
  const client = new ImapFlow({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 993 : 143),
    secure,
    // Else whoever stands in the middle takes the offer of TLS away, and reads the password.
    ...(secure || isThisMachine(hostname) ? {} : { doSTARTTLS: true }),
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: SILENT_MS,
  });
  // What it is about is told to whoever asked.
  client.on('error', () => {});
  const cut = () => client.close();
  stopping?.addEventListener('abort', cut, { once: true });
  try {
    await askedOf(() => client.connect());
    const folder = decodeURIComponent(pathname.slice(1)) || 'INBOX';
    await askedOf(() => client.mailboxOpen(folder), 'no_folder');
    await work(client, askedOf);
    await client.logout().catch(() => {});
  } finally {
    stopping?.removeEventListener('abort', cut);
    client.close();
  }
}

/** Servers repeat names in what they answer; logs carry none. @param refusal what a no to this question means */
async function askedOf<Answer>(
  ask: () => Promise<Answer>,
  refusal: InboxTrouble = 'strange',
): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    const trouble = troubleIn((error ?? {}) as Failure, refusal);
    const { serverResponseCode, code } = (error ?? {}) as Failure;
    const said = serverResponseCode ?? code;
    throw new InboxAway(trouble, SAID[trouble] + (said ? ` (${String(said)})` : ''));
  }
}

const SAID: Readonly<Record<InboxTrouble, string>> = {
  silent: 'The mailbox does not answer.',
  strange: 'The mailbox can’t be read: it does not answer as it should.',
  refuses_us: 'The mailbox refuses name or password.',
  no_folder: 'The mailbox does not open the folder of that name.',
  untrusted: 'The certificate of the mailbox is not trusted, and it was told nothing.',
  unencrypted: 'The mailbox offers no encryption there, and it was told nothing.',
};

/** What the client says of an error, and TLS. */
interface Failure {
  readonly code?: unknown;
  readonly serverResponseCode?: unknown;
  readonly authenticationFailed?: unknown;
  /** The server has said no. */
  readonly responseStatus?: unknown;
  readonly tlsFailed?: unknown;
}

/** What Node says of a certificate that it does not take; see "X509 certificate error codes" in its documentation of TLS. */
const CERTIFICATE =
  /^(?:CERT_|CRL_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|INVALID_|PATH_LENGTH_|HOSTNAME_MISMATCH|ERR_TLS_CERT_|ERROR_IN_CERT_|ERROR_IN_CRL_)/;
/** A server that does not speak TLS there. */
const NO_TLS = /^(?:EPROTO|ERR_SSL_)/;

function troubleIn(failure: Failure, refusal: InboxTrouble): InboxTrouble {
  const code = String(failure.code ?? '');
  if (failure.authenticationFailed) return 'refuses_us';
  if (CERTIFICATE.test(code)) return 'untrusted';
  if (failure.tlsFailed || NO_TLS.test(code)) return 'unencrypted';
  if (failure.responseStatus === 'NO' || failure.responseStatus === 'BAD') return refusal;
  return code === '' || /^(?:Parser|Invalid)/.test(code) ? 'strange' : 'silent';
}
