import { describe, expect, it } from 'vitest';
import { composeLetter } from './compose-letter.rules.ts';
import type { DisputeReason } from './dispute-reason.ts';
import { blockText } from './edit.rules.ts';
import type { LetterInput } from './letter-input.ts';
import { lintLetter } from './lint-letter.rules.ts';
import type { DisputeFacts } from './question.ts';

const input = (
  customDetails: string,
  disputeReason: DisputeReason = 'not_mine',
  facts?: DisputeFacts,
): LetterInput => ({
  personalInfo: {
    firstName: 'Ada',
    lastName: 'Moss',
    address: '1 Elm St',
    city: 'Dayton',
    state: 'OH',
    zipCode: '45402',
  },
  disputeDetails: {
    creditorName: 'Guarantee Bank',
    accountNumber: '12345678',
    disputeReason,
    customDetails,
    ...(facts ? { facts } : {}),
  },
  bureau: 'equifax',
  date: '2026-11-21',
  reference: 'CF-0000-0000',
});

function findings(words: string, reason?: DisputeReason, facts?: DisputeFacts) {
  const given = input(words, reason, facts);
  const document = composeLetter(given);
  return lintLetter(document, given).map((finding) => {
    const block = document.blocks.find(({ id }) => id === finding.blockId);
    const text = block ? blockText(block).slice(finding.start, finding.end) : '';
    return { ...finding, text };
  });
}
const blocking = (...given: Parameters<typeof findings>) =>
  findings(...given).filter(({ severity }) => severity === 'block');

describe('law in a letter to a bureau', () => {
  it.each([
    ['Under 15 U.S.C. § 1692g you have to show me the papers.', '15 U.S.C. § 1692g', 'collectors'],
    ['Please see 15 USC 1692e(8).', '15 USC 1692e(8)', 'collectors'],
    ['The FDCPA says so.', 'FDCPA', 'collectors'],
    ['Regulation F says so.', 'Regulation F', 'collectors'],
    ['See 12 CFR 1006.34.', '12 CFR 1006.34', 'collectors'],
    ['See 12 C.F.R. § 1022.43(a).', '12 C.F.R. § 1022.43(a)', 'company that reported'],
    ['15 U.S.C. § 1681s-2(a) binds you.', '15 U.S.C. § 1681s-2(a)', 'company that reported'],
    ['This is a Section 609 request.', 'Section 609', 'see your file'],
    ['This is a 609 letter.', '609 letter', 'see your file'],
    ['FCRA § 605B applies.', 'FCRA § 605B', 'identity theft'],
    ['See 15 U.S.C. 1681n.', '15 U.S.C. 1681n', 'lawsuits'],
    ['See 42 U.S.C. § 1983.', '42 U.S.C. § 1983', 'does not fit'],
    ['It breaks HIPAA.', 'HIPAA', 'HIPAA'],
    ['It breaks the UCC.', 'UCC', 'Commercial'],
    ['It is not Metro 2 compliant.', 'Metro 2', 'data format'],
    ['CFPB Circular 2022-07 says so.', 'CFPB Circular 2022-07', 'withdrawn'],
    ['It was so in Cushman v. Trans Union before.', 'Cushman v. Trans Union', 'cases'],
    ['See 115 F.3d 220.', '115 F.3d 220', 'cases'],
    ['California Civil Code says so.', 'Civil Code', 'state laws'],
    ['The statute of limitations is over.', 'statute of limitations', 'lawsuits'],
  ])('stops "%s"', (words, text, reason) => {
    const found = blocking(words);
    expect(found.map((finding) => finding.text)).toContain(text);
    expect(found.map(({ message }) => message).join(' ')).toContain(reason);
  });

  it.each([
    'The Fair Credit Reporting Act helps me.',
    'Please see 15 U.S.C. § 1681i and FCRA section 611(a)(1).',
    'I moved to 1681 Main Street in section 8 of the plan.',
    'I signed section 3 of the contract in 2019.',
  ])('lets "%s" pass', (words) => {
    expect(blocking(words)).toEqual([]);
  });

  it('offers to take out a citation that stands alone in brackets', () => {
    const words = 'Please look into it (15 U.S.C. § 1692g).';
    const [found] = blocking(words);
    expect(found?.text).toBe(' (15 U.S.C. § 1692g)');
    expect(found?.fix?.replacement).toBe('');
  });

  it('names the 45 days only after the free annual report', () => {
    const facts = {
      itemType: 'collection',
      identityUsed: 'no',
      howKnown: 'never_had',
      dealtWithCompany: 'never',
    };
    const words = 'See 15 U.S.C. § 1681j(a)(3).';
    expect(blocking(words, 'not_mine', facts)).toHaveLength(1);
    expect(blocking(words, 'not_mine', { ...facts, freeAnnualReport: 'yes' })).toEqual([]);
  });
});

