import type { StatuteKey } from '@creditfix/shared/letters';
import type { words as english } from './complete.words.ts';

/** What the law asks of the person who answers, by its section. */
const duties: Readonly<Partial<Record<StatuteKey, string>>> = {
  'cra.reinvestigate': 'terminar la investigación',
  'cra.annual45': 'terminar la investigación',
  'cra.procedure': 'describir cómo verificó el dato',
  'direct.investigate': 'terminar la investigación y decirle el resultado',
  'idt.records': 'enviarle sus registros del robo',
};

export const words: typeof english = {
  heading: {
    signed: (letters) =>
      letters > 1 ? 'Sus cartas están firmadas y a salvo' : 'Su carta está firmada y a salvo',
    readyToMail: (letters) =>
      letters > 1 ? 'Sus cartas están listas para enviar' : 'Su carta está lista para enviar',
    someOnTheWay: (onTheWay, letters) =>
      onTheWay === 1
        ? `1 de sus ${letters} cartas va en camino`
        : `${onTheWay} de sus ${letters} cartas van en camino`,
    arrived: (letters) => (letters > 1 ? 'Sus cartas llegaron' : 'Su carta llegó'),
    mailing: (letters) =>
      letters > 1 ? 'Estamos enviando sus cartas' : 'Estamos enviando su carta',
    onTheWay: (letters) => (letters > 1 ? 'Sus cartas van en camino' : 'Su carta va en camino'),
  },
  lead: {
    stored: {
      one: (reference) => `La carta ${reference} está firmada y guardada en su panel.`,
      several: (letters) => `${letters} cartas están firmadas y guardadas en su panel.`,
    },
    onTheWay: 'Esto es lo que sigue. Por ahora no tiene que hacer nada.',
    ifMailedToday: (letters) =>
      letters > 1
        ? 'Esto es lo que sigue si las envía hoy.'
        : 'Esto es lo que sigue si la envía hoy.',
  },
  toDashboard: 'Ir al panel',
  downloadCopy: 'Descargar una copia',
  downloadAgain: 'Descargar de nuevo',
  reminder: 'Agregar un recordatorio a mi calendario',
  howToMail: (letters) => (letters > 1 ? 'Cómo enviarlas' : 'Cómo enviarla'),
  mailTheRest: 'Enviar las demás',
  another: 'Crear otra carta',
  calendarEntry: (reference) => `Carta ${reference}: ¿llegó una respuesta?`,
  timeline: {
    today: 'Hoy',
    youMail: (letters) =>
      letters > 1
        ? 'Usted envía cada una con acuse de recibo y guarda el recibo.'
        : 'Usted la envía con acuse de recibo y guarda el recibo.',
    aboutAWeek: 'En una semana, más o menos',
    receiptComes:
      'Le llega de vuelta el acuse de recibo verde. Su fecha es el día en que llegó su carta.',
    toUsps: 'A USPS',
    mailed: 'Enviada',
    mailedYourself: (letters) =>
      letters > 1 ? 'Usted las envió por su cuenta.' : 'Usted la envió por su cuenta.',
    printed: (letters) =>
      letters > 1 ? 'Se imprimen y se entregan a USPS.' : 'Se imprime y se entrega a USPS.',
    arrived: 'Llegada',
    arrives: 'Llega',
    about: (day) => `aproximadamente ${day}`,
    enterTheDay:
      'Cuando su recibo o la página de seguimiento muestre el día, elija «Seguirla» más arriba y escríbalo. Si hay un plazo para la respuesta, corre desde ese día.',
    weWrite: 'Le escribimos ese día. Si hay un plazo para la respuesta, corre desde entonces.',
    soonAfter: 'Poco después',
  },
  answer: {
    monthLater: 'Más o menos un mes después',
    noTime: 'Ninguna ley fija un día para la respuesta, así que un mes es una espera razonable.',
    writeOnceMore: 'Si para entonces no llegó nada, puede escribir una vez más.',
    daysAfter: (days) => `${days} días después de que llegue`,
    eachBureau: 'Cada agencia',
    who: {
      bureau: 'La agencia',
      furnisher: 'La empresa',
      collector: 'El cobrador',
      inquirer: 'La empresa',
    },
    hasTo: (who, { law }) => `${who} tiene que ${duties[law] ?? 'responderle'}.`,
    freeReport:
      'Contamos 45 días por precaución, porque este fue su primer informe gratuito de AnnualCreditReport.com en 12 meses.',
    morePapers: 'Si mientras tanto usted envía más documentos, puede tardar hasta 15 días más.',
    ifFreeReport:
      'Cuente 45 días si este fue su primer informe gratuito de AnnualCreditReport.com en 12 meses.',
    results:
      'Los resultados llegan por correo postal a su dirección. Si para entonces no llegó nada, puede escribir de nuevo.',
    withoutTime: {
      goodwill: 'Depende de la empresa aceptar o no, y ninguna ley fija un día para la respuesta.',
      pay_for_delete:
        'El cobrador puede aceptar, negarse o no responder. No pague nada antes de tener su acuerdo por escrito.',
      debt_validation:
        'Si su carta llegó a tiempo, el cobrador tiene que dejar de cobrar hasta que le envíe la verificación. Ninguna ley dice para cuándo tiene que responder.',
      overdue_notice:
        'El plazo para la respuesta ya terminó, y esta carta no abre otro. Dos o tres semanas son una espera razonable.',
      reinsertion_notice:
        'Usted preguntó cómo volvió el dato. Ninguna ley fija un día para la respuesta a esta carta, así que un mes es una espera razonable.',
      block_declined:
        'Usted preguntó por el bloqueo. La ley dice que el aviso tiene que llegar sin demora y no fija un día, así que un mes es una espera razonable.',
      debt_verification:
        'Usted pidió información y que la deuda se marque como disputada. Ninguna ley fija un día para la respuesta.',
    },
  },
};
