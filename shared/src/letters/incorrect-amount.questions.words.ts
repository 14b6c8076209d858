/** The words of `incorrect-amount.questions.ts`. */
export const words = {
  amountKind: {
    label: 'Which figure is wrong?',
    why: 'An account has several figures, and the one you name is the one that is checked.',
    options: {
      balance: 'The balance',
      past_due: 'The past-due amount',
      credit_limit: 'The credit limit',
      high_balance: 'The highest balance',
      original_amount: 'The original loan amount',
      monthly_payment: 'The monthly payment',
    },
  },
  amountShown: {
    label: 'What figure does the report show?',
    why: 'It shows which number you mean.',
    example: '2150.00',
  },
  amountCorrect: {
    label: 'What is the right figure?',
    why: 'A letter that names the right figure is easier to act on than one that only says "wrong".',
    hint: 'Interest and fees may have been added in line with your contract. Check your last statement first.',
    example: '1480.00',
  },
  asOfDate: {
    label: 'On which day was your figure right?',
    why: 'Amounts change, so a figure needs a date.',
    hint: 'Usually the date of the statement you go by.',
  },
  howComputed: {
    label: 'How do you get to your figure?',
    why: 'The company can follow your sum step by step.',
    example:
      'My March statement shows $1,680. I paid $200 on April 4 and bought nothing after that.',
  },
};
