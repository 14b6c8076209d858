import { plural } from '@creditfix/shared/kernel';
import type * as english from './messages.ts';

export const deletedEmailMessages: typeof english.deletedEmailMessages = {
  title: 'Su cuenta está eliminada',
  preview: 'Qué se eliminó, qué guardamos sellado y hasta cuándo.',
  done: (day) => `Usted nos pidió eliminar su cuenta el ${day}. Ya está hecho.`,
  subscriptionEnded: 'Con ella terminó su suscripción. No se le cobrará nada más.',
  goneForGood: 'Esto se eliminó para siempre:',
  gone: [
    'su nombre, correo electrónico, dirección postal y teléfono en su cuenta',
    'sus borradores y su firma guardada',
    'sus copias de documentos y los archivos de cartas que las contenían',
    'las direcciones, los números de seguimiento y las pruebas de las cartas que enviamos por usted',
    'sus inicios de sesión, llaves de acceso y configuración de correos',
    'sus mensajes al equipo de ayuda desde esta dirección de correo electrónico, con nuestras respuestas',
  ],
  letters: (count, years, last) =>
    plural(count, {
      one: `1 carta firmada con el registro de quién firmó y cuándo, para que la firma todavía se pueda probar. Se elimina ${years} años después de firmada, el ${last}.`,
      other: `${count} cartas firmadas con el registro de quién firmó y cuándo, para que una firma todavía se pueda probar. Cada una se elimina ${years} años después de firmada, la última el ${last}.`,
    }),
  payments: (count, years, last) =>
    plural(count, {
      one: `1 registro de pago, sin su nombre, para nuestra contabilidad. Se elimina después de ${years} años, el ${last}.`,
      other: `${count} registros de pago, sin su nombre, para nuestra contabilidad. Cada uno se elimina después de ${years} años, el último el ${last}.`,
    }),
  flags: (count) =>
    plural(count, {
      one: '1 nota nuestra sobre cómo se usó la cuenta, sin su nombre.',
      other: `${count} notas nuestras sobre cómo se usó la cuenta, sin su nombre.`,
    }),
  nothingKept: 'No guardamos nada más de esta cuenta.',
  marks:
    'Lo que usted aceptó, y marcas codificadas de su buzón y de los datos disputados. Las marcas no se pueden convertir de nuevo en lo que representan. Sirven para que la carta gratis siga siendo una al mes, y se eliminan con el último de estos registros.',
  kept: 'Esto lo guardamos, sellado. Nadie puede abrirlo en el servicio, ni siquiera usted:',
  again: 'Si inicia sesión de nuevo con esta dirección, empieza con una cuenta nueva y vacía.',
  reason: (supportEmail) =>
    `Recibe este último correo porque se eliminó la cuenta con esta dirección. Si no fue usted, escriba a ${supportEmail}.`,
};

export const indexPageMessages: typeof english.indexPageMessages = {
  title: 'Sus datos en Credit Fix',
  heading: 'Sus datos',
  lead: (email, day) =>
    `Todo lo que guardamos sobre ${email}, al ${day}. Guarde esta carpeta en un lugar seguro: ya nada en ella está protegido.`,
  letters: 'Cartas',
  noLetters: 'Usted no ha firmado ninguna carta.',
  copies: 'Copias de documentos',
  noCopies: 'No guarda copias de documentos con nosotros.',
  records: 'Registros',
  recordsLead:
    'Estos archivos contienen texto simple (JSON). Cualquier editor de texto los abre, y otros servicios pueden leerlos.',
  reference: 'Referencia',
  signed: 'Firmada',
  files: 'Archivos',
  letter: 'Carta',
  withCopies: 'Con sus copias',
  missing: (what) => `${what} (falta)`,
  stillMade: 'Todavía en preparación',
  page: (number) => `Página ${number}`,
  added: (label, day) => `${label}, agregada el ${day}`,
  notHere: 'No están en esta carpeta',
  notReadable: 'No pudimos leer estos archivos. Escriba al equipo de ayuda y díganos cuáles son.',
  what: {
    'account.json':
      'Su nombre, dirección y plan, los cambios de su correo electrónico, sus llaves de acceso y nuestras notas sobre cómo se usó la cuenta.',
    'letters.json': 'Los hechos, el texto y el registro de cada carta que firmó.',
    'drafts.json': 'Las cartas que empezó y su firma guardada.',
    'reports.json': 'Los datos de los informes de crédito que usted pidió guardar.',
    'mail-orders.json':
      'Los envíos que pidió uno por uno: direcciones, tipo de correo, precio y cuándo.',
    'mailings.json':
      'Cómo viajó cada carta, qué pasó en el camino y las direcciones de su sobre. Las imágenes de lo que se imprimió y los acuses de recibo firmados, si los hay, están en la carpeta «mailings».',
    'disputes.json':
      'Qué pasó con cada dato, las respuestas y notas que guardó, y los puntajes de crédito que anotó.',
    'payments.json': 'Pagos, reembolsos, suscripciones e invitaciones.',
    'sessions.json': 'Dónde y cuándo inició sesión.',
    'consents.json': 'Qué aceptó, en qué versión y cuándo.',
    'messages.json':
      'Lo que escribió al equipo de ayuda desde este correo electrónico, y lo que respondimos y anotamos.',
    'emails.json':
      'Qué correos le enviamos en los últimos 90 días, cuándo y qué decían. Si el enlace de un correo abre algo, no guardamos su texto.',
  },
};
