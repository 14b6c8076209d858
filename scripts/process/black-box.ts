import { accountEndpoints } from '@creditfix/shared/accounts';
import {
  adminAuthEndpoints,
  adminEndpoints,
  supportMessageEndpoints,
} from '@creditfix/shared/admin';
import { contactEndpoints } from '@creditfix/shared/contact';
import type { DataOf, Endpoint } from '@creditfix/shared/kernel';
import { letterEndpoints } from '@creditfix/shared/letters';

/** Who gives Pro in the fault tests and benchmarks: one of the server's ADMIN_EMAILS. */
export const OWNER = 'owner@example.com';

const AT_ONCE = 4;
/** Who the letters of one person go to, one each. */
export const LENDERS = ['Harbor Lending', 'Orchard Bank', 'Summit Cards'];

/** A signed letter that waits to be mailed. */
export interface ReadyLetter {
  readonly person: BlackBoxPerson;
  readonly letterId: string;
}

/** Does the work on every item, a few at a time. */
export async function severalAtOnce<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** This many people on Pro, signed in. @param linksTo where their email is read, as for `BlackBoxPerson` */
export async function makeSubscribers(
  url: string,
  wanted: number,
  linksTo?: LinksTo,
): Promise<BlackBoxPerson[]> {
  const owner = new BlackBoxPerson(OWNER, linksTo);
  await owner.signInAsAdmin(url);
  const personas = Array.from(
    { length: wanted },
    (_, number) => new BlackBoxPerson(`sender${number}@example.com`, linksTo),
  );
  await severalAtOnce(personas, AT_ONCE, async (person) => {
    await person.signIn(url);
    const { accounts } = await owner.ask(url, adminEndpoints.findAccounts, {
      query: `?email=${person.email}`,
    });
    await owner.ask(url, adminEndpoints.grantPro, {
      id: accounts[0]?.id ?? '',
      body: { until: null, reason: 'A fault test.' },
    });
  });
  return personas;
}

/** This many signed letters of people on Pro, up to three to a person. */
export async function makeReadyLetters(url: string, wanted: number): Promise<ReadyLetter[]> {
  const personas = await makeSubscribers(url, Math.ceil(wanted / LENDERS.length));
  const ready: ReadyLetter[] = [];
  await severalAtOnce(personas, AT_ONCE, async (person) => {
    for (const creditorName of LENDERS.slice(0, wanted)) {
      const disputeDetails = { ...simpleLetter.disputeDetails, creditorName };
      const { letterId } = await person.ask(url, letterEndpoints.generateLetter, {
        body: { ...simpleLetter, disputeDetails },
      });
      ready.push({ person, letterId });
    }
  });
  return ready.slice(0, wanted);
}

/** A message of somebody to support, and what the staff answer to it with a file. */
export async function answerWithFile(
  url: string,
  staff: BlackBoxPerson,
  { email, file }: { readonly email: string; readonly file: Uint8Array<ArrayBuffer> },
): Promise<{ readonly messageId: string; readonly fileId: string }> {
  const message = 'What is missing on my letter?';
  const { messageId } = await staff.ask(url, contactEndpoints.sendMessage, {
    body: { name: 'Ida Sample', email, subject: 'dispute', message },
  });
  const { id: fileId } = await staff.ask(url, supportMessageEndpoints.addMessageFile, {
    id: messageId,
    query: '?name=Guide.pdf',
    upload: file,
  });
  await staff.ask(url, supportMessageEndpoints.answerMessage, {
    id: messageId,
    body: { basedOn: 1, text: 'Here it is.', close: false, files: [fileId] },
  });
  return { messageId, fileId };
}

/** The form of a plain letter to a bureau, all but the signature: what the fault tests and benchmarks ask for. */
export const simpleForm = {
  personalInfo: {
    firstName: 'Ida',
    lastName: 'Sample',
    address: '9 Elm Row',
    city: 'Salem',
    state: 'OR',
    zipCode: '97301',
  },
  disputeDetails: {
    creditorName: 'Harbor Lending',
    accountNumber: '5550-1234',
    disputeReason: 'not_mine',
  },
  bureauType: 'experian',
} as const;

/** The same, signed and ready to be made at once. */
export const simpleLetter = {
  ...simpleForm,
  signature: { typedName: 'Ida Sample' },
  deliveryMethod: 'download',
} as const;

