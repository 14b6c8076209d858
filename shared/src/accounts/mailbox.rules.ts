/** Which mailbox an address leads to: tags after a plus, and Gmail's dots, make new addresses but no new mailbox. */
const DOTS_MEAN_NOTHING = new Set(['gmail.com', 'googlemail.com']);

/** @param email an address as `emailAddress` leaves it: trimmed and in lower case */
export function canonicalMailbox(email: string): string {
  const at = email.lastIndexOf('@');
  const [name = '', domain = ''] = [email.slice(0, at), email.slice(at + 1)];
  // An address that begins with its plus has no name without it.
  const untagged = name.split('+')[0] || name;
  if (!DOTS_MEAN_NOTHING.has(domain)) return `${untagged}@${domain}`;
  return `${untagged.replaceAll('.', '') || untagged}@gmail.com`;
}
