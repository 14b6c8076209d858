import type { words as english } from './not-mine.questions.words.ts';

/** The words of `not-mine.questions.ts` in Spanish; the examples stay English, since they show what the letter will say. */
export const words: typeof english = {
  identityUsed: {
    label: '¿Alguien usó su nombre o su número de Seguro Social sin su permiso?',
    why: 'Si alguien le robó la identidad, otra ley le ayuda más rápido que esta carta.',
    options: { no: 'No', yes: 'Sí, alguien usó mi identidad', not_sure: 'No lo sé con certeza' },
  },
  howKnown: {
    label: '¿Cómo sabe que la cuenta no es suya?',
    why: 'Un expediente mezclado se busca en un lugar, y una cuenta que usted nunca tuvo, en otro.',
    options: {
      never_had: {
        label: 'Nunca tuve una cuenta con esta empresa',
        hint: 'Si es una cobranza: con la empresa de la que viene la deuda.',
      },
      similar_name: 'Es de alguien con un nombre parecido al mío',
      relative: {
        label: 'Es de un familiar',
        hint: 'Por ejemplo, su padre o su madre con el mismo nombre.',
      },
      authorized_user: 'Yo solo era usuario autorizado',
      former_spouse: 'Es de mi exesposo o exesposa',
      not_remembered: 'No la recuerdo',
      other: { label: 'Otra cosa', hint: 'Cuéntenos más abajo.' },
    },
  },
  agreedToPay: {
    label: '¿Alguna vez firmó por esta cuenta, fue su aval o aceptó pagarla?',
    why: 'Quien es titular conjunto o aval de una cuenta la sigue debiendo, incluso después de un divorcio. La carta no debe decir otra cosa.',
  },
  dealtWithCompany: {
    label: '¿Alguna vez tuvo trato con esta empresa?',
    why: 'La empresa revisará sus registros. La carta debe decir lo mismo que ellos.',
    hint: 'Si es una cobranza: con la empresa de la que viene la deuda.',
    options: {
      never: 'No, nunca',
      other_account: 'Sí, pero era otra cuenta',
      not_sure: 'No lo sé',
    },
  },
  mixUpDetails: {
    label: '¿Qué señala a la otra persona?',
    why: 'Un segundo nombre, un año de nacimiento o una dirección distinta muestra la confusión a simple vista. Escríbalo en inglés, como irá en la carta.',
    example: 'The account lists an address in Tucson, Arizona. I have never lived there.',
  },
  howKnownDetails: {
    label: 'Díganos cómo lo sabe',
    why: 'Una disputa sin razón se puede descartar, así que una o dos frases claras importan. Escríbalas en inglés, como irán en la carta.',
    example: 'The account was opened in 2009. I moved to the United States in 2014.',
  },
  inquiryDate: {
    label: '¿Qué fecha tiene la consulta?',
    why: 'Una empresa puede haber consultado más de una vez. La fecha muestra de cuál se trata.',
    hint: 'Está junto al nombre de la empresa en la lista de consultas ("inquiries").',
  },
  applied: {
    label:
      'Por esos días, ¿pidió usted crédito a esta empresa, a una tienda o a un concesionario, o aceptó que revisaran su crédito?',
    why: 'Las tiendas y los concesionarios suelen revisar el crédito por medio de un banco con otro nombre.',
    options: { no: 'No', yes: 'Sí', not_sure: 'No lo sé con certeza' },
  },
  checkedNames: {
    label:
      '¿Revisó si este nombre es el banco detrás de la tarjeta de una tienda o de un concesionario?',
    why: 'Le ahorra una carta a la que responderían que usted sí lo solicitó.',
    hint: 'Su carta dirá que no encontró ninguna relación. Si la encontró, cambie la respuesta de arriba.',
  },
};
