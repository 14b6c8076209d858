import { longDate, type CalendarDate } from '../kernel/index.ts';
import type { LetterRecipient } from '../letters/index.ts';
import { ClockBasis, DisputeOutcome } from './dispute-outcome.ts';

/**
 * The draft of a complaint to the Consumer Financial Protection Bureau or to an office of the state, which the person reads, changes
 * and sends there. It says what happened with its dates, and what is wanted; it accuses nobody and says nothing that is not recorded.
 */

/** To whom a person complains. */
export const ComplaintTo = { cfpb: 'cfpb', state: 'state' } as const;
export type ComplaintTo = keyof typeof ComplaintTo;

export interface MailedLetter {
  readonly sentOn?: CalendarDate | undefined;
  readonly receivedOn?: CalendarDate | undefined;
  readonly trackingNumber?: string | undefined;
}

export interface ComplaintInput {
  readonly recipient: LetterRecipient;
  /** "Equifax", or the company. */
  readonly recipientName: string;
  /** The company of the item, as the report names it; no account number. */
  readonly creditorName: string;
  /** What was asked, in a clause: "the account is not mine". */
  readonly disputed?: string | undefined;
  /** The number of the report that the dispute was about, as it is printed there. */
  readonly confirmationNumber?: string | undefined;
  /** The letter that the complaint is about. */
  readonly letter: MailedLetter;
  readonly basis: ClockBasis;
  readonly dueOn?: CalendarDate | undefined;
  readonly outcome?: DisputeOutcome | undefined;
  readonly answeredOn?: CalendarDate | undefined;
  /** A letter that was sent after it: a reminder, or a question about what became of the dispute. */
  readonly reminder?: MailedLetter | undefined;
  readonly asked?: AskedAbout | undefined;
  /** See `isPending`: what the person attests to depends on it. */
  readonly isPending: boolean;
  readonly today: CalendarDate;
}

/** What a later letter asked, if it did not only remind. */
export type AskedAbout = 'method_of_verification' | 'reinsertion_notice' | 'block_declined';

/**
 * The five steps of the CFPB's form, in its order. Taken from four descriptions of the form by people who filled it in, and from the
 * prototype that the CFPB published, which agree; not compared with the form itself, which is behind a sign-in and may have changed.
 */
export const ComplaintPart = {
  product: 'product',
  problem: 'problem',
  story: 'story',
  company: 'company',
  you: 'you',
} as const;
export type ComplaintPart = keyof typeof ComplaintPart;

/** The day on which those descriptions were compared. */
export const complaintFormCheckedOn: CalendarDate = '2026-11-27';

/** One field of the form. */
export interface ComplaintField {
  /** The step that it stands in; an office of a state has a form of its own. */
  readonly part?: ComplaintPart | undefined;
  readonly question: string;
  readonly answer: string;
  /** Chosen among what the form offers, copied into it, or added to it as a file. */
  readonly how: 'choose' | 'copy' | 'attach';
}

export interface ComplaintDraft {
  readonly title: string;
  /** In the order of the form. */
  readonly fields: readonly ComplaintField[];
  /** An office of a state has its address in the table of them. */
  readonly url?: string | undefined;
}

const COMPLAINT_URL = 'https://www.consumerfinance.gov/complaint/';

export function complaintDraft(
  input: ComplaintInput,
  to: ComplaintTo = ComplaintTo.cfpb,
): ComplaintDraft {
  const title = `Complaint about ${clip(input.recipientName)}`;
  const company: ComplaintField = {
    question: 'What company is this complaint about?',
    answer: clip(input.recipientName),
    how: 'copy',
  };
  const told = toldFields(input, to);
  if (to === ComplaintTo.state) return { title, fields: [company, ...told] };
  return {
    title,
    fields: [
      ...choicesOf(input),
      ...told.map((field) => ({ ...field, part: ComplaintPart.story })),
      { ...company, part: ComplaintPart.company },
      { part: ComplaintPart.you, question: FOR_WHOM, answer: 'Myself', how: 'choose' },
    ],
    url: COMPLAINT_URL,
  };
}

const FOR_WHOM = 'Who are you submitting this complaint for?';

function toldFields(input: ComplaintInput, to: ComplaintTo): readonly ComplaintField[] {
  // Only the CFPB has a person attest to the dispute before.
  const said = [
    whatHappened(input),
    whatCame(input),
    to === ComplaintTo.cfpb ? attestation(input) : '',
  ];
  return [
    {
      question: 'What happened?',
      answer: said.filter((part) => part !== '').join('\n\n'),
      how: 'copy',
    },
    {
      question: 'What would be a fair resolution to this issue?',
      answer: whatIsWanted(input),
      how: 'copy',
    },
    ...attachments(input).map((answer): ComplaintField => ({
      question: 'Attach documents',
      answer,
      how: 'attach',
    })),
  ];
}

