import type { HistoryMark, TradelineField } from '@creditfix/shared/reports';

/** Made once: a report has thousands of dates and amounts, and a formatter of its own for each is half of what drawing takes. */
const months = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'long',
});
const days = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
});
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** A day or month of a report as a person writes it; other text stays as it is. */
function date(text: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/.exec(text) ?? [];
  if (!year || !month) return text;
  const at = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day ?? 1)));
  return (day ? days : months).format(at);
}

const fields: Readonly<Record<TradelineField, string>> = {
  creditor: 'Company',
  originalCreditor: 'Original creditor',
  accountNumber: 'Account number',
  accountType: 'Type',
  loanType: 'Kind of loan',
  responsibility: 'Responsibility',
  status: 'Status',
  condition: 'Account status',
  statusUpdated: 'Status updated',
  balance: 'Balance',
  pastDue: 'Past due',
  chargeOffAmount: 'Charged off',
  creditLimit: 'Credit limit',
  highBalance: 'Highest balance',
  originalAmount: 'Original amount',
  monthlyPayment: 'Monthly payment',
  dateOpened: 'Opened',
  dateClosed: 'Closed',
  dateReported: 'Reported',
  firstDelinquency: 'Date of first delinquency',
  majorDelinquency: 'Major delinquency first reported',
  datePlacedForCollection: 'Placed for collection',
  lastPayment: 'Last payment',
  lastActivity: 'Last activity',
  removal: 'Leaves the report',
  terms: 'Terms',
  monthsReviewed: 'Months reviewed',
  remarks: 'Remarks',
  narrativeCodes: 'Narrative codes',
  address: 'Address',
  phone: 'Phone',
};

const marks: Readonly<Record<HistoryMark | 'unread', string>> = {
  ok: 'paid on time',
  late_30: '30 days late',
  late_60: '60 days late',
  late_90: '90 days late',
  late_120: '120 days late',
  late_150: '150 days late',
  late_180: '180 days late',
  collection: 'in collection',
  charge_off: 'charged off',
  collection_or_charge_off: 'in collection or charged off',
  repossession: 'repossession',
  repossession_or_foreclosure: 'repossession or foreclosure',
  voluntary_surrender: 'voluntary surrender',
  foreclosure: 'foreclosure',
  bankruptcy: 'in bankruptcy',
  closed: 'closed',
  too_new: 'too new to rate',
  default: 'in default',
  no_data: 'nothing reported',
  unread: 'not read',
};

const shortMarks: Readonly<Record<HistoryMark | 'unread', string>> = {
  ok: '✓',
  late_30: '30',
  late_60: '60',
  late_90: '90',
  late_120: '120',
  late_150: '150',
  late_180: '180',
  collection: 'C',
  charge_off: 'CO',
  collection_or_charge_off: 'CO',
  repossession: 'R',
  repossession_or_foreclosure: 'RF',
  voluntary_surrender: 'V',
  foreclosure: 'F',
  bankruptcy: 'B',
  closed: '–',
  too_new: '–',
  default: 'D',
  no_data: '–',
  unread: '?',
};

