import { plural } from '@creditfix/shared/kernel';
import { VisuallyHidden } from '#webapp/kit/index.ts';
import type * as english from './messages.tsx';

export const dashboardPartsMessages: typeof english.dashboardPartsMessages = {
  today: {
    heading: 'Qué necesita su atención hoy',
    nothing: 'Nada. Por ahora, usted ya hizo su parte.',
    nextDate: (day, target) =>
      `La próxima fecha es el ${day}, cuando vence el plazo de respuesta de ${target}. Si antes llega algo por correo postal, anótelo aquí.`,
    finish: {
      title: (count) =>
        plural(count, { one: 'Termine su carta', other: `Termine sus ${count} cartas` }),
      text: (count) =>
        plural(count, {
          one: 'Está guardada tal como la dejó. Hoy no hay nada más que hacer.',
          other: 'Están guardadas tal como las dejó. Hoy no hay nada más que hacer.',
        }),
      action: 'Continuar la carta',
    },
    noDate: 'Vigilamos sus fechas y le escribimos por correo electrónico cuando se acerque alguna.',
  },
  counts: {
    heading: 'Sus cartas en números',
    signed: (count) => plural(count, { one: 'Carta firmada', other: 'Cartas firmadas' }),
    onTheirWay: 'En camino',
    delivered: 'Entregadas',
    left: (count) => plural(count, { one: 'Carta disponible', other: 'Cartas disponibles' }),
    ofLimit: (limit, until) => `de ${limit} hasta el ${until}`,
  },
  scores: {
    headingEmpty: 'Su puntaje a lo largo del tiempo',
    heading: 'Los puntajes que usted anotó',
    leadEmpty:
      'Si usted sigue su puntaje de crédito en algún lugar, puede anotarlo aquí y ver cómo cambia. Solo usted lo ve.',
    lead: 'Estos puntajes vienen solo de usted, y solo usted los ve. Muchas cosas mueven un puntaje, así que un cambio dice poco sobre una carta en particular.',
    deleted: (day) => `Se eliminó el puntaje del ${day}`,
    undo: 'Deshacer: recuperarlo',
    trouble: 'Eso no funcionó',
    add: 'Agregar un puntaje',
    asTable: (count) =>
      plural(count, {
        one: 'Todos sus puntajes en una tabla',
        other: `Los ${count} puntajes en una tabla`,
      }),
    day: 'Día',
    score: 'Puntaje',
    source: 'Dónde lo vio',
    notSaid: 'No se indicó',
    delete: 'Eliminar',
    deleteOne: (day) => (
      <>
        Eliminar <VisuallyHidden>el puntaje del {day}</VisuallyHidden>
      </>
    ),
    daySeen: 'Día en que lo vio',
    saving: 'Guardando…',
    save: 'Guardar este puntaje',
    cancel: 'Cancelar',
    range: 'Los puntajes van de 250 a 900.',
    giveDay: 'Indique el día en que lo vio.',
    chart: (first, last) => `Los puntajes que usted anotó, desde ${first} hasta ${last}`,
    onDay: (score, day) => `${score} el ${day}`,
  },
  calendar: {
    heading: 'Sus fechas en su calendario',
    lead: 'Las llegadas, las fechas límite y los siguientes pasos aparecen en su propio calendario y se mueven solos.',
    looking: 'Buscando…',
    setUp: 'Configurar mi calendario',
    making: 'Creando…',
    make: 'Crear la dirección de mi calendario',
    trouble: 'Eso no funcionó',
    secret:
      'La dirección es secreta: quien la tenga puede ver sus fechas sin iniciar sesión. Dice quién recibió una carta y cuándo, y no nombra ninguna cuenta. Puede anularla en cualquier momento.',
    address: 'La dirección de su calendario',
    copy: 'Copiar la dirección',
    open: 'Abrir en mi calendario',
    renew: 'Crear una dirección nueva',
    end: 'Anularla',
    askRenew: '¿Crear una dirección nueva?',
    renewAction: 'Crear una nueva',
    keepThis: 'Conservar esta',
    renewText: 'Los calendarios que usan esta dejarán de recibir sus fechas.',
    askEnd: '¿Anular la dirección de su calendario?',
    ending: 'Anulando…',
    keep: 'Conservarla',
    endText: 'Su calendario dejará de recibir sus fechas. Nuestros correos electrónicos siguen.',
  },
};

