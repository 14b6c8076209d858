import type * as english from './messages.ts';

/** What is worth a remark before a letter is written, in Spanish. */
export const adviceMessages: typeof english.adviceMessages = {
  'consumer_statement.weigh':
    'Piénselo antes, por favor. Pocos de los que deciden sobre un crédito leen estas declaraciones, y también atraen la mirada hacia el dato. Ayuda más cuando una persona mira su informe, como para un empleo o una vivienda.',
  'notify_recipients.who':
    'Nombre solo a quienes recibieron su informe de esta agencia: para un empleo en los últimos dos años, para otra cosa en los últimos seis meses.',
  'notify_recipients.fee':
    'Han pasado más de 30 días desde los resultados, así que la agencia puede pedir un cargo. Su carta pide que se lo digan antes.',
  'too_old.announced':
    'Las tres agencias anunciaron que dejaron de mostrar sentencias civiles en julio de 2017 y gravámenes fiscales en abril de 2018. Es una práctica suya y no una ley, así que la carta les pide aplicarla.',
  'deceased.own_id':
    'Una copia de su propia identificación con foto es lo que mejor muestra que usted está con vida. Una carta del Seguro Social ayuda si el error empezó allí; pregunte en una de sus oficinas.',
  'deceased.each_bureau':
    'La marca puede estar en más de un informe. Mire los tres, por favor, y escriba a cada agencia que la muestre.',
  'mixed_file.identifiers':
    'Su nombre completo con segundo nombre y Jr. o Sr., su fecha de nacimiento y sus direcciones de los últimos dos años son lo que le distingue. Delos en el paso 1, por favor.',
  'mixed_file.each_bureau':
    'Cada agencia mezcla expedientes por su cuenta. Mire los tres informes, por favor, y escriba a cada una que muestre a la otra persona.',
  'personal_information.stranger':
    'Un dato que nunca fue suyo puede ser la primera señal de un expediente mezclado o de un robo de identidad. Revise también las cuentas del informe, por favor.',
  'block_declined.may_decline':
    'Una agencia puede negar o retirar un bloqueo que se basa en un error o en una declaración falsa, o si usted recibió bienes, servicios o dinero. Si faltaba un documento, envíelo ahora.',
  'debt_validation.no_deadline':
    'La ley no fija un día en que el cobrador deba responder. Tiene que dejar de cobrar hasta que lo haga, y también puede que simplemente desista.',
  'debt_verification.request':
    'Fuera del plazo de un aviso, el cobrador no tiene que enviarle papeles y puede seguir cobrando. Cuando reporta la deuda, tiene que decir que está disputada.',
  'debt_verification.bureau_too':
    'Si la cobranza está en su informe y está mal, dispútela también con la agencia de crédito. La agencia tiene que investigarla.',
  'debt_verification.notice_may_come':
    'Si ahora llega un aviso, ábralo enseguida. Hasta la fecha que dice, puede enviar la carta de validación de la deuda, que logra más.',
  'debt_verification.stop_contact':
    'Después de esto, el cobrador solo puede escribirle para decir que se detiene o qué hará después. La deuda no desaparece: todavía se puede reportar, vender o llevar a un tribunal, y puede que usted reciba menos avisos.',
  'duplicate.both_pages':
    'Marque los dos registros en copias de su informe. Uno al lado del otro se explican solos.',
  'duplicate.collector_at_zero':
    'Un cobrador que pasó una deuda a otro debe mostrar cero; puede que eso esté bien.',
  'file_disclosure.free_report':
    'Mire primero su informe gratuito. Puede leerlo en línea en minutos, y tal vez no necesite esta carta.',
  'file_disclosure.no_deletion':
    'Esta carta le muestra qué hay en su expediente. No quita nada. Si algo está mal, una disputa común hace que la agencia lo investigue.',
  'file_disclosure.identification':
    'Una agencia envía un expediente solo después de comprobar quién lo pide. Sin una copia de una identificación y un comprobante de domicilio, lo más probable es que primero le escriba de vuelta.',
  'security_freeze.each_agency':
    'Un congelamiento vale solo en la agencia que recibe la carta. Para las tres, escriba a cada una.',
  'security_freeze.no_dispute':
    'Un congelamiento no cambia nada de lo que hay en su expediente. Si algo está mal, escriba además una disputa. Levante el congelamiento antes de solicitar crédito.',
  'security_freeze.mail_takes_days':
    'Cuente los días que necesita el correo, por favor. Si solicita crédito esta semana, levante el congelamiento por internet o por teléfono.',
  'security_freeze.whole_number':
    'Para esto una agencia puede querer su número de Seguro Social completo y su fecha de nacimiento. Nunca pedimos el número completo. Una copia de su tarjeta del Seguro Social o de un W-2 puede mostrarlo. También ayudan sus direcciones de los últimos dos años.',
  'security_freeze.proof_of_address':
    'Las agencias piden también una prueba de domicilio. Sin ella, quizá le escriban primero.',
  'security_freeze.other_agency':
    'El congelamiento gratuito de la ley federal es el de las tres agencias nacionales. Otras empresas siguen reglas propias o de su estado, así que esta carta solo pide.',
  'protected_freeze.each_agency':
    'Un congelamiento vale solo en la agencia que recibe la carta. Para las tres, escriba a cada una.',
  'protected_freeze.certificate':
    'Un acta de nacimiento que le nombra como madre o padre muestra su derecho a actuar. Agregue también la tarjeta del Seguro Social del menor: la agencia tiene que saber quiénes son ambos.',
  'protected_freeze.stays':
    'Guarde la respuesta de la agencia, por favor. El congelamiento sigue hasta que usted, o más tarde el menor, pida que se quite.',
  'active_duty_alert.one_is_enough':
    'Basta con una agencia: tiene que comunicar la alerta a las otras dos.',
  'active_duty_alert.orders':
    'La ley pide una prueba de quién es usted. Una copia de sus órdenes, o una carta de su comando, ahorra una pregunta sobre su servicio.',
  'active_duty_alert.renew':
    'La alerta dura un año. Si sirve más tiempo lejos de su puesto, puede pedirla de nuevo. Por ley, alguien que usted nombre puede pedirla por usted; no escribimos esa carta.',
  'follow_up.complaint':
    'También puede presentar una queja ante la Oficina para la Protección Financiera del Consumidor (CFPB). Es gratis, y la oficina le envía su queja a la empresa para que responda.',
  'letter.more_detail':
    'Esta carta será corta. Con algunos datos más es más difícil descartarla: qué muestra el informe, qué debería mostrar y cómo lo sabe usted.',
  'letter.veteran_papers':
    'La regla para veteranos requiere un documento: el aviso de que el VA es responsable, o una prueba de que está pagando. Márquelo si puede enviar una copia.',
  'goodwill.may_say_no':
    'La empresa es libre de decir que no. Algunas rechazan todas las peticiones de este tipo, porque lo que reportan es exacto.',
  'goodwill.catch_up_first':
    'Si puede, ponga primero la cuenta al día y escriba después. Su carta tendrá más que mostrar.',
  'identity_supplied.copies_only':
    'Envíe copias, nunca los originales. Puede tapar el número de su identificación y los montos de una factura; su nombre, su dirección y la fecha deben verse.',
  'identity_theft.add_report':
    'Usted marcó su informe. Agregue aquí sus páginas y las de una prueba de quién es usted, y la carta puede pedir un bloqueo en 4 días hábiles. Sin ellas es una disputa común que menciona las copias que envía.',
  'identity_theft.add_identity':
    'La ley da un bloqueo solo si una prueba de quién es usted llega con su informe y su declaración. Agregue aquí las páginas de esa prueba, y la carta puede pedir un bloqueo en 4 días hábiles. Sin ellas pide una investigación común.',
  'identity_theft.make_report':
    'Con un informe de robo de identidad, una prueba de quién es usted y su declaración firmada, una agencia tiene que bloquear el dato en 4 días hábiles, a menos que la ley le permita negarse. Puede hacer el informe gratis en IdentityTheft.gov y después agregar aquí sus páginas. Sin él escribimos una disputa común.',
  'identity_theft.true_statement':
    'Su carta contiene una declaración que la ley toma en serio. Fírmela solo si cada palabra es verdad; un bloqueo se puede levantar si no lo es.',
  'identity_theft.company_report':
    'Con las páginas de su informe de robo de identidad, enviadas a la dirección que la empresa da para eso, la empresa no puede seguir reportando el dato, a menos que llegue a saber que es correcto. Puede hacer el informe gratis en IdentityTheft.gov.',
  'identity_theft.company_address':
    'Pregúntele a la empresa su dirección para informes de robo de identidad. Allí su informe cuenta más, y la carta puede decirlo.',
  'amount.interest':
    'Los intereses y cargos pueden estar bien aunque parezcan estar mal. Su carta le pide a la empresa que muestre cómo llega a su cifra.',
  'amount.statement':
    'Una copia del estado de cuenta con la cifra correcta dice más que cualquier frase.',
  'dates.collector_opened':
    'La fecha de apertura ("date opened") de un cobrador suele ser el día en que recibió la deuda. Es normal y no hace que la deuda se quede más tiempo. Eso lo decide la fecha del primer atraso.',
  'dates.last_payment':
    'Cuánto tiempo se queda un dato se cuenta desde el pago atrasado que llevó a la cobranza o a la cancelación como pérdida, así que esta fecha no lo cambia.',
  'dates.later_start':
    'La fecha que usted da es posterior a la del informe. El dato se quedaría más tiempo. Revise las dos fechas.',
  'dates.memory':
    'Un papel con la fecha hace esta carta mucho más fuerte. Muchas veces su banco puede enviarle estados de cuenta viejos.',
  'dates.federal_loan':
    'Los préstamos estudiantiles federales siguen sus propias reglas de tiempo, así que su carta pide la fecha correcta y no dice nada de siete años.',
  'information_supplied.copy':
    'Si el aviso pide un papel, envíe una copia. Una copia dice más que una descripción.',
  'method_of_verification.no_new_check':
    'Esta carta pregunta cómo se verificó el dato. No inicia una nueva investigación. Para eso la agencia necesita algo nuevo de usted, o puede escribir a la empresa que reportó el dato.',
  'method_of_verification.changed':
    'Si una parte del dato sigue mal, una disputa común de esa parte hace que la agencia revise otra vez.',
  'not_mine.maybe_identity_theft':
    'Si encuentra más cuentas que no conoce, puede que alguien esté usando su identidad. En IdentityTheft.gov se hace el informe que necesita un bloqueo más rápido.',
  'inquiry.check_names':
    'Busque primero la empresa. Puede ser el banco detrás de la tarjeta de una tienda o de un concesionario al que usted sí le pidió crédito.',
  'not_mine.relative':
    'Lo que más ayuda aquí es su nombre completo con Jr. o Sr. y su fecha de nacimiento.',
  'other.personal_information':
    'Si un nombre o una dirección está mal, envíe una copia que muestre el dato correcto, como su identificación o una factura de servicios.',
  'other.be_concrete':
    'Diga qué está mal, cómo lo sabe y desde cuándo. Lo corto y exacto logra más que lo largo y enojado.',
  'overdue_notice.in_the_mail':
    'Puede que los resultados todavía estén en el correo. Esperar unos días más puede ahorrarle esta carta.',
  'overdue_notice.address':
    'Si la empresa da una dirección para disputas, puede que el plazo no haya empezado con una carta a otra dirección. Búsquela antes de enviar esto.',
  'paid.settled':
    'Liquidar por menos no es lo mismo que pagar por completo. Su carta pide que diga "settled" con un saldo de cero, porque eso es lo que la empresa puede confirmar.',
  'paid.proof':
    'Con una copia de un recibo, un cheque cobrado o un estado de cuenta del banco es mucho más fácil atender esta carta.',
  'paid.history_stays':
    'Pagar una deuda no quita de un informe los pagos atrasados que son verdad. La carta pide el saldo y el estado correctos.',
  'pay_for_delete.written_first':
    'No pague nada antes de tener el sí por escrito. Después pague con cheque o giro postal, y guarde copia de todo. Nunca deje que un cobrador saque dinero de su cuenta.',
  'pay_for_delete.may_say_no':
    'Un cobrador puede decir que no, o sus contratos con las agencias pueden impedírselo. Ninguna ley lo obliga a aceptar.',
  'pay_for_delete.medical':
    'Las tres agencias han dicho que no muestran cobranzas médicas que están pagadas o que empezaron por debajo de $500. Puede que no necesite esta oferta.',
  'pay_for_delete.not_sure':
    'Usted tiene dudas sobre esta deuda. La carta de verificación de la deuda le pide al cobrador que se la muestre, y no hace ninguna oferta.',
  'pay_for_delete.tax':
    'Si un cobrador perdona $600 o más, puede que usted reciba un formulario de impuestos, y la parte perdonada puede contar como ingreso.',
  'recipient.bureau_too':
    'Envíe también una disputa a las agencias de crédito. De los deberes de una empresa que reporta, usted solo puede hacer valer por su cuenta ante un tribunal los que empiezan con una disputa por medio de una agencia.',
  'recipient.bureau_too.collector':
    'Envíe también una disputa a las agencias de crédito. Una agencia tiene que investigarla ella misma y transmitirla, y entonces el cobrador tiene más deberes sobre lo que reporta.',
  'furnisher.phone':
    'Dé su número de teléfono en el paso 1. La regla de las disputas directas lo nombra entre las cosas que ayudan a la empresa a encontrar su cuenta.',
  'inquirer.bureau_too':
    'Ninguna ley le da a la empresa una fecha límite para responderle. La agencia sí la tiene, así que dispute la consulta también allí.',
  'recipient.address':
    'Busque una dirección en su informe o una que la empresa dé para disputas. Si existe, puede que una carta a otra dirección no cuente.',
  'furnisher.maybe_collector':
    'Si quien reporta este dato es una agencia de cobranza, elija al cobrador de deudas como destinatario. En ese caso le ayuda otra ley.',
  'collector.notice_over':
    'La fecha del aviso ya pasó, así que la carta no le pide al cobrador que deje de cobrar. Su disputa todavía cuenta para lo que reporta.',
  'reinsertion_notice.same_entry':
    'Compruebe que es el mismo registro. Si ahora otra empresa reporta la deuda, es un registro nuevo, y conviene más una disputa común.',
  'reinsertion_notice.dispute_too':
    'Esta carta pregunta cómo volvió el dato. Si sigue mal, también puede disputarlo otra vez y enviar lo que lo muestra.',
  'collector.keep_private':
    'Un cobrador no necesita su número de Seguro Social, su fecha de nacimiento ni sus datos bancarios. Su carta los deja fuera; haga lo mismo por teléfono.',
  'collector.being_sued':
    'Esta carta no le responde al tribunal. Hay una fecha límite para responderle al tribunal, así que llame hoy a un abogado o a un servicio de ayuda legal. Muchos ayudan gratis.',
  'collector.maybe_identity_theft':
    'Si alguien usó su nombre, haga también un informe en IdentityTheft.gov. Con él, la carta por robo de identidad puede lograr más.',
  'time_to_sue.no_payment':
    'No pague ni prometa nada mientras espera. En algunos estados, un pago o una carta que reconoce la deuda hace empezar de nuevo el plazo para demandar.',
  'time_to_sue.depends':
    'Cuánto tiempo puede demandar un cobrador depende de su estado y del tipo de deuda. Su carta pregunta y no afirma nada. Si llegan papeles de un tribunal, busque ayuda enseguida y no responda con una carta.',
  'time_to_sue.stop_contact':
    'Un cobrador que no puede comunicarse con usted todavía puede demandar si el plazo no ha vencido, y puede que antes usted reciba menos avisos.',
  'too_old.two_clocks':
    'Hay dos plazos. Uno es para las demandas; no decide qué hay en su informe. El otro es para los informes: siete años, contados desde el pago atrasado que llevó a la cobranza o a la cancelación como pérdida.',
  'too_old.large_loans':
    'Para préstamos muy grandes, seguros de vida o empleos bien pagados, una agencia todavía puede reportar datos más viejos.',
  'too_old.memory':
    'Busque un papel con esta fecha antes de enviar la carta. La agencia la comparará con la fecha de la empresa.',
  'too_old.no_promises':
    'Si llama un cobrador, no tiene que prometer ni pagar nada en el momento. En algunos estados un pago hace empezar de nuevo el plazo para demandar.',
  'letter.identification':
    'Las agencias suelen pedir una copia de su identificación con foto y un comprobante de domicilio. La ley no lo exige para una disputa, pero enviar los dos ahora puede ahorrarle semanas.',
  'letter.identification.address':
    'Las agencias también piden un comprobante de domicilio. Enviar los dos ahora puede ahorrarle semanas.',
  'letter.identification.theft':
    'Las agencias piden una identificación con foto y un comprobante de domicilio. Enviar los dos ahora puede ahorrarle semanas.',
};

