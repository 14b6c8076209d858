import { plural } from '../kernel/index.ts';
import type * as english from './messages.ts';

export const advisedStepsMessages: typeof english.advisedStepsMessages = {
  mail: {
    title: 'Envíe su carta',
    why: 'La carta está firmada, y no pasa nada hasta que la reciban.',
  },
  mailSigned: {
    title: 'Envíe su carta',
    why: 'Usted ya firmó la siguiente carta, y no pasa nada hasta que la reciban.',
    hint: 'Si ya la envió, anote ahí el día.',
  },
  mailAgain: {
    title: 'Envíela otra vez',
    why: 'La carta sigue siendo suya y puede salir de nuevo, tal como usted la firmó.',
  },
  checkAddress: {
    title: 'Vea por qué no llegó',
    why: 'La carta no les llegó, así que el plazo para responder nunca empezó.',
    hint: 'Si la dirección puede estar mal, compárela con su informe o con la última carta que recibió de ellos.',
  },
  checkReminderAddress: {
    title: 'Vea por qué no llegó',
    why: 'Esta carta no les llegó, así que no saben que usted volvió a pedir una respuesta.',
    hint: 'Si la dirección puede estar mal, compárela con su informe o con la última carta que recibió de ellos. Todavía puede llegar una respuesta a su primera carta.',
  },
  confirmArrival: {
    title: 'Díganos cuándo llegó',
    why: 'El plazo para responder se cuenta desde el día en que recibieron su carta.',
    hint: 'La página de seguimiento o la tarjeta verde muestra el día. Si no tiene prueba del día, espere la respuesta.',
  },
  waitForMail: {
    title: 'Nada que hacer por ahora',
    why: 'Su carta va en camino, y el plazo para responder empieza cuando llegue.',
  },
  waitForMailAlone: {
    title: 'Nada que hacer por ahora',
    why: 'Su carta va en camino hacia ellos.',
  },
  waitForClock: {
    title: 'Nada que hacer por ahora',
    why: 'Ya tienen su carta, y ahora les toca responder.',
    hint: 'Si les envía más información ahora, eso puede darles hasta 15 días más.',
  },
  waitForFixedClock: {
    title: 'Nada que hacer por ahora',
    why: 'Ya tienen su carta, y ahora les toca responder.',
  },
  waitForAnswerInMail: {
    title: 'Espere unos días más a que llegue el correo',
    why: 'El plazo terminó, pero una respuesta que enviaron en los últimos días todavía puede venir en camino por correo postal.',
  },
  waitForReminder: {
    title: 'Deles dos semanas',
    why: 'La ley no fija un plazo nuevo después de un recordatorio, y dos semanas son justas para ellos y para usted.',
  },
  waitWithoutClock: {
    title: 'Espere la respuesta',
    why: 'La ley no fija un día límite para responder a esta carta.',
  },
  waitForVerification: {
    title: 'Espere la verificación',
    why: 'La ley no fija un día para enviarla, pero si usted escribió a tiempo, tienen que dejar de cobrarle hasta que la envíen.',
  },
  record: {
    title: 'Le respondieron',
    why: 'Anote qué llegó y verá qué puede seguir.',
  },
  complaint: {
    title: 'Presente una queja ante la CFPB',
    why: 'La Oficina para la Protección Financiera del Consumidor (CFPB) le pasa su queja a la empresa y le pide que responda.',
    hint: 'Es gratis. Preparamos el texto en inglés con sus fechas, y usted lo envía.',
  },
  waitForComplaint: {
    title: 'Una queja ante la CFPB puede venir después',
    why: 'La CFPB acepta una queja sobre una agencia de crédito solo después de una respuesta, o más de 45 días después de su disputa.',
  },
  stateComplaint: {
    title: 'Presente una queja en su estado',
    why: 'El fiscal general o la oficina del consumidor de su estado recibe quejas, y algunas oficinas le escriben a la empresa por usted.',
  },
  legalHelp: {
    title: 'Pregunte a un abogado o a la ayuda legal',
    why: 'Si sigue mal después de sus cartas, un abogado del consumidor o la ayuda legal puede decirle qué podría hacer un tribunal.',
    hint: 'Los plazos de la ley están ahí como fechas.',
  },
  overdueNotice: {
    title: 'Envíe el aviso de plazo vencido',
    why: 'El plazo para responder terminó, y esta carta dice qué día recibieron la suya y pide los resultados.',
  },
  companyOverdueNotice: {
    title: 'Envíe el aviso de plazo vencido',
    why: 'El plazo para responder terminó, y esta carta dice qué día recibieron la suya y pide el resultado.',
  },
  askHowChecked: {
    title: 'Pregunte cómo lo verificaron',
    why: 'Después de los resultados, usted puede preguntar cómo se verificó el dato, y la agencia tiene 15 días para decírselo.',
    hint: 'También puede pedir que se agregue a su expediente una breve declaración con su versión.',
  },
  askCompany: {
    title: 'Dispútelo con la empresa',
    why: 'La empresa que reportó el dato tiene que investigar una disputa que diga lo suficiente y vaya a la dirección correcta.',
    hint: 'Use la dirección de la empresa que aparece en su informe.',
  },
  disputeWithMore: {
    title: 'Dispútelo otra vez con algo nuevo',
    why: 'Una agencia puede descartar una disputa que repite otra anterior, así que la siguiente necesita un hecho nuevo o un documento nuevo.',
  },
  disputeWithMoreAtCompany: {
    title: 'Dispútelo otra vez con algo nuevo',
    why: 'Una empresa puede descartar una disputa que repite otra anterior, así que la siguiente necesita un hecho nuevo o un documento nuevo.',
  },
  disputeTheRest: {
    title: 'Dispute lo que sigue mal',
    why: 'El cambio no corrigió todo, así que una carta nueva nombra solo lo que está mal ahora.',
  },
  disputeTheRestAtCompany: {
    title: 'Dispute lo que sigue mal',
    why: 'El cambio no corrigió todo, así que una carta nueva nombra solo lo que está mal ahora.',
  },
  disputeWithoutBlock: {
    title: 'Dispútelo sin el bloqueo',
    why: 'Sin un bloqueo, usted todavía puede disputar el dato, y la agencia tiene que investigarlo.',
  },
  disputeWhatYouFound: {
    title: 'Lea lo que llegó y dispute lo que está mal',
    why: 'Ahora puede ver qué tienen registrado, y una carta sobre un dato que está mal tiene que investigarse.',
  },
  askAgainWithPapers: {
    title: 'Pídalo otra vez con copias que muestren quién es usted',
    why: 'Quieren saber que la carta es de usted, así que una nueva lleva las copias que ellos nombraron.',
  },
  askBureaus: {
    title: 'Dispútelo con las agencias de crédito',
    why: 'Una agencia que muestra el dato tiene que investigar su disputa gratis.',
  },
  supplyInformation: {
    title: 'Envíe lo que pidieron',
    why: 'El aviso de ellos tiene que decir qué falta, y con eso tienen que investigar su disputa.',
  },
  supplyInformationToCompany: {
    title: 'Envíe lo que pidieron',
    why: 'El aviso de ellos tiene que decir qué falta, y con eso tienen que investigar su disputa.',
  },
  proveIdentity: {
    title: 'Demuestre que es usted',
    why: 'No están seguros de quién les escribió, así que esta carta dice que la escribió usted y lleva copias que muestran quién es.',
  },
  askAboutReturn: {
    title: 'Pregunte por qué volvió',
    why: 'Un dato que se eliminó después de una disputa puede volver solo si la empresa lo certifica, y la agencia tiene que avisarle por escrito.',
  },
  askAboutBlock: {
    title: 'Pregunte por el bloqueo',
    why: 'Una agencia que niega o levanta un bloqueo tiene que avisarle sin demora, y usted puede pedir la razón.',
  },
  addStatement: {
    title: 'Agregue su versión al expediente',
    why: 'Cuando una disputa no se resuelve, usted puede agregar a su expediente una breve declaración con su versión.',
    hint: 'No cambia nada del dato, así que viene después de los otros pasos.',
  },
  tellRecipients: {
    title: 'Pida que la agencia avise a otros',
    why: 'Usted puede nombrar a quienes recibieron su informe, y la agencia tiene que avisarles que el dato se eliminó.',
    hint: 'Es gratis dentro de los 30 días desde los resultados.',
  },
  watchReturn: {
    title: 'Mire su informe de vez en cuando',
    why: 'Un dato eliminado puede volver, así que revise su informe alguna vez durante los próximos 12 meses.',
    hint: 'Si vuelve, anótelo aquí: le tenemos lista la siguiente carta.',
  },
  watchChange: {
    title: 'Mire su próximo informe',
    why: 'Su próximo informe gratuito, en más o menos un mes, muestra si el cambio está hecho y se mantiene.',
  },
  nothingLeft: {
    title: 'No queda nada por hacer',
    why: 'Este dato está resuelto, y basta con mirar su informe gratis una vez al año.',
  },
  nothingMoreToAsk: {
    title: 'Déjelo como está',
    why: 'Usted pidió un favor, ellos pueden decir que no, y la ley no prevé ningún otro paso.',
  },
};

