import type { words as english } from './authorities.words.ts';

/** Why an authority has no place in a letter, in Spanish. */
export const words: typeof english = {
  fdcpa: {
    reason:
      'Esa ley obliga a los cobradores de deudas. No le impone ningún deber a una agencia de crédito.',
    furnisher:
      'Esa ley obliga a los cobradores de deudas, no a la empresa que dio el crédito al principio.',
    inquirer: 'Esa ley trata del cobro de deudas. No dice nada de consultas.',
  },
  regulation_f: {
    reason:
      'El Reglamento F obliga a los cobradores de deudas. No le impone ningún deber a una agencia de crédito.',
    furnisher:
      'Esa ley obliga a los cobradores de deudas, no a la empresa que dio el crédito al principio.',
    inquirer: 'El Reglamento F trata del cobro de deudas. No dice nada de consultas.',
  },
  direct_dispute_rule: {
    reason:
      'Esa regla es para disputas enviadas a la empresa que reportó el dato, no a una agencia.',
    inquirer: 'Esa regla deja fuera las consultas.',
  },
  furnisher_duty: {
    reason: 'Esa sección obliga a la empresa que reportó el dato, no a la agencia.',
    inquirer:
      'Esa sección obliga a las empresas que reportan a las agencias. Una consulta no es un reporte.',
  },
  section_609: {
    reason:
      'La sección 609 le permite ver su expediente. No es una razón para quitar un dato, y las agencias lo saben.',
    furnisher:
      'La sección 609 le permite ver su expediente en una agencia. No es una razón para quitar un dato.',
    collector:
      'La sección 609 le permite ver su expediente en una agencia. No le impone ningún deber a un cobrador.',
    inquirer:
      'La sección 609 le permite ver su expediente en una agencia. Esta empresa no tiene un expediente así.',
  },
  circular_2022_07: { reason: 'La CFPB retiró esa orientación.' },
  guidance: {
    reason:
      'Lo que una oficina del gobierno ha escrito sobre la ley no es la ley, y buena parte se retiró.',
  },
  medical_debt_rule: {
    reason: 'Un tribunal anuló esa regla sobre deudas médicas en julio de 2025.',
  },
  hipaa: { reason: 'La ley HIPAA no decide qué puede mostrar un informe de crédito.' },
  ucc: {
    reason: 'El Código Comercial Uniforme (UCC) no decide qué puede mostrar un informe de crédito.',
  },
  metro_2: { reason: 'Metro 2 es un formato de datos de la industria, no una ley.' },
  e_oscar: {
    reason:
      'e-OSCAR es el sistema con que las agencias y las empresas intercambian disputas, no una ley.',
  },
  limitation_period: {
    reason:
      'El plazo de prescripción trata de demandas. No decide cuánto tiempo una agencia puede reportar un dato.',
    furnisher:
      'El plazo de prescripción trata de demandas. No decide qué puede reportar una empresa.',
    collector:
      'El plazo para demandar va en una carta aparte. Para eso, elija la razón "El plazo de prescripción ya venció".',
    inquirer: 'El plazo de prescripción trata de demandas, no de consultas.',
  },
  case_name: {
    reason: 'Los casos judiciales no ayudan en una carta de disputa y hacen que parezca copiada.',
  },
  case_report: {
    reason: 'Los casos judiciales no ayudan en una carta de disputa y hacen que parezca copiada.',
  },
  case_law: {
    reason: 'Los casos judiciales no ayudan en una carta de disputa y hacen que parezca copiada.',
  },
  state_law: {
    reason:
      'Se discute qué leyes estatales cuentan todavía para los informes de crédito, así que esta carta las deja fuera.',
  },
  constitution: {
    reason: 'La Constitución no decide qué puede mostrar un informe de crédito.',
  },
  common_law: {
    reason: 'Palabras así no tienen fuerza en una disputa, y hacen que quien lee deje de leer.',
  },
  spelled_section: {
    reason:
      'En una carta la ley se nombra por su número, para que quien lee la encuentre. Quite esto.',
  },
  fcra_validation: {
    reason:
      'La Ley de Informe Justo de Crédito (FCRA) habla de una investigación y no de una validación. Mejor pida que lo revisen.',
  },
  other_act: { reason: 'Esa ley no trata de disputas como esta.' },
};
