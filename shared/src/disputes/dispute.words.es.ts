import type { words as english } from './dispute.words.ts';

export const words: typeof english = {
  states: {
    ready: {
      label: 'Lista para enviar',
      hint: 'La carta está firmada. Nada empieza hasta que la reciban.',
    },
    on_its_way: {
      label: 'En camino',
      hint: 'La carta está en el correo. El plazo para responder empieza el día en que llegue.',
    },
    waiting: {
      label: 'A la espera de respuesta',
      hint: 'Ya tienen su carta. Díganos cuando llegue una respuesta.',
    },
    overdue: {
      label: 'Respuesta atrasada',
      hint: 'El plazo para responder terminó, y aquí no hay ninguna respuesta anotada.',
    },
    answered: {
      label: 'Con respuesta',
      hint: 'Llegó una respuesta. Su siguiente paso está abajo.',
    },
    not_delivered: {
      label: 'No entregada',
      hint: 'La carta no llegó, así que no corre ningún plazo.',
    },
    resolved: {
      label: 'Resuelta',
      hint: 'Cambiaron el dato como usted pidió.',
    },
  },
  outcomes: {
    deleted: {
      label: 'Lo eliminaron',
      hint: 'La respuesta lo dice, o el dato ya no está en un informe nuevo. Un bloqueo por robo de identidad también cuenta.',
    },
    corrected: {
      label: 'Lo corrigieron',
      hint: 'Ahora el dato dice lo que usted pidió.',
    },
    corrected_wrongly: {
      label: 'Lo cambiaron, pero sigue mal',
      hint: 'Algo cambió, y algo que usted nombró todavía no está bien.',
    },
    verified: {
      label: 'Dicen que está bien',
      hint: 'La respuesta dice “verified” (verificado) o “accurate” (exacto), y nada cambió.',
    },
    frivolous: {
      label: 'La descartaron',
      hint: 'La respuesta llama a su disputa “frivolous” (sin fundamento) o “irrelevant” (irrelevante), o dice que falta algo.',
    },
    need_id: {
      label: 'Quieren saber quién soy',
      hint: 'Piden prueba de identidad, o creen que otra persona envió la carta.',
    },
    block_declined: {
      label: 'Negaron o levantaron el bloqueo',
      hint: 'Usted pidió un bloqueo por robo de identidad, y el dato sigue ahí o volvió.',
    },
    no_answer: {
      label: 'No llegó ninguna respuesta',
      hint: 'No llegó nada por correo postal, y nada cambió en su informe.',
    },
    reinserted: {
      label: 'Un dato eliminado volvió',
      hint: 'Ya no estaba, y ahora su informe lo muestra otra vez.',
    },
  },
};
