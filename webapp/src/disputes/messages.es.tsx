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
    latest: (score, day) => `${score} el ${day}: ver la línea`,
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
  deletedCard: {
    heading: 'Una tarjeta para guardar o compartir',
    lead: 'No nombra a nadie: ni a usted, ni a ellos, ni una cuenta. La imagen se hace en este dispositivo y se queda aquí hasta que usted la comparta.',
    above: 'Eliminado en',
    days: (days) => plural(days, { one: '1 día', other: `${days} días` }),
    counted: {
      received: (letters) =>
        letters === 1
          ? 'Desde el día en que llegó la carta de disputa hasta la respuesta.'
          : 'Desde el día en que llegó la primera carta de disputa hasta la respuesta.',
      mailed: (letters) =>
        letters === 1
          ? 'Desde el día en que se envió la carta de disputa hasta la respuesta.'
          : 'Desde el día en que se envió la primera carta de disputa hasta la respuesta.',
    },
    small: 'Un dato de un informe de crédito. Cada disputa es distinta. Hecha con Credit Fix.',
    alt: (inDays, counted) =>
      `Una tarjeta que dice: ${inDays}. ${counted} Un dato de un informe de crédito. Cada disputa es distinta.`,
    save: 'Guardar la imagen',
    share: 'Compartirla',
    copy: 'Copiar la imagen',
    done: {
      saved: 'Guardada en sus descargas.',
      copied: 'Copiada.',
      failed: 'Su navegador no lo hizo. Guarde la imagen en su lugar.',
    },
  },
  steps: {
    heading: 'Qué puede hacer ahora',
    counts:
      'La próxima carta usa una de sus cartas. La llenamos con lo que usted anotó; usted la lee y la firma.',
    others: 'Otros pasos',
    facts: { fits: 'Cuándo sirve', cost: 'Cuánto cuesta', leadsTo: 'A qué lleva' },
    source: 'Leído en:',
    checked: (day) => `, revisado el ${day}`,
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
    fromOther: (target) => `Llegó algo de ${target}`,
    about: (target) => `Esto es sobre su carta a ${target}.`,
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

/** Lo que dice la carta o un informe nuevo, leído de un archivo en el dispositivo. */
export const helpMessages: typeof english.helpMessages = {
  back: 'Volver a su disputa',
  noState: 'Elija su estado',
  fields: {
    chooseNote:
      'Estos son los pasos del formulario, con lo que se elige y lo que se copia. Está en inglés y puede usar otras palabras: elija lo que más se acerque.',
    step: (at, of, title) => `Paso ${at} de ${of}: ${title}`,
    parts: {
      product: { title: 'De qué se trata' },
      problem: {
        title: 'El problema',
        note: 'Si el formulario pregunta si usted le pidió información a la empresa, conteste según lo que hizo.',
      },
      story: { title: 'Qué pasó' },
      company: {
        title: 'La empresa',
        note: 'Elija su nombre en la lista mientras escribe. El formulario puede pedir su fecha de nacimiento y los últimos 4 dígitos de su número de Seguro Social, para que la empresa lo encuentre. Escríbalos en el formulario. Aquí no los ponemos.',
      },
      you: {
        title: 'Usted',
        note: 'Después vienen su nombre, dirección, teléfono y correo. Luego el formulario muestra todo otra vez, con casillas para marcar. Léalas antes de marcarlas: quien firma es usted.',
      },
    },
    copy: 'Qué copiar en el formulario',
    copyOne: (question) => (
      <>
        Copiar <VisuallyHidden lang="en">: {question}</VisuallyHidden>
      </>
    ),
    attach: 'Qué adjuntar',
    attachNote:
      'Sus cartas, la prueba de entrega y las respuestas guardadas están en la página de su disputa.',
  },
  complaint: {
    title: 'Queja ante la CFPB',
    description: 'Un borrador de su queja ante la CFPB, en el orden del formulario.',
    what: 'el borrador',
    lead: 'Usted la envía en el sitio de la Oficina para la Protección Financiera del Consumidor (CFPB), gratis. Léala primero, y cambie lo que no esté como usted lo diría. El texto está en inglés, como el formulario.',
    attest:
      'Antes de una queja sobre una agencia de crédito, la CFPB le pide declarar que es verdad, y que primero presentó una disputa ante la agencia. Envíela solo si cada palabra es verdad.',
    goThere: 'Ir a consumerfinance.gov (se abre en otra pestaña)',
    checked: (day) =>
      `Comparamos descripciones públicas del formulario el ${day}. Puede haber cambiado desde entonces.`,
  },
  state: {
    title: 'Queja en su estado',
    description: 'La oficina de su estado que recibe quejas, y un borrador de la suya.',
    what: 'el borrador',
    lead: 'En la mayoría de los estados, el fiscal general recibe las quejas de los consumidores; en algunos, otra oficina. Lo que una oficina hace con una queja cambia de un estado a otro.',
    choose: 'Su estado',
    goThere: 'Ir a su sitio (se abre en otra pestaña)',
    unconfirmed:
      'No pudimos confirmar dónde recibe quejas esta oficina, así que no hay enlace a ella. La lista de todas las oficinas puede ayudar.',
    checked: (day) =>
      `Comparado con listas públicas el ${day}. Un sitio puede haber cambiado de dirección desde entonces.`,
    all: (name) => `Todas las oficinas en ${name} (se abre en otra pestaña)`,
  },
  legal: {
    title: 'Abogados y ayuda legal',
    description:
      'Cuándo vale la pena preguntar a un abogado, cuánto cuesta, dónde buscar y los plazos.',
    lead: 'No somos abogados y no podemos decirle qué hacer en su propio caso. Esto es lo que dice la ley, y quién puede decirle más.',
    limits: {
      title: 'Los plazos de la ley, como fechas',
      none: 'Todavía no hay nada anotado desde lo que se pueda contar un plazo.',
      from: {
        answer: (day) => `Contado desde la respuesta del ${day}`,
        no_results: (day) => `Contado desde el ${day}, cuando terminó su plazo`,
      },
      two: 'Dos años',
      five: 'Cinco años',
      text: 'Una demanda bajo la Ley de Informe Justo de Crédito (FCRA) tiene que presentarse dentro de dos años desde el día en que usted descubre una infracción, y dentro de cinco años desde el día en que ocurre: lo que termine primero. Si la hubo, y qué día cuenta, lo decide un tribunal. Puede contar desde un día anterior a los anotados aquí.',
    },
    when: {
      title: 'Cuándo vale la pena preguntar',
      items: [
        'Sigue mal después de una disputa en la que usted envió pruebas.',
        'No llegaron resultados, y usted puede mostrar el día en que llegó su carta.',
        'El dato viene de un robo de identidad, o es de otra persona.',
        'Un dato eliminado volvió, y nadie le avisó.',
        'Le ha costado un préstamo, una vivienda, un seguro o un empleo.',
        'Lo están demandando por la deuda. Entonces no espere: los papeles de un tribunal tienen su propia fecha.',
      ],
      company:
        'Una disputa que fue solo a la empresa no abre un caso propio bajo esta ley. Una ante una agencia de crédito sí puede, así que preséntela también ahí.',
    },
    cost: {
      title: 'Cuánto cuesta',
      text: [
        'Si usted gana, la ley hace que la otra parte pague los costos del caso y los honorarios razonables de su abogado, según decida el tribunal. Por eso muchos abogados del consumidor toman estos casos sin pedirle dinero. Pregunte antes de firmar.',
        'Si un tribunal decide que un escrito se presentó de mala fe o para acosar, usted puede tener que pagar los honorarios de la otra parte por ese escrito.',
        'La ayuda legal es gratis para personas con bajos ingresos.',
      ],
      law: '15 U.S.C. § 1681n(a)(3), (c) y 15 U.S.C. § 1681o(a)(2), (b). Revisado el 23 de noviembre de 2026.',
    },
    where: 'Dónde buscar',
    aid: {
      choose: 'Ayuda legal gratis en su estado',
      link: (name) => `${name} (se abre en otra pestaña)`,
      unconfirmed:
        'No pudimos confirmar un sitio para este lugar, así que no hay enlace. Los sitios nacionales de abajo pueden encontrarlo.',
      checked: (day) =>
        `Comparado con listas públicas el ${day}. Un sitio puede haber cambiado de dirección desde entonces.`,
    },
    places: {
      naca: {
        name: 'National Association of Consumer Advocates (se abre en otra pestaña)',
        text: 'Abogados que trabajan para consumidores; se busca por lugar y tema.',
      },
      lawHelp: {
        name: 'LawHelp.org (se abre en otra pestaña)',
        text: 'Ayuda legal gratis, por estado.',
      },
      lsc: {
        name: 'Legal Services Corporation (se abre en otra pestaña)',
        text: 'Encuentra la oficina de ayuda legal más cercana a su dirección.',
      },
    },
    bring:
      'Lleve sus cartas como las envió, la prueba de entrega, lo que le respondieron, y su informe de antes y de después. Todo eso está en la página de su disputa.',
    small: {
      title: 'Tribunal de reclamos menores',
      text: [
        'La ley permite llevar un caso a un tribunal federal, o a otro tribunal que pueda conocerlo. Un tribunal de reclamos menores está hecho para personas sin abogado, y sus límites y tarifas cambian de un estado a otro.',
        'Puede otorgar dinero. Si también puede ordenar un cambio en su informe, depende del estado, así que pregunte primero a la secretaría del tribunal o a la ayuda legal.',
      ],
    },
  },
};

export const answerFileMessages: typeof english.answerFileMessages = {
  heading: 'Podemos leerlo por usted',
  lead: 'Agregue la carta con los resultados, o su nuevo informe de crédito: un PDF, o fotos de sus páginas. Le mostramos qué dice de sus datos, línea por línea. Si es un informe nuevo, agregue también el anterior, y podremos decir qué cambió.',
  staysHere:
    'El archivo se lee en este dispositivo y se queda aquí. Solo se anota lo que usted confirma.',
  choose: 'Agregar la carta de respuesta o su informe nuevo',
  opening: 'Abriendo el archivo…',
  reading: (page, of) => `Leyendo la página ${page} de ${of}…`,
  cancel: 'Cancelar',
  notRead: 'No pudimos leer una respuesta en este archivo',
  noAnswer: 'No parece una carta con resultados ni un informe que conozcamos.',
  noPicture: 'Esta foto no se puede leer aquí. Elija un JPEG o PNG nítido.',
  byHand: 'Diga abajo qué le respondieron.',
  otherBureau: (bureau) => `Esto es de ${bureau}`,
  otherBureauText: (bureau, mine) =>
    `Su carta fue a ${mine}. Lo que dice ${bureau} corresponde a su carta a ${bureau}.`,
  older: 'Esto es anterior a su carta',
  olderText:
    'Lleva una fecha anterior al día en que usted firmó, así que no puede ser la respuesta.',
  bureaus: { equifax: 'Equifax', experian: 'Experian', transunion: 'TransUnion' },
  letterSays: 'Qué dice la carta',
  reportSays: 'Qué dice su informe nuevo',
  comparedWith: (day: string, kept: boolean) =>
    kept
      ? `Comparado con el informe del ${day} que usted guarda con nosotros.`
      : `Comparado con su informe del ${day}.`,
  keptLine: 'del informe que usted guarda con nosotros',
  found: (count) =>
    plural(count, {
      one: 'Uno de sus datos está en el archivo.',
      other: `${count} de sus datos están en el archivo.`,
    }),
  nothing: 'No encontramos nada sobre este dato. Diga abajo qué le respondieron.',
  says: {
    deleted: 'Se eliminó.',
    updated: 'Se cambió. ¿Ahora está bien?',
    verified: 'Dicen que es correcto, y lo dejaron como estaba.',
    frivolous: 'Dicen que su disputa es frívola o irrelevante.',
    more_information: 'Dicen que necesitan más información.',
    need_id: 'Quieren pruebas de quién es usted.',
    reinserted: 'Volvieron a poner un dato eliminado.',
    block_declined: 'Negaron o quitaron el bloqueo.',
  },
  gone: 'No está en su informe nuevo.',
  changed: 'Está en su informe nuevo, y cambió desde el anterior. ¿Ahora está bien?',
  unchanged: 'Está en su informe nuevo igual que en el anterior.',
  there: 'Sigue en su informe nuevo. ¿Qué dice ahora?',
  doubt: 'Estas líneas pueden ser sobre este dato, pero no es seguro qué significan. Léalas.',
  sayBelow: 'Después diga abajo qué le respondieron.',
  sayThere: (name) => <>Dígalo en la página de {name}.</>,
  page: (page) => `página ${page}`,
  day: 'La fecha que lleva',
  giveDay: 'Indique la fecha que lleva.',
  note: (label) => `Anotar: ${label}`,
  noting: 'Anotando…',
  noted: 'Anotado.',
  whatNext: 'Ver qué sigue',
  orByHand: 'O dígalo usted',
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
    beforeAnswer: 'Antes de la respuesta',
    /** The letter has not arrived yet. */
    estimate: (day) => `Hacia el ${day} (estimación)`,
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
    state_complaint: 'Ver la oficina y el borrador',
    legal_help: 'Ver dónde preguntar, y las fechas',
  },
  preparing: 'Preparando…',
  list: {
    heading: 'Sus disputas',
    noneOpen: 'No hay ninguna abierta. Las resueltas están abajo.',
    showAll: (count) => `Mostrar las ${count} disputas abiertas`,
    resolved: (count) => `Resueltas (${count})`,
  },
};
