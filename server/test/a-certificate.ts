import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a server of TLS shows, and what it proves that with; both PEM. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

/** A certificate that nobody has signed but itself, for these IP addresses. */
export function aCertificate(addresses: readonly string[]): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'credit-fix-certificate-'));
  try {
    const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
    const names = addresses.map((address) => `IP:${address}`).join(',');
    const asked =
      'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=mail.example.com -days 2';
    const files = ['-addext', `subjectAltName=${names}`, '-out', cert, '-keyout', key];
    const made = spawnSync('openssl', [...asked.split(' '), ...files], { encoding: 'utf8' });
    if (made.status !== 0) throw new Error(`openssl made no certificate: ${made.stderr}`);
    return { cert: readFileSync(cert, 'utf8'), key: readFileSync(key, 'utf8') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