/** The dispute itself, that it arrived, and what came back. */
function attachments({ letter, outcome }: ComplaintInput): readonly string[] {
  const { receivedOn, trackingNumber } = letter;
  const proof = [
    trackingNumber ? `USPS tracking number ${clip(trackingNumber, MOST_NUMBER)}` : '',
    receivedOn ? `delivered on ${longDate(receivedOn)}` : '',
  ].filter((part) => part !== '');
  const isAnswered = outcome !== undefined && outcome !== DisputeOutcome.no_answer;
  return [
    'The letter that you sent, with its enclosures',
    ...(proof.length > 0 ? [`Proof of delivery: ${proof.join(', ')}`] : []),
    ...(isAnswered ? ['Their answer'] : []),
  ];
}

/** Names come from the person and are kept short, so that the whole stays readable. */
const MOST_NAME = 120;
const MOST_DISPUTED = 400;
const MOST_NUMBER = 40;

function clip(text: string, most = MOST_NAME): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  return line.length <= most ? line : `${line.slice(0, most - 3).trimEnd()}...`;
}

function whatHappened(input: ComplaintInput): string {
  const { recipient, letter, disputed } = input;
  const [name, creditor] = [clip(input.recipientName), clip(input.creditorName)];
  const item =
    recipient === 'bureau' ? `an item of ${creditor} on my credit report` : itemOf(input);
  const reason = disputed ? ` What is wrong: ${endStop(clip(disputed, MOST_DISPUTED))}` : '';
  return `I wrote to ${name} to dispute ${item}.${reason}${numberWords(input)}${mailWords(letter, 'letter')}${reminderWords(input)}`;
}

function numberWords({ confirmationNumber }: ComplaintInput): string {
  const number = confirmationNumber && clip(confirmationNumber, MOST_NUMBER);
  return number ? ` The number on my report is ${number}.` : '';
}

function itemOf({ creditorName, recipientName }: ComplaintInput): string {
  return clip(creditorName) === clip(recipientName)
    ? 'an item that it reports about me'
    : `an item of ${clip(creditorName)} that it reports about me`;
}

function endStop(text: string): string {
  return /[.?!]$/u.test(text) ? text : `${text}.`;
}

function mailWords({ sentOn, receivedOn, trackingNumber }: MailedLetter, what: string): string {
  const sent = sentOn ? ` I mailed the ${what} on ${longDate(sentOn)}.` : '';
  const number = trackingNumber
    ? ` The USPS tracking number is ${clip(trackingNumber, MOST_NUMBER)}.`
    : '';
  const received = receivedOn ? ` It was delivered on ${longDate(receivedOn)}.` : '';
  return `${sent}${number}${received}`;
}

function reminderWords({ reminder, asked }: ComplaintInput): string {
  const what = asked ? ASKED[asked] : 'I then wrote again.';
  return reminder ? ` ${what}${mailWords(reminder, asked ? 'later letter' : 'second letter')}` : '';
}

const ASKED: Readonly<Record<AskedAbout, string>> = {
  method_of_verification: 'After the results I wrote again and asked how the item was checked.',
  reinsertion_notice: 'The item was deleted, and it came back. I then asked how it came back.',
  block_declined: 'I had asked for a block after identity theft, and I then asked about it.',
};

function whatCame({ outcome, answeredOn, dueOn, basis, today, asked }: ComplaintInput): string {
  const on = answeredOn ? ` The answer is dated ${longDate(answeredOn)}.` : '';
  if (outcome !== undefined && outcome !== DisputeOutcome.no_answer) {
    return `${ANSWERS[outcome]}${on}`;
  }
  const due =
    dueOn && dueOn < today ? ` ${DUE[basis]} ended on ${longDate(dueOn)}, as I count it.` : '';
  // The dispute itself may well have been answered.
  const which = asked ? ' to that letter' : '';
  return `As of ${longDate(today)} I have received no answer${which}.${due}`;
}

