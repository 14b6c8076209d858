import { describe, expect, it } from 'vitest';
import { composeLetter } from './compose/compose-letter.rules.ts';
import { factFaults } from './gates/fact-faults.rules.ts';
import { FollowUp, type LetterRecipient, followUpWords } from './contract/letter-purpose.ts';
import { adviceFor, refusalFor } from './gates/gate.rules.ts';
import { goldenCases } from './golden/golden-cases.ts';
import { citedLaw } from './law/legal-citation.rules.ts';
import { letterDocumentSchema } from './contract/letter-document.schema.ts';
import { type LetterInput, blockText } from './contract/letter-document.ts';
import { lintLetter } from './lint/lint-letter.rules.ts';
import { ownWords } from './polish/polish-own-words.rules.ts';
import { factKeys, questionCatalogue } from './kinds/purposes.rules.ts';
import type { DisputeFacts } from './contract/question.ts';
import { readingGrade, wordCount } from './lint/words.rules.ts';

const TODAY = '2026-11-21';
const kinds = Object.values(FollowUp);
const cases = goldenCases.filter(({ input }) => input.disputeDetails.followUp);

function golden(kind: FollowUp, recipient: LetterRecipient = 'bureau'): LetterInput {
  const found = cases.find((one) => one.purpose === kind && one.recipient === recipient);
  if (!found) throw new Error(`no letter for ${kind} to a ${recipient}`);
  return found.input;
}

function changed(
  kind: FollowUp,
  change: DisputeFacts,
  { recipient = 'bureau', date = TODAY }: { recipient?: LetterRecipient; date?: string } = {},
): LetterInput {
  const input = golden(kind, recipient);
  const facts = Object.entries({ ...input.disputeDetails.facts, ...change });
  return {
    ...input,
    date,
    disputeDetails: {
      ...input.disputeDetails,
      facts: Object.fromEntries(facts.filter(([, value]) => value !== '')),
    },
  };
}

const refused = ({ disputeDetails, date }: LetterInput) => refusalFor(disputeDetails, date)?.code;
const faultsOf = ({ disputeDetails, date }: LetterInput) =>
  factFaults(disputeDetails, date).map(({ path }) => path.replace(/^.*\./, ''));
const advised = ({ disputeDetails, date }: LetterInput) =>
  adviceFor(disputeDetails, date).map(({ code }) => code);
