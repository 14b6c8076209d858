import { defineProblems } from '../kernel/index.ts';

export const LetterProblems = defineProblems({
  'letters.not_found': {
    status: 404,
    text: 'We could not find that letter. It may belong to another account.',
  },
  'letters.draft_not_found': {
    status: 404,
    text: 'We could not find that draft. It may have been deleted, or it belongs to another account.',
  },
  'letters.draft_changed_elsewhere': {
    status: 409,
    text: 'This draft was changed in another tab or on another device. Reload to see the newest version.',
  },
  'letters.draft_already_signed': {
    status: 409,
    text: 'This letter is already signed. You will find it on your dashboard.',
  },
  'letters.too_many_drafts': {
    status: 409,
    text: 'You have a lot of unfinished letters. Please finish or delete one before you start another.',
  },
  'letters.facts_missing': {
    status: 400,
    text: 'A few facts are still needed before we can write this letter.',
  },
  'letters.refused': { status: 422, text: 'We should not write this letter as it stands.' },
  'letters.nothing_new': {
    status: 422,
    text: 'You already sent this dispute a short while ago, with the same facts. A second letter needs something new: another fact or another copy.',
  },
  'letters.contradicts_earlier': {
    status: 422,
    text: 'This letter would contradict one that you made for the same item. A dispute says the item is wrong; a goodwill letter says it is right.',
  },
  'letters.copy_missing': {
    status: 400,
    text: 'One of the copies you chose is no longer here. Please add it again or take it off the list.',
  },
  'letters.too_many_copies': {
    status: 422,
    text: 'These copies are too many or too large for one envelope. Please leave out the ones that matter least.',
  },
  'letters.wording_blocked': {
    status: 422,
    text: 'Part of the wording could hurt your dispute. Please change the marked sentence before you sign.',
  },
  'letters.document_changed': {
    status: 409,
    text: 'The letter changed after you read it. Please read it once more and then sign.',
  },
  'letters.too_long': {
    status: 422,
    text: 'This letter does not fit on two pages. Shorter letters are read more carefully: please trim your details.',
  },
  'letters.signature_unreadable': {
    status: 400,
    text: 'We could not read the signature picture. Please clear it and sign again, or type your name.',
  },
  'letters.pdf_unavailable': {
    status: 503,
    text: 'We could not make the PDF just now. Your draft is safe and nothing was counted. Please try again in a minute.',
  },
});
