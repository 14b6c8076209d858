import { expect, type APIRequestContext } from 'playwright/test';

interface MailboxMessage {
  readonly links: readonly string[];
}

/** Emails go out on their own time: who asks for a second link would find the first until then. */
const taken = new Set<string>();

/**
 * The newest link with a token that was emailed to an address and that nobody took here before, from the local mailbox; other news
 * may come in between.
 */
export async function newestLink(request: APIRequestContext, to: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    link = (await linksTo(request, to)).find((each) => !taken.has(each));
    expect(link, `an email with a new link to ${to}`).toBeTruthy();
  }).toPass({ timeout: 120_000 });
  taken.add(link ?? '');
  return link ?? '';
}

/** Every link with a token that was emailed to an address, newest first. */
export async function linksTo(request: APIRequestContext, to: string): Promise<string[]> {
  const answer = await request.get('/api/dev/mailbox', { params: { to } });
  const { data } = (await answer.json()) as { data: readonly MailboxMessage[] };
  return data.flatMap(({ links: [first] }) => (first?.includes('token=') ? [first] : []));
}
