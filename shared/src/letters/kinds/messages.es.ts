import type * as english from './messages.ts';

/** The words of `block-declined.questions.ts` in Spanish; the examples stay English, since they show what the letter will say. */
export const blockDeclinedQuestionsMessages: typeof english.blockDeclinedQuestionsMessages = {
  blockAnswer: {
    label: '¿Qué hizo la agencia?',
    why: 'La carta dice qué le respondieron y pide lo que falta.',
    options: {
      none: 'No he sabido nada, y el dato sigue ahí',
      declined: 'Escribió que no bloquea el dato',
      lifted: 'Bloqueó el dato y después escribió que retira el bloqueo',
      back: 'Bloqueó el dato, y ahora volvió a aparecer sin aviso',
    },
  },
  noticeOn: {
    label: '¿Qué fecha tiene la carta que lo dice?',
    why: 'Su carta le responde, así que la nombra.',
  },
  noticeReason: {
    label: '¿Qué razón da?',
    why: 'Si hay una razón, usted puede responderla. Si no, la carta la pide.',
    hint: 'Cópiela en inglés, tal como aparece. Si no da ninguna, déjelo en blanco.',
    example: 'Information is missing',
  },
  copiesWhy: 'Si faltaba un documento, envíelo ahora. Enviar su informe otra vez puede ayudar.',
};

/** The words of `collector.questions.ts` in Spanish. */
export const collectorQuestionsMessages: typeof english.collectorQuestionsMessages = {
  shownBy: {
    label: '¿En qué informes lo vio?',
    why: 'Cada agencia lleva su propio expediente. Así la carta dice dónde tiene que buscar la empresa.',
    hint: 'Puede dejarlo en blanco.',
    options: { equifax: 'Equifax', experian: 'Experian', transunion: 'TransUnion' },
  },
  collectorRole: {
    label: '¿Quién es la empresa a la que escribe?',
    why: 'Una de las leyes es solo para los cobradores de deudas. La carta tiene que saber a quién le habla.',
    hint: 'La carta de un cobrador suele nombrar a otra empresa como acreedor original.',
    options: {
      collector: 'Cobra para otra empresa',
      buyer: 'Compró la deuda',
      not_sure: 'Es un cobrador, pero no sé cuál de las dos cosas',
      original: 'Es la empresa con la que se abrió la cuenta',
    },
  },
  originalCreditor: {
    label: '¿De qué empresa viene la deuda?',
    why: 'Con el nombre del acreedor original, el cobrador encuentra su expediente más rápido.',
    hint: 'Puede estar en su informe o en la carta del cobrador. Puede dejarlo en blanco.',
    example: 'Lakeside Dental Group',
  },
  collectorReference: {
    label: '¿Tiene número de referencia alguna carta del cobrador?',
    why: 'Con ese número, su carta llega al expediente correcto.',
    example: 'NR-20418',
  },
  contactsShown: {
    label: '¿Pueden aparecer su teléfono y su correo electrónico en esta carta?',
    why: 'Un cobrador puede usar lo que encuentre ahí. Su dirección se queda en la carta, para que pueda responderle por correo postal.',
    hint: 'Si lo deja en blanco, no aparecen.',
  },
  disputeBy: {
    label: '¿Hasta qué fecha le deja disputar el aviso del cobrador?',
    why: 'Si la disputa llega a más tardar ese día, el cobrador tiene que detenerse hasta que responda.',
    hint: 'El aviso dice "call or write to us by" con una fecha. Si no tiene un aviso, déjelo en blanco.',
  },
};

/** The words of `common.questions.ts` in Spanish; the examples stay English, since they show what the letter will say. */
export const commonQuestionsMessages: typeof english.commonQuestionsMessages = {
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
    label: '¿Es su primer informe gratuito de AnnualCreditReport.com en los últimos 12 meses?',
    why: 'La agencia puede decir entonces que tiene 45 días en vez de 30. Por precaución, contamos 45 en sus recordatorios. Su carta no habla de eso.',
    hint: 'Los informes gratuitos posteriores, y los de aplicaciones, bancos u otros sitios, no cuentan. Si no lo sabe con certeza, no responda.',
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
    hint: '¿Nada que agregar? Pulse Siguiente.',
  },
  story: {
    label: '¿Hay algo más que deban saber?',
    why: 'Unas frases sencillas y suyas hacen que la carta sea de usted. Se imprimen tal como las escribe, así que escríbalas en inglés.',
    hint: 'Diga solo hechos: quién, qué, cuándo. Deje fuera los sentimientos, las leyes y su puntaje de crédito.',
    example: 'I called the company on April 2 and they said they have no account in my name.',
  },
};

/** The words of `debt-validation.questions.ts` in Spanish. */
export const debtValidationQuestionsMessages: typeof english.debtValidationQuestionsMessages = {
  noticeState: {
    label: '¿Le envió el cobrador un aviso sobre la deuda?',
    why: 'Las reglas más fuertes solo valen hasta la fecha de ese aviso.',
    hint: 'Indica el monto, le dice que puede disputar la deuda y suele decir "Call or write to us by" con una fecha.',
    options: {
      with_date: 'Sí, y dice hasta qué fecha puedo disputar',
      no_date: 'Sí, pero no encuentro ninguna fecha',
      none: 'No, no tengo ese aviso',
    },
  },
  disputeBy: {
    label: '¿Hasta qué fecha puede disputar la deuda?',
    why: 'Su carta tiene que llegarle al cobrador a tiempo.',
    hint: 'Copie la fecha del aviso, por ejemplo, la de "Call or write to us by".',
  },
  noticeReceived: {
    label: '¿Cuándo le llegó el aviso?',
    why: 'Tiene 30 días desde ese día.',
    hint: 'Si no lo sabe con certeza, ponga el primer día en que pudo haber llegado.',
  },
  noticeDate: {
    label: '¿Qué fecha está impresa arriba en el aviso?',
    why: 'Muestra a qué aviso responde usted.',
  },
  sentBy: {
    label: '¿Cómo le llegará la carta al cobrador?',
    why: 'Tiene que estar ahí antes de que termine el plazo del aviso. El correo tarda unos tres días, y a veces más.',
    hint: 'Si queda poco tiempo, vea si el aviso da un correo electrónico, un número de fax o un sitio web para disputas.',
    options: {
      mail: 'Por correo postal',
      at_once: 'Hoy mismo, por correo electrónico, por fax o en su sitio web',
    },
  },
  amountClaimed: {
    label: '¿Cuánto pide el aviso?',
    why: 'La carta repite el monto para que el cobrador vea de qué deuda se trata. No dice que usted la deba.',
    example: '1180.00',
  },
  copiesWhy:
    'Una copia del aviso muestra de qué deuda se trata. No le envíe a un cobrador una identificación con foto.',
};

/** The words of `debt-verification.questions.ts` in Spanish. */
export const debtVerificationQuestionsMessages: typeof english.debtVerificationQuestionsMessages = {
  noticeState: {
    label: '¿Le envió el cobrador un aviso sobre la deuda?',
    why: 'Un aviso dice hasta qué fecha puede disputar. Hasta esa fecha, otra carta puede lograr más.',
    hint: 'Indica el monto y le dice que puede disputar la deuda.',
    options: {
      over: 'Sí, y la fecha para disputar ya pasó',
      in_time: 'Sí, y la fecha para disputar todavía no pasa',
      never: 'Se comunicaron conmigo, pero no llegó ese aviso',
      report_only: 'Nunca se comunicaron conmigo. Lo encontré en mi informe.',
      not_known: 'No lo sé',
    },
  },
  amountClaimed: {
    label: '¿Cuánto piden?',
    why: 'Ayuda al cobrador a ver de qué deuda se trata. La carta no dice que usted la deba.',
    hint: 'Tómelo de la última carta del cobrador o de su informe.',
    example: '1180.00',
  },
  contact: {
    label: '¿Puede el cobrador seguir comunicándose con usted?',
    why: 'Usted puede pedirle por escrito a un cobrador que deje de hacerlo.',
    hint: 'Que dejen de comunicarse no acaba con la deuda. El cobrador todavía puede reportarla, venderla o demandar, y usted podría enterarse más tarde.',
    options: {
      any: 'Sí',
      mail_only: 'Solo por correo postal',
      stop: 'No, salvo una respuesta escrita a esta carta',
    },
  },
  copiesWhy:
    'Una copia de la última carta del cobrador muestra de qué deuda se trata. No le envíe a un cobrador una identificación con foto.',
};

