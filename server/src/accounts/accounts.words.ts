/** What signing in and My Account answer. */
export const words = {
  linkSent: 'Check your email for your login link.',
  signedIn: 'You are now signed in.',
  profileSaved: 'Saved. New letters start with this.',
  bothLinksSent: 'We sent a link to both addresses. Your address changes when both were used.',
  elsewhere: (maskedEmail: string) =>
    `This link signs in ${maskedEmail}. It was asked for in another browser or on another device.`,
};
