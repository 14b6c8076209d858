import { describe, expect, it } from 'vitest';
import {
  companyTemplatesMessages as companySpanish,
  protectionTemplatesMessages as protectionSpanish,
  disputeTemplatesMessages as disputeSpanish,
} from './messages.es.ts';
import { composeLetter } from '../compose/compose-letter.rules.ts';
import { factFaults } from '../gates/fact-faults.rules.ts';
import {
  type LetterRecipient,
  TemplateSlug,
  isFollowUp,
  isSpecial,
  purposeOf,
} from '../contract/letter-purpose.ts';
import { refusalFor } from '../gates/gate.rules.ts';
import type { LetterInput } from '../contract/letter-document.ts';
import { dataToInclude } from './data-to-include.ts';
import { letterTemplates } from './letter-templates.ts';
import { lintLetter } from '../lint/lint-letter.rules.ts';
import { purposeRules, questionCatalogue, relevantFacts } from '../kinds/purposes.rules.ts';
import type { DisputeFacts } from '../contract/question.ts';
import { questionListMessages as questionWords } from '../kinds/messages.ts';
import { ruleFor } from '../law/rule-table.ts';

const templates = Object.values(letterTemplates);
const amount: DisputeFacts = {
  amountKind: 'balance',
  amountShown: '2150',
  amountCorrect: '1480',
  asOfDate: '2026-04-30',
  howComputed: 'My April statement shows $1,480, and I bought nothing after that.',
};
const debt: DisputeFacts = { collectorRole: 'buyer', amountClaimed: '1180', beingSued: 'no' };
const identity: DisputeFacts = { identityUsed: 'no' };

/** What a person may answer for each template, beside what it presets; questions that are not asked drop their answer. */
const plausible: Readonly<Record<TemplateSlug, DisputeFacts>> = {
  collections: { ...debt, ...identity, howKnown: 'never_had', dealtWithCompany: 'never' },
  'charge-off': amount,
  'late-payment': {
    itemType: 'auto_loan',
    lateMonth: '2025-07',
    lateDays: '30',
    paymentDueDate: '2025-07-15',
    paymentMadeDate: '2025-07-14',
    dateSource: 'statement',
  },
  'hard-inquiry': { ...identity, inquiryDate: '2026-09-17', applied: 'no' },
  'medical-collections': {
    ...debt,
    shownNow: 'Open collection, balance $812',
    fullOrSettled: 'full',
    paidDate: '2025-05-02',
    paidAmount: '812.40',
    paidTo: 'Lakeside Dental',
    paidMethod: 'check',
  },
  'student-loans': { ...amount, itemType: 'student_loan_federal' },
  'identity-theft': {
    ...debt,
    itemType: 'credit_card',
    theftKind: 'new_account',
    discoveryDate: '2026-10-01',
    thiefKnown: 'unknown',
    gotBenefit: 'no',
    notMyTransaction: 'yes',
  },
  'security-freeze': { freezeAction: 'place', enclosures: 'photo_id,proof_of_address' },
  'minor-freeze': {
    protectedAs: 'parent',
    protectedName: 'Elena Okafor',
    protectedBorn: '2017-03-09',
    livesWithMe: 'yes',
    enclosures: 'authority_proof,photo_id,protected_identity',
  },
  'active-duty-alert': { dutyAway: 'yes', enclosures: 'photo_id,duty_papers' },
  'mixed-file': {
    ...identity,
    otherName: 'Dana Whitfeld',
    otherIs: 'stranger',
    theirEntries: 'Kestrel Auto Finance loan ending in 9013.',
    agreedToPay: 'no',
  },
  deceased: { itemType: 'credit_card', whoDied: 'joint_holder' },
  'personal-information': {
    detailKind: 'address',
    detailFault: 'not_mine',
    shownNow: '77 Mesa Drive, Tucson, AZ 85701',
  },
  'judgments-and-liens': { beingSued: 'no', recordKind: 'civil_judgment' },
  'child-support': { ...amount },
  'old-bankruptcy': { beingSued: 'no', reliefDate: '2015-03-14', chapter: '7' },
  '609-letter-myth': { freeReportSeen: 'yes' },
  '623-direct-dispute': { ...amount, itemType: 'credit_card' },
  'pay-for-delete': {
    ...debt,
    itemType: 'collection',
    debtIsMine: 'yes',
    restartUnderstood: 'yes',
    offerAmount: '700',
    payDays: '15',
    offerDays: '30',
  },
  'goodwill-adjustment': {
    itemType: 'credit_card',
    lateIsTrue: 'yes',
    openDispute: 'no',
    lateMonth: '2024-03',
    stillOpen: 'yes',
    customerFor: 'over_five',
    story: 'I was in the hospital for two weeks, and my bills went unopened.',
    standing: 'on_time',
  },
  'debt-validation': {
    ...debt,
    noticeState: 'with_date',
    disputeBy: '2026-12-10',
    disputeWhy: 'not_known',
  },
  'debt-verification': { ...debt, noticeState: 'over', disputeWhy: 'not_known', contact: 'any' },
};

