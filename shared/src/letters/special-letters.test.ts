import { describe, expect, it } from 'vitest';
import { bureaus } from './contract/bureaus.ts';
import { composeLetter } from './compose/compose-letter.rules.ts';
import { factFaults } from './gates/fact-faults.rules.ts';
import {
  LetterRecipient,
  SpecialPurpose,
  TemplateSlug,
  isFollowUp,
  purposeOf,
} from './contract/letter-purpose.ts';
import { adviceFor, refusalFor } from './gates/gate.rules.ts';
import { citedLaw } from './law/legal-citation.rules.ts';
import { letterDocumentSchema } from './contract/letter-document.schema.ts';
import { type LetterInput, blockText } from './contract/letter-document.ts';
import { lintLetter } from './lint/lint-letter.rules.ts';
import { purposeRules } from './kinds/purposes.rules.ts';
import type { DisputeFacts } from './contract/question.ts';
import { readingGrade, wordCount } from './lint/words.rules.ts';
import { ruleFor } from './law/rule-table.ts';

const TODAY = '2026-11-21';

const goodwill: DisputeFacts = {
  lateIsTrue: 'yes',
  openDispute: 'no',
  lateMonth: '2024-03',
  itemType: 'credit_card',
  stillOpen: 'yes',
  customerFor: 'over_ten',
  story: 'I was in the hospital for two weeks, and my bills went unopened.',
  standing: 'on_time',
  caughtUpDate: '2024-04-19',
  changedSince: 'I have set up automatic payments',
  enclosures: 'statement',
};
const offer: DisputeFacts = {
  collectorRole: 'buyer',
  collectorReference: 'NR-20418',
  debtIsMine: 'yes',
  beingSued: 'no',
  restartUnderstood: 'yes',
  itemType: 'collection',
  amountClaimed: '1180',
  offerAmount: '700',
  payDays: '15',
  offerDays: '30',
};
const validation: DisputeFacts = {
  collectorRole: 'collector',
  collectorReference: 'NR-20418',
  noticeState: 'with_date',
  disputeBy: '2026-12-14',
  noticeDate: '2026-11-05',
  amountClaimed: '1180',
  disputeWhy: 'amount',
  beingSued: 'no',
  enclosures: 'creditor_letter',
};
const verification: DisputeFacts = {
  collectorRole: 'collector',
  noticeState: 'over',
  amountClaimed: '1180',
  disputeWhy: 'not_mine',
  contact: 'any',
  beingSued: 'no',
};
const disclosure: DisputeFacts = {
  freeReportSeen: 'yes',
  hideSsn: 'yes',
  enclosures: 'photo_id,proof_of_address',
};
const freeze: DisputeFacts = { freezeAction: 'place', enclosures: 'photo_id,proof_of_address' };
const protectedFreeze: DisputeFacts = {
  protectedAs: 'parent',
  protectedName: 'Jonah Whitfield',
  protectedBorn: '2015-08-02',
  livesWithMe: 'yes',
  enclosures: 'authority_proof,photo_id,protected_identity',
};
const alert: DisputeFacts = { dutyAway: 'yes', enclosures: 'identity_proof' };

const letters = {
  'goodwill-adjustment': { recipient: LetterRecipient.furnisher, facts: goodwill },
  'pay-for-delete': { recipient: LetterRecipient.collector, facts: offer },
  'debt-validation': { recipient: LetterRecipient.collector, facts: validation },
  'debt-verification': { recipient: LetterRecipient.collector, facts: verification },
  '609-letter-myth': { recipient: LetterRecipient.bureau, facts: disclosure },
  'security-freeze': { recipient: LetterRecipient.bureau, facts: freeze },
  'minor-freeze': { recipient: LetterRecipient.bureau, facts: protectedFreeze },
  'active-duty-alert': { recipient: LetterRecipient.bureau, facts: alert },
} as const;
type Special = keyof typeof letters;
const slugs = Object.keys(letters) as Special[];

