import { describe, expect, it } from 'vitest';
import {
  agencies,
  bureauAddressOf,
  printedAddress,
  printedBureauAddress,
} from './contract/agencies.ts';
import { Bureau, bureaus } from './contract/bureaus.ts';
import { composeLetter } from './compose/compose-letter.rules.ts';
import {
  type DisputeDetails,
  disputeLetterRequestSchema,
} from './contract/dispute-request.schema.ts';
import { blockText } from './contract/letter-document.ts';
import type { TemplateSlug } from './contract/letter-purpose.ts';
import type { DisputeFacts } from './contract/question.ts';
import { factFaults } from './gates/fact-faults.rules.ts';
import { adviceFor, refusalFor } from './gates/gate.rules.ts';
import { goldenCases } from './golden/golden-cases.ts';
import { readLetter } from './judge/judge-words.rules.ts';
import { statutes } from './law/statutes.ts';
import { ruleFor } from './law/rule-table.ts';

const TODAY = '2026-11-21';
const KINDS = ['security_freeze', 'protected_freeze', 'active_duty_alert'] as const;
const SLUGS = ['security-freeze', 'minor-freeze', 'active-duty-alert'] as const;
const letters = goldenCases.filter(({ purpose }) => KINDS.some((kind) => kind === purpose));
const typed = {
  name: 'TransUnion',
  street: 'P.O. Box 77',
  city: 'Springfield',
  state: 'PA',
  zipCode: '19064',
  source: 'company',
} as const;

const usual: Readonly<Record<(typeof SLUGS)[number], DisputeFacts>> = {
  'security-freeze': { freezeAction: 'place', enclosures: 'photo_id' },
  'minor-freeze': {
    protectedAs: 'parent',
    protectedName: 'Jonah Whitfield',
    protectedBorn: '2015-08-02',
    livesWithMe: 'yes',
    enclosures: 'authority_proof,photo_id,protected_identity',
  },
  'active-duty-alert': { dutyAway: 'yes', enclosures: 'photo_id' },
};
const details = (template: (typeof SLUGS)[number], change: DisputeFacts = {}): DisputeDetails => ({
  creditorName: 'Your whole file',
  accountNumber: 'none',
  disputeReason: 'other',
  recipient: 'bureau',
  template,
  facts: { ...usual[template], ...change },
});
const faults = (template: (typeof SLUGS)[number], change: DisputeFacts) =>
  factFaults(details(template, change), TODAY);

describe('letters that protect a file', () => {
  it.each(letters.map((one) => [one.name, one] as const))(
    '%s says whose birth date and number stand at its head, where it is about two people',
    (_, { input, purpose }) => {
      const labels = composeLetter(input).identification.map(({ label }) => label);
      const mine = purpose === 'protected_freeze';
      expect(labels).toEqual(
        mine
          ? ['My date of birth', 'My Social Security number']
          : ['Date of birth', 'Social Security number'],
      );
    },
  );

  it.each(letters.map((one) => [one.name, one] as const))(
    '%s disputes nothing, names no deadline and asks for no investigation',
    (_, { input, purpose, recipient }) => {
      const document = composeLetter(input);
      const text = [document.subject, ...document.blocks.map(blockText)].join('\n');
      expect(text).not.toMatch(/disput|investigat|delet|inaccura|verif|business day|\bhours?\b/i);
      expect(text).not.toMatch(/within|30 days|45 days/i);
      expect(ruleFor(purpose, recipient)?.clocks).toEqual([]);
    },
  );

  it('cites freezes without resting a time on text that is not confirmed', () => {
    expect('unconfirmed' in statutes['freeze.protected']).toBe(true);
  });

  it('names no law to an agency beside the three', () => {
    const [other] = letters.filter(({ input }) => input.disputeDetails.agency);
    const blocks = other ? composeLetter(other.input).blocks : [];
    expect(blocks.map(({ role }) => role)).not.toContain('law');
    expect(blocks.map(blockText).join(' ')).toContain('Tell me beforehand if there is a fee.');
  });

  it.each(SLUGS)('%s is stopped when own words dispute something', (template) => {
    const letter = letters.find(({ input }) => input.disputeDetails.template === template);
    if (!letter) throw new Error(`no golden letter of ${template}`);
    const customDetails = 'I also dispute this account. Please delete the entry of Acme Bank.';
    const input = {
      ...letter.input,
      disputeDetails: { ...letter.input.disputeDetails, customDetails },
    };
    const codes = readLetter(composeLetter(input), input).map(({ code }) => code);
    expect(codes).toContain('protection.dispute');
    expect(readLetter(composeLetter(letter.input), letter.input)).toEqual([]);
  });
});

