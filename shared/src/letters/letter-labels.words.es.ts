import type { words as english } from './letter-labels.words.ts';

/** How screens call the reasons, recipients, items and states of letters, and what a person signs, in Spanish. */
export const words: typeof english = {
  reasons: {
    not_mine: 'Esta cuenta no es mía',
    paid_in_full: 'Esta deuda se pagó por completo',
    incorrect_amount: 'El monto es incorrecto',
    incorrect_dates: 'Las fechas están mal',
    duplicate: 'Este dato está duplicado',
    identity_theft: 'Se debe a un robo de identidad',
    statute_of_limitations: 'El plazo de prescripción ya venció',
    other: 'Otra razón (explique cuál)',
  },
  recipients: {
    bureau: 'Una agencia de crédito',
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