/** The words of `duplicate.questions.ts` in Spanish; the examples stay English, since they show what the letter will say. */
export const duplicateQuestionsMessages: typeof english.duplicateQuestionsMessages = {
  otherCreditor: {
    label: '¿Bajo qué nombre aparece el segundo registro?',
    why: 'Hay que encontrar los dos.',
    hint: 'El primero es el que usted nombró arriba.',
    example: 'Northgate Recovery',
  },
  otherAccountNumber: {
    label: '¿Cuál es el número de cuenta del segundo registro?',
    why: 'Los nombres se repiten en un informe; los números, casi nunca.',
    hint: 'Tal como aparece en el informe, con los dígitos ocultos.',
  },
  thisBalance: {
    label: '¿Qué saldo muestra el primer registro?',
    why: 'Dos saldos por una sola deuda hacen que parezca el doble.',
    example: '640.00',
  },
  otherBalance: {
    label: '¿Qué saldo muestra el segundo registro?',
    why: 'Si uno de los dos es cero, puede que estén bien como están.',
    example: '640.00',
  },
  thisOpened: {
    label: '¿Qué fecha de apertura muestra el primer registro?',
    why: 'Si las fechas coinciden, ayudan a mostrar que es una sola deuda.',
  },
  otherOpened: {
    label: '¿Qué fecha de apertura muestra el segundo registro?',
    why: 'Si las fechas coinciden, ayudan a mostrar que es una sola deuda.',
  },
  entriesRelation: {
    label: '¿Qué relación tienen los dos registros?',
    why: 'La solución correcta depende de quién reporta la deuda dos veces.',
    options: {
      same_company: 'La misma empresa la reporta dos veces',
      two_collectors: 'Dos cobradores reportan la misma deuda',
      original_and_collector: 'La reportan el acreedor original y también un cobrador',
    },
  },
  originalEntry: {
    label: '¿Cuál de los dos es el del acreedor original?',
    why: 'Un acreedor original que vendió la deuda debe mostrar un saldo de cero.',
    options: { first: 'El primero', second: 'El segundo' },
  },
  sameDisbursement: {
    label: '¿Tienen los dos el mismo monto de préstamo y la misma fecha de inicio?',
    why: 'Los préstamos estudiantiles suelen aparecer una vez por cada período escolar, y eso está bien.',
  },
  sameDebtWhy: {
    label: '¿Por qué es la misma deuda?',
    why: 'Basta con uno o dos detalles que los dos comparten. Escríbalos en inglés, como irán en la carta.',
    example:
      'Both entries name the same original creditor and the same opening date. I had only one account there.',
  },
};

/** The words of `file-disclosure.questions.ts` in Spanish; the examples stay English, since they show what the letter will say. */
export const fileDisclosureQuestionsMessages: typeof english.fileDisclosureQuestionsMessages = {
  freeReportSeen: {
    label: '¿Ya vio su informe gratuito de AnnualCreditReport.com?',
    why: 'Es más rápido, no cuesta nada y muchas veces responde la pregunta.',
  },
  reportNumber: {
    label: '¿Tiene número algún informe de esta agencia?',
    why: 'Con el número, la agencia encuentra su expediente más rápido.',
    hint: 'Busque cerca del principio "report number", "file number" o "confirmation number".',
    example: '4482-1190-07',
  },
  hideSsn: {
    label:
      '¿Quiere que la agencia imprima solo los últimos cuatro dígitos de su número de Seguro Social?',
    why: 'Así el número completo no viaja por correo.',
  },
  story: {
    label: '¿Hay algo que quiera entender en especial?',
    why: 'Así la agencia puede buscarlo. Se imprime tal como lo escribe, así que escríbalo en inglés.',
    hint: 'Esta carta solo pide ver su expediente. Si algo está mal, escriba mejor una disputa.',
    example: 'I do not know the address on Oak Street that your report lists for me.',
  },
  copiesWhy:
    'La agencia envía un expediente solo cuando sabe quién lo pide, así que envíe una identificación con foto y un comprobante de domicilio.',
};

export const protectionQuestionsMessages: typeof english.protectionQuestionsMessages = {
  papersHint: 'Solo copias; guarde los originales. La carta no se hace sin las que necesita.',
};

export const securityFreezeQuestionsMessages: typeof english.securityFreezeQuestionsMessages = {
  group: 'Su petición',
  freezeAction: {
    label: '¿Qué debe pasar?',
    why: 'Mientras hay un congelamiento, un prestamista que todavía no le conoce no puede obtener su informe, así que difícilmente abre una cuenta a su nombre.',
    options: {
      place: {
        label: 'Poner un congelamiento',
        hint: 'Su informe sigue cerrado hasta que usted lo abra.',
      },
      lift: {
        label: 'Levantarlo por unos días',
        hint: 'Por ejemplo, mientras solicita un préstamo. Vuelve por sí solo.',
      },
      remove: {
        label: 'Quitarlo',
        hint: 'Su informe queda abierto hasta que usted pida un congelamiento.',
      },
    },
  },
  liftFrom: {
    label: 'Primer día sin el congelamiento',
    why: 'La agencia abre su informe desde este día.',
    hint: 'Deje tiempo para el correo.',
  },
  liftUntil: {
    label: 'Último día sin el congelamiento',
    why: 'Después de este día el congelamiento vuelve.',
  },
  copiesWhy:
    'Una agencia pone o levanta un congelamiento solo para la persona del expediente. Sin una prueba de quién es usted, no hace nada.',
};

export const protectedFreezeQuestionsMessages: typeof english.protectedFreezeQuestionsMessages = {
  groups: { who: 'Quién es usted', person: 'La persona que se protege' },
  protectedAs: {
    label: '¿Quién es usted para esta persona?',
    why: 'La ley permite que pida un representante, y de esto depende el documento que muestra su derecho.',
    options: {
      parent: 'Madre o padre de un menor de 16 años',
      child_guardian: 'Tutor o tutora legal de un menor de 16 años',
      guardian: 'Tutor o curador, nombrado por un tribunal, de una persona de cualquier edad',
      other: 'Otra persona',
    },
  },
  protectedName: {
    label: 'El nombre completo de esta persona',
    why: 'La agencia busca un expediente con este nombre, o crea uno.',
    hint: 'Como en el acta de nacimiento o la tarjeta del Seguro Social.',
  },
  protectedBorn: {
    label: 'Su fecha de nacimiento',
    why: 'Muestra que la ley cubre a esta persona.',
  },
  protectedSsnEnd: {
    label: 'Los últimos cuatro dígitos de su número de Seguro Social',
    why: 'Ayuda a encontrar el expediente correcto. La tarjeta en el sobre muestra el resto.',
    hint: 'Nunca el número completo.',
  },
  livesWithMe: {
    label: '¿Vive esta persona en la dirección de usted?',
    why: 'La agencia necesita la dirección de ambos.',
  },
  protectedAddress: {
    label: 'Su dirección',
    why: 'La agencia la compara con los documentos.',
    hint: 'En una línea: calle, ciudad, estado y código postal.',
  },
  copiesWhy:
    'La ley pide pruebas de su derecho a actuar, de quién es usted y de quién es esta persona. Si falta una, la agencia no hace nada.',
};

export const activeDutyAlertQuestionsMessages: typeof english.activeDutyAlertQuestionsMessages = {
  group: 'Su servicio',
  dutyAway: {
    label: '¿Está usted en servicio activo y lejos de su puesto habitual?',
    why: 'La ley da esta alerta por ese servicio, también a reservistas llamados al servicio activo.',
  },
  alertPhone: {
    label: 'Un teléfono al que los prestamistas deben llamar antes de abrir una cuenta',
    why: 'Con un número en la alerta, un prestamista tiene que llamar o comprobar de otra forma que es usted.',
    hint: 'Elija uno que le encuentre donde sirve.',
  },
  copiesWhy:
    'La agencia necesita una prueba de quién es usted. Ayuda un documento sobre su servicio; la identificación militar no es la que se copia.',
};

