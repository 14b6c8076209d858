import type { words as english } from './disputes.words.tsx';

export const words: typeof english = {
  accountEnding: (digits) => `Cuenta terminada en ${digits}`,
  onDay: (what, day) => `${what}, ${day}`,
  clock: {
    due: (pace, day) => (
      <>
        <strong>{pace}</strong>, respuesta a más tardar el {day}
      </>
    ),
    over: (pace, day) => (
      <>
        <strong>{pace}</strong>. La respuesta debía llegar a más tardar el {day}
      </>
    ),
  },
  stops: {
    signed: 'Firmada',
    mailed: 'Enviada',
    arrived: 'Llegada',
    answered: 'Respondida',
    answer: 'Respuesta',
    answerDue: 'Fecha límite',
    answerWasDue: 'Plazo vencido',
    notMailed: 'No se pudo enviar',
    waitsForMail: 'En espera de envío',
    notYet: 'Todavía no',
    cameBack: 'Regresó',
    onItsWay: 'En camino',
    noSetDay: 'Sin fecha fija',
  },
  deeds: {
    mail_letter: 'Enviarla',
    check_address: 'Ver por qué',
    confirm_arrival: 'Decir cuándo llegó',
    record_answer: 'Anotar la respuesta',
    overdue_notice: 'Escribir el aviso de plazo vencido',
    method_of_verification: 'Preguntar por escrito cómo lo verificaron',
    furnisher_dispute: 'Escribir a la empresa',
    information_supplied: 'Escribir la carta que lo agrega',
    identity_supplied: 'Escribir la carta de identidad',
    block_declined: 'Escribir la carta sobre el bloqueo',
    reinsertion_notice: 'Escribir la carta sobre su regreso',
    new_dispute: 'Escribir la nueva disputa',
    cfpb_complaint: 'Leer el borrador de la queja',
  },
  preparing: 'Preparando…',
  list: {
    heading: 'Sus disputas',
    noneOpen: 'No hay ninguna abierta. Las resueltas están abajo.',
    showAll: (count) => `Mostrar las ${count} disputas abiertas`,
    resolved: (count) => `Resueltas (${count})`,
  },
};
