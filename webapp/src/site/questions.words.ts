import { dollars, planLetters, proPrice } from '@creditfix/shared/billing';

const price = dollars(proPrice.amountCents);

/** Plain words first, the law second; no promise about results. */
export const words = {
  title: 'Questions people ask first',
  more: 'Another question? Write to us',
  questions: [
    {
      question: 'How does it work?',
      answer:
        'You answer questions about the item that is wrong. We set your answers into a letter with the law that fits and the address it goes to. You read it, change what you like and sign it. Then you download the PDF and mail it, or with Pro we mail it for you. You could also dispute by yourself, for free; we help you put your facts in order.',
    },
    {
      question: 'Does a signature on a screen count?',
      answer:
        'As a rule, yes. Under the federal ESIGN Act a signature can’t be refused only because it is electronic (15\u00A0U.S.C.\u00A0§\u00A07001). If you would rather use a pen, print the letter while you read it, copy its words onto your own paper, and sign and mail that.',
    },
    {
      question: 'Can I see where my letter is?',
      answer:
        'A letter that we send by certified mail has a USPS tracking number. Your dashboard shows where it is, when it arrived and by when an answer is due. If you mail a letter yourself, enter the day it arrived, and the same dates are worked out for you.',
    },
    {
      question: 'Is this legal, and is it safe for me?',
      answer:
        'Yes, it is legal. Federal law gives you the right to dispute what is wrong on your credit report (15\u00A0U.S.C.\u00A0§\u00A01681i). If an item is wrong or can’t be verified, it must be corrected or deleted. Information that is true and recent stays, and nobody can promise that your score goes up. Where a letter would be untrue or could hurt you, we say so before you sign.',
    },
    {
      question: 'What happens to what I type?',
      answer:
        'Your address, account number and letter are stored encrypted (AES-256) and belong to your account alone. There are no advertisements and no trackers on this site. Only the services that are needed see anything, such as the one that mails your letter, and nothing goes to a bureau or a lender unless you send it.',
    },
    {
      question: 'What is in each plan?',
      answer: `Free gives you 1 letter each calendar month as a PDF, with no credit card. Credit Fix Pro costs ${price} a month. It gives you up to ${planLetters.pro} letters in each billing period, to all three bureaus at once, certified mail with tracking at a price you see first, and answers from support first. It renews each month until you cancel, in one click.`,
    },
  ],
};
