import type { words as english } from './file-disclosure.questions.words.ts';

/** The words of `file-disclosure.questions.ts` in Spanish; the examples stay English, since they show what the letter will say. */
export const words: typeof english = {
  freeReportSeen: {
    label: '¿Ya vio su informe gratuito de AnnualCreditReport.com?',
    why: 'Es más rápido, no cuesta nada y muchas veces responde la pregunta.',
  },
  reportNumber: {
    label: '¿Tiene número algún informe de esta agencia?',
    why: 'Con el número, la agencia encuentra su expediente más rápido.',
    hint: 'Busque cerca del principio "report number", "file number" o "confirmation number".',
    example: '4482-1190-07',
  },
  hideSsn: {
    label:
      '¿Quiere que la agencia imprima solo los últimos cuatro dígitos de su número de Seguro Social?',
    why: 'Así el número completo no viaja por correo.',
  },
  story: {
    label: '¿Hay algo que quiera entender en especial?',
    why: 'Así la agencia puede buscarlo. Se imprime tal como lo escribe, así que escríbalo en inglés.',
    hint: 'Esta carta solo pide ver su expediente. Si algo está mal, escriba mejor una disputa.',
    example: 'I do not know the address on Oak Street that your report lists for me.',
  },
  copiesWhy:
    'La agencia envía un expediente solo cuando sabe quién lo pide, así que envíe una identificación con foto y un comprobante de domicilio.',
};
