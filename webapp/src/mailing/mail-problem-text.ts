import type { ApiProblem } from '#webapp/kit/index.ts';

export interface MailProblemText {
  readonly title: string;
  readonly text: string;
  /** Where it can be mended. */
  readonly to?: { readonly href: string; readonly label: string };
}

/** The product's fixed words. What the server says stands below them, where it helps. */
const FAILED = 'Failed to send letter. Please try again.';

const PLAN = { href: '/account/plan', label: 'Go to my plan' } as const;

/** Refusals for which the same press of the button would do nothing: each title says what it is about. */
const TITLES: Readonly<Record<string, string>> = {
  'mailing.price_changed': 'The price has changed',
  'mailing.already_on_its_way': 'This letter is already being mailed',
  'mailing.not_ready': 'The PDF is still being printed',
  'mailing.no_one_address': 'This letter has no single address',
  'mailing.copies_gone': 'The copies of this letter are gone',
  'mailing.too_many_pages': 'This letter is too thick to mail from here',
  'mailing.file_too_large': 'This letter is too large to mail from here',
  'mailing.address_unknown': 'Please check the address',
  'mailing.payment_due': 'An earlier mailing is not paid yet',
  'mailing.past_due': 'Your Pro payment did not go through',
  'billing.pro_needed': 'Mailing comes with Pro',
  'billing.quota_reached': 'No letters are left in this period',
  'letters.not_found': 'This letter is not here',
};

const AT_THE_PLAN = new Set([
  'mailing.payment_due',
  'mailing.past_due',
  'billing.pro_needed',
  'billing.quota_reached',
]);

export function mailProblemText({
  code,
  error,
}: Pick<ApiProblem, 'code' | 'error'>): MailProblemText {
  if (code === 'network' || code === 'unreadable') {
    return {
      title: FAILED,
      text: 'Your letter is safe. A letter is never mailed twice, so you can press the button again.',
    };
  }
  return {
    title: TITLES[code] ?? FAILED,
    text: error,
    ...(AT_THE_PLAN.has(code) ? { to: PLAN } : {}),
  };
}
