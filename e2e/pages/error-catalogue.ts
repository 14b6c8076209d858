import { CAPTCHA_NEEDED, NO_CONNECTION, signInTexts, type Shown } from './sign-in-catalogue.ts';

/**
 * Every text of the product's error catalogue, every rule of its forms and every state around sign-in, contact and payment, with the
 * story that brings it onto the screen. `error-catalogue.spec.ts` holds the table to the stories.
 */

const contact: readonly Shown[] = [
  {
    screen: 'Contact',
    spec: 'contact',
    story: 'what is missing is named, and the bot check is asked for',
    texts: [
      'Your name is needed.',
      'Please enter a valid email address, like name@example.com.',
      'Please choose what it is about.',
      'Your message is needed.',
      CAPTCHA_NEEDED,
    ],
    rules: ['Send is off without the bot check.'],
  },
  {
    screen: 'Contact',
    spec: 'contact',
    story: 'each failure is told in its own words, and nothing that was typed is lost',
    texts: ['Failed to send message. Please try again.', NO_CONNECTION, 'Sending…'],
    rules: ['What the server says is shown.', 'The bot check starts anew after any failure.'],
  },
  {
    screen: 'Contact',
    spec: 'contact',
    story: 'a message reaches support, and the form is empty again after the thanks',
    texts: ['Your message is sent', 'within 24 hours, Monday to Friday'],
    rules: ['The thanks stand for three seconds; then form and bot check are as new.'],
  },
];

const generator: readonly Shown[] = [
  {
    screen: 'Generator, steps 1 and 2',
    spec: 'signing',
    story: 'each step asks for what it needs, and for no more',
    texts: [
      'Enter your first name.',
      'Enter your last name.',
      'Enter your street address.',
      'Enter your city.',
      'Choose your state.',
      'Enter your ZIP code.',
      'Choose what is wrong with the item.',
      'Enter the name as the report shows it.',
      'Enter the number as the report shows it.',
      'Additional Details',
      'Choose the bureau whose report shows the item.',
    ],
    rules: [
      'Step 1 checks presence, not form.',
      'Additional Details are asked for the reason “other” alone.',
      'There is no Previous before step 1.',
    ],
  },
  {
    screen: 'Generator, step 3',
    spec: 'signing',
    story: 'a signature is drawn, saved, confirmed and cleared, and nothing is signed without it',
    texts: [
      CAPTCHA_NEEDED,
      'Add your signature: draw or type it.',
      'Check the box by the statement to sign your letter.',
      'I confirm this is my legal electronic signature, and I authorize the company to include it on my dispute letters',
      'Signature Saved',
      'Ready for use',
    ],
    rules: [
      'The pen is black and the field is white.',
      'Only what is drawn can be saved.',
      'Clear takes it back to empty.',
    ],
  },
  {
    screen: 'Generator, steps 3 to 5',
    spec: 'signing',
    story: 'a letter that could not be made is told, is safe, and is made at the next try',
    texts: [
      'Failed to generate letter. Please try again.',
      'Generating...',
      'Generate Another Letter',
      'Use my saved signature',
    ],
    rules: [
      'The bot check starts anew after any failure.',
      'Another letter begins with empty fields, and the saved signature is there for it.',
    ],
  },
];

const reading: readonly Shown[] = [
  {
    screen: 'Generator, step 3',
    spec: 'signing',
    story:
      'a letter that takes too long to check is said to be safe, and is read again once it is shorter',
    texts: ['Checking this letter took too long, so we stopped. Nothing is lost.'],
  },
  {
    screen: 'Generator, step 3',
    spec: 'polish',
    story: 'sentences that changed since they were shown are not sent',
    texts: ['Your sentences have changed, so nothing was sent.'],
    rules: ['What would be sent now is shown once more.'],
  },
];

const mailing: readonly Shown[] = [
  {
    screen: 'Generator, steps 4 and 5',
    spec: 'mailing',
    story:
      'a letter is mailed from here at the price that was shown, and followed until it is delivered',
    texts: ['Failed to send letter. Please try again.', 'We are mailing your letter'],
    rules: [
      'The price is on the button before anything is sent.',
      'An address that the post writes differently waits for the person.',
      'A try that failed can be made again, and nothing is mailed twice.',
    ],
  },
  {
    screen: 'Generator, step 5, and the page of a mailing',
    spec: 'mailing',
    story: 'a mailing is taken back, and the letter mailed by hand starts the count',
    texts: ['Your letter is ready to mail', 'Your letter is on its way'],
  },
  {
    screen: 'Generator, steps 3 and 4',
    spec: 'mailing',
    story: 'a letter that lists files nobody uploaded is not mailed from here, and says what to do',
    texts: [
      'What you put in yourself',
      'Select each paper that you put in',
      'We cannot mail this letter as it is',
      'This letter lists files that were not uploaded, so we cannot mail it.',
    ],
    rules: [
      'Only what is in the packet is mailed as enclosed.',
      'Nothing is called enclosed before the person says that it is in the envelope.',
    ],
  },
  {
    screen: 'Generator, steps 3 and 4',
    spec: 'mailing',
    story: 'a letter with room for a pen is signed on paper, and is not mailed from here',
    texts: [
      'Ready for your pen',
      'Your letter is ready. What now?',
      'This letter has room for your pen and no signature yet',
    ],
  },
  {
    screen: 'Generator, step 5',
    spec: 'mailing',
    story: 'a mailing that ended before it was taken back says that nothing was mailed',
    texts: ['This letter was not mailed, so there is nothing to take back.'],
  },
];

