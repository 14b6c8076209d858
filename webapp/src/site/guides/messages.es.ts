import type * as english from './messages.ts';

export const guideTitles: typeof english.guideTitles = {
  'not-mine': 'La cuenta no es mía',
  'paid-in-full': 'La pagué y todavía aparece como deuda',
  'wrong-amount': 'El monto está mal',
  'wrong-dates': 'Una fecha o una marca de atraso está mal',
  duplicate: 'La misma deuda aparece dos veces',
  'identity-theft': 'Alguien usó mi nombre',
  'too-old': 'Es demasiado antiguo para seguir ahí',
  'other-errors': 'Hay otro error',
};

export const guideLinkMessages: typeof english.guideLinkMessages = {
  title: 'Guías que le sirven',
};

export const guidesMessages: typeof english.guidesMessages = {
  title: 'Guías para disputar su informe de crédito',
  description:
    'Ocho guías sencillas para disputar su informe de crédito: qué es cada error, qué reunir, una carta de ejemplo, las fechas que siguen y la ley.',
  keywords:
    'guía para disputar el informe de crédito, carta de disputa de ejemplo, 30 días, ley FCRA',
  lead: 'Una guía para cada razón de disputa. Cada una dice qué reunir, muestra una carta y da las fechas que siguen. Todo esto lo puede hacer usted, gratis.',
  choose: '¿Qué está mal?',
  templates: 'Todas las plantillas de cartas',
};

export const guideMessages: typeof english.guideMessages = {
  title: (name) => `Guía: ${name}`,
  keywords: (name) =>
    `${name.toLowerCase()}, guía para disputar el informe de crédito, carta de ejemplo, FCRA`,
  what: 'Qué es',
  gather: 'Qué reunir',
  gatherAlways: [
    'La página de su informe de crédito, con el dato marcado.',
    'Una copia de su identificación con foto, y de una factura o un estado de cuenta con su dirección. La agencia tiene que encontrar su expediente.',
    'Solo copias. Guarde los originales. Tape los números que la agencia no necesita.',
  ],
  instead: 'Cuándo conviene otro camino',
  example: 'Un ejemplo paso a paso',
  invented: 'María, las empresas y todos los números son inventados.',
  letterPart: 'Parte de la carta que escribimos con estos hechos, en inglés, como se envía',
  asks: 'Please do the following:',
  next: 'Qué pasa después',
  nextLead: (mailed) =>
    `María envía su carta a la agencia el ${mailed}. Estas son sus fechas. Las de usted empiezan el día en que llega su propia carta.`,
  days: ({ arrived, passedOn, due, dueLater, results }) => [
    { when: arrived, what: 'Llega la carta. Ese día empieza el plazo de la agencia.' },
    {
      when: `A más tardar el ${passedOn}`,
      what: 'La agencia avisó a la empresa de la disputa y le envió lo que importa de ella. Tiene 5 días hábiles.',
    },
    {
      when: `A más tardar el ${due}`,
      what: 'Se cumplen los 30 días, y la agencia ya investigó. Por precaución contamos 30 días completos después de la llegada.',
    },
    {
      when: `A más tardar el ${results}`,
      what: 'Si la agencia usó sus 30 días completos, los resultados por escrito ya están en camino. Tiene 5 días hábiles para eso. Cuente unos días para el correo.',
    },
    {
      when: `Hasta el ${dueLater}`,
      what: 'Solo si María envía algo más que importe dentro de los 30 días, la agencia puede tomarse hasta 15 días más.',
    },
  ],
  block: ({ blocked }) => ({
    when: `A más tardar el ${blocked}`,
    what: 'La agencia bloqueó la cuenta o le dijo a María por qué no. Tiene 4 días hábiles desde que tiene las cuatro cosas. Las fechas que siguen cuentan si trata la carta como una disputa.',
  }),
  annual:
    '¿Usó su primer informe gratuito de AnnualCreditReport.com en 12 meses? Entonces la agencia puede tomarse 45 días. Espere ese tiempo antes de decir que se atrasó.',
  answers: 'Qué significa la respuesta',
  answersAlways: [
    'Se corrige o se borra. Usted recibe los resultados por escrito, con una copia nueva de su informe. Un dato borrado puede volver solo si la empresa afirma que está completo y es correcto. La agencia tiene entonces 5 días hábiles para avisarle.',
    'Se queda como está. Usted puede preguntar cómo lo comprobó la agencia. Tiene 15 días desde su solicitud para decírselo. También puede agregar una declaración breve a su expediente. Una disputa nueva necesita algo nuevo, como un documento.',
    'La descartan por falta de detalles. La agencia debe decir por qué en 5 días hábiles, y qué necesita. Envíe eso.',
    'No llega respuesta. Escriba otra vez y diga qué día llegó su carta. También puede presentar una queja ante la CFPB, una oficina federal. La acepta sobre una agencia cuando pasaron más de 45 días desde su disputa, o cuando la disputa terminó.',
  ],
  fit: 'Cartas que pueden servir',
  start: 'Empiece su carta gratis',
  all: 'Todas las guías',
  sources: 'Fuentes',
  sourcesNote:
    'Aquí se explica en palabras sencillas qué dice cada ley. Los enlaces llevan al texto completo, en inglés. Esto no es asesoría legal.',
  laterInBook: 'Lo que se aplica a toda disputa',
  pages: {
    annualReport: 'AnnualCreditReport.com: sus informes gratuitos de las tres agencias',
    sampleLetter:
      'Oficina para la Protección Financiera del Consumidor (CFPB): carta de disputa de ejemplo (PDF, en inglés)',
    complaint:
      'Oficina para la Protección Financiera del Consumidor (CFPB): qué pide antes de una queja sobre una agencia',
    theftReport:
      'IdentityTheft.gov, de la Comisión Federal de Comercio: haga un informe de robo de identidad',
  },
};

