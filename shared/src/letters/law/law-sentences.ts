import { answerOf, isCourtRecord, isWithinNotice, ticked } from '../facts/fact-words.rules.ts';
import { AddressSource } from '../contract/dispute-request.schema.ts';
import type { Phrase } from '../contract/letter-document.ts';
import type { ReasonText, WritingCase } from '../facts/reason-rules.ts';
import { nouns } from '../facts/item-types.ts';
import { wordsOf } from '../facts/sentence.ts';
import { statutes, type StatuteKey } from './statutes.ts';

/**
 * The law that a letter names, in plain words with the citation behind them: one quiet sentence or two after the requests. To a
 * bureau 15 U.S.C. 1681i, to a company 1681s-2(a) and 12 CFR 1022.43, to a collector 1692g and 1692e besides.
 */

const { say, wordings } = wordsOf('law', {
  theseItems: { en: 'these items', es: 'estos datos' },
  thisItem: { en: 'this item', es: 'este dato' },
  myDispute: { en: 'my dispute', es: 'mi disputa' },
  myDisputes: { en: 'my disputes', es: 'mis disputas' },
  dispute30: {
    en: 'The Fair Credit Reporting Act gives me the right to a free and reasonable investigation of {items}, normally within 30 days of the day you receive this letter {investigate}. Whatever is inaccurate or incomplete, or cannot be verified, has to be corrected or deleted promptly {delete}.',
    es: 'La Ley de Informe Justo de Crédito (FCRA) me da derecho a una investigación gratuita y razonable de {items}, normalmente dentro de los 30 días desde el día en que usted reciba esta carta {investigate}. Lo que sea inexacto o incompleto, o no se pueda verificar, debe corregirse o eliminarse sin demora {delete}.',
  },
  dispute: {
    en: 'The Fair Credit Reporting Act gives me the right to a free and reasonable investigation of {items}, within the time the Act sets {investigate}. Whatever is inaccurate or incomplete, or cannot be verified, has to be corrected or deleted promptly {delete}.',
    es: 'La Ley de Informe Justo de Crédito (FCRA) me da derecho a una investigación gratuita y razonable de {items}, dentro del plazo que fija la Ley {investigate}. Lo que sea inexacto o incompleto, o no se pueda verificar, debe corregirse o eliminarse sin demora {delete}.',
  },
  investigation30: {
    en: 'The Fair Credit Reporting Act gives me the right to a free and reasonable investigation of {items}, normally within 30 days of the day you receive this letter {investigate}.',
    es: 'La Ley de Informe Justo de Crédito (FCRA) me da derecho a una investigación gratuita y razonable de {items}, normalmente dentro de los 30 días desde el día en que usted reciba esta carta {investigate}.',
  },
  investigation: {
    en: 'The Fair Credit Reporting Act gives me the right to a free and reasonable investigation of {items}, within the time the Act sets {investigate}.',
    es: 'La Ley de Informe Justo de Crédito (FCRA) me da derecho a una investigación gratuita y razonable de {items}, dentro del plazo que fija la Ley {investigate}.',
  },
  correction: {
    en: 'Whatever is inaccurate or incomplete, or cannot be verified, has to be corrected or deleted promptly {delete}.',
    es: 'Lo que sea inexacto o incompleto, o no se pueda verificar, debe corregirse o eliminarse sin demora {delete}.',
  },
  forward: {
    en: 'Send the company that reported the item all relevant information, including the papers I enclose, and not just a code.',
    es: 'Envíe a la empresa que reportó el dato toda la información pertinente, incluidos los documentos que adjunto, y no solo un código.',
  },
  review: {
    en: 'Review the papers that I enclose.',
    es: 'Revise los documentos que adjunto.',
  },
  liability: {
    en: 'whether I am responsible for this {what}',
    es: 'si soy responsable de {este what}',
  },
  terms: { en: 'the terms of this {what}', es: 'las condiciones de {este what}' },
  conduct: {
    en: 'the status and history of this {what}',
    es: 'el estado y el historial de {este what}',
  },
  entry: { en: 'your reporting of this {what}', es: 'lo que usted reporta de {este what}' },
  direct: {
    en: 'This is a direct dispute about {scope} {law}.',
    es: 'Esta es una disputa directa sobre {scope} {law}.',
  },
  directDuty: {
    en: 'The Fair Credit Reporting Act requires you to investigate {disputes} and to tell me the result, normally within 30 days of the day you receive this letter {duty}.',
    es: 'La Ley de Informe Justo de Crédito (FCRA) le exige investigar {disputes} y decirme el resultado, normalmente dentro de los 30 días desde el día en que reciba esta carta {duty}.',
  },
  reportAsDisputed: {
    en: 'Until this is settled, report the {what} as disputed.',
    es: 'Mientras esto no se resuelva, reporte {el what} con una nota de disputa.',
  },
  lookInto: {
    en: 'Please look into {disputes} and tell me the result.',
    es: 'Investigue {disputes} y dígame el resultado, por favor.',
  },
  disputedNotice: {
    en: 'While this is in dispute, you may not report the {what} without saying so {law}.',
    es: 'Mientras haya una disputa, usted no puede reportar {el what} sin decirlo {law}.',
  },
  correctionDuty: {
    en: 'If you find that something you reported is wrong or incomplete, you have to send a correction to every credit bureau you reported it to {law}.',
    es: 'Si encuentra que algo que reportó está mal o incompleto, usted debe enviar una corrección a cada agencia de crédito a la que lo reportó {law}.',
  },
  fromReport: {
    en: 'I am sending this letter to the address that my credit report shows for you {law}.',
    es: 'Envío esta carta a la dirección de usted que muestra mi informe de crédito {law}.',
  },
  fromCompany: {
    en: 'I am sending this letter to the address you have named for disputes {law}.',
    es: 'Envío esta carta a la dirección que usted ha indicado para disputas {law}.',
  },
  toBusiness: {
    en: 'I know of no address of yours for disputes, so I am writing to your business address {law}.',
    es: 'No conozco una dirección suya para disputas, así que escribo a su dirección comercial {law}.',
  },
  notice: {
    en: 'Your notice gives me until {end} to dispute the debt, and I am writing in time. Please stop collecting until you have sent me verification {law}.',
    es: 'Su aviso me da hasta el {end} para disputar la deuda, y escribo a tiempo. Deje de cobrar, por favor, hasta que me haya enviado la verificación {law}.',
  },
  noticeOfItem: {
    en: 'Your notice about item {number} gives me until {end} to dispute the debt, and I am writing in time. Please stop collecting until you have sent me verification {law}.',
    es: 'Su aviso sobre el dato {number} me da hasta el {end} para disputar la deuda, y escribo a tiempo. Deje de cobrar, por favor, hasta que me haya enviado la verificación {law}.',
  },
  verification: {
    en: 'Send me verification of the debt, with the name and address of the original creditor.',
    es: 'Envíeme la verificación de la deuda, con el nombre y la dirección del acreedor original.',
  },
  collectorDirect: {
    en: 'Because you report this debt to credit bureaus, this letter is also a direct dispute about {scope} {law}.',
    es: 'Como usted reporta esta deuda a agencias de crédito, esta carta es también una disputa directa sobre {scope} {law}.',
  },
  amount: {
    en: 'A debt collector may not say anything false about the amount or status of a debt {law}.',
    es: 'Un cobrador de deudas no puede decir nada falso sobre el monto o el estado de una deuda {law}.',
  },
  collectorDuty: {
    en: 'Please investigate {disputes} and tell me the result within the time the rule sets {time}.',
    es: 'Investigue {disputes} y dígame el resultado dentro del plazo que fija la norma {time}.',
  },
  collectorNotice: {
    en: 'A collector that reports a disputed debt has to say that it is disputed {law}.',
    es: 'Un cobrador que reporta una deuda disputada tiene que decir que está disputada {law}.',
  },
});

