import { describe, expect, it } from 'vitest';
import { Agency, agencies, agencyName, printedAddress } from './contract/agencies.ts';
import {
  disputeLetterRequestSchema,
  type DisputeDetails,
} from './contract/dispute-request.schema.ts';
import { type LetterDocument, blockText } from './contract/letter-document.ts';
import { composeLetter } from './compose/compose-letter.rules.ts';
import { letterTranslation } from './compose/translation.ts';
import { factFaults } from './gates/fact-faults.rules.ts';
import { adviceFor, refusalFor } from './gates/gate.rules.ts';
import { repeatsWithNothingNew } from './gates/repeat.rules.ts';
import { goldenCases } from './golden/golden-cases.ts';
import { followUpDraft } from './kinds/follow-up-draft.rules.ts';
import { disputeCases, questionsFor } from './kinds/purposes.rules.ts';
import { answerDue } from './law/follow-up-clock.rules.ts';
import { allowedStatutes } from './law/rule-table.ts';

const TODAY = '2026-11-21';
const golden = (name: string) => {
  const found = goldenCases.find((one) => one.name === name);
  if (!found) throw new Error(`no golden letter ${name}`);
  return found.input;
};
const typed = {
  name: 'Prairie Tenant Records',
  street: 'P.O. Box 1180',
  city: 'Sioux Falls',
  state: 'SD',
  zipCode: '57101',
  source: 'report',
} as const;
/** The golden letter to a bureau, sent to an agency in its place. */
const sentTo = (name: string, agency: Agency) => {
  const input = golden(name);
  const disputeDetails = { ...input.disputeDetails, agency, recipientAddress: typed };
  return { ...input, bureau: undefined, disputeDetails };
};
const textOf = ({ subject, salutation, blocks }: LetterDocument) =>
  [subject, salutation, ...blocks.map(blockText)].join('\n');
const lawOf = ({ disputeDetails, attached }: ReturnType<typeof sentTo>) =>
  allowedStatutes(disputeCases(disputeDetails, TODAY, attached));

describe('the table of agencies', () => {
  it.each(Object.entries(agencies))('%s has sourced addresses, or says why not', (_, agency) => {
    for (const { purpose, street, city, zipCode, source, checked } of agency.addresses) {
      expect(['dispute', 'disclosure', 'freeze']).toContain(purpose);
      expect([street, city, source].filter((text) => text.trim() === '')).toEqual([]);
      expect(zipCode).toMatch(/^\d{5}(?:-\d{4})?$/);
      expect(checked).toMatch(/^20\d\d-\d\d$/);
    }
    const purposes = agency.addresses.map(({ purpose }) => purpose);
    expect(new Set(purposes).size).toBe(purposes.length);
    const isComplete = purposes.includes('dispute') && purposes.includes('disclosure');
    expect(isComplete || (agency.notPrinted ?? '') !== '').toBe(true);
  });

  it('prints an address for its own purpose alone', () => {
    const dispute = { disputeReason: 'not_mine' } as const;
    const disclosure = { disputeReason: 'other', template: '609-letter-myth' } as const;
    expect(printedAddress({ ...dispute, agency: 'chex_systems' })?.purpose).toBe('dispute');
    expect(printedAddress({ ...disclosure, agency: 'chex_systems' })).toBeUndefined();
    expect(printedAddress({ ...disclosure, agency: 'nctue' })?.purpose).toBe('disclosure');
    expect(printedAddress({ ...dispute, agency: 'nctue' })).toBeUndefined();
    expect(printedAddress({ ...dispute, agency: 'lexisnexis' })).toBeUndefined();
  });
});

