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
  'billing.code_unknown': 'No conocemos este código. Revíselo letra por letra. No se cobró nada.',
  'billing.code_for_pro': 'Este código es para el plan Pro. Aquí no vale.',
  'billing.code_for_mailing':
    'Este código es para enviar una carta. Vale donde usted pide el envío de una carta.',
  'billing.code_over': 'Este código ya venció. No se cobró nada.',
  'billing.code_used':
    'Usted ya usó este código. Si dejó abierta una página de pago, pague allí o inténtelo de nuevo en dos horas.',
  'billing.code_used_up':
    'Este código ya se usó todas las veces posibles o acaba de terminar. No se cobró nada.',
  'billing.contract_off': 'En este sitio no necesita un contrato. No se firmó nada.',
  'billing.disclosure_first':
    'Lea la declaración de sus derechos y firme que la recibió. El contrato viene después. No se firmó nada.',
  'billing.contract_needed':
    'Pro empieza con un contrato escrito. Léalo y fírmelo primero. No se cobró nada.',
  'billing.contract_changed':
    'El contrato cambió desde que lo leyó, por ejemplo porque empezó otro día. Léalo de nuevo. No se firmó nada.',
  'billing.contract_signed': 'Ya firmó un contrato. Ahora no se firmó ni se cobró nada.',
  'billing.contract_none': 'No hay ningún contrato suyo.',
  'billing.contract_cancel_late':
    'Ya pasaron los días para cancelar el contrato. Todavía puede terminar Pro en cualquier momento en la página de su plan. Solo paga las cartas que estén hechas.',
  'billing.contract_unprinted':
    'No pudimos hacer su copia del contrato, así que no se firmó nada. Inténtelo de nuevo en unos minutos.',
  'billing.state_not_served':
    'No podemos vender nada en su estado. Puede seguir escribiendo cartas gratis aquí. No se firmó ni se cobró nada.',
  'billing.state_needed':
    'No ofrecemos esto en todos los estados. Primero agregue su estado a su perfil. No se cobró nada.',
  'billing.service_waits':
    'Su contrato todavía se puede cancelar y, por ley, no hacemos nada para usted antes de que pasen esos días. Su carta está guardada y se hará después.',
};

export const couponMessages: typeof english.couponMessages = { code: 'El código' };

export const contractFieldsMessages: typeof english.contractFieldsMessages = {
  name: 'Su nombre completo',
  signature: 'Su firma',
  state: 'Elija su estado.',
  electronically: 'Diga que está de acuerdo en recibir estos papeles y firmar en una pantalla.',
};
