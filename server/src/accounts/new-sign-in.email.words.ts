export const words = {
  title: 'A new sign-in to your account',
  preview: (device: string) => `${device}. If this was you, there is nothing to do.`,
  opened: 'Your Credit Fix account was opened in a browser that had not opened it before.',
  when: 'When',
  easternTime: (moment: string) => `${moment}, Eastern time`,
  device: 'With',
  ifYou: 'If this was you, there is nothing to do.',
  ifNotYou:
    'Was it not you? Then sign in, open My Account, and sign out every browser that you do not know. Please change the password of your email too: whoever reads your email can get a login link.',
  reason:
    'You get this email because it is about the safety of your account. Such emails are always sent.',
};
