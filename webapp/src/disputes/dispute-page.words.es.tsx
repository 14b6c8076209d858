import { VisuallyHidden } from '#webapp/kit/index.ts';
import type { words as english } from './dispute-page.words.tsx';

export const words: typeof english = {
  page: {
    title: 'Su disputa',
    description: 'En qué punto está esta disputa, sus cartas y fechas, y qué puede seguir.',
    what: 'esta disputa',
    loading: 'Un momento',
    back: 'Volver a su panel',
    state: 'En qué punto está',
  },
  steps: {
    heading: 'Qué puede hacer ahora',
    counts:
      'Si ahora escribe una carta, cuenta como una de sus cartas. La llenamos con lo que usted anotó; usted la lee y la firma.',
    others: 'Otros pasos',
  },
  answer: {
    heading: 'Qué le respondieron',
    nothing: 'Todavía no hay nada anotado.',
    nothingForNewest: (said) => `${said} No hay nada anotado para la carta más reciente.`,
    takenBack: 'Se borró.',
    noted: 'Anotado.',
    note: 'Anotar qué le respondieron',
    isBack: 'Volvió, o llegó otra cosa',
    somethingElse: 'Llegó otra cosa',
    youNoted: (what) => `Usted anotó: ${what}`,
    takingBack: 'Borrando…',
    undo: 'Deshacer: borrar esta respuesta',
  },
  form: {
    notNoted: 'Esto todavía no está anotado',
    what: '¿Qué le respondieron?',
    day: 'La fecha que lleva la respuesta',
    dayOrChange: 'La fecha que lleva la respuesta, o el día en que usted vio el cambio',
    dayAgain: 'El día en que usted lo vio otra vez',
    own: 'Una nota para usted',
    ownHint: 'Solo usted la ve. No va en ninguna carta.',
    waitingForFile: 'Esperando su archivo…',
    noting: 'Anotando…',
    deed: 'Anotar esta respuesta',
    cancel: 'Cancelar',
    chooseOutcome: 'Elija qué le respondieron.',
    giveDay: 'Indique el día.',
  },
  complaint: {
    heading: 'El borrador de su queja',
    what: 'el borrador',
    lead: 'Usted la envía, gratis, en el sitio de la Oficina para la Protección Financiera del Consumidor (CFPB). El borrador y el formulario están en inglés. Léalo primero y cambie lo que no sea como usted lo diría. Si trata de una agencia de crédito, termina con lo que la CFPB le pide declarar: envíelo solo si cada palabra es cierta.',
    text: 'Qué pasó y qué pide usted (en inglés)',
    copy: 'Copiar el texto',
    goThere: 'Ir a consumerfinance.gov (se abre en otra pestaña)',
    formHeading: 'Qué pregunta primero el formulario',
    formNote:
      'El formulario está en inglés, así que aquí están sus preguntas tal como aparecen. Elija lo que más se acerque; puede usar otras palabras.',
  },
  copied: 'Copiado',
  copyRefused:
    'Este navegador no nos deja copiar. El texto está seleccionado: cópielo usted, por favor.',
  information: {
    summary: 'Les envié más información',
    text: (days, later, now) =>
      `Si recibieron de usted más información o documentos mientras corren sus 30 días, la ley les da hasta ${days} días más. Entonces deben responder a más tardar el ${later} en lugar del ${now}. Anótelo solo si de verdad envió algo: aquí no se puede deshacer.`,
    day: 'El día en que lo recibieron',
    giveDay: 'Indique el día en que lo recibieron.',
    noting: 'Anotando…',
    deed: 'Anotarlo y mover la fecha',
  },
  story: {
    heading: 'La historia hasta ahora',
    letter: (number, title) => `Carta ${number}: ${title}`,
    to: (target, reference) => (
      <>
        Para {target}. Referencia {reference}
      </>
    ),
    download: (number) => (
      <>
        Descargar <VisuallyHidden>la carta {number}</VisuallyHidden>
      </>
    ),
    follow: (number) => (
      <>
        Seguirla en el correo <VisuallyHidden>, carta {number}</VisuallyHidden>
      </>
    ),
    signed: 'Firmada',
    mailed: 'Enviada',
    notYet: 'Todavía no',
    tracking: 'Seguimiento',
    arrived: 'Llegada',
    answerDue: 'Fecha límite',
    atUsps: 'en USPS, se abre en otra pestaña',
    answerPage: 'Ver la primera página de la respuesta (se abre en otra pestaña)',
  },
};
