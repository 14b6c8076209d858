import { isIPv4 } from 'node:net';
import { parse } from 'pg-connection-string';

/** How well an address protects what travels to it, as the client that will use it understands that address. */
type Protection =
  /** Never leaves this machine. */
  | 'local'
  | 'verified'
  /** Encrypted, but a man in the middle could answer in the server's place; or worded so that a later client reads it differently. */
  | 'unverified'
  | 'plain';

export function webProtection(url: string): Protection {
  const { protocol, hostname } = new URL(url);
  if (protocol === 'https:') return 'verified';
  return isThisMachine(hostname) ? 'local' : 'plain';
}

/**
 * As nodemailer reads the address: `smtps://` begins with TLS, `requireTLS=true` refuses to go on without it, and anything else takes
 * TLS if offered, which a man in the middle can strip from the offer.
 */
function smtpProtection(url: string): Protection {
  const { protocol, hostname, searchParams } = new URL(url);
  if (isThisMachine(hostname || (searchParams.get('host') ?? ''))) return 'local';
  const required = searchParams.getAll('requireTLS');
  const isEncrypted =
    protocol === 'smtps:' || (required.length === 1 && /^(?:true|1)$/u.test(required[0] ?? ''));
  if (!isEncrypted) return 'plain';
  const checked = searchParams.get('tls.rejectUnauthorized') ?? 'true';
  return /^(?:false|0)$/u.test(checked) ? 'unverified' : 'verified';
}

/**
 * As pg 8 reads the address: `require` and `verify-ca` check the certificate as `verify-full` does, but a later pg will not, and with
 * `uselibpqcompat` it doesn't now. `prefer` and `allow` are encrypted in pg 8 and mean "if the server likes" to everybody else.
 */
function databaseProtection(url: string): Protection {
  const { host, ssl, sslmode } = parse(url) as ReturnType<typeof parse> & { sslmode?: string };
  if (!host || isThisMachine(host)) return 'local';
  if (!ssl || ssl === 'false' || ['prefer', 'allow'].includes(sslmode ?? '')) return 'plain';
  return ssl === true || sslmode === 'verify-full' ? 'verified' : 'unverified';
}

/** A loopback address, or the folder of a Unix socket. */
export function isThisMachine(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  if (name.startsWith('/') || name === 'localhost' || name === '::1') return true;
  return isIPv4(name) && name.startsWith('127.');
}

/** Why an address can't be used, or the certificate that it names can't be read. */
export function databaseUrlFault(url: string): string | undefined {
  try {
    parse(url);
    return undefined;
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException;
    return path
      ? `names ${path}, which can't be read (${code}); name the file of a certificate that this user may read`
      : 'must be an address; special characters of a password are written as %40';
  }
}

/** The outside services that are reached by whatever protocol their address says; the others insist on https. */
export const ownProtocols = [
  {
    name: 'SMTP_URL',
    allowedBy: 'smtp',
    protectionOf: smtpProtection,
    atRisk: 'login links',
    fix: 'write smtps://… or add ?requireTLS=true',
    unchecked: 'the certificate of the mail server is not checked; take out tls.rejectUnauthorized',
  },
  {
    name: 'DATABASE_URL',
    allowedBy: 'database',
    protectionOf: databaseProtection,
    atRisk: 'its password and all data',
    fix: 'add ?sslmode=verify-full',
    unchecked:
      "its sslmode promises no check of the server's certificate; write sslmode=verify-full",
  },
  {
    name: 'OPENAI_BASE_URL',
    allowedBy: 'model',
    protectionOf: webProtection,
    atRisk: "its key and people's sentences",
    fix: 'write https://…',
    unchecked: '',
  },
  {
    name: 'S3_URL',
    allowedBy: 'files',
    protectionOf: webProtection,
    atRisk: 'the names of files',
    fix: 'write https://…',
    unchecked: '',
  },
  {
    name: 'BACKUP_S3_URL',
    allowedBy: 'files',
    protectionOf: webProtection,
    atRisk: 'the rows of the database',
    fix: 'write https://…',
    unchecked: '',
  },
] as const;
