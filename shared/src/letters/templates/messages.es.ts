import type * as english from './messages.ts';

export const companyTemplatesMessages: typeof english.companyTemplatesMessages = {
  'pay-for-delete': {
    title: 'Carta de pago a cambio de borrar (pay-for-delete)',
    description:
      'Ofrezca un pago al cobrador si antes acepta por escrito quitar la cobranza de sus informes de crédito. Puede decir que no.',
    intro:
      'Usted quiere resolver una cuenta en cobranza y quisiera que saliera de sus informes. Esta carta hace una oferta con una condición: primero el cobrador acepta por escrito, y después usted paga. Ninguna ley obliga a un cobrador a aceptar, y algunos nunca lo hacen.',
    when: [
      'Un cobrador de deudas o una empresa que compró la deuda reporta la cuenta en cobranza.',
      'La deuda es suya y el monto es correcto.',
      'Usted tiene a la mano el dinero de la oferta.',
    ],
    notFor: [
      'No sabe con certeza si la debe. Pida la verificación antes de ofrecer nada.',
      'La empresa es su propio banco o acreedor. Rara vez quita un dato verdadero por dinero; una carta de buena voluntad conviene más.',
      'Hay una demanda contra usted, o la deuda es muy vieja. En algunos estados una oferta o un pago hace que el plazo para demandar empiece de nuevo. Hable antes con un servicio de ayuda legal.',
    ],
  },
  'goodwill-adjustment': {
    title: 'Carta de buena voluntad (goodwill)',
    description:
      'Pida a una empresa el favor de quitar de su informe un atraso verdadero. Diga qué pasó, reconózcalo y pida con amabilidad. Puede decir que no.',
    intro:
      'El atraso es verdadero, y usted quisiera una segunda oportunidad. Esta carta lo reconoce, dice qué pasó y qué ha cambiado, y pide un favor. La empresa es libre de decir que no, y una carta amable y honesta es lo mejor que puede enviar.',
    when: [
      'Usted pagó tarde una o dos veces, por una razón que puede explicar.',
      'Desde entonces ha pagado a tiempo, o la cuenta está pagada.',
      'Usted ha sido cliente por algún tiempo.',
    ],
    notFor: [
      'El atraso está mal marcado. Dispútelo: usted tiene derecho a que se verifique, y no necesita un favor.',
      'Usted tiene una disputa abierta sobre el mismo atraso. Las dos cartas se contradicen.',
      'La cuenta sigue atrasada. Primero póngase al día y después escriba.',
    ],
  },
  'debt-validation': {
    title: 'Carta de validación de la deuda',
    description:
      'Dispute a tiempo una deuda con un cobrador nuevo: debe dejar de cobrar hasta enviarle la verificación. Mire la fecha de su aviso.',
    intro:
      'Un cobrador nuevo tiene que enviarle un aviso con la fecha hasta la cual usted puede disputar la deuda. Si la disputa por escrito a más tardar en esa fecha, el cobrador tiene que dejar de cobrar hasta que le haya enviado la verificación. Envíe esta carta pronto, para que llegue a tiempo.',
    when: [
      'Un cobrador de deudas le envió su aviso, y la fecha para disputar no ha pasado.',
      'Usted no conoce la deuda, no es suya, o el monto parece estar mal.',
      'Usted quiere saber quién era el acreedor original.',
    ],
    notFor: [
      'La fecha del aviso ya pasó, o nunca llegó un aviso. Use la carta de verificación de la deuda.',
      'La empresa es aquella a la que usted le debía al principio. Estas reglas obligan a los cobradores de deudas; envíele a la empresa una disputa directa.',
      'La deuda es de un negocio. Estas reglas cubren las deudas personales, de la familia o del hogar.',
    ],
  },
  'debt-verification': {
    title: 'Carta de verificación de la deuda',
    description:
      'Dispute una deuda pasado el plazo del aviso: pida que se marque como disputada, pida papeles y decida si el cobrador puede contactarle.',
    intro:
      'El plazo para disputar según el aviso del cobrador ya pasó, o usted nunca recibió un aviso. Todavía puede decirle al cobrador que disputa la deuda, y desde ese momento él tiene que decirlo cuando la reporta. El resto de esta carta es una petición cortés, y también puede pedirle al cobrador que deje de comunicarse con usted.',
    when: [
      'La fecha del aviso del cobrador ya pasó, o usted no la sabe.',
      'Nunca llegó un aviso, y la cuenta en cobranza está en su informe.',
      'Usted quiere que la deuda quede marcada como disputada.',
      'Usted quiere que el cobrador deje de llamar, o que le escriba en lugar de llamar.',
    ],
    notFor: [
      'Usted todavía tiene tiempo según el aviso. La carta de validación de la deuda le da más.',
      'La empresa es aquella a la que usted le debía al principio. Estas reglas obligan a los cobradores de deudas; envíele a la empresa una disputa directa.',
      'Hay una demanda contra usted. Primero responda al tribunal; una carta no detiene una demanda.',
    ],
  },
};

