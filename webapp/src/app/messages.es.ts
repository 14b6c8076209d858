import { siteSettings } from '@creditfix/shared/kernel';
import type * as english from './messages.ts';

const { productName } = siteSettings;

export const appMessages: typeof english.appMessages = {
  skip: 'Ir al contenido principal',
  home: `${productName}, página de inicio`,
  announcement: 'Aviso',
  putAway: 'Ocultar',
  menu: 'Menú',
  mainMenu: 'Principal',
  footerMenu: 'Pie de página',
  otherLanguage: {
    name: 'English',
    label: 'View this page in English',
    tag: 'en',
  },
  places: {
    home: 'Inicio',
    about: 'Nosotros',
    howItWorks: 'Cómo funciona',
    services: 'Servicios',
    checkReport: 'Revisar mi informe',
    templates: 'Modelos',
    guides: 'Guías',
    blog: 'Blog',
    contact: 'Contacto',
    pricing: 'Precios',
    privacy: 'Privacidad',
    terms: 'Términos',
    disclaimer: 'Aviso legal',
    accessibility: 'Accesibilidad',
    dashboard: 'Panel',
    account: 'Mi cuenta',
    signIn: 'Iniciar sesión',
    signOut: 'Cerrar sesión',
    startFree: 'Empezar gratis',
    newLetter: 'Nueva carta',
    sendNewLetter: 'Enviar carta nueva',
    copies: 'Sus copias',
    support: 'Ayuda',
    backToHome: 'Volver al inicio',
  },
  footer: {
    about:
      'Le ayudamos a escribir sus propias cartas. No somos un bufete de abogados ni una agencia de crédito, y nada de esto es asesoría legal. También puede disputar por su cuenta, sin pagar nada.',
    product: 'Producto',
    company: 'Empresa',
    legal: 'Legal',
  },
  account: {
    profile: 'Perfil',
    security: 'Acceso y seguridad',
    emails: 'Correos electrónicos',
    plan: 'Plan y pagos',
    invite: 'Invitar a alguien',
    privacy: 'Privacidad y datos',
  },
  whereToGo: 'Páginas del panel',
  signOut: {
    busy: 'Cerrando sesión…',
    busyAloud: 'Cerrando sesión',
    failed:
      'No pudimos comunicarnos con el servidor, así que su sesión sigue abierta. Inténtelo de nuevo.',
  },
  notFound: {
    title: 'No hay nada en esta dirección',
    lead: 'El enlace puede ser antiguo o estar incompleto. Sus cartas no se ven afectadas.',
    home: 'Ir a la página de inicio',
  },
  broken: {
    title: 'Ocurrió un error inesperado en la aplicación',
    lead: 'No pudimos mostrar esta página. Las cartas y los borradores guardados están a salvo.',
    notice: 'Lo que dice el navegador',
    unknown: 'Error desconocido',
    home: 'Ir a la página de inicio',
    reload: 'Volver a cargar la página',
  },
  /** The generator's frame until the generator itself is here, which then says the same. */
  generator: {
    title: 'Escriba su carta de disputa',
    description:
      'Responda unas preguntas sencillas y obtenga una carta de disputa firmada para su informe de crédito.',
    opening: 'Buscando su carta',
  },
  dashboard: {
    title: 'Panel',
    description:
      'Lo que necesita su atención hoy, sus disputas y cartas, su plan y lo que le queda de él.',
    hello: (firstName) => (firstName ? `Hola, ${firstName}` : 'Hola'),
    signedInAs: (email) => `Sesión iniciada como ${email}`,
    start: 'Empezar una carta nueva',
    what: 'su panel',
    settings: 'Su plan, su firma y su calendario',
    first: {
      title: 'Aquí empieza su primera carta',
      start: 'Empezar su carta',
      text: 'Tenga a mano su informe de crédito. Puede parar cuando quiera: guardamos mientras escribe.',
    },
  },
};

export const spanishOfferMessages: typeof english.spanishOfferMessages = {
  name: 'Español',
  text: 'Esta página también está en español.',
  go: 'Ver en español',
  putAway: 'Ocultar',
};