const A_LETTER = 'Una de sus cartas, y el franqueo.';

export const stepFactsMessages: typeof english.stepFactsMessages = {
  overdue_notice: {
    fits: 'No llegó respuesta, ni con unos días más para el correo.',
    cost: A_LETTER,
    leadsTo: 'Sus resultados, o la prueba de que usted preguntó dos veces.',
  },
  method_of_verification: {
    fits: 'Dicen que el dato está bien, y usted no sabe cómo lo verificaron.',
    cost: A_LETTER,
    leadsTo:
      'Una descripción de cómo lo verificaron, y el nombre de la empresa a la que preguntaron.',
  },
  furnisher_dispute: {
    fits: 'Usted tiene información o papeles que la empresa misma puede revisar.',
    cost: A_LETTER,
    leadsTo: 'La empresa lo investiga. Si estaba mal, tiene que avisar a las agencias.',
  },
  information_supplied: {
    fits: 'Dejaron de lado su disputa, y usted tiene lo que dicen que falta.',
    cost: A_LETTER,
    leadsTo: 'Empieza el plazo que tienen para investigar.',
  },
  identity_supplied: {
    fits: 'Dudan de que la carta sea de usted.',
    cost: A_LETTER,
    leadsTo: 'Empieza el plazo que tienen para investigar.',
  },
  block_declined: {
    fits: 'Usted pidió un bloqueo por robo de identidad, y el dato sigue ahí.',
    cost: A_LETTER,
    leadsTo: 'El motivo, o el bloqueo.',
  },
  reinsertion_notice: {
    fits: 'Un dato que se eliminó después de su disputa está otra vez en su informe.',
    cost: A_LETTER,
    leadsTo: 'Saber quién pidió que volviera, o que se elimine de nuevo.',
  },
  consumer_statement: {
    fits: 'Nada más ha cambiado el dato, y usted quiere que su versión esté junto a él.',
    cost: A_LETTER,
    leadsTo: 'Un texto corto en su expediente. No cambia ningún puntaje ni ningún dato.',
  },
  notify_recipients: {
    fits: 'Se eliminó un dato, y alguien vio el informe anterior.',
    cost: 'Una de sus cartas, y el franqueo. La agencia lo hace gratis dentro de los 30 días después de los resultados.',
    leadsTo: 'Las personas o empresas que usted nombre sabrán que el dato ya no está.',
  },
  new_dispute: {
    fits: 'Usted tiene información o un papel que no han visto, o ahora hay otra cosa mal.',
    cost: A_LETTER,
    leadsTo: 'Lo investigan de nuevo. Sin nada nuevo, pueden dejarlo de lado.',
  },
  cfpb_complaint: {
    fits: 'Respondieron y sigue mal, o pasaron más de 45 días sin respuesta.',
    cost: 'Nada.',
    leadsTo: 'La CFPB la envía a la empresa y le pide que responda. Usted ve la respuesta ahí.',
  },
  state_complaint: {
    fits: 'Sus cartas no ayudaron. Puede hacerlo además de una queja ante la CFPB.',
    cost: 'Nada, por lo general.',
    leadsTo:
      'Algunas oficinas le escriben a la empresa. Otras solo la guardan, y actúan cuando muchas personas se quejan.',
  },
  legal_help: {
    fits: 'Sigue mal después de una disputa con pruebas, o le ha costado un préstamo, una vivienda o un empleo.',
    cost: 'Pregunte primero. Si usted gana, la ley hace que la otra parte pague los honorarios razonables de su abogado.',
    leadsTo: 'Una opinión sobre su propio caso de alguien que puede darla. Nosotros no podemos.',
  },
};

