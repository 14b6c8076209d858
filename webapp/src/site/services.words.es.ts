import type { words as english } from './services.words.ts';

export const words: typeof english = {
  title: 'Servicios',
  heading: 'Lo que hacemos por usted, y lo que queda en sus manos',
  description:
    'Cartas de disputa a agencias de crédito, acreedores y cobradores, correo certificado con seguimiento y las fechas límite de cada respuesta.',
  keywords:
    'servicio de disputa de crédito, cartas de disputa, correo certificado, validación de la deuda, agencias de crédito',
  lead: 'Usted sabe qué pasó. Nosotros le ayudamos a decirlo, a enviarlo y a no perder de vista la respuesta.',
  figures: 'Cifras',
  bureaus: {
    title: 'Cartas a las agencias de crédito',
    text: 'Para cuentas que no son suyas, saldos y fechas equivocados, duplicados, datos demasiado antiguos y robo de identidad. A Equifax, Experian y TransUnion, con copias de sus papeles adjuntas.',
    link: 'Vea las cartas de disputa',
  },
  companies: {
    title: 'Cartas a acreedores y cobradores',
    text: 'Para la empresa que reportó el dato, o la que le pide pagar: una disputa directa, la prueba de una deuda, una petición de buena voluntad, una oferta de acuerdo.',
    link: 'Vea las cartas a empresas',
  },
  mail: {
    title: 'Correo certificado desde su mesa',
    text: 'Con Pro imprimimos su carta y la enviamos, certificada o de primera clase. Usted confirma las dos direcciones, ve antes el precio y durante un rato todavía puede cancelar el envío.',
    link: 'Vea cómo funciona el envío',
  },
  dates: {
    title: 'Las fechas, y la carta que sigue',
    text: 'Desde el día en que llega su carta contamos los días que da la ley. Recibe un aviso cuando se cumple el plazo de la respuesta y, para cada respuesta, la carta que corresponde.',
    link: 'Vea qué pasa después del envío',
  },
  never: {
    title: 'Lo que no hacemos',
    list: [
      'No hablamos con agencias ni empresas en su nombre. Las cartas son suyas, y las respuestas le llegan a usted.',
      'No prometemos que algo se elimine ni que un puntaje suba.',
      'No damos asesoría legal, y no somos un bufete de abogados.',
      'Nunca pedimos su número de Seguro Social completo ni la contraseña de su banco.',
      'No vendemos sus datos y no mostramos anuncios.',
    ],
  },
  start: {
    title: 'Empiece por el dato que más le preocupa',
    deed: 'Empiece su carta gratis',
    note: 'Una carta al mes es gratis. Sin tarjeta de crédito.',
  },
};
