import type { words as english } from './how-it-works.words.ts';

export const words: typeof english = {
  title: 'Cómo funciona',
  description:
    'Cuatro pasos desde un dato equivocado en su informe de crédito hasta una carta de disputa firmada: los hechos, la ley correcta, su firma y una fecha.',
  keywords:
    'cómo disputar un error en el informe de crédito, pasos de una carta de disputa, correo certificado, FCRA 30 días',
  lead: 'Cuatro pasos. Tenga a mano su informe de crédito. Puede parar cuando quiera y seguir después.',
  steps: [
    {
      title: 'Cuente los hechos',
      text: 'Quién es usted, de qué cuenta se trata y qué está mal. Las preguntas cambian según la razón que elija. El informe de crédito tiene los nombres y números que necesita.',
      need: 'Necesita: la página de su informe donde está el dato.',
    },
    {
      title: 'Nosotros armamos la carta',
      text: 'Los hechos van en una carta con la ley que corresponde a su caso, dirigida al lugar correcto. La ley viene de una tabla fija que revisan personas. Si los hechos no dan para una carta, se lo decimos y le mostramos qué más puede hacer. La carta va en inglés, porque en ese idioma trabaja quien la recibe; las preguntas y las explicaciones están en español.',
      need: 'Necesita: nada. La carta se va llenando al lado de sus respuestas.',
    },
    {
      title: 'Lea, firme y elija cómo se envía',
      text: 'Usted ve la carta terminada y puede cambiar sus palabras. Cuando diga lo que usted quiere decir, dibuje o escriba su firma. Lo que firmó es lo que se guarda, y después ya no se puede cambiar. Luego descarga el PDF o, con Pro, deja que nosotros la enviemos.',
      need: 'Necesita: un minuto para leer cada palabra. La carta sale a su nombre.',
    },
    {
      title: 'Sígala hasta que llegue la respuesta',
      text: 'Envíe usted el PDF por correo, con copias de sus papeles y nunca los originales. Si la enviamos nosotros, usted ve por dónde va. Guardamos la fecha límite de la respuesta, se la recordamos y tenemos lista la carta siguiente si la respuesta llega tarde o está mal.',
      need: 'Necesita: un lugar donde recibir la respuesta. La agencia debe escribirle sobre el resultado (15\u00A0U.S.C.\u00A0§\u00A01681i).',
    },
  ],
  calendarTitle: 'Una disputa, día por día',
  calendarLead:
    'Lo que pasa por lo general cuando una carta va por correo a una agencia de informes de crédito.',
  calendar: [
    { when: 'Hoy', what: 'Usted firma la carta. El PDF está listo enseguida.' },
    {
      when: 'De 1 a 2 días hábiles',
      what: 'Si la enviamos nosotros, se imprime y se entrega al correo.',
    },
    {
      when: 'De 3 a 5 días hábiles más',
      what: 'La carta llega, y empieza a correr el plazo de la agencia.',
    },
    {
      when: '30 días desde entonces',
      what: 'En la mayoría de los casos la agencia debe haber terminado. Puede tomarse hasta 15 días más si mientras tanto usted envía información nueva, y por precaución esperamos 45 días si usted disputa después de su primer informe gratis de AnnualCreditReport.com en 12 meses.',
    },
    {
      when: '5 días hábiles más',
      what: 'El resultado por escrito tiene que estar en camino. Entonces usted sabe si ya terminó o qué sigue.',
    },
  ],
  machineTitle: 'Lo que hace la inteligencia artificial, y lo que nunca hace',
  machineLead:
    'Usamos un modelo de lenguaje para una sola cosa, y solo cuando usted lo pide: para pulir las frases que usted escribió.',
  machine: [
    {
      title: 'La ley no es asunto suyo',
      text: 'Cada cita viene de nuestra tabla de reglas. Una máquina que adivina la ley podría perjudicarle, así que a la nuestra no se le pregunta.',
    },
    {
      title: 'Sus nombres y números se quedan aquí',
      text: 'Los nombres, números y fechas que encontramos se quitan antes de que una frase salga de aquí, y se ponen de nuevo cuando regresa. Usted ve primero el texto exacto.',
    },
    {
      title: 'Usted ve cada cambio',
      text: 'La frase pulida queda al lado de la suya con los cambios marcados. No se usa nada que usted no elija.',
    },
    {
      title: 'Se revisa antes de que usted la vea',
      text: 'Si la respuesta dice más, menos u otra cosa que lo que usted dijo, la desechamos y quedan sus propias palabras.',
    },
  ],
  disputableTitle: 'Lo que usted puede disputar',
  disputable: {
    notMine: 'Cuentas que no son suyas y cuentas que abrió un ladrón de identidad',
    collections: 'Cuentas en cobranza o canceladas como pérdida que están mal o que usted pagó',
    latePayments: 'Pagos marcados como atrasados que llegaron a tiempo',
    amounts: 'Saldos, límites y fechas equivocados',
    duplicates: 'La misma deuda dos veces',
    tooOld: 'Datos demasiado viejos para reportarse',
    inquiries: 'Consultas de crédito que usted no pidió',
    medical: 'Facturas médicas que se pagaron o que no son suyas',
    studentLoans: 'Préstamos estudiantiles con un saldo o un estado equivocado',
  },
  onlyWrong: 'Dispute solo lo que cree que está mal. Una carta no puede quitar lo que es verdad.',
  aloneToo:
    'También puede hacer todo esto sin nosotros, gratis. El derecho a disputar es de usted.',
  start: 'Genere su carta gratis ahora',
  startTerms: 'Una carta al mes es gratis. Sin tarjeta de crédito.',
  templates: 'Ver todos los modelos de cartas',
};