function input(template: Special, facts: DisputeFacts = letters[template].facts): LetterInput {
  const { recipient } = letters[template];
  return {
    personalInfo: {
      firstName: 'Dana',
      lastName: 'Whitfield',
      address: '12 Elm Street',
      city: 'Dayton',
      state: 'OH',
      zipCode: '45402',
      dateOfBirth: '1988-04-17',
      ssnLast4: '4821',
    },
    disputeDetails: {
      creditorName: 'Northgate Recovery',
      accountNumber: '4400661290873315',
      disputeReason: 'other',
      template,
      recipient,
      facts,
      ...(recipient === 'bureau'
        ? {}
        : {
            recipientAddress: {
              name: 'Northgate Recovery',
              street: 'P.O. Box 5520',
              city: 'Columbus',
              state: 'OH',
              zipCode: '43215',
              source: 'report' as const,
            },
          }),
    },
    bureau: recipient === 'bureau' ? 'experian' : undefined,
    date: TODAY,
    reference: 'CF-0000-0000',
  };
}
const wholeText = (given: LetterInput) => {
  const { subject, salutation, blocks } = composeLetter(given);
  return [subject, salutation, ...blocks.map(blockText)].join('\n');
};
const refused = (template: Special, facts: DisputeFacts) =>
  refusalFor(input(template, facts).disputeDetails, TODAY);
const advised = (template: Special, facts: DisputeFacts) =>
  adviceFor(input(template, facts).disputeDetails, TODAY).map(({ code }) => code);
const faultsOf = (template: Special, facts: DisputeFacts) =>
  factFaults(input(template, facts).disputeDetails, TODAY).map(({ path }) => path);

const variants: readonly (readonly [Special, string, DisputeFacts])[] = [
  ...slugs.map((slug) => [slug, 'usual', letters[slug].facts] as const),
  [
    'goodwill-adjustment',
    'several months, closed and paid off',
    { ...goodwill, lastLateMonth: '2024-05', stillOpen: 'no', standing: 'paid_off' },
  ],
  [
    'goodwill-adjustment',
    'catching up',
    { ...goodwill, standing: 'catching_up', caughtUpDate: '' },
  ],
  ['pay-for-delete', 'full amount', { ...offer, offerAmount: '1,180.00' }],
  [
    'debt-validation',
    'no printed date',
    { ...validation, noticeState: 'no_date', disputeBy: '', noticeReceived: '2026-11-10' },
  ],
  ...['not_mine', 'not_known', 'paid'].map(
    (disputeWhy) => ['debt-validation', disputeWhy, { ...validation, disputeWhy }] as const,
  ),
  [
    'debt-validation',
    'a reason of its own',
    { ...validation, disputeWhy: 'other', disputeDetails: 'I canceled this contract in May 2024' },
  ],
  ['debt-verification', 'no contact', { ...verification, contact: 'stop' }],
  ['debt-verification', 'by mail only', { ...verification, contact: 'mail_only' }],
  ['debt-verification', 'no notice', { ...verification, noticeState: 'never' }],
  ['debt-verification', 'only reported', { ...verification, noticeState: 'report_only' }],
  ['609-letter-myth', 'without ID', { freeReportSeen: 'no' }],
  [
    'security-freeze',
    'lifted',
    { ...freeze, freezeAction: 'lift', liftFrom: '2026-12-07', liftUntil: '2026-12-18' },
  ],
  ['security-freeze', 'removed', { ...freeze, freezeAction: 'remove' }],
  ['minor-freeze', 'guardian of a child', { ...protectedFreeze, protectedAs: 'child_guardian' }],
  [
    'minor-freeze',
    'guardian of an adult',
    {
      ...protectedFreeze,
      protectedAs: 'guardian',
      protectedBorn: '1951-06-30',
      livesWithMe: 'no',
      protectedAddress: '220 Maple Court, Dayton, OH 45410',
    },
  ],
  ['active-duty-alert', 'with a phone', { ...alert, alertPhone: '937-555-0148' }],
];

