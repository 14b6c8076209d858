import { expect, type APIRequestContext } from 'playwright/test';

interface MailboxMessage {
  readonly to: string;
  readonly subject: string;
  readonly links: readonly string[];
}

/** The newest link that was emailed to an address, from the local mailbox. */
export async function newestLink(request: APIRequestContext, to: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const answer = await request.get('/api/dev/mailbox');
    const { data } = (await answer.json()) as { data: readonly MailboxMessage[] };
    link = data.find((message) => message.to === to)?.links[0];
    expect(link, `an email with a link to ${to}`).toBeTruthy();
  }).toPass({ timeout: 15_000 });
  return link ?? '';
}
