import { dollars, planLetters, proPrice } from '@creditfix/shared/billing';
import type { words as english } from './questions.words.ts';

const price = dollars(proPrice.amountCents);

export const words: typeof english = {
  title: 'Lo primero que la gente pregunta',
  more: '¿Otra pregunta? Escríbanos',
  questions: [
    {
      question: '¿Cómo funciona?',
      answer:
        'Usted responde preguntas sobre el dato que está mal. Con sus respuestas armamos una carta, con la ley que corresponde y la dirección a la que va. Usted la lee, cambia lo que quiera y la firma. Después descarga el PDF y lo envía, o con Pro lo enviamos nosotros. También puede disputar por su cuenta, gratis; nosotros le ayudamos a ordenar los hechos.',
    },
    {
      question: '¿Vale una firma en una pantalla?',
      answer:
        'Por regla general, sí. Según la ley federal de firmas electrónicas (ESIGN Act), una firma no puede rechazarse solo por ser electrónica (15\u00A0U.S.C.\u00A0§\u00A07001). Si prefiere firmar con pluma, imprima la carta al leerla, copie el texto en una hoja suya, fírmela y envíela por correo.',
    },
    {
      question: '¿Puedo ver dónde está mi carta?',
      answer:
        'Una carta que enviamos por correo certificado tiene un número de seguimiento de USPS. Su panel muestra dónde está, cuándo llegó y cuál es la fecha límite de la respuesta. Si la envía usted, anote el día en que llegó y calculamos las mismas fechas.',
    },
    {
      question: '¿Es legal, y es seguro para mí?',
      answer:
        'Sí, es legal. La ley federal le da el derecho de disputar lo que está mal en su informe de crédito (15\u00A0U.S.C.\u00A0§\u00A01681i). Si un dato está mal o no se puede verificar, hay que corregirlo o eliminarlo. Lo que es cierto y reciente se queda, y nadie puede prometerle que su puntaje suba. Si una carta no sería cierta o podría perjudicarle, se lo decimos antes de que firme.',
    },
    {
      question: '¿Qué pasa con lo que escribo?',
      answer:
        'Su dirección, su número de cuenta y su carta se guardan cifrados (AES-256) y pertenecen solo a su cuenta. En este sitio no hay anuncios ni rastreadores. Solo ven algo los servicios que hacen falta, como el que envía su carta, y nada llega a una agencia o a un acreedor si usted no lo envía.',
    },
    {
      question: '¿Qué incluye cada plan?',
      answer: `El plan Gratis le da 1 carta por mes calendario en PDF, sin tarjeta de crédito. Credit Fix Pro cuesta ${price} al mes. Le da hasta ${planLetters.pro} cartas en cada período de facturación, a las tres agencias a la vez, correo certificado con seguimiento a un precio que usted ve antes, y respuesta prioritaria del equipo de ayuda. Se renueva cada mes hasta que usted cancele, con un clic.`,
    },
  ],
};
