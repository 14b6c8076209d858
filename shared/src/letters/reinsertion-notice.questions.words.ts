/** The words of `reinsertion-notice.questions.ts`. */
export const words = {
  deletedAfter: {
    label: 'How do you know that the item had been deleted?',
    why: 'The rule is about items that a bureau deleted because of a dispute.',
    options: {
      dispute: 'The results of my dispute said so',
      other: 'It went away in another way, or I do not know why',
    },
  },
  deletedOn: {
    label: 'What is the date of those results?',
    why: 'It shows when the bureau took the item out.',
  },
  seenAgainOn: {
    label: 'On which day did you see the item again?',
    why: 'It shows that the item came back after it was deleted.',
  },
  seenWhere: {
    label: 'Where did you see it?',
    why: 'The bureau can look at the same place.',
    example: 'My Experian report of November 12, 2026',
  },
  noticeCame: {
    label: 'Did the bureau write to you that the item is back?',
    why: 'The bureau has to tell you in writing when it puts such an item back.',
  },
  noticeOn: {
    label: 'What is the date of that notice?',
    why: 'Your letter then asks only for what the notice leaves open.',
  },
  copiesWhy:
    'The page of your report with the item helps the bureau to find it. The results that said it was deleted count as other papers.',
};
