import type { FieldFault } from '../../kernel/index.ts';
import {
  answerOf,
  asPhrase,
  asSentence,
  isEnclosed,
  asksForBlock,
  asksForRecords,
  collectsForAnother,
  hasAttachedIdentity,
  hasAttachedReport,
  hasTickedIdentity,
  hasTickedReport,
  isTheftNotice,
} from '../facts/fact-words.rules.ts';
import { hasToBlock } from '../contract/agencies.ts';
import { advice, answerWay, faultWords, reasonWay, refusal } from '../facts/gate-words.ts';
import type { Phrase, Refusal, Sentence, Advice } from '../contract/letter-document.ts';
import type { DisputeFacts } from '../contract/question.ts';
import { nouns } from '../facts/item-types.ts';
import { ownWords } from '../facts/own-words.rules.ts';
import type {
  DisputeCase,
  LetterRow,
  ReasonRules,
  ReasonText,
  WritingCase,
} from '../facts/reason-rules.ts';
import { fromTable } from '../facts/sentence.ts';
import { cite, disputeLaw, lawFor, papersRequest, sharedRequests } from '../law/law-sentences.ts';
import { identityTheftQuestions } from './identity-theft.questions.ts';
import { identityTheftWords } from './identity-theft.table.ts';

const { say, wordings } = identityTheftWords;

/**
 * An item from identity theft. With all four elements of 15 U.S.C. 1681c-2(a) in the envelope the letter asks for a block;
 * without the report's own pages it stays an ordinary dispute and says nothing of a block.
 */
export const identityTheftRules: ReasonRules = {
  questions: identityTheftQuestions,
  wordings,
  faults: theftFaults,
  refusal: theftRefusal,
  advice: theftAdvice,
  write: theftText,
};

/**
 * A block and a fraud alert need proof of identity by statute: 15 U.S.C. 1681c-2(a)(1), 1681c-1. So do the records of a business:
 * 1681g(e)(2).
 */
function theftFaults(dispute: DisputeCase): readonly FieldFault[] {
  const fault = (key: string, message: string) => [
    { path: `disputeDetails.facts.${key}`, message },
  ];
  const alert = answerOf(dispute.facts, 'fraudAlert');
  if (hasAttachedIdentity(dispute)) {
    return alert === 'seven_years' && !asksForBlock(dispute)
      ? fault('fraudAlert', faultWords().alertWithoutReport)
      : [];
  }
  if (
    dispute.recipient === 'bureau' &&
    hasToBlock(dispute.details.agency) &&
    hasAttachedReport(dispute) &&
    !hasTickedIdentity(dispute)
  ) {
    return fault('enclosures', faultWords().reportWithoutIdentity);
  }
  if (!['', 'none'].includes(alert)) {
    return fault('fraudAlert', faultWords().alertWithoutIdentity);
  }
  return answerOf(dispute.facts, 'wantsRecords') === 'yes'
    ? fault('wantsRecords', faultWords().recordsWithoutIdentity)
    : [];
}

function theftRefusal({ facts }: DisputeCase): Refusal | undefined {
  if (answerOf(facts, 'thiefKnown') === 'allowed') {
    return refusal('identity_theft.allowed', [
      answerWay('changeAnswer', 'thiefKnown'),
      reasonWay('amountWrong', 'incorrect_amount'),
    ]);
  }
  if (answerOf(facts, 'gotBenefit') === 'yes') {
    return refusal('identity_theft.benefit', [
      answerWay('changeAnswer', 'gotBenefit'),
      reasonWay('amountWrong', 'incorrect_amount'),
    ]);
  }
  if (answerOf(facts, 'notMyTransaction') === 'no') {
    return refusal('identity_theft.own_transaction', [
      answerWay('changeAnswer', 'notMyTransaction'),
      reasonWay('amountWrong', 'incorrect_amount'),
      reasonWay('somethingElse', 'other'),
    ]);
  }
  return undefined;
}

const IDENTITY_THEFT_SITE = 'https://www.identitytheft.gov/';

function theftAdvice(dispute: DisputeCase): readonly Advice[] {
  if (dispute.recipient !== 'bureau') return companyAdvice(dispute);
  // What a report is good for at an agency is a block.
  if (!hasToBlock(dispute.details.agency)) return [];
  if (hasAttachedReport(dispute)) {
    const isComplete = hasAttachedIdentity(dispute);
    return [advice(isComplete ? 'identity_theft.true_statement' : 'identity_theft.add_identity')];
  }
  if (hasTickedReport(dispute)) {
    return [advice('identity_theft.add_report')];
  }
  return [{ ...advice('identity_theft.make_report'), url: IDENTITY_THEFT_SITE }];
}

