/** The part of the error catalogue around sign-in and the guard; `error-catalogue.ts` has the rest. */

export interface Shown {
  readonly screen: string;
  /** File of the story, without its ending. */
  readonly spec: string;
  readonly story: string;
  /** Word for word as a person reads them; each occurs in the story or in the pages that it uses. */
  readonly texts: readonly string[];
  /** What the story proves where no text is fixed. */
  readonly rules?: readonly string[];
}

export const CAPTCHA_NEEDED = 'Please complete the reCAPTCHA verification.';
export const NO_CONNECTION = 'Network error. Please check your connection and try again.';

export const signInTexts: readonly Shown[] = [
  {
    screen: 'Login',
    spec: 'sign-in-trouble',
    story: 'the login form says what is missing, and a link can go to another address',
    texts: [
      'Please enter a valid email address, like name@example.com.',
      CAPTCHA_NEEDED,
      'Sending…',
      'Check Your Email',
      'expires after 30 minutes',
      'Send to a different email',
    ],
    rules: [
      'The button is off until the address is valid, the bot check is done and nothing is on its way.',
      'Going back to the form empties the address.',
    ],
  },
  {
    screen: 'Login',
    spec: 'sign-in-trouble',
    story:
      'a login link that could not be asked for is told in words, with a new bot check each time',
    texts: ['An error occurred. Please try again.', NO_CONNECTION, 'REFUSED_TEXT'],
    rules: ['What the server says is shown.', 'The bot check starts anew after any failure.'],
  },
  {
    screen: 'Login verification',
    spec: 'sign-in-trouble',
    story: 'a login link that does not work says why, and what is common',
    texts: [
      'Verifying Your Login',
      'Please wait while we securely log you in...',
      'Login Failed',
      'No verification token provided.',
      'Network error occurred. Please try again.',
      'This login link does not work',
      'Common issues',
      'The link may have expired. Links expire after 30 minutes',
      'The link may already be used',
      'The link may be malformed',
      'Request New Login Link',
    ],
    rules: ['What the server says is shown.'],
  },
  {
    screen: 'Login verification',
    spec: 'sign-in-trouble',
    story: 'anyone who comes back is greeted, and goes on by itself',
    texts: [
      'Login Successful!',
      'You are now signed in.',
      'Welcome back!',
      'Redirecting you to your dashboard...',
      'Continue to Dashboard',
    ],
    rules: ['Email, name and plan are shown.', 'The dashboard comes by itself.'],
  },
  {
    screen: 'Login verification',
    spec: 'account',
    story:
      'a link opened in another browser asks for one click, and that browser can be signed out from afar',
    texts: ['Sign in on this browser?', 'Sign in here', 'Welcome back!'],
  },
  {
    screen: 'Login verification',
    spec: 'sign-in',
    story: 'a login link works once, and leaves no token in the address',
    texts: ['Login Failed'],
  },
  {
    screen: 'Guard',
    spec: 'sign-in-trouble',
    story: 'a guarded page sends visitors to sign-in with the way back, and leaves no step behind',
    texts: ['/login?redirect='],
    rules: ['Path and query come along, and the history keeps no step.'],
  },
  {
    screen: 'Guard',
    spec: 'sign-in',
    story: 'a person signs in by an emailed link and arrives where they were going',
    texts: ['Continue to Dashboard'],
  },
  {
    screen: 'Site frame',
    spec: 'sign-in-trouble',
    story: 'signing out in one tab is seen in the other, and leaves nothing behind',
    texts: ['Sign In', 'Sign Out', 'Dashboard'],
    rules: [
      'authToken and the session cookie are gone, and the home page follows.',
      'A change of the browser’s storage is seen at once.',
    ],
  },
  {
    screen: 'Site frame',
    spec: 'sign-in',
    story: 'signing out ends the session',
    texts: ['Sign Out'],
  },
  {
    screen: 'Any screen',
    spec: 'trouble',
    story: 'a page that cannot be drawn says so, and comes back once it can',
    texts: ['Unexpected Application Error!'],
    rules: ['What the browser says is shown.'],
  },
];
