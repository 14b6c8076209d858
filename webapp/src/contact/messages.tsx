import { Link } from 'react-router-dom';

export const contactMessages = {
  title: 'Contact us',
  description: 'Write to Credit Fix support. We answer within 24 hours, Monday to Friday.',
  keywords: 'contact Credit Fix, credit dispute letter support, help, billing question',
  lead: (when: string) => `A person reads what you write and answers ${when}.`,
  questionsFirst: (
    <p>
      Your answer may already be among the <Link to="/#faq-title">questions people ask first</Link>.
    </p>
  ),
  howKept: (
    <>
      We use your message and address to answer you, and for nothing else. How we keep them is on
      the <Link to="/privacy">privacy page</Link>.
    </>
  ),
  name: 'Your name',
  email: 'Email address',
  emailHint: 'Our answer goes here.',
  subject: 'What is it about?',
  chooseSubject: 'Choose a subject',
  message: 'Your message',
  messageHint:
    'Please leave out Social Security numbers, passwords and full account numbers. We never need them.',
  send: 'Send message',
  sending: 'Sending…',
  sendWaits: 'The button turns on when the bot check is done.',
  sendHint: 'We email you when your message has arrived.',
  checkNeeded: 'Please complete the reCAPTCHA verification.',
  failed: 'Failed to send message. Please try again.',
  sent: 'Your message is sent',
  thanks: (email: string, when: string) => `Thank you. We answer to ${email}, ${when}.`,
  lastSent: (email: string, when: string) =>
    `Your last message was sent. We answer to ${email}, ${when}.`,
};