describe('what has to be there', () => {
  it.each([
    ['security-freeze', 'proof_of_address', /government-issued photo ID|Photo ID/],
    ['minor-freeze', 'photo_id,protected_identity', /right to act/],
    ['minor-freeze', 'authority_proof,protected_identity', /Photo ID/],
    ['minor-freeze', 'authority_proof,photo_id', /identity of this person/],
    ['active-duty-alert', 'duty_papers', /Photo ID/],
  ] as const)('%s with %s alone names the paper that is missing', (template, enclosures, named) => {
    expect(faults(template, { enclosures })).toEqual([
      { path: 'disputeDetails.facts.enclosures', message: expect.stringMatching(named) },
    ]);
  });

  it.each(SLUGS)('%s with its papers has no fault and no refusal', (template) => {
    expect(faults(template, {})).toEqual([]);
    expect(refusalFor(details(template), TODAY)).toBeUndefined();
    expect(adviceFor(details(template), TODAY).length).toBeGreaterThan(0);
  });

  it('another proof of identity does for a photo ID', () => {
    expect(faults('security-freeze', { enclosures: 'identity_proof' })).toEqual([]);
  });

  it.each([
    [{ liftFrom: '2026-12-18', liftUntil: '2026-12-07' }, 'liftUntil'],
    [{ liftFrom: '2026-11-21', liftUntil: '2026-12-07' }, 'liftFrom'],
    [{ liftFrom: '2026-11-02', liftUntil: '2026-12-07' }, 'liftFrom'],
    [{ liftFrom: '2026-12-07' }, 'liftUntil'],
  ])('a freeze is not lifted for %o', (days, key) => {
    const found = faults('security-freeze', { freezeAction: 'lift', ...days });
    expect(found.map(({ path }) => path)).toEqual([`disputeDetails.facts.${key}`]);
  });

  it.each(['123-45-6789', '12', 'none'])('takes no %s for the last four digits', (end) => {
    const found = faults('minor-freeze', { protectedSsnEnd: end });
    expect(found.map(({ path }) => path)).toContain('disputeDetails.facts.protectedSsnEnd');
  });
});

describe('who can ask', () => {
  it.each([
    ['parent', '2010-11-22', undefined],
    ['parent', '2010-11-21', 'protected_freeze.not_under_16'],
    ['child_guardian', '2008-02-29', 'protected_freeze.not_under_16'],
    ['guardian', '1951-06-30', undefined],
    ['other', '2015-08-02', 'protected_freeze.other'],
  ])('%s of a person born on %s: %s', (protectedAs, protectedBorn, code) => {
    const given = details('minor-freeze', { protectedAs, protectedBorn });
    expect(refusalFor(given, TODAY)?.code).toBe(code);
  });

  it('an alert is for service away from the usual station', () => {
    const found = refusalFor(details('active-duty-alert', { dutyAway: 'no' }), TODAY);
    expect(found?.code).toBe('active_duty_alert.not_away');
    expect(found?.ways).toContainEqual(
      expect.objectContaining({ kind: 'switch_template', template: 'security-freeze' }),
    );
  });

  it.each(['minor-freeze', 'active-duty-alert'] as const)('%s goes to the three alone', (slug) => {
    const found = refusalFor({ ...details(slug), agency: 'nctue' }, TODAY);
    expect(found?.code).toBe('recipient.no_such_letter');
    expect(refusalFor({ ...details('security-freeze'), agency: 'nctue' }, TODAY)).toBeUndefined();
  });
});

