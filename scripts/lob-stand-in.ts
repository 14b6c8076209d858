import { startLobServer } from '@creditfix/server/test/lob';

/**
 * A mail carrier to try things with: speaks Lob's interface on a port of this machine, prints nothing and mails nothing. The one
 * line that it writes says what the server's settings have to be, and where the events are played from.
 */
// The parent process may be gone without a word.
process.once('disconnect', () => process.exit());

const { url, controlUrl, apiKey, webhookSecret } = await startLobServer();

process.stdout.write(
  `${JSON.stringify({
    LOB_API_BASE: url.replace(/\/$/, ''),
    LOB_API_KEY: apiKey,
    LOB_WEBHOOK_SECRET: webhookSecret,
    controlUrl,
  })}\n`,
);
