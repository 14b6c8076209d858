import { adminAuthEndpoints, deviceEndpoints, StaffRole } from '@creditfix/shared/admin';
import { accountEndpoints } from '@creditfix/shared/accounts';
import type { BodyInputOf, DataOf, Endpoint } from '@creditfix/shared/kernel';
import type { DesktopSession } from '@creditfix/shared/desktop';
import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { idleVerdict, type IdleVerdict } from './shell.rules.ts';
import type { Owner } from './owed-reports.ts';
import { Refusal } from './refusal.ts';
import type { Secrets } from './secrets.ts';
import type { Answer, ServerGate } from './server-gate.ts';

/** This device's sign-in: the verifier and the session's token, which nobody but the shell ever sees. */

const openSession = z.object({
  token: z.string(),
  server: z.string(),
  email: z.string(),
  role: z.enum([...Object.values(StaffRole), 'customer']),
  idleDays: z.number(),
  lastContactAt: z.string(),
  latestSeenAt: z.string(),
});
type OpenSession = Readonly<z.output<typeof openSession>>;

const askedLink = z.object({ verifier: z.string(), server: z.string(), expiresAt: z.string() });
type AskedLink = Readonly<z.output<typeof askedLink>>;

interface DeviceSessionParts {
  readonly secrets: Secrets;
  readonly gate: ServerGate;
  readonly server: () => string | null;
  readonly device: () => string;
  readonly now: () => Date;
  /** Hears of every change. */
  readonly onChange: (session: DesktopSession) => void;
  /** Before the server is told that somebody signs out: what it has to hear from them first. */
  readonly beforeSignOut: () => Promise<void>;
  /** Before the session of somebody is forgotten: what was kept under it goes first. */
  readonly onEnd: (whose: Owner) => Promise<void>;
}

const SESSION = 'session';
const LINK = 'asked-link';

const LOCKED =
  'The keychain of this computer is locked. Please unlock it and try again, or go on without it.';

/** The kept time is renewed this often: each writing wakes the disk. */
const NOTE_EVERY_MS = 5 * 60_000;

export class DeviceSession {
  readonly #parts: DeviceSessionParts;
  #open: OpenSession | null = null;
  #asked: AskedLink | null = null;
  #text: string | null = null;
  #notedAt = 0;
  #ending: Promise<void> | null = null;

  constructor(parts: DeviceSessionParts) {
    this.#parts = parts;
  }

