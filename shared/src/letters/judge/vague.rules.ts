import { plainWords } from './plain-words.rules.ts';

/** Whether a text says nothing that an agency could look up: no field, no event, no sum, no date. */

/** What an entry of a report can be wrong about, and what happened to an account. Content table. */
const CONCRETE =
  /\b(?:balance|limit|status|open|opened|closed|close|paid|pays|late|dates?|charge off|charged|payments?|bankruptcy|deceased|dead|repossession|repossessed|foreclosure|foreclosed|name|spelled|address|owner|joint|twice|two times|duplicate|settled|settlement|insurance|returned|sent back|canceled|cancelled|hacked|stolen|authorized user|remark|terms|months?|years?|history|deferment|refund|refunded|terminated|collections?|collector|sold|inquiry|middle|birth|belongs? to|not mine|never (?:had|opened|applied|owed|lived|used|signed)|divorced?|discharged|military|disputed|cosigned|interest|fees?|moved|employer|employed|unemployed|retired|working|work(?:ed)? (?:there|full time|part time)|account type|wrong type|transferred|past due|behind on|borrower|applicant|loan term|installment|credit line|line of credit|loan was|loan for|owing|as a (?:home|car|personal|business|student) |deferred|phone number|paperwork|business|owes?|turned on|lease|leased|unpaid|allowed to use|cash)\b|\d/u;

const NOBODY =
  /^(?:x+|n a|na|none|unknown|test|tbd|nobody|anyone|everyone|asdf\p{L}*|(?:various|multiple|several|many|different|all|every|any)(?: of)?(?: my| the)?(?: (?:of them|creditors?|accounts?|companies|banks?|debts?|items?|collectors?|negative items?))?|everything)$/u;

export function isVague(text: string): boolean {
  return text.trim() !== '' && !CONCRETE.test(plainWords(text));
}

/** 'Various creditors' is no company: such a dispute can't be looked up. */
export function namesNobody(creditor: string): boolean {
  return NOBODY.test(
    plainWords(creditor)
      .replaceAll(/[^\p{L}\p{N} ]/gu, ' ')
      .replaceAll(/ +/gu, ' ')
      .trim(),
  );
}
