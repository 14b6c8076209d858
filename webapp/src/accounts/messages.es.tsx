import type * as english from './messages.tsx';
import { Link } from 'react-router-dom';
import { VisuallyHidden } from '#webapp/kit/index.ts';

export const confirmEmailMessages: typeof english.confirmEmailMessages = {
  incomplete:
    'Este enlace de confirmación no está completo. Copie el enlace entero del correo electrónico.',
  ask: '¿Cambiar su correo electrónico?',
  askLead:
    'Alguien que tiene la sesión iniciada en una cuenta de Credit Fix lo pidió. Si fue usted, confírmelo aquí.',
  unchanged: 'Su correo electrónico sigue como estaba.',
  confirm: 'Sí, cambiar mi correo electrónico',
  confirming: 'Confirmando…',
  notYou:
    'Si no fue usted, cierre esta página. Nada cambia, porque las dos direcciones tienen que estar de acuerdo.',
  changed: 'Su correo electrónico cambió',
  changedTo: (address) => (
    <>Desde ahora usted inicia sesión con {address}, y nuestros correos llegan allí.</>
  ),
  oneMore: 'Falta un enlace',
  thenChangesTo: (address) => (
    <>
      Gracias, esta dirección está confirmada. Ahora abra el enlace que enviamos a su otra
      dirección. Entonces su correo electrónico cambia a {address}.
    </>
  ),
  notWorking: 'Este enlace no funciona',
  startAgain: 'Puede empezar el cambio de nuevo en Mi cuenta.',
  myAccount: 'Ir a Mi cuenta',
};

