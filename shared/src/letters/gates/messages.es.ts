import type * as english from './messages.ts';

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
    text: 'Sobre un bloqueo por robo de identidad escribimos solo a Equifax, Experian y TransUnion.',
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
