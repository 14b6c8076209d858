import { expect, type APIRequestContext } from 'playwright/test';

interface ReceivedEmail {
  readonly to: string;
  readonly subject: string;
  readonly links: readonly string[];
}

/** What came to an address, the newest first, from the local mailbox. */
export async function emailsTo(
  request: APIRequestContext,
  to: string,
): Promise<readonly ReceivedEmail[]> {
  const answer = await request.get('/api/dev/mailbox', { params: { to } });
  return ((await answer.json()) as { data: readonly ReceivedEmail[] }).data;
}

interface Awaited {
  readonly to: string;
  readonly subject: string;
  /** Done between two looks into the mailbox, such as letting time pass. */
  readonly meanwhile?: () => Promise<void>;
}

/** Waits for an email. @returns its first link, which is its button */
export async function linkInEmail(
  request: APIRequestContext,
  { to, subject, meanwhile }: Awaited,
): Promise<string> {
  let link = '';
  await expect(async () => {
    await meanwhile?.();
    const email = (await emailsTo(request, to)).find((one) => one.subject === subject);
    expect(email, `an email to ${to}: ${subject}`).toBeDefined();
    link = email?.links[0] ?? '';
  }).toPass({ intervals: [100], timeout: 120_000 });
  return link;
}