export const lawWordings = wordings;

/** The citation in brackets, as it stands behind its plain words. */
export function cite(key: StatuteKey): string {
  return `(${statutes[key].citation})`;
}

/** Another person's entries are many, wherever they are named. */
const itemsOf = ({ several, purpose }: WritingCase) =>
  several || purpose === 'mixed_file' ? say.theseItems : say.thisItem;
const disputesOf = ({ several }: WritingCase) => (several ? say.myDisputes : say.myDispute);
const isOwnReport = ({ facts }: WritingCase) => answerOf(facts, 'freeAnnualReport') === 'no';

/**
 * 30 days if nothing gives the agency more; else no number is named. No letter tells of the 45 days of 15 U.S.C. 1681j(a)(3):
 * whether a report was one 'under this subsection', once in 12 months, is for the agency to show.
 */
export function disputeLaw(dispute: WritingCase): readonly Phrase[] {
  const slots = {
    items: itemsOf(dispute),
    investigate: cite('cra.reinvestigate'),
    delete: cite('cra.delete'),
  };
  return [isOwnReport(dispute) ? say.dispute30(slots) : say.dispute(slots)];
}

/** The same without the correction, where the letter asks for none. */
export function investigationLaw(dispute: WritingCase): Phrase {
  const slots = { items: itemsOf(dispute), investigate: cite('cra.reinvestigate') };
  return isOwnReport(dispute) ? say.investigation30(slots) : say.investigation(slots);
}