function companyAdvice(dispute: DisputeCase): readonly Advice[] {
  if (!hasAttachedReport(dispute)) {
    return [{ ...advice('identity_theft.company_report'), url: IDENTITY_THEFT_SITE }];
  }
  return isTheftNotice(dispute) ? [] : [advice('identity_theft.company_address')];
}

function theftText(dispute: WritingCase): ReasonText {
  if (dispute.recipient !== 'bureau') return companyText(dispute);
  return asksForBlock(dispute) ? blockText(dispute) : disputeText(dispute);
}

/** 15 U.S.C. 1681c-1: with a proof of identity in the packet, and the extended one with the report besides. */
function alertRequest(dispute: WritingCase): readonly Phrase[] {
  const { facts, number } = dispute;
  if (number > 1 || !hasAttachedIdentity(dispute)) return [];
  switch (answerOf(facts, 'fraudAlert')) {
    case 'one_year':
      return [say.initialAlert({ law: cite('idt.initialAlert') })];
    case 'seven_years':
      return [say.extendedAlert({ law: cite('idt.extendedAlert') })];
    default:
      return [];
  }
}

const isPartOnly = ({ facts }: DisputeCase) => answerOf(facts, 'theftKind') === 'used_account';

function blockText(dispute: WritingCase): ReasonText {
  const { facts, several } = dispute;
  const { item, name, end, again } = ownWords(dispute);
  const one = end === '' ? say.blockListed({ what: again, name }) : say.blockEnding({ name, end });
  return {
    subject: several ? say.blockItems : one,
    opening: [say.victim, several ? say.blockMany : say.blockOne({ item })],
    rows: theftRows(facts),
    paragraphs: [{ id: 'item-1-why', said: whatHappened(dispute) }, statement(dispute)],
    law: blockLaw(dispute),
    requests: [
      isPartOnly(dispute) ? say.blockPart : say.blockWhole,
      say.tell,
      say.confirm,
      ...alertRequest(dispute),
    ],
  };
}

function blockLaw({ several }: WritingCase): readonly Phrase[] {
  const law = cite('idt.block');
  return [
    several ? say.fourMany({ law }) : say.fourOne({ law }),
    say.declined({ notify: cite('idt.notifyFurnisher'), decline: cite('idt.decline') }),
    say.otherwise({ law: cite('cra.reinvestigate') }),
  ];
}

/** No pages of a report: an ordinary dispute of 15 U.S.C. 1681i, without a word of a block. */
function disputeText(dispute: WritingCase): ReasonText {
  const { facts } = dispute;
  const { again: noun } = ownWords(dispute);
  const isPart = isPartOnly(dispute);
  return {
    claim: { short: say.short, said: isPart ? say.claimUsed({ noun }) : say.claim({ noun }) },
    rows: theftRows(facts),
    paragraphs: [{ id: 'item-1-why', said: whatHappened(dispute) }],
    law: disputeLaw(dispute),
    requests: [
      say.askCompany,
      isPart ? say.correctPart : say.remove,
      ...papersRequest(dispute),
      ...alertRequest(dispute),
    ],
  };
}

/** 15 U.S.C. 1681s-2(a)(6)(B) and 1681g(e) for the company, 1681m(g) for a collector, each only with what it needs. */
function companyText(dispute: WritingCase): ReasonText {
  const { facts, several } = dispute;
  const { item, what, end } = ownWords(dispute);
  const one = end === '' ? say.disputeOne({ what }) : say.disputeEnding({ what, end });
  const many = dispute.recipient === 'collector' ? nouns.debts : nouns.accounts;
  return {
    subject: several ? say.disputeMany({ what: many }) : one,
    opening: [say.victim, several ? say.disputeItems({ what: many }) : say.disputeItem({ item })],
    rows: theftRows(facts),
    paragraphs: [
      { id: 'item-1-why', said: whatHappened(dispute) },
      ...(isTheftNotice(dispute) ? [statement(dispute)] : []),
    ],
    ...companyLaw(dispute),
    requests: [...companyRequests(dispute), ...papersRequest(dispute), ...sharedRequests(dispute)],
  };
}

