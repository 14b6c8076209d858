/** Why a letter did not arrive, and what its sender can do. Content table. */
export const words = {
  address_unknown: {
    text: 'The Postal Service does not know an address on the envelope, so the letter was not mailed.',
    whatToDo:
      'Compare both addresses with a bill or letter that you have, down to the apartment number. Then mail the letter again with the corrected address.',
  },
  too_many_pages: {
    text: 'The letter has more pages, copies included, than the mail service takes. It was not mailed.',
    whatToDo:
      'Download the letter and mail it yourself by certified mail: the post office has the forms. Or write it again with fewer copies.',
  },
  file_too_large: {
    text: 'The letter with its copies is larger than the mail service takes. It was not mailed.',
    whatToDo:
      'Download the letter and mail it yourself by certified mail: the post office has the forms. Or write it again with fewer copies.',
  },
  file_refused: {
    text: 'The mail service could not print the file of this letter, so it was not mailed. You did nothing wrong.',
    whatToDo:
      'Download the letter and mail it yourself by certified mail: the post office has the forms. If you write to support, we will look into it.',
  },
  file_gone: {
    text: 'The file that you signed could not be opened when it was time to mail it, so nothing was mailed.',
    whatToDo:
      'Write the letter again. If it had copies, add them again: we delete copies after 90 days.',
  },
  carrier_account: {
    text: 'The mail service took no letters from us for three days, so this one was not mailed. That is our fault, not yours.',
    whatToDo:
      'If time matters: download the letter and mail it yourself by certified mail: the post office has the forms. Otherwise mail it again from here in a few days.',
  },
  staff_refused: {
    text: 'Our staff could not mail this letter as it is.',
    whatToDo:
      'Please write to support: we will tell you why. Download the letter and mail it yourself by certified mail: the post office has the forms.',
  },
  carrier_refused: {
    text: 'The mail service did not take this letter, so it was not mailed.',
    whatToDo:
      'Mail it once more. If it is not taken again: download the letter and mail it yourself by certified mail: the post office has the forms.',
  },
  returned: {
    text: 'The Postal Service could not deliver the letter and is bringing it back to your return address.',
    whatToDo:
      'When the envelope comes, read the yellow sticker on it: it says why. Check the address, then mail the letter again.',
  },
  returned_address: {
    text: 'The Postal Service could not find the address, and is bringing the letter back to your return address.',
    whatToDo:
      'Look up the address on a bill, on your credit report or on the company’s own site. Then mail the letter again with that address.',
  },
  returned_moved: {
    text: 'The recipient has moved, and the Postal Service is bringing the letter back to your return address.',
    whatToDo:
      'The yellow sticker on the envelope may show the new address. You can also find it on your credit report or on the company’s own site. Then mail the letter again.',
  },
  returned_refused: {
    text: 'The recipient did not accept the letter, and the Postal Service is bringing it back to your return address.',
    whatToDo:
      'Keep the envelope closed, with its sticker: it shows that you wrote and that it was not accepted. You can mail the letter again, also as ordinary mail, which nobody has to sign for.',
  },
  returned_unclaimed: {
    text: 'Nobody picked the letter up at the post office, and the Postal Service is bringing it back to your return address.',
    whatToDo:
      'Keep the envelope closed, with its sticker: it shows that you wrote. You can mail the letter again, also as ordinary mail, which nobody has to pick up.',
  },
  damaged: {
    text: 'The letter was damaged on its way, and the Postal Service did not deliver it.',
    whatToDo: 'Mail it again. The copy that you signed is safe here.',
  },
  lost: {
    text: 'The Postal Service lost the letter on its way.',
    whatToDo: 'Mail it again. The copy that you signed is safe here.',
  },
};
