import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.port.ts';

const TIMEOUT_MS = 20_000;

/** @param options `url` is `smtp://user:password@host:port` or `smtps://…`; `from` the sender as people see it */
export function createSmtpMailer(options: { readonly url: string; readonly from: string }): Mailer {
  const transport = createTransport(
    // Nothing in a message may make the server read a file or fetch an address.
    {
      url: options.url,
      disableFileAccess: true,
      disableUrlAccess: true,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    },
    { from: options.from },
  );
  const domain = options.from.match(/@([^\s>]+)/)?.[1] ?? 'localhost';
  return {
    async send(message) {
      await transport.sendMail({
        to: { name: '', address: message.to },
        subject: message.subject,
        text: message.text,
        html: message.html,
        messageId: `<${message.id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    async close() {
      transport.close();
    },
  };
}