describe('every special letter', () => {
  it('has facts here', () => {
    expect(
      slugs.map((template) => purposeOf({ disputeReason: 'other', template })).toSorted(),
    ).toEqual(
      Object.values(SpecialPurpose)
        .filter((purpose) => !isFollowUp(purpose))
        .toSorted(),
    );
  });

  it.each(variants)('%s reads clean: %s', (template, _name, facts) => {
    const given = input(template, facts);
    const { disputeDetails, date } = given;
    expect(factFaults(disputeDetails, date)).toEqual([]);
    expect(refusalFor(disputeDetails, date)).toBeUndefined();
    const document = composeLetter(given);
    expect(letterDocumentSchema.parse(document)).toEqual(document);
    expect(lintLetter(document, given)).toEqual([]);
    const prose = document.blocks.filter(({ kind }) => kind !== 'facts').map(blockText);
    expect(readingGrade(prose.join('\n'))).toBeLessThanOrEqual(9);
    expect(wordCount(prose.join(' '))).toBeLessThan(380);
  });

  it.each(slugs)('%s is never written without its answers', (template) => {
    const { disputeDetails } = input(template);
    const { facts: _facts, ...bare } = disputeDetails;
    const row = ruleFor(purposeOf(disputeDetails), letters[template].recipient);
    const asked = factFaults(bare, TODAY).map(({ path }) => path.replace(/^.*\./, ''));
    expect(asked.length).toBeGreaterThan(0);
    const papers = (row?.enclosuresNeeded ?? []).length > 0 ? ['enclosures'] : [];
    expect([...(row?.factsRequired ?? []), ...papers]).toEqual(expect.arrayContaining(asked));
  });

  it.each(slugs)('%s has the facts of its row as required questions', (template) => {
    const { disputeDetails } = input(template);
    const purpose = purposeOf(disputeDetails);
    const required = purposeRules[purpose].questions.filter((question) => question.required);
    expect(ruleFor(purpose, letters[template].recipient)?.factsRequired.toSorted()).toEqual(
      required.map(({ key }) => key).toSorted(),
    );
  });

  it.each(slugs)('%s tells a company neither the date of birth nor the SSN', (template) => {
    const { identification } = composeLetter(input(template));
    const isAgency = letters[template].recipient === 'bureau';
    expect(
      identification.map(({ label }) =>
        label.replace(/^My (.)/, (_, first: string) => first.toUpperCase()),
      ),
    ).toEqual(isAgency ? ['Date of birth', 'Social Security number'] : []);
  });

  it.each(slugs)('%s asks each group of questions in one go', (template) => {
    const groups = purposeRules[purposeOf(input(template).disputeDetails)].questions.map(
      ({ group }) => group,
    );
    const starts = groups.filter((group, index) => group !== groups[index - 1]);
    expect(new Set(starts).size).toBe(starts.length);
  });

  it.each(slugs)('%s goes to no other recipient', (template) => {
    const purpose = purposeOf({ disputeReason: 'other', template });
    const others = Object.values(LetterRecipient).filter(
      (to) => to !== letters[template].recipient,
    );
    for (const recipient of others) expect(ruleFor(purpose, recipient)).toBeUndefined();
  });
});

describe('a goodwill letter', () => {
  it('owns the late payment, tells the story and asks for a favor, without a word of law', () => {
    const given = input('goodwill-adjustment');
    const text = wholeText(given);
    expect(text).toMatch(/[Tt]he payment was late/);
    expect(text).toContain('March 2024');
    expect(text).toContain('April 19, 2024');
    expect(text).toContain('I have set up automatic payments.');
    expect(text).toContain('more than ten years');
    expect(citedLaw(text)).toEqual([]);
    expect(text).not.toMatch(/disput|inaccura|incorrect|wrong|error|\bAct\b|law|requir|must/i);
  });

  it('names all the months of a row of late payments', () => {
    const facts = { ...goodwill, lastLateMonth: '2024-05' };
    expect(wholeText(input('goodwill-adjustment', facts))).toContain('March 2024 through May 2024');
    expect(faultsOf('goodwill-adjustment', { ...facts, lastLateMonth: '2024-01' })).toEqual([
      'disputeDetails.facts.lastLateMonth',
    ]);
  });

  it('is refused where the late mark is wrong or disputed', () => {
    expect(refused('goodwill-adjustment', { ...goodwill, lateIsTrue: 'no' })?.ways).toContainEqual(
      expect.objectContaining({ kind: 'switch_template', template: TemplateSlug['late-payment'] }),
    );
    expect(refused('goodwill-adjustment', { ...goodwill, openDispute: 'yes' })?.code).toBe(
      'goodwill.open_dispute',
    );
  });

  it('wants a story, and warns that the company may say no', () => {
    expect(faultsOf('goodwill-adjustment', { ...goodwill, story: 'Forgot.' })).toEqual([
      'disputeDetails.facts.story',
    ]);
    expect(advised('goodwill-adjustment', goodwill)).toContain('goodwill.may_say_no');
  });
});

