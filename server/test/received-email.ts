import { createHash, createVerify } from 'node:crypto';

/** One email as a mail server got it, taken apart again. */
export interface ReceivedEmail {
  /** Every header in order, unfolded. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  header(name: string): string | undefined;
  readonly text: string;
  readonly html: string;
}

export function readEmail(raw: Buffer): ReceivedEmail {
  const { headers, body } = split(raw.toString('latin1'));
  const header = (name: string) =>
    headers.find(([each]) => each.toLowerCase() === name.toLowerCase())?.[1];
  const boundary = /boundary="([^"]+)"/.exec(header('Content-Type') ?? '')?.[1] ?? '';
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => split(part.replace(/^\r\n/, '')));
  const partOf = (type: string) => {
    const part = parts.find(({ headers: own }) =>
      own.some(([name, value]) => name === 'Content-Type' && value.startsWith(type)),
    );
    const encoding = part?.headers.find(([name]) => name === 'Content-Transfer-Encoding')?.[1];
    return decoded(part?.body.replace(/\r\n$/, '') ?? '', encoding).replaceAll('\r\n', '\n');
  };
  return { headers, header, text: partOf('text/plain'), html: partOf('text/html') };
}

/** Does the DKIM signature hold (RFC 6376, relaxed/relaxed, rsa-sha256), and which headers does it cover? */
export function checkDkim(raw: Buffer, publicKey: string): { holds: boolean; covers: string[] } {
  const message = raw.toString('latin1');
  const end = message.indexOf('\r\n\r\n');
  const lines = message
    .slice(0, end)
    .replace(/\r\n(?=[ \t])/g, '\0')
    .split('\r\n');
  const field = (name: string) =>
    lines.find((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`)) ?? '';
  const signature = field('DKIM-Signature');
  const tags = new Map(
    signature
      .slice(signature.indexOf(':') + 1)
      .split(';')
      .map((tag) => tag.replace(/[\0\s]+/g, '').split(/=(.*)/s))
      .map(([name = '', value = '']) => [name, value] as const),
  );
  const covers = (tags.get('h') ?? '').split(':');
  const signed = [
    ...covers.map(field).filter(Boolean).map(relaxedHeader),
    relaxedHeader(signature.replace(/([;:\0\s]b=)[^;]*/, '$1')),
  ].join('\r\n');
  const bodyHash = createHash('sha256')
    .update(relaxedBody(message.slice(end + 4)), 'latin1')
    .digest('base64');
  const verify = createVerify('RSA-SHA256').update(signed, 'latin1');
  const holds =
    tags.get('c') === 'relaxed/relaxed' &&
    tags.get('bh') === bodyHash &&
    verify.verify(publicKey, tags.get('b') ?? '', 'base64');
  return { holds, covers: covers.map((name) => name.toLowerCase()) };
}

function relaxedHeader(line: string): string {
  const colon = line.indexOf(':');
  const value = line
    .slice(colon + 1)
    .replaceAll('\0', '')
    .replace(/[ \t]+/g, ' ')
    .trim();
  return `${line.slice(0, colon).trim().toLowerCase()}:${value}`;
}

function relaxedBody(body: string): string {
  const tidy = body
    .split('\r\n')
    .map((line) => line.replace(/[ \t]+/g, ' ').replace(/ $/, ''))
    .join('\r\n')
    .replace(/(\r\n)*$/, '');
  return tidy === '' ? '' : `${tidy}\r\n`;
}

function split(message: string) {
  const end = message.indexOf('\r\n\r\n');
  const headers = message
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .map((line) => line.split(/: ?(.*)/s))
    .map(([name = '', value = '']) => [name, value] as const);
  return { headers, body: message.slice(end + 4) };
}

function decoded(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return Buffer.from(body, 'latin1').toString('utf8');
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
