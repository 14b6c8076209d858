import type { words as english } from './common.questions.words.ts';

/** The words of `common.questions.ts` in Spanish; the examples stay English, since they show what the letter will say. */
export const words: typeof english = {
  groups: {
    item: 'El dato de su informe',
    wrong: 'Qué está mal',
    happened: 'Qué pasó',
    papers: 'Copias para el sobre',
    words: 'En sus propias palabras',
  },
  itemType: {
    label: '¿Qué tipo de dato es?',
    why: 'Cada tipo de dato sigue sus propias reglas. De esto depende qué ley menciona su carta.',
    hint: 'Guíese por el título bajo el que aparece en su informe. Si lo reporta un cobrador, elija la opción de cobranza.',
  },
  reportDate: {
    label: '¿Qué fecha tiene el informe?',
    why: 'Los informes cambian de una semana a otra. La fecha muestra cuál leyó usted.',
    hint: 'Suele estar arriba, en la primera página.',
  },
  reportNumber: {
    label: '¿Tiene número el informe?',
    why: 'Con el número, la agencia encuentra su expediente más rápido.',
    hint: 'Busque cerca del principio "report number", "file number" o "confirmation number".',
    example: '4482-1190-07',
  },
  freeAnnualReport: {
    label: '¿Es un informe gratuito de AnnualCreditReport.com, el primero de allí en 12 meses?',
    why: 'La agencia puede decir entonces que tiene 45 días en vez de 30. Por precaución, contamos 45 en sus recordatorios. Su carta no habla de eso.',
    hint: 'Otros informes gratuitos de los mismos 12 meses, o de aplicaciones, bancos u otros sitios, no cuentan aquí. Si no lo sabe con certeza, no responda.',
  },
  serviceDate: {
    label: '¿Qué día recibió la atención médica?',
    why: 'Un mismo proveedor puede enviar varias facturas. El día muestra de cuál se trata.',
    hint: 'Está en la factura o en el estado de cuenta de su aseguradora. La carta nunca dice para qué fue la atención.',
  },
  insurer: {
    label: '¿Qué seguro médico tenía usted entonces?',
    why: 'Muchas veces el error es una factura que el seguro debía pagar o que ya pagó.',
    hint: 'Si el seguro no tiene nada que ver, no responda.',
  },
  loanHolder: {
    label: '¿Quién tiene el préstamo ahora?',
    why: 'Los préstamos estudiantiles pasan de una empresa a otra, y cada una puede reportar el préstamo.',
    hint: 'Si es un préstamo federal, está en su página de StudentAid.gov.',
  },
  disbursementDate: {
    label: '¿Cuándo se desembolsó el préstamo?',
    why: 'Cada desembolso es una línea aparte en el informe. El día muestra de cuál se trata.',
    hint: 'Si es un préstamo federal, está en su página de StudentAid.gov.',
  },
  vaResponsible: {
    label: '¿Es usted veterano o veterana, y le corresponde esta factura al VA?',
    why: 'Una regla especial ayuda a los veteranos cuando el Departamento de Asuntos de Veteranos (VA) debe pagar la factura médica.',
    hint: 'Si no es su caso, no responda.',
  },
  enclosures: {
    label: '¿Qué copias pondrá en el sobre?',
    why: 'Su carta solo menciona lo que usted de verdad envía. Las copias ayudan a comprobar lo que dice; guarde los originales.',
    hint: 'La página del informe con el dato marcado es un buen comienzo. A las agencias también les sirve una identificación con foto y un comprobante de domicilio. Puede dejarlo en blanco.',
  },
  story: {
    label: '¿Hay algo más que deban saber?',
    why: 'Unas frases sencillas y suyas hacen que la carta sea de usted. Se imprimen tal como las escribe, así que escríbalas en inglés.',
    hint: 'Diga solo hechos: quién, qué, cuándo. Deje fuera los sentimientos, las leyes y su puntaje de crédito.',
    example: 'I called the company on April 2 and they said they have no account in my name.',
  },
};
