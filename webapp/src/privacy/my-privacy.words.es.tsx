import { Link } from 'react-router-dom';
import type { downloadWords as englishDownload, words as english } from './my-privacy.words.tsx';

export const words: typeof english = {
  title: 'Privacidad y datos',
  description: 'Qué guardamos sobre usted, cómo llevárselo y cómo eliminar su cuenta.',
  keep: 'Qué guardamos sobre usted',
  what: 'lo que guardamos',
  more: (
    <>
      Cómo se guarda, por cuánto tiempo y quién puede verlo:{' '}
      <Link to="/privacy">la privacidad en palabras sencillas</Link> (en inglés).
    </>
  ),
  letters: (count, shown) =>
    count === 0
      ? 'Ninguna carta firmada'
      : count === 1
        ? '1 carta firmada'
        : `${shown} cartas firmadas`,
  drafts: (count, shown) =>
    count === 0
      ? 'Ningún borrador sin terminar'
      : count === 1
        ? '1 borrador sin terminar'
        : `${shown} borradores sin terminar`,
  copies: (count, shown) =>
    count === 0
      ? 'Ninguna copia de documentos'
      : count === 1
        ? '1 copia de un documento'
        : `${shown} copias de documentos`,
  payments: (count, shown) =>
    count === 0 ? 'Ningún pago' : count === 1 ? '1 pago' : `${shown} pagos`,
  agreed: 'Lo que usted aceptó',
  agreedToNothing: 'Nada hasta ahora.',
  consentNames: {
    terms: 'Los términos de Credit Fix',
    electronic_signature: 'Firmar cartas de forma electrónica',
  },
  version: (version) => `(versión ${version})`,
};

export const downloadWords: typeof englishDownload = {
  heading: 'Descargar mis datos',
  about:
    'Un solo archivo zip con todo lo que guardamos sobre usted: una página para leer primero, sus cartas en PDF, sus copias y los registros que hay detrás, en JSON para otros programas.',
  toDownload: 'descargar sus datos',
  packing: 'Preparando sus datos…',
  hereSoFar: (size) => `${size} recibidos hasta ahora`,
  aMinute: 'Puede tardar un minuto.',
  saved: (size) => `Guardado en sus descargas, ${size}. Guárdelo bien: no está cifrado.`,
  noConnection:
    'La conexión se cortó antes de que llegara el archivo. No se perdió nada. Inténtelo de nuevo.',
  notPacked:
    'No pudimos preparar sus datos en este momento. No se perdió nada. Inténtelo de nuevo en un minuto.',
};
