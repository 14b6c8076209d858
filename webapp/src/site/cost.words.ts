import { REFERRAL_REWARD_CENTS, dollars, planLetters, proPrice } from '@creditfix/shared/billing';

const proLetters = planLetters.pro;
const reward = dollars(REFERRAL_REWARD_CENTS).replace('.00', '');

export const words = {
  title: 'What it costs',
  keywords:
    'dispute letter price, free credit dispute letter, certified mail price, Credit Fix Pro',
  lead: 'Two plans. You see every price before you say yes to it.',
  perMonth: 'a month',
  free: {
    name: 'Free',
    price: '$0',
    text: 'For the one thing that is wrong. No trial that runs out.',
    gives: [
      '1 letter each calendar month',
      'To any one of the three credit bureaus, or to a company',
      'The PDF, to print and mail yourself',
      'Your letters and their dates on a dashboard',
      'No credit card',
    ],
    start: 'Start your free letter',
    note: 'You pay the post office for your stamp.',
  },
  pro: {
    name: proPrice.name,
    price: dollars(proPrice.amountCents),
    text: 'For several items, and for mail that is tracked.',
    gives: [
      `Up to ${proLetters} letters in each billing period (fair use)`,
      'To all three bureaus at once',
      'Certified mail with tracking from here. You see the price of each mailing first.',
      'Every letter as a PDF, and the dashboard',
      'Answers from support first',
      `${reward} credit for each friend who goes Pro`,
      'Cancel any time, in one click',
    ],
    choose: 'Choose Pro',
    note: 'You sign in first, and nothing is charged before you confirm it. It renews each month until you cancel.',
  },
  fairUse:
    'A billing period is the month from one payment to the next. Fair use means 3 letters in it; an account that keeps trying for more may be restricted.',
};
