import { describe, expect, it } from 'vitest';
import { composeLetter } from '../compose/compose-letter.rules.ts';
import { blockText } from '../contract/letter-document.ts';
import { goldenCases } from '../golden/golden-cases.ts';
import type { LetterPurpose, LetterRecipient } from '../contract/letter-purpose.ts';
import { lintLetter } from './lint-letter.rules.ts';

type Row = `${LetterRecipient}/${LetterPurpose}`;

/** A finished letter of this row, with words of the person's own at its end. */
function findings(row: Row, words: string) {
  const golden = goldenCases.find(({ recipient, purpose }) => `${recipient}/${purpose}` === row);
  if (!golden) throw new Error(`no letter for ${row}`);
  const closing = composeLetter(golden.input).blocks.find(({ id }) => id === 'closing');
  const replaced = closing ? blockText(closing) : '';
  const input = {
    ...golden.input,
    edits: [{ blockId: 'closing', replaced, text: `${words} ${replaced}` }],
  };
  return lintLetter(composeLetter(input), input);
}

const stops = (row: Row, words: string) =>
  findings(row, words).filter(({ severity }) => severity === 'block');
const codes = (row: Row, words: string) => stops(row, words).map(({ code }) => code);

describe('law that binds someone else', () => {
  it.each<[Row, string, string]>([
    ['furnisher/not_mine', 'See 15 U.S.C. § 1681i(a).', 'It binds credit bureaus'],
    ['furnisher/not_mine', 'See 15 U.S.C. § 1681e(b).', 'It binds credit bureaus'],
    [
      'furnisher/not_mine',
      'See 15 U.S.C. § 1692g(b).',
      'not the company that first gave the credit',
    ],
    ['furnisher/not_mine', 'The FDCPA says so.', 'not the company that first gave the credit'],
    ['furnisher/not_mine', 'See 12 CFR 1006.38.', 'not the company that first gave the credit'],
    ['furnisher/not_mine', 'See 15 U.S.C. § 1681s-2(b).', 'the company that reported the item'],
    ['furnisher/not_mine', 'This is a 609 letter.', 'see your file at a bureau'],
    ['furnisher/not_mine', 'See 15 U.S.C. § 1681c-2(a).', 'binds credit bureaus'],
    ['furnisher/not_mine', 'The statute of limitations is over.', 'what a company may report'],
    ['collector/not_mine', 'See 15 U.S.C. § 1681i(a).', 'a letter to a debt collector'],
    ['collector/not_mine', 'This is a 609 letter.', 'A collector has no duty under it'],
    ['collector/not_mine', 'The debt is time-barred.', 'belongs in a letter of its own'],
    ['collector/debt_validation', 'See 12 CFR 1022.43(a)(1).', 'of this kind'],
    ['inquirer/not_mine', 'See 15 U.S.C. § 1681i(a).', 'the company that checked your credit'],
    ['inquirer/not_mine', 'See 12 CFR 1022.43(a).', 'leaves inquiries out'],
    ['inquirer/not_mine', 'See 15 U.S.C. § 1681s-2(a).', 'An inquiry is no report'],
    ['inquirer/not_mine', 'The FDCPA says so.', 'nothing of inquiries'],
    ['bureau/file_disclosure', 'See 15 U.S.C. § 1681i(a).', 'of this kind'],
    ['bureau/not_mine', 'See 42 usc 1983.', 'does not fit'],
    ['bureau/not_mine', 'It breaks \u041D\u0406\u0420\u0410\u0410 rules.', 'HIPAA'],
    ['bureau/not_mine', 'See 20 U.S.C. 1080a(f).', 'does not fit'],
  ])('%s: "%s"', (row, words, why) => {
    expect(
      stops(row, words)
        .map(({ message }) => message)
        .join(' '),
    ).toContain(why);
  });

  it.each<[Row, string]>([
    ['furnisher/not_mine', 'See 15 U.S.C. § 1681s-2(a)(8) and 12 CFR 1022.43(a)(1).'],
    ['furnisher/not_mine', 'This is a 623 dispute.'],
    ['collector/not_mine', 'The FDCPA covers this. See 15 U.S.C. § 1692e(8).'],
    ['collector/debt_validation', 'See 15 U.S.C. § 1692g(b) and 12 CFR 1006.38.'],
    ['collector/debt_validation', 'This letter asks for debt validation under Regulation F.'],
    ['collector/statute_of_limitations', 'I believe the statute of limitations may be over.'],
    ['bureau/file_disclosure', 'I write under section 609 of the FCRA.'],
    ['inquirer/not_mine', 'See 15 U.S.C. § 1681b(f).'],
    ['bureau/not_mine', 'Миссис Нина Раскова told me.'],
  ])('%s may say "%s"', (row, words) => {
    expect(stops(row, words)).toEqual([]);
  });
});

