import { plural } from '@creditfix/shared/kernel';
import { retention } from '@creditfix/shared/privacy';
import type * as english from './messages.tsx';
import { Link } from 'react-router-dom';

export const deleteAccountMessages: typeof english.deleteAccountMessages = {
  heading: 'Eliminar mi cuenta',
  open: 'Eliminar mi cuenta…',
  fates: [
    {
      fate: 'Se borra de inmediato',
      what: 'Su correo electrónico, nombre, dirección y teléfono, los borradores, las copias, los informes guardados, la firma guardada, las llaves de acceso, los inicios de sesión, la configuración y los mensajes al equipo de ayuda con nuestras respuestas. Pro termina de inmediato y no se cobra nada más. Lo que ya pagó no se reembolsa.',
    },
    {
      fate: 'Queda sellado',
      what: `Las cartas firmadas, por ${retention.letterYears} años después de la firma, para que todavía se pueda probar una firma. Los registros de pagos, por ${retention.paymentYears} años, para nuestra contabilidad. Lo que usted aceptó, y unas marcas codificadas que mantienen la carta gratis en una al mes. Nadie puede abrirlos en el servicio, ni siquiera usted, y cada uno se borra cuando se cumple su plazo.`,
    },
    {
      fate: 'No se puede deshacer',
      what: 'No podemos recuperar nada. Las cartas que ya están en el correo llegan de todos modos. Para conservar sus propias cartas, primero descargue sus datos.',
    },
  ],
  needed: 'Escriba su correo electrónico, para que nadie elimine su cuenta por un descuido.',
  toDelete: 'eliminar su cuenta',
  unchanged: 'Su cuenta sigue como estaba.',
  typeEmail: 'Escriba su correo electrónico para confirmar',
  keep: 'Conservar mi cuenta',
  forGood: 'Eliminar mi cuenta para siempre',
  deleting: 'Eliminando…',

  deleted: 'Su cuenta está eliminada',
  deletedLead: 'Su sesión está cerrada en todas partes, y no se cobra nada más.',
  whatStays: `Las cartas firmadas quedan selladas por ${retention.letterYears} años después de la firma, y los registros de pagos por ${retention.paymentYears} años después del pago. Le enviamos un último correo que dice qué se borró y qué queda, con las fechas.`,
  disputesGoOn:
    'Las disputas que ya están en el correo siguen su curso: la agencia de crédito le escribe por correo postal, por lo general en un plazo de 30 días. Cuídese.',
  home: 'Ir a la página de inicio',
};

export const myPrivacyMessages: typeof english.myPrivacyMessages = {
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
      : plural(count, { one: '1 carta firmada', other: `${shown} cartas firmadas` }),
  drafts: (count, shown) =>
    count === 0
      ? 'Ningún borrador sin terminar'
      : plural(count, {
          one: '1 borrador sin terminar',
          other: `${shown} borradores sin terminar`,
        }),
  copies: (count, shown) =>
    count === 0
      ? 'Ninguna copia de documentos'
      : plural(count, { one: '1 copia de un documento', other: `${shown} copias de documentos` }),
  payments: (count, shown) =>
    count === 0 ? 'Ningún pago' : plural(count, { one: '1 pago', other: `${shown} pagos` }),
  agreed: 'Lo que usted aceptó',
  agreedToNothing: 'Nada hasta ahora.',
  consentNames: {
    terms: 'Los términos de Credit Fix',
    electronic_signature: 'Firmar cartas de forma electrónica',
  },
  version: (version) => `(versión ${version})`,
};

export const downloadWords: typeof english.downloadWords = {
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
