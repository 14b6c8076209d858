import type * as english from './messages.ts';

export const disputeRequestSchemaMessages: typeof english.disputeRequestSchemaMessages = {
  chooseNamedBureau: 'Elija la agencia de crédito a la que va esta carta.',
  bureauAlone: (bureau) =>
    `No imprimimos una dirección de ${bureau} para esta carta, porque nuestras fuentes no coinciden. Escriba a ${bureau} en una carta aparte, por favor.`,
  oneTypedAddress:
    'La dirección que escribió es de una sola agencia. Escriba a cada agencia en una carta aparte, por favor.',
  bureauAddress: (bureau) =>
    `Escriba la dirección para esta carta que indica el sitio web de ${bureau}, por favor.`,
  firstName: 'Nombre',
  middleName: 'Segundo nombre',
  suffix: 'Sufijo',
  formerName: 'Nombre anterior',
  formerAddress: 'Dirección anterior',
  formerAddress2: 'Segunda dirección anterior',
  lastName: 'Apellidos',
  streetAddress: 'Calle y número',
  unit: 'Apartamento o unidad',
  city: 'Ciudad',
  state: 'Estado',
  zipCode: 'Código postal',
  phone: 'Teléfono',
  email: 'Correo electrónico',
  ssnDigits: 'Escriba solo los últimos cuatro dígitos.',
  unknownQuestion: 'No conocemos esa pregunta.',
  answer: 'Esta respuesta',
  tooManyAnswers: 'Se enviaron demasiadas respuestas.',
  creditorName: 'Nombre del acreedor',
  accountNumber: 'Número de cuenta',
  chooseReason: 'Elija una razón de la lista.',
  details: 'Detalles',
  company: 'Empresa',
  street: 'Calle o apartado postal',
  street2: 'Segunda línea de la dirección',
  addressSource: 'Indique de dónde sacó esta dirección.',
  noSuchLetter: 'No existe esa carta.',
  noLetterId: 'Ese no es el identificador de una carta.',
  chooseRecipient: 'Elija a quién escribir.',
  noSuchTemplate: 'No existe ese modelo de carta.',
  fiveItems: 'Una carta puede nombrar cinco datos. Ponga los demás en una segunda carta.',
  signatureTooLarge: 'La imagen de la firma es demasiado grande. Bórrela y firme de nuevo.',
  signatureNoPng: 'La firma debe ser una imagen PNG. Bórrela y firme de nuevo.',
  typedSignature: 'Firma escrita',
  signatureNeeded: 'Falta su firma. Dibújela o escríbala.',
  mailNeedsSignature:
    'Solo podemos enviar una carta firmada aquí. Dibuje o escriba su firma, o imprima la carta y envíela usted.',
  chooseBureau: 'Elija Equifax, Experian o TransUnion.',
  chooseDelivery: 'Elija descargar o enviar por correo.',
  replacedText: 'El texto que se reemplaza',
  yourWording: 'Sus palabras',
  tooMuchWording: (most) =>
    `Sus propias palabras son demasiado largas para una carta. Acórtelas a ${most} caracteres en total.`,
  bureauOnce: 'Cada agencia de crédito se puede nombrar una sola vez.',
  noDocumentId: 'Ese no es el identificador de una copia.',
  copiesAtMost: (most) => `Una carta puede llevar ${most} copias adjuntas.`,
  marksAtMost: (most) => `Una carta puede nombrar ${most} lugares marcados.`,
  unknownTimeZone: 'No conocemos esa zona horaria.',
  chooseAgency: 'Elija de la lista una empresa de informes.',
  oneAgency: 'Una carta va a las agencias de crédito o a una sola empresa de informes distinta.',
  chooseMailBureau: 'Elija la agencia de crédito a la que debemos enviar la carta.',
};

/** How screens call the reasons, recipients, items and states of letters, and what a person signs, in Spanish. */
export const letterLabelsMessages: typeof english.letterLabelsMessages = {
  reasons: {
    not_mine: 'Esta cuenta no es mía',
    paid_in_full: 'Esta deuda se pagó por completo',
    incorrect_amount: 'El monto es incorrecto',
    incorrect_dates: 'Las fechas están mal',
    duplicate: 'Este dato está duplicado',
    identity_theft: 'Se debe a un robo de identidad',
    statute_of_limitations: 'El plazo de prescripción ya venció',
    deceased: 'Figuro como persona fallecida',
    mixed_file: 'Mi expediente está mezclado con el de otra persona',
    personal_information: 'Mi nombre, dirección o empleador está mal',
    other: 'Otra razón (explique cuál)',
  },
  wholeFile: 'Mi expediente de crédito',
  recipients: {
    bureau: 'Una agencia de crédito u otra empresa de informes',
    furnisher: 'La empresa que lo reportó',
    collector: 'El cobrador de deudas',
    inquirer: 'La empresa que consultó mi crédito',
  },
  items: {
    collection: 'Cuenta en cobranza',
    charge_off: 'Cuenta cancelada como pérdida (charge-off)',
    credit_card: 'Tarjeta de crédito o de una tienda',
    personal_loan: 'Préstamo personal',
    auto_loan: 'Préstamo o arrendamiento de auto',
    mortgage: 'Hipoteca o préstamo sobre el valor de la vivienda',
    student_loan_federal: 'Préstamo estudiantil federal',
    student_loan_private: 'Préstamo estudiantil privado',
    medical_collection: 'Factura médica en cobranza',
    utility_or_phone: 'Cuenta de teléfono, internet o servicios públicos',
    late_payment: 'Pago atrasado en una cuenta',
    hard_inquiry: 'Consulta de crédito (hard inquiry)',
    bankruptcy: 'Bancarrota',
    judgment: 'Sentencia judicial, demanda o antecedente de arresto',
    tax_lien: 'Gravamen fiscal (tax lien)',
    child_support: 'Manutención de menores (child support)',
    personal_information: 'Mi nombre, dirección u otros datos personales',
    other_item: 'Otra cosa',
  },
  followUps: {
    method_of_verification: {
      title: 'Preguntar cómo lo verificaron',
      lead: 'La respuesta dice que el dato se queda como está. Esta carta le pregunta a la agencia cómo lo verificó y a quién le preguntó.',
    },
    overdue_notice: {
      title: 'Aviso de plazo vencido',
      lead: 'El plazo para responder ya venció. Esta carta nombra los días y pide los resultados por escrito.',
    },
    information_supplied: {
      title: 'Enviar lo que pidieron',
      lead: 'Su disputa se descartó porque faltaba algo. Esta carta lo da y les pide que revisen otra vez.',
    },
    identity_supplied: {
      title: 'Demostrar quién es usted',
      lead: 'Quieren saber que la disputa es de usted. Esta carta envía copias que lo demuestran, y su propia declaración.',
    },
    reinsertion_notice: {
      title: 'Volvió un dato eliminado',
      lead: 'Un dato que se eliminó después de su disputa está otra vez en su informe. Esta carta pregunta cómo pasó.',
    },
    consumer_statement: {
      title: 'Agregar su versión al expediente',
      lead: 'La disputa no se resolvió. Esta carta pide a la agencia que agregue a su expediente una breve declaración suya.',
    },
    notify_recipients: {
      title: 'Avisar a quienes lo vieron',
      lead: 'El dato se eliminó. Esta carta pide a la agencia que avise a las empresas que usted nombre, que tenían el informe anterior.',
    },
    block_declined: {
      title: 'Preguntar por el bloqueo',
      lead: 'Usted le pidió a la agencia que bloqueara un dato por robo de identidad, y no lo hizo. Esta carta pide su respuesta y la razón.',
    },
  },
  statuses: {
    preparing: 'En preparación',
    drafted: 'Lista para enviar',
    cancelled: 'Lista para enviar',
    queued: 'En espera de envío',
    mailed: 'En camino',
    in_transit: 'En camino',
    delivered: 'Entregada',
    returned: 'Devuelta',
    failed: 'No enviada',
    unknown: 'Estado desconocido',
  },
};

