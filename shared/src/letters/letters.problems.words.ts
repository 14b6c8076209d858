export const words = {
  'letters.not_found': 'We could not find that letter. It may belong to another account.',
  'letters.draft_not_found':
    'We could not find that draft. It may have been deleted, or it belongs to another account.',
  'letters.draft_changed_elsewhere':
    'This draft was changed in another tab or on another device. Reload to see the newest version.',
  'letters.draft_already_signed':
    'This letter is already signed. You will find it on your dashboard.',
  'letters.too_many_drafts':
    'You have a lot of unfinished letters. Please finish or delete one before you start another.',
  'letters.facts_missing': 'A few facts are still needed before we can write this letter.',
  'letters.refused': 'We should not write this letter as it stands.',
  'letters.nothing_new':
    'You already sent this dispute a short while ago, with the same facts. A second letter needs something new: another fact or another copy.',
  'letters.contradicts_earlier':
    'This letter would contradict one that you made for the same item. A dispute says the item is wrong; a goodwill letter says it is right.',
  'letters.copy_missing':
    'One of the copies you chose is no longer here. Please add it again or take it off the list.',
  'letters.too_many_copies':
    'These copies are too many or too large for one envelope. Please leave out the ones that matter least.',
  'letters.wording_blocked':
    'Part of the wording could hurt your dispute. Please change the marked sentence before you sign.',
  'letters.document_changed':
    'The letter changed after you read it. Please read it once more and then sign.',
  'letters.words_changed':
    'Your sentences are not the ones you were shown, so nothing was sent. Please look at what would be sent once more.',
  'letters.too_long':
    'This letter does not fit on two pages. Shorter letters are read more carefully: please trim your details.',
  'letters.too_much_to_read':
    'Checking this letter took too long, so we stopped. Nothing is lost. Please shorten your own wording, and take out long rows of the same letters or signs, then try again.',
  'letters.signature_unreadable':
    'We could not read the signature picture. Please clear it and sign again, or type your name.',
  'letters.pdf_unavailable':
    'We could not make the PDF just now. Your draft is safe and nothing was counted. Please try again in a minute.',
  'letters.pdf_not_ready':
    'The PDF of this letter is still being printed. The letter is signed and safe. Please try again in a minute.',
};
