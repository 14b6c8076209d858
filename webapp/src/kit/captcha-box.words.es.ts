import type { words as english } from './captcha-box.words.ts';

export const words: typeof english = {
  name: 'Verificación contra robots',
  waiting: 'Preparando la verificación…',
  failed: 'La verificación no se cargó',
  failedText: 'Revise su conexión. Lo que escribió sigue aquí.',
  label: 'No soy un robot',
  verifying: 'Comprobando que usted no es un robot…',
  verified: 'Comprobado: no es un robot',
  error: 'La verificación no funcionó. Inténtelo de nuevo.',
  expired: 'La verificación ya venció. Marque la casilla otra vez.',
  verificationRequired: 'Marque la casilla.',
  waitAlert: 'Todavía estamos comprobando. Un momento, por favor.',
  loading: 'Cargando…',
  needsScript: 'Este formulario necesita JavaScript. Actívelo en su navegador o escríbanos a',
};
