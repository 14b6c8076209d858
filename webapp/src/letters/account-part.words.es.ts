import type { words as english } from './account-part.words.ts';

export const words: typeof english = {
  disputed: 'El dato que disputa',
  furtherItem: (item) => `Dato ${item} de esta carta`,
  fromReport:
    'Tenga a mano su informe de crédito y copie los nombres y números tal como aparecen en él.',
  earlierItem: 'El dato',
  earlierItemLead:
    'Está aquí como en su carta anterior. Déjelo como está, para que lo encuentren de nuevo.',
  entry: 'El registro que quiere entender',
  entryLead:
    'Usted pide todo su expediente. Mencionar un registro le muestra a la agencia la razón de su pregunta.',
  entryCompany: 'La empresa que aparece en el registro.',
  otherLetter: 'La cuenta de la que se trata',
  otherLetterLead: 'Tenga a mano su informe de crédito o la última carta de la empresa.',

  creditor: 'Nombre del acreedor',
  creditorHints: {
    bureau: 'La empresa que reporta el dato: un banco, un prestamista o un cobrador de deudas.',
    furnisher: 'La empresa que reporta el dato, tal como aparece en su informe.',
    collector: 'El cobrador, tal como aparece en su informe o en su carta.',
    inquirer: 'La empresa que aparece junto a la consulta de crédito.',
  },
  account: 'Número de cuenta',
  accountHint:
    'Tal como aparece en el informe. Basta una parte del número, o asteriscos en lugar de los dígitos ocultos. Una consulta de crédito no tiene número: escriba “none” (ninguno).',
  accountHintOfLetter: 'Tal como aparece en el informe o en la carta. Basta una parte del número.',
  accountWhy: 'Les indica a cuál de sus cuentas se refiere. Lo guardamos cifrado.',

  reason: '¿Qué está mal?',
  reasonWhy: 'La razón decide qué hechos necesita la carta y qué ley cita.',
  reasonHints: {
    not_mine: 'Nunca tuvo esta cuenta, o es de alguien con un nombre parecido al suyo.',
    paid_in_full: 'Usted la pagó, y el informe todavía muestra dinero pendiente.',
    incorrect_amount: 'Un saldo, un límite de crédito o un monto vencido es incorrecto.',
    incorrect_dates: 'Por ejemplo, el mes de un pago atrasado o cuándo empezó el atraso.',
    duplicate: 'La misma deuda aparece dos veces en el informe.',
    identity_theft: 'Alguien abrió o usó la cuenta a nombre de usted.',
    statute_of_limitations:
      'El dato quizá sea demasiado antiguo para un informe. Existen dos plazos distintos, así que primero revisamos sus fechas.',
    other: 'Cuéntenoslo con sus propias palabras.',
  },
  details: 'Más detalles',
  detailsHint:
    'Diga en inglés qué está mal, por qué y desde cuándo, con al menos 40 caracteres. Ejemplo: The report shows my loan as open, but I closed it on May 3, 2024.',
  detailsWhy: 'Una disputa vaga se puede descartar. Los hechos claros hacen que la revisen.',
};
