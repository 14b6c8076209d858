export const contactEmailMessages = {
  /** What the form's call answers. */
  sent: 'Thank you. Your message has been sent.',
  subject: 'We have your message',
  preview: (when: string) => `We answer ${when}.`,
  heading: 'Thank you for writing to us',
  reached: 'Your message has reached our support team.',
  answer: (when: string) => `We answer ${when}. Our answer comes to this email address.`,
  nothingMore:
    'There is nothing more to do. If you remember something later, use the contact form again.',
  reason:
    'You get this email because someone wrote to Credit Fix support with this address. If that was not you, you can delete it. Nothing else will follow from us.',
};

export const answerEmailMessages = {
  subject: (about: string) => `Our answer: ${about}`,
  preview: 'Credit Fix support has answered your message.',
  heading: 'Our answer to your message',
  goOn: (about: string, on: string) =>
    `You wrote to us on ${on} (${about}). Is something still open? Answer this email, and our support team reads it.`,
  reason:
    'You get this email because someone wrote to Credit Fix support with this address. If that was not you, you can delete it.',
};
