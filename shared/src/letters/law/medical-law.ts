import { addYears, isCalendarDate } from '../../kernel/index.ts';
import type { Phrase } from '../contract/letter-document.ts';
import { answerOf, isEnclosed } from '../facts/fact-words.rules.ts';
import type { DisputeCase } from '../facts/reason-rules.ts';
import { wordsOf } from '../facts/sentence.ts';
import { cite } from './law-sentences.ts';

/** What the law says of a veteran's medical debt, and what the three nationwide agencies have announced that they no longer show. */

const { say, wordings } = wordsOf('medical', {
  veteran: {
    en: 'I am a veteran, and the VA is responsible for this bill.',
    es: 'Presté servicio en las fuerzas armadas, y el VA es responsable de esta factura.',
  },
  veteranPaid: {
    en: "A nationwide credit bureau that knows this may not report a veteran's medical debt that is fully paid or settled {law}.",
    es: 'Una agencia de crédito nacional que sabe esto no puede reportar una deuda médica de un veterano que está pagada o liquidada por completo {law}.',
  },
  veteranYear: {
    en: "A nationwide credit bureau that knows this may not report a veteran's medical debt until one year after the care {law}.",
    es: 'Una agencia de crédito nacional que sabe esto no puede reportar una deuda médica de un veterano hasta un año después de la atención {law}.',
  },
  veteranYearToo: {
    en: 'Nor may it report such a debt until one year after the care {law}.',
    es: 'Tampoco puede reportar una deuda así hasta un año después de la atención {law}.',
  },
  veteranPapers: {
    en: 'The papers I enclose show this, and the Fair Credit Reporting Act provides that such a debt is taken out of my file {law}.',
    es: 'Los documentos que adjunto lo muestran, y la Ley de Informe Justo de Crédito (FCRA) prevé que una deuda así se saque de mi expediente {law}.',
  },
  veteranRequest: {
    en: 'Delete this medical debt from my file, because the VA is responsible for it.',
    es: 'Elimine esta deuda médica de mi expediente, porque el VA es responsable de ella.',
  },
  paidMedical: {
    en: 'medical collections that have been paid',
    es: 'las cobranzas médicas que se han pagado',
  },
  smallMedical: {
    en: 'medical collections with a first balance under $500',
    es: 'las cobranzas médicas con un saldo inicial de menos de $500',
  },
  recentMedical: {
    en: 'unpaid medical collections in their first year',
    es: 'las cobranzas médicas no pagadas en su primer año',
  },
  judgments: { en: 'civil judgments', es: 'las sentencias civiles' },
  taxLiens: { en: 'tax liens', es: 'los gravámenes fiscales' },
  either: { en: '{first} or {last}', es: '{first} ni {last}' },
  policy: {
    en: 'You have announced publicly that you no longer show {hidden}. Please apply that policy to this item.',
    es: 'Usted ha anunciado públicamente que ya no muestra {hidden}. Aplique esa política a este dato, por favor.',
  },
  policyRequest: {
    en: 'Remove the item if it falls under that policy.',
    es: 'Elimine el dato si entra en esa política.',
  },
});

export const medicalWordings = wordings;

/**
 * A veteran's medical debt: 15 U.S.C. 1681c(a)(8) and (7) lead, and 1681i(g) is the way to prove it, so it is named only where the papers
 * are really in the envelope.
 */
export function veteranLaw(dispute: DisputeCase): readonly Phrase[] {
  if (!asksVeteranDeletion(dispute)) return [];
  return [
    say.veteran,
    ...(isVeteransPaid(dispute) ? [say.veteranPaid({ law: cite('medical.veteranPaid') })] : []),
    ...(isVeteransFirstYear(dispute)
      ? [
          (isVeteransPaid(dispute) ? say.veteranYearToo : say.veteranYear)({
            law: cite('medical.veteranYear'),
          }),
        ]
      : []),
    ...(isVeteranCase(dispute) ? [say.veteranPapers({ law: cite('cra.veteranMedical') })] : []),
  ];
}

/** A debt that is to be deleted is not to be corrected as well. */
export function asksVeteranDeletion(dispute: DisputeCase): boolean {
  return isVeteranCase(dispute) || isVeteransPaid(dispute) || isVeteransFirstYear(dispute);
}

function isVeteransBill({ facts }: Pick<DisputeCase, 'facts'>): boolean {
  return answerOf(facts, 'vaResponsible') === 'yes';
}

/** 15 U.S.C. 1681c(a)(8): fully paid or settled. */
export function isVeteransPaid({ facts }: Pick<DisputeCase, 'facts'>): boolean {
  return isVeteransBill({ facts }) && answerOf(facts, 'fullOrSettled') !== '';
}

/** 15 U.S.C. 1681c(a)(7): until one year after the care. */
export function isVeteransFirstYear({
  facts,
  today,
}: Pick<DisputeCase, 'facts' | 'today'>): boolean {
  const care = answerOf(facts, 'serviceDate');
  return (
    isVeteransBill({ facts }) && isCalendarDate(care) && care <= today && today < addYears(care, 1)
  );
}

export function isVeteranCase(dispute: Pick<DisputeCase, 'facts'>): boolean {
  return (
    answerOf(dispute.facts, 'vaResponsible') === 'yes' && isEnclosed(dispute.facts, 'va_notice')
  );
}

export const { veteranRequest, policyRequest } = say;

export type AnnouncedPolicy =
  | 'paidMedical'
  | 'recentMedical'
  | 'smallMedical'
  | 'judgments'
  | 'taxLiens';

/** What the agencies have announced of their own will; no law stands behind it, and the letter does not say so. It reads alike to each of the three. */
export function announcedPolicy(kinds: readonly AnnouncedPolicy[]): readonly Phrase[] {
  const [first, ...others] = kinds.map((kind) => say[kind]);
  if (!first) return [];
  const hidden = others.reduce<Phrase>((said, last) => say.either({ first: said, last }), first);
  return [say.policy({ hidden })];
}
