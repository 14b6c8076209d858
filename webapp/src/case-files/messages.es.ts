import { plural } from '@creditfix/shared/kernel';
import type * as english from './messages.ts';

const counted = (one: string, other: string) => (count: number) =>
  plural(count, { one: `1 ${one}`, other: `${count} ${other}` });

/** El expediente de una disputa, o de todas, para otra persona. */
export const caseFileMessages: typeof english.caseFileMessages = {
  heading: 'Expediente',
  aboutOne:
    'Todo sobre esta disputa en un solo archivo: qué pasó y cuándo, cada carta tal como se envió, las pruebas de envío, las respuestas y un registro de quién escribió y firmó qué.',
  aboutAll:
    'Todo sobre todas sus disputas en un solo archivo: qué pasó y cuándo, cada carta tal como se envió, las pruebas de envío, las respuestas y un registro de quién escribió y firmó qué.',
  who: 'Un abogado querrá ver qué envió usted y qué le respondieron. También ayuda con una queja ante la CFPB o el fiscal general de su estado, y conviene guardarlo.',
  open: 'Hacer un expediente…',
  close: 'Cerrar',
  what: 'lo que tendrá el archivo',
  holds: 'Tendrá',
  letters: counted('carta', 'cartas'),
  pages: counted('página de cartas y copias', 'páginas de cartas y copias'),
  trackingDocuments: counted('documento de seguimiento', 'documentos de seguimiento'),
  answerPages: counted('página de respuestas', 'páginas de respuestas'),
  reports: counted(
    'informe guardado en el que se buscan los datos',
    'informes guardados en los que se buscan los datos',
  ),
  nothing: 'Todavía no hay ninguna carta que poner en él.',
  gone: counted(
    'carta ya no tiene sus copias: las guardamos 2 años después del último paso de su disputa. La carta misma está aquí.',
    'cartas ya no tienen sus copias: las guardamos 2 años después del último paso de sus disputas. Las cartas mismas están aquí.',
  ),
  before: 'Antes de dárselo a alguien',
  beforeHint:
    'Déselo solo a personas de confianza. Sus cartas pueden mostrar su fecha de nacimiento y los últimos cuatro dígitos de su número de Seguro Social.',
  identity: 'Dejar fuera las copias de documentos de identidad',
  identityHint: (count) =>
    count === 0
      ? 'Identificación con foto, comprobante de domicilio y similares. Ahora no hay ninguna.'
      : `Identificación con foto, comprobante de domicilio y similares: ${count}. Un abogado rara vez las necesita; el archivo dice que se enviaron.`,
  notes: 'Dejar fuera mis notas',
  notesHint: (count) =>
    count === 0
      ? 'Todavía no ha escrito ninguna.'
      : 'Lo que escribió para usted sobre las respuestas.',
  pdf: 'Descargar en un solo PDF',
  pdfHint: 'Para leer, imprimir o enviar por correo, con números de página e índice.',
  zip: 'Descargar en un zip',
  zipHint: 'Lo mismo, con cada carta en su propio archivo sin cambios.',
  toDownload: 'descargar el expediente',
  making: 'Preparando el archivo…',
  hereSoFar: (size) => `${size} recibidos hasta ahora`,
  aMoment: 'Tarda unos segundos.',
  saved: (size) => `Guardado en sus descargas, ${size}. Guárdelo bien: no tiene contraseña.`,
  noConnection:
    'La conexión se cortó antes de que llegara el archivo. No se perdió nada. Inténtelo de nuevo.',
  notPacked:
    'No pudimos preparar el archivo en este momento. No se perdió nada. Inténtelo de nuevo en un minuto.',
  check:
    'Cada carta, documento de seguimiento y registro del archivo tiene una huella (SHA-256), para que cualquiera pueda comprobar que nada cambió. Cómo comprobarlo está en su parte “Files and hashes”, en inglés.',
};