describe('where it goes', () => {
  const about = (template: TemplateSlug) => ({ disputeReason: 'other', template }) as const;

  it('each department has its source, and no other purpose gets its address', () => {
    for (const bureau of Object.values(Bureau)) {
      for (const { source, checked, zip } of bureaus[bureau].departments) {
        expect(source.length).toBeGreaterThan(10);
        expect(checked).toMatch(/^20\d\d-\d\d$/);
        expect(zip).toMatch(/^\d{5}$/);
      }
      const dispute = printedBureauAddress(bureau, { disputeReason: 'not_mine' });
      expect(dispute?.street).toBe(bureaus[bureau].street);
      for (const slug of SLUGS)
        expect(printedBureauAddress(bureau, about(slug))?.street).not.toBe(dispute?.street);
    }
    expect(printedBureauAddress('transunion', about('minor-freeze'))?.street).toBe('P.O. Box 380');
    expect(printedBureauAddress('transunion', about('security-freeze'))).toBeUndefined();
    const lexis = { ...about('security-freeze'), agency: 'lexisnexis' } as const;
    expect(printedAddress(lexis)).toEqual(agencies.lexisnexis.addresses[0]);
  });

  const request = (more: object, given = details('security-freeze')) =>
    disputeLetterRequestSchema.safeParse({
      personalInfo: {
        firstName: 'Dana',
        lastName: 'Whitfield',
        address: '12 Elm Street',
        city: 'Dayton',
        state: 'OH',
        zipCode: '45402',
      },
      disputeDetails: given,
      signature: { typedName: 'Dana Whitfield' },
      ...more,
    });
  const paths = (result: ReturnType<typeof request>) =>
    (result.error?.issues ?? []).map(({ path }) => path.join('.'));

  it('asks for a bureau by name, and for an address that is not printed', () => {
    expect(paths(request({}))).toEqual(['bureauType']);
    expect(paths(request({ bureaus: ['equifax', 'experian'] }))).toEqual([]);
    expect(paths(request({ bureaus: ['equifax', 'transunion'] }))).toEqual(['bureaus']);
    expect(paths(request({ bureauType: 'transunion' }))).toEqual([
      'disputeDetails.recipientAddress.street',
    ]);
    const addressed = { ...details('security-freeze'), recipientAddress: typed };
    expect(paths(request({ bureauType: 'transunion' }, addressed))).toEqual([]);
  });

  it('a request to see the file goes to the address of the report, where the person has one', () => {
    const asked = { ...details('security-freeze'), template: '609-letter-myth' } as const;
    const own = { ...asked, typedAddress: true };
    expect(paths(request({ bureauType: 'experian' }, asked))).toEqual([]);
    expect(paths(request({ bureauType: 'experian' }, own))).toEqual([
      'disputeDetails.recipientAddress.street',
    ]);
    const addressed = { ...own, recipientAddress: typed };
    expect(paths(request({ bureauType: 'experian' }, addressed))).toEqual([]);
    expect(paths(request({ bureaus: ['equifax', 'experian'] }, addressed))).toEqual(['bureaus']);
    expect(bureauAddressOf('experian', addressed)?.street).toBe('P.O. Box 77');
    // A dispute counts at the address for disputes, whatever else is sent along.
    const dispute = { ...addressed, template: undefined };
    expect(bureauAddressOf('experian', dispute)?.street).toBe(bureaus.experian.street);
  });

  it('puts the typed address on the letter only where none is printed', () => {
    const lines = (bureau: Bureau) =>
      composeLetter({
        personalInfo: letters[0]?.input.personalInfo ?? {
          firstName: '',
          lastName: '',
          address: '',
          city: '',
          state: '',
          zipCode: '',
        },
        disputeDetails: { ...details('security-freeze'), recipientAddress: typed },
        bureau,
        date: TODAY,
        reference: 'CF-0000-0000',
      }).recipient.lines;
    expect(lines('transunion')).toEqual(['P.O. Box 77', 'Springfield, PA 19064']);
    expect(lines('equifax')).toEqual(['P.O. Box 105788', 'Atlanta, GA 30348']);
  });
});
