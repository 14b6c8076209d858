import { plural } from '@creditfix/shared/kernel';
import type * as english from './messages.tsx';
import { type StatuteKey, letterTranslation } from '@creditfix/shared/letters';
import { Link } from 'react-router-dom';
import { dateWords } from '#webapp/kit/index.ts';

export const aboutPartMessages: typeof english.aboutPartMessages = {
  heading: '¿De qué trata esta carta?',
  lead: 'Elija lo que más se parezca. Puede cambiarlo después.',
  question: 'Escribo porque',
  why: 'Una carta que disputa un dato no sigue las mismas reglas que una que pide un favor. Citamos solo la ley que corresponde.',
  fromEarlier:
    'Tomamos de su carta anterior el dato disputado y lo que usted dijo de él. Las páginas que siguen preguntan solo lo nuevo.',
  startedFrom: (template) => (
    <>
      Empezó con: <strong>{template}</strong>
    </>
  ),
  leaveTemplate: 'Dejar este modelo',
  otherKind: 'Usar otro tipo de carta',
  choices: {
    dispute: {
      label: 'Algo en mi informe de crédito está mal',
      hint: 'Usted lo disputa y dice por qué. Es la carta que la mayoría de las personas necesita.',
    },
    'late-payment': {
      label: 'Un pago que hice a tiempo aparece atrasado',
      hint: 'Un mes o varios seguidos. Usted disputa la marca y dice cuándo pagó.',
    },
    'debt-validation': {
      label: 'Un cobrador de deudas acaba de escribirme',
      hint: 'El plazo para disputar que está impreso en el aviso no ha terminado, y usted quiere pruebas de la deuda.',
    },
    'debt-verification': {
      label: 'Un cobrador de deudas me pide dinero, y ese plazo ya terminó',
      hint: 'Aun así, usted pregunta qué deuda es y pide que se marque como disputada.',
    },
    'goodwill-adjustment': {
      label: 'Sí pagué tarde, y pido un favor',
      hint: 'El atraso es cierto. Usted le pide amablemente a la empresa que lo quite.',
    },
    'pay-for-delete': {
      label: 'Le ofrezco un pago a un cobrador si quita el dato',
      hint: 'Usted paga solo después de que haya aceptado por escrito. Puede decir que no.',
    },
    '609-letter-myth': {
      label: 'Quiero ver qué hay en mi expediente',
      hint: 'Usted pide a una agencia de crédito todo su expediente y de dónde lo obtuvo. No se disputa nada.',
    },
    'security-freeze': {
      label: 'Quiero congelar mi expediente, o terminar un congelamiento',
      hint: 'Los prestamistas que no le conocen no pueden obtener su informe. No se disputa nada.',
    },
    'minor-freeze': {
      label: 'Quiero un congelamiento para un menor o una persona de quien soy tutor',
      hint: 'Para un menor de 16 años, o cuando un tribunal le nombró. Usted firma en su propio nombre.',
    },
    'active-duty-alert': {
      label: 'Estoy en servicio activo y quiero una alerta en mi expediente',
      hint: 'Para el servicio lejos de su puesto habitual. Dura un año.',
    },
  },
};

export const accountPartMessages: typeof english.accountPartMessages = {
  disputed: 'El dato que disputa',
  furtherItem: (item) => `Dato ${item} de esta carta`,
  fromReport:
    'Tenga a mano su informe de crédito y copie los nombres y números tal como aparecen en él.',
  earlierItem: 'El dato',
  earlierItemLead:
    'Está aquí como en su carta anterior. Déjelo como está, para que lo encuentren de nuevo.',
  entry: 'El registro que quiere entender',
  entryLead:
    'Usted pide todo su expediente. Mencionar un registro le muestra a la agencia la razón de su pregunta.',
  entryCompany: 'La empresa que aparece en el registro.',
  otherLetter: 'La cuenta de la que se trata',
  otherLetterLead: 'Tenga a mano su informe de crédito o la última carta de la empresa.',

  chooseKind: 'Elija el tipo',
  creditors: {
    bureau: 'Nombre del acreedor',
    furnisher: 'Nombre del acreedor',
    collector: 'Cobrador de deudas',
    inquirer: 'Empresa que consultó su crédito',
    court: 'Tribunal u oficina',
  },
  creditorHints: {
    bureau: 'La empresa que reporta el dato: un banco, un prestamista o un cobrador de deudas.',
    furnisher: 'La empresa que reporta el dato, tal como aparece en su informe.',
    collector: 'El cobrador, tal como aparece en su informe o en su carta.',
    inquirer: 'La empresa que aparece junto a la consulta de crédito.',
    court: 'El tribunal o la oficina que aparece junto al registro.',
  },
  account: 'Número de cuenta',
  accountHint:
    'Tal como aparece en el informe. Basta una parte del número, o asteriscos en lugar de los dígitos ocultos.',
  record: 'Número de caso o de registro',
  recordHint: 'Tal como aparece en el informe o en un documento del tribunal.',
  accountHintOfLetter: 'Tal como aparece en el informe o en la carta. Basta una parte del número.',
  accountWhy: 'Les indica a cuál de sus cuentas se refiere. Lo guardamos cifrado.',

  reason: '¿Qué está mal?',
  reasonWhy: 'La razón decide qué hechos necesita la carta y qué ley cita.',
  reasonHints: {
    not_mine: 'Nunca tuvo esta cuenta, o es de alguien con un nombre parecido al suyo.',
    paid_in_full: 'Usted la pagó y todavía aparece como deuda.',
    incorrect_amount: 'Un saldo, un límite de crédito o un monto vencido es incorrecto.',
    incorrect_dates: 'Por ejemplo, el mes de un pago atrasado o cuándo empezó el atraso.',
    duplicate: 'La misma deuda aparece dos veces en el informe.',
    deceased: 'El informe o una de sus cuentas dice que usted falleció.',
    mixed_file:
      'El informe muestra cuentas o datos de otra persona, a menudo con un nombre parecido al suyo.',
    personal_information:
      'Un nombre, una dirección, una fecha de nacimiento o un empleador del informe está mal.',
    identity_theft: 'Alguien abrió o usó la cuenta a su nombre.',
    statute_of_limitations:
      'El dato quizá sea demasiado antiguo para un informe. Existen dos plazos distintos, así que primero revisamos sus fechas.',
    other: 'Cuéntenoslo con sus propias palabras.',
  },
  details: 'Más detalles',
  detailsHint: (characters) =>
    `Diga en inglés qué está mal, por qué y desde cuándo, con al menos ${characters} caracteres. Ejemplo: The report shows my loan as open, but I closed it on May 3, 2024.`,
  detailsWhy: 'Una disputa vaga se puede descartar. Los hechos claros hacen que la revisen.',
};

const onReport = {
  label: 'Aparece en mi informe de crédito, junto a esta empresa',
  hint: 'Búsquela en la lista de cuentas o entre las direcciones de empresas al final del informe.',
};
const lastChoice = 'Solo si no encontró ninguna de las dos anteriores.';
const fromCompany = 'En un estado de cuenta, en una carta o en su sitio web.';