/** The words of `common.questions.ts` in Spanish. */
export const followUpQuestionsMessages: typeof english.followUpQuestionsMessages = {
  groups: {
    earlier: 'Su carta anterior',
    answer: 'Lo que le respondieron',
    now: 'Lo que envía ahora',
    statement: 'Su propia declaración',
  },
  noticeHint: 'La fecha que lleva arriba.',
  earlierDate: {
    label: '¿Qué fecha tiene su carta anterior?',
    why: 'Con la fecha encuentran la carta de la que usted habla.',
    hint: 'Está impresa al principio de la carta.',
  },
  earlierReference: {
    label: '¿Cuál es la referencia de su carta anterior?',
    why: 'Une las dos cartas en su cuenta. No se imprime.',
    hint: 'Está junto a la carta en su panel y empieza con CF.',
    example: 'CF-7Q4M-2K9D',
  },
  deliveredOn: {
    label: '¿Qué día llegó?',
    why: 'Muestra que recibieron su carta.',
    hint: 'El seguimiento lo muestra. Puede dejarlo en blanco.',
  },
  blockRequested: {
    label:
      '¿Esa carta pidió un bloqueo, con su informe de robo de identidad y una copia de su identificación?',
    why: 'La agencia tiene que actuar sobre un bloqueo solo con su informe, una prueba de quién es usted y su declaración.',
    hint: 'Si lo pidió, la carta dice "block". Una carta sin las páginas del informe pide una investigación común.',
  },
  arrived: {
    label: '¿Sabe qué día llegó su carta?',
    why: 'El plazo para responder empieza el día en que reciben su carta.',
    hint: 'El seguimiento lo muestra. Si la carta le fue devuelta, la respuesta es no.',
  },
  deliveredCounted: {
    why: 'El plazo para responder se cuenta desde este día.',
    hint: 'Lo muestran el seguimiento y el acuse de recibo.',
  },
  trackingNumber: {
    label: '¿Cuál es el número de seguimiento?',
    why: 'Así ellos mismos pueden ver cuándo llegó su carta.',
    hint: 'Puede dejarlo en blanco.',
  },
};

/** The words of `goodwill.questions.ts` in Spanish; the examples stay English, since they show what the letter will say. */
export const goodwillQuestionsMessages: typeof english.goodwillQuestionsMessages = {
  lateIsTrue: {
    label: '¿De verdad se atrasó el pago?',
    why: 'Esta carta dice que los registros de la empresa están bien. Si están mal, usted no necesita un favor.',
  },
  openDispute: {
    label: '¿Está disputando este pago atrasado en algún lugar ahora mismo?',
    why: 'Una disputa dice que la marca está mal; esta carta dice que está bien. No pueden ir juntas.',
  },
  lateMonth: {
    label: '¿Qué mes aparece como atrasado?',
    why: 'La empresa tiene que encontrarlo en el historial de pagos.',
    hint: 'Si son varios seguidos, ponga aquí el primero.',
  },
  lastLateMonth: {
    label: '¿Fueron varios seguidos? ¿Cuál fue el último?',
    why: 'Así la carta los nombra todos.',
    hint: 'Si fue un solo mes, déjelo en blanco.',
  },
  stillOpen: {
    label: '¿Sigue abierta la cuenta?',
    why: 'La carta habla de usted como cliente o como antiguo cliente.',
  },
  customerFor: {
    label: '¿Cuánto tiempo lleva o llevó como cliente?',
    why: 'Una relación larga habla a su favor.',
    options: {
      under_one: 'Menos de un año',
      over_one: 'Más de un año',
      over_three: 'Más de tres años',
      over_five: 'Más de cinco años',
      over_ten: 'Más de diez años',
    },
  },
  story: {
    label: '¿Qué pasó?',
    why: 'Lo leerá una persona. Una historia verdadera y sencilla logra más que cualquier carta hecha en serie. Escríbala en inglés, como irá en la carta.',
    hint: 'Diga qué hizo que el pago se atrasara. No tiene que contar detalles de salud ni de familia.',
    example:
      'I was in the hospital for two weeks in March, and my bills went unopened. I paid on the day I came home.',
  },
  standing: {
    label: '¿Cómo ha estado la cuenta desde entonces?',
    why: 'Los años posteriores a un pago atrasado son su mejor argumento.',
    options: {
      on_time: 'Todos los pagos desde entonces fueron a tiempo',
      paid_off: 'Está pagada del todo',
      catching_up: 'Todavía me estoy poniendo al día',
    },
  },
  caughtUpDate: {
    label: '¿Cuándo se puso al día?',
    why: 'Una fecha muestra qué tan pronto actuó.',
  },
  changedSince: {
    label: '¿Qué cambió para que no vuelva a pasar?',
    why: 'Le dice a la empresa que esto fue una excepción. Escríbalo en inglés, como irá en la carta.',
    example: 'I have set up automatic payments.',
  },
  whyNow: {
    label: '¿Por qué le importa ahora?',
    why: 'Es más fácil conceder la petición cuando quien lee puede imaginarse la meta. Escríbala en inglés, como irá en la carta.',
    hint: 'Si no hay una razón especial, déjelo en blanco.',
    example: 'We hope to buy our first home next spring.',
  },
  copiesWhy: 'Un estado de cuenta puede mostrar los pagos desde entonces.',
  accountWhy: 'La carta nombra la cuenta de la que usted escribe.',
};

/** The words of `identity-supplied.questions.ts` in Spanish. */
export const identitySuppliedQuestionsMessages: typeof english.identitySuppliedQuestionsMessages = {
  noticeOn: {
    label: '¿Qué fecha tiene la carta de la agencia?',
    why: 'Su carta le responde, así que la nombra.',
  },
  whyAsked: {
    label: '¿Qué quiere la agencia?',
    why: 'La carta responde lo que preguntaron.',
    options: {
      identity: 'Una prueba de quién soy o de dónde vivo',
      third_party: 'Cree que otra persona envió mi carta',
      both: 'Las dos cosas',
    },
  },
  sentMyself: {
    label: '¿Es verdad esto: "Esta disputa la envío yo"?',
    why: 'La carta lo dice sobre su firma. Diga que sí solo si es verdad.',
    hint: 'Usar un sitio web para escribir su propia carta está bien. Que una empresa dispute en su lugar, no.',
  },
  copiesWhy:
    'Marque una prueba de quién es usted y un comprobante de su domicilio: para eso es esta carta.',
};

/** The words of `identity-theft.questions.ts` in Spanish; the examples stay English, since they show what the letter will say. */
export const identityTheftQuestionsMessages: typeof english.identityTheftQuestionsMessages = {
  theftKind: {
    label: '¿Qué hizo el ladrón?',
    why: 'La carta tiene que decir exactamente qué parte de su informe viene del robo.',
    options: {
      new_account: 'Abrió esta cuenta a mi nombre',
      used_account: 'Usó una cuenta que yo tengo',
      applied: 'Pidió crédito a mi nombre',
    },
  },
  theftPart: {
    label: '¿Qué cargos o marcas vienen del robo?',
    why: 'Solo se puede quitar lo que vino del robo; el resto de su cuenta se queda. Escríbalo en inglés, como irá en la carta.',
    example: 'The three charges of May 9, 2026 and the late mark for June 2026.',
  },
  discoveryDate: {
    label: '¿Cuándo se dio cuenta?',
    why: 'Muestra qué pasó antes y qué pasó después.',
  },
  thiefKnown: {
    label: '¿Sabe quién lo hizo?',
    why: 'Si alguien tenía permiso de usted para usar su nombre, la ley no lo trata como robo.',
    options: {
      unknown: 'No',
      known: {
        label: 'Sí, y yo no lo permití',
        hint: 'Cuenta como robo, aunque sea dentro de la familia.',
      },
      allowed: 'Sí, y yo lo había permitido',
    },
  },
  gotBenefit: {
    label: '¿Recibió usted bienes, servicios o dinero gracias a lo que hizo el ladrón?',
    why: 'La ley no cubre aquello de lo que usted se benefició, y una respuesta incorrecta puede deshacer lo que consiga.',
  },
  notMyTransaction: {
    label: '¿Puede declarar que esto no tiene que ver con ninguna transacción suya?',
    why: 'La ley le pide esta declaración. Diga que sí solo si es verdad.',
    hint: 'Si el ladrón usó una cuenta suya, se trata de la parte que viene del robo.',
  },
  ftcReportNumber: {
    label: '¿Qué número tiene su informe de la FTC?',
    why: 'Une la copia del sobre con el informe.',
    hint: 'Está arriba en el informe de IdentityTheft.gov.',
  },
  policeReportNumber: {
    label: '¿Qué número tiene su denuncia policial?',
    why: 'Une la copia del sobre con la denuncia.',
  },
  policeDepartment: {
    label: '¿Qué departamento de policía tomó la denuncia?',
    why: 'Muestra que la denuncia de verdad se presentó.',
    example: 'Columbus Division of Police',
  },
  fraudAlert: {
    label: '¿Quiere que la agencia ponga también una alerta de fraude en su expediente?',
    why: 'Con una alerta, se les pide a los acreedores que comprueben que de verdad es usted antes de dar crédito. Una llamada a una de las tres agencias la pone enseguida, y esa avisa a las otras dos.',
    options: {
      none: 'No, o ya tengo una',
      one_year: 'Sí, por un año',
      seven_years: {
        label: 'Sí, por siete años',
        hint: 'Requiere el informe o la denuncia en el sobre.',
      },
    },
  },
  theftAddress: {
    label: '¿Escribe a la dirección que la empresa da para los informes de robo de identidad?',
    why: 'Con las páginas de su informe, enviadas a esa dirección, la carta puede decir que la empresa no puede seguir reportando el dato.',
    hint: 'La da su sitio web o su departamento de fraudes. La dirección para otras disputas puede ser distinta. Si no lo sabe con certeza, no responda.',
  },
  wantsRecords: {
    label: '¿Quiere copias de los papeles que el ladrón dejó en esta empresa?',
    why: 'Una empresa que trató con el ladrón tiene que darle sus registros gratis. Muchas veces muestran quién fue.',
    hint: 'Antes puede pedirle su denuncia policial y una declaración firmada. Su carta necesita una copia de su identificación.',
  },
};

