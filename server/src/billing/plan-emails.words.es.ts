import type { words as english } from './plan-emails.words.ts';

export const words: typeof english = {
  granted: {
    title: (plan) => `Ahora usted tiene ${plan}`,
    preview: (letters) => `Puede hacer ${letters} cartas por mes. No le cuesta nada.`,
    given: (plan) =>
      `Le dimos ${plan} a su cuenta. No le cuesta nada y no necesitamos una tarjeta.`,
    until: (letters, day) =>
      `Puede hacer ${letters} cartas por mes. Dura hasta el ${day}, ese día incluido. Después su cuenta vuelve sola al plan Gratis.`,
    forGood: (letters) => `Puede hacer ${letters} cartas por mes. No tiene fecha de vencimiento.`,
  },
  ended: {
    title: (plan) => `Su ${plan} terminó`,
    preview: 'Su cuenta está en el plan Gratis. Sus cartas se quedan donde están.',
    text: (plan) =>
      `El ${plan} que le dimos terminó, y su cuenta está en el plan Gratis. No se cobró nada y no se cobrará nada.`,
    lettersStay:
      'Sus cartas y borradores se quedan donde están. Puede hacer una carta por mes calendario. Una carta que ya haya hecho este mes también cuenta.',
  },
  seePlan: 'Ver su plan',
  reason:
    'Recibe este correo porque algo cambió en su plan. Estos correos los enviamos siempre, para que sepa cómo está.',
};
