/** One everyday pattern for an address: something, an at sign, a domain with a dot. The link itself proves the rest. */
const EMAIL = /^[^\s@"(),:;<>[\\\]]+@[^\s@"(),:;<>[\\\]]+\.[^\s@"(),:;<>[\\\]]{2,}$/;

/** A control character could smuggle a mail header; a letter beyond ASCII could look like another person's address. */
const PRINTABLE_ASCII = /^[\u0021-\u007E]+$/;

/** True where the text can be an email address. Used by the form and by the server. */
export function isEmail(text: string): boolean {
  return (
    text.length <= 254 &&
    PRINTABLE_ASCII.test(text) &&
    EMAIL.test(text) &&
    (text.split('@')[0] ?? '').length <= 64
  );
}
