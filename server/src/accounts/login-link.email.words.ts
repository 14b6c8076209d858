export const words = {
  subject: 'Your login link',
  preview: (minutes: number) => `It signs you in once, for ${minutes} minutes.`,
  heading: 'Sign in to Credit Fix',
  here: 'Here is the login link you asked for. No password needed.',
  button: 'Sign in',
  once: (minutes: number) =>
    `It works once, for ${minutes} minutes. If you ask for another link, this one stops working.`,
  notYou:
    'Did you not ask for this? Then you can delete this email. Nobody gets in without the link.',
  reason: 'You get this email because somebody entered your address to sign in to Credit Fix.',
};