export function correctionLaw(): Phrase {
  return say.correction({ delete: cite('cra.delete') });
}

/** They show who writes and which item is meant, and nothing about it. */
const IDENTIFYING: readonly string[] = [
  'photo_id',
  'identity_proof',
  'proof_of_address',
  'marked_report_page',
];

/** 15 U.S.C. 1681i(a)(2), 12 CFR 1022.43(e)(2): what was enclosed about the item is to reach whoever decides. */
export function papersRequest({ details, facts, recipient }: WritingCase): readonly Phrase[] {
  if (ticked(facts, 'enclosures').every((kind) => IDENTIFYING.includes(kind))) return [];
  // No company stands behind a record of a court; behind child support there is an agency that reports it.
  const isPublic =
    isCourtRecord({ details, facts }) && answerOf(facts, 'itemType') !== 'child_support';
  const isForwarded = recipient === 'bureau' && !isPublic;
  return [isForwarded ? say.forward : say.review];
}

/** What a direct dispute can be about: 12 CFR 1022.43(a)(1)-(4). */
type DirectScope = Extract<
  StatuteKey,
  'direct.liability' | 'direct.terms' | 'direct.conduct' | 'direct.other'
>;

const SCOPES = {
  'direct.liability': say.liability,
  'direct.terms': say.terms,
  'direct.conduct': say.conduct,
  'direct.other': say.entry,
} as const;

interface CaseLaw {
  /** What the dispute is about, where it goes straight to the company. */
  readonly scope: DirectScope;
  /** Law that only such a case needs. Toward a company it stands with what the items share, so it names none of them. */
  readonly own?: readonly Phrase[] | undefined;
  /** True if a figure or the state of the debt itself is disputed: 15 U.S.C. 1692e(2)(A). */
  readonly amount?: boolean;
}