/** The words of `incorrect-amount.questions.ts` in Spanish; the examples stay English, since they show what the letter will say. */
export const incorrectAmountQuestionsMessages: typeof english.incorrectAmountQuestionsMessages = {
  amountKind: {
    label: '¿Qué cifra está mal?',
    why: 'Una cuenta tiene varias cifras, y se revisa la que usted nombre.',
    options: {
      balance: 'El saldo',
      past_due: 'El monto vencido',
      credit_limit: 'El límite de crédito',
      high_balance: 'El saldo más alto',
      original_amount: 'El monto original del préstamo',
      monthly_payment: 'El pago mensual',
    },
  },
  amountShown: {
    label: '¿Qué cifra muestra el informe?',
    why: 'Muestra de qué número habla usted.',
    example: '2150.00',
  },
  amountCorrect: {
    label: '¿Cuál es la cifra correcta?',
    why: 'Es más fácil atender una carta que da la cifra correcta que una que solo dice que está mal.',
    hint: 'Puede que se hayan sumado intereses y cargos según su contrato. Revise primero su último estado de cuenta.',
    example: '1480.00',
  },
  asOfDate: {
    label: '¿Qué día era correcta su cifra?',
    why: 'Los montos cambian, así que una cifra necesita una fecha.',
    hint: 'Por lo general, la fecha del estado de cuenta en el que se basa.',
  },
  howComputed: {
    label: '¿Cómo llega a su cifra?',
    why: 'Así la empresa puede seguir su cuenta paso a paso. Escríbalo en inglés, como irá en la carta.',
    example:
      'My March statement shows $1,680. I paid $200 on April 4 and bought nothing after that.',
  },
};

/** The words of `incorrect-dates.questions.ts` in Spanish; the examples stay English, since they show what the letter will say. */
export const incorrectDatesQuestionsMessages: typeof english.incorrectDatesQuestionsMessages = {
  whichDate: {
    label: '¿Qué fecha está mal?',
    why: 'Cada fecha de un informe significa algo distinto, y solo una decide cuánto tiempo se queda una deuda.',
    options: {
      first_delinquency: {
        label: 'Fecha del primer atraso ("date of first delinquency")',
        hint: 'El primer pago atrasado que nunca se puso al día. Decide cuánto tiempo se queda el dato.',
      },
      late_month: 'Un mes aparece como atrasado, y yo pagué a tiempo',
      late_months: 'Varios meses seguidos aparecen como atrasados, y yo pagué a tiempo',
      opened: 'Fecha de apertura',
      closed: 'Fecha de cierre',
      charge_off: 'Fecha de la cancelación como pérdida (charge-off)',
      last_payment: 'Fecha del último pago',
      other: 'Otra fecha',
    },
  },
  otherDateName: {
    label: '¿Cómo llama el informe a esta fecha?',
    why: 'Las mismas palabras en inglés son fáciles de encontrar en el informe.',
    example: 'Date of last activity',
  },
  dateShown: { label: '¿Qué fecha muestra el informe?', why: 'Muestra de qué dato habla usted.' },
  dateCorrect: {
    label: '¿Cuál es la fecha correcta?',
    why: 'Es más fácil atender una carta que da la fecha correcta.',
  },
  lateMonth: {
    label: '¿Qué mes aparece como atrasado?',
    why: 'El historial de pagos muestra todos los meses, así que la carta tiene que nombrar uno.',
    hint: 'Si son varios meses, escriba una carta por cada uno o agregue los demás en sus propias palabras.',
  },
  lateDays: {
    label: '¿Cuánto atraso dice el informe que tuvo?',
    why: 'En un informe, un pago cuenta como atrasado solo a partir de 30 días después de su vencimiento.',
    options: { '30': '30 días', '60': '60 días', '90': '90 días', '120': '120 días o más' },
  },
  paymentDueDate: {
    label: '¿Cuándo vencía ese pago?',
    why: 'Junto con el día en que pagó, muestra si la marca está bien.',
  },
  paymentMadeDate: {
    label: '¿Cuándo lo pagó?',
    why: 'Es la fecha que la empresa tiene que encontrar en sus libros.',
  },
  dateSource: {
    label: '¿Cómo sabe la fecha correcta?',
    why: 'Una fecha con un papel detrás pesa más que una de memoria.',
    options: {
      statement: 'Por un estado de cuenta',
      bank_record: 'Por los registros de mi banco',
      older_report: 'Por un informe de crédito anterior',
      creditor_letter: 'Por una carta de la empresa',
      contract: 'Por el contrato',
      memory: 'De memoria',
    },
  },
};

/** The words of `information-supplied.questions.ts` in Spanish; the examples stay English, since they show what the letter will say. */
export const informationSuppliedQuestionsMessages: typeof english.informationSuppliedQuestionsMessages =
  {
    noticeOn: {
      label: '¿Qué fecha tiene el aviso que descartó su disputa?',
      why: 'Su carta responde a ese aviso, así que lo nombra.',
    },
    noticeAsks: {
      label: '¿Qué pide el aviso?',
      why: 'Un aviso así tiene que decir qué hace falta. Su carta debe dar justo eso. Cópielo en inglés, tal como aparece.',
      example: 'A copy of the statement that shows the balance',
    },
    hasNew: {
      label: '¿Puede dar lo que pide, o algo más que sea nuevo?',
      why: 'La misma disputa sin nada nuevo se puede descartar otra vez.',
    },
    newInformation: {
      label: '¿Qué puede decirles ahora?',
      why: 'Lo que hace que vuelvan a revisar son los hechos nuevos. Se imprimen tal como los escribe, así que escríbalos en inglés.',
      hint: 'Diga solo hechos: quién, qué, cuándo. Diga qué muestra cada copia.',
      example:
        'My statement of October 1, 2026 shows a balance of $812.40. I have bought nothing with the card since then.',
    },
  };

/** The words of `method-of-verification.questions.ts` in Spanish; the examples stay English, since they show what the letter will say. */
export const methodOfVerificationQuestionsMessages: typeof english.methodOfVerificationQuestionsMessages =
  {
    resultsOn: {
      label: '¿Qué fecha tienen los resultados?',
      why: 'Cuando ya tiene los resultados, puede preguntar cómo se verificó un dato.',
      hint: 'La fecha que está arriba en la respuesta de la agencia.',
    },
    resultSays: {
      label: '¿Qué dicen los resultados sobre el dato?',
      why: 'Esta carta es para un dato que sigue en su informe.',
      options: {
        verified: 'Se verificó, o se queda como está',
        changed: 'Se cambió, y todavía no está bien',
        deleted: 'Se eliminó',
      },
    },
    resultWords: {
      label: '¿Con qué palabras lo dicen?',
      why: 'Sus propias palabras, en inglés, muestran de qué resultado habla usted.',
      hint: 'Bastan unas pocas palabras. Puede dejarlo en blanco.',
      example: 'Verified as accurate',
    },
  };

