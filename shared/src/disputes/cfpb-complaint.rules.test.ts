import { describe, expect, it } from 'vitest';
import { complaintDraft, type ComplaintInput } from './cfpb-complaint.rules.ts';
import { ClockBasis, DisputeOutcome } from './dispute-outcome.ts';

const silent: ComplaintInput = {
  recipient: 'bureau',
  recipientName: 'Equifax',
  creditorName: 'Harbor Point Bank',
  disputed: 'This account is not mine',
  letter: {
    sentOn: '2026-10-29',
    receivedOn: '2026-11-03',
    trackingNumber: '9407 1118 9956 0000 0000 00',
  },
  basis: 'reinvestigation',
  dueOn: '2026-12-03',
  isPending: true,
  today: '2026-12-19',
};

function told(input: ComplaintInput, question = 'What happened?'): string {
  return complaintDraft(input).fields.find((field) => field.question === question)?.answer ?? '';
}
const WANTED = 'What would be a fair resolution to this issue?';

describe('a draft complaint', () => {
  it('says what happened with its dates, and what is wanted, in the order of the form', () => {
    expect(complaintDraft({ ...silent, confirmationNumber: '4482-1190-07' })).toEqual({
      title: 'Complaint about Equifax',
      url: 'https://www.consumerfinance.gov/complaint/',
      fields: [
        {
          part: 'product',
          question: 'What is this complaint about?',
          answer: 'Credit reporting or other personal consumer reports',
          how: 'choose',
        },
        {
          part: 'product',
          question: 'What type of credit reporting product?',
          answer: 'Credit reporting',
          how: 'choose',
        },
        {
          part: 'problem',
          question: 'What type of problem are you having?',
          answer: 'Problem with a company’s investigation into an existing problem',
          how: 'choose',
        },
        {
          part: 'problem',
          question: 'Which best describes your problem?',
          answer: 'Investigation took more than 30 days',
          how: 'choose',
        },
        {
          part: 'problem',
          question: 'Have you already tried to fix this problem with the company?',
          answer: 'Yes',
          how: 'choose',
        },
        {
          part: 'story',
          question: 'What happened?',
          answer: [
            'I wrote to Equifax to dispute an item of Harbor Point Bank on my credit report. What is wrong: This account is not mine. The number on my report is 4482-1190-07. I mailed the letter on October 29, 2026. The USPS tracking number is 9407 1118 9956 0000 0000 00. It was delivered on November 3, 2026.',
            'As of December 19, 2026 I have received no answer. The 30 days for the results, with any days that the law adds, ended on December 3, 2026, as I count it.',
            'I attest that what I say here is true, and that I disputed this with Equifax before this complaint. That dispute was submitted more than 45 days ago.',
          ].join('\n\n'),
          how: 'copy',
        },
        {
          part: 'story',
          question: WANTED,
          answer:
            'I ask Equifax to finish looking into my dispute and to send me the results, and to answer me in writing.',
          how: 'copy',
        },
        {
          part: 'story',
          question: 'Attach documents',
          answer: 'The letter that you sent, with its enclosures',
          how: 'attach',
        },
        {
          part: 'story',
          question: 'Attach documents',
          answer:
            'Proof of delivery: USPS tracking number 9407 1118 9956 0000 0000 00, delivered on November 3, 2026',
          how: 'attach',
        },
        {
          part: 'company',
          question: 'What company is this complaint about?',
          answer: 'Equifax',
          how: 'copy',
        },
        {
          part: 'you',
          question: 'Who are you submitting this complaint for?',
          answer: 'Myself',
          how: 'choose',
        },
      ],
    });
  });

  it('to an office of the state attests to nothing, and has no choices of the CFPB', () => {
    const { fields, url } = complaintDraft({ ...silent, outcome: 'verified' }, 'state');
    expect(url).toBeUndefined();
    expect(fields.map(({ question, how }) => [question, how])).toEqual([
      ['What company is this complaint about?', 'copy'],
      ['What happened?', 'copy'],
      [WANTED, 'copy'],
      ['Attach documents', 'attach'],
      ['Attach documents', 'attach'],
      ['Attach documents', 'attach'],
    ]);
    expect(fields.at(-1)?.answer).toBe('Their answer');
    expect(JSON.stringify(fields)).not.toMatch(/attest|45 days/);
  });

  it('tells of a reminder and of an answer that is recorded', () => {
    const text = told({
      ...silent,
      reminder: { sentOn: '2026-12-14', receivedOn: '2026-12-17' },
      outcome: 'verified',
      answeredOn: '2026-12-22',
      isPending: false,
      today: '2027-01-05',
    });
    expect(text).toContain(
      'I then wrote again. I mailed the second letter on December 14, 2026. It was delivered on December 17, 2026.',
    );
    expect(text).toContain('The answer is dated December 22, 2026.');
    expect(text).not.toContain('no answer');
    expect(text).toContain('That dispute is no longer pending.');
    expect(text).not.toContain('45 days');
  });

  it('does not say of an answered dispute that nothing came, where a later question was not answered', () => {
    const text = told({
      ...silent,
      asked: 'method_of_verification',
      reminder: { sentOn: '2026-12-14', receivedOn: '2026-12-17' },
      basis: 'procedure',
      dueOn: '2027-01-01',
      today: '2027-01-15',
    });
    expect(text).toContain('After the results I wrote again and asked how the item was checked.');
    expect(text).toContain(
      'As of January 15, 2027 I have received no answer to that letter. The 15 days to describe how the item was checked ended on January 1, 2027, as I count it.',
    );
    const asking = (asked: 'reinsertion_notice' | 'block_declined') =>
      told({ ...silent, asked, basis: 'none', reminder: silent.letter }, WANTED);
    expect(asking('reinsertion_notice')).toContain('tell me why the item is back');
    expect(asking('block_declined')).toContain('tell me why the item is not blocked');
  });

  it('says nothing that is not recorded', () => {
    const text = told({
      recipient: 'furnisher',
      recipientName: 'Harbor Point Bank',
      creditorName: 'Harbor Point Bank',
      letter: {},
      basis: 'none',
      isPending: true,
      today: '2026-12-14',
    });
    expect(text).toBe(
      [
        'I wrote to Harbor Point Bank to dispute an item that it reports about me.',
        'As of December 14, 2026 I have received no answer.',
      ].join('\n\n'),
    );
  });

  it('does not call a time over that is not', () => {
    expect(told({ ...silent, today: '2026-12-03' })).not.toContain('ended');
  });

  it.each(
    [undefined, ...Object.values(DisputeOutcome)].flatMap((outcome) =>
      Object.values(ClockBasis).map((basis) => [outcome, basis] as const),
    ),
  )('stays short and threatens nobody: %s, %s', (outcome, basis) => {
    const long = 'Long Name '.repeat(60);
    const { fields } = complaintDraft({
      ...silent,
      recipientName: long,
      creditorName: long,
      disputed: long.repeat(4),
      reminder: silent.letter,
      outcome,
      answeredOn: '2026-12-22',
      basis,
    });
    const text = fields.map(({ answer }) => answer).join(' ');
    expect(text.length).toBeLessThan(2_800);
    expect(text).not.toMatch(/sue|lawsuit|attorney|violat|damages|illegal|undefined|!|—/i);
  });
});
