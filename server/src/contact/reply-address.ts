import { timingSafeEqual } from 'node:crypto';
import type { Vault } from '#server/platform/vault/index.ts';

/**
 * The address to which a person answers us: support's own with a word after a plus (RFC 5233), which names their message and is signed.
 * Whoever got an answer of ours knows it, and nobody can guess one. Letters and digits alone, because mail servers change their case.
 */

const ID_DIGITS = 25;
const SIGNATURE_DIGITS = 19;
const SIGNATURE_BYTES = 12;
/** RFC 5321, section 4.5.3.1.1. */
const LONGEST_NAME = 64;

const TOKEN = new RegExp(`\\+([0-9a-z]{${ID_DIGITS}})([0-9a-z]{${SIGNATURE_DIGITS}})@`, 'gi');

/** @returns support's own address where its name leaves no room for more */
export function replyAddress(vault: Vault, support: string, messageId: string): string {
  const at = support.lastIndexOf('@');
  const id = inDigits(messageId.replaceAll('-', ''), ID_DIGITS);
  const name = `${support.slice(0, at)}+${id}${signatureOf(vault, messageId)}`;
  return name.length > LONGEST_NAME ? support : name + support.slice(at);
}

/** The message that these addresses name; nothing if none of them is one of ours. */
export function messageIdIn(vault: Vault, addresses: readonly string[]): string | undefined {
  for (const [, digits = '', signature = ''] of addresses.join(' ').matchAll(TOKEN)) {
    const number = [...digits.toLowerCase()].reduce((sum, digit) => sum * 36n + value(digit), 0n);
    const messageId = number
      .toString(16)
      .padStart(32, '0')
      .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    const expected = Buffer.from(signatureOf(vault, messageId));
    if (timingSafeEqual(expected, Buffer.from(signature.toLowerCase()))) return messageId;
  }
  return undefined;
}

function signatureOf(vault: Vault, messageId: string): string {
  const bytes = Buffer.from(vault.fingerprint('contact_reply', messageId), 'base64url');
  return inDigits(bytes.toString('hex', 0, SIGNATURE_BYTES), SIGNATURE_DIGITS);
}

function inDigits(hex: string, length: number): string {
  return BigInt(`0x${hex}`).toString(36).padStart(length, '0');
}

function value(digit: string): bigint {
  return BigInt(Number.parseInt(digit, 36));
}
