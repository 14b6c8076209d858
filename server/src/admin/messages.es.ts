import type * as english from './messages.ts';

export const viewedEmailMessages: typeof english.viewedEmailMessages = {
  subject: 'Nuestro equipo de ayuda miró su cuenta',
  preview:
    'Alguien de nuestro equipo de ayuda miró sus páginas para ayudarle. No podía cambiar nada.',
  heading: 'Nuestro equipo de ayuda miró su cuenta',
  text: (on) =>
    `El ${on}, alguien de nuestro equipo de ayuda miró sus páginas tal como usted las ve. No podía cambiar ni enviar nada.`,
  reason: 'Motivo',
  notExpected: '¿No lo esperaba? Escríbanos y le diremos más.',
  why: 'Recibe este correo porque tiene una cuenta en Credit Fix.',
};
