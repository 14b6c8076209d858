import { describe, expect, it } from 'vitest';
import { composeLetter } from './compose/compose-letter.rules.ts';
import { agencies, printedAddress } from './contract/agencies.ts';
import { type LetterDocument, type LetterInput, blockText } from './contract/letter-document.ts';
import { refusalFor } from './gates/gate.rules.ts';
import { type GoldenCase, goldenCases } from './golden/golden-cases.ts';
import { citedLaw } from './law/legal-citation.rules.ts';
import { lintLetter } from './lint/lint-letter.rules.ts';

/**
 * Rules 25 to 41 of the letters, each with the golden letters that show it. What a rule forbids is looked for in all of them; what it
 * asks for, in those it names.
 */

const letters = new Map(goldenCases.map((each) => [each.name, each]));

function golden(name: string): GoldenCase {
  const found = letters.get(name);
  if (!found) throw new Error(`There is no golden letter ${name}.`);
  return found;
}

const written = (name: string) => composeLetter(golden(name).input);
const bodyOf = ({ blocks }: LetterDocument) => blocks.map(blockText).join('\n');
const wholeOf = (letter: LetterDocument) =>
  [letter.subject, ...letter.identification.map(({ value }) => value), bodyOf(letter)].join('\n');
const bodies = goldenCases.map(({ name, input }) => [name, wholeOf(composeLetter(input))] as const);
/** The golden letters that say it. */
const namesWith = (pattern: RegExp) =>
  bodies.filter(([, text]) => pattern.test(text)).map(([name]) => name);
const to = (recipient: string) => goldenCases.filter((each) => each.recipient === recipient);
const withFacts = (name: string, change: Readonly<Record<string, string>>): LetterInput => {
  const { input } = golden(name);
  const facts = { ...input.disputeDetails.facts, ...change };
  return { ...input, disputeDetails: { ...input.disputeDetails, facts } };
};

/** The golden letters that show each rule. */
const SHOWN_BY = {
  25: ['bureau--incorrect-amount--annual-report', 'bureau--overdue-notice--annual-report'],
  26: ['bureau--paid-in-full', 'bureau--mixed-file', 'bureau--deceased'],
  27: ['bureau--deceased', 'furnisher--deceased', 'bureau--other'],
  28: ['bureau--paid-in-full--veteran', 'bureau--paid-in-full--veteran-settled'],
  29: ['bureau--other--medical-first-year', 'bureau--paid-in-full--veteran-settled'],
  30: [
    'bureau--statute-of-limitations--bankruptcy',
    'bureau--statute-of-limitations--tax-lien',
    'bureau--statute-of-limitations--judgment',
  ],
  31: ['bureau--statute-of-limitations--federal-loan', 'bureau--other--rehabilitated'],
  32: ['bureau--not-mine', 'bureau--mixed-file'],
  33: ['bureau--identity-theft--with-report', 'bureau--identity-theft'],
  34: ['furnisher--not-mine', 'bureau--statute-of-limitations--tax-lien'],
  35: [...to('collector'), ...to('furnisher'), ...to('inquirer')].map(({ name }) => name),
  36: ['bureau--file-disclosure--nctue', 'bureau--not-mine--chex-systems'],
  37: ['bureau--overdue-notice', 'bureau--block-declined'],
  38: [
    'furnisher--not-mine--as-credit-repair-organization',
    'collector--not-mine--as-credit-repair-organization',
  ],
  39: ['bureau--not-mine', 'bureau--mixed-file', 'bureau--deceased'],
  40: ['bureau--other'],
  41: goldenCases.map(({ name }) => name),
} satisfies Readonly<Record<number, readonly string[]>>;

