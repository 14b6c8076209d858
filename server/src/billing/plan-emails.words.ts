export const words = {
  granted: {
    title: (plan: string) => `You now have ${plan}`,
    preview: (letters: number) =>
      `You can make ${letters} letters per month. It costs you nothing.`,
    given: (plan: string) =>
      `We have given your account ${plan}. It costs you nothing, and we do not need a card.`,
    until: (letters: number, day: string) =>
      `You can make ${letters} letters per month. It lasts through ${day}. Then your account goes back to the Free plan by itself.`,
    forGood: (letters: number) => `You can make ${letters} letters per month. It has no end date.`,
  },
  ended: {
    title: (plan: string) => `Your ${plan} has ended`,
    preview: 'Your account is on the Free plan. Your letters stay where they are.',
    text: (plan: string) =>
      `The ${plan} that we gave you has ended, and your account is on the Free plan. Nothing was charged, and nothing will be.`,
    lettersStay:
      'Your letters and drafts stay where they are. You can make one letter each calendar month. A letter that you already made this month counts.',
  },
  seePlan: 'See your plan',
  reason:
    'You get this email because something about your plan changed. We always send these, so that you know where you stand.',
};