describe('a letter to an agency', () => {
  it.each(Object.values(Agency))('%s gets its own address, or asks for one', (agency) => {
    const { recipientAddress: _, ...details } = sentTo('bureau--not-mine', agency).disputeDetails;
    const asked = factFaults(details, TODAY)
      .map(({ path }) => path)
      .filter((path) => path.includes('recipientAddress'));
    const printed = printedAddress(details);
    expect(asked).toEqual(printed ? [] : ['disputeDetails.recipientAddress.street']);
    const input = sentTo('bureau--not-mine', agency);
    const letter = composeLetter(input);
    expect(letter.recipient.lines).toEqual(['P.O. Box 1180', 'Sioux Falls, SD 57101']);
    expect(letter.mailingChoices).toEqual([]);
    expect(letter.salutation).toBe(
      `To the dispute department of ${agencyName(input.disputeDetails)}:`,
    );
  });

  it('prints the address of the table where it is sure', () => {
    expect(composeLetter(golden('bureau--not-mine--chex-systems')).recipient).toEqual({
      name: 'Chex Systems, Inc.',
      lines: ['Attn: Consumer Relations', 'P.O. Box 583399', 'Minneapolis, MN 55458'],
    });
  });

  it('reads in Spanish throughout', () => {
    const letter = composeLetter(golden('bureau--file-disclosure--nctue'));
    const spanish = letterTranslation(letter);
    expect(JSON.stringify(spanish)).toContain('mi expediente');
  });

  it('says of a court record of somebody else that the record is not mine, and of no account', () => {
    const { disputeDetails, ...input } = sentTo('bureau--not-mine', 'another');
    const { originalCreditor: _, ...facts } = disputeDetails.facts ?? {};
    const record = {
      ...disputeDetails,
      creditorName: 'Franklin County Municipal Court',
      accountNumber: '2023 CVG 011872',
      facts: { ...facts, itemType: 'other_item' },
    };
    const document = composeLetter({ ...input, disputeDetails: record });
    expect(document.subject).toBe('Dispute of Franklin County Municipal Court: not my record');
    const text = textOf(document);
    expect(text).toContain('This public record is not mine.');
    expect(text).toContain('If the record cannot be verified as mine, remove it from my file.');
    expect(text).not.toMatch(/account is|the account|done business/);
  });

  it('names no bureau beside it, and has no other kind of recipient', () => {
    const { personalInfo, disputeDetails } = sentTo('bureau--not-mine', 'innovis');
    const form = { personalInfo, disputeDetails, signature: { typedName: 'Maria Alvarez' } };
    const parse = (more: object) => disputeLetterRequestSchema.safeParse({ ...form, ...more });
    expect(parse({}).success).toBe(true);
    expect(parse({ deliveryMethod: 'mail' }).success).toBe(true);
    expect(parse({ bureauType: 'equifax' }).success).toBe(false);
    expect(parse({ bureaus: ['equifax'] }).success).toBe(false);
    const collector = { disputeDetails: { ...disputeDetails, recipient: 'collector' } };
    expect(parse(collector).success).toBe(false);
  });

  it('is no repetition of the letter to a bureau, only of one to the same agency', () => {
    const said = (disputeDetails: DisputeDetails, bureau?: 'equifax') => ({
      disputeDetails,
      bureau,
      copies: [],
    });
    const toBureau = said(golden('bureau--not-mine').disputeDetails, 'equifax');
    const toInnovis = said(sentTo('bureau--not-mine', 'innovis').disputeDetails);
    const toArs = said(sentTo('bureau--not-mine', 'ars').disputeDetails);
    expect(repeatsWithNothingNew(toBureau, toInnovis)).toBe(false);
    expect(repeatsWithNothingNew(toInnovis, toArs)).toBe(false);
    expect(repeatsWithNothingNew(toInnovis, toInnovis)).toBe(true);
  });

  it('stays with the agency in a later round', () => {
    const { personalInfo, disputeDetails } = sentTo('bureau--not-mine', 'innovis');
    const draft = followUpDraft({
      earlier: {
        personalInfo,
        disputeDetails,
        item: 0,
        bureau: undefined,
        reference: 'CF-GOLD-1000',
        date: '2026-09-02',
      },
      kind: 'method_of_verification',
      letterId: '7f3a91c0-52d4-4b8e-9a10-3c5d7e9f1b2a',
      known: {},
    });
    expect(draft.disputeDetails).toMatchObject({ agency: 'innovis', recipientAddress: typed });
  });
});