/** The law that a dispute names, chosen by whom the letter goes to. */
export function lawFor(
  dispute: WritingCase,
  { scope, own = [], amount = false }: CaseLaw,
): Pick<ReasonText, 'ownLaw' | 'law'> {
  const law = cite(scope);
  switch (dispute.recipient) {
    case 'bureau':
      return { ownLaw: own, law: disputeLaw(dispute) };
    // No rule of disputes binds a company that only got a report.
    case 'inquirer':
      return { ownLaw: own, law: [] };
    case 'furnisher':
      return spread(dispute, {
        item: hasDirectDuty(dispute)
          ? [say.direct({ scope: SCOPES[scope]({ what: nouns.account }), law })]
          : [],
        shared: [...own, ...directLaw(dispute)],
      });
    case 'collector':
      return spread(dispute, {
        item: [
          ...noticeLaw(dispute),
          ...(hasDirectDuty(dispute)
            ? [say.collectorDirect({ scope: SCOPES[scope]({ what: nouns.debt }), law })]
            : []),
        ],
        shared: [
          ...(amount ? [say.amount({ law: cite('coll.amount') })] : []),
          ...own,
          ...collectorLaw(dispute),
        ],
      });
  }
}

/** 12 CFR 1022.43(b)(2): none toward a letter of a credit repair organization. */
function hasDirectDuty({ legalMode }: WritingCase): boolean {
  return legalMode === 'self_help';
}

interface LawParts {
  readonly item: readonly Phrase[];
  readonly shared: readonly Phrase[];
}

/** One item: one paragraph of law. Several: what belongs to one stands with it, and what they share comes once. */
function spread({ several }: WritingCase, { item, shared }: LawParts) {
  return several ? { ownLaw: item, law: shared } : { ownLaw: [], law: [...item, ...shared] };
}

/** Duties that hold for every item of the letter. The 30 days run as at a bureau; 45 days they never are. */
export function directLaw(dispute: WritingCase): readonly Phrase[] {
  const disputes = disputesOf(dispute);
  if (!hasDirectDuty(dispute)) {
    const what = dispute.several ? nouns.accounts : nouns.account;
    return [
      say.lookInto({ disputes }),
      correctionDuty(),
      say.disputedNotice({ what, law: cite('furn.disputeNotice') }),
    ];
  }
  return [say.directDuty({ disputes, duty: cite('furn.direct') }), ...addressLaw(dispute)];
}

export function correctionDuty(): Phrase {
  return say.correctionDuty({ law: cite('furn.correct') });
}

/** 12 CFR 1022.43(c): the duty depends on the address, so the letter says why it went there. */
function addressLaw({ details }: WritingCase): readonly Phrase[] {
  const law = cite('direct.address');
  switch (details.recipientAddress?.source) {
    case AddressSource.report:
      return [say.fromReport({ law })];
    case AddressSource.company:
      return [say.fromCompany({ law })];
    case AddressSource.business:
      return [say.toBusiness({ law })];
    default:
      return [];
  }
}

/** 15 U.S.C. 1692g(b): only while the period of the notice runs. No number of days is named: the law on debt collection sets none. */
function noticeLaw(dispute: WritingCase): readonly Phrase[] {
  if (!isWithinNotice(dispute)) return [];
  const { several, number, facts } = dispute;
  const end = { date: answerOf(facts, 'disputeBy') };
  const law = cite('coll.verify');
  return [
    several ? say.noticeOfItem({ number: String(number), end, law }) : say.notice({ end, law }),
  ];
}

/** What every company is asked beside the reason's own points; the law behind it is on the screen and not in the letter. */
export function sharedRequests(dispute: WritingCase): readonly Phrase[] {
  return [
    ...(isWithinNotice(dispute) ? [say.verification] : []),
    ...(dispute.recipient === 'furnisher' && hasDirectDuty(dispute)
      ? [say.reportAsDisputed({ what: nouns.account })]
      : []),
  ];
}

function collectorLaw(dispute: WritingCase): readonly Phrase[] {
  const marked = say.collectorNotice({ law: cite('coll.reporting') });
  if (!hasDirectDuty(dispute))
    return [say.lookInto({ disputes: disputesOf(dispute) }), correctionDuty(), marked];
  return [
    say.collectorDuty({
      disputes: disputesOf(dispute),
      time: cite('direct.investigate'),
    }),
    marked,
    ...addressLaw(dispute),
  ];
}
