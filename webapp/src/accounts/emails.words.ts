import type { EmailPreference } from '@creditfix/shared/accounts';

interface Choice {
  readonly label: string;
  readonly hint: string;
}

const choices: Readonly<Record<EmailPreference, Choice>> = {
  letter_news: {
    label: 'News about my letters',
    hint: 'When a letter is ready, mailed or delivered.',
  },
  deadlines: {
    label: 'Deadlines',
    hint: 'Before an answer to your dispute is due, and when its time is over.',
  },
  referrals: {
    label: 'Invitations',
    hint: 'When a friend you invited joins and you get credit for it.',
  },
  product_news: {
    label: 'News about the product',
    hint: 'What is new here. A few times a year.',
  },
};

/** The page on which somebody chooses what we write to them. */
export const words = {
  title: 'Emails',
  heading: 'Emails from us',
  description: 'Choose which emails we send you.',
  lead: 'Choose what we write to you about. Each change is saved at once.',
  what: 'your choices',
  choices,
  language: 'Language of our emails',
  languageHint: 'The letters we write for you are always in English.',
  languageNames: { en: 'English', es: 'Español' },
  saving: 'Saving…',
  saved: 'Saved',
  notSaved: 'Your choice is not saved',
  always: 'Always sent',
  alwaysList:
    'Login links you ask for, receipts and trouble with a payment, changes to how you sign in, and notices that the law asks us to send.',
};