export const checkReportMessages = {
  title: 'Check my report',
  heading: 'See what your credit report says',
  description:
    'Open the credit report that you saved from AnnualCreditReport.com. It is read on your own device, and you see what hurts and what does not fit together.',
  lead: 'Open the reports that you saved from AnnualCreditReport.com. We lay them out so that you can see what hurts, and what is worth a question.',
  choose: 'Choose your reports',
  chooseMore: 'Add another report',
  orDrop: 'PDFs or saved pages, one or several. You can also drop them here.',
  staysHere:
    'Your report stays on this device. We do not receive the file, and we never ask for the password of a credit service.',
  files: 'Your files',
  yourReports: 'Your reports',
  waiting: 'Waiting for its turn…',
  opening: 'Opening…',
  reading: (page: number, of: number) => `Reading page ${page} of ${of}…`,
  read: (accounts: number) => (accounts === 1 ? 'Read: 1 account' : `Read: ${accounts} accounts`),
  cancel: 'Cancel',
  takeOut: 'Remove',
  notRead: 'We could not read this file',
  byHand: 'You can still write a letter: type what your report says about the item.',
  startLetter: 'Say what happened',
  otherPerson: {
    title: 'These reports have different names',
    text: (name: string, other: string) =>
      `One says ${name}, and another says ${other}. Nothing of the first is shown or kept before you say that it is about you.`,
    thanAccount: 'This report has a different name from your account',
    thanAccountText: (name: string, own: string) =>
      `It says ${name}, and your account says ${own}. Nothing of it is shown or kept before you say that it is about you.`,
    noAccount: (bureau: string) =>
      `This ${bureau} report has none of the accounts that you kept before`,
    noAccountText: (accounts: number, day: string) =>
      `None of the ${accounts} accounts of your report of ${day} is in it. Nothing of it is shown or kept before you say that it is about you.`,
    which: (names: readonly string[]) =>
      `They say ${names.join(' and ')}. Which of them are you? Nothing is shown or kept before you say so, and what is about somebody else is then taken out of this page.`,
    iAm: (name: string) => `I am ${name}`,
    allMine: 'All of them are mine',
    isMine: 'This is my report',
    takeOut: 'Remove it',
  },
  bureaus: { equifax: 'Equifax', experian: 'Experian', transunion: 'TransUnion' },
  reportOf: (bureau: string) => `Your ${bureau} report`,
  dated: (day: string) => `Dated ${day}`,
  numbered: (number: string) => `Number ${number}`,
  counts: (accounts: number, hurting: number) =>
    accounts === 0
      ? 'No account was read'
      : `${accounts === 1 ? '1 account' : `${accounts} accounts`}, ${hurting === 0 ? 'none marked as negative or late' : `${hurting} may hurt`}`,
  since: (day: string) => `Since your report of ${day}`,
  changes: { gone: 'Gone:', added: 'New:', changed: 'Changed:' },
  fromTo: (field: string, before: string, now: string) => `${field} from ${before} to ${now}`,
  nothingChanged: 'Nothing has changed.',
  findings: (count: number) => (count === 0 ? 'Please check' : `Please check (${count})`),
  findingsText:
    'These lines do not fit together, or may not be right. That does not make them wrong: only you know. Your answer decides whether we write about it.',
  looking: 'Looking for what does not fit together…',
  noFindings:
    'We found nothing that contradicts itself. Please still read the accounts: only you know what is true.',
  isRight: 'Is your report right about this?',
  answerTo: (name: string) => `Your answer to: ${name}`,
  verdicts: { wrong: 'The report is wrong', right: 'It is right', unsure: 'I am not sure' },
  said: {
    wrong: 'Put in a letter. You check each fact below before anything is written.',
    right: 'Left as it is.',
    unsure:
      'Look first: an old statement, a letter from the company or your bank’s records may tell you. You can answer later.',
  },
  differing: {
    title: (title: string, field: string) => `${title}: ${field}`,
    right: (bureaus: readonly string[]) =>
      bureaus.length === 1 ? `${bureaus[0]} is right` : `${bureaus.join(' and ')} are right`,
    none: 'None is right',
    all: 'It can differ',
  },
  verdictsOfLeaving: { wrong: 'I want a letter anyway', right: 'I will wait', unsure: '' },
  saidOfLeaving: { wrong: 'Put in a letter.', right: 'No letter is spent on it.', unsure: '' },
  deletedOn: (day: string) =>
    `On ${date(day)} you noted that the bureau deleted this after your dispute. It is in this report again.`,
  backAgain: {
    disputed:
      'You disputed it with this bureau. If the results of your dispute said that it was deleted, a letter can ask how and why it came back.',
    law: 'A bureau that deleted an item after a dispute may put it back only if the company certifies that it is complete and right.',
    noDispute:
      'The letter about that continues your dispute, and your account has no dispute about this item. If the item is wrong, you can dispute it like any other.',
    signedOut:
      'The letter about that continues your dispute: if you wrote it here, sign in. If the item is wrong, you can also dispute it like any other.',
  },
  reinsertion: {
    text: 'A bureau that puts an item back has to tell you within 5 business days. The letter asks how and why it came back.',
    begin: 'Begin the letter about it',
  },
  questions: {
    title: 'Questions only you can answer',
    text: 'No report can know these. Answer those that are about you; each answer may add a question above. Your answers stay on this device.',
    ticked: (count: number) => (count === 0 ? '' : count === 1 ? '1 chosen' : `${count} chosen`),
    original: (name: string) => `Original creditor: ${name}`,
    known: {
      question: 'Is there a company here that you do not know?',
      hint: 'Select any that you never dealt with. Lenders often report under a different name from the one on the card.',
    },
    details: {
      question: 'Is one of these names, addresses, years of birth or numbers not yours?',
      hint: 'Select what was never yours. A different spelling or an old address of yours is normal.',
      born: (year: string) => `Born in ${year}`,
      numbers: (bureau: string, count: string, page: number) =>
        `${bureau}: ${count} different Social Security numbers (page ${page} of your file; we keep none)`,
    },
    bankruptcy: {
      question: 'Did you go through a bankruptcy?',
      hint: 'The letters of the court say how the case ended.',
      none: '',
      options: {
        none: 'No',
        discharged: 'Yes, and my debts were discharged',
        dismissed: 'Yes, and the case was dismissed',
      },
      dischargedOn: 'Day of the discharge',
    },
    authorizedUserOf: {
      question: 'Are you only an authorized user on any of these cards?',
      hint: 'Select cards of somebody else that you may use but never agreed to pay.',
    },
    deferred: {
      question: 'Was one of these loans in deferment or forbearance?',
      hint: 'Select loans that you did not have to pay at the time of the report.',
    },
    forborne: {
      question: 'Did a company agree in writing to let you skip payments?',
      hint: 'Enter the first and the last day for accounts with late months. Leave the others empty.',
      from: 'First day',
      until: 'Last day',
    },
    disputed: {
      question: 'Did you dispute one of these with the company itself?',
      hint: 'Enter the day on which the company got your dispute. Leave the others empty.',
    },
  },
  accounts: 'What your reports list',
  filters: {
    show: 'Which entries to show',
    bureau: 'Of which bureau',
    every: 'All bureaus',
    hurts: (count: number) => `What may hurt (${count})`,
    collections: (count: number) => `Collections (${count})`,
    inquiries: (count: number) => `Inquiries (${count})`,
    all: (count: number) => `All (${count})`,
  },
  noneShown: {
    hurts: 'No account here is marked as negative or late.',
    collections: 'No collection account was read.',
    all: 'No account was read.',
  },
  markedAdverse: 'Marked as negative',
  inCollections: 'Collection',
  field: 'Field',
  leavesSoon: 'Comes off by itself soon',
  differs: 'differs',
  factsOf: (name: string) => `What the report says of ${name}`,
  whereRead: 'Where your report says this',
  page: (page: number) => `page ${page}`,
  ending: (creditor: string, ending: string) => `${creditor}, ending in ${ending}`,
  history: 'Payment history',
  monthSays: (month: string, mark: string) => `${month}: ${mark}`,
  historyOf: (bureaus: readonly string[]) => `Payment history at ${bureaus.join(', ')}`,
  numbersAreDays: 'Numbers: days late',
  monthLetters: ['J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D'],
  earlierYears: (years: number) =>
    years === 1 ? 'Show 1 earlier year' : `Show ${years} earlier years`,
  put: (chosen: boolean): string => (chosen ? 'In your letter' : 'Put in a letter'),
  putFor: (bureau: string, chosen: boolean) =>
    chosen ? `In your letter to ${bureau}` : `Letter to ${bureau}`,
  alreadyBegun: 'In a letter that you began',
  inquiries: (count: number) => `Hard inquiries (${count})`,
  inquiriesText:
    'A lender asked for your report because somebody applied for credit in your name. Most come off after two years.',
  inquiryOf: (company: string) => `Inquiry by ${company}`,
  noInquiries: 'No hard inquiry was read.',
  records: (bureau: string) => `Public records at ${bureau}`,
  aboutYou: (bureau: string) => `What ${bureau} has about you`,
  details: {
    name: 'Name',
    address: 'Address',
    birth_date: 'Year of birth',
    ssn: 'Social Security numbers',
  },
  hiddenText: (pages: readonly number[]) =>
    `This file has hidden text that nobody can see when it is open (page ${pages.join(', ')}). We left it out.`,
  notReadYet: {
    title: 'Not read yet',
    values: (count: number) =>
      count === 1
        ? 'Your report has one value that we could not read. We left it open, and you can look at the line.'
        : `Your report has ${count} values that we could not read. We left them open, and you can look at their lines.`,
    lines: 'Show the lines',
    inquiry: 'An inquiry',
  },
  newLabels: (labels: readonly string[]) =>
    `This report has fields that we do not know yet and did not read: ${labels.join(', ')}.`,
  saveLabels: 'Save these words for us',
  sendLabels: (email: string | undefined) =>
    `The file holds these words only: no amounts, numbers, names or dates. If you send it to ${email ?? 'our support'}, we can teach the page to read them.`,
  notReported: 'not reported',
  unread: 'not read',
  besideText:
    'Accounts that several bureaus list are shown side by side. Different is not wrong: companies report on different days.',
  money: (cents: number) => dollars.format(cents / 100),
  date,
  fields,
  marks,
  shortMarks,
  exhibit: {
    title: 'The page of your report',
    none: 'This report has no page that we could enclose. The letter names the item without it; a printed page can be added later, where the letter asks for copies.',
  },
  letters: {
    title: (count: number) => (count > 1 ? `Your letters (${count})` : 'Your letter'),
    none: 'Nothing is chosen yet. Answer a question above, or put an account in a letter.',
    text: 'A letter goes to one bureau and names up to five items. The first one is begun now; the others are kept for your next letter.',
    to: (number: number, bureau: string, items: number) =>
      `Letter ${number}, to ${bureau}: ${items === 1 ? '1 item' : `${items} items`}`,
    chosen: (items: number, letters: number) =>
      `${items === 1 ? '1 item' : `${items} items`} for ${letters === 1 ? '1 letter' : `${letters} letters`}`,
    look: 'Look at your letter',
    confirm:
      'Select each fact that is right. Only those go into your letter; what is wrong or missing you can type there.',
    theReport: 'The report itself',
    noReason: 'The letter asks you what is wrong with it.',
    leavesSoon:
      'The bureau says that this comes off by itself within about three months. You may not need a letter.',
    all: 'All of them are right',
    begin: 'Begin this letter',
    busy: 'Beginning the letter…',
    failed: 'We could not start the letter. Please try again in a moment.',
    fact: (name: string, value: string) => `${name}: ${value}`,
    fields: {
      creditorName: 'Company',
      accountNumber: 'Account number, its end',
      itemType: 'Kind of item',
      originalCreditor: 'Original creditor',
      inquiryDate: 'Date of the inquiry',
      shownNow: 'What the report shows',
      amountShown: 'Amount shown',
      dateShown: 'Date shown',
      lateMonth: 'Month marked late',
      firstDelinquencyDate: 'Date of first delinquency',
      otherCreditor: 'The other entry',
      otherAccountNumber: 'Its account number',
      thisBalance: 'Balance of this entry',
      otherBalance: 'Balance of the other entry',
      thisOpened: 'This entry opened',
      otherOpened: 'The other entry opened',
      furnisherAddress: 'Address of the company',
      reportDate: 'Date of the report',
      reportNumber: 'Number of the report',
    },
  },
  begun: {
    title: 'Begun from your report',
    text: 'What you confirmed is filled in. The letter asks only what the report can’t know.',
    kept: (count: number) =>
      count === 1
        ? '1 more item is kept for your next letter.'
        : `${count} more are kept for your next letter.`,
    back: 'Back to your report',
  },
  kept: {
    keep: 'Keep these facts',
    keeping: 'Keeping…',
    what: 'We keep what the report says of your accounts, encrypted, so that the next one can be compared with it. Not the file, and nothing about you.',
    signedOut: 'Signed in, you can keep these facts and compare your next report with them.',
    until: (day: string) => `Kept until ${day}`,
    title: 'Reports that you keep',
    text: 'Each new report of the same bureau is compared with these: what is gone, what has changed, and what is back.',
    name: (bureau: string, day: string) => (day ? `${bureau}, ${day}` : bureau),
    accounts: (count: number) => (count === 1 ? '1 account' : `${count} accounts`),
    delete: 'Delete',
    deleting: 'Deleting…',
    ask: 'Delete this kept report?',
    askText: 'It can’t be brought back. You can open the file again and keep it anew.',
    no: 'Keep it',
  },
  keptLine: 'from a report that you keep',
  signInFirst: {
    title: 'Sign in, and come back to this page',
    text: 'A letter is kept in your account. Sign in on a new page: your report and what you chose stay open here.',
    action: 'Sign in on a new page',
  },
  howTo: {
    title: 'How to get your reports',
    steps: [
      'Go to AnnualCreditReport.com. It is the only site the law set up for this, and it is free every week.',
      'Ask for all three reports, and answer the questions about yourself.',
      'On each report, choose Print or Download, and save it as a PDF.',
      'Come back here, and choose the files.',
    ],
    what: 'We read the PDFs of Equifax, Experian and TransUnion as that site hands them out. We also read the three-bureau pages of IdentityIQ, MyScoreIQ and SmartCredit as your browser saves them. A photo or scan of a whole report, or another layout, is not read: then you type the item yourself. A single page on paper can be photographed above.',
  },
};

