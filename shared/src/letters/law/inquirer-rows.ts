import type { RecipientRows } from './rule-table.ts';

/** Letters to the company behind a hard inquiry. No rule of disputes binds it, so it is asked, and no clock is started. */
export const inquirerRows: RecipientRows = {
  not_mine: {
    statutes: ['purpose.listed', 'purpose.user'],
    conditional: [],
    factsRequired: ['itemType', 'identityUsed', 'inquiryDate', 'applied'],
    asksFor:
      'say what the report was for; ask the bureau to remove the inquiry if there was no purpose',
    enclosuresNeeded: [],
    enclosuresAdvised: ['marked_report_page'],
    mustNotSay: [
      'a right to an investigation by the company',
      'that it needs written permission',
      'identity theft',
      'a lawsuit, damages or a lawyer',
      'a score or points',
    ],
    clocks: [],
  },
};
