/** What is said of a field that is filled in wrongly, in any form. */
export const words = {
  needed: (label: string) => `${label} is needed.`,
  notText: (label: string) => `${label} must be text.`,
  tooLong: (label: string, most: string) => `${label} is too long: at most ${most} characters.`,
  hidden: (label: string) =>
    `${label} contains hidden characters that can't be printed. Please type it again.`,
  emailMissing: 'Please enter your email address.',
  emailTooLong: 'That email address is too long.',
  emailWrong: 'Please enter a valid email address, like name@example.com.',
  noRealDate: 'Please give a real date.',
  noId: 'That is not an id.',
};
