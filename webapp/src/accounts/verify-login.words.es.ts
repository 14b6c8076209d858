import type { words as english } from './verify-login.words.ts';

export const words: typeof english = {
  verifying: 'Verificando su acceso',
  verifyingLead: 'Espere un momento mientras iniciamos su sesión de forma segura...',
  checking: 'Revisando su enlace de acceso',
  checkingNote:
    'Tarda uno o dos segundos. Un enlace de acceso sirve una sola vez, durante 30 minutos. Si aquí no pasa nada, vuelva a cargar la página o pida un enlace nuevo.',
  description: 'Esta página verifica su enlace de acceso y lo lleva a su panel.',
  noToken: 'Al enlace le falta el código de verificación.',
  noNetwork: 'Hubo un error de red. Inténtelo de nuevo.',
  signedIn: 'Ya inició sesión.',

  elsewhere: '¿Iniciar sesión en este navegador?',
  signInHere: 'Iniciar sesión aquí',
  signingIn: 'Iniciando su sesión…',
  whyAsked:
    'Se lo preguntamos porque algunos programas de correo abren los enlaces por sí solos. Solo su clic inicia la sesión. Si esa no es su dirección, o si usted no pidió un enlace, cierre esta página y no pasa nada.',

  successful: 'Inició sesión',
  redirecting: 'Abriendo su panel...',
  goOn: 'Continuar al panel',
  account: 'Su cuenta',
  welcomeBack: 'Le damos la bienvenida de nuevo',
  email: 'Correo electrónico',
  name: 'Nombre',
  plan: 'Plan',
  planNames: { free: 'Gratis', pro: 'Credit Fix Pro' },

  failed: 'No se pudo iniciar sesión',
  issues: 'Causas frecuentes',
  issueList: [
    'Puede que el enlace haya vencido. Los enlaces vencen a los 30 minutos.',
    'Puede que el enlace ya se haya usado. Cada uno sirve una sola vez.',
    'Puede que el enlace esté incompleto. Algunos programas de correo cortan en dos los enlaces largos.',
  ],
  tryAgain: 'Intentar de nuevo',
  newLink: 'Pedir un nuevo enlace de acceso',
  home: 'Ir a la página de inicio',
};
