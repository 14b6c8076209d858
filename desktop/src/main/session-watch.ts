import { accountEndpoints } from '@creditfix/shared/accounts';
import { StaffRole, adminAuthEndpoints } from '@creditfix/shared/admin';
import { z } from 'zod';
import type { DeviceSession } from './device-session.ts';
import type { HeardAnswer, ServerGate } from './server-gate.ts';

/** What the server's answers say of this device's session: whether it goes on, and as what. */

interface SessionWatchParts {
  readonly gate: ServerGate;
  readonly device: DeviceSession;
}

export class SessionWatch {
  readonly #parts: SessionWatchParts;

  constructor(parts: SessionWatchParts) {
    this.#parts = parts;
  }

  async hear({ path, method, status }: HeardAnswer): Promise<void> {
    const { device } = this.#parts;
    if (device.bearer() === null) return;
    const isCustomer = device.show().role === 'customer';
    const isOfStaff = OF_STAFF.test(path);
    if (status < 400 && (isCustomer || isOfStaff)) await device.noteContact();
    if (status < 400 && method === 'POST' && LOGOUT.test(path)) await device.end(null);
    if (status === 401) await this.#endIfRevoked(isCustomer);
    if (status === 403 && isOfStaff) await this.learnRole();
  }

  /** The server no longer counts this person among the staff. */
  async endWithoutRole(): Promise<void> {
    await this.#parts.device.end(NO_ROLE);
  }

  /** What an auditor sees is another replica: what the former role could see goes, and is not even read until a new one is whole. */
  async learnRole(): Promise<void> {
    const { gate, device } = this.#parts;
    const endpoint = { ...adminAuthEndpoints.adminStatus, data: whichRole };
    const answer = await gate.call(endpoint).catch(() => null);
    const { role } = device.show();
    if (!answer?.ok || role === null || role === 'customer' || answer.data.role === role) return;
    const { role: other } = answer.data;
    if (role === StaffRole.auditor || other === StaffRole.auditor) await device.end(OTHER_ROLE);
    else await device.noteRole(other);
  }

  /** Not every call that is refused means the end: a page may ask for what is another role's. */
  async #endIfRevoked(isCustomer: boolean): Promise<void> {
    const { gate, device } = this.#parts;
    const endpoint = isCustomer ? accountEndpoints.session : adminAuthEndpoints.adminStatus;
    const answer = await gate.call({ ...endpoint, data: whetherSignedIn }).catch(() => null);
    if (answer?.ok && !answer.data.isAuthenticated) await device.end(REVOKED);
  }
}

/** Read by itself: a server that is newer than this program may answer more, or other things beside it. */
const whetherSignedIn = z.object({ isAuthenticated: z.boolean() });

const whichRole = z.object({ role: z.enum(StaffRole) });

const OF_STAFF = /^\/api\/admin\/(?!auth\/)/;
const LOGOUT = /^\/api\/(?:admin\/)?auth\/logout$/i;

const REVOKED =
  'This sign-in was ended on the server. The copy on this device was deleted. Please sign in again.';
const NO_ROLE =
  'Your role on the server was taken away. The copy on this device was deleted. Ask an administrator about it.';

const OTHER_ROLE =
  'Your role on the server was changed. The copy on this device was deleted. Please sign in again.';
