import { describe, expect, it } from 'vitest';
import { composeLetter } from '../compose/compose-letter.rules.ts';
import type { DisputeReason, LetterPurpose } from '../contract/letter-purpose.ts';
import {
  type AttachedEnclosure,
  type LetterInput,
  blockText,
  type LetterEdit,
} from '../contract/letter-document.ts';
import { lintLetter } from './lint-letter.rules.ts';
import type { DisputeFacts } from '../contract/question.ts';
import { goldenCases } from '../golden/golden-cases.ts';

const input = (
  customDetails: string,
  disputeReason: DisputeReason = 'not_mine',
  facts?: DisputeFacts,
  attached: readonly AttachedEnclosure[] = [],
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
  attached,
});

/** A report counts only where we hold its pages, and so does a proof of identity. */
const report: AttachedEnclosure = {
  documentId: '11111111-1111-4111-8111-111111111111',
  kind: 'police_report',
  pages: 2,
  sha256: '0'.repeat(64),
};
const photoId: AttachedEnclosure = {
  ...report,
  documentId: '22222222-2222-4222-8222-222222222222',
  kind: 'photo_id',
};

function findings(...about: Parameters<typeof input>) {
  const given = input(...about);
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
    expect(found.map((finding) => finding.text).join(' ')).toContain(text);
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

  it('never names the law of the 45 days, not even after a free annual report', () => {
    const facts = {
      itemType: 'collection',
      identityUsed: 'no',
      howKnown: 'never_had',
      dealtWithCompany: 'never',
    };
    const words = 'See 15 U.S.C. § 1681j(a)(3).';
    expect(blocking(words, 'not_mine', facts)).toHaveLength(1);
    expect(blocking(words, 'not_mine', { ...facts, freeAnnualReport: 'yes' })).toHaveLength(1);
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
    // In a letter that it is not theirs the same words are untrue.
    const codes = blocking('I owe this debt.').map(({ code }) => code);
    expect(new Set(codes)).toEqual(new Set(['not_mine.agreed_to_pay']));
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

  it('misses the request for results, and that they come in writing', () => {
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
    const given = input('', 'identity_theft', facts, [report, photoId]);
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

describe('honest numbers and papers', () => {
  it.each([
    'I paid $1006.34 in May.',
    'I paid $ 1022.43 in May.',
    'I paid 1022.43 dollars.',
    'The balance was $1692.',
    'I never lived at 1692 Elm St.',
    'See section 612 of my contract.',
    'See section 609 of my lease.',
    'See section 623(a) of the card agreement.',
    'See § 4.2 and § 7 of the lease.',
    'I moved out of apt 605B in 2019. My unit is 605B.',
    'I lived at 605B Elm Street.',
    'I paid $609 per 609 Oak Street.',
    'The balance at Equifax vs TransUnion is not the same.',
  ])('lets "%s" pass', (words) => {
    expect(blocking(words)).toEqual([]);
  });

  it.each([
    '§ 1692 applies.',
    '15 USC 1692 applies.',
    'See 1692g.',
    'See 1006.34.',
    'Section 609 of the FCRA.',
    'See § 1022.43.',
  ])('still stops "%s"', (words) => {
    expect(blocking(words)).not.toEqual([]);
  });
});

describe('law by another name', () => {
  it.each([
    ['It was so in Cushman v Trans Union.', 'law.case_name'],
    ['It was so in Cushman vs Trans Union.', 'law.case_name'],
    ['Per 609 you show me all.', 'law.section_609'],
    ['I use the 609 method.', 'law.section_609'],
    ['I rely on 605B here.', 'law.not_for_this_letter'],
    ['It breaks H.I.P.A.A. rules.', 'law.hipaa'],
    ['It breaks HIPPA rules.', 'law.hipaa'],
    ['The FACT Act says so.', 'law.other_act'],
    ['The Fair Debt Collection law says so.', 'law.fdcpa'],
    ['You only used e-OSCAR.', 'law.e_oscar'],
    ['The debt is time-barred.', 'law.limitation_period'],
    ['It is beyond the SOL.', 'law.limitation_period'],
    ['The limitations period is over.', 'law.limitation_period'],
    ['The limitation period is over.', 'law.limitation_period'],
  ])('stops "%s"', (words, code) => {
    expect(blocking(words).map((finding) => finding.code)).toContain(code);
  });
});

describe('rows that repeat the report', () => {
  const paid = {
    itemType: 'credit_card',
    shownNow: 'Open',
    fullOrSettled: 'full',
    paidDate: '2025-05-02',
    paidAmount: '812.4',
    paidTo: 'Lakeside Dental',
    paidMethod: 'check',
  };
  const ofRows = (facts: DisputeFacts, reason: DisputeReason = 'paid_in_full') =>
    findings('', reason, facts);
  const stops = (found: ReturnType<typeof findings>) =>
    found.filter(({ severity }) => severity === 'block').map(({ code }) => code);

  it('are only remarked on for their wording', () => {
    const found = ofRows({
      ...paid,
      shownNow: 'Fraudulent account, final notice, loan guaranteed',
    });
    expect(stops(found)).toEqual([]);
    expect(found.map(({ code }) => code)).toContain('claim.fraud');
    expect(stops(ofRows({ ...paid, shownNow: 'Government-guaranteed loan, defaulted' }))).toEqual(
      [],
    );
  });

  it('are still stopped for law, privacy and blanks, with a way out and no fix', () => {
    for (const shownNow of ['Owed under 15 USC 1692g', 'Open, SSN 123-45-6789', 'Open ______']) {
      const [found] = ofRows({ ...paid, shownNow }).filter(({ severity }) => severity === 'block');
      expect(found?.message).toContain('your answers');
      expect(found?.fix).toBeUndefined();
    }
  });

  it.each(['judgment', 'bankruptcy'])('may name the case of a %s', (itemType) => {
    const facts = {
      itemType,
      shownNow: 'Smith v. Jones, case 12-345, unpaid',
      shouldShow: 'Smith v. Jones, case 12-345, paid',
    };
    const given = 'Smith v. Jones, case 12-345, was paid. The report shows it as unpaid.';
    const rows = composeLetter(input(given, 'other', facts)).blocks.find(
      ({ id }) => id === 'item-1-facts',
    );
    expect(rows && blockText(rows)).toContain('Smith v. Jones');
    const codes = findings(given, 'other', facts).map(({ code }) => code);
    expect(codes).not.toContain('law.case_name');
    expect(
      findings('As in Cushman v. Trans Union, it is wrong.', 'other', facts).map(
        ({ code }) => code,
      ),
    ).toContain('law.case_name');
  });

  it('know a company whose name ends with a full stop', () => {
    const creditorName = 'We Guarantee Corp.';
    const base = input('I wrote to We Guarantee Corp twice.', 'paid_in_full', paid);
    const given = { ...base, disputeDetails: { ...base.disputeDetails, creditorName } };
    expect(lintLetter(composeLetter(given), given)).toEqual([]);
  });

  it('do not let a company name excuse the words around it', () => {
    const base = input('You must delete this.');
    const given = { ...base, disputeDetails: { ...base.disputeDetails, creditorName: 'Delete' } };
    expect(lintLetter(composeLetter(given), given).map(({ code }) => code)).toContain(
      'demand.deletion',
    );
  });

  it.each(['You must delete this', '123-45-6789', '4412\u200E77'])(
    'stops "%s" as the number of the report',
    (reportNumber) => {
      expect(blocking('', 'paid_in_full', paid)).toEqual([]);
      const [found] = blocking('', 'paid_in_full', { ...paid, reportNumber });
      expect(found?.message).toContain('Report number');
    },
  );
});

describe('hidden characters and look-alikes', () => {
  it.each([
    'You must de\u00ADlete it.',
    'You must del\u200Cete it.',
    'You must del\u200Dete it.',
    'You must del\u034Fete it.',
    'You must del\uFE0Fete it.',
    'You must del\u3164ete it.',
    'You must del\u180Bete it.',
  ])('stops %j twice: for the character and for the words', (words) => {
    const codes = blocking(words).map(({ code }) => code);
    expect(codes).toContain('character.unprintable');
    expect(codes).toContain('demand.deletion');
  });

  it.each([
    ['You must d\u0435lete it.', 'character.mixed_script'],
    ['It breaks H\u0406PAA.', 'character.mixed_script'],
    ['I gu\u0430rantee it.', 'character.mixed_script'],
    ['I gu\u03B1rantee it.', 'character.mixed_script'],
    ['See １６８１ｎ.', 'law.not_for_this_letter'],
    ['You ｍｕｓｔ ｄｅｌｅｔｅ it.', 'demand.deletion'],
    ['You 𝐦𝐮𝐬𝐭 𝐝𝐞𝐥𝐞𝐭𝐞 it.', 'demand.deletion'],
    ['See 1681\u2011s\u20112.', 'law.not_for_this_letter'],
    ['It is not Metro\u20112.', 'law.metro_2'],
    ['It is not Metro–2.', 'law.metro_2'],
    ['You must\ndelete it.', 'demand.deletion'],
    ['You must\u00A0 delete it.', 'demand.deletion'],
    ['My number is 123\u2010-45\u20116789.', 'privacy.full_ssn'],
    ['My number is 123–45–6789.', 'privacy.full_ssn'],
    ['My number is 123 45 6789.', 'privacy.full_ssn'],
  ])('stops %j', (words, code) => {
    expect(blocking(words).map((finding) => finding.code)).toContain(code);
  });

  it.each([
    ['First. You ｍｕｓｔ \u200E ｄｅｌｅｔｅ it.', 'You ｍｕｓｔ \u200E ｄｅｌｅｔｅ it.'],
    ['Ｆｉｒｓｔ… You 𝐦𝐮𝐬𝐭\n 𝐝𝐞𝐥𝐞𝐭𝐞 it, John.', '𝐦𝐮𝐬𝐭\n 𝐝𝐞𝐥𝐞𝐭𝐞'],
  ])('marks the words as they stand in %j', (words, text) => {
    expect(blocking(words).find(({ code }) => code === 'demand.deletion')?.text).toBe(text);
  });

  it.each([
    'I wrote to Ж. Иванов in Łódź.',
    'Mrs. Núñez and Mr. Παπαδόπουλος know it.',
    'José wrote it as Jose\u0301.',
    'My name is می\u200Cخواهم there.',
    'It took 1½ weeks and 5 µg.',
  ])('lets "%s" pass', (words) => {
    expect(findings(words).filter(({ code }) => !code.startsWith('fact.'))).toEqual([]);
  });

  it.each(['Thank you ❤\uFE0F', 'Thank you \u{1F469}\u200D\u{1F4BB}'])(
    'only remarks on the picture in "%s"',
    (words) => {
      expect(new Set(findings(words).map(({ code }) => code))).toEqual(
        new Set(['character.picture']),
      );
    },
  );
});

describe('demands', () => {
  it.each([
    'You must, by law, delete it.',
    'You must therefore delete it.',
    'You need to delete it.',
    'I demand deletion.',
    'I must insist that you remove it.',
    'I demand that you delete it.',
    'The Act requires deletion.',
    'The law requires you to immediately delete it.',
    'The FCRA requires that this be deleted.',
    'It has got to be removed.',
    'Now you’re required to delete it.',
    'Failure to respond within 30 days requires deletion.',
    'It has to be immediately and permanently deleted.',
    'I think you must delete it.',
  ])('stops "%s"', (words) => {
    expect(blocking(words).map(({ code }) => code)).toEqual(['demand.deletion']);
  });

  it.each([
    'The collector said I must remove my name first.',
    'The bank told me that we have to delete the app.',
    'I was required to remove my car.',
    'She told me I would have to remove the app.',
    'I asked them to remove the late fee.',
    'Please delete it if you cannot verify it.',
  ])('lets "%s" pass', (words) => {
    expect(blocking(words)).toEqual([]);
  });
});

describe('threats, charges and promises', () => {
  it.each([
    ['I’ll sue you.', 'threat.lawsuit'],
    ['I will be forced to sue.', 'threat.lawsuit'],
    ['I reserve the right to sue.', 'threat.lawsuit'],
    ['We will not hesitate to sue.', 'threat.lawsuit'],
    ['I have retained counsel.', 'threat.lawyer'],
    ['An attorney is advising me.', 'threat.lawyer'],
    ['I want $1,000 in damages.', 'threat.damages'],
    ['This violates the FCRA.', 'claim.illegal'],
    ['You violated my rights.', 'claim.illegal'],
    ['You are breaking the law.', 'claim.illegal'],
    ['That is against the law.', 'claim.illegal'],
    ['This is fraud.', 'claim.fraud'],
    ['You defrauded me.', 'claim.fraud'],
    ['It will raise my credit score.', 'promise.score'],
    ['It will improve my credit score.', 'promise.score'],
    ['It will boost my credit score.', 'promise.score'],
    ['This is guaranteed to work.', 'promise.guarantee'],
    ['Take this as a final notice.', 'threat.final_notice'],
    ['They willfully failed to investigate.', 'claim.violation'],
  ])('stops "%s"', (words, code) => {
    expect(blocking(words).map((finding) => finding.code)).toContain(code);
  });

  it.each([
    'I received a final notice from the hospital.',
    'I got my final notice from the hospital.',
    'That final notice came in May, and it is the last warning they sent.',
    'The bank requires removal of a lien.',
    'It came with guaranteed asset protection.',
    'I had a loan with Guaranteed Rate.',
    'I paid $20 per item at the store.',
    'They knowingly failed to post my payment.',
    'The lender may sue.',
    'The landlord charged $500 in damages to the flat.',
    'The collector started legal action against me.',
    'The landlord retained counsel.',
    'I hired a lawyer for my divorce.',
    'I was the first to call the fraud department.',
  ])('does not stop "%s"', (words) => {
    expect(blocking(words)).toEqual([]);
  });

  it('lets the victim of identity theft speak of fraud', () => {
    expect(blocking('This is fraud. Someone defrauded me.', 'identity_theft')).toEqual([]);
  });

  const old = {
    itemType: 'collection',
    beingSued: 'no',
    firstDelinquencyDate: '2018-02-10',
    broughtCurrent: 'no',
    delinquencySource: 'report',
  };

  it.each(["I'll pay it later.", 'I’ll pay it later.', 'This is my debt.', 'The debt is mine.'])(
    'stops the admission "%s" about an old item',
    (words) => {
      expect(blocking(words, 'statute_of_limitations', old).map(({ code }) => code)).toEqual([
        'debt.admission',
      ]);
    },
  );

  it.each(['I owe nothing.', 'I owe them nothing.', 'The debt is not mine.'])(
    'lets "%s" pass about an old item',
    (words) => {
      expect(blocking(words, 'statute_of_limitations', old)).toEqual([]);
    },
  );
});

describe('identity theft', () => {
  const theft = {
    itemType: 'credit_card',
    theftKind: 'new_account',
    discoveryDate: '2026-10-01',
    thiefKnown: 'unknown',
    gotBenefit: 'no',
    notMyTransaction: 'yes',
  };
  const withReport = { ...theft, enclosures: 'photo_id,police_report' };

  it.each([
    'Please block it.',
    'Please block this item.',
    'Please block the item.',
    'You have four business days.',
    'Place an extended fraud alert on my file.',
  ])('stops "%s" without the report and the proof of identity, and not with both', (words) => {
    expect(blocking(words, 'identity_theft', theft).map(({ code }) => code)).toEqual([
      'identity_theft.block_without_report',
    ]);
    expect(blocking(words, 'identity_theft', withReport, [report, photoId])).toEqual([]);
    expect(blocking(words, 'identity_theft', withReport, [report])).not.toEqual([]);
    expect(blocking(words, 'identity_theft', withReport)).not.toEqual([]);
  });

  it('lets a bank card be blocked', () => {
    expect(blocking('I asked my bank to block the card.', 'identity_theft', theft)).toEqual([]);
  });

  const statementSaying = (text: string) => {
    const given = input('', 'identity_theft', withReport, [report, photoId]);
    const block = composeLetter(given).blocks.find(({ id }) => id === 'statement');
    const edited = {
      ...given,
      edits: [{ blockId: 'statement', replaced: block ? blockText(block) : '', text }],
    };
    return lintLetter(composeLetter(edited), edited).map(({ code }) => code);
  };

  it.each([
    'I am not sure it relates to any transaction.',
    'I am not saying it does not relate to any transaction by me.',
    'I do not know that it does not relate to any transaction by me.',
    'I can’t be certain that it does not relate to any transaction by me.',
    'Does it not relate to any transaction by me?',
  ])('does not take "%s" for the statement', (words) => {
    expect(statementSaying(words)).toContain('identity_theft.statement_missing');
  });

  it.each([
    'This doesn’t relate to any transaction by me.',
    "This doesn't relate to any transaction by me.",
    'It does NOT relate to\nany transaction by me.',
    'I am not sure who did it. This is not related to any transaction by me.',
  ])('takes "%s" for the statement', (words) => {
    expect(statementSaying(words)).not.toContain('identity_theft.statement_missing');
  });
});

function goldenInput(purpose: LetterPurpose): LetterInput {
  const golden = goldenCases.find((one) => one.recipient !== 'bureau' && one.purpose === purpose);
  if (!golden) throw new Error(`no letter for ${purpose}`);
  return golden.input;
}

/** What stops the letter once every paragraph that has the words is rewritten. */
function without(given: LetterInput, words: RegExp): readonly string[] {
  const edits: LetterEdit[] = composeLetter(given)
    .blocks.filter((block) => block.kind === 'paragraph' && words.test(block.text))
    .map((block) => ({ blockId: block.id, replaced: blockText(block), text: 'Please read on.' }));
  const edited = { ...given, edits };
  return lintLetter(composeLetter(edited), edited)
    .filter(({ severity }) => severity === 'block')
    .map(({ code }) => code);
}

describe('sentences that a letter may not lose', () => {
  it('keeps an offer from being an admission', () => {
    expect(without(goldenInput('pay_for_delete'), /admi/)).toContain('missing.no_admission');
    expect(without(goldenInput('pay_for_delete'), /Thank/)).toEqual([]);
  });

  it.each(['debt_validation', 'debt_verification'] as const)('keeps %s a dispute', (purpose) => {
    expect(without(goldenInput(purpose), /dispute/)).toContain('missing.dispute');
  });

  it.each(['pay_for_delete', 'debt_validation', 'debt_verification'] as const)(
    'finds them in %s as it is composed',
    (purpose) => {
      expect(lintLetter(composeLetter(goldenInput(purpose)), goldenInput(purpose))).toEqual([]);
    },
  );

  it('asks for the statement of 1681c-2(a)(4) about each item of a block request', () => {
    const golden = goldenCases.find(({ name }) => name === 'bureau--identity-theft--with-report');
    if (!golden) throw new Error('no block request');
    const { disputeDetails } = golden.input;
    const { facts = {} } = disputeDetails;
    const { itemType = '', theftKind = '', discoveryDate = '', thiefKnown = '' } = facts;
    const own = {
      itemType,
      theftKind,
      discoveryDate,
      thiefKnown,
      gotBenefit: 'no',
      notMyTransaction: 'yes',
    };
    const two: LetterInput = {
      ...golden.input,
      disputeDetails: {
        ...disputeDetails,
        moreItems: [
          {
            creditorName: 'Harbor Bank',
            accountNumber: '7781',
            disputeReason: 'identity_theft',
            facts: own,
          },
        ],
      },
    };
    const stops = (given: LetterInput) =>
      lintLetter(composeLetter(given), given)
        .filter(({ severity }) => severity === 'block')
        .map(({ code }) => code);
    expect(stops(two)).toEqual([]);
    const second = composeLetter(two).blocks.find(({ id }) => id === 'item-2-statement');
    const replaced = second ? blockText(second) : '';
    expect(replaced).toContain('does not relate to any transaction');
    const edits = [{ blockId: 'item-2-statement', replaced, text: 'Please see above.' }];
    expect(stops({ ...two, edits })).toContain('identity_theft.statement_missing');
  });
});
