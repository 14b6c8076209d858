import type { words as english } from './company-templates.words.ts';

export const words: typeof english = {
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
