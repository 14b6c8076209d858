import { adminAuthEndpoints } from '@creditfix/shared/admin';
import { loginToken, type TestClient } from './test-client.ts';
import type { TestServer } from './test-server.ts';

/** Signs an administrator in by link. The address must be one of the server's `adminEmails`, and no second factor be asked for. */
export async function signInAsAdmin(
  app: TestServer,
  client: TestClient,
  email: string,
): Promise<void> {
  const before = (await app.mailbox()).filter(({ to }) => to === email).length;
  void (await client.call(adminAuthEndpoints.requestAdminLogin, { body: { email } })).data;
  const token = await loginToken(app, email, before);
  void (await client.call(adminAuthEndpoints.verifyAdminLogin, { query: { token } })).data;
}
