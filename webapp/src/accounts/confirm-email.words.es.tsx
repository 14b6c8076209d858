import type { words as english } from './confirm-email.words.tsx';

export const words: typeof english = {
  incomplete:
    'Este enlace de confirmación no está completo. Copie el enlace entero del correo electrónico.',
  ask: '¿Cambiar su correo electrónico?',
  askLead:
    'Alguien que tiene la sesión iniciada en una cuenta de Credit Fix lo pidió. Si fue usted, confírmelo aquí.',
  unchanged: 'Su correo electrónico sigue como estaba.',
  confirm: 'Sí, cambiar mi correo electrónico',
  confirming: 'Confirmando…',
  notYou:
    'Si no fue usted, cierre esta página. Nada cambia, porque las dos direcciones tienen que estar de acuerdo.',
  changed: 'Su correo electrónico cambió',
  changedTo: (address) => (
    <>Desde ahora usted inicia sesión con {address}, y nuestros correos llegan allí.</>
  ),
  oneMore: 'Falta un enlace',
  thenChangesTo: (address) => (
    <>
      Gracias, esta dirección está confirmada. Ahora abra el enlace que enviamos a su otra
      dirección. Entonces su correo electrónico cambia a {address}.
    </>
  ),
  notWorking: 'Este enlace no funciona',
  startAgain: 'Puede empezar el cambio de nuevo en Mi cuenta.',
  myAccount: 'Ir a Mi cuenta',
};
