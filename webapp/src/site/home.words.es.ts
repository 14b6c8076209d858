import type { words as english } from './home.words.ts';

export const words: typeof english = {
  title: 'Cartas de disputa para su informe de crédito',
  description:
    'Responda preguntas sencillas y reciba una carta de disputa clara: los hechos, la ley que corresponde, la dirección correcta. Una carta al mes es gratis.',
  keywords:
    'carta de disputa de crédito, disputar informe de crédito, carta FCRA, agencia de crédito, correo certificado',
  hero: {
    headline: '¿Algo está mal en su informe de crédito? Póngalo por escrito.',
    lead: 'Responda unas preguntas sencillas. Con sus respuestas armamos una carta de disputa, con la ley que corresponde y la dirección a la que va. Usted la lee, la firma y la envía.',
    start: 'Empiece su carta gratis',
    how: 'Vea cómo funciona',
    templates: 'Vea los modelos de carta',
    terms: 'Una carta al mes es gratis. Sin tarjeta de crédito.',
    sample:
      'Una muestra abreviada, con nombres inventados. Las cartas van en inglés, porque así las leen las empresas.',
    signature: 'Firma',
  },
  bar: 'Empiece su carta gratis',
  figures: {
    title: 'Credit Fix en cifras',
    claimedSuccess: 'Tasa de éxito: según resultados verificados de los usuarios.',
    measuredSuccess:
      'Respuestas anotadas aquí que trajeron una corrección o una eliminación, entre todas las respuestas anotadas.',
    noPromise: 'No dice nada sobre su caso. Nadie puede prometerle un resultado.',
  },
  voices: {
    title: 'Lo que nos contaron',
    note: 'Estas personas nos hablaron de sus propias cartas y de su propio puntaje. Un puntaje depende de muchas cosas, y el suyo puede no cambiar.',
  },
  closing: {
    title: 'Un dato, una carta, hoy o cuando usted quiera',
    text: 'Tenga a mano su informe de crédito. Puede pedirlo gratis en AnnualCreditReport.com. Puede detenerse después de cualquier pregunta y seguir más tarde; sus respuestas quedan guardadas.',
  },
};
