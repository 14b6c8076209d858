import { retention } from '@creditfix/shared/privacy';
import type { words as english } from './delete-account.words.ts';

export const words: typeof english = {
  heading: 'Eliminar mi cuenta',
  open: 'Eliminar mi cuenta…',
  fates: [
    {
      fate: 'Se borra de inmediato',
      what: 'Su correo electrónico, nombre, dirección y teléfono, los borradores, las copias, la firma guardada, las llaves de acceso, los inicios de sesión, la configuración y los mensajes al equipo de ayuda. Pro termina de inmediato y no se cobra nada más. Lo que ya pagó no se reembolsa.',
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