export const disputeTemplatesMessages: typeof english.disputeTemplatesMessages = {
  'mixed-file': {
    title: 'Carta por un expediente de crédito mezclado',
    description:
      '¿Su informe muestra cuentas de alguien con un nombre parecido? Pida a la agencia que compare cada registro y separe los expedientes.',
    intro:
      'Dos personas con nombres parecidos pueden acabar en un mismo expediente, a menudo un padre y su hijo. Esta carta nombra a la otra persona y cada registro que no es suyo. Pide a la agencia que compare algo más que el nombre y que mantenga separados los expedientes.',
    when: [
      'Su informe muestra cuentas, direcciones o empleadores de otra persona.',
      'Un familiar tiene su mismo nombre, y sus cuentas están en el informe de usted.',
      'Ya le quitaron un registro así, y llegaron otros.',
    ],
    notFor: [
      'Alguien usa su nombre o su número sin su permiso. El robo de identidad tiene una carta más fuerte.',
      'Solo una cuenta está mal. Basta con disputar esa cuenta.',
      'Usted firmó por la cuenta o fue codeudor. Entonces también es suya.',
    ],
  },
  deceased: {
    title: 'Carta de quien figura como fallecido',
    description:
      '¿Su informe dice que usted falleció? Pida a la agencia o a la empresa que quite la marca y conserve su cuenta con su historial.',
    intro:
      'Una agencia o un banco puede marcar como fallecida a una persona con vida, por ejemplo después de que murió la otra persona de una cuenta. Entonces los prestamistas le dicen que no. Esta carta pide quitar la marca y conservar la cuenta con su historial.',
    when: [
      'Su informe o una de sus cuentas dice "deceased" (fallecido).',
      'Falleció la otra persona de una cuenta conjunta, y la marca quedó en usted.',
      'Un prestamista le dijo que no porque sus registros dicen que usted falleció.',
    ],
    notFor: [
      'El Seguro Social mismo lo tiene por fallecido. Vaya antes a una de sus oficinas; le da una carta que ayuda aquí.',
      'La cuenta es de la persona que falleció y nunca fue suya. Entonces el error es la cuenta, y no la marca.',
      'Usted escribe por alguien que falleció. Cada agencia dice qué necesita de una familia o de una sucesión.',
    ],
  },
  'personal-information': {
    title: 'Carta para disputar datos personales',
    description:
      '¿Un nombre, una dirección o un empleador está mal en su informe? Pregunte a la agencia de dónde vino y pida que lo corrija o lo elimine.',
    intro:
      'Una dirección o un nombre equivocado parece poca cosa, pero puede traer a su expediente cuentas de otra persona. Detrás de un dato así no hay ninguna empresa, por eso aquí no se nombra ninguna. Esta carta pregunta de dónde vino el dato y pide corregirlo o eliminarlo.',
    when: [
      'Un nombre, una dirección o un teléfono del informe no es suyo.',
      'Su fecha de nacimiento o su empleador está mal.',
      'Un nombre o una dirección anterior aparece como si fuera actual.',
    ],
    notFor: [
      'Cuentas enteras son de otra persona. La carta por un expediente mezclado sirve mejor.',
      'Alguien usa su nombre sin su permiso. El robo de identidad tiene una carta más fuerte.',
      'Quiere cambiar su dirección con un prestamista. Dígaselo al prestamista; el informe lo sigue.',
    ],
  },
  'old-bankruptcy': {
    title: 'Carta para disputar una bancarrota antigua',
    description:
      '¿Una bancarrota de hace más de diez años, o con el capítulo o estado equivocado? Pida a la agencia que la compare con el tribunal.',
    intro:
      'Una bancarrota se puede reportar durante diez años desde la orden que la abrió. Después ya no debe estar en un informe de crédito ordinario. Esta carta nombra el día y el capítulo, y pide a la agencia que los compruebe y deje de reportarla.',
    when: [
      'Han pasado más de diez años desde la orden de amparo.',
      'El informe muestra un capítulo equivocado de su caso.',
      'Su caso terminó con exoneración, y el informe dice desestimado.',
    ],
    notFor: [
      'Los diez años no han pasado y el registro es correcto. Entonces puede quedarse hasta que pasen.',
      'Una deuda exonerada todavía muestra un saldo. Dispute esa cuenta.',
      'El caso sigue abierto. Pregunte antes a su abogado o al síndico.',
    ],
  },
  'judgments-and-liens': {
    title: 'Carta para disputar una sentencia o un gravamen fiscal',
    description:
      '¿Una sentencia civil, una demanda o un gravamen fiscal sigue en su informe? Pida a la agencia que lo compare con el tribunal y lo corrija.',
    intro:
      'Las tres agencias grandes dijeron que dejaron de mostrar sentencias civiles en 2017 y gravámenes fiscales en 2018. Es una práctica suya y no una ley. Aun así puede aparecer un registro, y otras agencias muestran registros de ese tipo. Esta carta nombra el registro y lo que está mal, y pide a la agencia que lo compruebe en su origen.',
    when: [
      'Una de las tres agencias todavía muestra una sentencia civil o un gravamen fiscal.',
      'Usted pagó un gravamen fiscal hace más de siete años.',
      'La sentencia se anuló o el caso se desestimó, y el informe no lo dice.',
      'El registro es de alguien con un nombre parecido al suyo.',
    ],
    notFor: [
      'La sentencia misma está mal. Solo el tribunal puede cambiarla. Una oficina de ayuda legal le dirá cómo pedirlo.',
      'Es una bancarrota. Tiene un plazo y una carta propios.',
      'Una empresa que revisa inquilinos o antecedentes muestra un registro que es correcto. Entonces puede quedarse el tiempo que fija la ley.',
    ],
  },
  'child-support': {
    title: 'Carta para disputar la manutención de menores',
    description:
      '¿Manutención de menores en su informe con un monto equivocado, o como pendiente aunque la pagó? Pida a la agencia que lo compruebe.',
    intro:
      'La manutención atrasada puede estar en un informe de crédito cuando la reporta una oficina de manutención de menores. El monto puede estar mal: un pago se anotó tarde, un tribunal lo bajó, o su empleador ya había enviado el dinero. Esta carta dice lo que muestra el informe y lo que es correcto, y pide a la agencia que lo compruebe con la oficina.',
    when: [
      'El informe muestra más de lo que usted debe.',
      'Usted pagó, y el informe todavía muestra un saldo.',
      'Un tribunal cambió el monto, y el informe muestra el anterior.',
    ],
    notFor: [
      'Usted quiere un pago mensual más bajo. Solo el tribunal o la oficina de manutención puede cambiarlo.',
      'Usted lo debe y el monto es correcto. Una carta no puede quitar de su informe un registro verdadero.',
      'Usted no tiene nada que ver con esa manutención. Si alguien tiene un nombre parecido al suyo, sirve la carta sobre un archivo mezclado.',
    ],
  },
  collections: {
    title: 'Carta para disputar una cuenta en cobranza',
    description:
      'Dispute una cobranza ajena, pagada, repetida o con un monto o una fecha incorrectos. A una agencia de crédito o al cobrador.',
    intro:
      'Una cuenta en cobranza puede estar mal de muchas maneras. Puede no ser suya, puede estar pagada, o el monto puede haber crecido sin una razón que usted vea. Esta carta dice qué está mal y cómo lo sabe, y pide que se verifique.',
    when: [
      'La cuenta en cobranza no es suya, o es de alguien con un nombre parecido al suyo.',
      'Usted pagó la deuda o llegó a un acuerdo, y su informe no lo dice.',
      'El monto está mal, o una de las fechas.',
      'La misma deuda aparece dos veces, y las dos veces con un saldo.',
      'La deuda es vieja: han pasado más de siete años y medio desde el pago que no se hizo y que llevó a la cobranza.',
    ],
    notFor: [
      'El primer aviso del cobrador le llegó en los últimos 30 días. La carta de validación de la deuda puede lograr más, así que envíe esa primero.',
      'La deuda viene de un robo de identidad. Esa carta sigue reglas propias.',
      'El dato es correcto. Una disputa no diría la verdad, pero puede hacerle una oferta al cobrador.',
    ],
  },
  'charge-off': {
    title: 'Carta para disputar una cuenta cancelada como pérdida (charge-off)',
    description:
      'Dispute un charge-off con un saldo o una fecha incorrectos, o con saldo después de que la deuda se vendió. A una agencia de crédito o al acreedor.',
    intro:
      'Un charge-off significa que el acreedor dio la cuenta por perdida en sus propios libros. La deuda no desaparece con eso, pero todo lo que el informe dice de ella debe ser correcto. Esta carta señala la línea que está mal y lo que debería decir.',
    when: [
      'El saldo o el monto vencido está mal.',
      'El acreedor vendió la deuda, y su propio registro todavía muestra un saldo.',
      'Usted pagó o llegó a un acuerdo, y su informe no lo dice.',
      'La fecha del primer atraso u otra fecha está mal.',
      'La cuenta nunca fue suya.',
    ],
    notFor: [
      'El dato es correcto y usted quiere que se quite. Disputar un dato verdadero no ayuda.',
      'Le dijeron que un charge-off o un formulario 1099-C borra el dato. Ninguno de los dos hace eso por sí solo.',
      'La cuenta viene de un robo de identidad. Esa carta sigue reglas propias.',
    ],
  },
  'late-payment': {
    title: 'Carta para disputar un pago atrasado',
    description:
      'Dispute un mes que su informe marca como atrasado aunque usted pagó a tiempo. A una agencia de crédito o a la empresa que lo reportó.',
    intro:
      'Su informe dice que usted pagó tarde, y no fue así. Esta carta pone la fecha de vencimiento al lado del día en que usted pagó, para que cualquiera lo vea. Un estado de cuenta o un comprobante del banco le da más fuerza.',
    when: [
      'Un mes está marcado como atrasado, y usted pagó a tiempo.',
      'Un mes está marcado con 30 días de atraso o más, y usted pagó antes.',
      'El historial de pagos muestra un atraso en el mes equivocado.',
    ],
    notFor: [
      'El pago de verdad llegó tarde. No lo dispute, por favor. Una carta de buena voluntad le pide un favor a la empresa.',
    ],
  },
  'hard-inquiry': {
    title: 'Carta para disputar una consulta de crédito',
    description:
      'Cuestione una consulta de crédito (hard inquiry) que usted no pidió. A una agencia de crédito o a la empresa que vio su informe.',
    intro:
      'Una empresa vio su informe de crédito, y usted no le solicitó nada. Esta carta da la fecha, dice que usted no pidió crédito allí y pregunta con qué fin lo hizo la empresa.',
    when: [
      'Usted no solicitó crédito a esta empresa, ni por medio de una tienda o un concesionario.',
      'Usted buscó el nombre, y no es el banco detrás de una tarjeta de tienda o de un concesionario de autos que usó.',
      'Usted revisó sus propias solicitudes de esa época y no encontró ninguna que corresponda.',
    ],
    notFor: [
      'Otra persona usó su nombre para solicitar crédito. La carta por robo de identidad puede lograr más.',
      'Usted hizo la solicitud, aunque se la negaran. Una consulta así está en orden y sale de su informe después de unos dos años.',
      'No lo sabe con certeza. Primero llame a la empresa y pregunte para qué fue la consulta.',
    ],
  },
  'medical-collections': {
    title: 'Carta para disputar una deuda médica en cobranza',
    description:
      'Dispute una factura médica en cobranza pagada, ajena o con un monto incorrecto. A una agencia de crédito, al cobrador o al proveedor.',
    intro:
      'Las facturas médicas llegan muchas veces a un informe por error: el seguro pagó, o el monto no es correcto. Esta carta dice qué pasó con la factura. Usted nunca tiene que decir para qué fue la atención.',
    when: [
      'La factura se pagó, por usted o por su seguro. Las tres agencias han dicho que no muestran las cobranzas médicas pagadas.',
      'La factura empezó por debajo de $500. Las agencias han dicho que tampoco muestran estas.',
      'La factura no es suya, aparece dos veces, o muestra mal el monto o la fecha.',
      'Usted es veterano o veterana, y el VA es responsable de la factura. Necesita un papel del VA que lo diga.',
    ],
    notFor: [
      'La factura viene de alguien que usó su nombre para recibir atención. La carta por robo de identidad sigue reglas propias.',
      'El primer aviso del cobrador le llegó en los últimos 30 días. La carta de validación de la deuda puede lograr más, así que envíe esa primero.',
    ],
  },
  'student-loans': {
    title: 'Carta para disputar un préstamo estudiantil',
    description:
      'Dispute un préstamo estudiantil, privado o federal, con saldo, estado o fecha incorrectos. A una agencia de crédito o a su administrador.',
    intro:
      'Los préstamos estudiantiles cambian a menudo de administrador, y en el camino se pierden detalles. Esta carta señala el préstamo que está mal y la línea que se debe corregir. Los préstamos privados y los federales siguen reglas distintas, por eso le preguntamos cuál es el suyo.',
    when: [
      'El saldo, el estado o la fecha de un pago está mal.',
      'El préstamo se pagó, se canceló o pasó a otro administrador, y el registro anterior no se actualizó.',
      'Un mes está marcado como atrasado aunque usted pagó a tiempo o tenía una pausa aprobada.',
      'Un préstamo aparece dos veces, con el mismo monto y la misma fecha.',
    ],
    notFor: [
      'Cada registro es un préstamo distinto. Los préstamos se entregan muchas veces por período de estudios, y cada parte aparece por separado.',
      'Un préstamo federal solo es viejo. La cuenta de años acostumbrada no se aplica a los préstamos federales.',
    ],
  },
  'identity-theft': {
    title: 'Carta por robo de identidad',
    description:
      'Pida a una agencia que bloquee lo que dejó un ladrón de identidad, o avise al acreedor o cobrador. Mejor con un informe de la FTC.',
    intro:
      'Alguien usó su nombre, y ahora eso está en su informe. Con un informe de robo de identidad y una prueba de quién es usted, esta carta pide a la agencia que bloquee el dato. Sin el informe escribimos una disputa común, y le mostramos dónde hacer el informe gratis.',
    when: [
      'Alguien abrió una cuenta, sacó un préstamo o solicitó crédito a su nombre.',
      'Alguien usó una cuenta suya sin su permiso.',
      'Una factura o una cuenta en cobranza viene de algo que alguien compró a su nombre.',
    ],
    notFor: [
      'Usted permitió que alguien usara su nombre o su tarjeta, aunque no haya pagado. La ley no trata eso como un robo.',
      'Usted recibió bienes, servicios o dinero de la cuenta.',
      'Usted simplemente no recuerda la cuenta. Mire primero su fecha de apertura y su dirección.',
    ],
  },
  '609-letter-myth': {
    title: 'La carta 609: lo que puede y lo que no puede hacer',
    description:
      'La sección 609 le permite ver su expediente de crédito. No borra nada. Aquí hay una carta honesta que lo pide, y el paso que sigue.',
    intro:
      'Tal vez leyó que una “carta 609” obliga a una agencia a borrar un dato si no puede mostrar el contrato firmado. Eso es un mito: la sección 609 le permite ver qué hay en su expediente y de dónde viene, y nada más. Esta carta pide justo eso. Si algo en su expediente está mal, lo que hace que se verifique es una disputa común.',
    when: [
      'Usted quiere ver todo lo que una agencia guarda sobre usted, no solo lo que muestra un informe.',
      'Usted quiere saber qué empresa reportó un dato.',
      'Usted quiere saber quién ha visto su informe.',
    ],
    notFor: [
      'Usted quiere que un dato se corrija o se quite. Empiece una disputa común: la disputa pide a la agencia que investigue, y esta carta no.',
      'Usted solo quiere leer su informe. AnnualCreditReport.com es más rápido.',
    ],
  },
  '623-direct-dispute': {
    title: 'Carta de disputa directa (sección 623)',
    description:
      'Dispute un dato con la empresa que lo reportó: qué dirección cuenta, qué incluir y por qué conviene escribir también a una agencia.',
    intro:
      'Usted también puede disputar un dato con la empresa que lo reportó. La empresa tiene que investigarlo cuando la carta trae los hechos y va a la dirección correcta, y le ayudamos a encontrarla. Le sugerimos disputar primero con la agencia, o al mismo tiempo.',
    when: [
      'La empresa reporta mal un monto, una fecha, un estado o el historial de pagos.',
      'Usted no es responsable de la cuenta.',
      'Usted tiene papeles que la empresa puede comparar con sus propios libros.',
      'Una agencia respondió que la empresa confirmó el dato, y usted tiene algo nuevo que mostrar.',
    ],
    notFor: [
      'El dato es una consulta de crédito, un registro público, o su propio nombre o dirección. Una empresa no está obligada a atender estos, así que escriba a la agencia.',
      'Usted ya envió la misma disputa y no tiene nada nuevo. La empresa puede descartarla.',
      'La empresa es un cobrador de deudas. Las cartas para cobradores convienen más.',
    ],
  },
};

