import type { words as english } from './referral.email.words.ts';

export const words: typeof english = {
  title: (amount) => `Usted ganó un crédito de ${amount}`,
  preview: 'Un amigo a quien invitó comenzó con Credit Fix Pro.',
  paid: (amount) =>
    `Un amigo a quien invitó pagó Credit Fix Pro por primera vez. Gracias. Pusimos un crédito de ${amount} en su saldo con nosotros.`,
  lowers: (price) =>
    `No tiene que hacer nada. El crédito reduce sus próximas facturas, de Pro y de cartas enviadas, hasta que se acabe. Si está en el plan Gratis, el crédito espera y reduce sus facturas cuando elija Pro, que cuesta ${price} por mes.`,
  button: 'Ver sus invitaciones',
  each: (reward) => `Gana ${reward} por cada amigo. No le decimos qué amigo fue.`,
  reason:
    'Recibe este correo porque compartió su enlace de invitación. Puede desactivar los correos sobre invitaciones en Mi cuenta.',
};
