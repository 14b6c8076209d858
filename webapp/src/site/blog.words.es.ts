import type { words as english } from './blog.words.ts';

export const words: typeof english = {
  title: 'Blog',
  heading: 'Próximamente',
  description:
    'Vienen artículos claros sobre informes de crédito, disputas y la ley. Mientras tanto, vea cómo funciona o empiece una carta.',
  keywords: 'artículos sobre informes de crédito, guía de disputas, blog de Credit Fix',
  lead: 'Aquí queremos escribir sobre cómo leer un informe de crédito, qué permite pedir la ley y qué hacer con una respuesta. Con palabras claras, y solo cuando valga su tiempo.',
  email: 'Correo electrónico',
  notify: 'Avíseme',
  notYet: 'Próximamente, avisos por correo electrónico',
  meanwhile: 'Lo que puede leer y hacer hoy',
  how: 'Cómo funciona',
  start: 'Empiece su carta gratis',
};
