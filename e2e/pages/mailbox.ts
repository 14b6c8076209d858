import { expect, type APIRequestContext } from 'playwright/test';

interface MailboxMessage {
  readonly links: readonly string[];
  readonly text: string;
}

/** An email is there within a tenth of a second, as a rule. */
const PATIENCE = { intervals: [20, 30, 50, 100, 250], timeout: 120_000 };

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
  }).toPass(PATIENCE);
  taken.add(link ?? '');
  return link ?? '';
}

/** The code in the newest email to an address. */
export async function newestCode(request: APIRequestContext, to: string): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    const answer = await request.get('/api/dev/mailbox', { params: { to } });
    const { data } = (await answer.json()) as { data: readonly MailboxMessage[] };
    code = /^\d{6}$/m.exec(data[0]?.text ?? '')?.[0];
    expect(code, `an email with a code to ${to}`).toBeTruthy();
  }).toPass(PATIENCE);
  return code ?? '';
}

/** Every link with a token that was emailed to an address, newest first. */
export async function linksTo(request: APIRequestContext, to: string): Promise<string[]> {
  const answer = await request.get('/api/dev/mailbox', { params: { to } });
  const { data } = (await answer.json()) as { data: readonly MailboxMessage[] };
  return data.flatMap(({ links: [first] }) => (first?.includes('token=') ? [first] : []));
}

/** Waits for an email to that address that says this. */
export async function emailSaying(
  request: APIRequestContext,
  { to, says }: { readonly to: string; readonly says: string },
): Promise<void> {
  await expect(async () => {
    const answer = await request.get('/api/dev/mailbox', { params: { to } });
    const { data } = (await answer.json()) as { data: readonly MailboxMessage[] };
    expect(data.some(({ text }) => text.includes(says))).toBe(true);
  }).toPass(PATIENCE);
}