function input(template: TemplateSlug, recipient: LetterRecipient): LetterInput {
  const { disputeReason, facts } = letterTemplates[template].preset;
  const about = { disputeReason, template, recipient };
  return {
    personalInfo: {
      firstName: 'Dana',
      lastName: 'Whitfield',
      address: '12 Elm Street',
      city: 'Dayton',
      state: 'OH',
      zipCode: '45402',
    },
    disputeDetails: {
      ...about,
      creditorName: 'Harbor Finance',
      accountNumber: '4400661290873315',
      facts: relevantFacts(about, { ...facts, ...plausible[template] }),
      recipientAddress: {
        name: 'Harbor Finance',
        street: 'P.O. Box 5520',
        city: 'Columbus',
        state: 'OH',
        zipCode: '43215',
        source: 'report',
      },
    },
    bureau: recipient === 'bureau' ? 'equifax' : undefined,
    date: '2026-11-21',
    reference: 'CF-0000-0000',
  };
}
const letters = templates.flatMap(({ slug, recipients }) =>
  recipients.map((recipient) => [slug, recipient] as const),
);
const bySlug = templates.map((template) => [template.slug, template] as const);

describe('the templates', () => {
  it('stand at the addresses of the product, each under its own name', () => {
    expect(Object.keys(letterTemplates).toSorted()).toEqual(Object.keys(TemplateSlug).toSorted());
    for (const [key, { slug, path }] of Object.entries(letterTemplates)) {
      expect(slug).toBe(key);
      expect(path).toMatch(new RegExp(`^/(?:dispute-letters|letters)/${slug}$`));
    }
    expect(
      templates.filter(({ path }) => path.startsWith('/letters/')).map(({ slug }) => slug),
    ).toEqual([
      'pay-for-delete',
      'goodwill-adjustment',
      'debt-validation',
      'debt-verification',
      'security-freeze',
      'minor-freeze',
      'active-duty-alert',
    ]);
  });

  it.each(bySlug)('%s has a row for each recipient and reason it names', (slug, template) => {
    const missing = template.recipients.flatMap((recipient) =>
      template.reasons
        .map((disputeReason) => purposeOf({ disputeReason, template: slug }))
        .filter((purpose) => !ruleFor(purpose, recipient))
        .map((purpose) => `${recipient}/${purpose}`),
    );
    // How long an item may be reported binds the bureaus alone, so a lender gets no such letter.
    expect(missing.filter((pair) => pair !== 'furnisher/statute_of_limitations')).toEqual([]);
    expect(template.reasons).toContain(template.preset.disputeReason);
  });

  it.each(letters)('%s gives a letter to the %s that reads clean', (slug, recipient) => {
    const given = input(slug, recipient);
    expect(factFaults(given.disputeDetails, given.date)).toEqual([]);
    expect(refusalFor(given.disputeDetails, given.date)).toBeUndefined();
    expect(lintLetter(composeLetter(given), given)).toEqual([]);
  });

  it.each(bySlug)('%s presets only answers that its questions take', (slug, template) => {
    const { disputeReason, facts } = template.preset;
    for (const recipient of template.recipients) {
      const about = { disputeReason, template: slug, recipient };
      expect(relevantFacts(about, facts)).toEqual(facts);
      for (const { key, options } of questionCatalogue(about)) {
        const choices = typeof options === 'function' ? options(facts) : options;
        if (facts[key] === undefined) continue;
        expect(choices?.map(({ value }) => value)).toContain(facts[key]);
      }
    }
  });

  it.each(bySlug)('%s speaks plainly and promises nothing', (_slug, template) => {
    const { title, description, intro, when, notFor } = template;
    const texts = [title, description, intro, ...when, ...notFor];
    for (const text of texts) {
      expect(text).not.toMatch(
        /!|—|–|guarantee|will be (?:deleted|removed)|score|you must|loophole/i,
      );
      expect(text.trim()).toBe(text);
    }
    expect(description.length).toBeLessThanOrEqual(150);
    for (const text of [description, intro, ...when, ...notFor]) expect(text).toMatch(/\.$/);
    expect(intro.split(/\. /).length).toBeGreaterThanOrEqual(2);
    expect(when.length).toBeGreaterThanOrEqual(3);
    expect(new Set(texts).size).toBe(texts.length);
    for (const slug of template.instead) expect(slug).not.toBe(template.slug);
  });

  it.each(Object.entries({ ...disputeSpanish, ...companySpanish, ...protectionSpanish }))(
    '%s says the same in Spanish, as plainly',
    (slug, { title, description, intro, when, notFor }) => {
      const english = letterTemplates[slug as TemplateSlug];
      expect([when.length, notFor.length]).toEqual([english.when.length, english.notFor.length]);
      expect(description.length).toBeLessThanOrEqual(150);
      for (const text of [title, description, intro, ...when, ...notFor])
        expect(text).not.toMatch(/[!¡—–]|garanti|puntaje|puntuación|se borrará/i);
      for (const text of [description, intro, ...when, ...notFor]) expect(text).toMatch(/\.$/);
    },
  );

  it('say nothing of seven years for student loans', () => {
    const { when, notFor, intro, reasons } = letterTemplates['student-loans'];
    expect([intro, ...when, ...notFor].join(' ')).not.toMatch(/seven|7/);
    expect(reasons).not.toContain('statute_of_limitations');
  });

  it('speak of the medical policy as what the bureaus have said, not as law', () => {
    const { when, intro, notFor } = letterTemplates['medical-collections'];
    const text = [intro, ...when, ...notFor].join(' ');
    expect(text).toContain('have said that they do not show');
    expect(text).not.toMatch(/\blaw\b|HIPAA|CFPB/);
  });
});