export const emailsMessages: typeof english.emailsMessages = {
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
      hint: 'Cuando termina el plazo para responder a su disputa, y después de que termina.',
    },
    answer_due: {
      label: 'Una respuesta debe llegar pronto',
      hint: 'En la semana antes de que termine el plazo para responder. Una vez por carta.',
    },
    mail_check: {
      label: '¿Ya la envió?',
      hint: 'Cuando usted descargó una carta y no sabemos si ya está en el correo. Una sola vez.',
    },
    draft_waits: {
      label: 'Un borrador lo espera',
      hint: 'Cuando usted empezó una carta y no la ha firmado. Una vez por borrador.',
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

export const stopEmailsMessages: typeof english.stopEmailsMessages = {
  stopping: 'Deteniendo estos correos…',
  off: {
    title: 'Ya no le enviamos estos correos',
    lead: 'Dejamos de enviarle este tipo de correo.',
    button: 'Volver a recibirlos',
  },
  on: {
    title: 'Estos correos están activos de nuevo',
    lead: 'Le enviamos este tipo de correo cuando hay algo que decir.',
    button: 'No recibirlos más',
  },
  notDone: 'No se pudieron detener estos correos',
  unchanged: 'Sus preferencias siguen como estaban.',
  again: 'Intentar de nuevo',
  saving: 'Guardando…',
  others: 'Para elegir todos nuestros correos, inicie sesión:',
  allChoices: 'Correos que le enviamos',
};

export const loginMessages: typeof english.loginMessages = {
  title: 'Iniciar sesión',
  keywords:
    'iniciar sesión en Credit Fix, enlace de acceso, llave de acceso, cuenta de cartas de disputa',
  description:
    'Inicie sesión en Credit Fix con un enlace o un código que le enviamos a su correo electrónico.',
  lead: 'Le enviamos un enlace y un código por correo electrónico, así que no hay contraseña. ¿Es su primera vez aquí? El mismo correo abre su cuenta.',
  leadOnTheWay:
    'Primero inicie sesión; después sigue adonde iba. Le enviamos un enlace y un código por correo electrónico, así que no hay contraseña.',
  questionsFirst: 'Responder primero las preguntas, iniciar sesión después',
  email: 'Correo electrónico',
  why: 'Su correo electrónico es su cuenta: sus cartas y borradores quedan en ella. Allí le enviamos enlaces de acceso y noticias sobre sus cartas y su cuenta. Cualquier otra cosa, solo si usted la pide.',
  invalidEmail: 'Escriba un correo electrónico válido, como nombre@example.com.',
  captchaOpen: 'Complete la verificación reCAPTCHA.',
  failed: 'Ocurrió un error. Inténtelo de nuevo.',
  send: 'Enviarme un enlace de acceso',
  sending: 'Enviando…',
  sendHint: 'El enlace sirve una sola vez, durante 30 minutos.',
  sendWaits:
    'El botón se activa cuando el correo electrónico está completo y la verificación contra robots está hecha.',
  or: 'o',
  withPasskey: 'Iniciar sesión con una llave de acceso',
  waitingForPasskey: 'Esperando su llave de acceso…',
  terms: (
    <>
      Al iniciar sesión, usted acepta nuestros <Link to="/terms">términos</Link>. La{' '}
      <Link to="/privacy">página de privacidad</Link> dice qué guardamos y por qué.
    </>
  ),

  sentTitle: 'Revise su correo electrónico',
  sentTo: (address) => (
    <>
      Enviamos un enlace de acceso y un código de seis dígitos a {address}. Abra el enlace en este
      dispositivo o escriba el código aquí. El enlace sirve una sola vez, durante 30 minutos; el
      código, durante 10.
    </>
  ),
  nothingThere:
    '¿No ha llegado nada después de un minuto o dos? Mire en la carpeta de correo no deseado o revise la dirección de arriba. Si pide otro correo, el anterior deja de servir.',
  startOver: 'Enviar a otro correo electrónico',
  code: 'Código del correo',
  codeHint: 'Seis dígitos',
  codeLength: 'El código tiene seis dígitos. Mire nuestro último correo.',
  signInWithCode: 'Iniciar sesión con el código',
  checkingCode: 'Revisando el código…',
  otherDevice: (number) => (
    <>
      ¿Lee el correo en otro dispositivo? Abra allí el enlace, elija iniciar sesión en esta pantalla
      y escriba el número {number}.
    </>
  ),
  over: 'Ese correo ya no sirve aquí',
  overText:
    'Su enlace se usó en otro dispositivo, venció o fue reemplazado. Para iniciar sesión aquí, pida uno nuevo.',
  sendAgain: 'Enviar un correo nuevo',
  sendAgainIn: (seconds) => `Enviar un correo nuevo (en ${seconds} s)`,
  sentAgain: 'Un correo nuevo va en camino. Solo sirve el más reciente.',
  alreadyIn: 'Ya inició sesión.',
  goOn: 'Seguir donde estaba',
};

export const profileMessages: typeof english.profileMessages = {
  title: 'Perfil',
  heading: 'Su perfil',
  description: 'Su nombre, dirección y teléfono, para ponerlos en las cartas nuevas.',
  lead: 'Ponemos esto en cada carta nueva, para que usted lo escriba una sola vez. Ninguna línea es obligatoria, y solo usted las ve.',
  what: 'su perfil',
  signature: 'Firma guardada',
  notSavedYet: 'Su perfil todavía no está guardado',
  stillHere: (trouble) => `${trouble} Lo que escribió sigue aquí.`,
  firstName: 'Nombre',
  middleName: 'Segundo nombre',
  lastName: 'Apellidos',
  suffix: 'Sufijo',
  unit: 'Apartamento o unidad',
  street: 'Calle y número',
  city: 'Ciudad',
  state: 'Estado',
  chooseState: 'Elija un estado',
  zipCode: 'Código postal',
  phone: 'Teléfono',
  save: 'Guardar mi perfil',
  saving: 'Guardando su perfil…',
  keptAs: {
    unchanged: 'Guardado con cifrado',
    unsaved: 'Todavía sin guardar',
    saving: 'Guardando…',
    failed: 'No se guardó',
  },
  saved: 'Guardado. Las cartas nuevas empiezan con estos datos.',
  savedEmpty: 'Guardado. Las cartas nuevas empiezan en blanco.',
};

export const securityMessages: typeof english.securityMessages = {
  title: 'Acceso y seguridad',
  description: 'Su correo electrónico, sus llaves de acceso y dónde tiene la sesión iniciada.',
  lead: 'Cómo entra usted, y dónde tiene la sesión iniciada ahora.',
  what: 'su cuenta',
};

export const addressWords: typeof english.addressWords = {
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

export const passkeyWords: typeof english.passkeyWords = {
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

export const signInWords: typeof english.signInWords = {
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

export const verifyLoginMessages: typeof english.verifyLoginMessages = {
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

  whereElse: '¿Lo pidió en otro dispositivo?',
  whereElseText:
    'Para iniciar sesión allí y no aquí, escriba el número que la otra pantalla muestra junto al código.',
  number: 'Número de la otra pantalla',
  signInThere: 'Iniciar sesión en la otra pantalla',
  numberMissing: 'Escriba los dos dígitos que muestra la otra pantalla.',
  approved: 'Inició sesión en la otra pantalla',
  approvedText: 'Seguirá sola en unos segundos. Puede cerrar esta página.',

  successful: 'Inició sesión',
  redirecting: {
    dashboard: 'Abriendo su panel...',
    letter: 'Abriendo su carta...',
    elsewhere: 'Abriendo la página adonde iba...',
  },
  goOn: {
    dashboard: 'Continuar al panel',
    letter: 'Continuar a mi carta',
    elsewhere: 'Continuar',
  },
  account: 'Su cuenta',
  welcome: 'Le damos la bienvenida',
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
