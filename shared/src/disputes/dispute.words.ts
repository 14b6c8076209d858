/** Where a dispute stands, and what can come back; for screens and emails. Content table. */
export const words = {
  states: {
    ready: {
      label: 'Ready to mail',
      hint: 'The letter is signed. Nothing starts until they have it.',
    },
    on_its_way: {
      label: 'On its way',
      hint: 'The letter is in the mail. The time for an answer starts on the day it arrives.',
    },
    waiting: {
      label: 'Waiting for an answer',
      hint: 'They have your letter. Tell us when an answer comes.',
    },
    overdue: {
      label: 'Answer overdue',
      hint: 'The time for an answer is over, and no answer is noted here.',
    },
    answered: {
      label: 'Answered',
      hint: 'An answer came. Your next step is below.',
    },
    not_delivered: {
      label: 'Not delivered',
      hint: 'The letter did not arrive, so no time is running.',
    },
    resolved: {
      label: 'Resolved',
      hint: 'They changed the item as you asked.',
    },
  },
  outcomes: {
    deleted: {
      label: 'It was deleted',
      hint: 'Their answer says so, or the item is gone from a new report. A block after identity theft counts too.',
    },
    corrected: {
      label: 'It was corrected',
      hint: 'The item now says what you asked for.',
    },
    corrected_wrongly: {
      label: 'It was changed, but it is still wrong',
      hint: 'Something changed, and something that you named is still not right.',
    },
    verified: {
      label: 'They say that it is right',
      hint: 'The answer says "verified" or "accurate", and nothing changed.',
    },
    frivolous: {
      label: 'They set it aside',
      hint: 'The answer calls your dispute frivolous or irrelevant, or says that something is missing.',
    },
    need_id: {
      label: 'They want to know who I am',
      hint: 'They ask for proof of identity, or think that somebody else sent the letter.',
    },
    block_declined: {
      label: 'They refused or lifted the block',
      hint: 'You asked for a block after identity theft, and the item stays or is back.',
    },
    no_answer: {
      label: 'No answer came',
      hint: 'Nothing in the mail, and nothing changed on your report.',
    },
    reinserted: {
      label: 'A deleted item is back',
      hint: 'It was gone, and now your report shows it again.',
    },
  },
};
