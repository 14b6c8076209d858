import type { words as english } from './goodwill.questions.words.ts';

/** The words of `goodwill.questions.ts` in Spanish; the examples stay English, since they show what the letter will say. */
export const words: typeof english = {
  lateIsTrue: {
    label: '¿De verdad se atrasó el pago?',
    why: 'Esta carta dice que los registros de la empresa están bien. Si están mal, usted no necesita un favor.',
  },
  openDispute: {
    label: '¿Está disputando este pago atrasado en algún lugar ahora mismo?',
    why: 'Una disputa dice que la marca está mal; esta carta dice que está bien. No pueden ir juntas.',
  },
  lateMonth: {
    label: '¿Qué mes aparece como atrasado?',
    why: 'La empresa tiene que encontrarlo en el historial de pagos.',
    hint: 'Si son varios seguidos, ponga aquí el primero.',
  },
  lastLateMonth: {
    label: '¿Fueron varios seguidos? ¿Cuál fue el último?',
    why: 'Así la carta los nombra todos.',
    hint: 'Si fue un solo mes, déjelo en blanco.',
  },
  stillOpen: {
    label: '¿Sigue abierta la cuenta?',
    why: 'La carta habla de usted como cliente o como antiguo cliente.',
  },
  customerFor: {
    label: '¿Cuánto tiempo lleva o llevó como cliente?',
    why: 'Una relación larga habla a su favor.',
    options: {
      under_one: 'Menos de un año',
      over_one: 'Más de un año',
      over_three: 'Más de tres años',
      over_five: 'Más de cinco años',
      over_ten: 'Más de diez años',
    },
  },
  story: {
    label: '¿Qué pasó?',
    why: 'Lo leerá una persona. Una historia verdadera y sencilla logra más que cualquier carta hecha en serie. Escríbala en inglés, como irá en la carta.',
    hint: 'Diga qué hizo que el pago se atrasara. No tiene que contar detalles de salud ni de familia.',
    example:
      'I was in the hospital for two weeks in March, and my bills went unopened. I paid on the day I came home.',
  },
  standing: {
    label: '¿Cómo ha estado la cuenta desde entonces?',
    why: 'Los años posteriores a un pago atrasado son su mejor argumento.',
    options: {
      on_time: 'Todos los pagos desde entonces fueron a tiempo',
      paid_off: 'Está pagada del todo',
      catching_up: 'Todavía me estoy poniendo al día',
    },
  },
  caughtUpDate: {
    label: '¿Cuándo se puso al día?',
    why: 'Una fecha muestra qué tan pronto actuó.',
  },
  changedSince: {
    label: '¿Qué cambió para que no vuelva a pasar?',
    why: 'Le dice a la empresa que esto fue una excepción. Escríbalo en inglés, como irá en la carta.',
    example: 'I have set up automatic payments.',
  },
  whyNow: {
    label: '¿Por qué le importa ahora?',
    why: 'Es más fácil conceder la petición cuando quien lee puede imaginarse la meta. Escríbala en inglés, como irá en la carta.',
    hint: 'Si no hay una razón especial, déjelo en blanco.',
    example: 'We hope to buy our first home next spring.',
  },
  copiesWhy: 'Un estado de cuenta puede mostrar los pagos desde entonces.',
  accountWhy: 'La carta nombra la cuenta de la que usted escribe.',
};