export const lettersProblemsMessages: typeof english.lettersProblemsMessages = {
  'letters.not_found': 'No encontramos esa carta. Es posible que pertenezca a otra cuenta.',
  'letters.draft_not_found':
    'No encontramos ese borrador. Es posible que se haya eliminado o que pertenezca a otra cuenta.',
  'letters.draft_changed_elsewhere':
    'Este borrador se cambió en otra pestaña o en otro dispositivo. Vuelva a cargar la página para ver la versión más reciente.',
  'letters.draft_already_signed': 'Esta carta ya está firmada. La encontrará en su panel.',
  'letters.too_many_drafts':
    'Tiene muchas cartas sin terminar. Termine o elimine una antes de empezar otra.',
  'letters.facts_missing': 'Todavía faltan algunos datos para que podamos escribir esta carta.',
  'letters.refused': 'No debemos escribir esta carta tal como está.',
  'letters.nothing_new':
    'Usted ya envió esta disputa hace poco, con los mismos hechos. Una segunda carta necesita algo nuevo: otro hecho u otra copia.',
  'letters.contradicts_earlier':
    'Esta carta contradiría otra que usted hizo para el mismo dato. Una disputa dice que el dato está mal; una carta de buena voluntad dice que está bien.',
  'letters.copy_missing':
    'Una de las copias que eligió ya no está aquí. Agréguela de nuevo o quítela de la lista.',
  'letters.too_many_copies':
    'Estas copias son demasiadas o demasiado grandes para un solo sobre. Deje fuera las que menos importan.',
  'letters.wording_blocked':
    'Una parte del texto podría perjudicar su disputa. Cambie la oración marcada antes de firmar.',
  'letters.envelope_unconfirmed':
    'La carta dice que estos documentos van adjuntos, y sus archivos no están subidos. Diga de cada uno que lo puso en el sobre, o quítelo de la lista.',
  'letters.document_changed':
    'La carta cambió después de que usted la leyó. Léala una vez más y luego firme.',
  'letters.words_changed':
    'Sus oraciones ya no son las que se le mostraron, así que no se envió nada. Vea una vez más lo que se enviaría.',
  'letters.too_long':
    'Esta carta no cabe en dos páginas. Las cartas más cortas se leen con más atención: recorte sus detalles.',
  'letters.too_much_to_read':
    'Revisar esta carta tardó demasiado y nos detuvimos. No se perdió nada. Acorte su propio texto, quite las filas largas de las mismas letras o signos e inténtelo de nuevo.',
  'letters.signature_unreadable':
    'No pudimos leer la imagen de la firma. Bórrela y firme de nuevo, o escriba su nombre.',
  'letters.pdf_unavailable':
    'No pudimos hacer el PDF en este momento. Su borrador está a salvo y no se le contó ninguna carta. Inténtelo de nuevo en un minuto.',
  'letters.pdf_not_ready':
    'El PDF de esta carta todavía se está preparando. La carta está firmada y a salvo. Inténtelo de nuevo en un minuto.',
};