export const addressPartMessages: typeof english.addressPartMessages = {
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
  bureau: {
    lead: 'Tome la dirección del sitio web de la agencia, por favor: busque allí el congelamiento o la alerta por correo. No imprimimos ninguna si nuestras fuentes no coinciden.',
    why: 'Esta carta va a otro departamento que las disputas. En el equivocado llega tarde o se pierde.',
    hints: {
      report: {
        label: 'Está en una carta o un informe que me envió esta agencia',
        hint: 'Bien, si está allí para congelamientos o alertas.',
      },
      company: { label: 'Está en el sitio web de la agencia', hint: 'La mejor opción.' },
      business: { label: 'Es otra dirección de la agencia', hint: lastChoice },
    },
  },
  fileRequest: {
    lead: 'Copie la dirección que su informe, o el sitio web de la agencia, indica para pedir el expediente, por favor.',
    why: 'Cada agencia tiene varias direcciones. Si va a la equivocada, su petición puede llegar tarde.',
    hints: {
      report: {
        label: 'Está en una carta o un informe que me envió esta agencia',
        hint: 'La mejor opción.',
      },
      company: {
        label: 'Está en el sitio web de la agencia',
        hint: 'Bien, si está allí para peticiones por correo.',
      },
      business: { label: 'Es otra dirección de la agencia', hint: lastChoice },
    },
  },
  agency: {
    lead: 'Tome la dirección de su informe. No imprimimos ninguna de la que no estamos seguros.',
    why: 'Las direcciones de esta empresa cambian de una lista a otra, o son de otro departamento. Su propio informe muestra la correcta.',
    hints: {
      report: { label: 'Está en el informe que esta empresa me envió', hint: 'La mejor opción.' },
      company: { label: 'La empresa me la dio', hint: fromCompany },
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

export const companyChoiceMessages: typeof english.companyChoiceMessages = {
  label: 'Use una dirección que ya está aquí',
  hint: 'Escriba parte del nombre o abra la lista. Llena los campos de abajo, y usted puede cambiar cada uno.',
  placeholder: 'Elija una empresa',
  none: 'No hay ninguna empresa con ese nombre. Escriba su dirección abajo.',
  filledIn: 'Está abajo. Compruebe que todavía es correcta.',
  groups: {
    like: (company) => `Parecidas a “${company}”`,
    letter: 'Ya les escribió',
    report: 'En un informe que usted guarda',
    address_book: 'Buscadas por nosotros',
  },
  kinds: {
    furnisher: 'prestamista u otra empresa',
    collector: 'cobrador de deudas',
    agency: 'agencia de informes de crédito',
  },
  written: (day) => `Usted escribió a esta dirección; la última vez, el ${day}`,
  reported: (bureau, day) => `En su informe de ${bureau}${day ? ` del ${day}` : ''}`,
  lookedUp: (purpose, day, isOld) => {
    const what = {
      disputes: 'Para disputas',
      freezes: 'Para congelamientos y alertas',
      any_letter: 'Para cualquier carta',
    }[purpose];
    const old = '. Fue hace más de un año: mire también en el sitio web de la empresa';
    return `${what}. Comprobada el ${day}${isOld ? old : ''}`;
  },
};

export const allowanceMessages: typeof english.allowanceMessages = {
  month: 'mes',
  billingPeriod: 'período de facturación',
  noneLeft: (period) => `No le quedan cartas este ${period}`,
  left: (letters, period) =>
    plural(letters, {
      one: `Le queda 1 carta este ${period}`,
      other: `Le quedan ${letters} cartas este ${period}`,
    }),
  usedAll: (limit, period, from) =>
    plural(limit, {
      one: `Ya usó su carta de este ${period}. Puede hacer la siguiente a partir del ${from}.`,
      other: `Ya usó las ${limit} cartas de este ${period}. Puede hacer la siguiente a partir del ${from}.`,
    }),
  oneOf: (letter, limit, plan, period) =>
    `Esta es la carta ${letter} de ${limit} de su plan ${plan} este ${period}. No cuesta nada.`,
  severalOf: (letters, limit, plan, period) =>
    `Estas son ${letters} cartas de las ${limit} de su plan ${plan} este ${period}. No cuestan nada.`,
  mayWrite: 'Puede escribir esta ahora. Queda guardada hasta que la firme.',
  seePlan: 'Ver mi plan',
  makes: (letters) => `Así se hacen ${letters} cartas, una para cada agencia.`,
  use: (letters, left, period) =>
    `Usan ${letters} de las ${left} cartas que le quedan este ${period}.`,
  noneForThese: (plan, period, from) =>
    `A su plan ${plan} no le quedan cartas este ${period}; puede hacerlas a partir del ${from}.`,
  tooFew: (plan, left, period) =>
    plural(left, {
      one: `A su plan ${plan} le queda 1 carta este ${period}.`,
      other: `A su plan ${plan} le quedan ${left} cartas este ${period}.`,
    }),
  youChose: (bureaus) => `Eligió ${bureaus} agencias.`,
  choose: (now, later, from) =>
    `Elija ${plural(now, { one: 'una agencia', other: `${now} agencias` })} ahora y haga ${plural(later, { one: 'la otra', other: 'las otras' })} a partir del ${from}.`,
};

/** What the law asks of the person who answers, by its section. */
const duties: Readonly<Partial<Record<StatuteKey, string>>> = {
  'cra.reinvestigate': 'terminar la investigación',
  'cra.annual45': 'terminar la investigación',
  'cra.procedure': 'describir cómo verificó el dato',
  'direct.investigate': 'terminar la investigación y decirle el resultado',
  'idt.records': 'enviarle sus registros del robo',
};

export const proOfferMessages: typeof english.proOfferMessages = {
  title: 'Qué es gratis y qué hace Pro',
  free: 'Cada mes una carta es gratis, y también imprimirla y enviarla usted.',
  pro: (letters, monthly) =>
    `Pro hace hasta ${letters} cartas en cada período de facturación, para varias agencias a la vez. Cuesta ${monthly} al mes, hasta que usted cancele.`,
  proAfterwards: (letters, monthly) =>
    `Pro hace hasta ${letters} cartas en cada período de facturación, para varias agencias a la vez. Cuesta como máximo ${monthly} al mes, que se pagan después por las cartas hechas, hasta que usted cancele. La ley exige primero un contrato por escrito.`,
  see: 'Ver qué ofrece Pro',
};

export const completeMessages: typeof english.completeMessages = {
  heading: {
    signed: (letters) =>
      plural(letters, {
        one: 'Su carta está firmada y a salvo',
        other: 'Sus cartas están firmadas y a salvo',
      }),
    readyToMail: (letters) =>
      plural(letters, {
        one: 'Su carta está lista para enviar',
        other: 'Sus cartas están listas para enviar',
      }),
    someHeld: (held, letters) => `Enviamos ${held} de sus ${letters} cartas`,
    someOnTheWay: (onTheWay, letters) =>
      plural(onTheWay, {
        one: `1 de sus ${letters} cartas va en camino`,
        other: `${onTheWay} de sus ${letters} cartas van en camino`,
      }),
    arrived: (letters) => plural(letters, { one: 'Su carta llegó', other: 'Sus cartas llegaron' }),
    mailing: (letters) =>
      plural(letters, { one: 'Estamos enviando su carta', other: 'Estamos enviando sus cartas' }),
    onTheWay: (letters) =>
      plural(letters, { one: 'Su carta va en camino', other: 'Sus cartas van en camino' }),
  },
  lead: {
    stored: {
      one: (reference) => `La carta ${reference} está firmada y guardada en su panel.`,
      several: (letters) => `${letters} cartas están firmadas y guardadas en su panel.`,
    },
    storedToSign: {
      one: (reference) =>
        `La carta ${reference} está guardada en su panel. Fírmela a mano antes de enviarla.`,
      several: (letters) =>
        `${letters} cartas están guardadas en su panel. Firme cada una a mano antes de enviarla.`,
    },
    kept: (letters) =>
      plural(letters, {
        one: 'Hay una copia guardada en su panel.',
        other: 'Hay copias guardadas en su panel.',
      }),
    someLeft: (letters, target) =>
      plural(letters, {
        one: target ? `Falta enviar la carta para ${target}.` : 'Falta enviar una carta.',
        other: `Faltan por enviar ${letters} cartas.`,
      }),
    onTheWay: 'Esto es lo que sigue. Por ahora no tiene que hacer nada.',
    ifMailedToday: (letters) =>
      plural(letters, {
        one: 'Esto es lo que sigue si la envía hoy.',
        other: 'Esto es lo que sigue si las envía hoy.',
      }),
  },
  toDashboard: 'Ir al panel',
  downloadCopy: 'Descargar una copia',
  downloadAgain: 'Descargar de nuevo',
  reminder: 'Agregar un recordatorio a mi calendario',
  howToMail: (letters) => plural(letters, { one: 'Cómo enviarla', other: 'Cómo enviarlas' }),
  mailTheRest: (letters, target) =>
    plural(letters, {
      one: target ? `Enviar la carta para ${target}` : 'Enviar la otra carta',
      other: 'Enviar las demás',
    }),
  another: 'Crear otra carta',
  calendarEntry: (reference) => `Carta ${reference}: ¿llegó una respuesta?`,
  timeline: {
    today: 'Hoy',
    youMail: (letters) =>
      plural(letters, {
        one: 'Envíela certificada, con acuse de recibo, y guarde lo que le den en el correo.',
        other:
          'Envíe cada una certificada, con acuse de recibo, y guarde lo que le den en el correo.',
      }),
    aroundThen: 'Hacia el',
    receiptComes: (letters) =>
      plural(letters, {
        one: 'Le llega de vuelta el acuse de recibo verde. Su fecha es el día en que llegó su carta.',
        other:
          'Le llegan de vuelta los acuses de recibo verdes. La fecha de cada uno es el día en que llegó esa carta.',
      }),
    toUsps: 'A USPS',
    mailed: 'Enviada',
    mailedYourself: (letters) =>
      plural(letters, {
        one: 'Usted la envió por su cuenta.',
        other: 'Usted las envió por su cuenta.',
      }),
    printed: (letters) =>
      plural(letters, {
        one: 'Se imprime y se entrega a USPS.',
        other: 'Se imprimen y se entregan a USPS.',
      }),
    arrived: 'Llegada',
    arrives: 'Llega',
    about: (day) => `aproximadamente ${day}`,
    enterTheDay:
      'Cuando su recibo o la página de seguimiento muestre el día, elija «Seguirla» más arriba y escríbalo. Si hay un plazo para la respuesta, corre desde ese día.',
    weWrite: 'Le escribimos ese día. Si hay un plazo para la respuesta, corre desde entonces.',
    byThen: 'A más tardar hacia el',
  },
  answer: {
    monthLater: 'Más o menos un mes después',
    noTime: 'Ninguna ley fija un día para la respuesta, así que un mes es una espera razonable.',
    writeOnceMore: 'Si para entonces no llegó nada, puede escribir una vez más.',
    daysAfter: (days, letters) =>
      plural(letters, {
        one: `${days} días después de que llegue`,
        other: `${days} días después de que lleguen`,
      }),
    eachBureau: 'Cada agencia',
    who: {
      bureau: 'La agencia',
      furnisher: 'La empresa',
      collector: 'El cobrador',
      inquirer: 'La empresa',
    },
    hasTo: (who, { law }) => `${who} tiene que ${duties[law] ?? 'responderle'}.`,
    freeReport:
      'Contamos 45 días por precaución, porque este fue su primer informe gratuito de AnnualCreditReport.com en 12 meses.',
    morePapers: 'Si mientras tanto usted envía más documentos, puede tardar hasta 15 días más.',
    ifFreeReport:
      'Cuente 45 días si este fue su primer informe gratuito de AnnualCreditReport.com en 12 meses.',
    results:
      'Los resultados llegan por correo postal a su dirección. Si para entonces no llegó nada, puede escribir de nuevo.',
    withoutTime: {
      goodwill: 'Depende de la empresa aceptar o no, y ninguna ley fija un día para la respuesta.',
      pay_for_delete:
        'El cobrador puede aceptar, negarse o no responder. No pague nada antes de tener su acuerdo por escrito.',
      debt_validation:
        'Si su carta llegó a tiempo, el cobrador tiene que dejar de cobrar hasta que le envíe la verificación. Ninguna ley dice para cuándo tiene que responder.',
      overdue_notice:
        'El plazo para la respuesta ya terminó, y esta carta no abre otro. Dos o tres semanas son una espera razonable.',
      reinsertion_notice:
        'Usted preguntó cómo volvió el dato. Ninguna ley fija un día para la respuesta a esta carta, así que un mes es una espera razonable.',
      block_declined:
        'Usted preguntó por el bloqueo. La ley dice que el aviso tiene que llegar sin demora y no fija un día, así que un mes es una espera razonable.',
      debt_verification:
        'Usted pidió información y que la deuda se marque como disputada. Ninguna ley fija un día para la respuesta.',
    },
  },
};

export const deliveryMessages: typeof english.deliveryMessages = {
  heading: (letters, signedOnPaper) =>
    signedOnPaper
      ? plural(letters, {
          one: 'Su carta está hecha. ¿Cómo sigue?',
          other: 'Sus cartas están hechas. ¿Cómo siguen?',
        })
      : plural(letters, {
          one: 'Su carta está firmada. ¿Cómo quiere enviarla?',
          other: 'Sus cartas están firmadas. ¿Cómo quiere enviarlas?',
        }),
  about: {
    several: (letters) => `${letters} cartas, una para cada agencia.`,
    to: (reference, target) => `Carta ${reference} para ${target}.`,
    one: (reference) => `Carta ${reference}.`,
    stored: (signedOnPaper, letters) =>
      signedOnPaper
        ? plural(letters, {
            one: 'Lo que usted leyó está guardado y no cambiará. Todavía falta su firma en papel.',
            other:
              'Lo que usted leyó está guardado y no cambiará. A cada carta le falta todavía su firma en papel.',
          })
        : 'Lo que usted firmó está guardado y no cambiará.',
  },
  next: 'Qué sigue ahora',
  download: {
    title: 'Descargar PDF',
    free: 'Gratis',
    several: (signedOnPaper) =>
      signedOnPaper
        ? 'Imprímalas, firme cada una y envíelas, cada una en su propio sobre.'
        : 'Imprímalas y envíe cada una en su propio sobre. La firma ya está en ellas.',
    one: (signedOnPaper) =>
      signedOnPaper
        ? 'Imprímala, fírmela en la línea sobre su nombre y envíela usted por correo.'
        : 'Imprímala y envíela usted por correo. La firma ya está en ella.',
    printing:
      'Su PDF todavía se está preparando. Tarda un minuto como máximo; la carta está a salvo.',
    oneOf: (at, letters, target) => `Descargar ${at} de ${letters}: ${target}`,
  },
  yourself: {
    title: (letters) =>
      plural(letters, { one: 'Envíela usted por correo', other: 'Envíelas usted por correo' }),
    print: (letters) =>
      plural(letters, {
        one: 'Imprima la carta.',
        other: 'Imprima las cartas. Cada una va en su propio sobre.',
      }),
    noPrinter:
      '¿No tiene impresora? Se puede imprimir en una biblioteca pública, en FedEx Office, en The UPS Store o en una tienda de artículos de oficina. Llame antes: los horarios y los precios varían. Si la computadora es compartida, borre el archivo al terminar.',
    signEach: (letters) =>
      plural(letters, {
        one: 'Firme la carta a mano, en la línea sobre su nombre. Sin firma puede quedar sin respuesta.',
        other:
          'Firme cada carta a mano, en la línea sobre su nombre. Sin firma puede quedar sin respuesta.',
      }),
    isSigned: (letters) =>
      plural(letters, {
        one: 'No hace falta firmarla otra vez: su firma ya está impresa.',
        other: 'No hace falta firmarlas otra vez: su firma ya está impresa.',
      }),
    envelope:
      'Use un sobre sin ventana y escriba en él las dos direcciones. Por una ventana se podrían ver datos privados de la carta.',
    copies:
      'Agregue copias en papel de lo que la carta enumera, salvo las que ya se imprimen con ella. Guarde los originales.',
    postOffice: () => (
      <>
        Vaya a la oficina de correos y pida{' '}
        <strong>correo certificado con acuse de recibo (Certified Mail with Return Receipt)</strong>
        . Allí le dirán el precio.
      </>
    ),
    receiptStarts: 'Guarde los recibos. El plazo empieza en la fecha del que le llega de vuelta.',
    receiptProves: 'Guarde los recibos. El que le llega de vuelta demuestra cuándo llegó su carta.',
  },
  list: {
    yours: 'Su carta',
    reference: (reference) => `Referencia ${reference}`,
    printing:
      'Firmada y a salvo. Su PDF todavía se está preparando, lo que tarda un minuto como máximo.',
    beingPrinted: 'En preparación',
    download: 'Descargar PDF',
    downloadFor: (target) => `para ${target}`,
  },
};

export const itemsPartMessages: typeof english.itemsPartMessages = {
  listTitle: 'Los datos de esta carta',
  lead: 'Cada dato va en la carta con su propio número, sus detalles y su petición.',
  leadOfEarlier:
    'No llegó respuesta para ninguno de estos datos de su carta anterior, así que basta un aviso para todos. Quite los que ya tengan respuesta.',
  itemNumber: (item) => `Dato ${item}`,
  noReason: 'Todavía no ha elegido una razón',
  needsAnswers: 'Faltan respuestas',
  edit: (item) => <>Editar {item}</>,
  remove: (item) => <>Quitar {item}</>,
  moreItems: 'Más datos',
  takenOut: 'El dato se quitó de la carta',
  undo: 'Deshacer: ponerlo de nuevo',
  mayAdd:
    '¿Hay algo más que esté mal en el mismo informe? Una carta puede nombrar hasta cinco datos.',
  add: 'Agregar otro dato a esta carta',
  full: 'Esta carta está completa: nombra cinco datos. Ponga los demás en una segunda carta.',
};

const pagesOfCopies = (pages: number) =>
  plural(pages, { one: 'con 1 página de copias', other: `con ${pages} páginas de copias` });

export const letterListMessages: typeof english.letterListMessages = {
  drafts: 'Cartas sin terminar',
  yourDrafts: 'sus cartas sin terminar',
  noDrafts: 'No hay nada sin terminar.',
  draftDeleted: 'Borrador eliminado',
  undo: 'Deshacer: recuperarlo',
  didNotWork: 'Eso no funcionó',
  justBegun: 'Una carta recién empezada',
  lastChanged: (about, changedOn, step) =>
    [about, `Último cambio: ${changedOn}`, `Paso ${step} de 5`].filter(Boolean).join('. '),
  goOn: (letter) => <>Continuar {letter}</>,
  delete: (letter) => <>Eliminar {letter}</>,

  recent: 'Cartas recientes',
  show: (letters) =>
    plural(letters, { one: 'Su carta firmada', other: `Sus ${letters} cartas firmadas` }),
  showAll: (letters) => `Mostrar las ${letters} cartas`,
  signed: (signedOn, mailedOn, reference) => (
    <>
      Firmada el {signedOn}
      {mailedOn && `, enviada el ${mailedOn}`}. Referencia {reference}
    </>
  ),
  mailIt: (letter) => <>Enviarla {letter}</>,
  followIt: (letter) => <>Seguirla {letter}</>,
  download: (letter) => <>Descargar {letter}</>,
  letter: (reference) => `carta ${reference}`,

  withItems: (about, items) => `${about}, ${items} datos`,
  items: (items) => `${items} datos`,
  withCopies: (about, pages) => `${about}, ${pagesOfCopies(pages)}`,
  copies: pagesOfCopies,
};

export const letterNoticesMessages: typeof english.letterNoticesMessages = {
  problems: {
    nothingNew: 'Usted ya envió esta disputa',
    contradicts: 'Esto contradiría una carta que ya hizo',
    copyMissing: 'Una copia ya no está',
    tooManyCopies: 'Las copias no caben en un sobre',
    refused: 'No deberíamos escribir esta carta tal como está',
    other: 'No pudimos preparar esta carta para firmarla',
  },
  actions: {
    facts: 'Volver a Detalles de la disputa',
    new_fact: 'Agregar un hecho o una copia',
    copies: 'Ir a las copias',
    kind: 'Usar otro tipo de carta',
  },
  earlierLetters: 'Ver mis cartas anteriores',

  blocked: 'Cambie las palabras marcadas antes de firmar',
  goToIt: 'Ir a esas palabras',
  goToFirst: 'Ir al primero',
  noNotes: 'No hay notas sobre este párrafo.',
  notes: (notes) =>
    plural(notes, {
      one: 'Una nota sobre este párrafo.',
      other: `${notes} notas sobre este párrafo.`,
    }),
  notesToChange: (notes, blocking) => {
    if (notes === 1) return 'Una nota sobre este párrafo; hay que cambiarlo antes de firmar.';
    return plural(blocking, {
      one: `${notes} notas sobre este párrafo; una exige un cambio antes de firmar.`,
      other: `${notes} notas sobre este párrafo; ${blocking} exigen un cambio antes de firmar.`,
    });
  },

  tookOut: 'Usted quitó un párrafo',
  putBack: 'Ponerlo de nuevo',
  setAside: 'El texto de base cambió, así que apartamos sus propias palabras',
  useAgain: 'Usar mis palabras de nuevo',
  letGo: 'Descartarlas',
  hadTakenOut: 'Usted había quitado este párrafo.',

  wordingLost: 'Sus propias palabras no están en esta carta',
  wordingLostText:
    'Nuestros textos cambiaron mientras esta página estaba abierta. Sus palabras están guardadas. Cargue la página de nuevo para verlas junto al texto nuevo.',
  loadAgain: 'Cargar esta página de nuevo',

  severalLetters: (letters) =>
    `${letters} cartas, una para cada agencia de crédito. Las firma todas a la vez. Dicen lo mismo; solo cambian el nombre de la agencia, su dirección y la referencia.`,
};

export const removalDatesMessages: typeof english.removalDatesMessages = {
  line: 'Cuánto tiempo puede seguir en su informe',
  otherDates: 'Cuándo cambian las fechas',
  today: 'Hoy',
};

export const personalInfoStepMessages: typeof english.personalInfoStepMessages = {
  heading: 'Sobre usted',
  lead: 'Su nombre y su dirección postal van al principio de la carta. La respuesta llega a esta dirección.',
  letterLanguage:
    'Las cartas se escriben en inglés porque las empresas responden en inglés. Al revisar la suya podrá leer una copia en español.',
  filledIn: (accountPath) => (
    <>
      Tomamos estos datos de <Link to={accountPath}>Mi cuenta</Link>.
    </>
  ),
  remember: 'Recordar esto para mi próxima carta',
  rememberWhat:
    'Su nombre, dirección y teléfono se guardan cifrados en Mi cuenta. Su fecha de nacimiento y los dígitos de su Seguro Social, no.',
  lookAgain: 'Mire esto otra vez, por favor',
  nameOnReport: '¿Qué nombre tiene su informe de crédito?',
  nameOnReportText:
    'Escriba su nombre como aparece en su informe de crédito. Las agencias guardan los nombres en letras latinas y por ellos encuentran su expediente.',
  firstName: 'Nombre',
  lastName: 'Apellidos',
  middleName: 'Segundo nombre',
  suffix: 'Sufijo',
  suffixExample: 'Jr., Sr., III',
  formerName: 'Nombre anterior',
  formerNameWhy:
    'Si cambió de nombre, parte de su expediente puede seguir con el anterior. Se imprime solo en cartas a agencias de crédito.',
  formerAddress: 'Dirección anterior, si se mudó en los últimos dos años',
  formerAddressWhy:
    'Los expedientes se comparan por la dirección. Una dirección de los últimos dos años ayuda a encontrar todo lo suyo y a no mezclarlo con lo de otra persona.',
  formerAddressExample: '12 Oak Street, Dayton, OH 45402',
  formerAddress2: 'Otra dirección anterior',
  street: 'Calle y número',
  unit: 'Apartamento o unidad',
  city: 'Ciudad',
  state: 'Estado',
  chooseState: 'Elija un estado',
  zipCode: 'Código postal',
  reachHeading: 'Agregar un teléfono o correo electrónico',
  moreOfName: 'Agregar un segundo nombre o sufijo',
  phone: 'Teléfono',
  email: 'Correo electrónico',
  fileHeading:
    'Ayude a encontrar su expediente: fecha de nacimiento, últimos cuatro dígitos del SSN',
  dateOfBirth: 'Fecha de nacimiento',
  dateOfBirthWhy:
    'Hay expedientes de personas con el mismo nombre. Su fecha de nacimiento ayuda a encontrar el suyo. Se imprime en la carta y la guardamos cifrada.',
  ssnLast4: 'Últimos cuatro dígitos de su número de Seguro Social',
  ssnLast4Why:
    'Sirven para encontrar su expediente. Nunca pedimos el número completo. Puede dejarlo en blanco; en ese caso quizá le pidan que demuestre quién es.',
};

export const polishMessages: typeof english.polishMessages = {
  title: 'Sus propias oraciones',
  offer:
    'Nuestra ayuda de IA puede hacer más claras sus oraciones. Usted ve exactamente lo que enviamos antes de que lo enviemos. No puede cambiar ni los hechos ni la ley, y usted elige qué queda en su carta.',
  start: 'Pulir mi texto',
  changed:
    'Usted cambió sus oraciones después de pulirlas, así que su carta las lleva como usted las escribió.',
  startAgain: 'Pulirlas de nuevo',
  onceMore: 'Intentar una vez más',
  cancel: 'Cancelar',
  preparing: 'Preparamos lo que usted verá primero',
  outgoing: {
    title: 'Esto es lo que se enviaría',
    changed: 'Sus oraciones cambiaron, así que no se envió nada. Esto es lo que se enviaría ahora.',
    toWhom: (host, model) =>
      `Va al modelo de lenguaje ${model} en ${host}. Todavía no se ha enviado nada.`,
    marks:
      'Las palabras tachadas se quedan aquí, y solo usted las ve: en su lugar sale la marca que está delante de ellas. Léalo todo: si algo más dice quién es usted o quiénes son otras personas, conserve sus propias palabras o cambie antes la oración.',
    noMarks:
      'Aquí no se oculta nada, porque no encontramos ningún nombre, número ni fecha. Léalo todo: si algo dice quién es usted o quiénes son otras personas, conserve sus propias palabras o cambie antes la oración.',
    standsFor: 'se envía en lugar de',
    instructions: 'Ver las instrucciones que lo acompañan',
    send: 'Enviar',
    keep: 'Conservar mis propias palabras',
  },
  checking: 'Comprobamos que no se haya agregado nada',
  working: 'Puliendo sus oraciones',
  soFar: (count) =>
    plural(count, {
      one: 'Puliendo sus oraciones, 1 palabra hasta ahora',
      other: `Puliendo sus oraciones, ${count} palabras hasta ahora`,
    }),
  kept: {
    none: '',
    some: 'Conservamos algunas de sus propias palabras.',
    all: 'Conservamos sus propias palabras.',
  },
  compare: (kept) => `Sus oraciones están pulidas. Compárelas y elija. ${kept}`,
  wording: {
    legend: 'El texto en su carta',
    plain: 'El suyo',
    polished: 'Pulido',
    plainInUse:
      'Su carta lleva sus oraciones como usted las escribió. Elija Pulido para usar las nuestras.',
    polishedInUse: 'Su carta lleva las oraciones pulidas. Puede volver a las suyas cuando quiera.',
  },
  changes: {
    show: 'Ver qué cambió',
    legend: () => (
      <>
        <del>Las palabras tachadas</del> son suyas y salen; <ins>las palabras subrayadas</ins>{' '}
        entran en su lugar.
      </>
    ),
    textOf: (number, count) => `Texto ${number} de ${count}`,
    nothing: 'Aquí no hizo falta cambiar nada.',
    added: 'agregado:',
    takenOut: 'quitado:',
  },
};

export const intoEnglishMessages: typeof english.intoEnglishMessages = {
  title: 'Sus palabras en inglés',
  offer:
    'La agencia lee en inglés. Nuestra ayuda de IA puede poner sus palabras en inglés. Usted ve exactamente lo que enviamos antes de que lo enviemos. Después lee el inglés junto a sus propias palabras y cambia lo que no esté bien.',
  start: 'Traducir al inglés',
  preparing: 'Preparamos lo que usted verá primero',
  working: 'Poniendo sus palabras en inglés',
  cancel: 'Cancelar',
  no: 'No enviar',
  compare:
    'Lea el inglés junto a sus propias palabras y cambie lo que no esté bien. Si no está seguro de lo que dice, pida a alguien de confianza que lo lea con usted.',
  original: 'Lo que usted escribió',
  english: 'En inglés',
  confirm: 'Esto dice lo que yo dije',
  leave: 'No usarlo',
  confirmed: 'El inglés ya está en su carta. Lo leemos como todo lo que usted escribe.',
  unsaved: 'No se pudo guardar, porque algo cambió mientras tanto. Pida la traducción otra vez.',
  notGood:
    'Lo que llegó no era un buen inglés, así que lo dejamos fuera. Escríbalo en inglés o pida a alguien de confianza que lo haga con usted.',
  unavailable:
    'Ahora mismo nadie pudo traducirlo. Puede intentarlo otra vez, escribirlo en inglés o pedir a alguien de confianza que lo haga con usted.',
  differing: {
    title: 'Estos datos no son los mismos en los dos textos',
    missing: (facts) => `Solo en sus propias palabras: ${facts}`,
    added: (facts) => `Solo en el inglés: ${facts}`,
  },
};

export const secondReadingMessages: typeof english.secondReadingMessages = {
  title: 'Una segunda mirada a sus oraciones',
  offer:
    'Nuestra ayuda de IA puede leerlas junto al resto de la carta y preguntar por lo que quizá no encaje. Usted ve exactamente lo que enviamos antes de que lo enviemos. No cambia nada, y usted puede firmar sin ella.',
  start: 'Pedir otra lectura',
  preparing: 'Preparamos lo que usted verá primero',
  working: 'Leyendo sus oraciones',
  cancel: 'Cancelar',
  no: 'No enviar',
  nothing: 'No encontró nada que preguntar.',
  asked: (count) =>
    plural(count, {
      one: 'Tiene una pregunta. Está junto a su oración, en la carta.',
      other: `Tiene ${count} preguntas. Están junto a sus oraciones, en la carta.`,
    }),
  unavailable: 'Ahora mismo nadie pudo leerlas. Su carta está como estaba.',
};

export const questionsPartMessages: typeof english.questionsPartMessages = {
  accountTitle: 'La cuenta',
  recipientTitle: 'Quién recibe la carta',
  addressTitle: 'La dirección',
  part: (part, parts) => `Parte ${part} de ${parts}`,
  partSoFar: (part) => `Parte ${part}`,
  partOfItem: (item, creditor, part, parts) =>
    `Dato ${item}: ${creditor}. Parte ${part} de ${parts}`,
  stillSending: (files) =>
    plural(files, {
      one: 'Todavía se está subiendo un archivo. Espere un momento o deténgalo.',
      other: `Todavía se están subiendo ${files} archivos. Espere un momento o deténgalos.`,
    }),
  ownWords: 'Agregar algo con sus propias palabras',
  readGuide: 'Lea la guía para estas disputas',
  goodToKnow: 'Conviene saber',
  remarks: (count: number) => `Conviene saber (${count})`,
  opensInNewTab: (link) => `${link} (se abre en otra pestaña)`,

  addTheftReport: 'Agregue como archivo su informe de robo de identidad',
  addTheftReportText:
    'La petición más fuerte, que bloqueen el dato, solo funciona con una copia de su informe de la FTC o de su denuncia policial en el sobre. Por eso pedimos el bloqueo cuando el informe esté aquí. Basta una foto de cada página.',
};

/** Which papers help a letter, in Spanish. */
export const evidenceCoachMessages: typeof english.evidenceCoachMessages = {
  heading: 'Lo que más ayuda',
  add: 'Agregarlo',
  isThere: 'En su carta',
  cover: 'Tape en negro:',
  others: (count: number) =>
    plural(count, {
      one: '1 documento más que ayuda',
      other: `${count} documentos más que ayudan`,
    }),
  none: 'Si no tiene ninguno de estos',
  notNeeded: 'No hace falta:',
};

export const questionFieldMessages: typeof english.questionFieldMessages = {
  example: (example) => `Ejemplo: ${example}`,
  ownWordsLanguage: 'Lo que escriba aquí pasa a la carta tal cual. Si puede, hágalo en inglés.',
  yes: 'Sí',
  no: 'No',
  charactersLeft: (left) =>
    plural(left, {
      one: 'Queda 1 carácter',
      other: `Quedan ${left.toLocaleString('es-US')} caracteres`,
    }),
};

export const translationMessages: typeof english.translationMessages = {
  legend: 'Cómo leer la carta',
  english: 'Carta en inglés',
  copy: 'Copia en español',
  notes: {
    toSign: {
      english:
        'Esta es la carta que usted firma y que se envía. Va en inglés porque la recibe una empresa de Estados Unidos.',
      copy: 'Esta copia es solo para que usted la lea. Solo la carta en inglés se firma y se envía. Para cambiar un párrafo, vuelva a la carta en inglés.',
    },
    signed: {
      english: 'Esta es la carta que usted firmó y la única que se envía.',
      copy: 'Esta copia es solo para que usted la lea. Solo la carta en inglés está firmada y se envía.',
    },
  },
  sheet: 'Copia de su carta para leer en español',
  signed: {
    open: 'Leer en español la carta que firmé',
    what: 'su carta',
    letter: 'Su carta firmada',
  },
  own: 'En sus palabras',
  leftInEnglish: 'Sin traducción, como está en la carta',
  printed: {
    lang: 'es',
    date: dateWords,
    subject: 'Asunto:',
    enclosures: 'Copias adjuntas',
  },
  read: letterTranslation,
};

const furnisher = 'El banco, prestamista o proveedor que puso el dato en su informe.';
const others = {
  collector: 'Una agencia de cobranza o una empresa que compró la deuda.',
  inquirer: 'La empresa que miró su informe y dejó una consulta de crédito (hard inquiry).',
};

export const recipientPartMessages: typeof english.recipientPartMessages = {
  quicker: {
    'security-freeze': {
      title: 'Por internet o por teléfono suele ser más rápido',
      text: 'Un congelamiento que usted pone o levanta en el sitio web de la agencia (equifax.com, experian.com, transunion.com) o por teléfono suele funcionar enseguida. Por correo tarda los días del correo y algunos más. Siga aquí si quiere pedirlo por correo.',
    },
    'minor-freeze': {
      title: 'Esta petición va casi siempre por correo',
      text: 'Esta petición necesita copias de documentos, así que la mayoría la envía por correo. Algunas agencias también reciben los documentos en su sitio web; mire allí primero si tiene prisa.',
    },
    'active-duty-alert': {
      title: 'Por internet o por teléfono suele ser más rápido',
      text: 'Una alerta que usted pone en el sitio web de una agencia (equifax.com, experian.com, transunion.com) o por teléfono suele funcionar enseguida, y basta con una agencia. Siga aquí si quiere pedirla por correo.',
    },
  },
  question: '¿A quién quiere escribir?',
  why: 'Cada destinatario tiene deberes distintos. Citamos solo la ley que obliga al que usted elija.',
  hints: {
    bureau:
      'En la mayoría de los casos, empiece aquí. Solo una disputa ante una agencia de informes de crédito activa el deber más fuerte: la empresa tiene entonces que revisar el dato y responder a la agencia.',
    furnisher: `${furnisher} Una buena segunda carta, después de la agencia.`,
    ...others,
  },
  plainHints: { bureau: 'Equifax, Experian o TransUnion.', furnisher, ...others },
  whichReport: '¿En el informe de qué agencia aparece?',
  whichReportHint:
    'Elija más de una si el mismo error está en cada informe. Cada agencia recibe su propia carta.',
  whichBureau: '¿A qué agencia de crédito escribe?',
  whichBureauHint: 'Cada una que elija recibe su propia carta.',
  typedAddress: 'Mi informe indica otra dirección para esto',
  typedAddressHint:
    'Elija esto si su informe o el sitio web de la agencia indica una dirección para pedir el expediente. Si no, su carta va a la dirección para disputas, la que sabemos segura.',
  bureausWhy:
    'Cada agencia lleva su propio expediente, y ninguna corrige los expedientes de las demás.',
  agencies: {
    label: 'U otra empresa de informes',
    hint: 'Si elige una, ocupa el lugar de las agencias de arriba. Si no conocemos una dirección segura, le pedimos la que está en su informe.',
    none: 'Ninguna de estas',
    another: 'Otra empresa de informes',
    fields: {
      credit: 'crédito',
      insurance: 'seguros y registros públicos',
      banking: 'cuentas bancarias',
      checks: 'cheques',
      utilities: 'teléfono y servicios públicos',
      payday: 'préstamos de día de pago',
      employment: 'empleo e ingresos',
      rental: 'alquiler',
      mortgage: 'hipotecas',
    },
  },
};

export const reviewMessages: typeof english.reviewMessages = {
  step: {
    heading: 'Lea su carta y después fírmela',
    lead: 'Así se imprimirá la carta, en inglés, porque va a una empresa de Estados Unidos. Toque la ley subrayada para ver qué significa. Puede decir cualquier párrafo con sus propias palabras.',
  },
  sheet: 'Su carta',
  found: {
    reading: 'Estamos leyendo su carta una vez más.',
    nothing: 'Su carta está lista para firmar. No hay notas.',
    notes: (count, blocking) => {
      const notes = plural(count, { one: 'una nota', other: `${count} notas` });
      const must =
        blocking === 0
          ? 'ninguna exige un cambio'
          : plural(blocking, { one: 'una exige un cambio', other: `${blocking} exigen un cambio` });
      return `Su carta tiene ${notes} al margen; ${must} antes de firmar.`;
    },
  },
  unsaved: {
    title: 'Su último cambio todavía no está guardado',
    text: 'Podrá firmar en cuanto lo esté. Lo que escribió sigue aquí.',
  },
  failed: 'No pudimos preparar esta carta para la firma',
  backToDetails: 'Volver a Detalles de la disputa',
  tryAgain: 'Intentar de nuevo',
  note: {
    block: 'Cambie esto, por favor',
    warn: 'Una sugerencia',
    quoted: (about) => `“${about}”`,
    goTo: 'Ir a esas palabras',
    ways: {
      keep: 'Sí, eso quiero decir',
      answer: 'Cambiar mi respuesta',
      words: 'Cambiar estas palabras',
      kind: 'Elegir otro tipo de carta',
      none: 'No enviar ninguna carta',
    },
  },
  toChange: (places) =>
    plural(places, {
      one: 'Hay que cambiar una oración antes de firmar.',
      other: `Hay que cambiar ${places} oraciones antes de firmar.`,
    }),
  paragraph: {
    field: 'Texto de este párrafo, en inglés',
    hint: 'Escriba en inglés y solo lo que sabe. Lo leemos mientras escribe.',
    emptyHint: 'Si lo guarda vacío, este párrafo sale de su carta. Puede volver a ponerlo.',
    fullHint: 'Su carta ya no puede ser más larga. Quite algo antes de escribir más.',
    save: 'Guardar mi texto',
    takeOut: 'Quitar este párrafo',
    cancel: 'Cancelar',
    reword: 'Cambiar el texto',
    changeFacts: 'Cambiar estos datos',
    yours: 'Su texto',
    undoFix: 'Deshacer esta corrección',
    undo: 'Deshacer mi cambio',
  },
};

export const savedDraftMessages: typeof english.savedDraftMessages = {
  willSave: 'Guardamos mientras usted escribe',
  saving: 'Guardando…',
  saved: 'Guardado',
  savedJustNow: 'Guardado hace un momento',
  savedMinutesAgo: (minutes) =>
    plural(minutes, { one: 'Guardado hace un minuto', other: `Guardado hace ${minutes} minutos` }),
  savedHoursAgo: (hours) =>
    plural(hours, { one: 'Guardado hace una hora', other: `Guardado hace ${hours} horas` }),
  savedDaysAgo: (days) =>
    plural(days, { one: 'Guardado ayer', other: `Guardado hace ${days} días` }),
  retrying: 'Aún no se guardó: seguiremos intentando',
  offline:
    'Aún no se guardó: no hay conexión. Deje esta página abierta; guardaremos en cuanto vuelva.',
  offlineOnDevice: 'No hay conexión. Guardado en este dispositivo.',
  keptHere: 'En este momento no hay conexión',
  keptHereText:
    'Su borrador está guardado en este dispositivo y usted puede seguir. Lo guardaremos en su cuenta cuando vuelva la conexión. Su fecha de nacimiento y los dígitos de su Seguro Social nunca se guardan aquí.',
  signedOut: 'Aún no se guardó: inicie sesión de nuevo',
  changedElsewhere: 'No se guardó: cambió en otro lugar',
  missing: 'No se guardó: este borrador fue eliminado',
  alreadySigned: 'Esta carta ya está firmada',
  refused: 'Aún no se guardó',

  sessionEnded: 'Su sesión terminó',
  sessionEndedText: (loginPath) => (
    <>
      Lo que escribió sigue en esta página.{' '}
      <a href={loginPath} target="_blank" rel="noreferrer">
        Inicie sesión en otra pestaña
      </a>{' '}
      y luego vuelva aquí para continuar.
    </>
  ),
  haveSignedIn: 'Ya inicié sesión',

  twoVersions: 'Esta carta se cambió en otra pestaña o en otro dispositivo',
  twoVersionsText: (savedOn) =>
    `La otra versión se guardó el ${savedOn}. Solo se puede conservar una de las dos.`,
  showOther: 'Mostrar la otra versión',
  keepThis: 'Conservar lo que está en esta página',

  draftDeleted: 'Este borrador se eliminó en otro lugar',
  stillHere: 'Lo que escribió sigue en esta página.',
  keepAsNew: 'Conservarlo como un borrador nuevo',

  signedText: 'La encontrará en su panel. Los cambios que haga aquí no forman parte de ella.',
  toDashboard: 'Ir al panel',
  notSaved: 'Todavía no pudimos guardar esto',

  startOverFailed: 'No pudimos empezar de nuevo',
  startOverFailedText: 'Su carta está como estaba. Revise su conexión e inténtelo de nuevo.',
  tryAgain: 'Intentar de nuevo',
  emptyLetter: 'Tiene una carta en blanco',
  beforeDeleted: 'La anterior se eliminó.',
  undo: 'Deshacer: recuperarla',
  welcomeBack: 'Qué gusto verle de nuevo: su carta está donde la dejó',
  startOver: 'Empezar de nuevo',
};

export const savedSignatureMessages: typeof english.savedSignatureMessages = {
  heading: 'Su firma',
  what: 'su firma guardada',
  saved: 'Guardada para su próxima carta.',
  none: 'No hay ninguna firma guardada.',
  savedHint: 'Nunca se pone sola en una carta: usted firma cada una.',
  noneHint: 'Puede guardar una cuando firme una carta.',
  account: 'Mi cuenta',
  card: {
    none: 'No hay ninguna firma guardada. Puede guardar una cuando firme una carta.',
    saved: 'Se le ofrece cuando firma una carta. Nunca se pone sola en una carta.',
    remove: 'Quitar',
    question: '¿Quitar su firma guardada?',
    action: 'Quitarla',
    busy: 'Quitándola…',
    keep: 'Conservarla',
    lettersKeep: 'Las cartas que usted firmó conservan la suya.',
  },
};

export const sheetMessages: typeof english.sheetMessages = {
  gaps: {
    firstName: 'nombre',
    lastName: 'apellidos',
    address: 'calle y número',
    city: 'ciudad',
    state: 'estado',
    zipCode: 'código postal',
    creditorName: 'acreedor',
    accountNumber: 'número de cuenta',
    court: 'tribunal u oficina',
    recordNumber: 'número del caso o del registro',
    supportOffice: 'oficina de manutención de menores',
    caseNumber: 'número del caso',
    bureau: 'la agencia de crédito que elija',
    street: 'su dirección postal',
    subject: 'de qué trata esta carta',
    company: 'la empresa a la que escribe',
  },
  binds: {
    bureau: 'Esto obliga a la agencia de crédito.',
    furnisher: 'Esto obliga a la empresa que reportó el dato.',
    collector: 'Esto obliga al cobrador de deudas.',
    user_of_reports: 'Esto obliga a quien pide su informe.',
    business: 'Esto obliga al negocio que trató con el ladrón.',
  },
  noteFlag: {
    block: (note, about) => `Nota ${note}, hay que cambiarlo: ${about}`,
    warn: (note, about) => `Nota ${note}, una sugerencia: ${about}`,
  },
  signature: 'Su firma',
  toCome: 'El resto de su carta aparece aquí a medida que usted responde.',
};

export const signingMessages: typeof english.signingMessages = {
  heading: (letters) => plural(letters, { one: 'Firme su carta', other: 'Firme sus cartas' }),
  penConsentRead:
    'Firmaré a mano cada carta impresa antes de enviarla. He leído lo que firmaré, y lo que dice es verdad hasta donde sé.',
  consentRead:
    'Confirmo que esta es mi firma electrónica legal y autorizo a la empresa a incluirla en mis cartas de disputa. He leído lo que firmo, y lo que dice es verdad hasta donde yo sé.',
  consentNote:
    'Usted acepta la declaración en inglés; la traducción está aquí para que sepa lo que dice.',
  forgetFailed: {
    title: 'No pudimos quitar su firma guardada',
    text: 'Revise su conexión e inténtelo de nuevo.',
  },
  faultsTitle: 'Antes de firmar',
  envelope: {
    legend: 'Lo que usted pone en el sobre',
    lead: 'La carta dice que estos documentos van adjuntos, y usted no los subió. Marque cada uno que puso en el sobre con la carta impresa. No podemos enviar una carta con papeles que solo tiene usted.',
    putIn: (what: string): string => `${what}: lo puse en el sobre`,
    change: 'Subirlos o quitarlos de la lista',
  },
  faults: {
    wording: 'Cambió un párrafo y no lo guardó. Guarde sus palabras o descártelas primero.',
    envelope: 'Marque cada documento que puso en el sobre, o quítelo de la lista.',
    confirm: 'Marque la declaración para firmar su carta.',
    signature: 'Agregue su firma: dibújela o escríbala.',
    captcha: 'Complete la verificación reCAPTCHA, por favor.',
  },
  previous: 'Anterior',
  busy: 'Creando la carta…',
  reading: 'Leyendo su carta…',
  sign: (letters) => plural(letters, { one: 'Crear la carta', other: `Crear ${letters} cartas` }),
  tooFew: {
    stays: 'Su borrador queda guardado hasta entonces.',
    fewerBureaus: 'Elegir menos agencias',
  },
  problem: {
    fallback: 'No se pudo crear la carta. Inténtelo de nuevo.',
    nothingLost: 'Su borrador está guardado y ninguna carta se contó dos veces.',
    noLettersLeft: 'No le quedan cartas suficientes',
    readOnceMore: 'Lea la carta una vez más, por favor',
    alreadySigned: 'Ya está firmada',
    notMade: 'La carta no se creó',
    showAgain: 'Mostrarme la carta otra vez',
    toDashboard: 'Ir al panel',
  },
  signature: {
    legend: 'Su firma',
    kept: 'Guardada',
    draw: 'Dibujar',
    type: 'Escribir',
    pen: 'En papel',
    penText:
      'Deje espacio: firmaré en papel. La carta tiene una línea sobre su nombre impreso y el día. Imprímala y firme cada ejemplar a mano antes de enviarla. No podemos enviar una carta que no se firmó aquí.',
    penState: 'Queda espacio para su firma a mano',
    keepNext: 'Guardar mi firma para la próxima carta',
    keepNextHint: 'La guardamos cifrada. Puede quitarla aquí cuando quiera.',
    ready: 'Firma guardada. Lista para usar',
    savedOnly: 'Firma guardada. Marque la declaración de arriba',
    drawn: 'Irá en su carta cuando la genere',
    empty: 'Todavía no hay firma',
    signHere: 'Firme aquí',
    save: 'Guardar la firma',
    undoStroke: 'Deshacer el último trazo',
    clear: 'Borrar',
    typeName: 'Escriba su nombre completo',
    typeNameHint: 'Escribir su nombre aquí cuenta como firmar.',
    pad: 'Campo para dibujar su firma con un dedo, un lápiz digital o un ratón. Para firmar con el teclado, elija Escribir.',
    takeKept: 'Usar mi firma guardada',
    forget: 'Olvidar esta firma',
    keptPicture: 'Su firma guardada',
  },
};

export const stepFaultsMessages: typeof english.stepFaultsMessages = {
  personal: {
    firstName: 'Escriba su nombre.',
    lastName: 'Escriba sus apellidos.',
    address: 'Escriba su calle y número.',
    zipCode: 'Escriba su código postal.',
    city: 'Escriba su ciudad.',
    state: 'Elija su estado.',
  },
  dateOfBirth: 'Escriba su fecha de nacimiento con mes, día y año, o déjela en blanco.',
  ssnLast4: 'Escriba solo los últimos cuatro dígitos o déjelo en blanco.',
  creditorName: 'Escriba el nombre tal como aparece en el informe.',
  accountNumber: 'Escriba el número tal como aparece en el informe.',
  disputeReason: 'Elija qué está mal en este dato.',
  customDetails: (characters) =>
    `Diga en inglés qué está mal y por qué, con al menos ${characters} caracteres.`,
  bureauWrittenTo: 'Elija la agencia de crédito a la que escribe.',
  bureauOfReport: 'Elija la agencia de crédito en cuyo informe aparece el dato.',
  companyAddress: {
    source: 'Elija de dónde sacó esta dirección.',
    name: 'Escriba el nombre de la empresa.',
    street: 'Escriba la calle o el apartado postal (P.O. box).',
    zipCode: 'Escriba el código postal.',
    city: 'Escriba la ciudad.',
    state: 'Elija el estado.',
  },
};

export const restPartMessages: typeof english.restPartMessages = {
  said: 'Lo que ha dicho hasta ahora',
  about: 'De qué se trata',
  goesTo: 'Va dirigida a',
  change: 'Cambiar',
  more: 'Más que puede decir (opcional)',
};

export const startMessages: typeof english.startMessages = {
  title: 'Empiece su carta',
  description:
    'Diga qué pasó en su informe de crédito y vea crecer su carta de disputa. No hace falta una cuenta para empezar, y todavía no preguntamos nada sobre usted.',
  keywords:
    'disputar informe de crédito, empezar carta de disputa, disputar pago atrasado, carta deuda que no es mía, saldo incorrecto en informe de crédito',
  lead: 'Responda unas pocas preguntas, y su carta empieza a escribirse. Puede iniciar sesión después, cuando quiera guardarla.',
  whatHappened: '¿Qué pasó?',
  firstQuestion: 'Unas 4 preguntas. Después, su nombre, sus papeles y su firma.',
  place: (at, of) => `Pregunta ${at} de ${of}`,
  change: 'Cambiar',
  somethingElse: 'Otra cosa',
  allLetters: 'Ver todas las cartas',
  checkReport: 'Buscar errores en mi informe',
  knowTheWay: '¿Ya sabe qué quiere escribir?',
  toGenerator: 'Ir directo a la carta',
  gapsLater: 'Los espacios se llenan después.',
  whoReports: '¿Quién lo reporta?',
  whichReports: '¿En qué informes aparece?',
  mayStayOpen: '¿No está seguro? Déjelo en blanco. Puede llenarlo después.',
  company: 'Empresa en el informe',
  keep: 'Guarde su carta',
  signIn: 'Envíenme un código',
  otherSignIn: 'Entrar de otra manera',
  goOn: 'Seguir con mi carta',
  filledIn: 'Sus respuestas ya están en la carta',
  filledInText: 'Lo que falta: quién es usted, unos datos y sus papeles.',
  situations: {
    'late-payment': {
      label: 'Un pago que hice a tiempo aparece como atrasado',
      hint: 'Un mes o varios.',
    },
    'not-mine': {
      label: 'Una deuda que no es mía',
      hint: 'Es de otra persona, o usted no la reconoce.',
    },
    'never-opened': {
      label: 'Una cuenta que nunca abrí',
      hint: 'Usted nunca tuvo una cuenta con esta empresa.',
    },
    'wrong-amount': {
      label: 'El monto está mal',
      hint: 'Un saldo, un límite o un monto vencido.',
    },
    'already-paid': {
      label: 'La pagué y todavía aparece como deuda',
      hint: 'Pagada por completo o por acuerdo.',
    },
    inquiry: {
      label: 'Una empresa consultó mi crédito sin pedirme permiso',
      hint: 'Una consulta de crédito que usted no pidió.',
    },
    'identity-theft': {
      label: 'Alguien usó mi identidad',
      hint: 'Una cuenta o cargos que un ladrón hizo a su nombre.',
    },
    collector: {
      label: 'Un cobrador de deudas acaba de escribirme',
      hint: 'Usted quiere primero pruebas de la deuda.',
    },
    'too-old': {
      label: 'Es demasiado antiguo para un informe',
      hint: 'La mayoría de las marcas negativas salen después de unos siete años.',
    },
    twice: { label: 'La misma deuda aparece dos veces', hint: 'A menudo de dos empresas.' },
    'wrong-date': {
      label: 'Una fecha está mal',
      hint: 'Cuándo se abrió, cuándo se cerró o cuándo empezó el atraso.',
    },
    'mixed-file': {
      label: 'Hay cuentas de otra persona en mi informe',
      hint: 'A menudo de alguien con un nombre parecido al suyo.',
    },
    'own-details': {
      label: 'Mi nombre, dirección o empleador está mal',
      hint: 'La parte del informe que habla de usted.',
    },
    deceased: { label: 'El informe dice que fallecí', hint: undefined },
    'late-and-true': {
      label: 'Sí pagué tarde, y quiero pedir un favor',
      hint: 'Una carta amable a la empresa.',
    },
    'collector-later': {
      label: 'Un cobrador todavía me pide dinero',
      hint: 'El plazo para disputar que daba su aviso ya terminó.',
    },
  },
};

export const templateSampleMessages: typeof english.templateSampleMessages = {
  label: 'Así empieza esta carta',
  caption: 'Así empieza la carta. Sus respuestas llenan los espacios y agregan lo demás.',
  captionWithReason: (reason) =>
    `Así empieza la carta si usted dice: “${reason}”. Sus respuestas llenan los espacios y agregan lo demás.`,
  letterLanguage:
    'Las cartas se escriben en inglés porque las empresas responden en inglés. Al revisar la suya podrá leer una copia en español.',
};

export const wizardMessages: typeof english.wizardMessages = {
  title: 'Escriba su carta de disputa',
  description:
    'Responda unas preguntas sencillas y obtenga una carta de disputa firmada para su informe de crédito.',
  headingOfDispute: 'Escriba su carta de disputa',
  headingOfOther: 'Escriba su carta',
  opening: 'Buscando su carta',
  notOpened: 'No pudimos abrir su carta',
  notOpenedText: 'Lo que guardó está a salvo. Revise su conexión e inténtelo de nuevo.',
  tryAgain: 'Intentar de nuevo',
  notSigned: 'Su carta todavía no está firmada',
  toDashboard: 'Ir al panel',
  steps: ['Información personal', 'Detalles de la disputa', 'Firma', 'Envío', 'Listo'],
  previous: 'Anterior',
  next: 'Siguiente',
  seeLetter: 'Ver su carta',
  yourLetter: 'Su carta',
  letterSoFar: 'Su carta hasta ahora',
  oneOfLettersSoFar: (letters) => `Una de ${letters} cartas hasta ahora`,
  printDraft: 'Imprimir este borrador para leerlo',
  printedDraft: 'Borrador (draft). Sin firmar. Impreso para leerlo, no para enviarlo.',
};
