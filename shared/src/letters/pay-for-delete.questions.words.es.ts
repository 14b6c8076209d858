import type { words as english } from './pay-for-delete.questions.words.ts';

/** The words of `pay-for-delete.questions.ts` in Spanish. */
export const words: typeof english = {
  debtIsMine: {
    label: '¿Es suya la deuda, y está bien el monto?',
    why: 'Si no, pedir la verificación o disputarla va antes que cualquier oferta.',
    options: { yes: 'Sí', no: 'No', not_sure: 'No lo sé con certeza' },
  },
  restartUnderstood: {
    label:
      'En algunos estados, una oferta o un pago sobre una deuda vieja hace empezar de nuevo el plazo para demandar. ¿Quiere continuar?',
    why: 'Después de eso, el cobrador podría demandar por una deuda que antes era demasiado vieja para una demanda.',
    hint: 'Si el último pago fue hace años, consulte primero con un servicio de ayuda legal.',
    options: {
      yes: 'Lo entiendo y quiero hacer una oferta',
      no: 'No, prefiero no arriesgarme',
    },
  },
  amountClaimed: {
    label: '¿Cuánto pide el cobrador en total?',
    why: 'La carta muestra su oferta al lado del monto completo.',
    hint: 'Está en la última carta del cobrador o en su informe.',
    example: '1180.00',
  },
  offerAmount: {
    label: '¿Cuánto ofrece usted?',
    why: 'Ofrezca solo lo que pueda pagar de una vez. Cuando acepten, lo esperarán.',
    example: '700.00',
  },
  payDays: {
    label: '¿En cuánto tiempo puede pagar después de que acepten por escrito?',
    why: 'Un día claro hace más fácil aceptar la oferta.',
    options: {
      '7': 'En un plazo de 7 días',
      '15': 'En un plazo de 15 días',
      '30': 'En un plazo de 30 días',
    },
  },
  offerDays: {
    label: '¿Por cuánto tiempo es válida su oferta?',
    why: 'Si la oferta tiene una fecha límite, no queda pendiente para siempre.',
    options: {
      '15': '15 días desde el día en que reciban la carta',
      '30': '30 días desde el día en que reciban la carta',
    },
  },
  copiesWhy: 'Una copia de la última carta del cobrador muestra de qué deuda se trata.',
  accountWhy: 'Para algunas deudas, como las facturas médicas, puede haber un camino mejor.',
};
