import type * as english from './messages.tsx';
import { siteSettings, type Language } from '@creditfix/shared/kernel';

export const captchaBoxMessages: typeof english.captchaBoxMessages = {
  name: 'Verificación contra robots',
  startsByItself: 'La verificación contra robots empieza sola cuando usted empiece.',
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

export const couponMessages: typeof english.couponMessages = {
  have: 'Tengo un código',
  code: 'Su código',
  use: 'Usar este código',
  checking: 'Revisando…',
  remove: 'Quitar el código',
};

export const kitMessages: typeof english.kitMessages = {
  productName: siteSettings.productName,
  tryAgain: 'Intentar de nuevo',
  loading: 'Cargando',
  oneMoment: 'Un momento',
  loadingWhat: (what) => `Cargando ${what}`,
  notLoaded: (what) => `No pudimos cargar ${what}`,
  colors: { name: 'Colores', auto: 'Automático', light: 'Claro', dark: 'Oscuro' },
  field: { error: 'Error:', why: 'Por qué preguntamos', optional: '(opcional)' },
  summary: 'Revise algunas respuestas',
  notice: {
    info: 'Nota',
    success: 'Listo',
    warning: 'Revise esto',
    error: 'Algo salió mal',
  },
  notServed: (states) =>
    `No vendemos nada a las personas que viven en ${states}. Escribir cartas gratis está abierto a todos.`,
  mailbox: (address) => (
    <>
      Aquí no hay un servidor de correo, así que el mensaje está en el{' '}
      <a href={address}>buzón local</a>.
    </>
  ),
  problems: {
    network: 'Error de conexión. Revise su conexión e inténtelo de nuevo.',
    unreadable:
      'Algo salió mal de nuestro lado. Lo que ya guardó está a salvo. Inténtelo de nuevo en un minuto.',
    unreadableStream:
      'No pudimos leer la respuesta. Lo que ya guardó está a salvo. Inténtelo de nuevo.',
  },
};

/** The language of this build. */
export const language: Language = 'es';

/** For `Intl`: Spanish as the United States write dates and money. */
export const locale: string = 'es-US';

export const dateFieldMessages: typeof english.dateFieldMessages = {
  month: 'Mes',
  day: 'Día',
  year: 'Año',
  choose: 'Elija',
  faults: {
    month: 'Elija el mes, por favor.',
    day: 'Escriba el día, del 1 al 31, por favor.',
    dayOfMonth: (month, days) => `${month} solo tiene ${days} días.`,
    year: 'Escriba el año con cuatro cifras, por favor.',
  },
};

export const lazyPartMessages: typeof english.lazyPartMessages = {
  title: 'Esta parte no se cargó',
  text: 'Revise su conexión. Lo que escribió sigue aquí, y lo intentaremos de nuevo en cuanto vuelva la conexión.',
  tryAgain: 'Intentar de nuevo',
  reload: 'Volver a cargar esta página',
};

export const zipMessages: typeof english.zipMessages = {
  filledIn: (zip, place) =>
    `Completamos ${place} a partir del código postal ${zip}. Cámbielo si no es correcto.`,
  otherState: (zip, state, chosen) =>
    `El código postal ${zip} está en ${state}, y aquí el estado es ${chosen}. Revise los dos una vez más.`,
};

export const stepperMessages: typeof english.stepperMessages = {
  name: 'Avance',
  at: (number, all, name) => (
    <>
      Paso {number} de {all}: <strong>{name}</strong>
    </>
  ),
  goBack: 'Volver a',
  done: '(listo)',
};

export const signInAgainMessages: typeof english.signInAgainMessages = {
  title: 'Inicie sesión una vez más',
  why: (what, minutes) =>
    `Para ${what}, tiene que haber iniciado sesión en los últimos ${minutes} minutos. Así le protegemos si otra persona usa un navegador que quedó abierto. No se cambió nada.`,
  done: 'Gracias, comprobamos que es usted',
  doneText: (what) => `Ya puede ${what}. Presione el botón otra vez.`,
  busy: 'Esperando su llave de acceso…',
  passkey: 'Usar una llave de acceso',
  link: 'Enviarme un enlace por correo',
};

export const passkeyMessages: typeof english.passkeyMessages = {
  unused:
    'No se usó ninguna llave de acceso, así que nada cambió. Inténtelo de nuevo o use el enlace de acceso.',
  unable: 'Este navegador no pudo usar una llave de acceso. Nada cambió. Use el enlace de acceso.',
};

export const desktopAppMessages: typeof english.desktopAppMessages = {
  title: 'Abra la aplicación de escritorio',
  lead: 'Este enlace es de la aplicación que lo pidió. Funciona una sola vez, durante 30 minutos, y solo allí.',
  open: 'Abrir la aplicación de escritorio',
  paste: '¿No pasa nada? Copie esta dirección y péguela en la aplicación.',
  address: 'Dirección del enlace',
};
