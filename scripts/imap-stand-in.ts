import { startImapServer } from '@creditfix/server/test/imap-server';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/**
 * A mailbox to try things with: an IMAP server on a port of this machine. What is posted to the other address arrives in it. The one line that
 * it writes says what the server's settings have to be, and where that is.
 */
// The parent process may be gone without a word.
process.once('disconnect', () => process.exit());

const mailbox = await startImapServer();
const intake = createServer((request, response) => {
  void text(request).then((email) => {
    mailbox.deliver(email);
    response.end();
  });
});
await new Promise<void>((open) => intake.listen(0, '127.0.0.1', open));
const { port } = intake.address() as AddressInfo;

process.stdout.write(
  `${JSON.stringify({ IMAP_URL: mailbox.url, deliverTo: `http://127.0.0.1:${port}` })}\n`,
);