/** The words of `not-mine.questions.ts` in Spanish; the examples stay English, since they show what the letter will say. */
export const notMineQuestionsMessages: typeof english.notMineQuestionsMessages = {
  identityUsed: {
    label: '¿Alguien usó su nombre o su número de Seguro Social sin su permiso?',
    why: 'Si alguien le robó la identidad, otra ley le ayuda más rápido que esta carta.',
    options: { no: 'No', yes: 'Sí, alguien usó mi identidad', not_sure: 'No lo sé con certeza' },
  },
  howKnown: {
    label: '¿Cómo sabe que la cuenta no es suya?',
    why: 'Un expediente mezclado se busca en un lugar, y una cuenta que usted nunca tuvo, en otro.',
    options: {
      never_had: {
        label: 'Nunca tuve una cuenta con esta empresa',
        hint: 'Si es una cobranza: con la empresa de la que viene la deuda.',
      },
      similar_name: 'Es de alguien con un nombre parecido al mío',
      relative: {
        label: 'Es de un familiar',
        hint: 'Por ejemplo, su padre o su madre con el mismo nombre.',
      },
      authorized_user: 'Yo solo era usuario autorizado',
      former_spouse: 'Es de mi exesposo o exesposa',
      not_remembered: 'No la recuerdo',
      other: { label: 'Otra cosa', hint: 'Cuéntenos más abajo.' },
    },
  },
  agreedToPay: {
    label: '¿Alguna vez firmó por esta cuenta, fue su aval o aceptó pagarla?',
    why: 'Quien es titular conjunto o aval de una cuenta la sigue debiendo, incluso después de un divorcio. La carta no debe decir otra cosa.',
  },
  dealtWithCompany: {
    label: '¿Alguna vez tuvo trato con esta empresa?',
    why: 'La empresa revisará sus registros. La carta debe decir lo mismo que ellos.',
    hint: 'Si es una cobranza: con la empresa de la que viene la deuda.',
    options: {
      never: 'No, nunca',
      other_account: 'Sí, pero era otra cuenta',
      not_sure: 'No lo sé',
    },
  },
  mixUpDetails: {
    label: '¿Qué señala a la otra persona?',
    why: 'Un segundo nombre, un año de nacimiento o una dirección distinta muestra la confusión a simple vista. Escríbalo en inglés, como irá en la carta.',
    example: 'The account lists an address in Tucson, Arizona. I have never lived there.',
  },
  howKnownDetails: {
    label: 'Díganos cómo lo sabe',
    why: 'Una disputa sin razón se puede descartar, así que una o dos frases claras importan. Escríbalas en inglés, como irán en la carta.',
    example: 'The account was opened in 2009. I moved to the United States in 2014.',
  },
  inquiryDate: {
    label: '¿Qué fecha tiene la consulta?',
    why: 'Una empresa puede haber consultado más de una vez. La fecha muestra de cuál se trata.',
    hint: 'Está junto al nombre de la empresa en la lista de consultas ("inquiries").',
  },
  applied: {
    label:
      'Por esos días, ¿pidió usted crédito a esta empresa, a una tienda o a un concesionario, o aceptó que revisaran su crédito?',
    why: 'Las tiendas y los concesionarios suelen revisar el crédito por medio de un banco con otro nombre.',
    options: { no: 'No', yes: 'Sí', not_sure: 'No lo sé con certeza' },
  },
  checkedNames: {
    label:
      '¿Revisó si este nombre es el banco detrás de la tarjeta de una tienda o de un concesionario?',
    why: 'Le ahorra una carta a la que responderían que usted sí lo solicitó.',
    hint: 'Su carta dirá que no encontró ninguna relación. Si la encontró, cambie la respuesta de arriba.',
  },
};

/** The words of `other.questions.ts` in Spanish; the examples stay English, since they show what the letter will say. */
export const otherQuestionsMessages: typeof english.otherQuestionsMessages = {
  errorKind: {
    label: '¿Qué tipo de error es?',
    why: 'De esto depende qué pide revisar su carta.',
    options: {
      status: {
        label: 'El estado de la cuenta está mal',
        hint: 'Por ejemplo, abierta en vez de cerrada.',
      },
      payment_history: 'El historial de pagos está mal',
      bankruptcy_discharge: 'La deuda quedó exonerada en una bancarrota (discharge)',
      rehabilitated: 'El incumplimiento terminó por una rehabilitación',
      bankruptcy_chapter: 'El capítulo está mal',
      bankruptcy_status: {
        label: 'El estado está mal',
        hint: 'Por ejemplo desestimada en vez de exonerada.',
      },
      account_details: 'Otro detalle de la cuenta está mal',
      something_else: 'Otra cosa',
    },
  },
  shownNow: {
    label: '¿Qué muestra el informe ahora?',
    why: 'Muestra de qué dato habla usted. Cópielo en inglés, tal como aparece.',
    example: 'Account status: open',
  },
  shouldShow: {
    label: '¿Qué debería mostrar?',
    why: 'Una petición clara recibe una respuesta clara. Escríbalo en inglés, como irá en la carta.',
    example: 'Account status: closed at my request',
  },
  sinceDate: { label: '¿Desde cuándo está mal?', why: 'Muestra dónde empezar a buscar.' },
  dischargeDate: {
    label: '¿Cuándo concedió el tribunal la exoneración de la deuda?',
    why: 'Desde ese día, una deuda exonerada debe mostrar un saldo de cero.',
    hint: 'Es la fecha de la orden de exoneración ("discharge order").',
  },
};

/** The words of `overdue-notice.questions.ts` in Spanish. */
export const overdueNoticeQuestionsMessages: typeof english.overdueNoticeQuestionsMessages = {
  afterFreeReport: {
    label:
      '¿Escribió esa carta después de su primer informe gratuito de AnnualCreditReport.com en 12 meses?',
    why: 'La agencia puede decir entonces que tiene 45 días en vez de 30. Por precaución, esperamos esos días antes de llamar tardía a la respuesta.',
    hint: 'Los informes gratuitos posteriores, y los de aplicaciones, bancos u otros sitios, no cuentan.',
    options: {
      no: 'No',
      yes: 'Sí',
      not_sure: { label: 'No lo sé con certeza', hint: 'Entonces contamos el plazo más largo.' },
    },
  },
  informationAddedOn: {
    label: '¿Les envió más información después de esa carta? ¿Cuándo llegó?',
    why: 'Más información dentro de los primeros 30 días puede darles hasta 15 días más.',
    hint: 'Si no envió nada más, déjelo en blanco.',
  },
};

/** The words of `paid-in-full.questions.ts` in Spanish; the examples stay English, since they show what the letter will say. */
export const paidInFullQuestionsMessages: typeof english.paidInFullQuestionsMessages = {
  shownNow: {
    label: '¿Qué dice el informe sobre esta deuda ahora?',
    why: 'Estas palabras muestran qué dato tiene que cambiar.',
    hint: 'Copie el estado o el saldo del informe, en inglés tal como aparece.',
    example: 'Open collection, balance $812',
  },
  fullOrSettled: {
    label: '¿Se pagó por completo o se liquidó por menos?',
    why: 'En un informe son dos cosas distintas, y la carta tiene que pedir la verdadera.',
    options: {
      full: 'Se pagó por completo',
      settled: 'Se liquidó: la empresa aceptó menos y cerró la deuda',
    },
  },
  paidDate: {
    label: '¿Cuándo hizo el último pago?',
    why: 'La empresa busca el pago por su fecha.',
    hint: 'Lo muestra su estado de cuenta del banco o el cheque cobrado.',
  },
  paidAmount: {
    label: '¿De cuánto fue ese pago?',
    why: 'El monto tiene que coincidir con el comprobante que envíe.',
    example: '812.40',
  },
  paidTo: {
    label: '¿A quién le pagó?',
    why: 'Puede que el pago haya ido a otra empresa y no a la del informe.',
    example: 'Lakeside Dental Group',
  },
  paidMethod: {
    label: '¿Cómo pagó?',
    why: 'Le dice a la empresa dónde buscar.',
    options: {
      check: 'Con cheque',
      bank_transfer: 'Por transferencia bancaria',
      card: 'Con tarjeta',
      money_order: 'Con giro postal (money order)',
      cash: 'En efectivo',
      insurance: 'Pagó mi seguro',
      other: 'De otra manera',
    },
  },
  confirmationNumber: {
    label: '¿Hay un número de confirmación o de cheque?',
    why: 'Con él, el pago se encuentra en minutos.',
    example: 'Check 1187',
  },
};