export const protectionTemplatesMessages: typeof english.protectionTemplatesMessages = {
  'security-freeze': {
    title: 'Carta de congelamiento de seguridad',
    description:
      'Pida por correo que una agencia ponga, levante o quite un congelamiento. Es gratis. Por internet o teléfono suele ser más rápido.',
    intro:
      'Un congelamiento de seguridad cierra su informe de crédito a los prestamistas que todavía no le conocen, así que es difícil abrir una cuenta a su nombre. Es gratis en las tres agencias nacionales. Por internet o por teléfono suele estar enseguida; esta carta es el camino por correo, con los documentos que la agencia necesita.',
    when: [
      'Usted quiere que otros no abran cuentas a su nombre y no planea pronto un préstamo.',
      'El sitio web o la línea telefónica de la agencia no le dejó pasar.',
      'Usted quiere levantar un congelamiento por unos días, o quitarlo, por correo.',
      'Usted quiere congelar el expediente de una agencia más pequeña, por ejemplo de cuentas de banco o de servicios.',
    ],
    notFor: [
      'Usted lo necesita hoy. Vaya al sitio web de la agencia o llame.',
      'Algo en su expediente está mal. Un congelamiento no cambia eso, así que escriba una disputa.',
      'Es para un menor o para alguien de quien usted es tutor. Para eso hay una carta propia.',
    ],
  },
  'minor-freeze': {
    title: 'Congelamiento para un menor o una persona protegida',
    description:
      'Madre, padre o tutor pide a una agencia que congele el expediente de un menor de 16 años o de una persona con tutor.',
    intro:
      'A un menor no le sirve un expediente de crédito, y a un ladrón sí. La madre, el padre o el tutor puede pedir a cada agencia nacional un congelamiento gratuito, en su propio nombre. La carta necesita copias que muestran quién es usted, quién es el menor y que usted puede actuar.',
    when: [
      'Usted es madre o padre de un menor de 16 años.',
      'Usted es tutor o tutora legal de un menor de 16 años.',
      'Un tribunal le nombró tutor o curador de una persona de cualquier edad.',
    ],
    notFor: [
      'El joven tiene 16 años o más. Desde entonces pide su propio congelamiento.',
      'Usted actúa con un poder notarial o por un menor en cuidado temporal. La ley tiene caminos para eso, y la agencia dice qué documentos necesita.',
      'El expediente es el suyo. Para eso hay una carta propia.',
    ],
  },
  'active-duty-alert': {
    title: 'Carta de alerta de servicio activo',
    description:
      '¿En servicio activo lejos de su puesto? Pida a una agencia una alerta de un año. Ella la comunica a las otras dos.',
    intro:
      'Una alerta de servicio activo dice a los prestamistas que comprueben que de verdad es usted antes de abrir una cuenta. Dura un año y le quita por dos de las listas para ofertas no pedidas. Por internet o por teléfono suele estar enseguida; esta carta es el camino por correo. Basta con una agencia.',
    when: [
      'Usted está en servicio activo y lejos de su puesto habitual.',
      'Usted es reservista, le llamaron al servicio activo y está lejos de su puesto habitual.',
      'Usted no puede conectarse ni llamar desde donde sirve.',
    ],
    notFor: [
      'Usted sirve en su puesto habitual. Allí un congelamiento protege su expediente.',
      'Otra persona pide por usted. La ley permite un representante, pero escribimos solo para quien firma.',
      'Alguien ya usó su nombre. La carta por robo de identidad hace más.',
    ],
  },
};

