import { describe, expect, it } from 'vitest';
import { saysAgreedToPay } from './agreed-to-pay.rules.ts';
import { composeLetter } from '../compose/compose-letter.rules.ts';
import { blockText } from '../contract/letter-document.ts';
import { refusalFor } from './gate.rules.ts';
import { goldenCases } from '../golden/golden-cases.ts';
import { lintLetter } from '../lint/lint-letter.rules.ts';

const ADMITTED = [
  'I only cosigned the loan for my nephew.',
  'I cosigned.',
  'I cosigned this loan with another person, at the bank.',
  'I cosigned it at their store, with another lender turning me down first.',
  'I wrote them that I was a cosigner.',
  'I co-signed this for my sister in 2016, and she stopped paying.',
  'My wife and I cosigned for our son.',
  'Only cosigned it for my nephew.',
  'It is the car of my nephew. Just cosigned it.',
  'I just co signed so that he could get the car.',
  'I did cosign but he promised to pay.',
  'I agreed to cosign the loan.',
  'I helped my nephew get the car by cosigning.',
  'I signed for my nephew because he had no credit.',
  'I signed the loan papers. I signed this loan with my brother.',
  'I signed as a guarantor.',
  'I am the guarantor, not the borrower.',
  'I was only a co-signer on it.',
  'I am on the loan as a cosigner.',
  'I agreed to pay if my brother could not.',
  'I agreed to be responsible for it.',
  "I'd promised to pay it.",
  'I opened this card in 2019 but I stopped paying and want it gone.',
  'I opened it in 2019.',
  'I have opened this store credit card with my mother.',
  'When I opened this account I was nineteen.',
  'This account is mine and I did not pay it, but I want it deleted because it hurts me.',
  'The debt is mine, but it is too high.',
  "It's mine but old.",
  'Yes, it is my account.',
  'I owe this debt.',
  'I took out this loan in college.',
  'I admit that I cosigned.',
  'This is not my loan. I only cosigned it.',
  'Firmé como aval de mi sobrino.',
  'Yo firmé por mi sobrino.',
  'Soy el fiador de mi hermano.',
  'Solo fui fiadora.',
  'Es mi cuenta, pero quiero que la borren.',
  'Sí es mi cuenta.',
  'Esta cuenta es mía.',
  'La deuda es mía pero no puedo pagarla.',
  'Abrí esta tarjeta en 2019.',
  'Avalé a mi primo.',
  'Acepté pagar si él no podía.',
  'Me comprometí a pagar la deuda.',
];

