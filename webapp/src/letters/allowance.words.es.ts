import type { words as english } from './allowance.words.ts';

export const words: typeof english = {
  month: 'mes',
  billingPeriod: 'período de facturación',
  noneLeft: (period) => `No le quedan cartas este ${period}`,
  left: (letters, period) =>
    letters === 1
      ? `Le queda 1 carta este ${period}`
      : `Le quedan ${letters} cartas este ${period}`,
  usedAll: (limit, period, from) =>
    limit === 1
      ? `Ya usó su carta de este ${period}. Puede hacer la siguiente a partir del ${from}.`
      : `Ya usó las ${limit} cartas de este ${period}. Puede hacer la siguiente a partir del ${from}.`,
  oneOf: (letter, limit, plan, period) =>
    `Esta es la carta ${letter} de ${limit} de su plan ${plan} este ${period}. No cuesta nada.`,
  severalOf: (letters, limit, plan, period) =>
    `Estas son ${letters} cartas de las ${limit} de su plan ${plan} este ${period}. No cuestan nada.`,
  mayWrite: 'Puede escribir esta ahora. Queda guardada hasta que la firme.',
  seePlan: 'Ver mi plan',
  makes: (letters) => `Así se hacen ${letters} cartas, una para cada agencia.`,
  use: (letters, left, period) =>
    `Usan ${letters} de las ${left} cartas que le quedan este ${period}.`,
  noneForThese: (plan, period, from) =>
    `A su plan ${plan} no le quedan cartas este ${period}; puede hacerlas a partir del ${from}.`,
  tooFew: (plan, left, period) =>
    left === 1
      ? `A su plan ${plan} le queda 1 carta este ${period}.`
      : `A su plan ${plan} le quedan ${left} cartas este ${period}.`,
  choose: (now, later, from) =>
    `Elija ${now === 1 ? 'una agencia' : `${now} agencias`} ahora y haga ${later === 1 ? 'la otra' : 'las otras'} a partir del ${from}.`,
};
