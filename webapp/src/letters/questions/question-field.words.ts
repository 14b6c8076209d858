/** The fields of the questions, whatever is asked. */
export const words = {
  example: (example: string) => `Example: ${example}`,
  /** Said where a person's own sentences go into the letter, to the person who reads this in another language than the letter's. */
  ownWordsLanguage: '',
  yes: 'Yes',
  no: 'No',
  month: 'Month',
  day: 'Day',
  year: 'Year',
  choose: 'Choose',
  charactersLeft: (left: number) =>
    left === 1 ? '1 character left' : `${left.toLocaleString('en-US')} characters left`,
};
