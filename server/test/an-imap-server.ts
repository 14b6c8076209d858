import hoodiecrow, { type StoredEmail } from 'hoodiecrow-imap';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { TLSSocket } from 'node:tls';
import type { Certificate } from './a-certificate.ts';

export interface ImapServer {
  /** For `IMAP_URL`. */
  readonly url: string;
  /** As it lies in INBOX, oldest first. */
  readonly emails: readonly StoredEmail[];
  /** Puts an email there, with CRLF at the ends of its lines. */
  deliver(email: string): void;
  /** The mailbox numbers its emails from the start, as after it was moved. */
  countAnew(): void;
  /** How often somebody has looked into it. */
  looks(): number;
  /** How often somebody has told it a name and a password, and whether that was encrypted. */
  readonly signIns: readonly { readonly encrypted: boolean }[];
  /** Cuts the line as soon as it is told to mark an email, so many times. */
  cutAtMark(times: number): void;
  /** From now on it takes this one alone. */
  changePassword(password: string): void;
  stop(): Promise<void>;
}

interface ImapServerOptions {
  /** Speaks TLS from the first byte, or once it is asked to; without one of them, never. */
  readonly tls?: 'at_once' | 'when_asked';
  readonly certificate?: Certificate;
}

/** An IMAP server from npm, on a real socket, with one mailbox: who knows the password reads it. */
export async function startImapServer({
  tls,
  certificate,
}: ImapServerOptions = {}): Promise<ImapServer> {
  const inbox = { uidvalidity: 7, uidnext: 1, messages: [] as StoredEmail[] };
  const users = { support: { password: 'secret' } };
  const server = hoodiecrow({
    plugins: ['ID', 'UIDPLUS', 'UNSELECT', 'AUTH-PLAIN', 'SASL-IR'].concat(
      tls === 'when_asked' ? 'STARTTLS' : [],
    ),
    secureConnection: tls === 'at_once',
    ...(certificate ? { credentials: certificate } : {}),
    users,
    storage: { INBOX: inbox },
  });
  const signIns: { encrypted: boolean }[] = [];
  for (const command of ['LOGIN', 'AUTHENTICATE PLAIN']) {
    const signIn = server.getCommandHandler(command);
    server.setCommandHandler(command, (connection, ...told) => {
      signIns.push({ encrypted: connection.socket instanceof TLSSocket });
      signIn(connection, ...told);
    });
  }
  let cuts = 0;
  let looks = 0;
  const select = server.getCommandHandler('SELECT');
  server.setCommandHandler('SELECT', (connection, ...told) => {
    looks += 1;
    select(connection, ...told);
  });
  const mark = server.getCommandHandler('UID STORE');
  server.setCommandHandler('UID STORE', (connection, ...told) => {
    if (cuts === 0) return mark(connection, ...told);
    cuts -= 1;
    connection.socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `${tls === 'at_once' ? 'imaps' : 'imap'}://support:secret@127.0.0.1:${port}/INBOX`,
    emails: inbox.messages,
    deliver: (email) => server.appendMessage('INBOX', [], false, email.replaceAll('\n', '\r\n')),
    countAnew() {
      inbox.uidvalidity += 1;
    },
    looks: () => looks,
    signIns,
    cutAtMark: (times) => void (cuts = times),
    changePassword: (password) => void (users.support.password = password),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
