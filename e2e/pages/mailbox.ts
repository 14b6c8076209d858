import { expect, type APIRequestContext } from 'playwright/test';

interface MailboxMessage {
  readonly to: string;
  readonly subject: string;
  readonly links: readonly string[];
}

/** The newest link with a token that was emailed to an address, from the local mailbox; other news may come in between. */
export async function newestLink(request: APIRequestContext, to: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const answer = await request.get('/api/dev/mailbox');
    const { data } = (await answer.json()) as { data: readonly MailboxMessage[] };
    link = data
      .filter((message) => message.to === to)
      .map(({ links }) => links[0])
      .find((first) => first?.includes('token='));
    expect(link, `an email with a link to ${to}`).toBeTruthy();
  }).toPass({ timeout: 15_000 });
  return link ?? '';
}
