/** The words of `method-of-verification.questions.ts`. */
export const words = {
  resultsOn: {
    label: 'What is the date of the results?',
    why: 'You can ask how an item was checked once you have the results.',
    hint: 'The date at the top of the answer from the bureau.',
  },
  resultSays: {
    label: 'What do the results say about the item?',
    why: 'This letter is for an item that is still on your report.',
    options: {
      verified: 'It was verified, or it stays as it is',
      changed: 'It was changed, and is still not right',
      deleted: 'It was deleted',
    },
  },
  resultWords: {
    label: 'In which words do they say it?',
    why: 'Their own words show which result you mean.',
    hint: 'A few words are enough. You can leave this empty.',
    example: 'Verified as accurate',
  },
};
