import type * as english from './messages.ts';

export const fieldsMessages: typeof english.fieldsMessages = {
  needed: (label) => `Falta este dato: ${label}.`,
  notText: (label) => `Este dato debe ser texto: ${label}.`,
  tooLong: (label, most) =>
    `Este dato es demasiado largo: ${label}. El máximo es ${most} caracteres.`,
  hidden: (label) =>
    `Este dato contiene signos ocultos que no se pueden imprimir: ${label}. Escríbalo de nuevo.`,
  emailMissing: 'Escriba su correo electrónico.',
  emailTooLong: 'Ese correo electrónico es demasiado largo.',
  emailWrong: 'Escriba un correo electrónico válido, como nombre@example.com.',
  noRealDate: 'Escriba una fecha que exista.',
  noId: 'Ese no es un identificador.',
};

export const requestProblemsMessages: typeof english.requestProblemsMessages = {
  'request.invalid':
    'Hay que revisar algunos de los datos enviados. Vea los campos marcados e inténtelo de nuevo.',
  'request.malformed':
    'No pudimos leer esa solicitud. Vuelva a cargar la página e inténtelo de nuevo.',
  'request.not_found': 'No hay nada en esta dirección. Revise el enlace.',
  'request.method_not_allowed': 'Esta dirección no responde a ese tipo de solicitud.',
  'request.too_large':
    'Eso es más de lo que podemos recibir de una vez. Reduzca la imagen o el texto e inténtelo de nuevo.',
  'request.too_slow':
    'Eso tardó demasiado en llegar, así que dejamos de esperar. No se guardó nada. Revise su conexión e inténtelo de nuevo.',
  'request.unsupported_media': 'Envíe esta solicitud como JSON (Content-Type: application/json).',
  'request.cross_site':
    'Esta solicitud vino de otro sitio web, así que la detuvimos. Use el formulario en nuestra propia página.',
  'request.captcha_needed': 'Complete la verificación reCAPTCHA.',
  'request.captcha_unreachable':
    'No pudimos hacer la verificación contra robots en este momento. No se envió nada. Inténtelo de nuevo en un minuto.',
  'request.too_many': 'Fueron muchos intentos en poco tiempo. Espere un poco e inténtelo de nuevo.',
  'request.unavailable':
    'En este momento no podemos llegar a nuestros registros. Lo que guardó antes está a salvo. Espere unos segundos e inténtelo de nuevo.',
  'request.no_room':
    'En este momento no tenemos espacio para guardar esto. Lo que guardó antes está a salvo. Inténtelo de nuevo en unos minutos.',
  'request.failed':
    'Algo salió mal de nuestro lado. Lo que guardó antes está a salvo. Inténtelo de nuevo en un minuto.',
  'request.busy':
    'Estamos un poco ocupados en este momento. No se perdió nada. Inténtelo de nuevo en unos segundos.',
};

export const linesMessages: typeof english.linesMessages = {
  signInName: (signs) =>
    `Un nombre lleva letras, espacios, guiones, apóstrofos y puntos. Quite esto, por favor: ${signs}`,
  signInLine: (signs) => `Esto no va en una dirección. Quítelo, por favor: ${signs}`,
  notPrinted: 'No podemos imprimir algunas de estas letras. Use letras latinas, por favor.',
  zipDigits: 'Un código postal tiene cinco dígitos, o nueve como 45402-1234. Revíselo, por favor.',
  zipOtherState: (zip, state) =>
    `El código postal ${zip} no está en ${state}. Revise los dos, por favor, o la respuesta no le llegará.`,
  phone:
    'Un número de teléfono tiene 10 dígitos, como 614-555-0100. Revíselo, por favor, o déjelo en blanco.',
};