export const disputePageMessages: typeof english.disputePageMessages = {
  page: {
    title: 'Su disputa',
    description: 'En qué punto está esta disputa, sus cartas y fechas, y qué puede seguir.',
    what: 'esta disputa',
    loading: 'Un momento',
    back: 'Volver a su panel',
    state: 'En qué punto está',
  },
  steps: {
    heading: 'Qué puede hacer ahora',
    counts:
      'Si ahora escribe una carta, cuenta como una de sus cartas. La llenamos con lo que usted anotó; usted la lee y la firma.',
    others: 'Otros pasos',
  },
  answer: {
    heading: 'Qué le respondieron',
    nothing: 'Todavía no hay nada anotado.',
    nothingForNewest: (said) => `${said} No hay nada anotado para la carta más reciente.`,
    takenBack: 'Se borró.',
    noted: 'Anotado.',
    note: 'Anotar qué le respondieron',
    isBack: 'Volvió, o llegó otra cosa',
    somethingElse: 'Llegó otra cosa',
    youNoted: (what) => `Usted anotó: ${what}`,
    takingBack: 'Borrando…',
    undo: 'Deshacer: borrar esta respuesta',
  },
  form: {
    notNoted: 'Esto todavía no está anotado',
    what: '¿Qué le respondieron?',
    day: 'La fecha que lleva la respuesta',
    dayOrChange: 'La fecha que lleva la respuesta, o el día en que usted vio el cambio',
    dayAgain: 'El día en que usted lo vio otra vez',
    own: 'Una nota para usted',
    ownHint: 'Solo usted la ve. No va en ninguna carta.',
    waitingForFile: 'Esperando su archivo…',
    noting: 'Anotando…',
    action: 'Anotar esta respuesta',
    cancel: 'Cancelar',
    chooseOutcome: 'Elija qué le respondieron.',
    giveDay: 'Indique el día.',
  },
  complaint: {
    heading: 'El borrador de su queja',
    what: 'el borrador',
    lead: 'Usted la envía, gratis, en el sitio de la Oficina para la Protección Financiera del Consumidor (CFPB). El borrador y el formulario están en inglés. Léalo primero y cambie lo que no sea como usted lo diría. Si trata de una agencia de crédito, termina con lo que la CFPB le pide declarar: envíelo solo si cada palabra es cierta.',
    text: 'Qué pasó y qué pide usted (en inglés)',
    copy: 'Copiar el texto',
    goThere: 'Ir a consumerfinance.gov (se abre en otra pestaña)',
    formHeading: 'Qué pregunta primero el formulario',
    formNote:
      'El formulario está en inglés, así que aquí están sus preguntas tal como aparecen. Elija lo que más se acerque; puede usar otras palabras.',
  },
  copied: 'Copiado',
  copyRefused:
    'Este navegador no nos deja copiar. El texto está seleccionado: cópielo usted, por favor.',
  information: {
    summary: 'Les envié más información',
    text: (days, later, now) =>
      `Si recibieron de usted más información o documentos mientras corren sus 30 días, la ley les da hasta ${days} días más. Entonces deben responder a más tardar el ${later} en lugar del ${now}. Anótelo solo si de verdad envió algo: aquí no se puede deshacer.`,
    day: 'El día en que lo recibieron',
    giveDay: 'Indique el día en que lo recibieron.',
    noting: 'Anotando…',
    action: 'Anotarlo y mover la fecha',
  },
  story: {
    heading: 'La historia hasta ahora',
    letter: (number, title) => `Carta ${number}: ${title}`,
    to: (target, reference) => (
      <>
        Para {target}. Referencia {reference}
      </>
    ),
    download: (number) => (
      <>
        Descargar <VisuallyHidden>la carta {number}</VisuallyHidden>
      </>
    ),
    follow: (number) => (
      <>
        Seguirla en el correo <VisuallyHidden>, carta {number}</VisuallyHidden>
      </>
    ),
    signed: 'Firmada',
    mailed: 'Enviada',
    notYet: 'Todavía no',
    tracking: 'Seguimiento',
    arrived: 'Llegada',
    answerDue: 'Fecha límite',
    atUsps: 'en USPS, se abre en otra pestaña',
    answerPage: 'Ver la primera página de la respuesta (se abre en otra pestaña)',
  },
};

export const disputesMessages: typeof english.disputesMessages = {
  accountEnding: (digits) => `Cuenta terminada en ${digits}`,
  onDay: (what, day) => `${what}, ${day}`,
  clock: {
    due: (pace, day) => (
      <>
        <strong>{pace}</strong>, respuesta a más tardar el {day}
      </>
    ),
    over: (pace, day) => (
      <>
        <strong>{pace}</strong>. La respuesta debía llegar a más tardar el {day}
      </>
    ),
  },
  stops: {
    signed: 'Firmada',
    mailed: 'Enviada',
    arrived: 'Llegada',
    answered: 'Respondida',
    answer: 'Respuesta',
    answerDue: 'Fecha límite',
    answerWasDue: 'Plazo vencido',
    notMailed: 'No se pudo enviar',
    waitsForMail: 'En espera de envío',
    notYet: 'Todavía no',
    cameBack: 'Regresó',
    onItsWay: 'En camino',
    noSetDay: 'Sin fecha fija',
  },
  actions: {
    mail_letter: 'Enviarla',
    check_address: 'Ver por qué',
    confirm_arrival: 'Decir cuándo llegó',
    record_answer: 'Anotar la respuesta',
    overdue_notice: 'Escribir el aviso de plazo vencido',
    method_of_verification: 'Preguntar por escrito cómo lo verificaron',
    furnisher_dispute: 'Escribir a la empresa',
    information_supplied: 'Escribir la carta que lo agrega',
    identity_supplied: 'Escribir la carta de identidad',
    block_declined: 'Escribir la carta sobre el bloqueo',
    reinsertion_notice: 'Escribir la carta sobre su regreso',
    consumer_statement: 'Escribir mi declaración',
    notify_recipients: 'Escribir la carta que les avisa',
    new_dispute: 'Escribir la nueva disputa',
    cfpb_complaint: 'Leer el borrador de la queja',
  },
  preparing: 'Preparando…',
  list: {
    heading: 'Sus disputas',
    noneOpen: 'No hay ninguna abierta. Las resueltas están abajo.',
    showAll: (count) => `Mostrar las ${count} disputas abiertas`,
    resolved: (count) => `Resueltas (${count})`,
  },
};
