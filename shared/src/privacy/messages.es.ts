import type * as english from './messages.ts';

export const privacyProblemsMessages: typeof english.privacyProblemsMessages = {
  'privacy.not_confirmed':
    'Esa no es la dirección de correo electrónico de esta cuenta. Escríbala exactamente, para estar seguros de que eso es lo que quiere. No se eliminó nada.',
  'privacy.subscription_running':
    'No pudimos terminar su suscripción en este momento, así que no se eliminó nada. Inténtelo de nuevo en unos minutos.',
  'privacy.download_busy':
    'Ya estamos empacando sus datos en otra ventana. Espere a que eso termine.',
};