describe('wording that only some may read', () => {
  it.each<[Row, string, string]>([
    [
      'collector/debt_verification',
      'You have 30 days to respond or delete it.',
      'collector.deadline',
    ],
    ['collector/debt_verification', 'Please respond within thirty days.', 'collector.deadline'],
    [
      'collector/debt_validation',
      'Within 30 days send it or delete the account.',
      'collector.deadline',
    ],
    ['collector/debt_verification', 'You must cease all collection.', 'collector.must_stop'],
    ['collector/debt_verification', 'You have to stop calling me.', 'collector.must_stop'],
    ['furnisher/not_mine', 'You must stop collecting on it.', 'collector.must_stop'],
    [
      'collector/debt_validation',
      'You must send me the signed contract.',
      'collector.contract_demand',
    ],
    ['collector/debt_verification', 'No contract, no debt.', 'collector.contract_demand'],
    ['collector/debt_verification', 'I want $1,000 in statutory damages.', 'threat.damages'],
    ['collector/debt_validation', 'I still owe part of it.', 'debt.admission'],
    ['collector/debt_verification', 'I will pay in June.', 'debt.admission'],
    ['collector/not_mine', 'This is my debt.', 'debt.admission'],
    ['collector/pay_for_delete', 'I admit the debt.', 'debt.admission'],
    ['collector/pay_for_delete', 'I will pay you.', 'debt.unconditional_promise'],
    ['collector/pay_for_delete', 'The FCRA gives me this.', 'favor.law'],
    ['collector/pay_for_delete', 'I dispute the entry.', 'favor.dispute'],
    ['collector/pay_for_delete', 'Your violation is clear.', 'favor.law'],
    ['furnisher/goodwill', 'The late mark is inaccurate.', 'favor.dispute'],
    ['furnisher/goodwill', 'It is a reporting error.', 'favor.dispute'],
    ['furnisher/goodwill', 'The law lets you do it.', 'favor.law'],
    ['furnisher/goodwill', 'See 15 U.S.C. § 1681s-2(a).', 'law.not_for_this_letter'],
    ['furnisher/goodwill', 'See 15 U.S.C. 1681.', 'law.not_for_this_letter'],
    ['furnisher/not_mine', 'I have a private right of action.', 'threat.liability'],
    ['furnisher/not_mine', 'You will be held liable.', 'threat.liability'],
    ['bureau/file_disclosure', 'Please delete the account.', 'disclosure.deletion'],
    ['bureau/file_disclosure', 'This is the 609 loophole.', 'disclosure.deletion'],
  ])('%s: "%s" is %s', (row, words, code) => {
    expect(codes(row, words)).toContain(code);
  });

  it.each<[Row, string]>([
    ['collector/debt_verification', 'Please stop calling me.'],
    ['collector/debt_validation', 'You have to stop collecting until you send it.'],
    ['collector/debt_verification', 'They say I owe it, and I do not know why.'],
    ['collector/debt_verification', 'Nothing shows that I owe this debt.'],
    ['collector/debt_validation', 'I don’t agree that I owe this much.'],
    ['collector/debt_validation', 'I am not sure I owe it.'],
    ['collector/not_mine', 'This is not my debt, and I do not owe it.'],
    ['collector/pay_for_delete', 'If you agree in writing, I will pay you.'],
    ['collector/pay_for_delete', 'I will pay once I have your yes.'],
    ['furnisher/goodwill', 'I do not dispute the mark. I paid late by mistake.'],
    ['furnisher/not_mine', 'I am not liable for this account.'],
    ['bureau/not_mine', 'I will pay what is mine.'],
  ])('%s may say "%s"', (row, words) => {
    expect(codes(row, words)).toEqual([]);
  });
});

describe('what others said', () => {
  it.each([
    'The bank told me it must be removed.',
    'They said it has to be deleted.',
    'The lady on the phone said this is fraud.',
    'He wrote that he would take legal action.',
    'My lawyer told me to check my report.',
  ])('is only remarked on: "%s"', (words) => {
    const found = findings('bureau/not_mine', words);
    expect(found).not.toEqual([]);
    expect(found.filter(({ severity }) => severity === 'block')).toEqual([]);
  });

  it.each([
    'The law says it must be removed.',
    'A court said you must delete it.',
    'My lawyer said you must delete it.',
    'The website says it must be deleted.',
    'I wrote to my lawyer, and he will sue. You will hear from my lawyer.',
    'My lawyer will contact you.',
    'They said no. You must delete it.',
    'The Act said it must be deleted.',
  ])('does not cover "%s"', (words) => {
    expect(codes('bureau/not_mine', words)).not.toEqual([]);
  });
});
