/** What a plan leaves. `period` is one of the two words below. */
export const words = {
  month: 'month',
  billingPeriod: 'billing period',
  noneLeft: (period: string) => `No letters left this ${period}`,
  left: (letters: number, period: string) => `You have ${letters} left this ${period}`,
  usedAll: (limit: number, period: string, from: string) =>
    limit === 1
      ? `You have used your letter of this ${period}. You can make the next one from ${from}.`
      : `You have used all ${limit} letters of this ${period}. You can make the next one from ${from}.`,
  oneOf: (letter: number, limit: number, plan: string, period: string) =>
    `This is letter ${letter} of ${limit} on your ${plan} plan this ${period}. It costs nothing.`,
  severalOf: (letters: number, limit: number, plan: string, period: string) =>
    `These are ${letters} letters of the ${limit} on your ${plan} plan this ${period}. They cost nothing.`,
  mayWrite: 'You can write this one now. It stays saved until you sign it.',
  seePlan: 'See my plan',
  makes: (letters: number) => `This makes ${letters} letters, one for each bureau.`,
  use: (letters: number, left: number, period: string) =>
    `They use ${letters} of the ${left} letters you have left this ${period}.`,
  noneForThese: (plan: string, period: string, from: string) =>
    `Your ${plan} plan has none left this ${period}; you can make them from ${from}.`,
  tooFew: (plan: string, left: number, period: string) =>
    `Your ${plan} plan has ${left} left this ${period}.`,
  /** How many bureaus now, and how many later. */
  choose: (now: number, later: number, from: string) =>
    `Choose ${now === 1 ? 'one bureau' : `${now} bureaus`} now, and make ${later === 1 ? 'the other' : 'the others'} from ${from}.`,
};
