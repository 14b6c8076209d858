import type { words as english } from './letter-ready.email.words.ts';

export const words: typeof english = {
  title: 'Su carta está lista',
  preview: 'Imprímala, envíela por correo certificado y guarde la prueba.',
  waits: (reference) =>
    `Su carta ${reference} está firmada y le espera en su panel. Esto es lo que sigue:`,
  steps: [
    'Descargue la carta e imprima todas sus páginas. Su firma ya está en ella.',
    'Envíela por correo certificado con acuse de recibo a la dirección impresa en la parte superior de la carta. La oficina de correos tiene los formularios.',
    'Guarde el recibo del envío y la tarjeta de acuse de recibo. Prueban cuándo se envió su carta y cuándo llegó.',
  ],
  button: 'Ir a mi panel',
  reason: 'Recibe este correo porque hizo una carta con Credit Fix.',
};
