export const words = {
  'mailing.mailpiece_not_found':
    'We could not find that mailing. It may belong to another account.',
  'mailing.already_on_its_way':
    'This letter is already being mailed. It is never sent twice. Its progress is on your dashboard.',
  'mailing.not_ready':
    'The PDF of this letter is still being printed. Please try again in a minute.',
  'mailing.price_changed':
    'The price has changed since this page was opened. Nothing was mailed. Please look at the new price and choose again.',
  'mailing.no_one_address':
    'This letter names all three bureaus, so we cannot tell where to mail it. Please download it, or write one letter for each bureau.',
  'mailing.enclosures_missing':
    'This letter lists files that were not uploaded, so we cannot mail it. You can print it, add the copies on paper, and mail it yourself. Or write it again and upload the files before you sign.',
  'mailing.copies_gone':
    'The copies that belong to this letter have been deleted by now, so it would travel without them. Please write it again with new copies.',
  'mailing.too_many_pages':
    'This letter with its copies is too thick for the mail service. You can download and mail it yourself, or write it again with fewer copies.',
  'mailing.file_too_large':
    'The letter with its copies is larger than the mail service takes. You can download and mail it yourself, or write it again with fewer copies.',
  'mailing.address_unknown':
    'The Postal Service does not know this address. Please check it. If you are sure, choose "Use as entered".',
  'mailing.too_late':
    'The letter is in the mail by now and cannot be taken back. You can follow it on your dashboard.',
  'mailing.not_mailed':
    'This letter was not mailed, so there is nothing to take back. Its page on your dashboard says why, and what you can do.',
  'mailing.payment_due':
    'The mailing of an earlier letter is not paid yet. Please pay it first: the link is on your plan page.',
  'mailing.past_due':
    'Your last Pro payment did not go through, so we cannot mail for you right now. Please update your card on your plan page. You can still download your letter.',
  'mailing.carrier_unavailable':
    'The mail service does not answer right now. Nothing was lost. Please try again in a few minutes.',
  'mailing.no_such_paper': 'There is no such paper for this mailing yet.',
};
