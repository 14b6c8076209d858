import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/**
 * An authenticator in software: a P-256 key that answers WebAuthn's two ceremonies as a browser would send them, with
 * attestation `none`. A test may make it lie about one thing at a time.
 */
export interface APasskey {
  readonly credentialId: string;
  /** Answers `navigator.credentials.create`. */
  make(options: Options, where: Where): Record<string, unknown>;
  /** Answers `navigator.credentials.get`. */
  use(options: Options, where: Where): Record<string, unknown>;
}

type Options = Record<string, unknown>;

interface Where {
  /** Where the page says it is. */
  readonly origin: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly counter?: number;
  /** False if the authenticator only knows that somebody is there. */
  readonly verified?: boolean;
  readonly userHandle?: string;
  readonly credentialId?: string;
  /** Signs with another key than it was made with. */
  readonly forged?: boolean;
}

const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 };

export function aPasskey(): APasskey {
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  let counter = 0;
  let userHandle: string | undefined;
  const head = (id = credentialId.toString('base64url')) => ({
    id,
    rawId: id,
    type: 'public-key',
    clientExtensionResults: {},
  });
  return {
    credentialId: credentialId.toString('base64url'),
    make(options, where) {
      userHandle = (options.user as { id: string }).id;
      const attested = Buffer.concat([
        Buffer.alloc(16),
        uint16(credentialId.length),
        credentialId,
        cosePublicKey(keys.publicKey),
      ]);
      const rpId = (options.rp as { id: string }).id;
      const authData = Buffer.concat([
        authenticatorData(where, { rpId, counter, flags: FLAGS.attested }),
        attested,
      ]);
      const attestation = cborMap([
        [cborText('fmt'), cborText('none')],
        [cborText('attStmt'), cborMap([])],
        [cborText('authData'), cborBytes(authData)],
      ]);
      return {
        ...head(),
        response: {
          clientDataJSON: clientData('webauthn.create', options, where).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    use(options, where) {
      counter += 1;
      const rpId = String(options.rpId);
      const authData = authenticatorData(where, { rpId, counter, flags: 0 });
      const client = clientData('webauthn.get', options, where);
      const signed = Buffer.concat([authData, createHash('sha256').update(client).digest()]);
      const key = where.forged ? stranger.privateKey : keys.privateKey;
      return {
        ...head(where.credentialId),
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: sign('sha256', signed, key).toString('base64url'),
          userHandle: where.userHandle ?? userHandle,
        },
      };
    },
  };
}

function clientData(type: string, options: Options, { origin, challenge }: Where): Buffer {
  const asked = challenge ?? options.challenge;
  return Buffer.from(JSON.stringify({ type, challenge: asked, origin, crossOrigin: false }));
}

function authenticatorData(
  { rpId, counter, verified = true }: Where,
  own: { readonly rpId: string; readonly counter: number; readonly flags: number },
): Buffer {
  const flags = own.flags | FLAGS.present | (verified ? FLAGS.verified : 0);
  const hash = createHash('sha256').update(rpId ?? own.rpId);
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter ?? own.counter);
  return Buffer.concat([hash.digest(), Buffer.from([flags]), count]);
}

/** COSE (RFC 9053): key type EC2, algorithm ES256, curve P-256, x, y. */
function cosePublicKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return cborMap([
    [cborInt(1), cborInt(2)],
    [cborInt(3), cborInt(-7)],
    [cborInt(-1), cborInt(1)],
    [cborInt(-2), cborBytes(Buffer.from(x, 'base64url'))],
    [cborInt(-3), cborBytes(Buffer.from(y, 'base64url'))],
  ]);
}

/** The little of CBOR (RFC 8949) that an authenticator writes. */
function cborHead(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.concat([Buffer.from([(major << 5) | 25]), uint16(value)]);
}

function cborInt(value: number): Buffer {
  return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value);
}

function cborBytes(bytes: Buffer): Buffer {
  return Buffer.concat([cborHead(2, bytes.length), bytes]);
}

function cborText(text: string): Buffer {
  return Buffer.concat([cborHead(3, text.length), Buffer.from(text, 'ascii')]);
}

function cborMap(pairs: readonly (readonly [Buffer, Buffer])[]): Buffer {
  return Buffer.concat([cborHead(5, pairs.length), ...pairs.flat()]);
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}