/** The same with a date to fill in, or by the paper that a date comes from. */
export const adviceFilledMessages: typeof english.adviceFilledMessages = {
  mailSoon: (end) =>
    `Envíela pronto, para que llegue bastante antes del ${end}. Si llega a más tardar ese día, el cobrador tiene que detenerse hasta que haya respondido.`,
  soonOver: (last) =>
    `El plazo para disputar termina el ${last}. Envíe la carta hoy. Si el aviso da un correo electrónico o un sitio web para disputas, úselo también.`,
  namedPaper: {
    statement: 'Usted menciona un estado de cuenta. Márquelo si puede enviar una copia.',
    bank_record:
      'Usted menciona los registros de su banco. Marque el comprobante de pago si puede enviar una copia.',
    older_report: 'Usted menciona un informe anterior. Márquelo si puede enviar una copia.',
    creditor_letter: 'Usted menciona una carta. Márquela si puede enviar una copia.',
    contract: 'Usted menciona el contrato. Márquelo si puede enviar una copia.',
  },
};

/** What is said beside an answer that is missing or does not fit, in Spanish. */
export const faultsMessages: typeof english.faultsMessages = {
  missingPapers: (count, names) =>
    `Esta carta necesita ${count === 1 ? 'este documento' : 'estos documentos'}: ${names}. Agregue el archivo, por favor, o marque que va en el sobre.`,
  liftEndsFirst: 'El último día no puede ser antes del primero. Revise los dos, por favor.',
  liftTooSoon:
    'Elija un primer día desde mañana, por favor, y deje tiempo para el correo. Para levantar un congelamiento enseguida, hágalo por internet o por teléfono.',
  protectedSsnEnd: 'Escriba solo los últimos cuatro dígitos, por favor.',
  protectedBornLongAgo: 'Esta fecha es de hace más de 120 años. Revísela, por favor.',
  laterMonth:
    'El último mes tiene que venir después del primero. Para un solo mes, elija un solo pago atrasado.',
  tooManyWords: (most: number) => `No pase de ${most} palabras, por favor.`,
  wholeSsn: 'Dé solo los últimos cuatro dígitos del número que muestra el informe, por favor.',
  address: 'Dé la dirección de la empresa. Muchas veces está impresa en su informe de crédito.',
  oneItem: 'Una carta de este tipo trata de un solo dato. Empiece otra carta para el otro.',
  theftAlone:
    'El robo de identidad necesita una carta aparte. Ponga los demás datos en una segunda carta.',
  stranger: 'Esta respuesta no corresponde a esta carta. Quítela.',
  missing: {
    choice: 'Elija una respuesta.',
    date: 'Escriba esta fecha.',
    money: 'Escriba este monto.',
    text: 'Responda esta pregunta.',
  },
  money: {
    words: 'Escriba el monto en cifras, como 812.40.',
    negative: 'Un monto no puede ser menor que cero. Escríbalo sin el signo menos, por favor.',
    cents: 'Los centavos tienen dos cifras. Escriba un monto como 812.40.',
    commas: 'Las comas no están donde terminan los miles. Escriba un monto como 1,812.40.',
    large: 'Este monto es demasiado grande para un informe de crédito. Revíselo, por favor.',
    several: 'Escriba un solo monto, como 812.40.',
  },
  date: 'Escriba una fecha que exista.',
  dateAhead: 'Esta fecha todavía no ha llegado. Revísela.',
  month: 'Escriba un mes y un año.',
  monthAhead: 'Este mes todavía no ha llegado. Revíselo.',
  yesNo: 'Elija sí o no.',
  notListed: 'Elija una respuesta de la lista.',
  noLongerListed: 'Una de estas opciones ya no está en la lista. Elija de nuevo.',
  nameNotPrinted:
    'No podemos imprimir estas letras. Escriba su nombre como aparece en su informe de crédito: los informes solo tienen letras latinas.',
  tooLong: (most) => `No pase de ${most} caracteres.`,
  tooShort: (fewest) => `Diga un poco más, con al menos ${fewest} caracteres.`,
  numbers: {
    reportNumber: {
      ssn: 'Esto parece un número de Seguro Social. Escriba el número del informe o déjelo en blanco.',
      signs: 'Escriba el número del informe solo con letras, dígitos y guiones.',
    },
    earlierReference: {
      ssn: 'Esto parece un número de Seguro Social. Escriba la referencia de su carta o déjelo en blanco.',
      signs: 'Escriba la referencia de su carta solo con letras, dígitos y guiones.',
    },
    trackingNumber: {
      ssn: 'Esto parece un número de Seguro Social. Escriba el número de seguimiento o déjelo en blanco.',
      signs: 'Escriba el número de seguimiento solo con letras, dígitos y guiones.',
    },
  },
  sender: {
    signInName: (signs) =>
      `Un nombre lleva letras, espacios, guiones, apóstrofos y puntos. Quite esto, por favor: ${signs}`,
    signInLine: (signs) => `Esto no va en una dirección. Quítelo, por favor: ${signs}`,
    notPrinted: 'No podemos imprimir algunas de estas letras. Use letras latinas, por favor.',
    zipDigits:
      'Un código postal tiene cinco dígitos, o nueve como 45402-1234. Revíselo, por favor.',
    zipOtherState: (zip, state) =>
      `El código postal ${zip} no está en ${state}. Revise los dos, por favor, o la respuesta no le llegará.`,
    phone:
      'Un número de teléfono tiene 10 dígitos, como 614-555-0100. Revíselo, por favor, o déjelo en blanco.',
    email:
      'Revise este correo electrónico, por favor, o déjelo en blanco. Tiene la forma nombre@example.com.',
    digitInName: 'Hay un dígito en este nombre. ¿Está bien?',
    zipPerhaps: (zip, state) =>
      `La mayor parte de la zona del código postal ${zip} está fuera de ${state}. ¿Está bien?`,
    zipUnknown: (zip) => `No conocemos el código postal ${zip} en este estado. ¿Está bien?`,
    oddPhone: 'Un número de teléfono de los Estados Unidos tiene 10 dígitos. ¿Está bien?',
  },
  birth: {
    ahead: 'Esta fecha de nacimiento está en el futuro. Revísela, por favor.',
    minor:
      'Según esta fecha usted tiene menos de 18 años. No podemos escribir esta carta para un menor. La madre, el padre o el tutor puede pedir en su propio nombre un congelamiento de seguridad para un menor de 16 años; para eso hay una carta.',
    tooLongAgo: 'Esta fecha de nacimiento es de hace más de 120 años. Revise el año, por favor.',
  },
  before: (day) => `Este día es anterior al ${day}. Revise las dos fechas.`,
  lastBeforeFirst: 'El último mes atrasado es anterior al primero. Revise los dos.',
  disputeByFarAhead: 'Esta fecha está muy lejos. Un aviso suele dar alrededor de un mes. Revísela.',
  alertWithoutReport:
    'Una alerta de siete años necesita las páginas de su informe y de una prueba de quién es usted. Agregue ambas o elija un año.',
  reportWithoutIdentity:
    'Con su informe, la ley también pide una prueba de quién es usted. Marque también una identificación con foto u otra prueba.',
  alertWithoutIdentity:
    'Una alerta de fraude necesita las páginas de una prueba de quién es usted. Agregue una identificación con foto u otra prueba, o deje la alerta para después: una llamada a la agencia la activa de inmediato.',
  recordsWithoutIdentity:
    'La empresa da sus registros solo a quien muestra quién es. Agregue las páginas de una identificación con foto u otra prueba, o elija que no.',
  photoIdToCollector:
    'No envíe una identificación con foto a un cobrador: no la necesita para revisar una deuda. Sáquela del sobre.',
  bothProofs: 'Marque una prueba de quién es usted y un comprobante de su domicilio.',
  sameFigure: 'Es la misma cifra que muestra el informe. Revise las dos.',
  sameDate: 'Es la misma fecha que muestra el informe. Revise las dos.',
  dueDate:
    'Esta fecha de vencimiento no corresponde al mes que aparece como atrasado. Revise los dos.',
  paidTooEarly: 'Es más de tres meses antes de que venciera el pago. Revise las dos fechas.',
  paidNothing: 'Escriba el monto que se pagó; no puede ser cero.',
  offerNothing: 'Ofrezca más de cero.',
  offerTooHigh: 'Su oferta es mayor que el monto que piden. Revise los dos.',
  vague:
    'Diga en una o dos frases, en inglés, qué está mal, por qué y desde cuándo (al menos 30 caracteres). Una disputa vaga se puede descartar.',
};

