/** What may stand before the at sign; the link itself proves the rest. */
const LOCAL_PART = /^[^\s@"(),:;<>[\\\]]{1,64}$/;

/** One name between two dots. */
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/** The last one is never a number: that would be the address of a machine. */
const TOP_LABEL = /^(?=.*[a-z])[a-z0-9-]{2,}$/i;

/** A control character could smuggle a mail header; a letter beyond ASCII could look like another person's address. */
const PRINTABLE_ASCII = /^[\u0021-\u007E]+$/;

/**
 * True if the text can be an email address; the one rule of forms, server and settings. A mail server may drop a dot at the end of
 * a domain, and the same mailbox would count as another one: only whole names are taken.
 */
export function isEmail(text: string): boolean {
  const [local = '', domain = '', more] = text.split('@');
  const labels = domain.split('.');
  return (
    more === undefined &&
    text.length <= 254 &&
    PRINTABLE_ASCII.test(text) &&
    LOCAL_PART.test(local) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    TOP_LABEL.test(labels.at(-1) ?? '')
  );
}
