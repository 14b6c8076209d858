/**
 * The two ceremonies of WebAuthn, as far as they need no database: what the browser is asked, and whether its answer is
 * right. The library throws on whatever is wrong with an answer; for us that is one Problem.
 */

import { AccountProblems } from '@creditfix/shared/accounts';
import { z } from 'zod';
import { onFirstUse } from '#server/platform/loading/index.ts';

const webauthn = onFirstUse('passkeys', async () => ({
  ...(await import('@simplewebauthn/server')),
  ...(await import('@simplewebauthn/server/helpers')),
}));

/** EdDSA, ES256 and RS256: what every authenticator can do one of. */
const ALGORITHMS = [-8, -7, -257];
const RP_NAME = 'Credit Fix';

/** How sure the authenticator must be that it is the right person and not only a person. */
export type UserVerification = 'preferred' | 'required';

export interface StoredPasskey {
  readonly credentialId: string;
  readonly publicKey: string;
  readonly counter: number;
}

export interface NewPasskey extends StoredPasskey {
  readonly transports: readonly string[];
}

/** What an answer must have been made for. */
export interface Ceremony {
  readonly challenge: string | undefined;
  /** Where people reach us; its host is the name that passkeys are bound to. */
  readonly origin: string;
  readonly userVerification: UserVerification;
}

type Options = Record<string, unknown> & { readonly challenge: string };

const part = z.string().max(20_000);
/** What is looked for and kept: the database takes no NUL. */
const passkeyId = z.string().regex(/^[\w-]{1,2000}$/);
const transport = z.string().regex(/^[\w-]{1,30}$/);
const answerHead = {
  id: passkeyId,
  rawId: z.string().max(2_000),
  type: z.literal('public-key'),
};
const newPasskeyAnswer = z.object({
  ...answerHead,
  response: z.object({
    clientDataJSON: part,
    attestationObject: part,
    transports: z.array(transport).max(10).optional(),
  }),
});
const passkeyAnswer = z.object({
  ...answerHead,
  response: z.object({
    clientDataJSON: part,
    authenticatorData: part,
    signature: part,
    userHandle: z.string().max(200).nullish(),
  }),
});

export type PasskeyAnswer = z.output<typeof passkeyAnswer>;

export async function newPasskeyOptions(wanted: {
  readonly origin: string;
  readonly user: { readonly handle: string; readonly name: string };
  readonly known: readonly StoredPasskey[];
  readonly userVerification: UserVerification;
  /** Whether the authenticator keeps it so that it can sign in without a name. */
  readonly discoverable: boolean;
}): Promise<Options> {
  const { origin, user, known, userVerification, discoverable } = wanted;
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: RP_NAME,
    rpID: new URL(origin).hostname,
    userID: new TextEncoder().encode(user.handle),
    userName: user.name,
    userDisplayName: user.name,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: {
      residentKey: discoverable ? 'required' : 'discouraged',
      userVerification,
    },
  });
  return { ...options };
}

/** @throws Problem `accounts.passkey_failed` */
export async function checkNewPasskey(answer: unknown, ceremony: Ceremony): Promise<NewPasskey> {
  const { verifyRegistrationResponse } = await webauthn();
  return await orFailed(async () => {
    const { challenge, origin, userVerification } = ceremony;
    const response = newPasskeyAnswer.parse(answer);
    if (challenge === undefined) throw new Error('no challenge');
    if (!(await vouchesForItself(response.response.attestationObject)))
      throw new Error('not asked for');
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {} } as never,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: new URL(origin).hostname,
      requireUserVerification: userVerification === 'required',
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified) throw new Error('not verified');
    const { id, publicKey, counter } = registrationInfo.credential;
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: response.response.transports ?? [],
    };
  });
}

/**
 * We ask nobody to vouch for a new passkey, and browsers then send no certificates (w3.org/TR/webauthn-3, 5.4.7). Who sends some
 * all the same would choose where the library goes: it asks whether they were called back at the address that they name.
 */
export async function vouchesForItself(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject, isoBase64URL } = await webauthn();
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = attestation.get('fmt');
  if (format !== 'packed') return format === 'none';
  return attestation.get('attStmt').get('x5c') === undefined;
}

/** @param known only these passkeys are asked for; without them the person chooses */
export async function passkeyOptions(wanted: {
  readonly origin: string;
  readonly known?: readonly StoredPasskey[];
  readonly userVerification: UserVerification;
}): Promise<Options> {
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: new URL(wanted.origin).hostname,
    userVerification: wanted.userVerification,
    ...(wanted.known
      ? { allowCredentials: wanted.known.map(({ credentialId }) => ({ id: credentialId })) }
      : {}),
  });
  return { ...options };
}

/** The shape of an answer, before its passkey is looked up. */
export async function readPasskeyAnswer(answer: unknown): Promise<PasskeyAnswer> {
  return await orFailed(async () => passkeyAnswer.parse(answer));
}

/**
 * Whether the answer was made with this passkey, for this question, here.
 *
 * @returns the authenticator's new counter
 * @throws Problem `accounts.passkey_failed`, also if the counter went back: then the passkey may have been copied
 */
export async function checkPasskey(
  answer: PasskeyAnswer,
  stored: StoredPasskey,
  { challenge, origin, userVerification }: Ceremony,
): Promise<number> {
  const { verifyAuthenticationResponse } = await webauthn();
  return await orFailed(async () => {
    if (challenge === undefined) throw new Error('no challenge');
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...answer, clientExtensionResults: {} } as never,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: new URL(origin).hostname,
      requireUserVerification: userVerification === 'required',
      credential: {
        id: stored.credentialId,
        publicKey: new Uint8Array(Buffer.from(stored.publicKey, 'base64url')),
        counter: stored.counter,
      },
    });
    if (!verified) throw new Error('not verified');
    return authenticationInfo.newCounter;
  });
}

async function orFailed<Result>(check: () => Promise<Result>): Promise<Result> {
  try {
    return await check();
  } catch {
    throw AccountProblems.raise('accounts.passkey_failed');
  }
}