/** The ways on from a letter that is not written, as the buttons say them in Spanish. */
export const refusalWaysMessages: typeof english.refusalWaysMessages = {
  freezeOwnFile: 'Escribir sobre un congelamiento de mi propio expediente',
  changeEntries: 'Cambiar los registros',
  changeAnswer: 'Cambiar mi respuesta',
  toBureau: 'Escribir a una agencia de crédito',
  toFurnisher: 'Escribir a la empresa que lo reportó',
  toCollector: 'Escribir al cobrador de deudas',
  toInquirer: 'Escribir a la empresa que consultó mi crédito',
  toOriginalCreditor: 'Escribir al acreedor original',
  changeItemType: 'Cambiar el tipo de dato',
  disputeLate: 'Disputar el pago atrasado',
  findLegalAid: 'Buscar ayuda legal cerca de mí',
  askVerification: 'Pedir la verificación',
  disputeCollection: 'Disputar la cobranza',
  askForBlock: 'Pedir primero el bloqueo',
  makeReport: 'Hacer el informe',
  directDispute: 'Escribir una disputa directa',
  verificationLetter: 'Escribir una carta de verificación de la deuda',
  changeDate: 'Cambiar la fecha',
  validationLetter: 'Escribir una carta de validación de la deuda',
  amountWrong: 'El monto está mal',
  dateWrong: 'Una fecha está mal',
  reportDateWrong: 'Una fecha del informe está mal',
  checkBalance: 'Revisar el saldo',
  somethingElse: 'Otra cosa está mal',
  chooseCopies: 'Elegir mis copias',
  changeFigure: 'Cambiar la cifra',
  paidInFull: 'La pagué por completo',
  checkPaid: 'Revisar el día en que pagué',
  checkDue: 'Revisar la fecha de vencimiento',
  askFavor: 'Pedirlo a la empresa como favor',
  complain: 'Presentar una queja ante la CFPB',
  toTheft: 'Cambiar a robo de identidad',
  freeReport: 'Obtener mi informe gratuito',
  giveDate: 'Dar la fecha',
  giveLaterDate: 'Dar la fecha posterior',
  recordWrong: 'El registro está mal',
  entryWrong: 'El dato está mal',
  checkDate: 'Revisar la fecha',
  collectorAsks: 'Un cobrador me pide que pague esta deuda vieja',
  aboutDebt: 'Preguntarle al cobrador por la deuda',
  goodwillLetter: 'Escribir una carta de buena voluntad',
  disputeItem: 'Disputar el dato',
  disputeAgain: 'Disputar el dato otra vez',
  lookUpTracking: 'Buscar el número de seguimiento',
};

