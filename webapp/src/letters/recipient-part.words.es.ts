import type { words as english } from './recipient-part.words.ts';

const furnisher = 'El banco, prestamista o proveedor que puso el dato en su informe.';
const others = {
  collector: 'Una agencia de cobranza o una empresa que compró la deuda.',
  inquirer: 'La empresa que miró su informe y dejó una consulta de crédito (hard inquiry).',
};

export const words: typeof english = {
  question: '¿A quién quiere escribir?',
  why: 'Cada destinatario tiene deberes distintos. Citamos solo la ley que obliga al que usted elija.',
  hints: {
    bureau:
      'En la mayoría de los casos, empiece aquí. Solo una disputa ante una agencia de informes de crédito activa el deber más fuerte: la empresa tiene entonces que revisar el dato y responder a la agencia.',
    furnisher: `${furnisher} Una buena segunda carta, después de la agencia.`,
    ...others,
  },
  plainHints: { bureau: 'Equifax, Experian o TransUnion.', furnisher, ...others },
  whichReport: '¿En el informe de qué agencia aparece?',
  whichReportHint:
    'Elija más de una si el mismo error está en cada informe. Cada agencia recibe su propia carta.',
  whichBureau: '¿A qué agencia de crédito escribe?',
  whichBureauHint: 'Cada una que elija recibe su propia carta.',
  bureausWhy:
    'Cada agencia lleva su propio expediente, y ninguna corrige los expedientes de las demás.',
};