/** What is recorded, in the words of the person. */
const ANSWERS: Readonly<Record<Exclude<DisputeOutcome, 'no_answer'>, string>> = {
  deleted: 'The answer says that the item was deleted.',
  corrected: 'The answer says that the item was corrected.',
  corrected_wrongly: 'The item was changed, and it is still wrong.',
  verified:
    'The answer says that the item was verified, and it stays as it was. I still believe that it is wrong.',
  frivolous: 'The answer says that my dispute was set aside as frivolous or irrelevant.',
  need_id: 'The answer asks who I am, or says that somebody else may have sent my letter.',
  block_declined:
    'I asked to have the item blocked after identity theft. The block was refused or lifted.',
  reinserted: 'The item had been deleted, and now it is on my report again.',
};

const DUE: Readonly<Record<ClockBasis, string>> = {
  reinvestigation: 'The 30 days for the results, with any days that the law adds,',
  annual_report: 'The longest time that the law gives for the results',
  identity_theft_block: 'The 4 business days for a block',
  direct_dispute: 'The 30 days for the result, with any days that the law adds,',
  procedure: 'The 15 days to describe how the item was checked',
  none: 'The time for an answer',
};

function whatIsWanted({ outcome, basis, recipientName, asked }: ComplaintInput): string {
  const name = clip(recipientName);
  const request =
    basis === ClockBasis.procedure ? REQUESTS.procedure : requestAfter(outcome, asked);
  return `I ask ${name} ${request}, and to answer me in writing.`;
}

/** What the CFPB has a person attest to before a complaint about an agency; it is theirs to confirm. */
function attestation({ recipient, recipientName, isPending }: ComplaintInput): string {
  if (recipient !== 'bureau') return '';
  const state = isPending ? 'was submitted more than 45 days ago' : 'is no longer pending';
  return `I attest that what I say here is true, and that I disputed this with ${clip(recipientName)} before this complaint. That dispute ${state}.`;
}

const REQUESTS = {
  procedure: 'to tell me how the item was checked and which company was asked',
  results: 'to finish looking into my dispute and to send me the results',
  again: 'to look at my facts again and to correct or delete what is wrong',
  supplied: 'to say what is still missing and to look into my dispute',
  block: 'to tell me why the item is not blocked, and to look at it again',
  back: 'to tell me why the item is back and which company it heard from',
} as const;

function requestAfter(outcome: DisputeOutcome | undefined, asked: AskedAbout | undefined): string {
  switch (outcome) {
    case DisputeOutcome.verified:
    case DisputeOutcome.corrected_wrongly:
      return REQUESTS.again;
    case DisputeOutcome.frivolous:
    case DisputeOutcome.need_id:
      return REQUESTS.supplied;
    case DisputeOutcome.block_declined:
      return REQUESTS.block;
    case DisputeOutcome.reinserted:
      return REQUESTS.back;
    default:
      if (asked === 'block_declined') return REQUESTS.block;
      return asked === 'reinsertion_notice' ? REQUESTS.back : REQUESTS.results;
  }
}

/**
 * The issue and its parts are worded as in published copies of the CFPB's complaint records, which take over what people chose in
 * the form. Not compared with the form itself, which may word or order them differently: the person is told to take the nearest.
 */
const PROBLEM = 'Problem with a company’s investigation into an existing problem';
const WRONG = 'Incorrect information on your report';

function choicesOf(input: ComplaintInput): readonly ComplaintField[] {
  const [issue, detail] = issueOf(input.outcome, input.basis, input.asked);
  const { product, problem } = ComplaintPart;
  const choices: readonly (readonly [part: ComplaintPart, question: string, answer: string])[] = [
    [
      product,
      'What is this complaint about?',
      'Credit reporting or other personal consumer reports',
    ],
    [product, 'What type of credit reporting product?', 'Credit reporting'],
    [problem, 'What type of problem are you having?', issue],
    [problem, 'Which best describes your problem?', detail],
    [problem, 'Have you already tried to fix this problem with the company?', 'Yes'],
  ];
  return choices.map(([part, question, answer]) => ({ part, question, answer, how: 'choose' }));
}

function issueOf(
  outcome: DisputeOutcome | undefined,
  basis: ClockBasis,
  asked: AskedAbout | undefined,
): readonly [string, string] {
  const isBack = outcome === undefined && asked === 'reinsertion_notice';
  if (outcome === DisputeOutcome.reinserted || isBack) {
    return [WRONG, 'Old information reappears or never goes away'];
  }
  const isOpen = outcome === undefined || outcome === DisputeOutcome.no_answer;
  if (!isOpen) return [PROBLEM, 'Their investigation did not fix an error on your report'];
  const is30 = basis === ClockBasis.reinvestigation || basis === ClockBasis.direct_dispute;
  return [
    PROBLEM,
    is30
      ? 'Investigation took more than 30 days'
      : 'Was not notified of investigation status or results',
  ];
}
