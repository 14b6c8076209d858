export const checkInputMessages = {
  missing: 'This is needed.',
  unreadable: 'We could not read this. Please check it and try again.',
  noChoice: 'Please choose one of the answers offered here.',
  tooLong: (most: number) =>
    `This is too long: at most ${most.toLocaleString('en-US')} characters.`,
  tooShort: 'This is too short. Please check it and try again.',
  tooMuch: (most: number) => `This is too much: at most ${most.toLocaleString('en-US')}.`,
  tooLittle: (least: number) => `This is too little: at least ${least.toLocaleString('en-US')}.`,
};
