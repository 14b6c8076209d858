import type { words as english } from './index-page.words.ts';

export const words: typeof english = {
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
    'mailings.json':
      'Cómo viajó cada carta, qué pasó en el camino y las direcciones de su sobre. Las imágenes de lo que se imprimió y los acuses de recibo firmados, si los hay, están en la carpeta «mailings».',
    'disputes.json':
      'Qué pasó con cada dato, las respuestas y notas que guardó, y los puntajes de crédito que anotó.',
    'payments.json': 'Pagos, reembolsos, suscripciones e invitaciones.',
    'sessions.json': 'Dónde y cuándo inició sesión.',
    'consents.json': 'Qué aceptó, en qué versión y cuándo.',
    'messages.json': 'Lo que escribió al equipo de ayuda desde este correo electrónico.',
    'emails.json':
      'Qué correos le enviamos y cuándo. No guardamos el texto de un correo después de enviarlo.',
  },
};
