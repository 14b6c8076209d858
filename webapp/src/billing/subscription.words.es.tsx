import { Link } from 'react-router-dom';
import type { words as english } from './subscription.words.tsx';

export const words: typeof english = {
  lookingUp: 'Buscando su pago',
  aMoment: 'Esto toma un momento.',
  ifItStays: (
    <>
      ¿La página no cambia? Si usted pagó, el pago está a salvo, y un recibo le llega por correo
      electrónico. <Link to="/login?redirect=%2Fdashboard">Inicie sesión</Link>: su plan está en su
      panel.
    </>
  ),
  notLookedUp: 'No pudimos consultar su pago',
  ifPaid: 'Si usted pagó, el pago está a salvo, y un recibo le llega por correo electrónico.',
  lookAgain: 'Consultar de nuevo',
  toPlan: 'Ir a plan y pagos',
  toDashboard: 'Ir al panel',
  error: 'Error',
  noSession: 'No se encontró la sesión de pago',
  notYours: (
    <>
      Esta dirección no corresponde a un pago suyo. Si usted pagó, el pago está a salvo: lo
      encuentra en <Link to="/account/plan">plan y pagos</Link>.
    </>
  ),
  home: 'Volver al inicio',

  welcome: 'Le damos la bienvenida a Credit Fix Pro',
  trialIsOn: 'Su prueba gratis está activa. No se cobra nada antes de que termine.',
  proIsOn: 'Pro está activo. Un recibo va en camino a su correo electrónico.',
  subscription: 'Su suscripción',
  plan: 'Plan',
  monthlyPrice: 'Precio mensual',
  billingEmail: 'Correo de facturación',
  status: 'Estado',
  freeTrial: 'Prueba gratis',
  active: 'Activa',
  renews: (
    <>
      Se renueva cada mes hasta que usted cancele: con un clic, en su panel o en{' '}
      <Link to="/account/plan">plan y pagos</Link>.
    </>
  ),
  whatProGives: 'Lo que le da Pro',
  features: (reward) => [
    'Hasta 3 cartas en cada período de facturación (uso razonable)',
    'Cartas a las tres agencias de crédito a la vez',
    'Correo certificado con seguimiento desde aquí. Usted ve antes el precio de cada envío.',
    'Cada carta en PDF para descargar',
    'Un panel con cada carta, copia y fecha',
    'Respuesta prioritaria del equipo de ayuda',
    `${reward} de crédito por cada amigo que pase a Pro`,
    'Cancele cuando quiera, con un clic',
  ],
  firstLetter: 'Crear la primera carta',
  questions: (
    <>
      ¿Tiene preguntas? <Link to="/contact?subject=billing">Escríbanos</Link>.
    </>
  ),

  confirming: 'Se está confirmando su pago',
  keepOpen: 'Deje esta página abierta. Suele tardar unos segundos.',
  slow: 'Está tardando más de lo normal',
  slowLead:
    'Puede tardar unos minutos. Puede cerrar esta página: le escribimos en cuanto Pro esté activo. Nada se cobra dos veces.',
  waiting: 'Esperando al proveedor de pagos…',

  unfinished: { open: 'El pago no se ha terminado', expired: 'La página de pago venció' },
  nothingCharged: 'No se cobró nada. Usted está en el plan gratis.',
  startOnceMore:
    'Para pasar a Pro, empiece de nuevo en plan y pagos. Allí ve el precio antes de que pase nada.',

  left: 'Usted salió de la página de pago',
  leftLead: 'No se cobró ningún pago. Puede seguir como antes.',
  stillFree: 'Sigue teniendo el plan gratis',
  freeGives: '1 carta al mes con descarga en PDF. No hace falta tarjeta, y no vence.',
  backToDashboard: 'Volver al panel',
  tryAgain: 'Volver a intentar con Pro',
  contactSupport: 'Escribir al equipo de ayuda',
  mailSubject: 'Ayuda con la suscripción',
  why: '¿Por qué pasar a Pro?',
  aboutThis: 'Preguntas sobre esto',
  answers: [
    {
      question: '¿Me cobraron algo?',
      answer: 'No. No se cobra nada antes de que usted confirme en la página de pago.',
    },
    {
      question: '¿Puedo seguir con el plan gratis?',
      answer:
        'Sí. Una carta cada mes, con un PDF para imprimir y enviar, por todo el tiempo que quiera.',
    },
    {
      question: '¿Cómo paso a Pro más adelante?',
      answer:
        'Desde su panel, con «Pasar a Pro». El precio está al lado del botón, y puede cancelar con un clic.',
    },
  ],
};
