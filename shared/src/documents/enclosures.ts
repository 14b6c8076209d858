import { spoken } from '../kernel/index.ts';
import * as en from './messages.ts';
import * as es from './messages.es.ts';

/** Enclosures that a person can put in the envelope: what the form calls them, and the line that the letter lists. */
interface EnclosureKind {
  readonly label: string;
  readonly hint?: string;
  /** Always English, like the letter. */
  readonly line: string;
  /** The line, for the translation beside the letter. */
  readonly spanish: string;
}

export const enclosures = {
  photo_id: {
    ...en.enclosuresMessages.photo_id,
    line: 'Copy of my government-issued photo ID',
    spanish: 'Copia de mi identificación oficial con foto',
  },
  identity_proof: {
    ...en.enclosuresMessages.identity_proof,
    line: 'Copy of another proof of my identity',
    spanish: 'Copia de otra prueba de mi identidad',
  },
  proof_of_address: {
    ...en.enclosuresMessages.proof_of_address,
    line: 'Copy of a document that shows my current address',
    spanish: 'Copia de un documento que muestra mi dirección actual',
  },
  marked_report_page: {
    ...en.enclosuresMessages.marked_report_page,
    line: 'Page of my credit report with the disputed item marked',
    spanish: 'Página de mi informe de crédito con el dato disputado marcado',
  },
  name_proof: {
    ...en.enclosuresMessages.name_proof,
    line: 'Copy of a document that shows my full or former name',
    spanish: 'Copia de un documento que muestra mi nombre completo o anterior',
  },
  mix_up_papers: {
    ...en.enclosuresMessages.mix_up_papers,
    line: 'Copies of papers that show the mix-up',
    spanish: 'Copias de documentos que muestran la confusión',
  },
  family_papers: {
    ...en.enclosuresMessages.family_papers,
    line: 'Copy of divorce or court papers about this account',
    spanish: 'Copia de documentos de divorcio o del tribunal sobre esta cuenta',
  },
  payment_proof: {
    ...en.enclosuresMessages.payment_proof,
    line: 'Copy of my proof of payment',
    spanish: 'Copia de mi comprobante de pago',
  },
  settlement_letter: {
    ...en.enclosuresMessages.settlement_letter,
    line: 'Copy of the letter about the payment or settlement of this account',
    spanish: 'Copia de la carta sobre el pago o la liquidación de esta cuenta',
  },
  payoff_letter: {
    ...en.enclosuresMessages.payoff_letter,
    line: 'Copy of the payoff letter',
    spanish: 'Copia de la carta de liquidación de la deuda (payoff letter)',
  },
  statement: {
    ...en.enclosuresMessages.statement,
    line: 'Copy of my account statement',
    spanish: 'Copia de mi estado de cuenta',
  },
  older_report: {
    ...en.enclosuresMessages.older_report,
    line: 'Page of an older credit report that shows this item',
    spanish: 'Página de un informe de crédito anterior que muestra este dato',
  },
  creditor_letter: {
    ...en.enclosuresMessages.creditor_letter,
    line: 'Copy of a letter from the company about this account',
    spanish: 'Copia de una carta de la empresa sobre esta cuenta',
  },
  contract: {
    ...en.enclosuresMessages.contract,
    line: 'Copy of the contract or loan papers',
    spanish: 'Copia del contrato o de los documentos del préstamo',
  },
  second_report_page: {
    ...en.enclosuresMessages.second_report_page,
    line: 'Page of my credit report with the second entry marked',
    spanish: 'Página de mi informe de crédito con el segundo registro marcado',
  },
  sale_letter: {
    ...en.enclosuresMessages.sale_letter,
    line: 'Copy of the letter about the sale or transfer of this debt',
    spanish: 'Copia de la carta sobre la venta o transferencia de esta deuda',
  },
  ftc_report: {
    ...en.enclosuresMessages.ftc_report,
    line: 'Copy of my FTC identity theft report',
    spanish: 'Copia de mi informe de robo de identidad de la FTC',
  },
  police_report: {
    ...en.enclosuresMessages.police_report,
    line: 'Copy of my police report about the identity theft',
    spanish: 'Copia de mi denuncia policial sobre el robo de identidad',
  },
  insurance_statement: {
    ...en.enclosuresMessages.insurance_statement,
    line: 'Copy of a statement from my health insurer',
    spanish: 'Copia de un estado de cuenta de mi seguro médico',
  },
  va_notice: {
    ...en.enclosuresMessages.va_notice,
    line: 'Copy of papers showing that the VA is responsible for this bill',
    spanish: 'Copia de documentos que muestran que el VA es responsable de esta factura',
  },
  bankruptcy_papers: {
    ...en.enclosuresMessages.bankruptcy_papers,
    line: 'Copy of my bankruptcy discharge papers',
    spanish: 'Copia de los documentos de la exoneración (discharge) de mi bancarrota',
  },
  cancellation_form: {
    ...en.enclosuresMessages.cancellation_form,
    line: 'Copy of the Form 1099-C for this account',
    spanish: 'Copia del Formulario 1099-C de esta cuenta',
  },
  court_papers: {
    ...en.enclosuresMessages.court_papers,
    line: 'Copy of court or government papers about this record',
    spanish: 'Copia de documentos del tribunal o del gobierno sobre este registro',
  },
  ssa_letter: {
    ...en.enclosuresMessages.ssa_letter,
    line: 'Copy of a letter from the Social Security Administration that shows I am alive',
    spanish:
      'Copia de una carta de la Administración del Seguro Social que muestra que estoy con vida',
  },
  authority_proof: {
    ...en.enclosuresMessages.authority_proof,
    line: 'Copy of the paper that shows my right to act for this person',
    spanish: 'Copia del documento que muestra mi derecho a actuar por esta persona',
  },
  protected_identity: {
    ...en.enclosuresMessages.protected_identity,
    line: 'Copy of a proof of identity of the person to protect',
    spanish: 'Copia de una prueba de identidad de la persona que se protege',
  },
  duty_papers: {
    ...en.enclosuresMessages.duty_papers,
    line: 'Copy of my orders or of a letter from my command',
    spanish: 'Copia de mis órdenes o de una carta de mi comando',
  },
  other_papers: {
    ...en.enclosuresMessages.other_papers,
    line: 'Copies of other papers that support this dispute',
    spanish: 'Copias de otros documentos que respaldan esta disputa',
  },
} as const satisfies Readonly<Record<string, EnclosureKind>>;

export type Enclosure = keyof typeof enclosures;

export function isEnclosure(value: string): value is Enclosure {
  return Object.hasOwn(enclosures, value);
}

/** What we call, in the reader's language, an enclosure that a letter lists; a line of an older letter stands for itself. */
export function enclosureLabel(line: string): string {
  const kind = enclosureOfLine(line);
  return kind ? spoken({ en: en.enclosuresMessages, es: es.enclosuresMessages })[kind].label : line;
}

/** The line as the translation beside the letter has it. */
export function enclosureInSpanish(line: string): string {
  const kind = enclosureOfLine(line);
  return kind ? enclosures[kind].spanish : line;
}

/** What kind of enclosure a line of a letter's list names. */
export function enclosureOfLine(line: string): Enclosure | undefined {
  return Object.keys(enclosures).find(
    (each): each is Enclosure => isEnclosure(each) && enclosures[each].line === line,
  );
}
