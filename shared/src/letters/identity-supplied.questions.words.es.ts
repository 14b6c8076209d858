import type { words as english } from './identity-supplied.questions.words.ts';

/** The words of `identity-supplied.questions.ts` in Spanish. */
export const words: typeof english = {
  noticeOn: {
    label: '¿Qué fecha tiene la carta de la agencia?',
    why: 'Su carta le responde, así que la nombra.',
  },
  whyAsked: {
    label: '¿Qué quiere la agencia?',
    why: 'La carta responde lo que preguntaron.',
    options: {
      identity: 'Una prueba de quién soy o de dónde vivo',
      third_party: 'Cree que otra persona envió mi carta',
      both: 'Las dos cosas',
    },
  },
  sentMyself: {
    label: '¿Es verdad esto: "Esta disputa la envío yo"?',
    why: 'La carta lo dice sobre su firma. Diga que sí solo si es verdad.',
    hint: 'Usar un sitio web para escribir su propia carta está bien. Que una empresa dispute en su lugar, no.',
  },
  copiesWhy:
    'Marque una prueba de quién es usted y un comprobante de su domicilio: para eso es esta carta.',
};