const subscription: readonly Shown[] = [
  {
    screen: 'Subscription success',
    spec: 'plan',
    story: 'without a session there is none, and with one the visitor signs in first',
    texts: ['No session found', 'Return Home'],
  },
  {
    screen: 'Subscription success',
    spec: 'plan',
    story: 'Pro is bought, canceled and kept, each in one click from the dashboard',
    texts: [
      'Welcome to Credit Fix Pro!',
      'Active',
      'Generate First Letter',
      'Go to Dashboard',
      'No session found',
    ],
    rules: ['Another person’s payment is no session.'],
  },
  {
    screen: 'Subscription success',
    spec: 'plan',
    story: 'what came of a payment is looked up, waited for, and told as it is',
    texts: [
      'Looking up your payment',
      'We could not look up your payment',
      'Your payment is being confirmed',
      'The payment is not finished',
      'The payment page has expired',
    ],
  },
  {
    screen: 'Subscription canceled',
    spec: 'plan',
    story: 'a payment page that was left charges nothing, and payments that are off are said to be',
    texts: [
      'No payment was charged.',
      '1 letter per month with PDF download.',
      'Contact Support',
      'Try Pro Again',
      'Why Go Pro?',
      'Upgrade to Pro',
    ],
  },
  {
    screen: 'Plan',
    spec: 'plan',
    story:
      'who lives where Pro is not offered is told, and a state that we do not know leads to the profile',
    texts: [
      'We cannot sell anything in your state.',
      'We do not offer this in every state.',
      'Add your state to your profile',
    ],
  },
  {
    screen: 'Contract',
    spec: 'contract',
    story: 'rights first, then the contract, its copies and a card that is not charged',
    texts: [
      'Your full name is needed.',
      'Please choose your state.',
      'We cannot sell anything in your state',
      'Your signature is needed.',
      'Please say that you agree to get these papers',
    ],
    rules: ['Nothing is signed before all of it is there.'],
  },
  {
    screen: 'Contract',
    spec: 'contract',
    story: 'letters are signed and wait, and canceling opens them again for nothing',
    texts: ['Your letters wait for your contract', 'This letter waits for your contract'],
  },
];

const admin: readonly Shown[] = [
  {
    screen: 'Admin login',
    spec: 'admin',
    story: 'the administrator’s sign-in says what is missing and what went wrong',
    texts: [
      'Please enter your admin email address',
      CAPTCHA_NEEDED,
      'Send Admin Login Link',
      'Sending Admin Login Link...',
      'Network error. Please try again.',
      'Failed to send admin login link',
      'REFUSED_TEXT',
      'Back to main site',
    ],
    rules: [
      'The button is off until there is an address, the bot check is done and nothing is on its way.',
      'What the server says is shown.',
      'The bot check starts anew after any failure.',
    ],
  },
  {
    screen: 'Admin verification',
    spec: 'admin',
    story: 'an administrator’s link that does not work says why',
    texts: [
      'No verification token provided',
      'Network error during verification',
      'Verification failed',
      'This login link does not work.',
      'Back to Admin Login',
    ],
    rules: ['What the server says is shown.'],
  },
  {
    screen: 'Admin login, verification and dashboard',
    spec: 'admin',
    story: 'an administrator gives Pro, takes it back, clears a flag and leaves',
    texts: [
      'Admin login link sent to your email. Please check your inbox.',
      'Admin verification successful! Redirecting to dashboard...',
      'Loading admin dashboard...',
      'Dashboard Error',
      'Failed to load dashboard data',
      'Retry',
      'Logout',
    ],
    rules: [
      'The address is trimmed and written small before it is sent.',
      'The dashboard follows by itself.',
      'Customers and visitors are led to the admin login.',
      'Logging out leads to the admin login even where the server does not hear of it.',
    ],
  },
];

const adminTabs: readonly Shown[] = [
  {
    screen: 'Admin dashboard',
    spec: 'admin-dashboard',
    story: 'an administrator walks through every tab',
    texts: ['Failed to load dashboard statistics', 'Failed to export ', 'Require attention'],
    rules: ['Users and letters are exported as a table under the name that the server gives.'],
  },
];

const adminSettings: readonly Shown[] = [
  {
    screen: 'Admin dashboard, settings',
    spec: 'admin-settings',
    story: 'what the operator sets counts at once, stays with who set it, and can be taken back',
    texts: [
      'Please write it in both languages before it is shown.',
      'This has to be an amount between $0 and $1,000.',
      'It is changed, and counts from now on.',
      'It is taken back, and counts from now on.',
    ],
    rules: ['What is wrong stands beside its field, and takes the focus.'],
  },
];

const reports: readonly Shown[] = [
  {
    screen: 'Check my report',
    spec: 'reports',
    story: 'what can’t be kept or begun is said, and nothing that was chosen is lost',
    texts: ['You keep 36 reports already.', 'We could not start the letter.'],
    rules: ['What was chosen stays chosen.'],
  },
];

export const catalogue: readonly Shown[] = [
  ...signInTexts,
  ...contact,
  ...generator,
  ...reading,
  ...reports,
  ...mailing,
  ...subscription,
  ...admin,
  ...adminTabs,
  ...adminSettings,
];
