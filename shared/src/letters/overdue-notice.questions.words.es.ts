import type { words as english } from './overdue-notice.questions.words.ts';

/** The words of `overdue-notice.questions.ts` in Spanish. */
export const words: typeof english = {
  afterFreeReport: {
    label:
      '¿Escribió esa carta después de un informe gratuito de AnnualCreditReport.com, el primero de allí en 12 meses?',
    why: 'La agencia puede decir entonces que tiene 45 días en vez de 30. Por precaución, esperamos esos días antes de llamar tardía a la respuesta.',
    hint: 'Otros informes gratuitos de los mismos 12 meses, o de aplicaciones, bancos u otros sitios, no cuentan aquí.',
    options: {
      no: 'No',
      yes: 'Sí',
      not_sure: { label: 'No lo sé con certeza', hint: 'Entonces contamos el plazo más largo.' },
    },
  },
  informationAddedOn: {
    label: '¿Les envió más información después de esa carta? ¿Cuándo llegó?',
    why: 'Más información dentro de los primeros 30 días puede darles hasta 15 días más.',
    hint: 'Si no envió nada más, déjelo en blanco.',
  },
};