describe('a pay-for-delete letter', () => {
  it('offers on a condition, ends by itself and admits nothing', () => {
    const given = input('pay-for-delete');
    const text = wholeText(given);
    for (const words of ['$700.00', '$1,180.00', 'within 15 days', '30 days']) {
      expect(text).toContain(words);
    }
    expect(text).toMatch(/agreement in writing/);
    expect(text).toMatch(/not an admission/);
    expect(text).toMatch(/not a promise to pay/);
    expect(text).toMatch(/free to (?:say no|decline)/);
    expect(citedLaw(text)).toEqual([]);
    expect(text).not.toMatch(
      /\b(?:Act|law|rights?(?! as| to| in)(?<!is right)|must|require[sd]?|my debt|I owe)\b/,
    );
  });

  it('does not offer more than is asked for, or nothing', () => {
    const path = 'disputeDetails.facts.offerAmount';
    expect(faultsOf('pay-for-delete', { ...offer, offerAmount: '1180.01' })).toEqual([path]);
    expect(faultsOf('pay-for-delete', { ...offer, offerAmount: '0' })).toEqual([path]);
  });

  it.each([
    ['collectorRole', 'original', 'collector.original_creditor'],
    ['beingSued', 'yes', 'pay_for_delete.being_sued'],
    ['restartUnderstood', 'no', 'pay_for_delete.restart'],
    ['debtIsMine', 'no', 'pay_for_delete.not_mine'],
  ])('is refused where %s is %s', (key, value, code) => {
    expect(refused('pay-for-delete', { ...offer, [key]: value })?.code).toBe(code);
  });

  it('warns where another way may be better', () => {
    expect(advised('pay-for-delete', { ...offer, itemType: 'medical_collection' })).toContain(
      'pay_for_delete.medical',
    );
    expect(advised('pay-for-delete', { ...offer, offerAmount: '500' })).toContain(
      'pay_for_delete.tax',
    );
    expect(advised('pay-for-delete', offer)).not.toContain('pay_for_delete.tax');
  });
});

describe('a debt validation letter', () => {
  it('disputes, asks for verification and says what the law stops, without a deadline', () => {
    const given = input('debt-validation');
    const text = wholeText(given);
    expect(text).toMatch(/I dispute this debt/);
    expect(text).toContain('15 U.S.C. § 1692g(b)');
    expect(text).toContain('12 C.F.R. § 1006.38');
    expect(text).toContain('stop collecting');
    expect(text).toContain('original creditor');
    expect(text).toContain('December 14, 2026');
    expect(text).not.toMatch(/contract|\bdays\b|deadline|1681|1022|I owe|\bsigned\b/i);
  });

  it.each([
    [{ disputeBy: '2026-11-20' }, 'debt_validation.period_over'],
    [{ disputeBy: TODAY }, 'debt_validation.too_late_for_mail'],
    [{ disputeBy: '2026-11-23', sentBy: 'mail' }, 'debt_validation.too_late_for_mail'],
    [{ disputeBy: TODAY, sentBy: 'at_once' }, undefined],
    [{ disputeBy: '2026-11-24' }, undefined],
    [
      { noticeState: 'no_date', disputeBy: '', noticeReceived: '2026-10-21' },
      'debt_validation.period_over',
    ],
    [
      { noticeState: 'no_date', disputeBy: '', noticeReceived: '2026-10-22' },
      'debt_validation.too_late_for_mail',
    ],
    [{ noticeState: 'no_date', disputeBy: '', noticeReceived: '2026-10-25' }, undefined],
    [{ noticeState: 'none', disputeBy: '' }, 'debt_validation.no_notice'],
    [{ collectorRole: 'original' }, 'collector.original_creditor'],
  ])('is written only in time and to a collector: %j', (change, code) => {
    expect(refused('debt-validation', { ...validation, ...change })?.code).toBe(code);
  });

  it('leads to the verification letter when the time is over', () => {
    const over = refused('debt-validation', { ...validation, disputeBy: '2026-11-01' });
    expect(over?.ways).toContainEqual(
      expect.objectContaining({ template: TemplateSlug['debt-verification'] }),
    );
  });

  it('takes a date that lies ahead, but none that no notice would give', () => {
    expect(faultsOf('debt-validation', { ...validation, disputeBy: '2027-03-01' })).toEqual([
      'disputeDetails.facts.disputeBy',
    ]);
    expect(faultsOf('debt-validation', { ...validation, noticeDate: '2026-12-01' })).toEqual([
      'disputeDetails.facts.noticeDate',
    ]);
  });

  it('hurries where the time is short, and points to the court if there is a lawsuit', () => {
    expect(advised('debt-validation', { ...validation, disputeBy: '2026-11-25' })).toContain(
      'debt_validation.soon_over',
    );
    expect(advised('debt-validation', validation)).not.toContain('debt_validation.soon_over');
    expect(advised('debt-validation', { ...validation, beingSued: 'yes' })).toContain(
      'collector.being_sued',
    );
  });
});