/** What the company owes the victim of a thief it dealt with stands last: it is no part of the dispute (15 U.S.C. 1681g(e)). */
function companyLaw(dispute: WritingCase): Pick<ReasonText, 'ownLaw' | 'law'> {
  const { ownLaw, law } = lawFor(dispute, {
    scope: 'direct.liability',
    own: companyTheftLaw(dispute),
  });
  const records =
    dispute.recipient === 'furnisher' && asksForRecords(dispute)
      ? [say.records({ law: cite('idt.records') })]
      : [];
  return { ...(ownLaw ? { ownLaw } : {}), law: [...law, ...records] };
}

function companyTheftLaw(dispute: WritingCase): readonly Phrase[] {
  const isCollector = dispute.recipient === 'collector';
  const what = dispute.several
    ? say.these({ what: isCollector ? nouns.debts : nouns.accounts })
    : say.this({ what: isCollector ? nouns.debt : nouns.account });
  return [
    ...(isTheftNotice(dispute) ? [say.reportLaw({ what, law: cite('furn.theftReport') })] : []),
    ...(isCollector && collectsForAnother(dispute)
      ? [say.collectorLaw({ what, law: cite('idt.collector') })]
      : []),
  ];
}

function companyRequests(dispute: WritingCase): readonly Phrase[] {
  const { what } = ownWords(dispute);
  return [
    say.tellMe,
    isPartOnly(dispute) ? say.correctNamed : say.stop({ what }),
    ...(dispute.recipient === 'collector' && collectsForAnother(dispute)
      ? [say.tellClient, say.sendDebt]
      : []),
    ...(dispute.recipient === 'furnisher' && asksForRecords(dispute) ? [say.sendRecords] : []),
  ];
}

const DONE_ROWS: Readonly<Record<string, Phrase>> = {
  new_account: say.rowOpened,
  used_account: say.rowUsed,
  applied: say.rowApplied,
};

function theftRows(facts: DisputeFacts): readonly LetterRow[] {
  const done = fromTable(DONE_ROWS, answerOf(facts, 'theftKind'));
  const found = answerOf(facts, 'discoveryDate');
  return [
    { label: say.happened, value: done ?? say.rowTheft },
    ...(found ? [{ label: say.found, value: { date: found } }] : []),
  ];
}

function whatHappened(dispute: WritingCase): readonly Sentence[] {
  const { facts, shortForm } = dispute;
  if (shortForm) return [say.unauthorized];
  const part = answerOf(facts, 'theftPart');
  return [
    ...doneBy(dispute, answerOf(facts, 'theftKind')),
    ...(part ? [say.part, { own: asSentence(part) }] : []),
    say.foundOut({ day: { date: answerOf(facts, 'discoveryDate') } }),
    answerOf(facts, 'thiefKnown') === 'known' ? say.known : say.unknown,
    say.noBenefit,
    ...reportSentence(dispute),
  ];
}

function doneBy(dispute: WritingCase, kind: string): readonly Phrase[] {
  const { name } = ownWords(dispute);
  const account = dispute.recipient === 'bureau' ? say.listedAccount({ name }) : say.thisAccount;
  switch (kind) {
    case 'new_account':
      return [say.opened({ account })];
    case 'used_account':
      return [say.used({ account })];
    case 'applied':
      return [say.applied];
    default:
      return [];
  }
}

/** One report covers the whole letter, so it is named once. */
function reportSentence({ facts, number }: WritingCase): readonly Phrase[] {
  if (number > 1) return [];
  const ftc = asPhrase(answerOf(facts, 'ftcReportNumber'));
  const [first, second] = [
    ...(isEnclosed(facts, 'ftc_report') ? [ftc ? say.ftcNumber({ number: ftc }) : say.ftc] : []),
    ...(isEnclosed(facts, 'police_report') ? [policeReport(facts)] : []),
  ];
  if (!first) return [];
  return [second ? say.enclosedTwo({ first, second }) : say.enclosedOne({ first })];
}

function policeReport(facts: DisputeFacts): Phrase {
  const number = asPhrase(answerOf(facts, 'policeReportNumber'));
  const department = asPhrase(answerOf(facts, 'policeDepartment'));
  if (department) {
    return number ? say.policeFromNumber({ department, number }) : say.policeFrom({ department });
  }
  return number ? say.policeNumber({ number }) : say.police;
}

/** The statement of 15 U.S.C. 1681c-2(a)(4), which a report to the company carries too. */
function statement(dispute: WritingCase) {
  const { item } = ownWords(dispute);
  return {
    id: 'statement',
    said: [isPartOnly(dispute) ? say.statePart({ item }) : say.stateItem({ item })],
  };
}