export const letterTemplatesMessages: typeof english.letterTemplatesMessages = {
  nameAndAddress: 'Su nombre y su dirección postal',
  companyOnReport: 'El nombre de la empresa, como aparece en su informe',
  companyAndAddress: 'El nombre de la empresa y su dirección postal',
  courtOnReport: 'El tribunal o la oficina, como aparece en su informe',
  recordNumber: 'El número del caso o del registro',
  supportOffice: 'La oficina de manutención de menores',
  caseNumber: 'El número del caso',
  lastFour: 'Los últimos cuatro dígitos del número de cuenta',
  identifiers: 'Su fecha de nacimiento y los últimos cuatro dígitos de su número de Seguro Social',
  copies: {
    photo_id: 'Una copia de su identificación con foto',
    identity_proof: 'Una copia de otra prueba de quién es usted',
    proof_of_address: 'Una copia de un comprobante de su domicilio',
    marked_report_page: 'Una copia de la página de su informe de crédito, con el dato marcado',
    name_proof: 'Una copia de una prueba de su nombre completo o anterior',
    mix_up_papers: 'Una copia de los documentos que muestran la confusión',
    family_papers: 'Una copia de sus documentos de divorcio o del tribunal',
    payment_proof: 'Una copia de su comprobante de pago',
    settlement_letter:
      'Una copia de la carta de pago completo, de acuerdo o de liberación de la deuda',
    payoff_letter: 'Una copia de la carta de liquidación de la deuda (payoff letter)',
    statement: 'Una copia de un estado de cuenta',
    older_report: 'Una copia de un informe de crédito anterior',
    creditor_letter: 'Una copia de una carta o un correo electrónico de la empresa',
    contract: 'Una copia del contrato o de los documentos del préstamo',
    second_report_page: 'Una copia de la página del informe con el segundo registro, marcado',
    sale_letter: 'Una copia de la carta que dice que la deuda se vendió o se transfirió',
    ftc_report: 'Una copia de su informe de robo de identidad de la FTC',
    police_report: 'Una copia de su denuncia policial sobre el robo',
    insurance_statement: 'Una copia de un estado de cuenta de su seguro médico',
    va_notice: 'Una copia del aviso o de los documentos del VA',
    bankruptcy_papers: 'Una copia de los documentos de la exoneración por bancarrota (discharge)',
    cancellation_form: 'Una copia del Formulario 1099-C',
    court_papers: 'Una copia de los documentos del tribunal o del gobierno sobre el registro',
    ssa_letter: 'Una copia de una carta del Seguro Social que muestra que usted está con vida',
    authority_proof: 'Una copia del documento que muestra su derecho a actuar',
    protected_identity: 'Una copia de una prueba de identidad de la persona que se protege',
    duty_papers: 'Una copia de sus órdenes o de una carta de su comando',
    other_papers: 'Una copia de otros documentos que respaldan lo que usted dice',
  },
};