const HONEST = [
  'I cosigned once for my daughter, with another bank, and that loan is paid off.',
  'The company wrote that I was a cosigner. I have never cosigned for anyone, not even for my children.',
  'It is mine, they told me, but they could not say when it was opened.',
  'I never cosigned.',
  'I never cosigned a loan for anyone.',
  "I didn't cosign this loan.",
  'I did not open this account.',
  'I have not opened this card.',
  'I never opened this account, cosigned it or agreed to pay it.',
  'I did not sign, cosign or agree to pay.',
  'Nobody in my family cosigned either.',
  'Neither my wife nor I cosigned.',
  'Nor have I cosigned anything.',
  'At no time did I agree to pay it.',
  'At no time have I cosigned for him.',
  'They say that I cosigned, but my signature is not on it.',
  'The company claims I opened this account in 2019.',
  'If I cosigned it, please show me the paper.',
  'There is no proof that I opened this account.',
  'I was asked to cosign and refused.',
  'I would never have cosigned.',
  'My brother cosigned. The guarantor was his wife.',
  'My father is the guarantor.',
  'I was listed as a cosigner without my knowledge.',
  'Somebody put me down as a cosigner.',
  'I was accused of cosigning this loan.',
  'He got the loan without my cosigning.',
  'I am not the guarantor. I was never a cosigner.',
  'I cosigned nothing.',
  'Opened by someone else. Cosigned by his wife.',
  'I was told that I cosigned it.',
  'I cosigned a different loan, and that one is paid.',
  'I opened another account with them, not this one.',
  'I opened the letter and saw this account for the first time.',
  'I opened my report and saw this account.',
  'I opened the credit card statement of my neighbor by mistake.',
  'I signed for a package that day, nothing else.',
  'I signed the report at the police station.',
  'I signed the agreement or the store would not remove the lock.',
  'This account is not mine.',
  "It isn't mine.",
  'Nothing shows that this account is mine.',
  'The address on this account is mine, but the account is not.',
  'They could not prove that the debt is mine.',
  'It is not my account. It is not my debt.',
  'This is my account of what happened.',
  'I do not owe this debt. I owe nothing.',
  'I never agreed to pay it.',
  'Ask if I ever agreed to pay.',
  'The account was opened in 2009. I moved to the United States in 2014.',
  'The account lists an address in Tucson, Arizona. I have never lived there.',
  'My ex-husband opened this card in 2019.',
  'I called the company on April 2 and they said they have no account in my name.',
  'Nunca firmé como aval.',
  'No soy el fiador.',
  'No es mi cuenta.',
  'Dicen que es mi cuenta, pero no lo es.',
  'Esta cuenta no es mía.',
  'Jamás abrí esta tarjeta.',
  'Si firmé como aval, que me muestren el papel.',
  'Según ellos fui aval.',
  'Yo no firmé por mi sobrino ni acepté pagar.',
  'Mi hermano firmó como aval.',
  'Fui usuario autorizado.',
];

describe('own words that a debt is theirs', () => {
  it.each(ADMITTED)('%s', (text) => {
    expect(saysAgreedToPay(text)).toBe(true);
  });
  it.each(HONEST)('is not heard in: %s', (text) => {
    expect(saysAgreedToPay(text)).toBe(false);
  });

  it('are not heard in any letter that we write', () => {
    for (const { name, input } of goldenCases) {
      for (let seed = 0; seed < 12; seed++) {
        const { blocks } = composeLetter({ ...input, reference: `CF-OWN-${seed}` });
        const text = blocks.map(blockText).filter(saysAgreedToPay);
        expect({ name, text: /pay-for-delete|goodwill/.test(name) ? [] : text }).toEqual({
          name,
          text: [],
        });
      }
    }
  });

  const notMine = goldenCases.find(({ name }) => name === 'bureau--not-mine')?.input;

  it('stop one item of several, and name it', () => {
    if (!notMine) throw new Error('There is no golden letter to begin with.');
    const { disputeDetails } = notMine;
    const { facts = {}, creditorName, accountNumber, disputeReason } = disputeDetails;
    const further = (story: string) => ({
      ...disputeDetails,
      moreItems: [{ creditorName, accountNumber, disputeReason, facts: { ...facts, story } }],
    });
    expect(refusalFor(further('I opened this card in 2019.'), notMine.date)).toMatchObject({
      code: 'not_mine.agreed_to_pay',
      item: 2,
    });
    expect(refusalFor(further('I never opened this card.'), notMine.date)).toBeUndefined();
  });

  it('stop an edited letter too', () => {
    if (!notMine) throw new Error('There is no golden letter to begin with.');
    const { blocks } = composeLetter(notMine);
    const why = blocks.find(({ id }) => id === 'item-1-why');
    if (why?.kind !== 'paragraph') throw new Error('The letter has no reason.');
    const codes = (sentence: string) => {
      const edit = { blockId: why.id, replaced: why.text, text: `${why.text} ${sentence}` };
      const input = { ...notMine, edits: [edit] };
      return lintLetter(composeLetter(input), input).map(
        ({ code, severity }) => `${severity} ${code}`,
      );
    };
    expect(codes('I only cosigned it.')).toContain('block not_mine.agreed_to_pay');
    expect(codes('I never cosigned it.')).not.toContain('block not_mine.agreed_to_pay');
  });
});