/** What the editor says of wording that hurts a letter, in Spanish. */
export const phrasesMessages: typeof english.phrasesMessages = {
  'demand.deletion':
    'La ley pide una corrección solo después de revisar el dato, así que una exigencia así no es correcta.',
  'claim.violation':
    'Esto acusa a quien lee de violar la ley, y eso nadie puede saberlo antes de que se revise.',
  'claim.illegal': 'Si algo va contra la ley lo decide un tribunal. Aquí pesan más los hechos.',
  'claim.fraud': 'Es una acusación grave. Solo va en una carta por robo de identidad.',
  'claim.unverifiable':
    'Nadie lo ha revisado todavía, así que nadie puede decir que el dato no se puede verificar.',
  'threat.lawsuit': 'Una amenaza no acelera una disputa, y hace que la carta parezca copiada.',
  'threat.damages': 'Una exigencia de dinero no va en una disputa.',
  'threat.lawyer':
    'Una carta que menciona a un abogado se lee como una amenaza. Si lo tiene, deje que la carta sea de su abogado.',
  'threat.liability':
    'Quién puede demandar a quién lo debe decir un abogado, y buena parte de esta ley no permite ninguna demanda.',
  'threat.final_notice': 'Esto suena a amenaza. Una petición sencilla funciona mejor.',
  'promise.guarantee': 'Nadie puede prometer cómo termina una disputa.',
  'promise.score': 'Nadie puede prometer qué hará un puntaje, y esta carta trata de hechos.',
  'unfinished.placeholder': 'Aquí todavía hay que completar algo.',
  'privacy.full_ssn':
    'No imprima su número de Seguro Social completo; bastan los últimos cuatro dígitos.',
  'threat.rights_reserved':
    'Sus derechos siguen siendo suyos sin esta frase, y se lee como una amenaza.',
  'threat.or_else': 'Una amenaza no acelera una disputa, y hace que la carta parezca copiada.',
  'claim.defamation': 'Es una acusación legal. Diga qué está mal y cómo lo sabe; eso pesa más.',
  'claim.written_permission':
    'La ley también admite otras razones válidas, así que no es verdad que haga falta un permiso por escrito.',
  'claim.silence': 'Quien no responde una carta no la acepta por eso, así que esto no es verdad.',
  'style.affidavit_demand':
    'Nadie tiene que jurar sobre un dato para revisarlo. Hace que la carta parezca copiada.',
  'style.tax_form':
    'Un formulario de impuestos así no acaba por sí solo con una deuda ni muestra un error.',
  'debt.admission':
    'En algunos estados, una promesa o un reconocimiento hace empezar de nuevo el plazo para demandar, así que no lo ponga.',
  'debt.admission.offer':
    'Una oferta no necesita un reconocimiento, y uno puede hacer empezar de nuevo el plazo para demandar.',
  'debt.unconditional_promise':
    'Prometa un pago solo junto con su condición: que acepten por escrito.',
  'debt.promise':
    'Nadie recibe pagos como respuesta a esta carta. Aquí una promesa solo se puede usar en su contra.',
  'collector.deadline':
    'La ley no le da a un cobrador un número de días para responder, así que un plazo así no es correcto.',
  'collector.prove_or_delete':
    'Un cobrador que no responde tiene que dejar de cobrar en algunos casos. No tiene que eliminar nada.',
  'collector.must_verify':
    'Un cobrador tiene que enviar la verificación antes de seguir solo después de una disputa dentro del plazo de su aviso.',
  'collector.must_stop':
    'Un cobrador tiene que detenerse solo después de una disputa dentro del plazo de su aviso. Mejor pídalo.',
  'collector.contract_demand':
    'Ninguna ley obliga a un cobrador a enviar el contrato firmado. Puede pedirlo como favor.',
  'favor.law':
    'Esta carta pide algo que ninguna ley da. Mencionar una ley echaría a perder la petición.',
  'favor.dispute':
    'Una carta que pide un favor no puede decir también que el dato está mal. Una disputa necesita una carta aparte.',
  'favor.dispute.goodwill':
    'Una carta de buena voluntad dice que la marca está bien. Si está mal, escriba mejor una disputa.',
  'favor.must': 'Nadie está obligado a conceder un favor. Aquí una petición amable logra más.',
  'favor.threat': 'Un favor y una amenaza no van juntos.',
  'privacy.bank_details': 'No ponga datos bancarios. Un cobrador podría sacar dinero de la cuenta.',
  'disclosure.deletion':
    'El derecho a ver su expediente no es un derecho a que quiten nada. Para eso, escriba una disputa.',
  'disclosure.dispute':
    'Esta carta solo pide ver el expediente. Para que se revise algo, escriba una disputa.',
  'protection.dispute':
    'Esta carta no disputa nada. Para que algo se verifique, se corrija o se elimine, escriba una disputa.',
  'disclosure.contract':
    'El derecho a ver su expediente no incluye contratos ni firmas, y puede tener un costo.',
  'inquirer.duty':
    'Ninguna ley le da a esta empresa el deber de responderle ni una fecha límite. Mejor pídalo.',
  'style.accusation': 'Qué quiso hacer alguien es difícil de mostrar. Basta con lo que hizo.',
  'style.lawsuit':
    'Hablar de demandas se lee como una amenaza. Quítelo, a menos que sea el dato mismo.',
  'style.final_notice':
    'Esto se puede leer como una amenaza. Quítelo, a menos que sea lo que una empresa le envió.',
  'style.guarantee':
    'Nadie puede prometer cómo termina una disputa. Quítelo, a menos que sea el nombre de algo.',
  'privacy.long_number':
    'Esto parece un número de cuenta completo. En el correo son más seguros los últimos cuatro dígitos.',
  'style.score': 'Aquí cuentan los hechos y no los puntajes, así que esto no ayuda.',
  'style.contract_demand':
    'Nadie tiene que conseguir el contrato firmado para revisar un dato, y pedirlo puede hacer que la carta parezca copiada.',
  'style.contract_demand.bureau':
    'Una agencia compara su registro con la empresa. No tiene una prueba de la deuda que mostrar.',
  'style.lawyer':
    'Un abogado en una carta se lee como una amenaza. Quítelo, a menos que sea parte de lo que pasó.',
  'style.written_permission':
    'Una empresa puede mirar un informe por otras razones legales, así que no siempre hace falta un permiso por escrito.',
  'style.re_aging': 'Dé mejor las dos fechas; muestran lo mismo y lo prueban.',
  'style.third_party':
    'Una carta que parece venir de otra persona se puede descartar. Escriba en su propio nombre.',
  'reason.identity_theft':
    'Si alguien usó su identidad, cambie la razón a robo de identidad: esa carta puede lograr más.',
  'style.insult': 'El enojo se entiende, pero una carta tranquila se toma más en serio.',
  'style.shouting': 'Las mayúsculas se leen como gritos.',
  'style.exclamation': 'Un punto suena más tranquilo.',
};

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
  tooLateForMail: (end) =>
    `El plazo para disputar termina el ${end}. Una carta enviada ahora por correo puede llegar tarde, así que esta no dice que llega a tiempo. Si el cobrador acepta disputas por correo electrónico o en su sitio web, dispute también ahí hoy mismo y guarde una copia.`,
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
  vague: (characters) =>
    `Diga en una o dos frases, en inglés, qué está mal, por qué y desde cuándo (al menos ${characters} caracteres). Una disputa vaga se puede descartar.`,
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
  sendAtOnce: 'La enviaré hoy por otro medio',
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
  askWhatItIs: 'Preguntarle al cobrador qué deuda es',
  askForFile: 'Pedir mi expediente',
  toNationwide: 'Escribir a Equifax, Experian o TransUnion',
  bureauContacts: 'Buscar los sitios web de las agencias',
  myDisputes: 'Ver cómo va mi disputa',
  recordDeletion: 'Anotar que se eliminó',
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
  'paid.shown_already': {
    title: 'Su informe ya lo muestra como pagado',
    text: 'Usted dice que el informe muestra esta deuda como pagada o liquidada y sin nada pendiente. Entonces esta carta no tiene nada que corregir: una deuda pagada puede seguir en el informe hasta que termine su plazo. Si algo más está mal, elija eso, por favor.',
  },
  'debt_validation.no_notice': {
    title: 'Esta carta responde a un aviso',
    text: 'Sin un aviso, puede que el plazo en que esta carta funciona no haya empezado. La carta de verificación de la deuda le dice al cobrador que usted disputa la deuda. Si más tarde llega un aviso, puede volver y enviar también esta carta.',
  },
  'debt_validation.too_late_for_mail': {
    title: 'Una carta por correo puede llegar tarde',
    text: 'La carta tiene que llegar al cobrador dentro del plazo del aviso, y quedan tres días o menos. Si la envía hoy por correo electrónico, por fax o en el sitio web del cobrador, dígalo en la última pregunta sobre el aviso. Si no, la carta de verificación de la deuda es la segura.',
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

const NO_FILE = {
  title: 'Solo una agencia tiene este expediente',
  text: 'Un congelamiento o una alerta está en el expediente de una agencia de crédito. Una empresa tiene solo sus propios registros.',
};
const ONLY_BUREAUS_FREEZE = { furnisher: NO_FILE, collector: NO_FILE, inquirer: NO_FILE };

/** Letters that are never written to a recipient, and whom to write to instead, in Spanish. */
export const recipientRefusalsMessages: typeof english.recipientRefusalsMessages = {
  recipients: {
    bureau: {
      title: 'Esta carta no va a una agencia',
      text: 'Una agencia de crédito no tiene parte en lo que esta carta pide. Escriba a la empresa misma.',
    },
    furnisher: {
      title: 'Esta carta no va a esta empresa',
      text: 'La ley detrás de esta carta no obliga a la empresa que reportó el dato. Elija para quién es.',
    },
    collector: {
      title: 'Esta carta no va a un cobrador de deudas',
      text: 'La ley detrás de esta carta no obliga a un cobrador de deudas. Elija para quién es.',
    },
    inquirer: {
      title: 'Esta empresa solo miró su informe',
      text: 'No reportó nada, así que no tiene nada que corregir. Puede preguntarle por qué lo miró; todo lo demás va a una agencia o a la empresa que reportó el dato.',
    },
  },
  noDirectDuty: {
    title: 'La empresa no tiene que responder a esta carta',
    text: 'Una empresa no tiene que investigar una disputa directa que preparó una organización de reparación de crédito. Una agencia de crédito sí tiene que investigar su disputa, así que escríbale a una agencia, por favor.',
  },
  noBlock: {
    title: 'Esta carta no va a esta empresa',
    text: 'La ley sobre bloqueos por robo de identidad no obliga a esta empresa, o no sabemos si la obliga. Puede disputar el dato ahí y pedir un bloqueo a las agencias de crédito.',
  },
  nationwideOnly: {
    title: 'Esta carta va a las tres agencias nacionales',
    text: 'La ley da este derecho ante Equifax, Experian y TransUnion. Otras empresas tienen reglas propias, y a ellas no les escribimos una carta así.',
  },
  strangers: {
    security_freeze: ONLY_BUREAUS_FREEZE,
    protected_freeze: ONLY_BUREAUS_FREEZE,
    active_duty_alert: ONLY_BUREAUS_FREEZE,
    personal_information: {
      furnisher: {
        title: 'Los datos personales los corrige la agencia',
        text: 'La regla de las disputas directas deja fuera nombres, direcciones, fechas de nacimiento y empleadores. La agencia que los muestra tiene que investigarlo.',
      },
    },
    mixed_file: {
      furnisher: {
        title: 'Solo la agencia puede separar dos expedientes',
        text: 'Una empresa responde por su propio registro. La agencia juntó los dos expedientes, así que a ella se le pide separarlos.',
      },
    },
    statute_of_limitations: {
      furnisher: {
        title: 'Cuánto tiempo se queda un dato depende de la agencia',
        text: 'El límite de tiempo para los datos viejos obliga a las agencias de crédito y no a la empresa que los reportó. Pídale a una agencia que deje de reportarlo.',
      },
    },
    identity_theft: {
      inquirer: {
        title: 'La agencia puede quitar esta consulta',
        text: 'Después de un robo de identidad, la agencia tiene el deber de ocuparse de una consulta. La empresa que la hizo no tiene ese deber.',
      },
    },
    goodwill: {
      bureau: {
        title: 'Una agencia no puede hacerle este favor',
        text: 'Una carta de buena voluntad pide un favor, y solo lo puede conceder la empresa que reportó el pago atrasado. Una agencia muestra lo que la empresa reporta.',
      },
      collector: {
        title: 'Una carta de buena voluntad va al acreedor',
        text: 'Le pide a la empresa a la que usted pagó tarde que quite la marca como favor. Un cobrador de deudas no reportó esa marca.',
      },
    },
    pay_for_delete: {
      bureau: {
        title: 'Esta oferta va al cobrador',
        text: 'Una agencia no recibe pagos ni hace esos acuerdos. Solo la empresa que cobra la deuda puede responder a esta oferta.',
      },
      furnisher: {
        title: 'Esta oferta va a un cobrador de deudas',
        text: 'Un acreedor que reporta sus propias cuentas rara vez retira datos verdaderos, y una carta no debe sugerirlo. Un cobrador de deudas a veces sí lo hace.',
      },
    },
    debt_validation: {
      bureau: {
        title: 'La validación es un deber de los cobradores',
        text: 'La ley que obliga a mostrar de qué se compone una deuda vale para los cobradores de deudas. Una agencia de crédito no tiene ningún deber según ella.',
      },
      furnisher: {
        title: 'La validación es un deber de los cobradores',
        text: 'La ley sobre cobranza de deudas no obliga a la empresa con la que se abrió la cuenta. En cambio, puede disputar lo que reporta.',
      },
    },
    debt_verification: {
      bureau: {
        title: 'Esta carta es para un cobrador de deudas',
        text: 'Le pregunta a un cobrador qué tiene sobre una deuda. Una agencia de crédito no tiene esos papeles.',
      },
      furnisher: {
        title: 'Esta carta es para un cobrador de deudas',
        text: 'La ley sobre cobranza de deudas no obliga a la empresa con la que se abrió la cuenta. En cambio, puede disputar lo que reporta.',
      },
    },
    file_disclosure: {
      furnisher: {
        title: 'Solo una agencia tiene este expediente',
        text: 'El derecho a ver el expediente completo es un derecho ante las agencias de crédito. Una empresa solo tiene sus propios registros.',
      },
      collector: {
        title: 'Solo una agencia tiene este expediente',
        text: 'El derecho a ver el expediente completo es un derecho ante las agencias de crédito. Un cobrador solo tiene sus propios registros.',
      },
      inquirer: {
        title: 'Solo una agencia tiene este expediente',
        text: 'El derecho a ver el expediente completo es un derecho ante las agencias de crédito.',
      },
    },
  },
  excluded: {
    hard_inquiry: {
      title: 'Una consulta se disputa con la agencia',
      text: 'La regla de las disputas directas deja fuera las consultas, así que una empresa puede descartar esa carta. Una agencia tiene que investigarla.',
    },
    personal_information: {
      title: 'Los datos personales los corrige la agencia',
      text: 'La regla de las disputas directas deja fuera nombres, direcciones, fechas de nacimiento y empleadores. La agencia que los muestra tiene que investigarlo.',
    },
    tax_lien: {
      title: 'Un registro público se disputa con la agencia',
      text: 'La regla de las disputas directas deja fuera los registros públicos, porque la agencia los obtuvo de una oficina. La agencia tiene que investigarlo.',
    },
    bankruptcy: {
      title: 'Un registro judicial se disputa con la agencia',
      text: 'La regla de las disputas directas deja fuera los registros públicos, porque la agencia los obtuvo de un tribunal. La agencia tiene que investigarlo.',
    },
    judgment: {
      title: 'Un registro judicial se disputa con la agencia',
      text: 'La regla de las disputas directas deja fuera los registros públicos, porque la agencia los obtuvo de un tribunal. La agencia tiene que investigarlo.',
    },
  },
};

/** How long an item may stay on an ordinary report, as a person reads it in Spanish. */
const over = () => 'Su tiempo en un informe común ya terminó, de cualquier forma que se cuente.';

export const reportingWindowMessages: typeof english.reportingWindowMessages = {
  account: {
    start: 'Primer pago atrasado',
    earliest: 'Puede quitarse después del',
    latest: 'Ya no debe estar después del',
    may_stay: (earliest, latest) =>
      `Hoy puede estar en su informe. Debería quitarse entre el ${earliest} y el ${latest}.`,
    in_between: (_earliest, latest) =>
      `Puede que ya no esté, y después del ${latest} ya no debe estar.`,
    over,
    why: 'Para una cuenta en cobranza o cancelada como pérdida, los siete años empiezan 180 días después del pago atrasado que llevó a eso. Algunas agencias no suman los 180 días y la quitan antes.',
    whyOpen:
      'Un solo pago atrasado se puede reportar durante siete años. Para una cuenta en cobranza o cancelada como pérdida, los siete años empiezan 180 días después del pago atrasado que llevó a eso. Algunas agencias no suman los 180 días y la quitan antes.',
    restart:
      'Si la cuenta se puso totalmente al día y después volvió a atrasarse, la cuenta de los años empieza con el atraso posterior.',
  },
  latePayment: {
    start: 'Pago atrasado',
    earliest: 'Ya no debería estar después del',
    latest: 'Terminado en todo caso después del',
    may_stay: (earliest, _latest) =>
      `Hoy puede estar en su informe. Debería quitarse después del ${earliest}.`,
    in_between: (_earliest, latest) =>
      `Un solo pago atrasado ya no debería estar. Después del ${latest} su tiempo terminó, de cualquier forma que se cuente.`,
    over,
    why: 'Un pago atrasado se puede reportar durante siete años desde el día en que vencía. Si la cuenta pasó después a cobranza o se canceló como pérdida, se suman hasta 180 días; esa es la segunda fecha.',
  },
  bankruptcy: {
    start: 'Orden que abrió el caso',
    earliest: 'Un Capítulo 13 puede quitarse después del',
    latest: 'Ya no debe estar después del',
    may_stay: (_earliest, latest) =>
      `Hoy puede estar en su informe. Después del ${latest} ya no debe estar.`,
    in_between: (_earliest, latest) =>
      `Puede que un caso del Capítulo 13 ya no esté. Después del ${latest} ya no debe estar ninguna bancarrota.`,
    over,
    why: 'Una bancarrota se puede reportar durante diez años desde la orden que abrió el caso. Las agencias quitan un caso del Capítulo 13 después de siete años; es su propia decisión y no la ley.',
  },
  largeSums:
    'Una agencia todavía puede reportar datos más viejos para un crédito o un seguro de vida de $150,000 o más, y para un empleo que paga $75,000 o más al año.',
  notCounted: {
    student_loan_federal:
      'No contamos fechas para los préstamos estudiantiles federales. Su tiempo en un informe sigue sus propias reglas y puede empezar de nuevo, así que siete años desde un pago atrasado podrían ser un error.',
    judgment:
      'No contamos fechas para demandas, sentencias y arrestos. Se pueden reportar durante siete años o hasta que venza el plazo para demandar, lo que sea más largo, y ese plazo depende de su estado.',
    hard_inquiry: 'Una consulta no tiene un pago atrasado desde el cual contar.',
    tax_lien:
      'Aquí no contamos fechas para un gravamen fiscal. Uno pagado se puede reportar siete años desde el día del pago, y para uno no pagado la ley no fija ese plazo.',
    child_support:
      'No contamos fechas para la manutención de menores. De ella trata otra parte de la ley.',
    personal_information: 'Los datos personales no tienen un pago atrasado desde el cual contar.',
  },
};

export const statutesMessages: typeof english.statutesMessages = {
  'obs.paidLien':
    'Un gravamen fiscal pagado se puede reportar durante siete años desde el día del pago.',
  'medical.veteranYear':
    'Una agencia nacional que sabe que una deuda médica es de un veterano no puede reportarla hasta un año después de la atención.',
  'medical.veteranPaid':
    'Una agencia nacional que sabe que una deuda médica es de un veterano no puede reportarla una vez pagada o liquidada por completo.',
  'cra.reinvestigate':
    'La agencia tiene que investigar su disputa sin costo, por lo general dentro de los 30 días siguientes al día en que recibe su carta.',
  'cra.extend15':
    'Si usted envía más información pertinente durante esos 30 días, la agencia puede tomarse hasta 15 días más, a menos que ya haya determinado que el dato está mal o que no se puede verificar.',
  'cra.furnisherNotice':
    'Dentro de los 5 días hábiles después de recibir su disputa, la agencia tiene que avisar a la empresa que reportó el dato y pasarle la información pertinente que usted envió.',
  'cra.frivolous':
    'La agencia puede descartar una disputa si de manera razonable la considera infundada (frivolous), por ejemplo por falta de información. En ese caso tiene que decirle por qué, y qué necesita, dentro de 5 días hábiles.',
  'cra.considerAll':
    'La agencia tiene que revisar toda la información pertinente que usted envíe dentro del plazo de 30 días.',
  'cra.delete':
    'Lo que resulte equivocado, incompleto o imposible de verificar se tiene que corregir o quitar sin demora.',
  'cra.reinsertion':
    'Un dato que se quitó después de una disputa solo puede volver si la empresa certifica que es completo y exacto. La agencia tiene que avisarle por escrito dentro de los 5 días hábiles siguientes.',
  'cra.results':
    'La agencia tiene que enviarle los resultados por escrito dentro de los 5 días hábiles después de terminar.',
  'cra.procedureNotice':
    'La descripción dice qué procedimiento usó la agencia. Nombra a cada empresa con la que la agencia se comunicó, con su dirección comercial y, si se puede conseguir de manera razonable, su número de teléfono.',
  'cra.procedure':
    'Si usted lo pide después de los resultados, la agencia tiene 15 días desde su petición para describir cómo verificó el dato.',
  'cra.expedited':
    'Una agencia que elimina el dato dentro de 3 días hábiles puede avisarle primero por teléfono y después por escrito, en lugar de enviarle los resultados completos.',
  'cra.statement':
    'Si la disputa no se resuelve, usted puede agregar a su expediente una breve declaración con su versión.',
  'cra.notifyRecipients':
    'Después de que se elimina un dato o de que usted agrega una declaración, puede nombrar a quienes recibieron su informe, en los últimos dos años si fue para un empleo o en los últimos seis meses en los demás casos, y la agencia tiene que avisarles.',
  'cra.veteranMedical':
    'Cuando un veterano envía papeles que muestran que el VA (Departamento de Asuntos de los Veteranos) es responsable de una deuda médica, o que la está pagando, la agencia tiene que eliminar esa deuda.',
  'cra.annual45':
    'Cuando usted disputa después de su primer informe gratis de AnnualCreditReport.com en 12 meses, la agencia puede tomar 45 días en lugar de 30.',
  'cra.accuracy':
    'La agencia tiene que usar procedimientos razonables para que su informe sea lo más exacto posible.',
  'cra.purposeChecks':
    'La agencia necesita procedimientos razonables para que las empresas digan quiénes son y para qué quieren un informe.',
  'purpose.permitted':
    'Una agencia puede entregar su informe solo para los fines que la ley enumera.',
  'obs.bankruptcy':
    'Un informe común puede mostrar una bancarrota durante diez años desde la orden que la abrió.',
  'obs.collections':
    'Un informe común puede mostrar durante siete años las cuentas enviadas a cobranza o canceladas como pérdida.',
  'obs.other':
    'Un informe común puede mostrar durante siete años otros datos negativos, como un pago atrasado.',
  'obs.clockStart':
    'Para una cuenta en cobranza o cancelada como pérdida, los siete años se cuentan desde 180 días después del pago atrasado que llevó a ella.',
  'medical.code':
    'Cuando un proveedor médico ha dicho a las agencias que lo es, un informe puede mostrar su nombre, dirección y teléfono solo en forma de código.',
  'idt.block':
    'Cuando la agencia ya tiene su prueba de identidad, un informe de robo de identidad, el dato y su declaración, tiene que bloquear el dato dentro de 4 días hábiles, a menos que la ley le permita negarse.',
  'idt.notifyFurnisher':
    'La agencia tiene que avisar a la empresa que reportó el dato sobre su informe del robo y sobre el bloqueo.',
  'idt.decline':
    'La agencia puede negar o levantar un bloqueo que se basa en un error o en una declaración falsa, o si usted obtuvo de ello bienes, servicios o dinero. Si lo hace, tiene que avisarle sin demora.',
  'idt.declineNotice':
    'Una agencia que niega o levanta un bloqueo tiene que avisarle sin demora, de la misma manera en que tiene que avisarle cuando vuelve un dato eliminado.',
  'idt.initialAlert':
    'Una alerta de fraude, por un año como mínimo, pide a los acreedores que se aseguren con más cuidado de que quien solicita el crédito es usted.',
  'idt.extendedAlert':
    'Con un informe de robo de identidad usted puede pedir una alerta de fraude que dura siete años.',
  'alert.activeDuty':
    'Quien está en servicio militar activo, lejos de su puesto habitual, puede tener una alerta en su expediente por un año. La agencia que recibe la petición la comunica a las otras dos.',
  'freeze.own':
    'Una agencia nacional debe poner, levantar o quitar un congelamiento de seguridad sin costo cuando usted mismo lo pide y prueba quién es. Si lo pide por correo, tiene tres días hábiles para ponerlo.',
  'freeze.protected':
    'Una persona menor de 16 años, o que tiene un tutor o curador, puede tener un congelamiento sin costo. Lo pide un representante, que prueba las dos identidades y su derecho a actuar.',
  'file.disclose':
    'Usted puede ver qué hay en su expediente, de dónde viene y quién recibió un informe; esto no da derecho a que se elimine nada.',
  'loan.federalDefault':
    'El incumplimiento de un préstamo estudiantil federal antiguo sigue una regla de tiempo propia.',
  'furn.accurate':
    'Una empresa no puede reportar lo que sabe que está mal, o lo que tiene buenas razones para creer que está mal, más allá de lo que usted diga. La que señala una dirección para estos avisos no puede reportar lo que de verdad está mal después de recibir allí un aviso.',
  'furn.correct':
    'Una empresa que ve que algo de lo que reporta con regularidad estaba mal o incompleto tiene que corregirlo sin demora ante las agencias a las que se lo dijo.',
  'furn.disputeNotice':
    'Una empresa que sigue reportando lo que usted disputa tiene que decir que usted lo disputa.',
  'furn.delinquencyDate':
    'Dentro de los 90 días después de reportar una cuenta en cobranza o cancelada como pérdida, la empresa tiene que reportar el mes y el año en que empezaron los atrasos que llevaron a ella.',
  'furn.blockedAgain':
    'Una empresa necesita procedimientos para no volver a reportar lo que una agencia bloqueó por robo de identidad.',
  'furn.theftReport':
    'Cuando usted envía su informe de robo de identidad a la dirección que la empresa señala para eso, ella no puede reportar el dato que vino del robo, a menos que llegue a saber que el dato es correcto.',
  'furn.direct':
    'Usted puede disputar la mayoría de los datos directamente con la empresa que los reportó. Si su carta dice lo suficiente y va a la dirección correcta, la empresa tiene que investigar.',
  'furn.directPeriod':
    'Después de una disputa directa que dice lo suficiente y fue a la dirección correcta, la empresa tiene que investigar y decirle el resultado dentro del plazo que tendría una agencia.',
  'direct.liability':
    'La empresa tiene que investigar una disputa sobre si usted debe la cuenta, también cuando la razón es un robo de identidad.',
  'direct.terms':
    'La empresa tiene que investigar una disputa sobre las condiciones de la cuenta, como su tipo, su saldo o su límite de crédito.',
  'direct.conduct':
    'La empresa tiene que investigar una disputa sobre cómo se pagó la cuenta, como su estado, sus fechas y sus pagos.',
  'direct.other':
    'La empresa tiene que investigar una disputa sobre otras cosas que reportó y que pesan en su crédito.',
  'direct.address':
    'La disputa tiene que ir a la dirección que está en su informe o a la que la empresa señala; a cualquier dirección comercial solo si no hay ninguna de las dos.',
  'direct.contents':
    'Su carta tiene que decir de qué cuenta se trata, qué está mal y por qué, con los papeles que lo muestran.',
  'direct.investigate':
    'La empresa tiene que investigar y decirle el resultado, por lo general dentro de 30 días. Lo que estaba mal lo tiene que corregir con cada agencia a la que lo reportó.',
  'direct.frivolous':
    'La empresa puede descartar una disputa que dice muy poco o nada nuevo, y tiene que decirle por qué dentro de los 5 días hábiles después de decidirlo.',
  'idt.records':
    'Un negocio que trató con el ladrón tiene que darle gratis copias de sus registros dentro de 30 días, después de una petición por escrito y una prueba de quién es usted. Antes puede pedirle una denuncia policial y una declaración jurada, y puede negarse de buena fe.',
  'coll.notice':
    'Dentro de los cinco días después de comunicarse con usted por primera vez, un cobrador tiene que enviarle un aviso sobre la deuda, a menos que ese primer mensaje ya lo contuviera o que usted ya haya pagado para entonces.',
  'coll.verify':
    'Si usted disputa la deuda por escrito dentro del plazo que dice el aviso, el cobrador tiene que dejar de cobrar hasta que le haya enviado la verificación o una copia de una sentencia.',
  'coll.amount':
    'Un cobrador no puede decir nada falso sobre el tipo, el monto o la situación legal de una deuda.',
  'coll.reporting':
    'Un cobrador no puede reportar lo que sabe o debería saber que es falso, y tiene que decir que una deuda disputada está en disputa.',
  'coll.stopContact':
    'Si usted lo pide por escrito, un cobrador tiene que dejar de comunicarse con usted, salvo para decirle que deja de cobrar o qué puede hacer después.',
  'coll.stopContactRule':
    'El reglamento repite su derecho a pedir por escrito a un cobrador que deje de comunicarse con usted.',
  'coll.medium':
    'Si usted pide a un cobrador que no use un medio para comunicarse con usted, como el teléfono, no puede usarlo. La norma tiene unas pocas excepciones.',
  'coll.timeToSue':
    'Un cobrador no puede demandar, ni amenazar con demandar, por una deuda cuyo plazo para demandar ya venció.',
  'coll.contactFirst':
    'Antes de reportar una deuda, un cobrador tiene que hablar con usted sobre ella, o escribirle y esperar un tiempo razonable.',
  'coll.noticeContents':
    'El aviso sobre una deuda tiene que mostrar cuánto se debe, cómo se llegó a esa suma y hasta cuándo puede usted disputarla.',
  'coll.verifyRule':
    'Después de una disputa por escrito hecha a tiempo, el cobrador tiene que dejar de cobrar hasta que haya enviado una respuesta. Lo mismo vale cuando usted pregunta a tiempo quién es el acreedor original.',
  'idt.collector':
    'Un cobrador que trabaja para otra empresa y se entera de un robo de identidad tiene que avisar a esa empresa y, si usted lo pide, darle la información que traería una disputa.',
  'purpose.listed':
    'La ley enumera para qué puede una empresa obtener su informe, por ejemplo un crédito, un seguro o un empleo que usted pidió.',
  'purpose.user':
    'Una empresa puede obtener su informe solo si tiene uno de los fines que la ley enumera.',
};

/** What the evidence coach says, in Spanish. */
export const evidenceMessages: typeof english.evidenceMessages = {
  papers: {
    photo_id: {
      shows: 'Muestra que usted es usted, para que encuentren el expediente correcto.',
      cover:
        'Nada que lo identifique: el nombre, la foto, la fecha de nacimiento y la dirección deben leerse.',
      missing:
        'Sirve otra prueba con su nombre: un acta de nacimiento o la tarjeta del Seguro Social.',
    },
    identity_proof: {
      shows: 'Reemplaza a la identificación con foto.',
      cover: 'En la tarjeta del Seguro Social, todos los dígitos menos los últimos cuatro.',
      missing: 'La oficina de registros vitales de su estado da copias de actas de nacimiento.',
    },
    proof_of_address: {
      shows: 'Muestra dónde vive usted, para que la respuesta le llegue.',
      cover: 'Números de cuenta y cantidades. Su nombre, su dirección y la fecha se quedan.',
      missing: 'Descargue una factura del sitio de su banco o de un servicio público.',
    },
    marked_report_page: {
      shows: 'Muestra la línea exacta que está mal.',
      cover: 'Otras cuentas, su número de Seguro Social y su fecha de nacimiento completa.',
      missing:
        'Sus informes son gratis en AnnualCreditReport.com. La carta nombra el dato también sin la página.',
    },
    name_proof: {
      shows: 'Muestra su nombre completo, o que un nombre anterior era suyo.',
      cover: 'El número del documento y lo que dice de otras personas.',
      missing: 'El tribunal o la oficina del condado que lo hizo puede darle una copia.',
    },
    mix_up_papers: {
      shows: 'Muestra que a usted le llegó correo o datos de otra persona.',
      cover: 'Los números de cuenta y de Seguro Social de la otra persona, y las cantidades.',
      missing:
        'Diga con sus palabras de quién son los datos y cómo lo sabe. Con eso puede pedirlo.',
    },
    family_papers: {
      shows: 'Muestra lo que se acordó. No cambia lo que usted le debe al prestamista.',
      cover: 'Los nombres de los hijos y todo lo que no trata de esta cuenta.',
      missing: 'La secretaría del tribunal guarda el expediente y da copias.',
    },
    payment_proof: {
      shows: 'Muestra el día y la cantidad del pago.',
      cover:
        'Sus otros pagos, su saldo y el número de su cuenta bancaria menos las últimas cuatro cifras.',
      missing:
        'Pida a su banco el estado de cuenta de ese mes, o a la empresa su historial de pagos.',
    },
    settlement_letter: {
      shows: 'La empresa misma dice que la cuenta está pagada o liquidada.',
      cover: 'Los números de cuenta completos, menos las últimas cuatro cifras.',
      missing: 'Pida a la empresa una carta de pago total o de liquidación. Puede llegar después.',
    },
    payoff_letter: {
      shows: 'Muestra la cantidad que quedaba en un día.',
      cover: 'Los números de cuenta completos, menos las últimas cuatro cifras.',
      missing: 'El prestamista puede darle por escrito la cantidad para liquidar.',
    },
    statement: {
      shows: 'Muestra la cifra o la fecha correcta en las palabras de la empresa.',
      cover: 'Los números de tarjeta menos las últimas cuatro cifras, y lo que compró.',
      missing: 'Descárguelo del sitio de la empresa, o pídale el de ese mes.',
    },
    older_report: {
      shows: 'Muestra lo que se reportaba antes.',
      cover: 'Otras cuentas, su número de Seguro Social y su fecha de nacimiento completa.',
      missing:
        'Busque una copia que le haya enviado antes un prestamista o una agencia. Ayuda, pero no es obligatoria.',
    },
    creditor_letter: {
      shows: 'Las palabras de la propia empresa cuentan mucho.',
      cover: 'Los números de cuenta completos, menos las últimas cuatro cifras, y otras cuentas.',
      missing: 'Escriba a la empresa y pregunte. Anote el día y la respuesta.',
    },
    contract: {
      shows: 'Muestra lo que se acordó: la cantidad, el límite o las fechas.',
      cover: 'Su número de Seguro Social, sus ingresos y su cuenta bancaria.',
      missing: 'El prestamista guarda el contrato. Pídale una copia.',
    },
    second_report_page: {
      shows: 'Muestra el otro registro de la misma deuda.',
      cover: 'Otras cuentas, su número de Seguro Social y su fecha de nacimiento completa.',
      missing: 'Abra otra vez el informe y guarde la página con el segundo registro.',
    },
    sale_letter: {
      shows: 'Muestra que la deuda pasó de una empresa a la otra.',
      cover: 'Los números de cuenta completos, menos las últimas cuatro cifras, y otras deudas.',
      missing: 'Pregunte por escrito a cualquiera de las dos empresas quién tiene la deuda ahora.',
    },
    authority_proof: {
      shows: 'Muestra que usted puede pedir por esta persona.',
      cover: 'Nada que le nombre a usted, a esta persona o al tribunal.',
      missing:
        'La oficina de registros vitales tiene actas de nacimiento; la secretaría del tribunal, órdenes.',
    },
    protected_identity: {
      shows: 'Muestra para quién es el congelamiento.',
      cover: 'Su nombre y su fecha de nacimiento se ven. No hacen falta papeles de otros hijos.',
      missing: 'Sirve un acta de nacimiento, y también una tarjeta del Seguro Social.',
    },
    duty_papers: {
      shows: 'Muestra que usted sirve lejos de su puesto habitual.',
      cover: 'Todo menos su nombre, las fechas y que es servicio activo.',
      missing: 'Pida a su comando una carta corta con su nombre y las fechas.',
    },
    ftc_report: {
      shows: 'Con él, la carta puede pedir que se bloquee el dato.',
      cover: 'Los robos de los que no trata esta carta y los números de cuenta de otras empresas.',
      missing: 'Puede hacerlo gratis en IdentityTheft.gov.',
    },
    police_report: {
      shows: 'Un segundo registro oficial del robo.',
      cover: 'Los nombres y números de otras víctimas.',
      missing:
        'El informe de la FTC solo puede bastar. Una estación de policía también puede tomar la denuncia.',
    },
    insurance_statement: {
      shows: 'Muestra lo que pagó el seguro y lo que le quedó a usted.',
      cover: 'De qué fue la atención y su número de asegurado.',
      missing: 'Está en el sitio de su seguro, como “explanation of benefits”.',
    },
    va_notice: {
      shows: 'Muestra que el VA es responsable de la factura.',
      cover: 'De qué fue la atención y su número de Seguro Social.',
      missing: 'El VA puede enviarle el aviso, o documentos que muestran que está pagando.',
    },
    bankruptcy_papers: {
      shows: 'La página que enumera la deuda y la orden de exoneración.',
      cover: 'Otras deudas, su número de Seguro Social y sus ingresos.',
      missing: 'El tribunal de bancarrotas los guarda. Su abogado también puede tenerlos.',
    },
    cancellation_form: {
      shows:
        'La cantidad que la empresa dijo al IRS que canceló. Por sí solo no aclara lo que se debe.',
      cover: 'Su número de Seguro Social y el número fiscal de la empresa.',
      missing: 'Puede dejarlo fuera: la carta de liquidación y el pago dicen más.',
    },
    court_papers: {
      shows: 'Muestra qué pasó con el registro: pagado, liberado o desestimado.',
      cover:
        'Su número de Seguro Social y los nombres de otras personas. El número del caso se queda.',
      missing: 'El tribunal o la oficina que hizo el registro da copias.',
    },
    ssa_letter: {
      shows: 'La oficina que lleva los registros de fallecimientos dice que usted vive.',
      cover: 'Su número de Seguro Social menos los últimos cuatro dígitos, y su beneficio.',
      missing: 'Cualquier oficina del Seguro Social puede darle una carta con la fecha de hoy.',
    },
    other_papers: {
      shows: 'Solo lo que prueba una frase de su carta.',
      cover: 'Números de cuenta y de Seguro Social, y lo que no trata de este dato.',
      missing: 'Puede dejar esto fuera.',
    },
  },
  shows: {
    not_mine: {
      photo_id: 'Su nombre y fecha de nacimiento, para comparar con la cuenta.',
      proof_of_address: 'Dónde vivía usted, para comparar con la dirección de la cuenta.',
      contract: 'El contrato de la tarjeta, o la carta del emisor: dice quién aceptó pagar.',
      creditor_letter: 'Una carta en la que la empresa dice que la cuenta no es suya.',
    },
    paid_in_full: {
      settlement_letter: 'La carta de la empresa de que la cuenta está pagada o liquidada.',
      payment_proof: 'La línea del banco con el último pago, su día y su cantidad.',
      statement: 'El estado de cuenta que muestra un saldo de cero.',
      creditor_letter: 'Un correo o carta en que la empresa confirma el pago.',
    },
    incorrect_amount: {
      statement: 'El estado de cuenta con la cifra correcta, el más cercano al día del informe.',
      creditor_letter: 'El aviso de la empresa sobre su límite o su saldo.',
      bankruptcy_papers:
        'Solo si su bancarrota exoneró esta deuda: la página de la lista que la nombra y la orden.',
      payment_proof: 'Un pago que el saldo no toma en cuenta.',
      contract: 'La página con la cantidad o el límite.',
    },
    incorrect_dates: {
      statement: 'El estado de cuenta del mes del que trata la fecha.',
      payment_proof: 'La línea del banco que muestra que pagó a tiempo.',
      creditor_letter: 'Un aviso con la fecha: de la cancelación, del cierre o de un nuevo plazo.',
      older_report: 'Un informe anterior con otra fecha para el mismo dato.',
      contract: 'La página con el día en que se abrió o se firmó.',
    },
    duplicate: {
      marked_report_page: 'La página con el primer registro marcado.',
      second_report_page: 'La página con el segundo registro marcado. Las dos juntas lo prueban.',
      sale_letter: 'La carta que dice que la deuda se vendió o pasó al cobrador.',
      statement: 'Un estado de cuenta que muestra que los dos números son de una sola deuda.',
    },
    identity_theft: {
      ftc_report: 'Con sus páginas en el sobre se le puede pedir a la agencia un bloqueo.',
      photo_id: 'Un bloqueo también necesita una prueba de quién es usted.',
      statement: 'Una factura o estado de cuenta de lo que usted no compró.',
      creditor_letter: 'La respuesta de la empresa sobre el robo, si la tiene.',
    },
    statute_of_limitations: {
      statement: 'El estado de cuenta más antiguo que muestra el primer pago no hecho.',
      older_report: 'Un informe anterior con la fecha del primer atraso.',
      creditor_letter: 'El aviso de cancelación contable (charge-off), que nombra las fechas.',
      court_papers: 'La página del expediente del tribunal con la fecha.',
    },
    deceased: {
      photo_id: 'La identificación de una persona viva.',
      creditor_letter: 'Una carta reciente para usted de una empresa que sabe que usted vive.',
    },
    mixed_file: {
      photo_id: 'Su nombre y fecha de nacimiento, que no son los de la otra persona.',
      proof_of_address: 'Su dirección, que no es la de la otra persona.',
      older_report: 'Un informe anterior sin los datos de la otra persona.',
    },
    personal_information: {
      proof_of_address: 'Su dirección correcta, en una factura reciente.',
      name_proof: 'Su nombre como debe ser.',
      photo_id: 'Su nombre y fecha de nacimiento correctos.',
    },
    other: {
      statement: 'El estado de cuenta que muestra lo que el informe tiene mal.',
      payment_proof: 'La línea del banco que muestra que pagó a tiempo.',
      creditor_letter: 'La carta de la empresa sobre el estado, el plazo o una corrección.',
      bankruptcy_papers: 'La página de la lista con esta deuda y la orden de exoneración.',
    },
    goodwill: {
      payment_proof: 'Muestra que desde entonces paga a tiempo.',
      statement: 'Un estado de cuenta reciente que muestra la cuenta al día.',
      creditor_letter: 'Una carta sobre lo que pasó entonces.',
    },
    pay_for_delete: {
      creditor_letter: 'La última carta del cobrador, con su número de referencia.',
    },
    debt_validation: {
      creditor_letter: 'La primera página del aviso del cobrador, con el número de referencia.',
      payment_proof: 'Solo si usted dice que pagó.',
      settlement_letter: 'Solo si usted dice que la deuda está liquidada.',
    },
    debt_verification: {
      creditor_letter: 'La carta del cobrador con el número de referencia.',
      payment_proof: 'Solo si usted dice que pagó.',
      settlement_letter: 'Solo si usted dice que la deuda está liquidada.',
    },
    file_disclosure: {
      photo_id: 'Una agencia da un expediente solo a la persona de la que trata.',
      proof_of_address: 'El expediente se envía a esta dirección.',
    },
    security_freeze: {
      photo_id: 'Una agencia cambia un congelamiento solo para la persona del expediente.',
      proof_of_address: 'La confirmación llega por correo a esta dirección.',
      identity_proof:
        'Una tarjeta del Seguro Social o un W-2 encuentra el expediente. Aquí el número se debe ver.',
    },
    protected_freeze: {
      authority_proof: 'El acta de nacimiento del menor que le nombra, o la orden del tribunal.',
      photo_id: 'La de usted: quien pide es usted.',
      protected_identity: 'Su tarjeta del Seguro Social. Aquí el número se debe ver.',
    },
    active_duty_alert: {
      photo_id: 'La alerta entra solo en el expediente de quien prueba quién es.',
      duty_papers: 'La ley no lo pide, y ahorra una pregunta. No la identificación militar.',
    },
    method_of_verification: {},
    overdue_notice: {},
    information_supplied: {
      statement: 'Lo que pide el aviso, si es una cifra o una fecha.',
      payment_proof: 'Lo que pide el aviso, si es un pago.',
      creditor_letter: 'Lo que pide el aviso, si es la palabra de la empresa.',
    },
    identity_supplied: {
      photo_id: 'Responde a la pregunta de quién es usted.',
      proof_of_address: 'Responde a la pregunta de dónde vive.',
    },
    reinsertion_notice: {
      marked_report_page: 'La página de hoy, con el dato que volvió.',
      older_report: 'Los resultados que dicen que se eliminó, o el informe sin el dato.',
    },
    block_declined: {
      ftc_report: 'El informe entero, con todas sus páginas.',
      photo_id: 'Una copia clara, si el aviso dice que no se probó la identidad.',
    },
    consumer_statement: {},
    notify_recipients: {},
  },
  notNeeded: {
    not_mine: 'Una denuncia policial, a menos que alguien haya robado su identidad.',
    paid_in_full:
      'El contrato y los estados de cuenta viejos. Lo que cuenta es el final de la cuenta.',
    incorrect_amount: 'Un año entero de estados de cuenta. Basta una página con la cifra correcta.',
    incorrect_dates: 'Estados de cuenta de otros meses. Basta una página por cada fecha.',
    duplicate: 'Comprobantes de pago, a menos que también diga que está pagada.',
    identity_theft: 'Estados de cuenta suyos que no tienen que ver con el robo.',
    statute_of_limitations:
      'Comprobantes de pago. Decide el primer pago no hecho, no el último pago hecho.',
    deceased: 'Documentos de alguien que sí murió.',
    mixed_file: 'Nada que pruebe las deudas de la otra persona.',
    personal_information: 'Estados de cuenta. Aquí no se disputa ninguna cuenta.',
    other: 'Páginas que no muestran nada de lo que usted dice que está mal.',
    goodwill: 'Su identificación y su informe de crédito. La empresa conoce su cuenta.',
    pay_for_delete:
      'Estados del banco o pruebas de ingresos. Nadie tiene que ver lo que usted tiene.',
    debt_validation:
      'Su identificación, su informe y pruebas de nada. Primero tiene que responder el cobrador.',
    debt_verification: 'Su identificación, su informe y pruebas de nada. Usted solo pregunta.',
    file_disclosure: 'Documentos sobre cuentas. Usted solo pide ver su expediente.',
    security_freeze: 'Papeles sobre cuentas o sobre un robo. Un congelamiento no necesita motivo.',
    protected_freeze: 'Su propio informe de crédito y los papeles de sus otros hijos.',
    active_duty_alert: 'Una copia de su identificación militar. La ley restringe copiarla.',
    method_of_verification: 'Ningún documento. La carta pregunta cómo se revisó el dato.',
    overdue_notice:
      'Ningún documento. La agencia tiene lo que usted envió. Guarde su comprobante de envío.',
    information_supplied: 'Documentos que el aviso no pide.',
    identity_supplied: 'Documentos sobre la cuenta. Solo preguntaron quién es usted.',
    reinsertion_notice: 'Los documentos de su primera disputa. La agencia los tuvo.',
    block_declined: 'Pruebas nuevas sobre la cuenta. Solo cuenta la parte que faltaba.',
    consumer_statement: 'Ningún documento. La declaración misma va a su expediente.',
    notify_recipients: 'Ningún documento. La agencia sabe lo que eliminó.',
  },
  recipients: {
    bureau: '',
    furnisher: 'Una identificación con foto. La empresa lo encuentra por su cuenta.',
    collector:
      'Una identificación con foto o su número de Seguro Social. Un cobrador no los necesita.',
    inquirer: 'Una identificación. Basta la página con la consulta.',
  },
};

/** Why an authority has no place in a letter, in Spanish. */
export const authoritiesMessages: typeof english.authoritiesMessages = {
  fdcpa: {
    reason:
      'Esa ley obliga a los cobradores de deudas. No le impone ningún deber a una agencia de crédito.',
    furnisher:
      'Esa ley obliga a los cobradores de deudas, no a la empresa que dio el crédito al principio.',
    inquirer: 'Esa ley trata del cobro de deudas. No dice nada de consultas.',
  },
  regulation_f: {
    reason:
      'El Reglamento F obliga a los cobradores de deudas. No le impone ningún deber a una agencia de crédito.',
    furnisher:
      'Esa ley obliga a los cobradores de deudas, no a la empresa que dio el crédito al principio.',
    inquirer: 'El Reglamento F trata del cobro de deudas. No dice nada de consultas.',
  },
  direct_dispute_rule: {
    reason:
      'Esa regla es para disputas enviadas a la empresa que reportó el dato, no a una agencia.',
    inquirer: 'Esa regla deja fuera las consultas.',
  },
  furnisher_duty: {
    reason: 'Esa sección obliga a la empresa que reportó el dato, no a la agencia.',
    inquirer:
      'Esa sección obliga a las empresas que reportan a las agencias. Una consulta no es un reporte.',
  },
  section_609: {
    reason:
      'La sección 609 le permite ver su expediente. No es una razón para quitar un dato, y las agencias lo saben.',
    furnisher:
      'La sección 609 le permite ver su expediente en una agencia. No es una razón para quitar un dato.',
    collector:
      'La sección 609 le permite ver su expediente en una agencia. No le impone ningún deber a un cobrador.',
    inquirer:
      'La sección 609 le permite ver su expediente en una agencia. Esta empresa no tiene un expediente así.',
  },
  circular_2022_07: { reason: 'La CFPB retiró esa orientación.' },
  guidance: {
    reason:
      'Lo que una oficina del gobierno ha escrito sobre la ley no es la ley, y buena parte se retiró.',
  },
  medical_debt_rule: {
    reason: 'Un tribunal anuló esa regla sobre deudas médicas en julio de 2025.',
  },
  hipaa: { reason: 'La ley HIPAA no decide qué puede mostrar un informe de crédito.' },
  ucc: {
    reason: 'El Código Comercial Uniforme (UCC) no decide qué puede mostrar un informe de crédito.',
  },
  metro_2: { reason: 'Metro 2 es un formato de datos de la industria, no una ley.' },
  e_oscar: {
    reason:
      'e-OSCAR es el sistema con que las agencias y las empresas intercambian disputas, no una ley.',
  },
  limitation_period: {
    reason:
      'El plazo de prescripción trata de demandas. No decide cuánto tiempo una agencia puede reportar un dato.',
    furnisher:
      'El plazo de prescripción trata de demandas. No decide qué puede reportar una empresa.',
    collector:
      'El plazo para demandar va en una carta aparte. Para eso, elija la razón "El plazo de prescripción ya venció".',
    inquirer: 'El plazo de prescripción trata de demandas, no de consultas.',
  },
  case_name: {
    reason: 'Los casos judiciales no ayudan en una carta de disputa y hacen que parezca copiada.',
  },
  case_report: {
    reason: 'Los casos judiciales no ayudan en una carta de disputa y hacen que parezca copiada.',
  },
  case_law: {
    reason: 'Los casos judiciales no ayudan en una carta de disputa y hacen que parezca copiada.',
  },
  state_law: {
    reason:
      'Se discute qué leyes estatales cuentan todavía para los informes de crédito, así que esta carta las deja fuera.',
  },
  constitution: {
    reason: 'La Constitución no decide qué puede mostrar un informe de crédito.',
  },
  common_law: {
    reason: 'Palabras así no tienen fuerza en una disputa, y hacen que quien lee deje de leer.',
  },
  spelled_section: {
    reason:
      'En una carta la ley se nombra por su número, para que quien lee la encuentre. Quite esto.',
  },
  fcra_validation: {
    reason:
      'La Ley de Informe Justo de Crédito (FCRA) habla de una investigación y no de una validación. Mejor pida que lo revisen.',
  },
  other_act: { reason: 'Esa ley no trata de disputas como esta.' },
};

/** What the editor says of a place in a letter, and what it offers to do about it, in Spanish. What it offers to write stays English. */
export const findingsMessages: typeof english.findingsMessages = {
  takeOut: 'Quitarlo',
  takeLineOut: 'Quitar esta línea',
  takeSentenceOut: 'Quitar esta frase',
  write: (replacement) => `Escribir "${replacement}"`,
  add: (sentence) => `Agregar "${sentence}"`,
  hiddenCharacter: 'Aquí hay un carácter oculto que no se puede imprimir.',
  picture: 'Puede que las imágenes no se impriman. Las palabras son más seguras.',
  twoAlphabets: 'Esta palabra mezcla letras de dos alfabetos. Escríbala de nuevo.',
  unknownName: 'Este nombre no está entre sus respuestas. Compruebe que es correcto.',
  unknownPaper: 'Este documento no está entre las copias que envía. Agréguelo o quite esto.',
  unknown: {
    date: 'Esta fecha no está entre sus respuestas. Compruebe que es correcta.',
    amount: 'Este monto no está entre sus respuestas. Compruebe que es correcto.',
    percent: 'Este porcentaje no está entre sus respuestas. Compruebe que es correcto.',
    number: 'Este número no está entre sus respuestas. Compruebe que es correcto.',
  },
  long: 'La carta es larga. Una o dos páginas se leen con más atención.',
  hardToRead: 'Con frases más cortas y palabras más sencillas sería más fácil de leer.',
  noRequest: 'La carta ya no dice qué pide usted.',
  askInWriting: 'Pida una respuesta por escrito.',
  noAdmission:
    'En algunos estados, una oferta que no aclara que no reconoce la deuda puede hacer empezar de nuevo el plazo para demandar.',
  noDispute:
    'El cobrador solo tiene que actuar ante una disputa, y la carta ya no dice que usted disputa la deuda.',
  saysOwnDebt:
    'Estas palabras dicen que la deuda también es suya. Una carta que dice lo contrario no puede salir con ellas. Si no son ciertas, quítelas. Si lo son, vuelva atrás y elija lo que está mal en el dato mismo.',
  blockWithoutReport:
    'Una agencia tiene que hacer esto solo con su informe de robo de identidad, una prueba de identidad y su declaración en el sobre.',
  statementMissing:
    'Una petición de bloqueo necesita su declaración de que el dato no tiene que ver con ninguna transacción suya.',
  law: {
    favor:
      'Esta carta pide algo que ninguna ley da. Mencionar una ley echaría a perder la petición.',
    theftWithPapers:
      'Esa sección es para el robo de identidad, con su informe y una prueba de identidad en el sobre.',
    theftToBureau:
      'Esa sección es para el robo de identidad y obliga a las agencias de crédito. Va en una carta a una agencia.',
    lawsuits: 'Esa sección trata de demandas. No va en una disputa.',
    notFor: (letter) => `Esa ley no corresponde a ${letter}.`,
    to: {
      bureau: 'una carta a una agencia de crédito',
      furnisher: 'una carta a la empresa que reportó el dato',
      collector: 'una carta a un cobrador de deudas',
      inquirer: 'una carta a la empresa que consultó su crédito',
    },
    ofThisKind: (letter) => `${letter} de este tipo`,
    withReason: (letter, reason) => `${letter} con la razón "${reason}"`,
    binds: {
      bureau: 'Obliga a las agencias de crédito.',
      furnisher: 'Obliga a la empresa que reportó el dato.',
      collector: 'Obliga a los cobradores de deudas.',
      user_of_reports: 'Obliga a las empresas que reciben informes de crédito.',
      business: 'Obliga al negocio que trató con el ladrón.',
    },
    inName: 'Esto nombra una ley, que no va en un nombre ni en una dirección.',
  },
  goBack: (title) => `${title}. Vuelva al paso anterior.`,
  missing: 'Todavía faltan algunas respuestas. Vuelva al paso anterior.',
  inAnswers: 'Puede cambiarlo en sus respuestas.',
  inFirstStep: 'Puede cambiarlo en el paso 1.',
  parts: {
    sender: 'Su nombre y dirección',
    recipient: 'Destinatario',
    subject: 'Asunto',
    greeting: 'Saludo',
    enclosures: 'Copias adjuntas',
  },
};

export const judgeMessages: typeof english.judgeMessages = {
  wrote: (words) => `Usted escribió: «${words}»`,
  perhaps: 'Quizá lo leemos mal.',
  families: {
    own_account: {
      understood:
        'Entendemos que usted abrió, usó o aceptó pagar esto. La carta dice que no es suyo.',
      question: '¿Cuál de las dos cosas es cierta?',
    },
    theft_benefit: {
      understood: 'Entendemos que usted lo permitió o recibió algo. La carta dice que no fue así.',
      question: '¿Usó alguien su nombre sin su permiso?',
    },
    not_settled: {
      understood:
        'Entendemos que usted pagó toda la deuda. Sus respuestas dicen que llegó a un acuerdo por menos.',
      question: '¿Fue el monto completo o un acuerdo?',
    },
    not_paid_full: {
      understood: 'Entendemos que la deuda no se pagó por completo. Sus respuestas dicen que sí.',
      question: '¿Queda algo pendiente, o aceptó la empresa menos?',
    },
    amount_differs: {
      understood: 'Este monto no es el de sus respuestas.',
      question: '¿Cuál es el monto correcto?',
    },
    date_differs: {
      understood: 'Esta fecha no es la de sus respuestas.',
      question: '¿Cuál es la fecha correcta?',
    },
    was_late: {
      understood: 'Entendemos que este pago llegó tarde. La carta dice que llegó a tiempo.',
      question: '¿Llegó tarde? Entonces puede pedirle un favor a la empresa.',
    },
    was_not_late: {
      understood:
        'Entendemos que la marca de atraso está mal. Esta carta dice que está bien y pide un favor.',
      question: '¿Pagó a tiempo? Entonces dispute la marca.',
    },
    two_debts: {
      understood: 'Entendemos que son dos deudas. La carta dice que son una sola.',
      question: '¿Son los dos registros de la misma deuda?',
    },
    restarted: {
      understood:
        'Entendemos que la cuenta se puso al día después. Entonces los siete años empiezan de nuevo con el siguiente pago que faltó.',
      question: '¿Se puso al día alguna vez después de la fecha de sus respuestas?',
    },
    federal_loan: {
      understood:
        'Entendemos que es un préstamo estudiantil, quizá federal. Para él valen otras reglas y otros plazos.',
      question: '¿Es un préstamo estudiantil federal? Entonces elija ese tipo de dato.',
    },
    public_record: {
      understood:
        'Entendemos que es un gravamen fiscal, un registro judicial, una bancarrota o una pensión de menores. Para cada uno valen otros plazos.',
      question: '¿Qué tipo de dato es?',
    },
    admits_true: {
      understood: 'Entendemos que el informe está bien en esto. Una disputa dice que está mal.',
      question: '¿Qué está mal exactamente en el informe?',
    },
    order: {
      understood:
        'Entendemos que una agencia, un tribunal o el gobierno decidió esto. No conocemos tal decisión.',
      question:
        '¿La tiene por escrito? Entonces adjunte una copia y cuente solo lo que le pasó a usted.',
    },
    law: {
      understood:
        'Esto le dice al lector qué dice la ley. La carta nombra en su lugar la ley que corresponde.',
      question: '¿Qué pasó? Cuente solo eso.',
    },
    demand: {
      understood:
        'Esto es una orden al lector. La carta pide, y lo que pide está en sus peticiones.',
      question: '¿Qué está mal, con sus propias palabras?',
    },
    threat: {
      understood: 'Esto suena a amenaza. Hace que el lector deje la carta a un lado.',
      question: '¿Qué pasó y qué debería decir el informe?',
    },
    machine: {
      understood: 'Esto le dice a un programa qué hacer. Su carta la lee una persona.',
      question: '¿Qué debería saber esa persona?',
    },
    language: {
      understood:
        'Esto no está en inglés. La agencia lee en inglés, y no podemos revisar lo que no podemos leer.',
      question:
        'Escríbalo en inglés o pida a alguien de confianza que lo haga con usted, y firme solo lo que sabe que es cierto. Bastan frases cortas: qué pasó, cuándo y con quién. Por ejemplo: "I closed this card on May 2, 2024."',
    },
    vague: {
      understood: 'Una agencia todavía no puede buscar esto y quizá deje la carta a un lado.',
      question:
        '¿Qué cuenta es, con su nombre en el informe? ¿Qué línea está mal: un saldo, una fecha, un estado, una marca de atraso? ¿Qué dice ahora y qué debería decir?',
    },
    others_data: {
      understood: 'Son datos privados de otra persona. Su carta no los necesita.',
      question: '¿Puede decirlo sin su número, cumpleaños, dirección o salud?',
    },
    divorce: {
      understood:
        'Un divorcio decide quién paga entre ustedes dos. No obliga al prestamista: quien firmó sigue debiendo.',
      question: '¿Estuvo usted alguna vez en esta cuenta?',
    },
    settlement: {
      understood:
        'Parece que la deuda se pagó por completo, o que el acuerdo aún no está pagado. Sus respuestas dicen que llegó a un acuerdo por menos y que lo pagó.',
      question: '¿Qué monto acordaron, y lo pagó usted todo?',
    },
    figures: {
      understood: 'Parece que aquí un monto o una fecha no es la de sus respuestas.',
      question: '¿Qué monto y qué fecha son los correctos?',
    },
    tone: {
      understood:
        'Suena a una orden, una amenaza, algo sobre la ley o palabras para un programa. Eso hace que el lector deje la carta a un lado.',
      question: '¿Qué pasó, con sus propias palabras?',
    },
    other_kind: {
      understood:
        'Parece que es otro tipo de dato que el de sus respuestas. Cada tipo tiene sus propias reglas y sus propios plazos.',
      question: '¿Qué tipo de dato es?',
    },
    unsure: {
      understood:
        'No estamos seguros de que esto vaya con sus respuestas, ni de que ayude a quien lo lee.',
      question: '¿Es lo que le pasó a usted, y sus respuestas dicen lo mismo?',
    },
  },
};
