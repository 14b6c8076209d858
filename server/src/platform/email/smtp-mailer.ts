import { onFirstUse } from '#server/platform/loading/index.ts';
import { EmailRefused, MailServerAway, type EmailMessage, type Mailer } from './mailer.port.ts';

const TIMEOUT_MS = 20_000;
/** For one email, however much the server talks: `outbox.ts` takes its sender for dead some time after. */
const LONGEST_MS = 60_000;

interface SmtpOptions {
  /** `smtp://user:password@host:port` or `smtps://…` */
  readonly url: string;
  /** The sender as people see it. */
  readonly from: string;
  /** Signs here, where the mail server does not: the public key is in DNS at `<selector>._domainkey.<domain>`. */
  readonly dkim?: DkimKey | undefined;
  /** Cuts what is being sent, and what would be sent from then on. */
  readonly stopping?: AbortSignal | undefined;
  /** Milliseconds that one email may take; a minute if nothing is said. */
  readonly longestMs?: number;
}

interface DkimKey {
  readonly domain: string;
  readonly selector: string;
  /** PEM; a setting on one line writes its line ends as `\n`. */
  readonly privateKey: string;
}

/** Email over SMTP, with TLS as soon as the server offers it. */
export function createSmtpMailer({
  url,
  from,
  dkim,
  stopping,
  longestMs = LONGEST_MS,
}: SmtpOptions): Mailer {
  let opened: { close(): void } | undefined;
  const openTransport = onFirstUse('email', async () => {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport(
      {
        url,
        // Nothing in a message may make the server read a file or fetch an address.
        disableFileAccess: true,
        disableUrlAccess: true,
        connectionTimeout: TIMEOUT_MS,
        greetingTimeout: TIMEOUT_MS,
        socketTimeout: TIMEOUT_MS,
        ...(dkim ? { dkim: signingKey(dkim) } : {}),
      },
      { from },
    );
    opened = transport;
    return transport;
  });
  const domain = from.match(/@([^\s>]+)/)?.[1] ?? 'localhost';
  return {
    async send(message) {
      const transport = await openTransport();
      try {
        const tooLong = AbortSignal.timeout(longestMs);
        const signal = stopping ? AbortSignal.any([stopping, tooLong]) : tooLong;
        await transport.sendMail({ ...mailOf(message, domain), signal });
      } catch (error) {
        const said = withoutAddresses(error);
        if (isForGood(error)) throw new EmailRefused(said);
        throw isOfOneMessage(error) ? new Error(said) : new MailServerAway(said);
      }
    },
    async close() {
      opened?.close();
    },
  };
}

/** Greets the mail server and signs in, and sends nothing. @returns what went wrong, without addresses; undefined if nothing did */
export async function canReachMailServer(url: string): Promise<string | undefined> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  try {
    await transport.verify();
    return undefined;
  } catch (error) {
    return withoutAddresses(error);
  } finally {
    transport.close();
  }
}

function mailOf(message: EmailMessage, domain: string) {
  const { replyTo, stopUrl, thread, attachments = [] } = message;
  // Nobody has got an email of that id: it stands for the beginning that all emails of the thread share.
  const began = thread && `<${thread.id}@${domain}>`;
  return {
    to: { name: '', address: message.to },
    ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
    subject: message.subject,
    text: message.text,
    html: message.html,
    attachments: attachments.map(({ name, bytes }) => ({
      filename: name,
      content: Buffer.from(bytes),
    })),
    messageId: `<${message.id}@${domain}>`,
    ...(thread && began
      ? {
          inReplyTo: thread.answers ?? began,
          references: [began, ...(thread.answers ? [thread.answers] : [])],
        }
      : {}),
    headers: {
      // RFC 3834: no holiday answers to what a program wrote.
      'Auto-Submitted': 'auto-generated',
      // RFC 2369 and 8058: mail programs show it beside the message, and one press is enough.
      ...(stopUrl
        ? {
            'List-Unsubscribe': `<${stopUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }
        : {}),
    },
  };
}

/** What nodemailer signs by itself, and the two headers that RFC 8058 (section 4) wants signed before a press may unsubscribe. */
const SIGNED_HEADERS =
  'From:Sender:Reply-To:Subject:Date:Message-ID:To:Cc:MIME-Version:Content-Type:Content-Transfer-Encoding:List-Unsubscribe:List-Unsubscribe-Post';

function signingKey({ domain, selector, privateKey }: DkimKey) {
  return {
    domainName: domain,
    keySelector: selector,
    privateKey: privateKey.replaceAll('\\n', '\n'),
    headerFieldNames: SIGNED_HEADERS,
  };
}

/** Mail servers repeat the address in what they answer; logs carry ids only. */
function withoutAddresses(error: unknown): string {
  const said = error instanceof Error ? error.message : String(error);
  return `The mail server did not take an email. ${said.replace(/(?<![^\s<>"'])[^\s<>"']+@[^\s<>"']+/g, '(address)')}`;
}

/**
 * A 5xx to the recipient or to the message itself is final (RFC 5321, section 4.2.1). Not so where the server speaks of its
 * rules (5.7.x, RFC 3463): no login, no relaying, a bad signature are faults of our own settings, and no sign about the address.
 */
function isForGood(error: unknown): boolean {
  const { responseCode, response } = answeredWith(error);
  return (
    isOfOneMessage(error) &&
    responseCode >= 500 &&
    responseCode < 600 &&
    !/^\d{3}[ -]5\.7\./.test(response)
  );
}

/** The server has answered about the recipient or the message: it is there, and others may be taken. */
function isOfOneMessage(error: unknown): boolean {
  const { responseCode, command } = answeredWith(error);
  return responseCode > 0 && (command === 'RCPT TO' || command === 'DATA');
}

function answeredWith(error: unknown) {
  const { responseCode, command, response } = (error ?? {}) as Readonly<Record<string, unknown>>;
  return {
    responseCode: typeof responseCode === 'number' ? responseCode : 0,
    command,
    response: String(response),
  };
}
