import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** The sign-in page, and what it says once a link is on its way. */
export const words = {
  title: 'Sign in',
  keywords: 'sign in to Credit Fix, login link by email, passkey, dispute letter account',
  description: 'Sign in to Credit Fix with a link that we send to your email address.',
  lead: 'We email you a link, so there is no password. New here? The same link opens your account.',
  leadOnTheWay:
    'Sign in first; then we take you to where you were going. We email you a link, so there is no password.',
  email: 'Email address',
  why: 'The address is your account: letters and drafts belong to it. We send login links there and news about your letters and your account. Anything more only if you ask for it.',
  invalidEmail: 'Please enter a valid email address, like name@example.com.',
  captchaOpen: 'Please complete the reCAPTCHA verification.',
  failed: 'An error occurred. Please try again.',
  send: 'Email me a login link',
  sending: 'Sending…',
  sendHint:
    'The link works once, for 30 minutes. The button turns on when the address is complete and the bot check is done.',
  or: 'or',
  withPasskey: 'Sign in with a passkey',
  waitingForPasskey: 'Waiting for your passkey…',
  terms: (
    <>
      Signing in means that you agree to our <Link to="/terms">terms</Link>. The{' '}
      <Link to="/privacy">privacy page</Link> says what we keep and why.
    </>
  ),

  sentTitle: 'Check Your Email',
  sentTo: (address: ReactNode) => (
    <>
      We sent a login link to {address}. Open it on the device that you want to use. It works once,
      and expires after 30 minutes.
    </>
  ),
  nothingThere:
    'Nothing there after a minute or two? Look in the spam folder, or check the address above. If you ask for another link, the older one stops working.',
  startOver: 'Send to a different email',
};