/** Why a letter is not written, and what to do instead, in Spanish. */
export const refusalsMessages: typeof english.refusalsMessages = {
  'protected_freeze.other': {
    title: 'No escribimos esta carta por usted',
    text: 'La ley permite actuar también a algunos otros: con un poder notarial, o por un menor en cuidado temporal (foster care). Qué documentos necesitan lo dice la agencia. Su sitio web explica cómo pedir un congelamiento para una persona protegida.',
  },
  'protected_freeze.not_under_16': {
    title: 'Este congelamiento es para un menor de 16 años',
    text: 'Desde los 16 años, los jóvenes piden su propio congelamiento; los sitios web de las agencias dicen cómo. Por una persona mayor usted puede escribir solo si un tribunal le nombró para la tutela o curatela.',
  },
  'active_duty_alert.not_away': {
    title: 'Esta alerta es para el servicio lejos de su puesto habitual',
    text: 'La ley la da a quienes están en servicio activo, o llamados a él desde la reserva, y asignados lejos de su puesto habitual. Un congelamiento de seguridad protege su expediente donde sea que sirva.',
  },
  'dates.some_late': {
    title: 'Deje fuera los meses que están bien',
    text: 'La carta diría que cada mes del período está mal. Reduzca el período a los meses que pagó a tiempo, por favor, o ponga cada mes equivocado como un dato aparte.',
  },
  'too_old.tax_lien': {
    title: 'Este gravamen fiscal todavía se puede reportar',
    text: 'Un gravamen fiscal pagado se puede reportar durante siete años desde el día del pago, y para uno no pagado la ley no fija ese plazo. Si el registro mismo está mal, elija "Otro" como motivo, por favor.',
  },
  'too_old.child_support': {
    title: 'La manutención de menores sigue una regla propia',
    text: 'Otra parte de la ley trata de la manutención de menores en los informes, y la cuenta de siete años no sirve. Si un monto o el registro mismo está mal, elija eso como motivo, por favor. La oficina de manutención también puede corregir lo que reportó.',
  },
  'too_old.defaulted_again': {
    title: 'Un nuevo incumplimiento hace empezar el plazo de nuevo',
    text: 'El plazo para reportar corre desde el último incumplimiento, así que esta carta no sirve. Si una fecha o un monto está mal, elija eso como motivo, por favor.',
  },
  'too_old.federal_dates': {
    title: 'Primero necesitamos dos fechas',
    text: 'El plazo de un préstamo del programa anterior corre desde el último de varios días. Busque, por favor, el día en que se pagó el reclamo y el día en que se reportó el incumplimiento por primera vez; StudentAid.gov o la agencia de garantía se lo pueden decir.',
  },
  'mixed_file.agreed_to_pay': {
    title: 'Una de estas cuentas también es suya',
    text: 'Si firmó por una cuenta, fue codeudor o aceptó pagarla, también le corresponde a su informe. Quítela de la lista, por favor. Así la carta puede decir que usted nunca firmó por las demás.',
  },
  'block_declined.not_requested': {
    title: 'Un bloqueo necesita su informe de robo de identidad',
    text: 'Esta carta pregunta por un bloqueo. Una agencia tiene que actuar solo después de recibir su informe de robo de identidad, una prueba de quién es usted, el dato y su declaración. Puede hacer el informe gratis en IdentityTheft.gov y después pedir el bloqueo.',
  },
  'debt_validation.no_notice': {
    title: 'Esta carta responde a un aviso',
    text: 'Sin un aviso, puede que el plazo en que esta carta funciona no haya empezado. La carta de verificación de la deuda le dice al cobrador que usted disputa la deuda. Si más tarde llega un aviso, puede volver y enviar también esta carta.',
  },
  'debt_validation.period_over': {
    title: 'El plazo para esta carta ya pasó',
    text: 'El cobrador tiene que detenerse por una disputa solo si llega dentro del plazo del aviso. Con la carta de verificación de la deuda todavía puede disputar la deuda y pedir que se marque como disputada.',
  },
  'debt_verification.in_time': {
    title: 'Todavía está a tiempo para una carta más fuerte',
    text: 'Hasta la fecha del aviso, una disputa por escrito obliga al cobrador a detenerse hasta que le haya enviado la verificación. Esa es la carta de validación de la deuda.',
  },
  'duplicate.both_collectors': {
    title: 'Los dos registros vienen de cobradores',
    text: 'Cada empresa responde solo por su propio registro. Escriba al cobrador de deudas que reportó el primero, o a una agencia de crédito, que mira los dos.',
  },
  'duplicate.separate_disbursements': {
    title: 'Puede que sean dos partes de un préstamo estudiantil',
    text: 'Los préstamos estudiantiles suelen desembolsarse período por período, y cada parte aparece aparte en el informe. Si los montos o las fechas son distintos, por lo general están bien.',
  },
  'duplicate.sold_debt_is_normal': {
    title: 'Estos dos registros van juntos',
    text: 'Cuando un acreedor vende una deuda, su propio registro se queda con un saldo de cero y un cobrador muestra el saldo. Así debe verse, y una carta no lo cambiaría. Si un monto o una fecha está mal, elija eso como razón.',
  },
  'follow_up.no_dispute': {
    title: 'Esa carta no disputó nada',
    text: 'Esta carta continúa una disputa. La carta anterior pedía otra cosa, así que no inició ninguna disputa ni ningún plazo para responder. Si un dato está mal, dispútelo primero.',
  },
  'follow_up.not_arrived': {
    title: 'El plazo todavía no empieza',
    text: 'El plazo para responder empieza el día en que llega su carta. Busque el número de seguimiento en usps.com. Si la carta le fue devuelta, revise la dirección y envíela otra vez: el plazo empieza con esa carta.',
  },
  'goodwill.not_late': {
    title: 'Usted no necesita un favor',
    text: 'Si el pago no se atrasó, la marca está mal y usted tiene derecho a que la revisen. Una carta de buena voluntad diría lo contrario. Escriba mejor la disputa del pago atrasado.',
  },
  'goodwill.open_dispute': {
    title: 'Un favor y una disputa no van juntos',
    text: 'Una disputa dice que la marca de atraso está mal. Esta carta dice que está bien. Espere hasta que respondan la disputa y después elija una de las dos.',
  },
  'identity_supplied.not_myself': {
    title: 'La carta necesita que esto sea verdad',
    text: 'Esta carta dice sobre su firma que la disputa la envía usted. Si una empresa envía disputas en su lugar, pregúntele a esa empresa qué hacer ahora. También puede disputar el dato en una carta propia.',
  },
  'identity_theft.allowed': {
    title: 'Si usted dio permiso, no cuenta como robo',
    text: 'Si dejó que alguien usara su nombre o su cuenta, la ley no trata el dato como robo de identidad, aunque esa persona no haya pagado. Si algo del dato está mal, elija eso como razón.',
  },
  'identity_theft.benefit': {
    title: 'No podemos llamarlo robo de identidad',
    text: 'Una agencia puede negar o levantar un bloqueo si la persona recibió bienes, servicios o dinero de la cuenta. Si solo una parte del monto es suya, elija el monto como razón.',
  },
  'identity_theft.own_transaction': {
    title: 'La carta necesita que esta declaración sea verdad',
    text: 'Una disputa por robo de identidad dice que el dato no tiene que ver con ninguna transacción suya. Si sí tiene que ver, elija otra razón.',
  },
  'amount.zero_without_proof': {
    title: 'Un saldo de cero necesita un documento',
    text: 'Una empresa que reporta un saldo lo repetirá, a menos que usted pueda mostrar que no se debe nada. Marque la copia que enviará, por ejemplo un último estado de cuenta o una carta de liquidación de la deuda.',
  },
  'dates.late_is_accurate': {
    title: 'Esta marca de atraso parece estar bien',
    text: 'Según sus fechas, el pago llegó por lo menos tan tarde como dice el informe, así que una disputa no sería verdad. Puede pedirle a la empresa misma que quite la marca como favor, por ejemplo después de una época difícil que ya pasó.',
  },
  'information_supplied.nothing_new': {
    title: 'La carta necesita algo nuevo',
    text: 'La misma disputa sin nada nuevo se puede descartar otra vez. Busque un estado de cuenta, un recibo, una carta o un informe anterior que muestre lo que usted dice. También puede preguntarle a la empresa que reportó el dato, o presentar una queja gratis ante la Oficina para la Protección Financiera del Consumidor (CFPB).',
  },
  'method_of_verification.deleted': {
    title: 'Ya tiene lo que pidió',
    text: 'El dato se eliminó, así que no queda nada que preguntar. Guarde los resultados: si el dato vuelve alguna vez, muestran que se quitó.',
  },
  'not_mine.identity_theft': {
    title: 'Esto parece robo de identidad',
    text: 'Cuando alguien ha usado su identidad, otra parte de la ley puede bloquear el dato en pocos días. Elija el robo de identidad como razón; las siguientes preguntas son otras.',
  },
  'not_mine.not_remembered': {
    title: 'No recordarla no es lo mismo que no ser suya',
    text: 'Una carta no debe decir que no es suya si podría serlo. Obtenga primero su informe gratuito y mire la fecha de apertura, la dirección y el acreedor original. Si sigue sin ser suya, vuelva y díganos cómo lo sabe.',
  },
  'not_mine.agreed_to_pay': {
    title: 'Esta cuenta también es suya',
    text: 'Si firmó por la cuenta, fue su aval o aceptó pagarla, la empresa puede reportarla a su nombre, incluso después de un divorcio. Aun así puede disputar lo que está mal en el dato mismo, como el monto, una fecha o el estado. Elija eso como razón.',
  },
  'not_mine.says_agreed': {
    title: 'Según sus propias palabras, usted comparte esta deuda',
    text: 'Quien abrió una cuenta, la firmó con otra persona o fue su aval responde por ella, y una carta no debe decir que no es suya. Aun así puede disputar lo que está mal en el dato mismo, como el monto, una fecha o el estado. Elija eso como razón. Si se refiere a otra cuenta, dígalo, por ejemplo: "Firmé como aval de otro préstamo".',
  },
  'pay_for_delete.being_sued': {
    title: 'Una demanda necesita un abogado, no una carta',
    text: 'Si hay una demanda contra usted, hay una fecha límite para responderle al tribunal, y una oferta se podría usar en su contra. Llame hoy a un abogado o a un servicio de ayuda legal; muchos ayudan gratis. También pueden negociar un acuerdo por usted.',
  },
  'pay_for_delete.not_mine': {
    title: 'No pague antes de saber',
    text: 'Una oferta por una deuda que no es suya, o por un monto equivocado, es difícil de retirar. Pídale primero la verificación al cobrador. Si el dato de su informe está mal, puede disputarlo gratis.',
  },
  'pay_for_delete.restart': {
    title: 'Entonces es mejor no ofrecer nada ahora',
    text: 'Todavía puede pedirle al cobrador que muestre qué deuda es, y eso no es una oferta. Un servicio de ayuda legal puede decirle qué significaría una oferta en su estado.',
  },
  'recipient.original_creditor': {
    title: 'Esta empresa no es un cobrador de deudas',
    text: 'La ley sobre cobranza de deudas no obliga a la empresa con la que se abrió la cuenta, y una carta que dijera que sí la obliga se descartaría.',
  },
  'reinsertion_notice.not_after_dispute': {
    title: 'Esta regla es para datos eliminados después de una disputa',
    text: 'Una agencia tiene que seguir pasos especiales solo con un dato que eliminó a causa de una disputa. Un dato que desapareció de otra manera puede volver. Si está mal, dispútelo otra vez.',
  },
  'time_to_sue.federal_student_loan': {
    title: 'Los préstamos estudiantiles federales no tienen ese plazo',
    text: 'Un préstamo estudiantil federal se puede cobrar por viejo que sea, así que esta carta no ayudaría. Si un monto o una fecha está mal, elija eso como razón.',
  },
  'time_to_sue.judgment': {
    title: 'Aquí ya decidió un tribunal',
    text: 'Después de una sentencia cuenta otro plazo, y muchas veces es largo. Pregúntele a un abogado qué significa la sentencia para usted; para muchas personas la ayuda legal es gratis.',
  },
  'time_to_sue.paid_lately': {
    title: 'El plazo para demandar puede haber empezado de nuevo',
    text: 'En algunos estados, un pago o una promesa por escrito hace empezar de nuevo el plazo, así que esta carta no ayudaría ahora. Puede pedirle al cobrador que muestre lo que tiene sobre la deuda.',
  },
  'time_to_sue.too_old_for_reports': {
    title: 'Aquí logra más una carta a la agencia',
    text: 'Según su fecha, el dato es demasiado viejo para un informe de crédito común. Pídale a la agencia que deje de reportarlo. También puede escribirle al cobrador sobre la deuda misma.',
  },
  'time_to_sue.date_needed': {
    title: 'Primero necesitamos una fecha',
    text: 'Si ayuda más una carta a la agencia o al cobrador depende del primer pago atrasado que nunca se puso al día. Búsquelo en su informe. No se imprime en la carta.',
  },
  'too_old.being_sued': {
    title: 'Una demanda necesita un abogado, no una carta',
    text: 'Si hay una demanda contra usted, hay una fecha límite para responderle al tribunal. Una carta no la detiene. Llame hoy a un abogado o a un servicio de ayuda legal; muchos ayudan gratis. Que una deuda sea demasiado vieja puede ser una defensa ante el tribunal.',
  },
  'too_old.date_needed': {
    title: 'Primero necesitamos una fecha',
    text: 'Si un dato es demasiado viejo depende del primer pago atrasado que nunca se puso al día. Búsquelo en su informe o en un estado de cuenta viejo. El plazo para demandar no cuenta aquí.',
  },
  'too_old.caught_up': {
    title: 'El tiempo se cuenta desde un día posterior',
    text: 'Si la cuenta se puso totalmente al día y después volvió a atrasarse, el tiempo se cuenta desde el atraso posterior. Dé mejor esa fecha y responda "no" a la siguiente pregunta.',
  },
  'too_old.federal_student_loan': {
    title: 'Los préstamos estudiantiles federales se cuentan de otra manera',
    text: 'La cuenta de siete años no vale para los préstamos estudiantiles federales, y rechazarían una carta que la use. Si una fecha, un monto o el estado está mal, elija eso como razón.',
  },
  'too_old.public_record': {
    title: 'Los registros judiciales se cuentan de otra manera',
    text: 'Para demandas, sentencias y arrestos, el tiempo puede pasar de siete años y depende de su estado. No escribimos esta carta. Si el registro mismo está mal, elija "Otra razón".',
  },
  'too_old.bankruptcy': {
    title: 'Primero necesitamos una fecha',
    text: 'Una bancarrota se puede reportar durante diez años desde la orden de amparo (order for relief). Dé ese día, por favor; está en los primeros documentos del caso. Si el capítulo o el estado está mal, elija "Otro" como motivo.',
  },
  'duplicate.first_is_creditors': {
    title: 'Cada empresa responde por su propio registro',
    text: 'El primer registro viene del acreedor original, y esta carta iría a otra empresa. Escriba a la empresa que reportó el primero, o a una agencia de crédito, que mira los dos.',
  },
  'duplicate.first_is_collectors': {
    title: 'Cada empresa responde por su propio registro',
    text: 'El primer registro viene del cobrador de deudas, y esta carta iría a otra empresa. Escriba a la empresa que reportó el primero, o a una agencia de crédito, que mira los dos.',
  },
  'collector.original_creditor.validation': {
    title: 'Esta carta es para cobradores de deudas',
    text: 'Estas reglas obligan a los cobradores de deudas. La empresa a la que usted le debía al principio no tiene que detenerse por esta carta. Puede disputar directamente con ella lo que reporta.',
  },
  'collector.original_creditor.verification': {
    title: 'Esta carta es para cobradores de deudas',
    text: 'Estas reglas obligan a los cobradores de deudas. La empresa a la que usted le debía al principio tiene sus propias reglas. Puede disputar directamente con ella lo que reporta.',
  },
  'collector.original_creditor.offer': {
    title: 'Esta carta es para cobradores de deudas',
    text: 'Un banco, una tienda o un prestamista rara vez quita por dinero un dato verdadero. Si el dato es un pago atrasado, conviene más una carta de buena voluntad. Si el dato está mal, dispútelo.',
  },
  'inquiry.applied': {
    title: 'Esta consulta está en orden',
    text: 'Una empresa puede mirar su informe cuando usted le pide crédito, a ella o a una tienda o un concesionario con el que trabaja. Una carta que diga otra cosa no sería verdad. Las consultas desaparecen solas después de unos dos años.',
  },
  'inquiry.not_sure': {
    title: 'Averígüelo primero',
    text: 'La carta diría que usted no pidió crédito ahí, así que usted tiene que saberlo con certeza. Busque la empresa, o llámela y pregunte para qué fue la consulta.',
  },
};