/** A letter or a notice on paper, photographed and read on the device. */
export const photographMessages = {
  title: 'A letter or notice on paper',
  text: 'Photograph or scan a debt collector’s notice, a bureau’s answer or a page of a report. We show each fact that we can read beside your picture.',
  choose: 'Photograph a letter or notice, or choose a scan',
  chooseAnother: 'Choose another picture',
  how: 'One page, flat, in even light, with nothing cut off, as JPEG or PNG. Or a scan as a PDF of up to 10 pages.',
  staysHere:
    'The picture is read on this device and stays here. The first time, about 7 MB are loaded for it.',
  working: (percent: number) => `Reading the picture: ${percent} %`,
  cancel: 'Cancel',
  picture: 'Your picture',
  notRead: 'We could not read this picture',
  why: {
    heic: 'This is a HEIC picture, which this browser can’t open. In your phone’s camera settings choose the most compatible format, or save it as JPEG, and choose that.',
    not_opened: 'This file can’t be opened as a picture. Please choose a JPEG or PNG.',
    too_large: 'This picture is larger than 30 MB. Please choose a smaller one.',
    locked:
      'This PDF opens with a password only. Please save it without one, or type what it says.',
    too_many_pages:
      'This scan has more than 10 pages, so it may be a whole report. We can’t read a report of pictures. Please save it from the bureau’s page as a PDF, or type the items.',
    no_reader:
      'This browser could not load what reads pictures. Please try again, or type what it says.',
  },
  byHand: 'You can always type what it says into the letter yourself.',
  writeLetter: 'Write a letter',
  unknown: {
    title: 'We do not know what this page is',
    text: 'It does not read like a debt collector’s notice, a bureau’s answer or a credit report. A sharper picture may help.',
  },
  reportPage: {
    title: 'This looks like a page of a credit report',
    text: 'One page does not tell enough to check a report. If you have the report as a PDF, open that above. Or type what the page says about the item.',
  },
  answer: {
    title: 'This looks like a bureau’s answer',
    text: 'Open the dispute that it answers, choose to note their answer, and add this picture there. We show what it says about each item.',
    action: 'Go to your disputes',
  },
  notice: {
    title: 'This looks like a debt collector’s notice',
    text: 'Compare each fact with your picture, and select what is right. Only that goes into your letter.',
    empty: (names: readonly string[]) =>
      `Not read, or not read for certain: ${names.join(', ')}. The letter asks for it.`,
    begin: 'Begin a debt validation letter',
    busy: 'Beginning the letter…',
    failed: 'We could not start the letter. Please try again in a moment.',
  },
  pageFacts: {
    title: 'This looks like a page of a credit report',
    begin: 'Write a letter about this account',
  },
  fields: {
    company: 'Company',
    street: 'Street or box',
    city: 'City',
    state: 'State',
    zipCode: 'ZIP Code',
    reference: 'Reference',
    originalCreditor: 'Creditor it names',
    accountEnding: 'Account ending in',
    noticeDate: 'Date of the notice',
    itemizationDate: 'Day the amount is counted from',
    amountThen: 'Amount on that day',
    amountNow: 'Amount now',
    disputeBy: 'Last day to dispute',
  },
  fact: (name: string, value: string) => `${name}: ${value}`,
};
