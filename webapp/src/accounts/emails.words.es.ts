import type { words as english } from './emails.words.ts';

export const words: typeof english = {
  title: 'Correos electrónicos',
  heading: 'Correos que le enviamos',
  description: 'Elija qué correos electrónicos le enviamos.',
  lead: 'Elija sobre qué le escribimos. Cada cambio se guarda de inmediato.',
  what: 'sus preferencias',
  choices: {
    letter_news: {
      label: 'Noticias sobre mis cartas',
      hint: 'Cuando una carta está lista, enviada o entregada.',
    },
    deadlines: {
      label: 'Fechas límite',
      hint: 'Antes de que termine el plazo para responder a su disputa, y cuando termina.',
    },
    referrals: {
      label: 'Invitaciones',
      hint: 'Cuando un amigo que usted invitó se une y usted recibe un crédito por ello.',
    },
    product_news: {
      label: 'Noticias sobre el servicio',
      hint: 'Lo que hay de nuevo aquí. Unas pocas veces al año.',
    },
  },
  language: 'Idioma de nuestros correos',
  languageHint: 'Las cartas que escribimos para usted siempre van en inglés.',
  languageNames: { en: 'English', es: 'Español' },
  saving: 'Guardando…',
  saved: 'Guardado',
  notSaved: 'Su preferencia no se guardó',
  always: 'Siempre se envían',
  alwaysList:
    'Los enlaces de acceso que usted pide, los recibos y avisos de problemas con un pago, los cambios en su forma de iniciar sesión y los avisos que la ley nos exige enviar.',
};
