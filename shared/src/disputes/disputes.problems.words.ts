export const words = {
  'disputes.not_found': 'We could not find that dispute. It may belong to another account.',
  'disputes.too_early':
    'That cannot be noted yet: the time for an answer is still running, or the letter has not arrived.',
  'disputes.answer_missing': 'We could not find the copy of the answer. Please upload it again.',
  'disputes.no_clock':
    'No time is running for this dispute right now, so there is nothing to extend.',
  'disputes.step_not_open':
    'That step does not fit where this dispute stands. Please reload the page to see what comes next.',
  'disputes.no_such_feed':
    'There is no calendar at this address. You can make a new one on your dashboard.',
  'disputes.score_not_found': 'That score is not in your list any more.',
  'disputes.too_many_scores': 'Your list of scores is full. Please take out an old one first.',
};
