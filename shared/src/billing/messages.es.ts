import type * as english from './messages.ts';

export const billingProblemsMessages: typeof english.billingProblemsMessages = {
  'billing.quota_reached':
    'Ya usó todas las cartas de este mes. Su borrador está guardado y podrá terminarlo cuando el mes se renueve.',
  'billing.pro_needed':
    'El envío por correo viene con el plan Pro. Puede descargar la carta y enviarla por su cuenta, o elegir Pro en la página de su plan.',
  'billing.payments_off':
    'Aquí no está configurado el pago en línea. Quien administra este sitio puede darle Pro; escriba al equipo de ayuda.',
  'billing.already_pro': 'Usted ya tiene Pro. No se cobró nada.',
  'billing.no_subscription': 'No hay ninguna suscripción pagada que cambiar. No se cobró nada.',
  'billing.checkout_unknown': 'No se encontró ninguna sesión',
  'billing.payments_unreachable':
    'No pudimos comunicarnos con nuestro proveedor de pagos. No se cobró ni se cambió nada. Inténtelo de nuevo en unos minutos.',
};