describe('wording', () => {
  it.each([
    ['You must delete this now.', 'demand.deletion'],
    ['This must be removed.', 'demand.deletion'],
    ['The law requires you to delete it.', 'demand.deletion'],
    ['You are required by law to remove it.', 'demand.deletion'],
    ['This is willful noncompliance.', 'claim.violation'],
    ['This is illegal.', 'claim.illegal'],
    ['This is a fraudulent account.', 'claim.fraud'],
    ['Otherwise I will sue.', 'threat.lawsuit'],
    ['I will file a lawsuit.', 'threat.lawsuit'],
    ['I want $1,000 per violation.', 'threat.damages'],
    ['My attorney will hear of it.', 'threat.lawyer'],
    ['This is my final notice.', 'threat.final_notice'],
    ['I guarantee that.', 'promise.guarantee'],
    ['I am [Your Name].', 'unfinished.placeholder'],
    ['Sent on ____________.', 'unfinished.placeholder'],
    ['My number is 123-45-6789.', 'privacy.full_ssn'],
    ['Hidden\u200E mark', 'character.unprintable'],
  ])('stops "%s"', (words, code) => {
    expect(blocking(words).map((finding) => finding.code)).toContain(code);
  });

  it.each([
    ['My credit score fell.', 'style.score'],
    ['Send me the signed contract.', 'style.contract_demand'],
    ['There was a lawsuit.', 'style.lawsuit'],
    ['They are crooks.', 'style.insult'],
    ['THIS ISNT MINE PLEASE HELP', 'style.shouting'],
    ['Please help!!', 'style.exclamation'],
    ['It was identity theft.', 'reason.identity_theft'],
    ['Thank you \u{1F64F}', 'character.picture'],
    ['Card 4400 6612 9087 3315.', 'privacy.long_number'],
  ])('only remarks on "%s"', (words, code) => {
    const found = findings(words);
    expect(found.map((finding) => finding.code)).toContain(code);
    expect(found.filter(({ severity }) => severity === 'block')).toEqual([]);
  });

  it('does not take the name of a company for a promise', () => {
    expect(blocking('I wrote to Guarantee Bank in 2024.')).toEqual([]);
  });

  it('lets identity theft be called by its name in its own letter', () => {
    expect(blocking('It is a fraudulent account.', 'identity_theft')).toEqual([]);
  });

  it('stops an admission in a letter about an old item', () => {
    const facts = {
      itemType: 'collection',
      beingSued: 'no',
      firstDelinquencyDate: '2018-02-10',
      broughtCurrent: 'no',
      delinquencySource: 'report',
    };
    expect(
      blocking('I owe this debt.', 'statute_of_limitations', facts).map(({ code }) => code),
    ).toEqual(['debt.admission']);
    expect(blocking('I owe this debt.')).toEqual([]);
  });

  it('finds a text that is hard to read and one that is long', () => {
    const hard =
      'Notwithstanding considerable administrative communication regarding aforementioned obligations, institutional representatives unfortunately misinterpreted documentation concerning reimbursement. ';
    expect(findings(hard.repeat(6)).map(({ code }) => code)).toContain('style.hard_to_read');
    expect(findings('I paid it on time. '.repeat(180)).map(({ code }) => code)).toContain(
      'length.long',
    );
  });
});

describe('edits', () => {
  const edited = (blockId: string, text: string, given = input('')) => {
    const composed = composeLetter(given);
    const block = composed.blocks.find(({ id }) => id === blockId);
    const withEdit = {
      ...given,
      edits: [{ blockId, replaced: block ? blockText(block) : '', text }],
    };
    return lintLetter(composeLetter(withEdit), withEdit);
  };

  it('remarks on dates and amounts that are not among the answers', () => {
    const codes = edited('opening', 'I paid $55.10 on May 3, 2024, which is 80% of 912.').map(
      ({ code }) => code,
    );
    expect(codes).toEqual([
      'fact.unknown_date',
      'fact.unknown_percent',
      'fact.unknown_amount',
      'fact.unknown_number',
    ]);
  });

  it('misses the request and the wish for written results', () => {
    expect(edited('request', '').map(({ code }) => code)).toContain('missing.request');
    expect(edited('closing', 'Thank you.').map(({ code }) => code)).toContain(
      'missing.written_results',
    );
  });

  it('stops a block request without its statement', () => {
    const facts = {
      itemType: 'credit_card',
      theftKind: 'new_account',
      discoveryDate: '2026-10-01',
      thiefKnown: 'unknown',
      gotBenefit: 'no',
      notMyTransaction: 'yes',
      enclosures: 'photo_id,police_report',
    };
    const given = input('', 'identity_theft', facts);
    expect(lintLetter(composeLetter(given), given)).toEqual([]);
    expect(edited('statement', '', given)).toMatchObject([
      { code: 'identity_theft.statement_missing', severity: 'block' },
    ]);
  });
});

describe('gates', () => {
  it('stops a letter that was composed in spite of a gate', () => {
    expect(blocking('', 'statute_of_limitations').map(({ code }) => code)).toContain(
      'too_old.date_needed',
    );
    expect(
      blocking('', 'incorrect_amount', { itemType: 'credit_card' }).map(({ code }) => code),
    ).toContain('fact.missing');
  });
});