const wholeText = (input: LetterInput) => {
  const { subject, blocks } = composeLetter(input);
  return [subject, ...blocks.map(blockText)].join('\n');
};
describe('every letter of a later round', () => {
  it('is in the golden letters, and has a name and a lead', () => {
    expect(new Set(cases.map(({ purpose }) => purpose))).toEqual(new Set(kinds));
    for (const kind of kinds) expect(followUpWords[kind].lead).toMatch(/\.$/);
  });

  it.each(cases.map(({ name, input }) => [name, input] as const))(
    '%s reads clean and is calm',
    (_name, input) => {
      const given = input;
      const document = composeLetter(given);
      expect(letterDocumentSchema.parse(document)).toEqual(document);
      expect(lintLetter(document, given)).toEqual([]);
      const prose = document.blocks.filter(({ kind }) => kind !== 'facts').map(blockText);
      expect(readingGrade(prose.join('\n'))).toBeLessThanOrEqual(9);
      expect(wordCount(prose.join(' '))).toBeLessThan(380);
      expect(prose.join('\n')).not.toMatch(
        /\b(?:fail\w*|violat\w*|ignor\w*|refus\w*|sue|court|must|demand|late|silence|!)\b/i,
      );
    },
  );

  it.each(cases.map(({ name, input }) => [name, input] as const))(
    '%s names the earlier letter and the dispute, and tells its story no second time',
    (_name, input) => {
      const text = wholeText({
        ...input,
        disputeDetails: {
          ...input.disputeDetails,
          customDetails: 'I closed it in the bank in May.',
        },
      });
      expect(text).not.toContain('CF-');
      expect(text).toContain('What I dispute: ');
      expect(text).not.toContain('in the bank in May');
    },
  );

  it.each(kinds)('%s keeps the answers of its dispute, and takes no strange ones', (kind) => {
    const { disputeDetails } = golden(kind);
    const own = new Set(questionCatalogue(disputeDetails).map(({ key }) => key));
    const kept = Object.keys(disputeDetails.facts ?? {}).filter((key) => !own.has(key));
    expect(kept).toContain('itemType');
    for (const key of kept) expect(factKeys(disputeDetails).has(key)).toBe(true);
    expect(faultsOf(changed(kind, { payDays: '15' }))).toEqual(['payDays']);
    expect(faultsOf(changed(kind, { reportDate: '2026-02-30' }))).toEqual(['reportDate']);
    expect(faultsOf(changed(kind, { earlierReference: '123-45-6789' }))).toEqual([
      'earlierReference',
    ]);
  });

  it('is about one item, but for an overdue answer, and goes on with a dispute only', () => {
    const { disputeDetails } = golden('method_of_verification');
    const item = { creditorName: 'Acme', accountNumber: '1', disputeReason: 'not_mine' as const };
    expect(
      factFaults({ ...disputeDetails, moreItems: [item] }, TODAY).map(({ path }) => path),
    ).toContain('disputeDetails.moreItems');
    const overdue = { ...golden('overdue_notice').disputeDetails, moreItems: [item] };
    expect(factFaults(overdue, TODAY)).toEqual([]);
    expect(refusalFor({ ...disputeDetails, template: 'goodwill-adjustment' }, TODAY)?.code).toBe(
      'follow_up.no_dispute',
    );
  });

  it('gives the model only what it prints', () => {
    const { disputeDetails } = golden('information_supplied');
    const customDetails = 'I traded the car in on June 12, 2026 and the dealer paid off the loan.';
    expect(ownWords({ ...disputeDetails, customDetails }).map(({ key }) => key)).toEqual([
      'newInformation',
    ]);
  });
});