/** The words of `pay-for-delete.questions.ts` in Spanish. */
export const payForDeleteQuestionsMessages: typeof english.payForDeleteQuestionsMessages = {
  debtIsMine: {
    label: '¿Es suya la deuda, y está bien el monto?',
    why: 'Si no, pedir la verificación o disputarla va antes que cualquier oferta.',
    options: { yes: 'Sí', no: 'No', not_sure: 'No lo sé con certeza' },
  },
  restartUnderstood: {
    label:
      'En algunos estados, una oferta o un pago sobre una deuda vieja hace empezar de nuevo el plazo para demandar. ¿Quiere continuar?',
    why: 'Después de eso, el cobrador podría demandar por una deuda que antes era demasiado vieja para una demanda.',
    hint: 'Si el último pago fue hace años, consulte primero con un servicio de ayuda legal.',
    options: {
      yes: 'Lo entiendo y quiero hacer una oferta',
      no: 'No, prefiero no arriesgarme',
    },
  },
  amountClaimed: {
    label: '¿Cuánto pide el cobrador en total?',
    why: 'La carta muestra su oferta al lado del monto completo.',
    hint: 'Está en la última carta del cobrador o en su informe.',
    example: '1180.00',
  },
  offerAmount: {
    label: '¿Cuánto ofrece usted?',
    why: 'Ofrezca solo lo que pueda pagar de una vez. Cuando acepten, lo esperarán.',
    example: '700.00',
  },
  payDays: {
    label: '¿En cuánto tiempo puede pagar después de que acepten por escrito?',
    why: 'Un día claro hace más fácil aceptar la oferta.',
    options: {
      '7': 'En un plazo de 7 días',
      '15': 'En un plazo de 15 días',
      '30': 'En un plazo de 30 días',
    },
  },
  offerDays: {
    label: '¿Por cuánto tiempo es válida su oferta?',
    why: 'Si la oferta tiene una fecha límite, no queda pendiente para siempre.',
    options: {
      '15': '15 días desde el día en que reciban la carta',
      '30': '30 días desde el día en que reciban la carta',
    },
  },
  copiesWhy: 'Una copia de la última carta del cobrador muestra de qué deuda se trata.',
  accountWhy: 'Para algunas deudas, como las facturas médicas, puede haber un camino mejor.',
};

export const questionListMessages: typeof english.questionListMessages = {
  // Congelamientos y alertas
  freezeAction: 'Si el congelamiento se debe poner, levantar por unos días o quitar',
  protectedAs: 'Quién es usted para la persona que se protege',
  protectedName: 'El nombre completo de esa persona',
  protectedBorn: 'Su fecha de nacimiento',
  livesWithMe: 'Su dirección, si es otra que la de usted',
  dutyAway: 'Si está asignado lejos de su puesto habitual',
  liftFrom: '',
  liftUntil: '',
  protectedAddress: '',
  firstLateMonth: 'El primer mes marcado con atraso',
  lastLateMonth: 'El último mes marcado con atraso',
  allOnTime: 'Si cada pago se hizo antes de llegar a 30 días de atraso',
  reliefDate: 'El día de la orden de amparo (order for relief)',
  chapter: 'El capítulo de la bancarrota',
  recordKind: 'Qué tipo de registro judicial es',
  lienPaid: 'Si el gravamen fiscal se pagó',
  lienPaidDate: 'El día en que se pagó el gravamen fiscal',
  loanProgram: 'El programa del que es el préstamo',
  claimPaidOn: 'El día en que se pagó el reclamo del prestamista',
  defaultReportedOn: 'El día en que se reportó el incumplimiento por primera vez',
  defaultedAgain: '',
  rehabilitatedOn: 'El día en que se completó la rehabilitación',
  settledAsPaid: 'Si una carta dice que ya no se debe nada',
  whoDied: 'Si falleció alguien cuya muerte pudo anotarse a su nombre',
  otherName: 'El nombre de la otra persona, como lo muestra su informe',
  otherIs: 'Quién es la otra persona, si lo sabe',
  theirEntries: 'Los registros que no son suyos, con sus últimos cuatro dígitos',
  detailKind: 'Qué dato está mal',
  detailFault: '',
  itemType: 'Qué clase de cuenta o de dato es',
  // Not mine
  identityUsed: '',
  howKnown: 'Cómo sabe usted que no es suya',
  agreedToPay: 'Si alguna vez firmó por ella o aceptó pagarla',
  dealtWithCompany: 'Si alguna vez tuvo trato con esta empresa',
  howKnownDetails: '',
  inquiryDate: 'La fecha de la consulta',
  applied: 'Si por esos días pidió crédito a esta empresa, a una tienda o a un concesionario',
  // Paid in full
  shownNow: 'Lo que el informe muestra ahora',
  fullOrSettled: 'Si se pagó por completo o se liquidó por menos',
  paidDate: 'La fecha en que usted pagó',
  paidAmount: 'El monto que usted pagó',
  paidTo: 'A quién le pagó',
  paidMethod: 'Cómo pagó',
  // Amounts
  amountKind: 'Qué cifra está mal',
  amountShown: 'La cifra que muestra el informe',
  amountCorrect: 'La cifra correcta',
  asOfDate: 'El día en que su cifra era correcta',
  howComputed: 'Cómo llega usted a su cifra',
  // Dates
  whichDate: 'Qué fecha está mal',
  otherDateName: '',
  dateShown: 'La fecha que muestra el informe',
  dateCorrect: 'La fecha correcta',
  lateMonth: 'El mes que está marcado como atrasado',
  lateDays: 'De cuántos días dice el informe que fue el atraso',
  paymentDueDate: 'El día en que vencía el pago',
  paymentMadeDate: 'El día en que usted pagó',
  dateSource: 'El papel que muestra la fecha correcta',
  // Duplicates
  otherCreditor: 'El nombre con el que aparece el segundo registro',
  otherAccountNumber: 'Los últimos cuatro dígitos del segundo número de cuenta',
  thisBalance: 'El saldo del primer registro',
  otherBalance: 'El saldo del segundo registro',
  entriesRelation: 'Qué relación hay entre los dos registros',
  originalEntry: '',
  sameDisbursement: '',
  sameDebtWhy: 'Por qué es la misma deuda',
  // Identity theft
  theftKind: 'Qué hizo el ladrón',
  theftPart: 'Qué cargos o marcas vienen del robo',
  discoveryDate: 'El día en que usted se enteró',
  thiefKnown: 'Si usted sabe quién lo hizo',
  gotBenefit: 'Si usted recibió bienes, servicios o dinero por ello',
  notMyTransaction: 'Su declaración de que no viene de ninguna transacción suya',
  // Too old
  beingSued: 'Si hay una demanda contra usted por la deuda',
  firstDelinquencyDate: 'La fecha del primer pago que no se hizo y nunca se puso al día',
  broughtCurrent: 'Si la cuenta se puso al día alguna vez después de eso',
  delinquencySource: 'El papel que muestra esa fecha',
  paidLately: 'Si en los últimos años pagó, o prometió por escrito pagar',
  // Something else
  errorKind: 'Qué clase de error es',
  shouldShow: 'Lo que el informe debería mostrar',
  dischargeDate: '',
  // Goodwill
  lateIsTrue: '',
  openDispute: '',
  stillOpen: 'Si la cuenta sigue abierta',
  customerFor: 'Desde hace cuánto es usted cliente',
  story: 'Qué pasó, en sus propias palabras',
  standing: 'Cómo ha estado la cuenta desde entonces',
  // Letters to a collector
  collectorRole: 'Si la empresa cobra para otra o compró la deuda',
  debtIsMine: '',
  restartUnderstood: '',
  amountClaimed: 'El monto que pide el cobrador',
  offerAmount: 'El monto que usted ofrece',
  payDays: 'En cuántos días puede pagar',
  offerDays: 'Por cuántos días vale su oferta',
  noticeState: 'El aviso del cobrador, con la fecha hasta la cual usted puede disputar',
  disputeBy: '',
  noticeReceived: '',
  disputeWhy: 'Por qué disputa la deuda',
  disputeDetails: '',
  contact: 'Si el cobrador puede seguir comunicándose con usted',
  // File disclosure
  freeReportSeen: '',
};

