import type { filled as englishFilled, words as english } from './advice.words.ts';

/** What is worth a remark before a letter is written, in Spanish. */
export const words: typeof english = {
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
export const filled: typeof englishFilled = {
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