describe('what its gate lets through', () => {
  const gates: readonly (readonly [FollowUp, DisputeFacts, string | undefined])[] = [
    ['method_of_verification', {}, undefined],
    ['method_of_verification', { resultSays: 'deleted' }, 'method_of_verification.deleted'],
    ['method_of_verification', { resultSays: 'changed' }, undefined],
    ['overdue_notice', { arrived: 'no', deliveredOn: '' }, 'follow_up.not_arrived'],
    ['information_supplied', { hasNew: 'no' }, 'information_supplied.nothing_new'],
    [
      'information_supplied',
      {
        howComputed: 'My statement shows this balance. I have bought nothing since.',
        newInformation: 'I have bought nothing since. My statement shows this balance.',
        enclosures: '',
      },
      'information_supplied.nothing_new',
    ],
    ['identity_supplied', { sentMyself: 'no' }, 'identity_supplied.not_myself'],
    ['reinsertion_notice', { deletedAfter: 'other' }, 'reinsertion_notice.not_after_dispute'],
    ['reinsertion_notice', { noticeCame: 'yes', noticeOn: '2026-11-18' }, undefined],
    ['block_declined', { blockRequested: 'no' }, 'block_declined.not_requested'],
    ['block_declined', { blockAnswer: 'lifted' }, undefined],
    [
      'block_declined',
      { blockAnswer: 'none', arrived: 'no', deliveredOn: '' },
      'follow_up.not_arrived',
    ],
  ];
  it.each(gates)('%s with %j: %s', (kind, change, code) => {
    expect(refused(changed(kind, change))).toBe(code);
  });

  const days: readonly (readonly [string, DisputeFacts, string, LetterRecipient])[] = [
    ['30 days', {}, '2026-11-06', 'bureau'],
    ['45 after the annual report', { afterFreeReport: 'yes' }, '2026-11-21', 'bureau'],
    ['45 where that is not known', { afterFreeReport: 'not_sure' }, '2026-11-21', 'bureau'],
    ['15 more', { informationAddedOn: '2026-11-06' }, '2026-11-21', 'bureau'],
    ['none more after the 30', { informationAddedOn: '2026-11-07' }, '2026-11-06', 'bureau'],
    [
      'never 45 and 15',
      { afterFreeReport: 'yes', informationAddedOn: '2026-10-12' },
      '2026-11-21',
      'bureau',
    ],
    ['30 days for a company', {}, '2026-11-06', 'furnisher'],
    ['15 more for a company', { informationAddedOn: '2026-10-12' }, '2026-11-21', 'furnisher'],
  ];
  it.each(days)('an overdue notice waits for %s', (_words, change, last, recipient) => {
    const on = (date: string) => changed('overdue_notice', change, { recipient, date });
    expect(refused(on(last))).toBe('follow_up.too_early');
    const [, month, day] = last.split('-').map(Number) as [number, number, number];
    const next = `2026-${month}-${String(day + 1).padStart(2, '0')}`;
    expect(refused(on(next))).toBeUndefined();
    const text = wholeText(on(next));
    // The longer time is waited for; the letter itself does not offer it.
    expect(text.includes(`November ${day}, 2026`)).toBe(!change['afterFreeReport']);
    expect(text).not.toMatch(/45|annual|1681j/);
    expect(lintLetter(composeLetter(on(next)), on(next))).toEqual([]);
  });

  it('a letter about a block waits for four business days, and no answer for any', () => {
    const silent = { blockAnswer: 'none', noticeOn: '', noticeReason: '' };
    const on = (date: string) => changed('block_declined', silent, { date });
    // Columbus Day lies between.
    expect(refused(on('2026-10-14'))).toBe('follow_up.too_early');
    expect(refused(on('2026-10-15'))).toBeUndefined();
    const declined = { noticeOn: '2026-10-12' };
    expect(refused(changed('block_declined', declined, { date: '2026-10-13' }))).toBeUndefined();
  });

  it('a letter about a block is for identity theft alone', () => {
    const { disputeDetails } = golden('block_declined');
    const notMine = { ...disputeDetails, disputeReason: 'not_mine' as const };
    expect(refusalFor(notMine, TODAY)?.code).toBe('block_declined.not_requested');
    const input = { ...golden('block_declined'), disputeDetails: notMine };
    const found = lintLetter(composeLetter(input), input).map(({ code }) => code);
    expect(found).toContain('law.not_for_this_letter');
  });

  it('says when the results may still be in the mail', () => {
    const on = (date: string) => changed('overdue_notice', {}, { date });
    expect(advised(on('2026-11-10'))).toContain('overdue_notice.in_the_mail');
    expect(advised(on('2026-11-21'))).not.toContain('overdue_notice.in_the_mail');
  });
});

describe('what it needs', () => {
  const needs: readonly (readonly [FollowUp, DisputeFacts, string])[] = [
    ['method_of_verification', { resultsOn: '' }, 'resultsOn'],
    ['method_of_verification', { resultsOn: '2026-10-01' }, 'resultsOn'],
    ['overdue_notice', { deliveredOn: '2026-10-01' }, 'deliveredOn'],
    ['overdue_notice', { afterFreeReport: '' }, 'afterFreeReport'],
    ['information_supplied', { newInformation: '' }, 'newInformation'],
    ['information_supplied', { newInformation: 'See enclosed.' }, 'newInformation'],
    ['identity_supplied', { enclosures: 'photo_id' }, 'enclosures'],
    ['identity_supplied', { enclosures: 'proof_of_address' }, 'enclosures'],
    ['reinsertion_notice', { seenAgainOn: '2026-10-27' }, 'seenAgainOn'],
    ['block_declined', { noticeOn: '' }, 'noticeOn'],
  ];
  it.each(needs)('%s with %j asks for %s', (kind, change, key) => {
    expect(faultsOf(changed(kind, change))).toEqual([key]);
  });
});

