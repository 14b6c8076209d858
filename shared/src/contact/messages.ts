export const contactMessages = {
  subjects: {
    general: 'A general question',
    support: 'Help with the product',
    billing: 'Billing and payments',
    dispute: 'My dispute or letter',
    account: 'My account',
    feedback: 'Feedback',
    legal: 'Legal',
    partnership: 'Partnership',
  },
  responseTime: 'within 24 hours, Monday to Friday',
  nameNeeded: 'Your name is needed.',
  nameOnOneLine: 'Please write your name on one line.',
  name: 'Your name',
  chooseSubject: 'Please choose what it is about.',
  message: 'Your message',
};
