import type { HistoryMark, TradelineField } from '@creditfix/shared/reports';
import type {
  checkReportMessages as inEnglish,
  photographMessages as photographInEnglish,
} from './messages.tsx';

const months = new Intl.DateTimeFormat('es-US', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'long',
});
const days = new Intl.DateTimeFormat('es-US', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
});
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Como lo escribe una persona; otro texto queda como está. */
function date(text: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/.exec(text) ?? [];
  if (!year || !month) return text;
  const at = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day ?? 1)));
  return (day ? days : months).format(at);
}

const fields: Readonly<Record<TradelineField, string>> = {
  creditor: 'Empresa',
  originalCreditor: 'Acreedor original',
  accountNumber: 'Número de cuenta',
  accountType: 'Tipo',
  loanType: 'Clase de préstamo',
  responsibility: 'Responsabilidad',
  status: 'Estado',
  condition: 'Estado de la cuenta',
  statusUpdated: 'Estado actualizado',
  balance: 'Saldo',
  pastDue: 'Vencido',
  chargeOffAmount: 'Dado por perdido',
  creditLimit: 'Límite de crédito',
  highBalance: 'Saldo más alto',
  originalAmount: 'Monto original',
  monthlyPayment: 'Pago mensual',
  dateOpened: 'Apertura',
  dateClosed: 'Cierre',
  dateReported: 'Informado',
  firstDelinquency: 'Fecha del primer atraso',
  majorDelinquency: 'Primer atraso grave informado',
  datePlacedForCollection: 'Enviada a cobranza',
  lastPayment: 'Último pago',
  lastActivity: 'Última actividad',
  removal: 'Sale del informe',
  terms: 'Condiciones',
  monthsReviewed: 'Meses revisados',
  narrativeCodes: 'Códigos de Equifax',
  remarks: 'Observaciones',
  address: 'Dirección',
  phone: 'Teléfono',
};

const marks: Readonly<Record<HistoryMark | 'unread', string>> = {
  ok: 'pagado a tiempo',
  late_30: '30 días de atraso',
  late_60: '60 días de atraso',
  late_90: '90 días de atraso',
  late_120: '120 días de atraso',
  late_150: '150 días de atraso',
  late_180: '180 días de atraso',
  collection: 'en cobranza',
  charge_off: 'dado por perdido',
  collection_or_charge_off: 'en cobranza o dado por perdido',
  repossession: 'embargo del bien',
  repossession_or_foreclosure: 'embargo del bien o ejecución hipotecaria',
  voluntary_surrender: 'entrega voluntaria',
  foreclosure: 'ejecución hipotecaria',
  bankruptcy: 'en bancarrota',
  closed: 'cerrada',
  too_new: 'demasiado nueva',
  default: 'en incumplimiento',
  no_data: 'sin datos',
  unread: 'no leído',
};

const shortMarks: Readonly<Record<HistoryMark | 'unread', string>> = {
  ok: '✓',
  late_30: '30',
  late_60: '60',
  late_90: '90',
  late_120: '120',
  late_150: '150',
  late_180: '180',
  collection: 'C',
  charge_off: 'CO',
  collection_or_charge_off: 'CO',
  repossession: 'R',
  repossession_or_foreclosure: 'RF',
  voluntary_surrender: 'V',
  foreclosure: 'F',
  bankruptcy: 'B',
  closed: '–',
  too_new: '–',
  default: 'D',
  no_data: '–',
  unread: '?',
};