describe('what binds some agencies only', () => {
  const blocked = sentTo('bureau--identity-theft--with-report', 'work_number');

  it('asks for a block wherever one is owed: not of check services, of resellers, or of who is not known', () => {
    const asked = (agency: Agency) =>
      textOf(composeLetter(sentTo('bureau--identity-theft--with-report', agency)));
    for (const agency of ['innovis', 'lexisnexis', 'nctue', 'work_number', 'realpage'] as const)
      expect(asked(agency)).toContain('15 U.S.C. § 1681c-2(a)');
    for (const agency of ['telecheck', 'certegy', 'early_warning', 'credco', 'another'] as const) {
      const excepted = sentTo('bureau--identity-theft--with-report', agency);
      expect(asked(agency)).not.toMatch(/1681c-2|\bblock/i);
      expect([...lawOf(excepted)].filter((key) => key.startsWith('idt.'))).toEqual([]);
      expect(adviceFor(excepted.disputeDetails, TODAY, excepted.attached)).not.toContainEqual(
        expect.objectContaining({ code: expect.stringMatching(/^identity_theft/) }),
      );
    }
  });

  it('asks no agency for a fraud alert', () => {
    const facts = { ...blocked.disputeDetails.facts, fraudAlert: 'one_year' };
    const input = { ...blocked, disputeDetails: { ...blocked.disputeDetails, facts } };
    expect(textOf(composeLetter(input))).not.toMatch(/1681c-1|fraud alert/i);
    const toBureau = golden('bureau--identity-theft--with-report').disputeDetails;
    const keys = (about: DisputeDetails) =>
      questionsFor(about, facts).map(({ key }) => key as string);
    expect(keys(toBureau)).toContain('fraudAlert');
    expect(keys(input.disputeDetails)).not.toContain('fraudAlert');
  });

  it('follows a declined block only where one is owed', () => {
    const { disputeDetails } = sentTo('bureau--block-declined', 'telecheck');
    expect(refusalFor(disputeDetails, TODAY)?.code).toBe('recipient.no_such_letter');
    const toInnovis = sentTo('bureau--block-declined', 'innovis').disputeDetails;
    expect(refusalFor(toInnovis, TODAY)).toBeUndefined();
    expect(refusalFor(golden('bureau--block-declined').disputeDetails, TODAY)).toBeUndefined();
  });

  it('speaks of no free annual report', () => {
    const { disputeDetails } = sentTo('bureau--incorrect-amount--annual-report', 'innovis');
    const keys = questionsFor(disputeDetails, disputeDetails.facts ?? {}).map(({ key }) => key);
    expect(keys).not.toContain('freeAnnualReport');
    const disclosure = golden('bureau--file-disclosure--nctue').disputeDetails;
    expect(questionsFor(disclosure, {}).map(({ key }) => key)).not.toContain('freeReportSeen');
    expect(JSON.stringify(adviceFor(disclosure, TODAY))).not.toMatch(/annualcreditreport/i);
  });

  it('calls no agency late while its longest time may run', () => {
    const facts = { deliveredOn: '2026-09-01' };
    expect(answerDue(facts, 'bureau')?.days).toBe(30);
    expect(answerDue(facts, 'bureau', 'innovis')).toMatchObject({ days: 45, because: 'not_sure' });
  });

  it('holds no agency to their announced policy on medical debt', () => {
    const facts = {
      ...golden('bureau--paid-in-full--veteran').disputeDetails.facts,
      vaResponsible: 'no',
    };
    const paid = (input: ReturnType<typeof golden>) =>
      textOf(composeLetter({ ...input, disputeDetails: { ...input.disputeDetails, facts } }));
    expect(paid(golden('bureau--paid-in-full--veteran'))).toContain('announced');
    expect(paid(sentTo('bureau--paid-in-full--veteran', 'innovis'))).not.toContain('announced');
  });

  it('cites no veteran’s rule of medical debt', () => {
    const veteran = sentTo('bureau--paid-in-full--veteran', 'innovis');
    expect(textOf(composeLetter(golden('bureau--paid-in-full--veteran')))).toContain('1681i(g)');
    expect(textOf(composeLetter(veteran))).not.toContain('1681i(g)');
    expect(lawOf(veteran).has('cra.veteranMedical')).toBe(false);
  });
});
