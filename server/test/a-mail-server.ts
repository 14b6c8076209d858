import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { readEmail, type ReceivedEmail } from './received-email.ts';

/** One email as it came through the socket: whom the envelope names, and what is in it. */
export interface DeliveredEmail extends ReceivedEmail {
  readonly to: readonly string[];
  readonly raw: string;
}

export interface MailServer {
  /** For `SMTP_URL`. */
  readonly url: string;
  /** Oldest first. */
  readonly received: readonly DeliveredEmail[];
  stop(): Promise<void>;
}

/** A real mail server on a real socket, which takes everything and delivers nothing. */
export async function startMailServer(): Promise<MailServer> {
  const received: DeliveredEmail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks);
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ ...readEmail(raw), to, raw: raw.toString('latin1') });
        done();
      });
    },
  });
  // A sender that was killed in the middle of a conversation is its own trouble; no other error is known here.
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') throw error;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}?tls.rejectUnauthorized=false`,
    received,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
