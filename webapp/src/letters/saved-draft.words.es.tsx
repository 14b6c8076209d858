import type { words as english } from './saved-draft.words.tsx';

export const words: typeof english = {
  willSave: 'Guardamos mientras usted escribe',
  saving: 'Guardando…',
  saved: 'Guardado',
  savedJustNow: 'Guardado hace un momento',
  savedMinutesAgo: (minutes) =>
    minutes === 1 ? 'Guardado hace un minuto' : `Guardado hace ${minutes} minutos`,
  savedHoursAgo: (hours) =>
    hours === 1 ? 'Guardado hace una hora' : `Guardado hace ${hours} horas`,
  savedDaysAgo: (days) => (days === 1 ? 'Guardado ayer' : `Guardado hace ${days} días`),
  retrying: 'Aún no se guardó: seguiremos intentando',
  offline:
    'Aún no se guardó: no hay conexión. Deje esta página abierta; guardaremos en cuanto vuelva.',
  signedOut: 'Aún no se guardó: inicie sesión de nuevo',
  changedElsewhere: 'No se guardó: cambió en otro lugar',
  missing: 'No se guardó: este borrador fue eliminado',
  alreadySigned: 'Esta carta ya está firmada',
  refused: 'Aún no se guardó',

  sessionEnded: 'Su sesión terminó',
  sessionEndedText: (loginPath) => (
    <>
      Lo que escribió sigue en esta página.{' '}
      <a href={loginPath} target="_blank" rel="noreferrer">
        Inicie sesión en otra pestaña
      </a>{' '}
      y luego vuelva aquí para continuar.
    </>
  ),
  haveSignedIn: 'Ya inicié sesión',

  twoVersions: 'Esta carta se cambió en otra pestaña o en otro dispositivo',
  twoVersionsText: (savedOn) =>
    `La otra versión se guardó el ${savedOn}. Solo se puede conservar una de las dos.`,
  showOther: 'Mostrar la otra versión',
  keepThis: 'Conservar lo que está en esta página',

  draftDeleted: 'Este borrador se eliminó en otro lugar',
  stillHere: 'Lo que escribió sigue en esta página.',
  keepAsNew: 'Conservarlo como un borrador nuevo',

  signedText: 'La encontrará en su panel. Los cambios que haga aquí no forman parte de ella.',
  toDashboard: 'Ir al panel',
  notSaved: 'Todavía no pudimos guardar esto',

  startOverFailed: 'No pudimos empezar de nuevo',
  startOverFailedText: 'Su carta está como estaba. Revise su conexión e inténtelo de nuevo.',
  tryAgain: 'Intentar de nuevo',
  emptyLetter: 'Tiene una carta en blanco',
  beforeDeleted: 'La anterior se eliminó.',
  undo: 'Deshacer: recuperarla',
  welcomeBack: 'Qué gusto verle de nuevo: su carta está donde la dejó',
  startOver: 'Empezar de nuevo',
};