/** The words of `reinsertion-notice.questions.ts` in Spanish; the examples stay English, since they show what the letter will say. */
export const reinsertionNoticeQuestionsMessages: typeof english.reinsertionNoticeQuestionsMessages =
  {
    deletedAfter: {
      label: '¿Cómo sabe que el dato se había eliminado?',
      why: 'La regla es para datos que una agencia eliminó a causa de una disputa.',
      options: {
        dispute: 'Lo decían los resultados de mi disputa',
        other: 'Desapareció de otra manera, o no sé por qué',
      },
    },
    deletedOn: {
      label: '¿Qué fecha tienen esos resultados?',
      why: 'Muestra cuándo la agencia quitó el dato.',
    },
    seenAgainOn: {
      label: '¿Qué día volvió a ver el dato?',
      why: 'Muestra que el dato volvió después de que se eliminó.',
    },
    seenWhere: {
      label: '¿Dónde lo vio?',
      why: 'Así la agencia puede mirar en el mismo lugar. Escríbalo en inglés, como irá en la carta.',
      example: 'My Experian report of November 12, 2026',
    },
    noticeCame: {
      label: '¿Le escribió la agencia que el dato volvió?',
      why: 'La agencia tiene que decírselo por escrito cuando vuelve a poner un dato así.',
    },
    noticeOn: {
      label: '¿Qué fecha tiene ese aviso?',
      why: 'Así su carta pregunta solo lo que el aviso deja sin responder.',
    },
    copiesWhy:
      'La página de su informe con el dato ayuda a la agencia a encontrarlo. Los resultados que decían que se eliminó cuentan como otros documentos.',
  };

/** The words of `common.questions.ts` in Spanish; the examples stay English, since they show what the letter will say. */
export const specialQuestionsMessages: typeof english.specialQuestionsMessages = {
  groups: {
    account: 'La cuenta',
    company: 'La empresa a la que escribe',
    notice: 'El aviso sobre la deuda',
    late: 'El pago atrasado',
    offer: 'Su oferta',
    dispute: 'Por qué la disputa',
    since: 'Desde entonces',
    file: 'Su expediente',
  },
  beingSued: {
    label: '¿Hay una demanda contra usted por esta deuda?',
    why: 'Una demanda tiene sus propias fechas límite, y una carta no las detiene.',
  },
  itemType: { label: '¿Qué tipo de cuenta es?' },
  disputeWhy: {
    label: '¿Por qué disputa la deuda?',
    why: 'La ley no pide una razón. Aun así, una razón clara le muestra al cobrador qué debe buscar.',
    options: {
      not_mine: 'No es mía',
      not_known: 'No la reconozco',
      amount: 'El monto está mal, o no entiendo cómo llegan a él',
      paid: 'Ya se pagó o se liquidó',
      other: 'Otra razón',
    },
  },
  disputeDetails: {
    label: '¿Cuál es la razón?',
    why: 'Basta con una o dos frases claras, en inglés.',
    hint: 'No escriba que la debe ni que la va a pagar. Se imprime tal como usted lo escribe.',
    example: 'The bill is for a contract that I canceled in May 2024.',
  },
  story: {
    label: '¿Hay algo más que el cobrador deba saber?',
    why: 'Unos pocos datos suyos pueden ahorrarle otra ronda de cartas. Se imprimen tal como los escribe, así que escríbalos en inglés.',
    hint: 'No escriba que la debe ni que la va a pagar, y no dé datos bancarios.',
    example: 'I moved to Ohio in 2019 and never lived at the address in your notice.',
  },
  enclosures: {
    label: '¿Qué copias pondrá en el sobre?',
    hint: '¿Nada que agregar? Pulse Siguiente.',
  },
};

/** The words of `too-old.questions.ts` in Spanish. */
export const tooOldQuestionsMessages: typeof english.tooOldQuestionsMessages = {
  beingSued: {
    label: '¿Hay una demanda contra usted por esta deuda?',
    why: 'Una demanda tiene fechas límite que ninguna carta nuestra puede detener.',
  },
  firstDelinquencyDate: {
    label: '¿Cuándo fue el primer pago atrasado que nunca se puso al día?',
    why: 'Los siete años se cuentan desde el pago atrasado que llevó a la cobranza o a la cancelación como pérdida (charge-off).',
    hint: 'Los informes lo llaman "date of first delinquency". Si es un solo pago atrasado, ponga el día en que vencía. Si solo conoce el mes, ponga su último día.',
  },
  broughtCurrent: {
    label: 'Después de ese día, ¿volvió a estar la cuenta totalmente al día?',
    why: 'Si fue así, el tiempo se cuenta desde el siguiente pago atrasado.',
  },
  delinquencySource: {
    label: '¿Cómo sabe esa fecha?',
    why: 'Una fecha con un papel detrás pesa más que una de memoria.',
    options: {
      report: 'Está en mi informe de crédito',
      older_report: 'Por un informe de crédito anterior',
      statement: 'Por un estado de cuenta viejo',
      creditor_letter: 'Por una carta de la empresa',
      memory: 'De memoria',
    },
  },
  paidLately: {
    label: 'En los últimos años, ¿pagó algo de esta deuda o prometió por escrito pagarla?',
    why: 'En algunos estados eso hace empezar de nuevo el plazo para demandar, y entonces esta carta no ayuda.',
    hint: 'Su respuesta no va en la carta.',
    options: { no: 'No', yes: 'Sí', not_sure: 'No lo sé con certeza' },
  },
  stopContact: {
    label: '¿Quiere que el cobrador deje de comunicarse con usted por esta deuda?',
    why: 'Si usted lo pide por escrito, el cobrador tiene que dejar de hacerlo, salvo unos pocos avisos finales.',
    hint: 'Con esto la deuda no desaparece.',
  },
};

export const deceasedQuestionsMessages: typeof english.deceasedQuestionsMessages = {
  whoDied: {
    label: '¿Falleció alguien cuya muerte pudo anotarse a su nombre?',
    why: 'Muestra de dónde puede venir el error, así se encuentra antes.',
    options: {
      joint_holder: 'Sí, la otra persona de esta cuenta',
      relative: 'Sí, un familiar mío',
      nobody: 'No, o no que yo sepa',
    },
  },
};

export const mixedFileQuestionsMessages: typeof english.mixedFileQuestionsMessages = {
  identityUsed: {
    label: '¿Alguien usó su nombre o su número de Seguro Social sin su permiso?',
    why: 'Un expediente mezclado es un error de la agencia. Si alguien robó su identidad, otra ley le ayuda más rápido.',
    options: { no: 'No', yes: 'Sí, alguien usó mi identidad', not_sure: 'No estoy seguro' },
  },
  otherName: {
    label: '¿Cómo se llama la otra persona?',
    why: 'Con los dos nombres la agencia ve enseguida que hay dos personas en un expediente.',
    hint: 'Como lo muestra su informe, con la inicial del segundo nombre o Jr. y Sr. si aparecen.',
    example: 'Maria C. Alvarez Soto',
  },
  otherBorn: {
    label: '¿Muestra el informe otra fecha o año de nacimiento?',
    why: 'Una fecha de nacimiento distinta muestra la confusión a simple vista.',
    hint: 'Déjelo en blanco si no muestra ninguna.',
    example: '1955',
  },
  otherIs: {
    label: '¿Quién es?',
    why: 'Los expedientes de padres e hijos con el mismo nombre son los que más se mezclan.',
    options: {
      relative: 'Un familiar mío',
      stranger: 'Alguien que no conozco',
      not_known: 'No lo sé',
    },
  },
  theirEntries: {
    label: '¿Qué registros no son suyos?',
    why: 'La agencia revisa cada registro que usted nombre.',
    hint: 'Nombre cada uno como aparece en su informe, con los últimos cuatro dígitos. Deje fuera lo que es suyo. Escriba en inglés.',
    example: 'Silver Birch Bank card ending in 2207, Tucson Auto Finance loan ending in 9013.',
  },
  theirDetails: {
    label: '¿Qué nombres, direcciones o empleadores de su informe no son suyos?',
    why: 'Una dirección ajena sigue trayendo a su expediente más registros de la otra persona.',
    hint: 'Déjelo en blanco si no hay ninguno. Escriba en inglés.',
    example: 'The address 77 Mesa Drive, Tucson, and the employer Desert Foods.',
  },
  agreedToPay: {
    label: '¿Firmó alguna vez por una de estas cuentas, como deudor o aval, o aceptó pagarla?',
    why: 'Un codeudor también debe la cuenta, así que la carta no debe decir que es de otra persona.',
  },
};