export const guideTexts: typeof english.guideTexts = {
  'not-mine': {
    description:
      'Cómo disputar una cuenta de otra persona en su informe de crédito: qué reunir, una carta de ejemplo, fechas y fuentes.',
    lead: 'Una agencia puede poner en su expediente la cuenta de otra persona. Usted puede pedirle que lo revise, gratis.',
    what: [
      'Las agencias unen cuentas y personas por nombre, dirección, fecha de nacimiento y número de Seguro Social. Un familiar con su mismo nombre, o un extraño con un número parecido, puede terminar en su expediente.',
      'Cuando usted disputa la cuenta, la agencia debe investigar. Lo que no pueda comprobar como suyo, debe corregirlo o quitarlo.',
    ],
    gather: [
      'Lo que no es usted en ese dato: un nombre, una dirección, un año de nacimiento.',
      'Las direcciones donde ha vivido.',
      'Cualquier documento que muestre la confusión, como una carta de la empresa.',
      'Si cambió de nombre, una copia del documento que lo muestra.',
    ],
    instead: [
      'No recuerda la cuenta. Pida primero a la agencia su expediente completo. Una deuda olvidada sigue siendo suya.',
      'Firmó como aval o la abrió con otra persona. Entonces la debe, también después de un divorcio. Lo que esté mal en el dato mismo sí se puede disputar.',
      'Alguien la abrió a su nombre. Use la guía sobre robo de identidad.',
    ],
    story:
      'María Álvarez vive en Dayton, Ohio. Su informe muestra una deuda con Northgate Recovery y una dirección en Tucson. Nunca vivió allí y nunca trató con la empresa. Una persona con un nombre parecido, sí.',
    answer:
      'Si la agencia dice que la cuenta se comprobó, pregunte con qué se comparó. Un nombre solo puede ser de dos personas.',
  },
  'paid-in-full': {
    description:
      'Cómo disputar una deuda pagada que su informe de crédito todavía muestra: qué reunir, una carta de ejemplo, fechas y fuentes.',
    lead: 'Una deuda que usted pagó por completo debe aparecer como pagada, sin nada por pagar.',
    what: [
      'Los pagos se pierden entre una empresa y la agencia. El informe muestra entonces un saldo, o una deuda en cobranza.',
      'Usted puede pedir a la agencia que muestre la cuenta como pagada, con saldo de $0. Pagar no borra los atrasos que fueron ciertos. Pueden quedarse hasta que sean demasiado antiguos.',
      'La deuda médica pagada es especial. Las tres grandes agencias han dicho que no la muestran. Es su propia política y no una ley.',
    ],
    gather: [
      'La carta que dice que la deuda está pagada.',
      'La línea de su estado de cuenta bancario con el último pago.',
      'Un estado de cuenta de la empresa con saldo cero.',
      'El día, la suma y la forma de pago. Un número de confirmación ayuda.',
    ],
    instead: [
      'Llegó a un acuerdo por menos del total. Eso no es «pagada por completo». Pida que aparezca como liquidada por acuerdo, sin nada por pagar.',
      'Pagó una parte. Use la guía sobre un monto equivocado.',
      'El atraso es cierto, y usted ya pagó. Una carta de buena voluntad pide un favor a la empresa.',
    ],
    story:
      'María Álvarez debía $1,240 a Northgate Recovery. Los pagó por transferencia el 6 de marzo de 2026 y tiene un número de confirmación. En octubre su informe todavía la muestra cancelada como pérdida (charge-off), con todo el saldo.',
    answer:
      'Mire dos cosas en el informe nuevo: el estado y el saldo. Puede que corrijan uno y no el otro.',
  },
  'wrong-amount': {
    description:
      'Cómo disputar un saldo, un límite o un monto vencido equivocado en su informe: qué reunir, una carta de ejemplo, fechas y fuentes.',
    lead: 'Un saldo, un límite o un monto vencido puede estar mal. Diga cuál debería ser y cómo lo sabe.',
    what: [
      'Un informe muestra lo que la empresa envió un día. Puede ser viejo, contar cargos que ya se quitaron o ser un simple error.',
      'Su carta nombra la cifra que aparece, la correcta y su fecha. La agencia debe revisarla. Una cifra que no se puede comprobar debe corregirse o quitarse.',
    ],
    gather: [
      'El estado de cuenta más cercano a la fecha del informe.',
      'Comprobantes de los pagos hechos desde entonces.',
      'Una carta de liquidación, o una carta sobre su límite de crédito.',
      'Una nota breve de cómo llega a su cifra.',
    ],
    instead: [
      'Cree que no debe nada, pero no tiene un documento que lo muestre. Pida a la empresa que detalle cómo llegó a su suma. Los intereses y cargos pueden ser legales.',
      'Un cobrador le escribió por primera vez en los últimos 30 días. Una carta de validación de la deuda lo detiene hasta que responda, si llega a tiempo.',
      'Lo pagó todo. Use la guía sobre deudas pagadas.',
    ],
    story:
      'María Álvarez tiene una tarjeta de Silver Birch Bank. Su informe muestra un saldo de $2,310. Su estado de cuenta del 1 de octubre de 2026 muestra $812.40, y desde entonces no ha comprado nada.',
    answer:
      'Un saldo puede cambiar mientras la agencia lo revisa. Compare el informe nuevo con su estado de cuenta del mismo mes.',
  },
  'wrong-dates': {
    description:
      'Cómo disputar una marca de atraso o una fecha equivocada en su informe: qué reunir, una carta de ejemplo, fechas y fuentes.',
    lead: 'Un pago marcado como atrasado que llegó a tiempo, o una fecha que deja una deuda vieja demasiado tiempo en su informe.',
    what: [
      'Un informe tiene muchas fechas: apertura, cierre, último pago, meses de atraso y el primer pago que faltó. Diga cuál está mal.',
      'El primer pago que faltó es lo que más importa en una cobranza o una cuenta cancelada como pérdida (charge-off). Los siete años se cuentan desde 180 días después del pago que faltó y llevó a ella. El día en que un cobrador abrió su propia cuenta no es esa fecha.',
    ],
    gather: [
      'El estado de cuenta de ese mes, con la fecha de vencimiento.',
      'La línea de su estado de cuenta bancario, o una confirmación con el día en que pagó.',
      'Un informe anterior, o una carta, que muestre otra fecha para el mismo dato.',
    ],
    instead: [
      'El pago llegó tarde. Entonces dígalo. Una carta de buena voluntad pide a la empresa que quite la marca como favor.',
      'La fecha está bien y el dato es simplemente viejo. Use la guía sobre datos demasiado antiguos.',
      'Cree que movieron una fecha. Envíe dos documentos con fechas distintas y llámelo error.',
    ],
    story:
      'María Álvarez paga su hipoteca a Harbor Point Mortgage. El pago vencía el 1 de mayo de 2026. Pagó el 29 de abril, y su banco lo muestra. Su informe marca mayo con 30 días de atraso.',
    answer:
      'Mire cada mes del historial de pagos en el informe nuevo, no solo el que usted nombró.',
  },
  duplicate: {
    description:
      'Cómo disputar una deuda que su informe de crédito muestra dos veces: qué reunir, una carta de ejemplo, las fechas que siguen y fuentes.',
    lead: 'Cuando se vende una deuda, dos empresas pueden reportarla. Usted la debe una sola vez.',
    what: [
      'Una deuda puede pasar por varias manos. Cada empresa puede reportarla, y su informe muestra entonces más deuda de la que hay.',
      'Usted puede pedir a la agencia que averigüe quién tiene la deuda ahora, y que deje solo ese dato.',
      'No todo par es un error. Es normal que el primer prestamista muestre $0 y un cobrador el saldo. Los préstamos estudiantiles suelen tener una línea por cada desembolso.',
    ],
    gather: [
      'La página de su informe con los dos datos marcados.',
      'La carta que dice que la deuda se vendió o se traspasó.',
      'Lo que los dos datos comparten: el primer prestamista, la fecha de apertura, la suma.',
    ],
    instead: [
      'Los dos datos son dos deudas. Entonces ninguno es un duplicado.',
      'El primer prestamista todavía muestra un saldo después de vender la deuda. Eso es un monto equivocado.',
      'Ninguno de los dos es suyo. Use la guía sobre cuentas que no son suyas.',
    ],
    story:
      'María Álvarez dejó un gimnasio en 2023 con $560 sin pagar. Su informe muestra esa deuda dos veces, con Northgate Recovery y con Portside Credit Services. Los dos datos nombran el mismo contrato y la misma suma.',
    answer: 'Revise que el dato que queda muestre la empresa correcta, y la suma correcta una vez.',
  },
  'identity-theft': {
    description:
      'Cómo pedir a una agencia que bloquee una cuenta que un ladrón abrió a su nombre: el informe, una carta de ejemplo, fechas y fuentes.',
    lead: 'Si un ladrón abrió una cuenta a su nombre, la agencia debe bloquearla en 4 días hábiles desde que recibe cuatro cosas.',
    what: [
      'Las cuatro cosas son: prueba de quién es usted, una copia de su informe de robo de identidad, el dato, y su declaración de que no viene de nada que usted hizo.',
      'Ese informe lo hace usted en IdentityTheft.gov o ante la policía. Nosotros nunca lo hacemos ni lo presentamos por usted. Sin una copia puede disputar la cuenta como ajena, con los 30 días de siempre.',
      'Una llamada a una agencia pone de inmediato una alerta de fraude, por al menos un año. Con su informe de robo puede pedir una que dure 7 años.',
    ],
    gather: [
      'Su informe de robo de identidad, con su número.',
      'Prueba de quién es usted. Para un bloqueo la ley la pide.',
      'El día en que se enteró, y qué se abrió.',
      'Cartas o facturas de la empresa, si recibió alguna.',
    ],
    instead: [
      'Un familiar usó la cuenta y usted lo había permitido. Eso no es robo, y la ley no permite decir que lo es.',
      'Usted recibió bienes, servicios o dinero de ella. La agencia puede entonces negar o retirar el bloqueo.',
      'No sabe si es un robo. Empiece con la guía sobre cuentas que no son suyas.',
    ],
    story:
      'María Álvarez encuentra el 5 de octubre de 2026 una tarjeta de Silver Birch Bank en su informe. Nunca la pidió y no recibió nada de ella. Hace un informe en IdentityTheft.gov y envía una copia con su carta.',
    answer:
      'Si la agencia niega o retira un bloqueo, debe avisarle pronto. Pida su razón por escrito. Envíe lo que faltaba.',
  },
  'too-old': {
    description:
      'Cuándo un dato es demasiado antiguo para su informe de crédito: cómo se cuentan los siete años, una carta de ejemplo, fechas y fuentes.',
    lead: 'La mayoría de los datos negativos puede quedarse hasta siete años. Cuando ese tiempo termina, puede pedir que dejen de mostrarlos.',
    what: [
      'Para una cobranza o una cuenta cancelada como pérdida (charge-off), tome el pago que faltó y llevó a ella. Sume 180 días y luego siete años. Una bancarrota puede quedarse diez años. Hay excepciones para préstamos muy grandes, seguros de vida grandes y empleos que pagan $75,000 o más.',
      'El plazo de prescripción es otro reloj. Dice cuánto tiempo puede demandarle una empresa. Cuando termina, el dato puede seguir en su informe.',
    ],
    gather: [
      'El documento más antiguo que muestre el primer pago que faltó.',
      'Un informe de crédito anterior con el mismo dato.',
      'El aviso de que la cuenta se canceló como pérdida (charge-off), si lo tiene.',
    ],
    instead: [
      'Los siete años no han terminado. Entonces la agencia puede mostrar el dato. Le decimos la fecha.',
      'Es un préstamo estudiantil federal. Esos tienen reglas propias.',
      'Le están demandando. Hable con un abogado, y pronto. Una carta a una agencia no detiene una demanda.',
      'Piensa pagar una deuda vieja. En algunos estados un pago, o una carta que dice que la debe, reinicia el plazo para demandar.',
    ],
    story:
      'María Álvarez dejó de pagar el 10 de junio de 2018 y nunca se puso al día. La cuenta se canceló como pérdida (charge-off). Un informe anterior muestra la fecha. 180 días después fue el 7 de diciembre de 2018, y siete años más tarde es el 7 de diciembre de 2025. Su informe de octubre de 2026 todavía la muestra.',
    answer:
      'Si la agencia da otra fecha, pregunte cómo la comprobó. La fecha debe ser la del pago que faltó y llevó a cancelar la cuenta como pérdida.',
  },
  'other-errors': {
    description:
      'Cómo disputar un estado equivocado, una marca de fallecimiento o un nombre mal escrito en su informe: carta de ejemplo, fechas y fuentes.',
    lead: 'Un estado equivocado, una marca de que usted murió, un nombre o una dirección mal: diga con exactitud qué está mal, y se puede revisar.',
    what: [
      'Una buena disputa dice tres cosas: qué muestra el informe, qué debería mostrar y qué documento lo prueba. Una disputa con pocos detalles puede descartarse.',
      'Pida que corrijan la marca equivocada, y no que borren una cuenta buena. Vale la pena conservar una cuenta vieja al corriente.',
      'Un nombre, una dirección o un empleador equivocado se disputa solo con la agencia. La empresa que lo reportó no está obligada a responder.',
    ],
    gather: [
      'Para un estado equivocado: la carta o el último estado de cuenta de la empresa.',
      'Para una marca de fallecimiento: una carta de la Administración del Seguro Social y su identificación.',
      'Para una bancarrota: los documentos de la descarga.',
      'Para un nombre o una dirección: un documento que muestre lo correcto.',
    ],
    instead: [
      'Todo lo que dice es cierto. Ninguna carta puede cambiarlo, y nadie puede prometerlo.',
      'Usted no permitió que una empresa viera su informe. Hay una carta sobre consultas.',
      'Muchos datos son de otra persona. Hay una carta sobre expedientes mezclados.',
    ],
    story:
      'María Álvarez entregó su auto a cuenta el 12 de junio de 2026, y el concesionario pagó el préstamo. Crestline Auto Finance le escribió que la cuenta está cerrada. Su informe todavía la muestra abierta y con 30 días de atraso.',
    answer:
      'Lea las palabras del estado en el informe nuevo. «Cerrada» y «pagada según lo acordado» son dos cosas.',
  },
};
