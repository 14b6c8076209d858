import type * as english from './messages.ts';

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
    'Una agencia nacional debe poner, levantar o quitar un congelamiento de seguridad sin costo cuando usted mismo lo pide y prueba quién es.',
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