describe('rules 25 to 41 of the letters', () => {
  it('are all here, each with a golden letter', () => {
    expect(Object.keys(SHOWN_BY).map(Number)).toEqual(
      Array.from({ length: 17 }, (_, at) => 25 + at),
    );
    for (const shownBy of Object.values(SHOWN_BY)) {
      expect(shownBy.length).toBeGreaterThan(0);
      for (const name of shownBy) golden(name);
    }
  });

  it('25: no letter volunteers 45 days, also where the report was the first free one', () => {
    const others = namesWith(/\b45\b|forty-five/i).filter(
      (name) => !name.startsWith('bureau--overdue-notice'),
    );
    expect(others).toEqual([]);
  });

  it('26: a letter with papers about the item asks to forward them, not only a code', () => {
    for (const name of SHOWN_BY[26])
      expect(wholeOf(written(name))).toMatch(/papers I enclose, and not just a code/);
    const alone = withFacts('bureau--paid-in-full', { enclosures: 'photo_id' });
    expect(bodyOf(composeLetter(alone))).not.toContain('not just a code');
  });

  it('27: the notation goes, never the good account', () => {
    for (const name of ['bureau--deceased', 'furnisher--deceased'])
      expect(wholeOf(written(name))).toContain('Keep the account itself');
    expect(wholeOf(written('bureau--other'))).toContain('remove the notation, not the account');
  });

  it("28: a veteran's debt leads with 1681c(a)(8) and (7), and 1681i(g) proves it", () => {
    const text = wholeOf(written('bureau--paid-in-full--veteran-settled'));
    const places = ['1681c(a)(8)', '1681c(a)(7)', '1681i(g)'].map((law) => text.indexOf(law));
    expect(Math.min(...places)).toBeGreaterThan(0);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    const noPapers = withFacts('bureau--paid-in-full--veteran', { enclosures: 'payment_proof' });
    expect(bodyOf(composeLetter(noPapers))).toContain('1681c(a)(8)');
    expect(bodyOf(composeLetter(noPapers))).not.toContain('1681i(g)');
  });

  it('29: three medical policies are named as policy; a settled bill counts as paid only on paper', () => {
    const recent = wholeOf(written('bureau--other--medical-first-year'));
    expect(recent).toContain('unpaid medical collections in their first year');
    expect(recent).toContain('first balance under $500');
    const settled = 'bureau--paid-in-full--veteran-settled';
    expect(wholeOf(written(settled))).toContain('medical collections that have been paid');
    const unproven = composeLetter(withFacts(settled, { settledAsPaid: 'no' }));
    expect(bodyOf(unproven)).not.toContain('announced');
  });

  it('29: a debt that the report shows as paid is not said to be shown otherwise', () => {
    const shown = { shownNow: 'Paid collection, balance $0', vaResponsible: 'no' };
    const medical = bodyOf(composeLetter(withFacts('bureau--paid-in-full--veteran', shown)));
    expect(medical).toContain('shows that it was paid, and still lists it');
    expect(medical).toContain('announced');
    expect(medical).not.toMatch(/does not show this|Update the item/);
    const { disputeDetails, date } = withFacts('bureau--paid-in-full', shown);
    expect(refusalFor(disputeDetails, date)?.code).toBe('paid.shown_already');
    for (const shownNow of ['Unpaid, balance $0', 'Paid, balance $250', 'Charged off, $0 past due'])
      expect(
        refusalFor(withFacts('bureau--paid-in-full', { shownNow }).disputeDetails, date),
      ).toBeUndefined();
  });

  it('30: bankruptcies, paid liens and what the three no longer show have their own letters', () => {
    const [bankruptcy, lien, judgment] = SHOWN_BY[30].map((name) => wholeOf(written(name)));
    expect(bankruptcy).toContain('1681c(a)(1)');
    expect(lien).toContain('1681c(a)(3)');
    expect(judgment).toContain('no longer show civil judgments');
    expect(judgment).not.toMatch(/1681c/);
    expect(namesWith(/on any count/i)).toEqual([]);
    const young = withFacts('bureau--statute-of-limitations--bankruptcy', {
      reliefDate: '2019-03-14',
    });
    expect(refusalFor(young.disputeDetails, young.date)?.code).toBe('too_old.not_yet');
  });

  it('31: a federal loan, child support and an unpaid lien never get the seven-year count', () => {
    for (const name of SHOWN_BY[31]) expect(wholeOf(written(name))).not.toMatch(/1681c|1080a/);
    const name = 'bureau--statute-of-limitations--federal-loan';
    for (const change of [{ loanProgram: 'direct' }, { itemType: 'child_support' }]) {
      const { disputeDetails, date } = withFacts(name, change);
      expect(refusalFor(disputeDetails, date)?.code).toMatch(/^too_old\./);
    }
  });

  it('32: who cosigned gets no letter that it is not theirs', () => {
    for (const name of SHOWN_BY[32]) {
      const { disputeDetails, date } = withFacts(name, {
        howKnown: 'relative',
        agreedToPay: 'yes',
      });
      expect(refusalFor(disputeDetails, date)?.code).toMatch(/agreed_to_pay$/);
    }
  });

  it('33: a block is asked for only with all four elements in the packet', () => {
    expect(wholeOf(written('bureau--identity-theft--with-report'))).toContain('1681c-2');
    expect(wholeOf(written('bureau--identity-theft'))).not.toMatch(/1681c-2|\bblock/i);
    const { input } = golden('bureau--identity-theft--with-report');
    const reportAlone = {
      ...input,
      attached: input.attached?.filter(({ kind }) => kind !== 'photo_id'),
    };
    expect(bodyOf(composeLetter(reportAlone))).not.toContain('1681c-2');
  });

  it('34: the company that has the account is told its whole number, records are never masked', () => {
    for (const name of ['furnisher--not-mine', 'collector--not-mine'])
      expect(wholeOf(written(name))).toContain('9912-4417');
    expect(wholeOf(written('bureau--not-mine'))).not.toContain('9912-4417');
    expect(wholeOf(written('bureau--statute-of-limitations--tax-lien'))).toContain('16-10117');
  });

  it('35: a company is told neither birth date nor number', () => {
    for (const name of SHOWN_BY[35]) {
      const text = wholeOf(written(name));
      expect(text).not.toContain('1984');
      expect(text).not.toContain('6610');
    }
  });

  it('35: a phone and an email are on a letter to a collector only where the person wants it', () => {
    const phone = '937-555-0142';
    const linesOf = (change: Readonly<Record<string, string>>) =>
      composeLetter(withFacts('collector--debt-verification', change)).sender.lines;
    for (const { name } of to('collector')) expect(written(name).sender.lines).not.toContain(phone);
    expect(linesOf({ contact: 'any', contactsShown: 'yes' })).toContain(phone);
    expect(linesOf({ contact: 'mail_only', contactsShown: 'yes' })).not.toContain(phone);
    expect(written('furnisher--not-mine').sender.lines).toContain(phone);
  });

  it('35: in the last three days a letter by mail does not say that it is in time', () => {
    const { input } = golden('collector--not-mine');
    const saidOn = (disputeBy: string) =>
      bodyOf(composeLetter(withFacts('collector--not-mine', { disputeBy })));
    const inDays = (days: number) =>
      new Date(Date.parse(input.date) + days * 86_400_000).toISOString().slice(0, 10);
    expect(saidOn(inDays(3))).toContain('I am writing in time');
    expect(saidOn(inDays(2))).not.toMatch(/in time|stop collecting/);
  });

  it('36: an agency is written to at the address of that purpose, or at none of ours', () => {
    const file = written('bureau--file-disclosure--nctue').recipient.lines.join();
    expect(file).toContain('P.O. Box 105161');
    expect(printedAddress({ agency: 'nctue', disputeReason: 'not_mine' })).toBeUndefined();
    for (const { addresses, notPrinted } of Object.values(agencies))
      expect(addresses.some(({ purpose }) => purpose === 'dispute') || Boolean(notPrinted)).toBe(
        true,
      );
  });

  it('37: no letter threatens with a complaint: when one is open is said beside the dispute', () => {
    expect(namesWith(/\bCFPB\b|complaint/i)).toEqual([]);
  });

  it('38: as a credit repair organization no direct dispute claims a duty to investigate', () => {
    for (const name of ['furnisher--not-mine', 'collector--not-mine'])
      expect(wholeOf(written(name))).toContain('1022.43');
    for (const { input } of [...to('furnisher'), ...to('collector')]) {
      const asCro = { ...input, legalMode: 'cro' as const };
      if (refusalFor(input.disputeDetails, input.date, input.attached, 'cro')) continue;
      const letter = composeLetter(asCro);
      expect(bodyOf(letter)).not.toMatch(/requires you to investigate|1022\.43/);
      expect(citedLaw(bodyOf(letter)).filter(({ path }) => path.join() === 'a,8')).toEqual([]);
      const stops = lintLetter(letter, asCro).filter(({ severity }) => severity === 'block');
      expect(stops).toEqual([]);
    }
    const later = golden('furnisher--overdue-notice').input;
    const { code } = refusalFor(later.disputeDetails, later.date, [], 'cro') ?? {};
    expect(code).toBe('recipient.no_such_letter');
  });

  it('39: the subject names the item and the claim, and no code is printed', () => {
    expect(written('bureau--not-mine').subject).toMatch(/ending in 4417: not my account$/);
    expect(written('bureau--deceased').subject).toMatch(/I am reported as deceased$/);
    for (const name of ['bureau--identity-theft--with-report', 'furnisher--identity-theft'])
      expect(written(name).subject).toMatch(/^Identity theft: .* ending in 4417$/);
    expect(bodyOf(written('bureau--other'))).toContain(
      'is reported as "Open, 30 days past due" and should be "Closed, paid as agreed".',
    );
    expect(written('bureau--mixed-file').subject).toContain("another person's information");
    expect(namesWith(/e-?oscar|metro 2|\bACDV\b/i)).toEqual([]);
  });

  it('40: one best sentence each: the same facts give the same words whatever the reference', () => {
    const { input } = golden('bureau--other');
    const other = composeLetter({ ...input, reference: 'CF-0000-0001' });
    expect(other.blocks).toEqual(composeLetter(input).blocks);
  });

  it('41: no serial number of ours stands in a letter', () => {
    for (const { input } of goldenCases)
      expect(wholeOf(composeLetter(input))).not.toContain(input.reference);
  });
});