describe('what to include', () => {
  it('has words for every required question', () => {
    const required = Object.entries(purposeRules)
      .filter(([purpose]) => !isFollowUp(purpose))
      .flatMap(([, { questions }]) => questions)
      .filter((question) => question.required);
    for (const { key } of required) expect(questionWords).toHaveProperty(key);
  });

  it.each(bySlug)('of %s comes from the questions and the row', (slug, template) => {
    const lines = dataToInclude(template);
    expect(new Set(lines).size).toBe(lines.length);
    for (const line of lines) {
      expect(line).not.toMatch(/!|\bmy\b|\bMy\b|\.$/);
      expect(line.length).toBeGreaterThan(5);
    }
    const [recipient] = template.recipients;
    const purpose = purposeOf({ disputeReason: template.preset.disputeReason, template: slug });
    const advised = ruleFor(purpose, recipient)?.enclosuresAdvised ?? [];
    expect(lines.filter((line) => line.startsWith('A copy of '))).toHaveLength(advised.length);
    expect(lines.length).toBeGreaterThanOrEqual(advised.length + 3);
  });

  it('leaves out what the template already answers, and gates that are no data', () => {
    expect(dataToInclude(letterTemplates['late-payment'])).not.toContain('Which date is wrong');
    expect(dataToInclude(letterTemplates['late-payment'])).toContain('The day the payment was due');
    expect(dataToInclude(letterTemplates['goodwill-adjustment'])).toContain(
      'What happened, in your own words',
    );
    expect(dataToInclude(letterTemplates['goodwill-adjustment'])).not.toContain('');
    expect(dataToInclude(letterTemplates['hard-inquiry']).join()).not.toContain('account number');
  });

  it.each([
    ['judgments-and-liens', 'The court or office, as your report shows it'],
    ['child-support', 'The child support office'],
  ] as const)('asks for a case and not for an account in %s', (slug, office) => {
    const lines = dataToInclude(letterTemplates[slug]);
    expect(lines).toContain(office);
    expect(lines.join()).not.toMatch(/account number|suing you|name of the company/);
  });

  it('knows which templates follow rules of their own', () => {
    const special = templates.filter(({ slug, preset }) =>
      isSpecial(purposeOf({ disputeReason: preset.disputeReason, template: slug })),
    );
    expect(special.map(({ reasons }) => reasons)).toEqual(special.map(() => ['other']));
    expect(special).toHaveLength(8);
  });
});