describe('what it says', () => {
  const law = (input: LetterInput) =>
    new Set(
      citedLaw(wholeText(input)).map(({ section, path }) =>
        [section, ...path.map((part) => `(${part})`)].join(''),
      ),
    );

  it('asks for the procedure under its two provisions, and for no papers', () => {
    const input = golden('method_of_verification');
    expect(law(input)).toEqual(new Set(['15 USC 1681i(a)(7)', '15 USC 1681i(a)(6)(B)(iii)']));
    expect(wholeText(input)).toMatch(/within 15 days of the day (?:you receive|this request)/);
    expect(wholeText(input)).toMatch(/reasonably available/i);
    expect(wholeText(input)).not.toMatch(/contract|signed|delet|remov/i);
  });

  it('gives the day of delivery, the tracking number and the due date', () => {
    const input = golden('overdue_notice');
    const text = wholeText(input);
    for (const words of ['October 7, 2026', 'November 6, 2026', '9407 3000', '30 days'])
      expect(text).toContain(words);
    expect(law(input)).toEqual(
      new Set(['15 USC 1681i(a)(1)(A)', '15 USC 1681i(a)(5)(A)', '15 USC 1681i(a)(6)']),
    );
  });

  it('tells a company of its own duties and where the dispute went', () => {
    const input = golden('overdue_notice', 'furnisher');
    expect(law(input)).toEqual(
      new Set([
        '15 USC 1681s-2(a)(8)(E)',
        '12 CFR 1022.43(e)',
        '12 CFR 1022.43(c)',
        '15 USC 1681s-2(a)(2)',
      ]),
    );
    expect(wholeText(input)).not.toMatch(/45 days|free annual report|1681[ij]\b/);
  });

  it('never says that the law wants a proof of identity', () => {
    const input = golden('identity_supplied');
    const text = wholeText(input);
    expect(text).toContain('I am sending this dispute myself.');
    const [legal = ''] = composeLetter(input)
      .blocks.filter(({ role }) => role === 'law')
      .map(blockText);
    expect(legal).not.toMatch(/identity|proof|ID\b|who I am/);
  });

  it('shows who writes for a block as one of its four elements, and only where one was asked for', () => {
    const block = cases.find(({ name }) => /identity.supplied.*block/.test(name));
    if (!block) throw new Error('no such letter');
    expect(law(block.input)).toEqual(new Set(['15 USC 1681c-2(a)', '15 USC 1681i(a)(1)(A)']));
    expect(wholeText(block.input)).toContain('Block the item, as my earlier letter asked.');
    const { disputeDetails } = block.input;
    const facts = { ...disputeDetails.facts, blockRequested: 'no' };
    const plain = { ...block.input, disputeDetails: { ...disputeDetails, facts } };
    expect(law(plain)).toEqual(new Set(['15 USC 1681i(a)(1)(A)']));
    expect(wholeText(plain)).not.toMatch(/block/i);
    expect(questionCatalogue(golden('identity_supplied').disputeDetails)).not.toContainEqual(
      expect.objectContaining({ key: 'blockRequested' }),
    );
  });

  it('asks how an item came back, by the one rule there is', () => {
    const input = golden('reinsertion_notice');
    expect(law(input)).toEqual(new Set(['15 USC 1681i(a)(5)(B)']));
    expect(wholeText(input)).toMatch(/five business days/i);
    expect(wholeText(input)).toMatch(/certif/);
    expect(wholeText(input)).toContain('add a statement to my file');
  });

  it('claims the notice of a declined block, and only asks for the reason', () => {
    const input = golden('block_declined');
    expect(law(input)).toEqual(new Set(['15 USC 1681c-2(c)(2)']));
    const legal = composeLetter(input).blocks.filter(({ role }) => role === 'law');
    expect(legal.map(blockText).join(' ')).not.toMatch(/reason|why/i);

    const silent = changed('block_declined', {
      blockAnswer: 'none',
      noticeOn: '',
      noticeReason: '',
    });
    expect(law(silent)).toEqual(new Set(['15 USC 1681c-2(a)', '15 USC 1681c-2(c)(2)']));
    expect(lintLetter(composeLetter(silent), silent)).toEqual([]);
  });
});
