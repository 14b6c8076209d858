import { deviceEndpoints } from '@creditfix/shared/admin';
import { createHash, randomBytes } from 'node:crypto';
import { loginToken, type TestClient } from './test-client.ts';
import type { TestServer } from './test-server.ts';

/** A desktop app that asked for a link: the link's token came by email, the verifier never left the app. */
export interface AskedDevice {
  readonly token: string;
  readonly verifier: string;
}

export async function askByDevice(
  app: TestServer,
  client: TestClient,
  who: { readonly email: string; readonly audience: 'staff' | 'customer' },
): Promise<AskedDevice> {
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const before = (await app.mailbox()).filter(({ to }) => to === who.email).length;
  const body = { ...who, challenge };
  void (await client.call(deviceEndpoints.requestDeviceLogin, { body })).data;
  return { token: await loginToken(app, who.email, before), verifier };
}

/** Signs a desktop app in, and gives what its calls carry. */
export async function signInDevice(
  app: TestServer,
  client: TestClient,
  who: { readonly email: string; readonly audience: 'staff' | 'customer' },
): Promise<{ readonly headers: { readonly Authorization: string } }> {
  const asked = await askByDevice(app, client, who);
  const body = { ...asked, device: 'Office laptop' };
  const { token } = (await client.call(deviceEndpoints.openDeviceSession, { body })).data;
  return { headers: { Authorization: `Bearer ${token}` } };
}
