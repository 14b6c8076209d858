/** What the person reads whose pages one of the staff has looked at. */
export const viewedEmailMessages = {
  subject: 'Our support team looked at your account',
  preview:
    'Someone on our support team looked at your pages to help you. They could not change anything.',
  heading: 'Our support team looked at your account',
  text: (on: string) =>
    `On ${on}, someone on our support team looked at your pages as you see them. They could not change or send anything.`,
  reason: 'Reason',
  notExpected: 'Did you not expect this? Write to us, and we will tell you more.',
  why: 'You get this email because you have an account at Credit Fix.',
};
