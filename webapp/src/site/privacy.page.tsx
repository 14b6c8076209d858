import { TERMS_VERSION } from '@creditfix/shared/accounts';
import { dateWords } from '#webapp/kit/index.ts';
import { LegalPage, type LegalPart } from './legal-page.tsx';
import { Cookies, HowKept, HowLong, NotAsked, WhatWeKeep, WhoGetsWhat } from './privacy-kept.tsx';
import {
  Changes,
  Children,
  Deletion,
  Mishap,
  Questions,
  StateRights,
  YourRights,
} from './privacy-rights.tsx';

const short = [
  'We keep what a letter needs, and nothing to advertise with. No trackers, no profiles, nothing sold.',
  'Addresses, account numbers, letters, signatures and papers are encrypted where they are stored.',
  'Others get only what they need to do their part: the payment, the mail, and a smoothed sentence if you ask for one.',
  'You can see, take along, correct and delete your data by yourself, for free.',
  'Signed letters and payment records are kept for 7 years, copies of papers for 90 days.',
];

const parts: readonly LegalPart[] = [
  { id: 'kept', title: 'What we keep, and why', body: <WhatWeKeep /> },
  { id: 'how-kept', title: 'How it is kept', body: <HowKept /> },
  { id: 'how-long', title: 'For how long', body: <HowLong /> },
  { id: 'not-asked', title: 'What we don’t ask for', body: <NotAsked /> },
  { id: 'browser', title: 'What stays in your browser', body: <Cookies /> },
  { id: 'who', title: 'Who gets what', body: <WhoGetsWhat /> },
  { id: 'rights', title: 'Your rights', body: <YourRights /> },
  { id: 'states', title: 'Rights from your state’s law', body: <StateRights /> },
  { id: 'deletion', title: 'When you delete your account', body: <Deletion /> },
  { id: 'children', title: 'People under 18', body: <Children /> },
  { id: 'mishap', title: 'If something goes wrong', body: <Mishap /> },
  { id: 'changes', title: 'Changes of this page', body: <Changes /> },
  { id: 'questions', title: 'Questions', body: <Questions /> },
];

export function PrivacyPage() {
  return <LegalPage path="/privacy" since={dateWords(TERMS_VERSION)} short={short} parts={parts} />;
}
