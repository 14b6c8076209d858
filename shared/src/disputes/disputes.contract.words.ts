export const words = {
  chooseOutcome: 'Please choose what came back.',
  note: 'Your note',
  scoreAsNumber: 'Please give the score as a number.',
  scoreWhole: 'Please give the score as a whole number.',
  scoreRange: 'Scores lie between 250 and 900.',
  source: 'Where you saw it',
};
