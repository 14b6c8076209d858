import { TERMS_VERSION } from '@creditfix/shared/accounts';
import { dateWords } from '#webapp/kit/index.ts';
import { LegalPage, type LegalPart } from './legal-page.tsx';
import { Billing, Ending, Fairness, Invitations, Mailing, Plans } from './terms-money.tsx';
import {
  Changes,
  Letters,
  Liability,
  Parties,
  Questions,
  Signing,
  WhatItIs,
  WhichLaw,
  YourPart,
} from './terms-sections.tsx';

const short = [
  'You write your own letters about your own credit reports. We help, we do not act for you, and nobody can promise a result.',
  'Free is free: one letter a month. Pro renews each month until you cancel, and canceling takes one click.',
  'You can sign on screen or on paper. What you sign here counts like a signature on paper.',
  'You may dispute by yourself, without us, for free.',
  'The law of Delaware applies. What your own state’s law gives you as a consumer stays yours.',
];

const parts: readonly LegalPart[] = [
  { id: 'parties', title: 'Who agrees with whom', body: <Parties /> },
  { id: 'what', title: 'What this is, and what it is not', body: <WhatItIs /> },
  { id: 'your-part', title: 'Your part', body: <YourPart /> },
  { id: 'plans', title: 'What it costs', body: <Plans /> },
  { id: 'billing', title: 'Paying, renewing and paying back', body: <Billing /> },
  { id: 'mailing', title: 'When we mail a letter for you', body: <Mailing /> },
  { id: 'letters', title: 'Your letters and the AI', body: <Letters /> },
  { id: 'signing', title: 'Signing and records by computer', body: <Signing /> },
  { id: 'fair-use', title: 'Fair use', body: <Fairness /> },
  { id: 'invitations', title: 'Inviting friends', body: <Invitations /> },
  { id: 'ending', title: 'Ending it', body: <Ending /> },
  { id: 'liability', title: 'What we answer for', body: <Liability /> },
  { id: 'law', title: 'Which law and which court', body: <WhichLaw /> },
  { id: 'changes', title: 'Changes of these terms', body: <Changes /> },
  { id: 'questions', title: 'Questions', body: <Questions /> },
];

export function TermsPage() {
  return <LegalPage path="/terms" since={dateWords(TERMS_VERSION)} short={short} parts={parts} />;
}