/** The same with a date or a number to fill in. */
export const refusalsFilledMessages: typeof english.refusalsFilledMessages = {
  bankruptcyNotYet: {
    title: 'Esta bancarrota todavía se puede reportar',
    text: (from: string, until: string) =>
      `Contados desde el ${from}, sus diez años terminan el ${until}. Las agencias a menudo quitan un caso del Capítulo 13 después de siete años, pero eso es decisión suya y no una ley.`,
  },
  federalNotYet: {
    title: 'Este incumplimiento todavía se puede reportar',
    text: (from: string, until: string) =>
      `Contado desde el ${from}, la última de sus dos fechas, el plazo puede llegar hasta el ${until}. Vuelva después de ese día, por favor.`,
  },
  ofItem: (number, title) => `Dato ${number}: ${title}`,
  tooEarly: {
    title: 'Todavía hay tiempo para una respuesta',
    text: (due) =>
      `El plazo para responder corre hasta el ${due}, ese día incluido. Una carta que dijera antes que la respuesta está atrasada no sería correcta. Vuelva al día siguiente.`,
  },
  notYet: {
    title: 'Este dato todavía se puede reportar',
    account: (from, earliest, latest) =>
      `Contado desde el ${from}, debería quitarse entre el ${earliest} y el ${latest}. Escribimos esta carta cuando la segunda fecha ya pasó, para que sea correcta de cualquier forma que se cuente. Las agencias suelen quitar solas los datos viejos. Una deuda que es demasiado vieja para los tribunales puede seguir en un informe.`,
    single: (from, earliest, latest) =>
      `Contado desde el ${from}, debería quitarse después del ${earliest}. Para que sea correcta de cualquier forma que se cuente, escribimos esta carta solo después del ${latest}. Las agencias suelen quitar solas los datos viejos. Una deuda que es demasiado vieja para los tribunales puede seguir en un informe.`,
  },
};
