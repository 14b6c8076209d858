import { z } from 'zod';
import { AccountProblems } from '../accounts/index.ts';
import { defineEndpoint, plainText, type Endpoint } from '../kernel/index.ts';
import { StaffRole } from './staff-role.ts';

/**
 * How the desktop app signs in. It makes a verifier (32 random bytes), sends its SHA-256 with the request for the link, and gets a
 * session for the link and the verifier together: anyone who catches the link alone gains nothing (RFC 7636 does the same for codes).
 */

/** Base64url of 32 bytes. */
const bytes32 = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

export const deviceEndpoints = {
  requestDeviceLogin: defineEndpoint({
    name: 'requestDeviceLogin',
    method: 'POST',
    path: '/api/device/request-login',
    access: 'public',
    problems: {},
    summary:
      'Emails a link for the desktop app; the answer is the same for every address. No bot check: the limits are strict.',
    body: z.object({
      email: z.string().max(320),
      /** SHA-256 of the verifier's text (not of its 32 bytes), as base64url: S256 of RFC 7636. */
      challenge: bytes32,
      audience: z.enum(['staff', 'customer']),
    }),
    data: z.object({ expiresInMinutes: z.number().int() }),
  }),
  openDeviceSession: defineEndpoint({
    name: 'openDeviceSession',
    method: 'POST',
    path: '/api/device/session',
    access: 'public',
    problems: AccountProblems.only('accounts.link_invalid', 'accounts.link_expired'),
    summary:
      'The link and its verifier for a session of this device. The token goes into `Authorization: Bearer`.',
    body: z.object({
      token: z.string().max(200),
      verifier: bytes32,
      /** "Office laptop": how the session is called where sessions are listed. */
      device: plainText({ label: () => 'The device', max: 60 }),
    }),
    data: z.object({
      token: z.string(),
      email: z.string(),
      role: z.enum([...Object.values(StaffRole), 'customer']),
      /** Days without contact after which it ends, and the replica on the device has to be wiped. */
      idleDays: z.number().int(),
    }),
  }),
} as const satisfies Record<string, Endpoint>;
