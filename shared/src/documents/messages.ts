import { documentLimits } from './document.rules.ts';

export const documentsContractMessages = {
  chooseKind: 'Please choose what this is a copy of.',
  noId: 'That is not a document id.',
};

const megabytes = Math.floor(documentLimits.fileBytes / 1_000_000);

export const documentsProblemsMessages = {
  'documents.not_found':
    'We could not find that copy. It may have been deleted already, or it belongs to another account.',
  'documents.empty': 'Nothing arrived. Please choose the file again.',
  'documents.broken_off':
    'The upload stopped midway and nothing was kept. Please choose the file again.',
  'documents.too_large': `This file is too large. Please choose one under ${megabytes} MB; a photo with a lower resolution is enough.`,
  'documents.wrong_type':
    'We can take a PDF, or a photo as JPEG, PNG or HEIC. Please choose another file.',
  'documents.unreadable':
    'We could not open this file. It may be damaged. Please save it again or take a photo of it.',
  'documents.encrypted':
    'This PDF is locked with a password. Please save a copy without the password, or take a photo of it.',
  'documents.unsafe':
    'This file holds more than a plain document, so we did not keep it. Please take a photo of the page instead.',
  'documents.too_many_pages': `This PDF has more than ${documentLimits.filePages} pages. Please keep only the pages that matter for your dispute.`,
  'documents.picture_too_large':
    'This picture has too many pixels. Please take the photo again with a normal camera setting.',
  'documents.picture_too_small':
    'This picture is too small to be read in print. Please take a sharper photo of the whole page.',
  'documents.too_many':
    'You keep a lot of copies. Please delete one that you no longer need before you add another.',
  'documents.in_use':
    'A letter that uses this copy is being made right now. Please try again in a minute.',
};

/** What the form calls the enclosures that go with a letter. */
export const enclosuresMessages = {
  photo_id: {
    label: 'Photo ID',
    hint: 'Driver license, state ID or passport. A copy, never the original.',
  },
  identity_proof: {
    label: 'Another proof of who I am',
    hint: 'For example a birth certificate or a Social Security card, if you have no photo ID.',
  },
  proof_of_address: {
    label: 'Proof of my address',
    hint: 'A utility bill, bank statement or insurance statement with your name and address.',
  },
  marked_report_page: {
    label: 'The page of my credit report, with the item marked',
    hint: 'Add the page and mark the line here, or circle the item on paper.',
  },
  name_proof: {
    label: 'Proof of my full or former name',
    hint: 'For example a marriage certificate or a court order.',
  },
  mix_up_papers: {
    label: 'Papers that show the mix-up',
    hint: 'For example mail that came to you for someone else.',
  },
  family_papers: { label: 'Divorce or court papers' },
  payment_proof: {
    label: 'Proof of payment',
    hint: 'A canceled check, a receipt, or the bank statement with the payment.',
  },
  settlement_letter: { label: 'Paid-in-full, settlement or release letter' },
  payoff_letter: { label: 'Payoff letter' },
  statement: { label: 'Account statement', hint: 'The one that shows the right figure or date.' },
  older_report: {
    label: 'An older credit report',
    hint: 'The page that shows the item as it was before.',
  },
  creditor_letter: { label: 'A letter or email from the company' },
  contract: { label: 'Contract or loan papers' },
  second_report_page: { label: 'The report page with the second entry, marked' },
  sale_letter: { label: 'Letter that says the debt was sold or moved' },
  ftc_report: {
    label: 'My FTC identity theft report',
    hint: 'The report you made at IdentityTheft.gov.',
  },
  police_report: { label: 'My police report about the theft' },
  insurance_statement: {
    label: 'Statement from my health insurer',
    hint: 'An explanation of benefits. Cover up what the care was for.',
  },
  va_notice: {
    label: 'VA notice or papers',
    hint: 'The notice that VA is responsible, or papers showing that VA is paying.',
  },
  bankruptcy_papers: { label: 'Bankruptcy discharge papers' },
  cancellation_form: {
    label: 'Form 1099-C',
    hint: 'The tax form on which a company says that it canceled a debt.',
  },
  court_papers: {
    label: 'Court or government papers about the record',
    hint: 'For example the release of a lien, a dismissal, or a page of the court file.',
  },
  ssa_letter: {
    label: 'A letter from Social Security that shows you are alive',
    hint: 'A Social Security office can give you one, for example a benefit letter with today’s date.',
  },
  authority_proof: {
    label: 'Proof of my right to act for this person',
    hint: 'A birth certificate that names you as the parent, or the court’s order that names you.',
  },
  protected_identity: {
    label: 'Proof of the identity of this person',
    hint: 'Their Social Security card, birth certificate or ID.',
  },
  duty_papers: {
    label: 'Orders or a letter from your command',
    hint: 'They show that you are on active duty. Please do not copy a military ID card: the law restricts that.',
  },
  other_papers: { label: 'Other papers that support what I say' },
};

export const exhibitMarkMessages = {
  outside: 'The frame has to lie on the page.',
  page: 'Please give a page of this copy.',
  line: 'Please give the line as a number from 1 to 999.',
  nothing: 'Please mark a place on the page, or give the number of the line.',
};
