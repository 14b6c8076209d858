import type { Enclosure } from '@creditfix/shared/documents';

/** What people and scanners call their files. A guess only puts answers first: nobody is told what their paper is. */
const NAMES: readonly (readonly [RegExp, readonly Enclosure[]])[] = [
  [/licen[cs]e|licencia|passport|pasaporte|state.?id|photo.?id|\bid\b|\bdl\b/, ['photo_id']],
  [/birth|nacimiento|social.?security|\bssn?\b/, ['identity_proof']],
  [/utility|electric|water|lease|rent|address|domicilio|insurance.?card/, ['proof_of_address']],
  [/equifax|experian|trans.?union|credit.?report|informe/, ['marked_report_page', 'older_report']],
  [/ftc|identity.?theft/, ['ftc_report']],
  [/police|polic[ií]a/, ['police_report']],
  [/receipt|recibo|payment|paid|check|cheque|pago/, ['payment_proof', 'settlement_letter']],
  [/payoff|settle|release/, ['settlement_letter', 'payoff_letter']],
  [/statement|estado.?de.?cuenta|bank|banco/, ['statement', 'payment_proof', 'proof_of_address']],
  [/divorce|divorcio|decree|court|corte/, ['family_papers', 'court_papers']],
  [/1099/, ['cancellation_form']],
  [/contract|contrato|loan|agreement/, ['contract']],
  [/letter|carta|notice|aviso|collect/, ['creditor_letter']],
  [/eob|explanation.?of.?benefits|insurer/, ['insurance_statement']],
];

/** @returns the kinds that a file of this name may be of, the likeliest first; none where the name says nothing */
export function guessKinds(name: string): readonly Enclosure[] {
  const plain = name.toLowerCase().replaceAll(/[_-]/g, ' ');
  return [...new Set(NAMES.flatMap(([words, kinds]) => (words.test(plain) ? kinds : [])))];
}
