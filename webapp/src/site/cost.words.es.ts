import { REFERRAL_REWARD_CENTS, dollars, planLetters, proPrice } from '@creditfix/shared/billing';
import type { words as english } from './cost.words.ts';

const proLetters = planLetters.pro;
const reward = dollars(REFERRAL_REWARD_CENTS).replace('.00', '');

export const words: typeof english = {
  title: 'Cuánto cuesta',
  keywords:
    'precio de una carta de disputa, carta de disputa gratis, precio del correo certificado, Credit Fix Pro',
  lead: 'Dos planes. Usted ve cada precio antes de aceptarlo.',
  perMonth: 'al mes',
  free: {
    name: 'Gratis',
    price: '$0',
    text: 'Para cuando hay un solo dato mal. No es una prueba que vence.',
    gives: [
      '1 carta por mes calendario',
      'A una de las tres agencias de crédito, o a una empresa',
      'El PDF, para que usted lo imprima y lo envíe',
      'Sus cartas y sus fechas en un panel',
      'Sin tarjeta de crédito',
    ],
    start: 'Empiece su carta gratis',
    note: 'Usted paga la estampilla en la oficina de correos.',
  },
  pro: {
    name: proPrice.name,
    price: dollars(proPrice.amountCents),
    text: 'Para varios datos, y para correo con seguimiento.',
    gives: [
      `Hasta ${proLetters} cartas en cada período de facturación (uso razonable)`,
      'A las tres agencias a la vez',
      'Correo certificado con seguimiento desde aquí. Usted ve antes el precio de cada envío.',
      'Cada carta en PDF, y el panel',
      'Respuesta prioritaria del equipo de ayuda',
      `${reward} de crédito por cada amigo que pase a Pro`,
      'Cancele cuando quiera, con un clic',
    ],
    choose: 'Elegir Pro',
    note: 'Primero inicia sesión, y no se cobra nada antes de que usted lo confirme. Se renueva cada mes hasta que cancele.',
  },
  fairUse:
    'Un período de facturación es el mes entre un pago y el siguiente. Uso razonable quiere decir 3 cartas en ese período; una cuenta que insiste en pedir más puede quedar restringida.',
};
