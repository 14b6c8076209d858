import type { words as english } from './identity-theft.questions.words.ts';

/** The words of `identity-theft.questions.ts` in Spanish; the examples stay English, since they show what the letter will say. */
export const words: typeof english = {
  theftKind: {
    label: '¿Qué hizo el ladrón?',
    why: 'La carta tiene que decir exactamente qué parte de su informe viene del robo.',
    options: {
      new_account: 'Abrió esta cuenta a mi nombre',
      used_account: 'Usó una cuenta que yo tengo',
      applied: 'Pidió crédito a mi nombre',
    },
  },
  theftPart: {
    label: '¿Qué cargos o marcas vienen del robo?',
    why: 'Solo se puede quitar lo que vino del robo; el resto de su cuenta se queda. Escríbalo en inglés, como irá en la carta.',
    example: 'The three charges of May 9, 2026 and the late mark for June 2026.',
  },
  discoveryDate: {
    label: '¿Cuándo se dio cuenta?',
    why: 'Muestra qué pasó antes y qué pasó después.',
  },
  thiefKnown: {
    label: '¿Sabe quién lo hizo?',
    why: 'Si alguien tenía permiso de usted para usar su nombre, la ley no lo trata como robo.',
    options: {
      unknown: 'No',
      known: {
        label: 'Sí, y yo no lo permití',
        hint: 'Cuenta como robo, aunque sea dentro de la familia.',
      },
      allowed: 'Sí, y yo lo había permitido',
    },
  },
  gotBenefit: {
    label: '¿Recibió usted bienes, servicios o dinero gracias a lo que hizo el ladrón?',
    why: 'La ley no cubre aquello de lo que usted se benefició, y una respuesta incorrecta puede deshacer lo que consiga.',
  },
  notMyTransaction: {
    label: '¿Puede declarar que esto no tiene que ver con ninguna transacción suya?',
    why: 'La ley le pide esta declaración. Diga que sí solo si es verdad.',
    hint: 'Si el ladrón usó una cuenta suya, se trata de la parte que viene del robo.',
  },
  ftcReportNumber: {
    label: '¿Qué número tiene su informe de la FTC?',
    why: 'Une la copia del sobre con el informe.',
    hint: 'Está arriba en el informe de IdentityTheft.gov.',
  },
  policeReportNumber: {
    label: '¿Qué número tiene su denuncia policial?',
    why: 'Une la copia del sobre con la denuncia.',
  },
  policeDepartment: {
    label: '¿Qué departamento de policía tomó la denuncia?',
    why: 'Muestra que la denuncia de verdad se presentó.',
    example: 'Columbus Division of Police',
  },
  fraudAlert: {
    label: '¿Quiere que la agencia ponga también una alerta de fraude en su expediente?',
    why: 'Con una alerta, se les pide a los acreedores que comprueben que de verdad es usted antes de dar crédito.',
    options: {
      none: 'No, o ya tengo una',
      one_year: 'Sí, por un año',
      seven_years: {
        label: 'Sí, por siete años',
        hint: 'Requiere el informe o la denuncia en el sobre.',
      },
    },
  },
  theftAddress: {
    label: '¿Escribe a la dirección que la empresa da para los informes de robo de identidad?',
    why: 'Con las páginas de su informe, enviadas a esa dirección, la carta puede decir que la empresa no puede seguir reportando el dato.',
    hint: 'La da su sitio web o su departamento de fraudes. La dirección para otras disputas puede ser distinta. Si no lo sabe con certeza, no responda.',
  },
  wantsRecords: {
    label: '¿Quiere copias de los papeles que el ladrón dejó en esta empresa?',
    why: 'Una empresa que trató con el ladrón tiene que darle sus registros gratis. Muchas veces muestran quién fue.',
    hint: 'Antes puede pedirle su denuncia policial y una declaración firmada. Su carta necesita una copia de su identificación.',
  },
};
