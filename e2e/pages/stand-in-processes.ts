import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Services elsewhere of the stories that are processes of their own: the mail carrier, which a story has play what happens to a letter, and a mailbox. */

interface LobStandIn {
  readonly LOB_API_BASE: string;
  readonly LOB_API_KEY: string;
  readonly LOB_WEBHOOK_SECRET: string;
  readonly controlUrl: string;
}

interface ImapStandIn {
  readonly IMAP_URL: string;
  readonly deliverTo: string;
}

/** @returns where it is and how it is used, as JSON; it ends with this process */
async function startStandIn(name: 'lob' | 'imap'): Promise<string> {
  const script = join(import.meta.dirname, `../../scripts/${name}-stand-in.ts`);
  const child = spawn(process.execPath, [script], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  if (!child.stdout) throw new Error(`the stand-in ${name} can not say where it is`);
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  // Anyone who only reads the settings of the stories has to come to an end: nothing of it may hold a process.
  child.stdout.destroy();
  child.unref();
  child.channel?.unref();
  return line;
}

export const startLobStandIn = async () => await startStandIn('lob');
export const startImapStandIn = async () => await startStandIn('imap');

/** What the server has to be told to read that mailbox. */
export function imapSettings(standIn: string): Record<string, string> {
  const { IMAP_URL } = JSON.parse(standIn) as ImapStandIn;
  return { IMAP_URL };
}

/** Somebody sends an email to the mailbox of the stories. */
export async function deliverEmail(email: string): Promise<void> {
  const { deliverTo } = JSON.parse(process.env.E2E_IMAP ?? '') as ImapStandIn;
  await fetch(deliverTo, { method: 'POST', body: email });
}

/** What the server has to be told to use the mail carrier. */
export function lobSettings(standIn: string): Record<string, string> {
  const { controlUrl: _, ...settings } = JSON.parse(standIn) as LobStandIn;
  return settings;
}

/**
 * Has everything of a journey happen to a letter, and its events sent to the server of the story.
 *
 * @param mailPage the address of the page that follows it: it names the mailing, as our own mark at the carrier does
 */
export async function playJourney(mailPage: string, journey: string): Promise<void> {
  const { origin, pathname } = new URL(mailPage);
  const mailpieceId = pathname.split('/').at(-1) ?? '';
  const letters = (await ask('letters')) as readonly CarriedLetter[];
  const letter = letters.find(({ metadata }) => Object.values(metadata).includes(mailpieceId));
  if (!letter) throw new Error('the mail carrier does not have that letter');
  await ask('pointWebhooksAt', `${origin}/api/webhooks/lob`);
  await ask('play', letter.id, journey, { startAt: new Date().toISOString() });
}

interface CarriedLetter {
  readonly id: string;
  readonly metadata: Readonly<Record<string, string>>;
}

/** What the post knows of an address, by its first line. */
export async function answerAddress(line: string, answer: object): Promise<void> {
  await ask('answerAddress', line, answer);
}

async function ask(act: string, ...given: readonly unknown[]): Promise<unknown> {
  const { controlUrl } = JSON.parse(process.env.E2E_LOB ?? '') as LobStandIn;
  const answer = await fetch(`${controlUrl}/__control/${act}`, {
    method: 'POST',
    body: JSON.stringify(given),
  });
  if (!answer.ok) throw new Error(`the mail carrier: ${await answer.text()}`);
  return await answer.json();
}
