import { Link } from 'react-router-dom';
import { VisuallyHidden } from '#webapp/kit/index.ts';
import type {
  paymentWords as englishPayments,
  paymentsOff as englishOff,
  tableWords as englishTable,
} from './plan-parts.words.tsx';

export const tableWords: typeof englishTable = {
  what: 'Qué incluye',
  yours: 'Su plan',
  planNames: { free: 'Gratis', pro: 'Credit Fix Pro' },
  rows: (price) => [
    { what: 'Precio', free: '$0', pro: `${price} al mes` },
    { what: 'Cartas', free: '1 por mes calendario', pro: 'Hasta 3 en cada período de facturación' },
    {
      what: 'Agencias de crédito',
      free: 'Una de las tres, la que elija',
      pro: 'Las tres a la vez',
    },
    { what: 'PDF para imprimir y enviar usted', free: 'Sí', pro: 'Sí' },
    {
      what: 'Correo certificado con seguimiento',
      free: 'No',
      pro: 'Sí. El precio de cada envío se muestra antes.',
    },
    { what: 'Panel con cartas y fechas', free: 'Sí', pro: 'Sí' },
    { what: 'Ayuda', free: 'Sí', pro: 'Sí, con respuesta prioritaria' },
    { what: 'Cancelación', free: 'No hay nada que cancelar', pro: 'Cuando quiera, con un clic' },
  ],
  note: 'Un período de facturación es el mes que va de un pago al siguiente. Uso razonable quiere decir 3 cartas en ese período. Los intentos de hacer más se cuentan, y una cuenta que sigue intentándolo puede quedar restringida.',
};

export const paymentWords: typeof englishPayments = {
  what: 'sus pagos',
  none: 'Hasta ahora no ha pagado nada.',
  notPaid: 'Todavía sin pagar. Cuando se pague, podremos enviar su próxima carta.',
  payNow: (what) => (
    <>
      Pagar ahora <VisuallyHidden>{what}, se abre en una pestaña nueva</VisuallyHidden>
    </>
  ),
  invoice: (day) => (
    <>
      Factura <VisuallyHidden>del {day}, se abre en una pestaña nueva</VisuallyHidden>
    </>
  ),
  allBack: 'reembolsado por completo',
  partBack: (amount) => `${amount} reembolsados`,
};

export const paymentsOff: typeof englishOff = (
  <>
    El pago en línea no está configurado en este sitio, así que aquí no se puede cobrar nada. Quien
    administra el sitio puede darle Pro:{' '}
    <Link to="/contact?subject=billing">escriba al equipo de ayuda</Link>.
  </>
);
