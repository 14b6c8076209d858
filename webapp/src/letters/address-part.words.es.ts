import type { words as english } from './address-part.words.ts';

const onReport = {
  label: 'Aparece en mi informe de crédito, junto a esta empresa',
  hint: 'Búsquela en la lista de cuentas o entre las direcciones de empresas al final del informe.',
};
const lastChoice = 'Solo si no encontró ninguna de las dos anteriores.';
const fromCompany = 'En un estado de cuenta, en una carta o en su sitio web.';

export const words: typeof english = {
  heading: (company) => `Dónde recibe su correo ${company || 'la empresa'}`,
  dispute: {
    lead: 'Aquí la dirección importa. Mire primero su informe de crédito.',
    why: 'La empresa tiene que investigar su disputa si llega a la dirección que aparece en su informe de crédito o a una que ella indicó para disputas. Cualquier otra dirección comercial cuenta solo si no indicó ninguna (12 CFR 1022.43(c)).',
    hints: {
      report: { label: onReport.label, hint: `La mejor opción. ${onReport.hint}` },
      company: { label: 'La empresa la indicó para disputas', hint: fromCompany },
      business: { label: 'Es otra dirección comercial de la empresa', hint: lastChoice },
    },
  },
  collector: {
    lead: 'La dirección que el cobrador pone en sus propias cartas es una opción segura.',
    why: 'Su carta cuenta desde que llega. Los cobradores suelen tener una dirección para disputas, impresa en su aviso.',
    hints: {
      report: onReport,
      company: {
        label: 'Está en el aviso o en las cartas del cobrador',
        hint: 'Si el aviso indica una dirección para disputas, use esa.',
      },
      business: { label: 'Es otra dirección comercial del cobrador', hint: lastChoice },
    },
  },
  anyLetter: {
    lead: 'Aparece en su informe de crédito o en un estado de cuenta reciente.',
    why: 'Una carta enviada a una dirección antigua es tiempo perdido. Saber de dónde viene la dirección ayuda si la carta es devuelta.',
    hints: {
      report: onReport,
      company: { label: 'La empresa me la dio', hint: fromCompany },
      business: { label: 'Es otra dirección comercial de la empresa', hint: lastChoice },
    },
  },
  source: '¿De dónde sacó la dirección?',
  company: 'Empresa',
  companyHint: 'Tal como debe aparecer en el sobre.',
  street: 'Calle o apartado postal (P.O. box)',
  secondLine: 'Segunda línea',
  secondLineHint: 'Por ejemplo: Attn: Credit Disputes.',
  city: 'Ciudad',
  state: 'Estado',
  chooseState: 'Elija',
  zipCode: 'Código postal',
};
