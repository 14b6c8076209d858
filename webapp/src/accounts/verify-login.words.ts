/** What a login link says while it is checked, where it works, and if it does not. */
export const words = {
  verifying: 'Verifying Your Login',
  verifyingLead: 'Please wait while we securely log you in...',
  checking: 'Checking your login link',
  checkingNote:
    'This takes a second or two. A login link works once, for 30 minutes. If nothing happens here, load the page again or ask for a new link.',
  description: 'This page checks your login link and takes you to your dashboard.',
  noToken: 'No verification token provided.',
  noNetwork: 'Network error occurred. Please try again.',
  signedIn: 'You are now signed in.',

  elsewhere: 'Sign in on this browser?',
  signInHere: 'Sign in here',
  signingIn: 'Signing you in…',
  whyAsked:
    'We ask because some mail programs open links by themselves. Only your click signs in. If that is not your address, or you did not ask for a link, close this page and nothing happens.',

  successful: 'Login Successful!',
  redirecting: 'Redirecting you to your dashboard...',
  goOn: 'Continue to Dashboard',
  account: 'Your account',
  welcomeBack: 'Welcome back!',
  email: 'Email',
  name: 'Name',
  plan: 'Plan',
  planNames: { free: 'Free', pro: 'Credit Fix Pro' },

  failed: 'Login Failed',
  issues: 'Common issues',
  issueList: [
    'The link may have expired. Links expire after 30 minutes.',
    'The link may already be used. Each one works once.',
    'The link may be malformed. Some mail programs cut long links in two.',
  ],
  tryAgain: 'Try again',
  newLink: 'Request New Login Link',
  home: 'Go to the home page',
};