export const personalInformationQuestionsMessages: typeof english.personalInformationQuestionsMessages =
  {
    detailKind: {
      label: '¿Qué dato está mal?',
      why: 'Le dice a la agencia dónde buscar. Ponga cada dato como un dato aparte de la carta.',
      options: {
        name: 'Un nombre',
        address: 'Una dirección',
        birth_date: 'La fecha de nacimiento',
        ssn: 'El número de Seguro Social',
        phone: 'Un número de teléfono',
        employer: 'Un empleador',
        other: 'Otro dato',
      },
    },
    detailFault: {
      label: '¿Qué tiene de malo?',
      why: 'Un error de escritura se corrige, y lo que no es suyo se quita.',
      options: {
        wrong: 'Es mío, pero está mal escrito',
        not_mine: 'No es mío y nunca lo fue',
        outdated: 'Era correcto, pero ya no es actual',
      },
    },
    shownNow: {
      label: '¿Qué muestra el informe?',
      why: 'Muestra a qué dato se refiere.',
      hint: 'De un número de Seguro Social dé solo los últimos cuatro dígitos.',
      example: '77 Mesa Drive, Tucson, AZ 85701',
    },
    shouldShow: {
      label: '¿Qué debería mostrar?',
      why: 'Una petición clara recibe una respuesta clara.',
      example: 'Maria T. Alvarez',
    },
  };

export const medicalBillQuestionsMessages: typeof english.medicalBillQuestionsMessages = {
  initialBalance: {
    label: '¿De cuánto era la factura médica al principio?',
    why: 'Las agencias han dicho que no muestran facturas médicas que empezaron por debajo de $500.',
    example: '340.00',
  },
  settledAsPaid: {
    label: '¿Dice una carta del proveedor o del cobrador que ya no se debe nada?',
    why: 'Las agencias han dicho que no muestran facturas médicas pagadas. Una liquidada por menos cuenta como pagada solo si la otra parte lo dice.',
    hint: 'Si es así, agregue la carta a sus copias, por favor.',
  },
};

export const bankruptcyQuestionsMessages: typeof english.bankruptcyQuestionsMessages = {
  reliefDate: {
    label: '¿Cuándo dictó el tribunal la orden de amparo (order for relief)?',
    why: 'Los diez años de una bancarrota se cuentan desde ese día.',
    hint: 'Si usted mismo la presentó, suele ser el día de la presentación. Está en los primeros documentos del caso.',
  },
  chapter: {
    label: '¿Qué capítulo fue?',
    why: 'La carta lo nombra, para que se encuentre el caso correcto.',
    options: {
      '7': 'Capítulo 7',
      '13': 'Capítulo 13',
      '11': 'Capítulo 11',
      '12': 'Capítulo 12',
    },
  },
};

export const publicRecordQuestionsMessages: typeof english.publicRecordQuestionsMessages = {
  recordKind: {
    label: '¿Qué tipo de registro es?',
    why: 'Las tres agencias han dicho que ya no muestran sentencias civiles. Otros registros siguen otras reglas.',
    options: {
      civil_judgment: 'Un tribunal me ordenó pagar (sentencia civil)',
      lawsuit: 'Una demanda sin sentencia',
      arrest: 'Un arresto o antecedente penal',
    },
  },
  lienPaid: {
    label: '¿Se pagó el gravamen fiscal?',
    why: 'La ley limita cuánto tiempo se puede mostrar un gravamen pagado.',
  },
  lienPaidDate: {
    label: '¿Qué día se pagó?',
    why: 'Los siete años de un gravamen pagado se cuentan desde ese día.',
    hint: 'Está en la liberación del gravamen o en la carta de la oficina de impuestos.',
  },
};

export const federalLoanQuestionsMessages: typeof english.federalLoanQuestionsMessages = {
  loanProgram: {
    label: '¿De qué programa es el préstamo?',
    why: 'Cada programa federal tiene sus propias reglas de tiempo.',
    hint: 'Su página en StudentAid.gov lo dice. Los préstamos FFEL venían de bancos y se dieron hasta 2010.',
    options: {
      ffel: 'FFEL, el programa anterior con bancos',
      direct: 'Préstamo Direct Loan',
      perkins: 'Préstamo Perkins',
      not_sure: 'No lo sé',
    },
  },
  claimPaidOn: {
    label: '¿Cuándo se pagó el reclamo del prestamista?',
    why: 'Es uno de los días desde los que puede correr el plazo para reportar el incumplimiento.',
    hint: 'Se lo puede decir la agencia de garantía que tomó el préstamo o su página en StudentAid.gov.',
  },
  defaultReportedOn: {
    label: '¿Cuándo se reportó el incumplimiento por primera vez?',
    why: 'El plazo corre desde el último de estos días.',
    hint: 'Un informe de crédito anterior lo muestra.',
  },
  defaultedAgain: {
    label: '¿Volvió a pagar y después dejó de pagar otra vez?',
    why: 'Un nuevo incumplimiento hace que el plazo empiece de nuevo.',
  },
  rehabilitatedOn: {
    label: '¿Cuándo completó la rehabilitación?',
    why: 'Después de una rehabilitación el préstamo ya no está en incumplimiento, y la constancia del incumplimiento se quita.',
    hint: 'Está en la carta que dice que la completó. Una consolidación es otra cosa.',
  },
};

export const consumerStatementQuestionsMessages: typeof english.consumerStatementQuestionsMessages =
  {
    statement: {
      label: '¿Qué debe decir su declaración?',
      why: 'Queda en su expediente junto al dato, y la puede leer quien reciba su informe.',
      hint: 'Diga qué está mal en hasta 100 palabras: hechos y fechas, sin reproches. Escriba en inglés.',
      example:
        'I paid this account in full on March 6, 2026. The company has my receipt and has not answered my letters.',
    },
  };

export const notifyRecipientsQuestionsMessages: typeof english.notifyRecipientsQuestionsMessages = {
  resultsOn: {
    label: '¿Qué fecha tienen los resultados que dicen que se eliminó?',
    why: 'Durante 30 días después, el aviso a otros es gratis.',
  },
  toldOthers: {
    label: '¿Quién recibió su informe en los últimos seis meses?',
    why: 'La agencia avisa a quienes usted nombre, y a nadie más.',
    hint: 'Los prestamistas, arrendadores y aseguradoras figuran como consultas en su informe.',
    example: 'Kestrel Auto Finance and Lakeside Apartments.',
  },
  toldEmployers: {
    label: '¿Quién lo recibió para un empleo en los últimos dos años?',
    why: 'Para un empleo el plazo es más largo.',
    hint: 'Déjelo en blanco si nadie lo recibió.',
    example: 'Desert Foods.',
  },
};

export const lateMonthsQuestionsMessages: typeof english.lateMonthsQuestionsMessages = {
  firstLateMonth: {
    label: '¿Desde qué mes el informe muestra un atraso?',
    why: 'El primer y el último mes muestran exactamente a qué marcas se refiere.',
  },
  lastLateMonth: {
    label: '¿Hasta qué mes?',
    why: 'En un período caben solo meses seguidos. Un mes correcto en medio lo interrumpe.',
  },
  allOnTime: {
    label: '¿Se hizo cada pago de estos meses antes de llegar a 30 días de atraso?',
    why: 'Un pago se marca con atraso desde los 30 días. Una carta no debe llamar equivocada a una marca correcta.',
    options: {
      all: 'Sí, cada uno',
      some: 'Algunos, no todos',
      none: 'No',
    },
  },
};
