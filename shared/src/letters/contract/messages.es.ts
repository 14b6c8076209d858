import type * as english from './messages.ts';

export const disputeRequestSchemaMessages: typeof english.disputeRequestSchemaMessages = {
  chooseNamedBureau: 'Elija la agencia de crédito a la que va esta carta.',
  bureauAlone: (bureau) =>
    `No imprimimos una dirección de ${bureau} para esta carta, porque nuestras fuentes no coinciden. Escriba a ${bureau} en una carta aparte, por favor.`,
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
