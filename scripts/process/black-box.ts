import { accountEndpoints } from '@creditfix/shared/accounts';
import { letterEndpoints } from '@creditfix/shared/letters';
import type { DataOf, Endpoint } from '@creditfix/shared/kernel';

/** A person at the front door: knows the contract, nothing of the server's inside. */
export class BlackBoxPerson {
  readonly email: string;
  #cookie = '';

  constructor(email: string) {
    this.email = email;
  }

  /** The session, as a Cookie header. */
  get cookie(): string {
    return this.#cookie;
  }

  async signIn(url: string): Promise<void> {
    await this.ask(url, accountEndpoints.requestLogin, { body: { email: this.email } });
    const token = await this.#token(url);
    await this.ask(url, accountEndpoints.verifyLogin, { query: `?token=${token}` });
  }

  /** @throws Error where the call is refused or the connection breaks */
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
      headers: { 'Content-Type': 'application/json', Cookie: this.#cookie },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0]);
    if (cookies.length > 0) this.#cookie = cookies.join('; ');
    const envelope = (await response.json()) as { success: boolean; data: unknown };
    if (!envelope.success)
      throw new Error(`${endpoint.name} was refused: ${JSON.stringify(envelope)}`);
    return endpoint.data?.parse(envelope.data) as DataOf<E>;
  }

  /** The stored PDF. */
  async pdf(url: string, letterId: string): Promise<Buffer> {
    const path = letterEndpoints.getLetterPdf.path.replace(':id', letterId);
    const response = await fetch(url + path, { headers: { Cookie: this.#cookie } });
    if (!response.ok) throw new Error(`the PDF of ${letterId} is answered ${response.status}`);
    return Buffer.from(await response.arrayBuffer());
  }

  async #token(url: string): Promise<string> {
    for (let tries = 0; tries < 300; tries += 1) {
      const { data } = (await (await fetch(`${url}/api/dev/mailbox`)).json()) as {
        data: { to: string; links: string[] }[];
      };
      const link = data.find((message) => message.to === this.email)?.links[0];
      if (link) return new URL(link).searchParams.get('token') ?? '';
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`no login email for ${this.email}`);
  }
}
