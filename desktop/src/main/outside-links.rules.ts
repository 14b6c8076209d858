/** Which addresses leave the shell for the person's own browser, and which of them only after a question. */

export type Outside = 'open' | 'ask' | 'refuse';

/** Named in our own texts: the law, the bureaus, the post, the lawyers, and where cards are entered. */
const KNOWN = [
  'consumerfinance.gov',
  'identitytheft.gov',
  'ftc.gov',
  'ecfr.gov',
  'house.gov',
  'usps.com',
  'annualcreditreport.com',
  'equifax.com',
  'experian.com',
  'transunion.com',
  'lawhelp.org',
  'stripe.com',
];

const LONGEST = 2_000;

/** @param server origin of the operator's server, null if none is set */
export function outsideLink(address: string, server: string | null): Outside {
  const url = URL.parse(address);
  if (!url || address.length > LONGEST || url.username !== '' || url.password !== '')
    return 'refuse';
  if (url.protocol === 'mailto:') return 'open';
  if (url.origin === server) return 'open';
  if (url.protocol !== 'https:') return 'refuse';
  return KNOWN.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`))
    ? 'open'
    : 'ask';
}
