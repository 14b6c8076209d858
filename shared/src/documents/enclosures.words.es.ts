import type { words as english } from './enclosures.words.ts';

export const words: typeof english = {
  photo_id: {
    label: 'Identificación con foto',
    hint: 'Licencia de conducir, identificación estatal o pasaporte. Una copia, nunca el original.',
  },
  identity_proof: {
    label: 'Otra prueba de quién soy',
    hint: 'Por ejemplo, un acta de nacimiento o una tarjeta del Seguro Social, si no tiene identificación con foto.',
  },
  proof_of_address: {
    label: 'Comprobante de mi domicilio',
    hint: 'Una factura de servicios, un estado de cuenta del banco o un documento del seguro con su nombre y dirección.',
  },
  marked_report_page: {
    label: 'La página de mi informe de crédito, con el dato marcado',
    hint: 'Imprima la página y encierre el dato en un círculo.',
  },
  name_proof: {
    label: 'Prueba de mi nombre completo o anterior',
    hint: 'Por ejemplo, un acta de matrimonio o una orden del tribunal.',
  },
  mix_up_papers: {
    label: 'Documentos que muestran la confusión',
    hint: 'Por ejemplo, correspondencia de otra persona que le llegó a usted.',
  },
  family_papers: {
    label: 'Documentos de divorcio o del tribunal',
  },
  payment_proof: {
    label: 'Comprobante de pago',
    hint: 'Un cheque cobrado, un recibo o el estado de cuenta del banco con el pago.',
  },
  settlement_letter: {
    label: 'Carta de pago completo, de acuerdo o de liberación de la deuda',
  },
  payoff_letter: {
    label: 'Carta de liquidación de la deuda (payoff letter)',
  },
  statement: {
    label: 'Estado de cuenta',
    hint: 'El que muestra la cifra o la fecha correcta.',
  },
  older_report: {
    label: 'Un informe de crédito anterior',
    hint: 'La página que muestra el dato como estaba antes.',
  },
  creditor_letter: {
    label: 'Una carta o un correo electrónico de la empresa',
  },
  contract: {
    label: 'Contrato o documentos del préstamo',
  },
  second_report_page: {
    label: 'La página del informe con el segundo registro, marcado',
  },
  sale_letter: {
    label: 'Carta que dice que la deuda se vendió o se transfirió',
  },
  ftc_report: {
    label: 'Mi informe de robo de identidad de la FTC',
    hint: 'El informe que hizo en IdentityTheft.gov (en español: RobodeIdentidad.gov).',
  },
  police_report: {
    label: 'Mi denuncia policial sobre el robo',
  },
  insurance_statement: {
    label: 'Estado de cuenta de mi seguro médico',
    hint: 'Una explicación de beneficios. Tape para qué fue la atención.',
  },
  va_notice: {
    label: 'Aviso o documentos del VA',
    hint: 'El aviso de que el VA es responsable, o documentos que muestran que el VA paga.',
  },
  bankruptcy_papers: {
    label: 'Documentos de la exoneración por bancarrota (discharge)',
  },
  other_papers: {
    label: 'Otros documentos que respaldan lo que digo',
  },
};
