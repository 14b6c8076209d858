import type { ReactNode } from 'react';

/** The page that one of the two links of a change of address opens. */
export const words = {
  incomplete: 'This confirmation link is not complete. Please copy the whole link from the email.',
  ask: 'Change your email address?',
  askLead:
    'Somebody who is signed in to a Credit Fix account asked for this. If it was you, confirm it here.',
  unchanged: 'Your address is as it was.',
  confirm: 'Yes, change my address',
  confirming: 'Confirming…',
  notYou:
    'If it was not you, close this page. Nothing changes, because both addresses have to agree.',
  changed: 'Your email address is changed',
  changedTo: (address: ReactNode) => (
    <>From now on you sign in with {address}, and our emails go there.</>
  ),
  oneMore: 'One more link',
  thenChangesTo: (address: ReactNode) => (
    <>
      Thank you, this side is confirmed. Now open the link that we sent to your other address. Then
      your address changes to {address}.
    </>
  ),
  notWorking: 'This link does not work',
  startAgain: 'You can start the change again in My Account.',
  myAccount: 'Go to My Account',
};