  async load(): Promise<void> {
    const { secrets } = this.#parts;
    // Without the keychain nobody can tell who it is; without a server, whether it is the same. Both may be back at the next start.
    if (secrets.locked || this.#parts.server() === null) return this.#tell();
    this.#open = parsed(openSession, await secrets.read(SESSION));
    this.#asked = parsed(askedLink, await secrets.read(LINK));
    if (this.#open && this.#open.server !== this.#parts.server()) {
      await this.end('The server of this program was changed. Please sign in there.');
    }
    await this.checkIdle();
    this.#tell();
  }

  show(): DesktopSession {
    const open = this.#open;
    const waiting = this.#asked && Date.parse(this.#asked.expiresAt) > this.#parts.now().getTime();
    return {
      state: open ? 'signed_in' : waiting ? 'waiting_for_link' : 'signed_out',
      email: open?.email ?? null,
      role: open?.role ?? null,
      text: this.#text,
      keepsOffline: this.#parts.secrets.kept,
    };
  }

  /** Goes into `Authorization`, and nowhere else. */
  bearer(): string | null {
    return this.#open && this.#open.server === this.#parts.server() ? this.#open.token : null;
  }

  async requestLogin(
    email: string,
    audience: 'staff' | 'customer',
  ): Promise<{ sent: boolean; text: string }> {
    if (this.#parts.secrets.locked) throw new Refusal(LOCKED);
    const server = this.#parts.server();
    if (!server) throw new Refusal('Please say first which server you use.');
    const verifier = randomBytes(32).toString('base64url');
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const body = { email: email.trim().toLowerCase(), challenge, audience };
    const answer = await this.#ask(deviceEndpoints.requestDeviceLogin, body);
    if (!answer.ok) return { sent: false, text: answer.text };
    const { expiresInMinutes } = answer.data;
    const expiresAt = new Date(this.#parts.now().getTime() + expiresInMinutes * 60_000);
    this.#asked = { verifier, server, expiresAt: expiresAt.toISOString() };
    this.#text = null;
    // If it can not be kept, the link works until the program ends.
    await this.#parts.secrets.write(LINK, JSON.stringify(this.#asked)).catch(() => undefined);
    this.#tell();
    return {
      sent: true,
      text: `If ${body.email} may sign in here, an email with a link is on its way. The link works once, for ${expiresInMinutes} minutes.`,
    };
  }

  /** @param token of a link, null where what came is no link of ours */
  async openLink(token: string | null): Promise<DesktopSession> {
    if (this.#open) return this.show();
    if (this.#parts.secrets.locked) throw new Refusal(LOCKED);
    if (!token)
      throw new Refusal('This is not a sign-in link. Please copy the whole link from the email.');
    const asked = this.#asked;
    if (!asked || asked.server !== this.#parts.server()) {
      throw new Refusal(
        'This program has not asked for a link. Please ask for one here, then open that one.',
      );
    }
    const body = { token, verifier: asked.verifier, device: this.#parts.device() };
    const answer = await this.#ask(deviceEndpoints.openDeviceSession, body);
    if (!answer.ok) throw new Refusal(answer.text);
    const now = this.#parts.now().toISOString();
    this.#open = { ...answer.data, server: asked.server, lastContactAt: now, latestSeenAt: now };
    this.#asked = null;
    this.#text = null;
    await this.#parts.secrets.drop(LINK).catch(() => undefined);
    await this.#keep();
    this.#tell();
    return this.show();
  }

  /** Ends it here at once, and on the server if that can be reached. */
  async signOut(): Promise<void> {
    const open = this.#open;
    if (!open) return;
    const { gate } = this.#parts;
    await this.#parts.beforeSignOut().catch(() => undefined);
    const ofCustomers = open.role === 'customer';
    const asked = ofCustomers
      ? gate.call(accountEndpoints.signOut)
      : gate.call(adminAuthEndpoints.adminSignOut);
    await asked.catch(() => undefined);
    await this.end(null);
  }

  /** @param text why, for the person; null if they know */
  async end(text: string | null): Promise<void> {
    if (!this.#open && !this.#asked) return;
    this.#ending ??= this.#end(text).finally(() => (this.#ending = null));
    await this.#ending;
  }

  async #end(text: string | null): Promise<void> {
    const { email, server } = this.#open ?? { email: '', server: '' };
    // First of all the session: nothing more is asked in its name while the rest goes.
    this.#open = null;
    // A file that can't be deleted now is sealed under a key that is gone; the session goes all the same.
    await this.#parts.onEnd({ email, server }).catch(() => undefined);
    this.#asked = null;
    this.#text = text;
    try {
      await this.#parts.secrets.drop(SESSION);
      await this.#parts.secrets.drop(LINK);
    } finally {
      this.#tell();
    }
  }

  /** The server has answered a call of this session. */
  async noteContact(): Promise<void> {
    const now = this.#parts.now();
    if (!this.#open || Math.abs(now.getTime() - this.#notedAt) < NOTE_EVERY_MS) return;
    this.#notedAt = now.getTime();
    this.#open = {
      ...this.#open,
      lastContactAt: now.toISOString(),
      latestSeenAt: now.toISOString(),
    };
    await this.#keep();
  }

  /** The server calls this person something else now, and lets them see the same. */
  async noteRole(role: StaffRole): Promise<void> {
    if (!this.#open || this.#open.role === role) return;
    this.#open = { ...this.#open, role };
    await this.#keep();
    this.#tell();
  }

  /** Whether what is kept may be read now; where it may no longer be kept, this ends the session. */
  async checkIdle(): Promise<IdleVerdict> {
    if (!this.#open) return 'fine';
    const now = this.#parts.now();
    const verdict = idleVerdict(this.#open, now);
    if (verdict === 'over') {
      await this.end(
        `This device had no contact with the server for ${this.#open.idleDays} days. The copy on it was deleted. Please sign in again.`,
      );
    } else if (Date.parse(this.#open.latestSeenAt) + NOTE_EVERY_MS < now.getTime()) {
      this.#open = { ...this.#open, latestSeenAt: now.toISOString() };
      await this.#keep();
    }
    return verdict;
  }

  async #ask<E extends Endpoint>(endpoint: E, body: BodyInputOf<E>): Promise<Answer<DataOf<E>>> {
    try {
      return await this.#parts.gate.call(endpoint, body);
    } catch {
      throw new Refusal(
        'The server can not be reached. Please check your connection and try again.',
      );
    }
  }

  /** Where the disk is full, the person is signed in until the program ends; the line of the replica says what is wrong. */
  async #keep(): Promise<void> {
    await this.#parts.secrets.write(SESSION, JSON.stringify(this.#open)).catch(() => undefined);
  }

  #tell(): void {
    this.#parts.onChange(this.show());
  }
}

function parsed<Schema extends z.ZodType>(
  schema: Schema,
  text: string | null,
): z.output<Schema> | null {
  try {
    return schema.parse(JSON.parse(text ?? ''));
  } catch {
    return null;
  }
}