/** Repeats that a pattern may walk again and again, and what makes every sentence a finding. */
export const REPEATED = {
  'capitals that are two code points long when folded': 'İ',
  'plain capitals': 'A',
  'capital words': 'Aa ',
  accusations: 'slander a ',
  'a banking law': 'GLBA ',
  'section signs': '§ 1681 ',
  'combining letters': 'é',
  'a word without an end': 'Equifax-',
  dots: 'v. ',
  digits: '1234567890 ',
  quotes: '“" ',
  promises: 'you must delete this at once or I sue, ',
} as const;

/** This many characters of it. */
export function repeated(unit: string, length: number): string {
  return unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
}

/** Emails go out as jobs, which a busy machine gets round to late. */
const EMAIL_WITHIN_MS = 60_000;

/** A person who knows only the public contract, nothing of the server's internals. */
export class BlackBoxPerson {
  readonly email: string;
  readonly #cookies = new Map<string, string>();
  readonly #linksTo: LinksTo;

  /** @param linksTo where this person's email is read; the server's own mailbox if it has no mail server. */
  constructor(email: string, linksTo: LinksTo = linksInLocalMailbox) {
    this.email = email;
    this.#linksTo = linksTo;
  }

  /** What this browser keeps, as a Cookie header. */
  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async signIn(url: string): Promise<void> {
    const token = await this.askForLink(url);
    await this.ask(url, accountEndpoints.verifyLogin, { query: `?token=${token}` });
  }

  /** The address must be one of the server's ADMIN_EMAILS. */
  async signInAsAdmin(url: string): Promise<void> {
    const token = await this.askForLink(url, adminAuthEndpoints.requestAdminLogin);
    await this.ask(url, adminAuthEndpoints.verifyAdminLogin, { query: `?token=${token}` });
  }

  /** @throws Error if the call is refused or the connection breaks */
  async ask<E extends Endpoint>(
    url: string,
    endpoint: E,
    {
      body,
      upload,
      query = '',
      id = '',
    }: {
      readonly body?: unknown;
      readonly upload?: Uint8Array<ArrayBuffer>;
      readonly query?: string;
      readonly id?: string;
    } = {},
  ): Promise<DataOf<E>> {
    const response = await fetch(url + endpoint.path.replace(':id', id) + query, {
      method: endpoint.method,
      headers: {
        ...(upload ? {} : { 'Content-Type': 'application/json' }),
        Cookie: this.cookie,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(upload ? { body: upload } : {}),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    const envelope = (await response.json()) as { success: boolean; data: unknown };
    if (!envelope.success)
      throw new Error(`${endpoint.name} was refused: ${JSON.stringify(envelope)}`);
    return endpoint.data?.parse(envelope.data) as DataOf<E>;
  }

  /** The stored PDF. */
  async pdf(url: string, letterId: string): Promise<Buffer> {
    const path = letterEndpoints.getLetterPdf.path.replace(':id', letterId);
    const response = await fetch(url + path, { headers: { Cookie: this.cookie } });
    if (!response.ok) throw new Error(`the PDF of ${letterId} is answered ${response.status}`);
    return Buffer.from(await response.arrayBuffer());
  }

  /** Asks for a login link and takes its token out of the mailbox. */
  async askForLink(
    url: string,
    request: Endpoint = accountEndpoints.requestLogin,
  ): Promise<string> {
    // A reminder that goes out meanwhile has a link too.
    const loginLinks = async () =>
      (await this.#linksTo(this.email, url)).filter((link) => link.includes('/auth/verify'));
    const earlier = (await loginLinks()).length;
    await this.ask(url, request, { body: { email: this.email } });
    const until = Date.now() + EMAIL_WITHIN_MS;
    while (Date.now() < until) {
      const links = await loginLinks();
      const newest = links.length > earlier ? links[0] : undefined;
      if (newest) return new URL(newest).searchParams.get('token') ?? '';
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`no login email for ${this.email}`);
  }
}

/** The first link of each email to somebody, newest first. */
export type LinksTo = (
  email: string,
  url: string,
) => Promise<readonly string[]> | readonly string[];

async function linksInLocalMailbox(email: string, url: string): Promise<string[]> {
  const answer = await fetch(`${url}/api/dev/mailbox?${new URLSearchParams({ to: email })}`);
  const { data } = (await answer.json()) as { data: { to: string; links: string[] }[] };
  // An earlier version, which a benchmark may be about, hands over everybody's.
  return data.flatMap(({ to, links: [first] }) => (to === email && first ? [first] : []));
}
