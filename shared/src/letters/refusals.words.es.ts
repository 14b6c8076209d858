import type { filled as englishFilled, words as english } from './refusals.words.ts';

/** Why a letter is not written, and what to do instead, in Spanish. */
export const words: typeof english = {
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
    title: 'Las bancarrotas se cuentan de otra manera',
    text: 'Una bancarrota se puede reportar durante diez años desde la orden que la abrió. La cuenta de siete años no vale aquí. Si el dato mismo está mal, elija "Otra razón".',
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
export const filled: typeof englishFilled = {
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
