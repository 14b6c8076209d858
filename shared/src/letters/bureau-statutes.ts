import { code, type Statute } from './statute.ts';

/** Law that binds the credit bureaus. Content table: change it only with its source open. */
export const bureauStatutes = {
  'cra.reinvestigate': {
    ...code('1681i(a)(1)(A)'),
    binds: 'bureau',
    meaning:
      'The bureau has to look into your dispute for free, normally within 30 days of the day it gets your letter.',
  },
  'cra.extend15': {
    ...code('1681i(a)(1)(B)'),
    binds: 'bureau',
    meaning:
      'If you send more relevant information during the 30 days, the bureau may take up to 15 days longer, unless it has already found the item wrong or impossible to verify.',
  },
  'cra.furnisherNotice': {
    ...code('1681i(a)(2)'),
    binds: 'bureau',
    meaning:
      'Within 5 business days of getting your dispute, the bureau has to tell the company that reported the item about it, with the relevant information you sent.',
  },
  'cra.frivolous': {
    ...code('1681i(a)(3)'),
    binds: 'bureau',
    meaning:
      'The bureau may set aside a dispute that it reasonably finds frivolous, for example for too little information. It then has to tell you why, and what it needs, within 5 business days.',
  },
  'cra.considerAll': {
    ...code('1681i(a)(4)'),
    binds: 'bureau',
    meaning:
      'The bureau has to review all relevant information that you send within the 30-day period.',
  },
  'cra.delete': {
    ...code('1681i(a)(5)(A)'),
    binds: 'bureau',
    meaning:
      'What turns out to be wrong or incomplete, or cannot be verified, has to be corrected or taken out promptly.',
  },
  'cra.reinsertion': {
    ...code('1681i(a)(5)(B)'),
    binds: 'bureau',
    meaning:
      'An item that was taken out after a dispute may come back only if the company certifies that it is complete and accurate. The bureau has to tell you in writing within 5 business days after that.',
  },
  'cra.results': {
    ...code('1681i(a)(6)'),
    binds: 'bureau',
    meaning:
      'The bureau has to send you the results in writing within 5 business days after it finishes.',
  },
  'cra.procedureNotice': {
    ...code('1681i(a)(6)(B)(iii)'),
    binds: 'bureau',
    meaning:
      'The description says which procedure the bureau used. It names each company that the bureau contacted, with its business address, and with its phone number if that is reasonably available.',
  },
  'cra.procedure': {
    ...code('1681i(a)(7)'),
    binds: 'bureau',
    meaning:
      'If you ask after the results, the bureau has 15 days from your request to describe how it checked the item.',
  },
  'cra.expedited': {
    ...code('1681i(a)(8)'),
    binds: 'bureau',
    meaning:
      'A bureau that deletes the item within 3 business days may tell you by phone first and in writing after that, in place of the full results.',
  },
  'cra.statement': {
    ...code('1681i(b)'),
    binds: 'bureau',
    meaning:
      'If the dispute is not settled, you may add a short statement of your side to your file.',
  },
  'cra.notifyRecipients': {
    ...code('1681i(d)'),
    binds: 'bureau',
    meaning:
      'After an item is deleted or you add a statement, you may name those who got your report, for a job in the last two years or otherwise in the last six months, and the bureau has to tell them.',
  },
  'cra.veteranMedical': {
    ...code('1681i(g)'),
    binds: 'bureau',
    meaning:
      'When a veteran sends papers showing that the VA is responsible for a medical debt, or is paying it, the bureau has to delete that debt.',
  },
  'cra.annual45': {
    ...code('1681j(a)(3)'),
    binds: 'bureau',
    meaning:
      'When you dispute after your free annual report from AnnualCreditReport.com, the bureau has 45 days instead of 30.',
  },
  'cra.accuracy': {
    ...code('1681e(b)'),
    binds: 'bureau',
    meaning:
      'The bureau has to use reasonable procedures so that your report is as accurate as possible.',
  },
  'cra.purposeChecks': {
    ...code('1681e(a)'),
    binds: 'bureau',
    meaning:
      'The bureau needs reasonable procedures that make companies say who they are and what they want a report for.',
  },
  'purpose.permitted': {
    ...code('1681b(a)'),
    binds: 'bureau',
    meaning: 'A bureau may give out your report only for the purposes that the law lists.',
  },
  'obs.bankruptcy': {
    ...code('1681c(a)(1)'),
    binds: 'bureau',
    meaning:
      'An ordinary report may show a bankruptcy for ten years from the order that opened it.',
  },
  'obs.collections': {
    ...code('1681c(a)(4)'),
    binds: 'bureau',
    meaning:
      'An ordinary report may show accounts sent to collection or written off as a loss for seven years.',
  },
  'obs.other': {
    ...code('1681c(a)(5)'),
    binds: 'bureau',
    meaning:
      'An ordinary report may show other negative items, such as a late payment, for seven years.',
  },
  'obs.clockStart': {
    ...code('1681c(c)(1)'),
    binds: 'bureau',
    meaning:
      'For a collection or charge-off the seven years are counted from 180 days after the missed payment that led to it.',
  },
  'medical.code': {
    ...code('1681c(a)(6)'),
    binds: 'bureau',
    meaning:
      'When a medical provider has told the bureaus that it is one, a report may show its name, address and phone number only in a coded form.',
  },
  'idt.block': {
    ...code('1681c-2(a)'),
    binds: 'bureau',
    meaning:
      'Once the bureau has your proof of identity, an identity theft report, the item and your statement, it has to block the item within 4 business days, unless the law lets it refuse.',
  },
  'idt.notifyFurnisher': {
    ...code('1681c-2(b)'),
    binds: 'bureau',
    meaning:
      'The bureau has to tell the company that reported the item about your report of the theft and about the block.',
  },
  'idt.decline': {
    ...code('1681c-2(c)'),
    binds: 'bureau',
    meaning:
      'The bureau may refuse or lift a block that rests on an error or an untrue statement, or where you got goods, services or money from it. It has to tell you promptly if it does.',
  },
  'idt.declineNotice': {
    ...code('1681c-2(c)(2)'),
    binds: 'bureau',
    meaning:
      'A bureau that declines or lifts a block has to tell you promptly, in the way it has to tell you when a deleted item comes back.',
  },
  'idt.initialAlert': {
    ...code('1681c-1(a)'),
    binds: 'bureau',
    meaning:
      'A fraud alert, for at least one year, asks lenders to take extra care that an applicant is really you.',
  },
  'idt.extendedAlert': {
    ...code('1681c-1(b)'),
    binds: 'bureau',
    meaning:
      'With an identity theft report you can ask for a fraud alert that stays for seven years.',
  },
  'file.disclose': {
    ...code('1681g(a)'),
    binds: 'bureau',
    meaning:
      'You may see what is in your file, where it came from and who got a report; this is no right to have anything deleted.',
  },
  /** Loans of the older federal program; no row of the table names it before its text has been compared. */
  'loan.federalDefault': {
    citation: '20 U.S.C. § 1080a(f)',
    section: '20 USC 1080a(f)',
    source: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title20-section1080a',
    checkedAt: '2026-11-21',
    unconfirmed: true,
    binds: 'bureau',
    meaning: 'The default of an older federal student loan follows a time rule of its own.',
  },
} as const satisfies Readonly<Record<string, Statute>>;
