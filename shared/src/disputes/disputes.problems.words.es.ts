import type { words as english } from './disputes.problems.words.ts';

export const words: typeof english = {
  'disputes.not_found': 'No encontramos esa disputa. Es posible que pertenezca a otra cuenta.',
  'disputes.too_early':
    'Eso todavía no se puede anotar: el plazo para responder sigue corriendo, o la carta no ha llegado.',
  'disputes.answer_missing': 'No encontramos la copia de la respuesta. Súbala de nuevo.',
  'disputes.no_clock':
    'En este momento no corre ningún plazo para esta disputa, así que no hay nada que extender.',
  'disputes.step_not_open':
    'Ese paso no corresponde al punto en que está esta disputa. Vuelva a cargar la página para ver qué sigue.',
  'disputes.no_such_feed':
    'No hay ningún calendario en esta dirección. Puede crear uno nuevo en su panel.',
  'disputes.score_not_found': 'Ese puntaje ya no está en su lista.',
  'disputes.too_many_scores': 'Su lista de puntajes está llena. Quite primero uno antiguo.',
};
