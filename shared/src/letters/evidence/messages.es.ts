import type * as english from './messages.ts';

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
