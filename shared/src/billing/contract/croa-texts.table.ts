/**
 * What the Credit Repair Organizations Act wants said word for word. Nothing here is ever edited: a change of the law is a new
 * version beside the old one, because people have signed the old one.
 *
 * Compared word by word on 2026-11-23 with copies of the United States Code (chanrobles.com, laws in effect in 2002; lexbuild.dev, to Public
 * Law 119-84) and of 110 Stat. 3009-457 to 459 (wikisource.org, Public Law 104-208): all agree.
 */

export interface StatutoryText {
  readonly version: string;
  readonly cite: string;
  readonly source: string;
  readonly checkedOn: string;
  readonly certainty: 'confirmed' | 'unconfirmed';
}

/** The statement that comes before any contract, as a paper of its own. */
export const creditFileRights = {
  version: '1679c-1996',
  cite: '15 U.S.C. 1679c(a)',
  source: 'Public Law 104-208, 110 Stat. 3009-457',
  checkedOn: '2026-11-23',
  certainty: 'confirmed',
  title: 'Consumer Credit File Rights Under State and Federal Law',
  paragraphs: [
    'You have a right to dispute inaccurate information in your credit report by contacting the credit bureau directly. However, neither you nor any “credit repair” company or credit repair organization has the right to have accurate, current, and verifiable information removed from your credit report. The credit bureau must remove accurate, negative information from your report only if it is over 7 years old. Bankruptcy information can be reported for 10 years.',
    'You have a right to obtain a copy of your credit report from a credit bureau. You may be charged a reasonable fee. There is no fee, however, if you have been turned down for credit, employment, insurance, or a rental dwelling because of information in your credit report within the preceding 60 days. The credit bureau must provide someone to help you interpret the information in your credit file. You are entitled to receive a free copy of your credit report if you are unemployed and intend to apply for employment in the next 60 days, if you are a recipient of public welfare assistance, or if you have reason to believe that there is inaccurate information in your credit report due to fraud.',
    'You have a right to sue a credit repair organization that violates the Credit Repair Organization Act. This law prohibits deceptive practices by credit repair organizations.',
    'You have the right to cancel your contract with any credit repair organization for any reason within 3 business days from the date you signed it.',
    'Credit bureaus are required to follow reasonable procedures to ensure that the information they report is accurate. However, mistakes may occur.',
    'You may, on your own, notify a credit bureau in writing that you dispute the accuracy of information in your credit file. The credit bureau must then reinvestigate and modify or remove inaccurate or incomplete information. The credit bureau may not charge any fee for this service. Any pertinent information and copies of all documents you have concerning an error should be given to the credit bureau.',
    'If the credit bureau’s reinvestigation does not resolve the dispute to your satisfaction, you may send a brief statement to the credit bureau, to be kept in your file, explaining why you think the record is inaccurate. The credit bureau must include a summary of your statement about disputed information with any report it issues about you.',
    'The Federal Trade Commission regulates credit bureaus and credit repair organizations. For more information contact:',
  ],
  contact: ['The Public Reference Branch', 'Federal Trade Commission', 'Washington, D.C. 20580.'],
} as const satisfies StatutoryText & Record<string, unknown>;

/** In bold type beside the place for the signature. */
export const cancelStatement = {
  version: '1679d-1996',
  cite: '15 U.S.C. 1679d(b)(4)',
  source: 'Public Law 104-208, 110 Stat. 3009-458',
  checkedOn: '2026-11-23',
  certainty: 'confirmed',
  text: 'You may cancel this contract without penalty or obligation at any time before midnight of the 3rd business day after the date on which you signed the contract. See the attached notice of cancellation form for an explanation of this right.',
} as const satisfies StatutoryText & Record<string, unknown>;

/** The form that comes with the contract, twice. */
export const cancelNotice = {
  version: '1679e-1996',
  cite: '15 U.S.C. 1679e(b)',
  source: 'Public Law 104-208, 110 Stat. 3009-459',
  checkedOn: '2026-11-23',
  certainty: 'confirmed',
  title: 'Notice of Cancellation',
  text: 'You may cancel this contract, without any penalty or obligation, at any time before midnight of the 3rd day which begins after the date the contract is signed by you.',
  how: (name: string, address: string, date: string) =>
    `To cancel this contract, mail or deliver a signed, dated copy of this cancellation notice, or any other written notice to ${name} at ${address} before midnight on ${date}.`,
  declares: 'I hereby cancel this transaction,',
} as const satisfies StatutoryText & Record<string, unknown>;
