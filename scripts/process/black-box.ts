import { accountEndpoints } from '@creditfix/shared/accounts';
import { adminAuthEndpoints } from '@creditfix/shared/admin';
import { letterEndpoints } from '@creditfix/shared/letters';
import type { DataOf, Endpoint } from '@creditfix/shared/kernel';

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
      query = '',
      id = '',
    }: { readonly body?: unknown; readonly query?: string; readonly id?: string } = {},
  ): Promise<DataOf<E>> {
    const response = await fetch(url + endpoint.path.replace(':id', id) + query, {
      method: endpoint.method,
      headers: { 'Content-Type': 'application/json', Cookie: this.cookie },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
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
    const earlier = (await this.#linksTo(this.email, url)).length;
    await this.ask(url, request, { body: { email: this.email } });
    const until = Date.now() + EMAIL_WITHIN_MS;
    while (Date.now() < until) {
      const links = await this.#linksTo(this.email, url);
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
  const { data } = (await (await fetch(`${url}/api/dev/mailbox`)).json()) as {
    data: { to: string; links: string[] }[];
  };
  return data.flatMap(({ to, links }) => (to === email && links[0] ? [links[0]] : []));
}