export const checkReportMessages: typeof inEnglish = {
  title: 'Revisar mi informe',
  heading: 'Vea lo que dice su informe de crédito',
  description:
    'Abra el informe de crédito que guardó de AnnualCreditReport.com. Se lee en su propio dispositivo y muestra lo que perjudica y lo que no encaja.',
  lead: 'Abra los informes que guardó de AnnualCreditReport.com. Los ordenamos para que vea lo que perjudica y lo que merece una pregunta.',
  choose: 'Elegir sus informes',
  chooseMore: 'Agregar otro informe',
  orDrop: 'PDF o páginas guardadas, uno o varios. También puede soltarlos aquí.',
  staysHere:
    'Su informe se queda en este dispositivo. No recibimos el archivo, y nunca pedimos la contraseña de un servicio de crédito.',
  files: 'Sus archivos',
  yourReports: 'Sus informes',
  waiting: 'Esperando su turno…',
  opening: 'Abriendo…',
  reading: (page: number, of: number) => `Leyendo la página ${page} de ${of}…`,
  read: (accounts: number) => (accounts === 1 ? 'Leído: 1 cuenta' : `Leído: ${accounts} cuentas`),
  cancel: 'Cancelar',
  takeOut: 'Quitar',
  notRead: 'No pudimos leer este archivo',
  byHand: 'Puede escribir la carta de todos modos: anote lo que su informe dice del dato.',
  startLetter: 'Diga qué pasó',
  otherPerson: {
    title: 'Estos informes tienen nombres distintos',
    text: (name: string, other: string) =>
      `Uno dice ${name}, y otro dice ${other}. Nada del primero se muestra ni se guarda antes de que usted diga que es sobre usted.`,
    thanAccount: 'Este informe tiene otro nombre que su cuenta',
    thanAccountText: (name: string, own: string) =>
      `Dice ${name}, y su cuenta dice ${own}. Nada de él se muestra ni se guarda antes de que usted diga que es sobre usted.`,
    noAccount: (bureau: string) =>
      `Este informe de ${bureau} no tiene ninguna de las cuentas que usted guardó antes`,
    noAccountText: (accounts: number, day: string) =>
      `No aparece ninguna de las ${accounts} cuentas de su informe del ${day}. Nada de él se muestra ni se guarda antes de que usted diga que es sobre usted.`,
    which: (names: readonly string[]) =>
      `Dicen ${names.join(' y ')}. ¿Cuál de ellos es usted? Nada se muestra ni se guarda antes de que usted lo diga, y lo que es sobre otra persona se quita entonces de esta página.`,
    iAm: (name: string) => `Soy ${name}`,
    allMine: 'Todos son míos',
    isMine: 'Este es mi informe',
    takeOut: 'Quitarlo',
  },
  bureaus: { equifax: 'Equifax', experian: 'Experian', transunion: 'TransUnion' },
  reportOf: (bureau: string) => `Su informe de ${bureau}`,
  dated: (day: string) => `Del ${day}`,
  numbered: (number: string) => `Número ${number}`,
  counts: (accounts: number, hurting: number) =>
    accounts === 0
      ? 'No se leyó ninguna cuenta'
      : `${accounts === 1 ? '1 cuenta' : `${accounts} cuentas`}; ${hurting === 0 ? 'ninguna marcada como negativa o atrasada' : hurting === 1 ? '1 puede perjudicar' : `${hurting} pueden perjudicar`}`,
  since: (day: string) => `Desde su informe del ${day}`,
  changes: { gone: 'Ya no está:', added: 'Nuevo:', changed: 'Cambió:' },
  fromTo: (field: string, before: string, now: string) => `${field}, de ${before} a ${now}`,
  nothingChanged: 'Nada ha cambiado.',
  findings: (count: number) =>
    count === 0 ? 'Merece una pregunta' : `Merece una pregunta (${count})`,
  findingsText:
    'Estas líneas no encajan entre sí, o quizá no sean correctas. Eso no quiere decir que estén mal: solo usted lo sabe. Su respuesta decide si escribimos sobre ellas.',
  looking: 'Buscamos lo que no concuerda…',
  noFindings:
    'No encontramos nada que se contradiga. Aun así, lea las cuentas: solo usted sabe lo que es cierto.',
  isRight: '¿Es correcto lo que dice su informe?',
  answerTo: (name: string) => `Su respuesta a: ${name}`,
  verdicts: { wrong: 'El informe está mal', right: 'Es correcto', unsure: 'No sé con seguridad' },
  said: {
    wrong: 'Va en una carta. Más abajo usted revisa cada dato antes de que se escriba algo.',
    right: 'Se deja como está.',
    unsure:
      'Mire primero: un estado de cuenta viejo, una carta de la empresa o los registros de su banco pueden decírselo. Puede responder después.',
  },
  differing: {
    title: (title: string, field: string) => `${title}: ${field}`,
    right: (bureaus: readonly string[]) =>
      bureaus.length === 1 ? `${bureaus[0]} tiene razón` : `${bureaus.join(' y ')} tienen razón`,
    none: 'Ninguna tiene razón',
    all: 'Puede ser distinto',
  },
  verdictsOfLeaving: {
    wrong: 'Quiero una carta de todos modos',
    right: 'Voy a esperar',
    unsure: '',
  },
  saidOfLeaving: { wrong: 'Va en una carta.', right: 'No se gasta una carta en esto.', unsure: '' },
  deletedOn: (day: string) =>
    `El ${date(day)} usted anotó que la agencia borró esto después de su disputa. Está otra vez en este informe.`,
  backAgain: {
    disputed:
      'Usted lo disputó con esta agencia. Si los resultados de su disputa decían que se borró, una carta puede preguntar cómo y por qué volvió.',
    law: 'Si una agencia borró un dato después de una disputa, solo puede volver a ponerlo si la empresa certifica que es completo y exacto.',
    noDispute:
      'La carta sobre eso continúa su disputa, y en su cuenta no hay ninguna sobre este dato. Si el dato está mal, puede disputarlo como cualquier otro.',
    signedOut:
      'La carta sobre eso continúa su disputa: si la escribió aquí, inicie sesión. Si el dato está mal, también puede disputarlo como cualquier otro.',
  },
  reinsertion: {
    text: 'Una agencia que vuelve a poner un dato debe avisarle dentro de 5 días hábiles. La carta pregunta cómo y por qué volvió.',
    begin: 'Comenzar la carta sobre esto',
  },
  questions: {
    title: 'Preguntas que solo usted puede responder',
    text: 'Ningún informe puede saber esto. Responda lo que tenga que ver con usted; cada respuesta puede agregar una pregunta arriba. Sus respuestas se quedan en este dispositivo.',
    ticked: (count: number) => (count === 0 ? '' : count === 1 ? '1 marcada' : `${count} marcadas`),
    original: (name: string) => `Acreedor original: ${name}`,
    known: {
      question: '¿Hay aquí una empresa que usted no conoce?',
      hint: 'Marque aquellas con las que nunca trató. Los prestamistas suelen informar con otro nombre que el de la tarjeta.',
    },
    details: {
      question:
        '¿Alguno de estos nombres, direcciones, años de nacimiento o números no es de usted?',
      hint: 'Marque lo que nunca fue suyo. Otra forma de escribir su nombre o una dirección vieja suya es normal.',
      born: (year: string) => `Nacimiento en ${year}`,
      numbers: (bureau: string, count: string, page: number) =>
        `${bureau}: ${count} números de Seguro Social distintos (página ${page} de su archivo; no guardamos ninguno)`,
    },
    bankruptcy: {
      question: '¿Pasó usted por una bancarrota?',
      hint: 'Las cartas de la corte dicen cómo terminó el caso.',
      none: '',
      options: {
        none: 'No',
        discharged: 'Sí, y mis deudas fueron descargadas',
        dismissed: 'Sí, y el caso fue desestimado',
      },
      dischargedOn: 'Día de la descarga',
    },
    authorizedUserOf: {
      question: '¿Es usted solo usuario autorizado de alguna de estas tarjetas?',
      hint: 'Marque las tarjetas de otra persona que usted puede usar pero nunca aceptó pagar.',
    },
    deferred: {
      question: '¿Estaba alguno de estos préstamos aplazado o en indulgencia?',
      hint: 'Marque los préstamos que no tenía que pagar cuando se hizo el informe.',
    },
    forborne: {
      question: '¿Aceptó una empresa por escrito que usted no pagara unos meses?',
      hint: 'Anote el primer y el último día de las cuentas con meses atrasados. Deje las demás en blanco.',
      from: 'Primer día',
      until: 'Último día',
    },
    disputed: {
      question: '¿Disputó alguna de estas con la empresa misma?',
      hint: 'Anote el día en que la empresa recibió su disputa. Deje las demás en blanco.',
    },
  },
  accounts: 'Lo que muestran sus informes',
  filters: {
    show: 'Qué datos mostrar',
    bureau: 'De qué agencia',
    every: 'Todas las agencias',
    hurts: (count: number) => `Lo que puede perjudicar (${count})`,
    collections: (count: number) => `Cobranzas (${count})`,
    inquiries: (count: number) => `Consultas (${count})`,
    all: (count: number) => `Todo (${count})`,
  },
  noneShown: {
    hurts: 'Ninguna cuenta aparece como negativa o atrasada.',
    collections: 'No se leyó ninguna cuenta en cobranza.',
    all: 'No se leyó ninguna cuenta.',
  },
  markedAdverse: 'Marcada como negativa',
  inCollections: 'Cobranza',
  field: 'Campo',
  leavesSoon: 'Se va solo pronto',
  differs: 'distinto',
  factsOf: (name: string) => `Lo que el informe dice de ${name}`,
  whereRead: 'Dónde está esto en su informe',
  page: (page: number) => `página ${page}`,
  ending: (creditor: string, ending: string) => `${creditor}, termina en ${ending}`,
  history: 'Historial de pagos',
  monthSays: (month: string, mark: string) => `${month}: ${mark}`,
  historyOf: (bureaus: readonly string[]) => `Historial de pagos en ${bureaus.join(', ')}`,
  numbersAreDays: 'Números: días de atraso',
  monthLetters: ['E', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D'],
  earlierYears: (years: number) =>
    years === 1 ? 'Mostrar 1 año anterior' : `Mostrar ${years} años anteriores`,
  put: (chosen: boolean) => (chosen ? 'En su carta' : 'Poner en una carta'),
  putFor: (bureau: string, chosen: boolean) =>
    chosen ? `En su carta a ${bureau}` : `Carta a ${bureau}`,
  alreadyBegun: 'En una carta que usted comenzó',
  inquiries: (count: number) => `Consultas de crédito (${count})`,
  inquiriesText:
    'Un prestamista pidió su informe porque alguien solicitó crédito a su nombre. La mayoría se va después de dos años.',
  inquiryOf: (company: string) => `Consulta de ${company}`,
  noInquiries: 'No se leyó ninguna consulta de crédito.',
  records: (bureau: string) => `Registros públicos en ${bureau}`,
  aboutYou: (bureau: string) => `Lo que ${bureau} tiene sobre usted`,
  details: {
    name: 'Nombre',
    address: 'Dirección',
    birth_date: 'Año de nacimiento',
    ssn: 'Números de Seguro Social',
  },
  hiddenText: (pages: readonly number[]) =>
    `Este archivo tiene texto oculto que nadie puede ver al abrirlo (página ${pages.join(', ')}). No lo tomamos en cuenta.`,
  notReadYet: {
    title: 'Todavía no leído',
    values: (count: number) =>
      count === 1
        ? 'Hay un dato en su informe que no pudimos leer. Lo dejamos abierto, y usted puede mirar la línea.'
        : `Hay ${count} datos en su informe que no pudimos leer. Los dejamos abiertos, y usted puede mirar sus líneas.`,
    lines: 'Mostrar las líneas',
    inquiry: 'Una consulta',
  },
  newLabels: (labels: readonly string[]) =>
    `Este informe tiene campos que todavía no conocemos y no leímos: ${labels.join(', ')}.`,
  saveLabels: 'Guardar estas palabras para nosotros',
  sendLabels: (email: string | undefined) =>
    `El archivo contiene solo estas palabras: ni montos, ni números, ni nombres, ni fechas. Si lo envía a ${email ?? 'nuestro equipo de ayuda'}, podemos enseñar a la página a leerlas.`,
  notReported: 'no informado',
  unread: 'no leído',
  besideText:
    'Las cuentas que están en varias agencias aparecen lado a lado. Distinto no es incorrecto: las empresas informan en días distintos.',
  money: (cents: number) => dollars.format(cents / 100),
  date,
  fields,
  marks,
  shortMarks,
  exhibit: {
    title: 'La página de su informe',
    none: 'Este informe no tiene una página que podamos adjuntar. La carta nombra el dato también sin ella; una página impresa se puede agregar después, donde la carta pide copias.',
  },
  letters: {
    title: (count: number) => (count > 1 ? `Sus cartas (${count})` : 'Su carta'),
    none: 'Todavía no hay nada elegido. Responda una pregunta de arriba o ponga una cuenta en una carta.',
    text: 'Una carta va a una agencia y nombra hasta cinco datos. La primera se comienza ahora; los demás quedan para su próxima carta.',
    to: (number: number, bureau: string, items: number) =>
      `Carta ${number}, a ${bureau}: ${items === 1 ? '1 dato' : `${items} datos`}`,
    chosen: (items: number, letters: number) =>
      `${items === 1 ? '1 dato' : `${items} datos`} para ${letters === 1 ? '1 carta' : `${letters} cartas`}`,
    look: 'Ver su carta',
    confirm:
      'Marque cada dato que sea correcto. Solo esos van a su carta; lo que esté mal o falte lo puede escribir allí.',
    theReport: 'El informe mismo',
    noReason: 'La carta le pregunta qué está mal.',
    leavesSoon:
      'La agencia dice que esto se va solo dentro de unos tres meses. Quizá no necesite una carta.',
    all: 'Todos son correctos',
    begin: 'Comenzar esta carta',
    busy: 'Comenzando la carta…',
    failed: 'No se pudo comenzar la carta. Inténtelo de nuevo en un momento.',
    fact: (name, value) => `${name}: ${value}`,
    fields: {
      creditorName: 'Empresa',
      accountNumber: 'Final del número de cuenta',
      itemType: 'Clase de dato',
      originalCreditor: 'Acreedor original',
      inquiryDate: 'Fecha de la consulta',
      shownNow: 'Lo que muestra el informe',
      amountShown: 'Monto mostrado',
      dateShown: 'Fecha mostrada',
      lateMonth: 'Mes marcado con atraso',
      firstDelinquencyDate: 'Fecha del primer atraso',
      otherCreditor: 'El otro registro',
      otherAccountNumber: 'Su número de cuenta',
      thisBalance: 'Saldo de este registro',
      otherBalance: 'Saldo del otro registro',
      thisOpened: 'Apertura de este registro',
      otherOpened: 'Apertura del otro registro',
      furnisherAddress: 'Dirección de la empresa',
      reportDate: 'Fecha del informe',
      reportNumber: 'Número del informe',
    },
  },
  begun: {
    title: 'Comenzada desde su informe',
    text: 'Lo que usted confirmó ya está escrito. La carta pregunta solo lo que el informe no puede saber.',
    kept: (count: number) =>
      count === 1
        ? '1 dato más queda para su próxima carta.'
        : `${count} más quedan para su próxima carta.`,
    back: 'Volver a su informe',
  },
  kept: {
    keep: 'Guardar estos datos',
    keeping: 'Guardando…',
    what: 'Guardamos lo que el informe dice de sus cuentas, cifrado, para compararlo con el próximo. No el archivo, y nada sobre usted.',
    signedOut:
      'Con una sesión abierta puede guardar estos datos y comparar con ellos su próximo informe.',
    until: (day: string) => `Guardado hasta el ${day}`,
    title: 'Informes que usted guarda',
    text: 'Cada informe nuevo de la misma agencia se compara con estos: qué ya no está, qué cambió y qué volvió.',
    name: (bureau: string, day: string) => (day ? `${bureau}, ${day}` : bureau),
    accounts: (count: number) => (count === 1 ? '1 cuenta' : `${count} cuentas`),
    delete: 'Borrar',
    deleting: 'Borrando…',
    ask: '¿Borrar este informe guardado?',
    askText: 'No se puede recuperar. Puede abrir el archivo otra vez y guardarlo de nuevo.',
    no: 'Conservarlo',
  },
  keptLine: 'de un informe que usted guarda',
  signInFirst: {
    title: 'Inicie sesión y vuelva a esta página',
    text: 'La carta se guarda en su cuenta. Inicie sesión en otra página: su informe y lo que eligió quedan abiertos aquí.',
    action: 'Iniciar sesión en otra página',
  },
  howTo: {
    title: 'Cómo obtener sus informes',
    steps: [
      'Vaya a AnnualCreditReport.com. Es el único sitio que la ley creó para esto, y es gratis cada semana.',
      'Pida los tres informes y responda las preguntas sobre usted.',
      'En cada informe elija imprimir o descargar, y guárdelo como PDF.',
      'Vuelva aquí y elija los archivos.',
    ],
    what: 'Leemos los PDF de Equifax, Experian y TransUnion como los entrega ese sitio, y las páginas de tres agencias de IdentityIQ, MyScoreIQ y SmartCredit como las guarda su navegador. No se lee una foto o un escaneo de un informe entero, ni otro formato: entonces usted escribe el dato. Una sola página en papel se puede fotografiar arriba.',
  },
};

/** Una carta o un aviso en papel, fotografiado y leído en el dispositivo. */
export const photographMessages: typeof photographInEnglish = {
  title: 'Una carta o un aviso en papel',
  text: 'Fotografíe o escanee el aviso de un cobrador, la respuesta de una agencia o una página de un informe. Mostramos cada dato que podemos leer junto a su foto.',
  choose: 'Fotografiar una carta o un aviso, o elegir un escaneo',
  chooseAnother: 'Elegir otra foto',
  how: 'Una página, plana, con luz pareja, sin nada cortado, en JPEG o PNG. O un escaneo en PDF de hasta 10 páginas.',
  staysHere:
    'La foto se lee en este dispositivo y se queda aquí. La primera vez se cargan unos 7 MB para eso.',
  working: (percent) => `Leyendo la foto: ${percent} %`,
  cancel: 'Cancelar',
  picture: 'Su foto',
  notRead: 'No pudimos leer esta foto',
  why: {
    heic: 'Esta foto es HEIC, y este navegador no la puede abrir. En los ajustes de la cámara elija el formato más compatible, o guárdela como JPEG, y elija esa.',
    not_opened: 'Este archivo no se puede abrir como foto. Elija un JPEG o PNG.',
    too_large: 'Esta foto pesa más de 30 MB. Elija una más pequeña.',
    locked: 'Este PDF solo se abre con una contraseña. Guárdelo sin ella, o escriba lo que dice.',
    too_many_pages:
      'Este escaneo tiene más de 10 páginas; puede ser un informe completo. No podemos leer un informe en imágenes. Guárdelo como PDF desde la página de la agencia, o escriba los datos.',
    no_reader:
      'Este navegador no pudo cargar lo que lee las fotos. Inténtelo otra vez, o escriba lo que dice.',
  },
  byHand: 'Siempre puede escribir usted en la carta lo que dice.',
  writeLetter: 'Escribir una carta',
  unknown: {
    title: 'No sabemos qué es esta página',
    text: 'No se lee como el aviso de un cobrador, la respuesta de una agencia o un informe de crédito. Una foto más nítida puede ayudar.',
  },
  reportPage: {
    title: 'Parece una página de un informe de crédito',
    text: 'Una página no basta para revisar un informe. Si tiene el informe en PDF, ábralo arriba. O escriba lo que la página dice del dato.',
  },
  answer: {
    title: 'Parece la respuesta de una agencia',
    text: 'Abra la disputa a la que responde, elija anotar la respuesta, y agregue esta foto allí. Mostramos qué dice de cada dato.',
    action: 'Ir a sus disputas',
  },
  notice: {
    title: 'Parece el aviso de un cobrador de deudas',
    text: 'Compare cada dato con su foto y marque lo que es correcto. Solo eso va a su carta.',
    empty: (names) => `No leído, o no con seguridad: ${names.join(', ')}. La carta lo pregunta.`,
    begin: 'Comenzar una carta de validación de la deuda',
    busy: 'Comenzando la carta…',
    failed: 'No se pudo comenzar la carta. Inténtelo de nuevo en un momento.',
  },
  pageFacts: {
    title: 'Parece una página de un informe de crédito',
    begin: 'Escribir una carta sobre esta cuenta',
  },
  fields: {
    company: 'Empresa',
    street: 'Calle o apartado',
    city: 'Ciudad',
    state: 'Estado',
    zipCode: 'Código postal',
    reference: 'Referencia',
    originalCreditor: 'Acreedor que nombra',
    accountEnding: 'Final de la cuenta',
    noticeDate: 'Fecha del aviso',
    itemizationDate: 'Día desde el que se cuenta el monto',
    amountThen: 'Monto de ese día',
    amountNow: 'Monto ahora',
    disputeBy: 'Último día para disputar',
  },
  fact: (name, value) => `${name}: ${value}`,
};