export const calendarEntriesMessages: typeof english.calendarEntriesMessages = {
  delivered: {
    title: (who) => `${who}: carta entregada`,
    withClock: (time) => `Ya tienen su carta. ${time}`,
    withoutClock: 'Ya tienen su carta. La ley no fija un día para responderla.',
  },
  due: {
    title: (who) => `${who}: vence el plazo de respuesta`,
    text: (expectedBy) =>
      `El plazo para responder termina hoy. Una respuesta enviada a tiempo puede tardar hasta el ${expectedBy} en llegarle.`,
  },
  expected: {
    title: (who) => `${who}: la respuesta ya debería estar aquí`,
    text: 'Una respuesta enviada a tiempo ya debería haber llegado. Revise su correo postal. Si no llegó nada, inicie sesión para ver su siguiente paso.',
  },
  watch: {
    title: (who) => `${who}: mire su informe`,
    text: 'Compruebe que lo que se eliminó sigue sin aparecer. Si volvió, inicie sesión y anótelo.',
  },
  next: {
    title: (who) => `${who}: siguiente paso`,
  },
  complaint: {
    title: (who) => `${who}: la CFPB acepta una queja desde hoy`,
    text: 'Han pasado más de 45 días. Si no llegó ninguna respuesta, inicie sesión para ver el borrador.',
  },
  limitNotice: {
    title: (who) => `${who}: se acerca un plazo`,
    text: (end) =>
      `Dos años terminan el ${end}, contados desde un día de esta disputa. Si quiere preguntar a un abogado, todavía hay tiempo.`,
  },
  limit: {
    title: (who) => `${who}: terminan dos años`,
    text: 'La ley da dos años para ir a un tribunal, contados aquí desde un día de esta disputa. Un tribunal puede contar desde un día anterior.',
  },
};

