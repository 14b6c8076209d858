import { VisuallyHidden } from '#webapp/kit/index.ts';
import type { words as english } from './dashboard-parts.words.tsx';

export const words: typeof english = {
  today: {
    heading: 'Qué necesita su atención hoy',
    nothing: 'Nada. Por ahora, usted ya hizo su parte.',
    nextDate: (day, target) =>
      `La próxima fecha es el ${day}, cuando vence el plazo de respuesta de ${target}. Si antes llega algo por correo postal, anótelo aquí.`,
    finish: {
      title: (count) => (count === 1 ? 'Termine su carta' : `Termine sus ${count} cartas`),
      text: (count) =>
        count === 1
          ? 'Está guardada tal como la dejó. Hoy no hay nada más que hacer.'
          : 'Están guardadas tal como las dejó. Hoy no hay nada más que hacer.',
      deed: 'Continuar la carta',
    },
    noDate: 'Vigilamos sus fechas y le escribimos por correo electrónico cuando se acerque alguna.',
  },
  counts: {
    heading: 'Sus cartas en números',
    signed: (count) => (count === 1 ? 'Carta firmada' : 'Cartas firmadas'),
    onTheirWay: 'En camino',
    delivered: 'Entregadas',
    left: (count) => (count === 1 ? 'Carta disponible' : 'Cartas disponibles'),
    ofLimit: (limit, until) => `de ${limit} hasta el ${until}`,
  },
  scores: {
    headingEmpty: 'Su puntaje a lo largo del tiempo',
    heading: 'Los puntajes que usted anotó',
    leadEmpty:
      'Si usted sigue su puntaje de crédito en algún lugar, puede anotarlo aquí y ver cómo cambia. Solo usted lo ve.',
    lead: 'Estos puntajes vienen solo de usted, y solo usted los ve. Muchas cosas mueven un puntaje, así que un cambio dice poco sobre una carta en particular.',
    deleted: (day) => `Se eliminó el puntaje del ${day}`,
    undo: 'Deshacer: recuperarlo',
    trouble: 'Eso no funcionó',
    add: 'Agregar un puntaje',
    asTable: (count) =>
      count === 1 ? 'Todos sus puntajes en una tabla' : `Los ${count} puntajes en una tabla`,
    day: 'Día',
    score: 'Puntaje',
    source: 'Dónde lo vio',
    notSaid: 'No se indicó',
    delete: 'Eliminar',
    deleteOne: (day) => (
      <>
        Eliminar <VisuallyHidden>el puntaje del {day}</VisuallyHidden>
      </>
    ),
    daySeen: 'Día en que lo vio',
    saving: 'Guardando…',
    save: 'Guardar este puntaje',
    cancel: 'Cancelar',
    range: 'Los puntajes van de 250 a 900.',
    giveDay: 'Indique el día en que lo vio.',
    chart: (first, last) => `Los puntajes que usted anotó, desde ${first} hasta ${last}`,
    onDay: (score, day) => `${score} el ${day}`,
  },
  calendar: {
    heading: 'Sus fechas en su calendario',
    lead: 'Las llegadas, las fechas límite y los siguientes pasos aparecen en su propio calendario y se mueven solos.',
    looking: 'Buscando…',
    setUp: 'Configurar mi calendario',
    making: 'Creando…',
    make: 'Crear la dirección de mi calendario',
    trouble: 'Eso no funcionó',
    secret:
      'La dirección es secreta: quien la tenga puede ver sus fechas sin iniciar sesión. Dice quién recibió una carta y cuándo, y no nombra ninguna cuenta. Puede anularla en cualquier momento.',
    address: 'La dirección de su calendario',
    copy: 'Copiar la dirección',
    open: 'Abrir en mi calendario',
    renew: 'Crear una dirección nueva',
    end: 'Anularla',
    askRenew: '¿Crear una dirección nueva?',
    renewDeed: 'Crear una nueva',
    keepThis: 'Conservar esta',
    renewText: 'Los calendarios que usan esta dejarán de recibir sus fechas.',
    askEnd: '¿Anular la dirección de su calendario?',
    ending: 'Anulando…',
    keep: 'Conservarla',
    endText: 'Su calendario dejará de recibir sus fechas. Nuestros correos electrónicos siguen.',
  },
};
