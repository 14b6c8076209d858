import type { Call } from '#server/platform/http/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import { LONGEST_USER_AGENT } from './device-name.ts';
import { SECRET_TOKEN, newSecretToken } from './secret-token.ts';

const DEVICE_COOKIE = 'cf_device';
const DEVICE_DAYS = 365;

/** The browser that somebody signs in with. */
export interface Visit {
  readonly ip: string;
  readonly userAgent: string;
  /** Keyed fingerprint of the browser's long-lived cookie: tells when many accounts come from one browser. The desktop app has none. */
  readonly deviceKey: string | null;
}

/** The desktop app with which somebody signs in: it keeps no cookies. */
export function deviceVisitOf(call: Call): Visit {
  const userAgent = call.userAgent.slice(0, LONGEST_USER_AGENT);
  return { ip: call.ip, userAgent, deviceKey: null };
}

/** Call it only where somebody signs in: it gives the browser its device cookie. */
export function visitOf(call: Call, vault: Vault): Visit {
  const kept = call.cookies.get(DEVICE_COOKIE);
  const device = kept && SECRET_TOKEN.test(kept) ? kept : newSecretToken();
  call.cookies.set(DEVICE_COOKIE, device, { maxAgeSeconds: DEVICE_DAYS * 86_400 });
  return {
    ip: call.ip,
    userAgent: call.userAgent.slice(0, LONGEST_USER_AGENT),
    deviceKey: vault.fingerprint('device', device),
  };
}
