import type { TemplateSlug } from '@creditfix/shared/letters';

/** The kinds of letters in everyday words, with when each of them fits. Content table. */

/** In the place of a template: a dispute with a reason from the list. */
export const DISPUTE = 'dispute';

export const aboutChoices: readonly {
  readonly value: TemplateSlug | typeof DISPUTE;
  readonly label: string;
  readonly hint: string;
}[] = [
  {
    value: DISPUTE,
    label: 'Something on my credit report is wrong',
    hint: 'You dispute it and say why. This is the letter that most people need.',
  },
  {
    value: 'debt-validation',
    label: 'A debt collector has just written to me',
    hint: 'The time to dispute that is printed on its notice is not over, and you want proof of the debt.',
  },
  {
    value: 'debt-verification',
    label: 'A debt collector asks for money, and that time is over',
    hint: 'You still ask what the debt is, and that it is marked as disputed.',
  },
  {
    value: 'goodwill-adjustment',
    label: 'I did pay late, and ask for a favor',
    hint: 'The late payment is true. You ask the company kindly to take it off.',
  },
  {
    value: 'pay-for-delete',
    label: 'I offer a collector a payment if the item comes off',
    hint: 'You pay only after it has agreed in writing. It may say no.',
  },
  {
    value: '609-letter-myth',
    label: 'I want to see what is in my file',
    hint: 'You ask a bureau for your whole file and where it got it from. Nothing is disputed.',
  },
];
