import { describe, expect, it } from 'vitest';
import { statutes, type StatuteKey } from './statutes.ts';
import { statutesMessages as es } from '../contract/messages.es.ts';
import { statutesMessages as en } from '../contract/messages.ts';

const keys = Object.keys(statutes) as StatuteKey[];

describe('what a citation means in plain words', () => {
  // An exception that is left out makes a true rule untrue.
  it.each<[StatuteKey, RegExp]>([
    ['cra.extend15', /relevant information.*unless/],
    ['cra.frivolous', /reasonably.*why.*5 business days/],
    ['cra.reinsertion', /complete and accurate/],
    ['cra.notifyRecipients', /deleted|statement/],
    ['cra.annual45', /AnnualCreditReport\.com/],
    ['cra.veteranMedical', /or is paying/],
    ['medical.code', /has told the bureaus/],
    ['idt.block', /Once the bureau has.*unless the law lets it refuse/],
    ['idt.decline', /goods, services or money/],
    ['obs.collections', /ordinary report/],
    ['furn.accurate', /beyond your word.*address/],
    ['furn.direct', /most items.*right address/],
    ['furn.theftReport', /names for it.*unless/],
    ['idt.records', /written request.*proof.*affidavit.*good faith/],
    ['coll.notice', /unless/],
    ['coll.verify', /in writing within the period.*judgment/],
    ['coll.stopContact', /except/],
    ['coll.contactFirst', /talk to you.*or write to you and wait/],
    ['idt.collector', /works for another company/],
  ])('%s says its condition', (key, condition) => {
    expect(en[key]).toMatch(condition);
  });

  it('promises a bureau’s duty to no one else', () => {
    const others = keys.filter((key) => statutes[key].binds !== 'bureau');
    for (const key of others) expect(en[key]).not.toMatch(/^The bureau (?:has|may|needs)/);
    for (const key of others) expect(es[key]).not.toMatch(/^La agencia (?:tiene|puede|necesita)/);
  });
});