export const clockMessages: typeof english.clockMessages = {
  days: (count, end) => `${count} días desde el día en que recibieron su carta, hasta el ${end}.`,
  businessDays: (count, end) =>
    `${count} días hábiles desde el día en que recibieron su carta, hasta el ${end}.`,
  longerDays: (count, end) =>
    `${count} días desde el día en que recibieron su carta, porque usted envió más información, hasta el ${end}.`,
  daysGone: (gone, all) => `${gone} de ${all} días`,
  businessDaysGone: (gone, all) => `${gone} de ${all} días hábiles`,
  complaintFrom: (day) => `Si no llega una respuesta, puede presentar la queja desde el ${day}.`,
  daysOver: (count) => plural(count, { one: '1 día de atraso', other: `${count} días de atraso` }),
};

export const disputeMessages: typeof english.disputeMessages = {
  heldBack: {
    label: 'A la espera de envío',
    hint: 'Enviaremos su carta pronto. Hasta entonces todavía puede retirarla.',
  },
  states: {
    ready: {
      label: 'Lista para enviar',
      hint: 'La carta está firmada. Nada empieza hasta que la reciban.',
    },
    on_its_way: {
      label: 'En camino',
      hint: 'La carta está en el correo. El plazo para responder empieza el día en que llegue.',
    },
    waiting: {
      label: 'A la espera de respuesta',
      hint: 'Ya tienen su carta. Díganos cuando llegue una respuesta.',
    },
    overdue: {
      label: 'Respuesta atrasada',
      hint: 'El plazo para responder terminó, y aquí no hay ninguna respuesta anotada.',
    },
    answered: {
      label: 'Con respuesta',
      hint: 'Llegó una respuesta. Su siguiente paso está abajo.',
    },
    not_delivered: {
      label: 'No entregada',
      hint: 'La carta no llegó, así que no corre ningún plazo.',
    },
    resolved: {
      label: 'Resuelta',
      hint: 'Cambiaron el dato como usted pidió.',
    },
  },
  outcomes: {
    deleted: {
      label: 'Lo eliminaron',
      hint: 'La respuesta lo dice, o el dato ya no está en un informe nuevo. Un bloqueo por robo de identidad también cuenta.',
    },
    corrected: {
      label: 'Lo corrigieron',
      hint: 'Ahora el dato dice lo que usted pidió.',
    },
    corrected_wrongly: {
      label: 'Lo cambiaron, pero sigue mal',
      hint: 'Algo cambió, y algo que usted nombró todavía no está bien.',
    },
    verified: {
      label: 'Dicen que está bien',
      hint: 'La respuesta dice “verified” (verificado) o “accurate” (exacto), y nada cambió.',
    },
    frivolous: {
      label: 'La descartaron',
      hint: 'La respuesta llama a su disputa “frivolous” (sin fundamento) o “irrelevant” (irrelevante), o dice que falta algo.',
    },
    need_id: {
      label: 'Quieren saber quién soy',
      hint: 'Piden prueba de identidad, o creen que otra persona envió la carta.',
    },
    block_declined: {
      label: 'Negaron o levantaron el bloqueo',
      hint: 'Usted pidió un bloqueo por robo de identidad, y el dato sigue ahí o volvió.',
    },
    no_answer: {
      label: 'No llegó ninguna respuesta',
      hint: 'No llegó nada por correo postal, y nada cambió en su informe.',
    },
    reinserted: {
      label: 'Un dato eliminado volvió',
      hint: 'Ya no estaba, y ahora su informe lo muestra otra vez.',
    },
  },
};

