import hoodiecrow, { type StoredEmail } from 'hoodiecrow-imap';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

export interface ImapServer {
  /** For `IMAP_URL`. */
  readonly url: string;
  /** As it lies in INBOX, oldest first. */
  readonly emails: readonly StoredEmail[];
  /** Puts an email there, with CRLF at the ends of its lines. */
  deliver(email: string): void;
  /** The mailbox counts its emails anew, as after it was moved. */
  countAnew(): void;
  /** How often somebody has looked into it. */
  looks(): number;
  /** Cuts the line as soon as it is told to mark an email, so many times. */
  cutAtMark(times: number): void;
  stop(): Promise<void>;
}

/** An IMAP server from npm, on a real socket, with one mailbox: who knows the password reads it. */
export async function startImapServer(): Promise<ImapServer> {
  const inbox = { uidvalidity: 7, uidnext: 1, messages: [] as StoredEmail[] };
  const server = hoodiecrow({
    plugins: ['ID', 'UIDPLUS', 'UNSELECT', 'AUTH-PLAIN', 'SASL-IR'],
    users: { support: { password: 'secret' } },
    storage: { INBOX: inbox },
  });
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
    url: `imap://support:secret@127.0.0.1:${port}/INBOX`,
    emails: inbox.messages,
    deliver: (email) => server.appendMessage('INBOX', [], false, email.replaceAll('\n', '\r\n')),
    countAnew() {
      inbox.uidvalidity += 1;
    },
    looks: () => looks,
    cutAtMark: (times) => void (cuts = times),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
