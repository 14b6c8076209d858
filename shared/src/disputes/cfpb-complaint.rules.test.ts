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

describe('a draft complaint', () => {
  it('says what happened with its dates, and what is wanted', () => {
    expect(complaintDraft(silent)).toEqual({
      title: 'Complaint about Equifax',
      text: [
        'I wrote to Equifax to dispute an item of Harbor Point Bank on my credit report. What is wrong: This account is not mine. I mailed the letter on October 29, 2026. The USPS tracking number is 9407 1118 9956 0000 0000 00. It was delivered on November 3, 2026.',
        'As of December 19, 2026 I have received no answer. The 30 days for the results, with any days that the law adds, ended on December 3, 2026, as I count it.',
        'What I would like: I ask Equifax to finish looking into my dispute and to send me the results, and to answer me in writing. I can send a copy of my letter.',
        'I attest that what I say here is true, and that I disputed this with Equifax before this complaint. That dispute was submitted more than 45 days ago.',
      ].join('\n\n'),
      url: 'https://www.consumerfinance.gov/complaint/',
      choices: [
        {
          question: 'What is this complaint about?',
          choose: 'Credit reporting or other personal consumer reports',
        },
        { question: 'What type of report?', choose: 'Credit reporting' },
        {
          question: 'What type of problem are you having?',
          choose: 'Problem with a company’s investigation into an existing problem',
        },
        {
          question: 'Which best describes your problem?',
          choose: 'Investigation took more than 30 days',
        },
      ],
    });
  });

  it('tells of a reminder and of an answer that is recorded', () => {
    const { text } = complaintDraft({
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
    const { text } = complaintDraft({
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
      complaintDraft({ ...silent, asked, basis: 'none', reminder: silent.letter }).text;
    expect(asking('reinsertion_notice')).toContain('tell me why the item is back');
    expect(asking('block_declined')).toContain('tell me why the item is not blocked');
  });

  it('says nothing that is not recorded', () => {
    const { text } = complaintDraft({
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
        'What I would like: I ask Harbor Point Bank to finish looking into my dispute and to send me the results, and to answer me in writing. I can send a copy of my letter.',
      ].join('\n\n'),
    );
  });

  it('does not call a time over that is not', () => {
    expect(complaintDraft({ ...silent, today: '2026-12-03' }).text).not.toContain('ended');
  });

  it.each(
    [undefined, ...Object.values(DisputeOutcome)].flatMap((outcome) =>
      Object.values(ClockBasis).map((basis) => [outcome, basis] as const),
    ),
  )('stays short and threatens nobody: %s, %s', (outcome, basis) => {
    const long = 'Long Name '.repeat(60);
    const { text, choices } = complaintDraft({
      ...silent,
      recipientName: long,
      creditorName: long,
      disputed: long.repeat(4),
      reminder: silent.letter,
      outcome,
      answeredOn: '2026-12-22',
      basis,
    });
    expect(text.length).toBeLessThan(2_500);
    expect(text).not.toMatch(/sue|lawsuit|attorney|violat|damages|illegal|undefined|!|—/i);
    expect(choices).toHaveLength(4);
  });
});