export const disputesContractMessages: typeof english.disputesContractMessages = {
  chooseOutcome: 'Elija qué le respondieron.',
  note: 'Su nota',
  scoreAsNumber: 'Escriba el puntaje como un número.',
  scoreWhole: 'Escriba el puntaje como un número entero.',
  scoreRange: 'Los puntajes van de 250 a 900.',
  source: 'Dónde lo vio',
};

export const disputesProblemsMessages: typeof english.disputesProblemsMessages = {
  'disputes.not_found': 'No encontramos esa disputa. Es posible que pertenezca a otra cuenta.',
  'disputes.round_replaced':
    'Una carta posterior tomó el lugar de esta. Vuelva a cargar la página y anótelo ahí.',
  'disputes.too_early':
    'Eso todavía no se puede anotar: el plazo para responder sigue corriendo, o la carta no ha llegado.',
  'disputes.answer_missing': 'No encontramos la copia de la respuesta. Súbala de nuevo.',
  'disputes.no_clock':
    'En este momento no corre ningún plazo para esta disputa, así que no hay nada que extender.',
  'disputes.step_not_open':
    'Ese paso no corresponde al punto en que está esta disputa. Vuelva a cargar la página para ver qué sigue.',
  'disputes.no_such_feed':
    'No hay ningún calendario en esta dirección. Puede crear uno nuevo en su panel.',
  'disputes.score_not_found': 'Ese puntaje ya no está en su lista.',
  'disputes.too_many_scores': 'Su lista de puntajes está llena. Quite primero uno antiguo.',
};
