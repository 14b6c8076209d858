import type { words as english } from './login-link.email.words.ts';

export const words: typeof english = {
  subject: 'Su enlace de acceso',
  preview: (minutes) => `Le permite iniciar sesión una vez, durante ${minutes} minutos.`,
  heading: 'Inicie sesión en Credit Fix',
  here: 'Aquí está el enlace de acceso que pidió. No necesita contraseña.',
  button: 'Iniciar sesión',
  once: (minutes) =>
    `Funciona una sola vez, durante ${minutes} minutos. Si pide otro enlace, este deja de funcionar.`,
  notYou: '¿No lo pidió usted? Entonces puede borrar este correo. Nadie entra sin el enlace.',
  reason:
    'Recibe este correo porque alguien escribió su dirección para iniciar sesión en Credit Fix.',
};
