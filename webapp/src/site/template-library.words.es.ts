import type { words as english } from './template-library.words.ts';

export const words: typeof english = {
  title: 'Modelos de cartas de disputa',
  description:
    'Nueve cartas de disputa y cuatro cartas a acreedores y cobradores: cuándo sirve cada una, qué incluir y qué más puede hacer.',
  keywords:
    'modelos de cartas de disputa, ejemplo de carta de disputa de crédito, carta de validación de la deuda, carta de buena voluntad, carta 609',
  lead: 'Elija la carta que más se parece a su caso. Cada página dice cuándo sirve, qué necesita usted y cuándo conviene otra carta. Las explicaciones están en español; la carta misma va en inglés.',
  disputes: 'Cuando su informe está mal',
  disputesText:
    'Estas van a una agencia de informes de crédito, o a la empresa que reportó el dato.',
  others: 'Cuando escribe a un acreedor o a un cobrador',
  othersText:
    'Estas no disputan ninguna línea de su informe. Piden pruebas, piden un favor o hacen una oferta.',
  notSure: '¿No sabe cuál elegir?',
  notSureText:
    'Empiece sin modelo. Las preguntas encuentran la carta que corresponde, y usted puede cambiar cuando quiera.',
  start: 'Empezar mi carta gratis',
};
