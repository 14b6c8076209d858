import { VisuallyHidden } from '#webapp/kit/index.ts';
import type {
  addressWords as englishAddress,
  passkeyWords as englishPasskeys,
  signInWords as englishSignIns,
  words as english,
} from './security.words.tsx';

export const words: typeof english = {
  title: 'Acceso y seguridad',
  description: 'Su correo electrónico, sus llaves de acceso y dónde tiene la sesión iniciada.',
  lead: 'Cómo entra usted, y dónde tiene la sesión iniciada ahora.',
  what: 'su cuenta',
};

export const addressWords: typeof englishAddress = {
  heading: 'Su correo electrónico',
  change: 'Cambiar',
  willChange: (newEmail) => `Su correo electrónico cambiará a ${newEmail}`,
  bothLinks:
    'Enviamos un enlace a cada una de las dos direcciones. El cambio se hace cuando se hayan abierto los dos.',
  oldSide: (confirmed) =>
    confirmed
      ? 'La dirección que tiene ahora: confirmada'
      : 'La dirección que tiene ahora: falta abrir su enlace',
  newSide: (confirmed) =>
    confirmed ? 'La dirección nueva: confirmada' : 'La dirección nueva: falta abrir su enlace',
  stop: 'Conservar mi dirección y detener este cambio',
  stopping: 'Deteniendo el cambio…',
  toChange: 'cambiar su correo electrónico',
  how: 'Enviamos un enlace a las dos direcciones, para que nadie pueda quitarle su cuenta. Su correo electrónico cambia cuando se hayan abierto los dos enlaces. Hasta entonces todo sigue como está.',
  newEmail: 'Nuevo correo electrónico',
  invalidEmail: 'Escriba un correo electrónico válido, como nombre@example.com.',
  send: 'Enviar los dos enlaces',
  sending: 'Enviando los dos enlaces…',
  keep: 'Conservar mi dirección',
};

export const passkeyWords: typeof englishPasskeys = {
  heading: 'Llaves de acceso (passkeys)',
  about:
    'Con una llave de acceso usted inicia sesión con su huella, su rostro o el PIN de su dispositivo, sin esperar un correo. El enlace por correo electrónico también sirve siempre.',
  what: 'sus llaves de acceso',
  removed: (name) => `Llave quitada: ${name}.`,
  added: (name) => `Llave agregada: ${name}.`,
  cannotMake: 'Este navegador no puede crear llaves de acceso. Uno más nuevo sí puede.',
  add: 'Agregar una llave de acceso',
  addAnother: 'Agregar otra llave de acceso',
  addedOn: (day) => `Agregada el ${day}.`,
  lastUsed: (day) => `Usada por última vez el ${day}.`,
  notUsed: 'Todavía sin usar.',
  remove: (name) => (
    <>
      Quitar <VisuallyHidden>{name}</VisuallyHidden>
    </>
  ),
  askRemove: (name) => `¿Quitar la llave de acceso “${name}”?`,
  afterRemoval:
    'Ya no podrá iniciar sesión con ella. El enlace por correo electrónico sigue sirviendo.',
  removeIt: 'Quitarla',
  removing: 'Quitándola…',
  keepIt: 'Conservarla',
  toRemove: 'quitar una llave de acceso',
  toAdd: 'agregar una llave de acceso',
  name: 'Nombre de la llave de acceso',
  nameHint: 'Para que la reconozca después, como “Mi teléfono”.',
  make: 'Crear la llave de acceso',
  waiting: 'Esperando su dispositivo…',
  notNow: 'Ahora no',
  refused: {
    cancelled: 'No se creó ninguna llave de acceso. Puede intentarlo de nuevo cuando quiera.',
    already_there:
      'Este dispositivo ya tiene una llave de acceso para su cuenta. Está en la lista de arriba.',
    failed: 'Este navegador no pudo crear una llave de acceso. Su cuenta sigue como estaba.',
  },
};

export const signInWords: typeof englishSignIns = {
  what: 'sus inicios de sesión',
  open: 'Dónde tiene la sesión iniciada',
  nowhereElse: 'No tiene la sesión iniciada en ningún otro lugar.',
  notYou:
    '¿Alguna de estas sesiones no es suya? Cierre las demás sesiones. Quien haya sido necesita su correo electrónico para volver a entrar.',
  endOthers: 'Cerrar las demás sesiones',
  endedOthers: 'Se cerraron las demás sesiones.',
  signingOut: 'Cerrando la sesión…',
  signOut: (device) => (
    <>
      Cerrar sesión <VisuallyHidden>en {device}</VisuallyHidden>
    </>
  ),
  signedOut: (device) => `Sesión cerrada: ${device}.`,
  thisBrowser: 'Este navegador',
  signedIn: {
    link: (moment) => `Inicio de sesión el ${moment}, con un enlace por correo electrónico.`,
    passkey: (moment) => `Inicio de sesión el ${moment}, con una llave de acceso.`,
  },
  // A moment ends in "p.m.", which is full stop enough.
  lastActive: (moment) => `Última actividad: ${moment}`,
  endedOn: (moment) => `Terminó: ${moment}`,
  past: 'Inicios de sesión anteriores',
};