describe('a debt verification letter', () => {
  it('asks to mark the debt as disputed, and claims neither a stop nor a deadline', () => {
    const given = input('debt-verification');
    const text = wholeText(given);
    expect(text).toMatch(/I dispute (?:this|the) debt/);
    expect(text).toContain('15 U.S.C. § 1692e(8)');
    expect(text).not.toMatch(/1692g|1692c|1006|stop collecting|cease|contract|\bdays\b|I owe/i);
  });

  it('stops contact only where the person wants it, and says what that means', () => {
    const stop = { ...verification, contact: 'stop' };
    expect(wholeText(input('debt-verification', stop))).toContain('15 U.S.C. § 1692c(c)');
    expect(advised('debt-verification', stop)).toContain('debt_verification.stop_contact');
    const byMail = wholeText(input('debt-verification', { ...verification, contact: 'mail_only' }));
    expect(byMail).toContain('Write to me only by mail');
    expect(byMail).toContain('12 C.F.R. § 1006.14(h)(1)');
    expect(byMail).not.toContain('1692c');
  });

  it('asks for the notice only where a collector was in contact and sent none', () => {
    const never = wholeText(input('debt-verification', { ...verification, noticeState: 'never' }));
    expect(never).toContain('15 U.S.C. § 1692g(a)');
    const found = wholeText(
      input('debt-verification', { ...verification, noticeState: 'report_only' }),
    );
    expect(found).not.toContain('1692g');
    expect(found).toContain('found the debt on my credit report');
  });

  it('gives way to the stronger letter while there is time', () => {
    expect(
      refused('debt-verification', { ...verification, noticeState: 'in_time' })?.ways,
    ).toContainEqual(expect.objectContaining({ template: TemplateSlug['debt-validation'] }));
    expect(refused('debt-verification', { ...verification, collectorRole: 'original' })?.code).toBe(
      'collector.original_creditor',
    );
  });
});

describe('a file disclosure', () => {
  it('asks to see the file and for nothing else', () => {
    const given = input('609-letter-myth');
    const text = wholeText(given);
    expect(text).toContain('15 U.S.C. § 1681g(a)');
    expect(citedLaw(text).map(({ section }) => section)).toEqual(['15 USC 1681g']);
    expect(text).toContain(bureaus.experian.name);
    expect(text).toContain('last four digits');
    expect(text).not.toMatch(/delet|remov|correct|verif|contract|signature|609|loophole|\bfree\b/i);
  });

  it('recommends the free report and identification first', () => {
    expect(advised('609-letter-myth', { freeReportSeen: 'no' })).toEqual([
      'file_disclosure.free_report',
      'file_disclosure.no_deletion',
      'file_disclosure.identification',
    ]);
    expect(advised('609-letter-myth', disclosure)).toEqual(['file_disclosure.no_deletion']);
  });
});
