import type { words as english } from './invite.words.ts';

const friends = (count: number) =>
  count === 1
    ? '1 amigo ha iniciado sesión con su enlace'
    : `${count} amigos han iniciado sesión con su enlace`;

export const words: typeof english = {
  title: 'Invitar a alguien',
  description: 'Su enlace personal de invitación, cómo funciona y qué resultados ha tenido.',
  what: 'su enlace de invitación',
  how: 'Cómo funciona',
  steps: (reward) => [
    'Un amigo que todavía no tiene cuenta aquí abre su enlace e inicia sesión.',
    'Escribe sus cartas como cualquier persona. Usted nunca ve quién es ni qué escribe.',
    `Después del primer pago de Pro de su amigo, usted recibe ${reward} de crédito. Se descuenta solo de sus próximas facturas de Pro.`,
  ],
  limits:
    'El crédito cuenta una vez por cada amigo y nunca se paga en efectivo. No cuenta invitarse a sí mismo, invitar a alguien en su propio dispositivo ni invitarse unos a otros.',
  result: 'Los resultados',
  invited: (reward) =>
    `Usted llegó por la invitación de un amigo. Esa persona recibe ${reward} de crédito después del primer pago de Pro que usted haga. No le decimos quién es usted.`,

  nobody: 'Nadie ha usado su enlace todavía.',
  joined: (count) => `${friends(count)}. Hasta ahora nadie ha pagado Pro.`,
  rewarded: ({ joined, paid, credit }) =>
    paid === 1
      ? `${friends(joined)}, y 1 ha pagado Pro: se le acreditaron ${credit} a usted.`
      : `${friends(joined)}, y ${paid} han pagado Pro: se le acreditaron ${credit} a usted.`,

  link: 'Su enlace de invitación',
  shared: 'Aquí escribo mis cartas de disputa de crédito:',
  copy: 'Copiar enlace',
  share: 'Compartir…',
  copied: 'Copiado. Ya puede pegarlo en un mensaje.',
  refused: 'Este navegador no nos deja copiar. El enlace está seleccionado: cópielo usted.',

  card: (reward) => `Invite a un amigo y reciba ${reward} de crédito`,
  cardAbout: (reward) =>
    `Después del primer pago de Pro de su amigo, ${reward} se descuentan de sus próximas facturas.`,
  cardInvited: (reward) =>
    `Usted llegó por la invitación de un amigo. Esa persona recibe ${reward} de crédito después del primer pago de Pro que usted haga.`,
};
