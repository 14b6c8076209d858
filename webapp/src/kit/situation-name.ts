/** What can have happened to a person, as addresses of `/start` name it: pages lead there, and the letters feature asks on. */
export type SituationName =
  | 'late-payment'
  | 'not-mine'
  | 'never-opened'
  | 'wrong-amount'
  | 'already-paid'
  | 'inquiry'
  | 'identity-theft'
  | 'collector'
  | 'too-old'
  | 'twice'
  | 'wrong-date'
  | 'mixed-file'
  | 'own-details'
  | 'deceased'
  | 'late-and-true'
  | 'collector-later';
