/** What happens to a mailpiece, and what the post knows of an address, as the person hears it. Content table. */
export const mailMessages = {
  events: {
    queued:
      'You asked us to mail this letter. We hold it for a while, so that you can take it back.',
    cancelled: 'You took it back. It was not mailed, and it costs nothing.',
    accepted: 'The mail service has taken the letter on and will print it.',
    printed: 'It is printed and in its envelope.',
    mailed: 'It was handed to the Postal Service.',
    in_transit: 'It is on its way.',
    in_local_area: 'It has reached the area of the recipient.',
    out_for_delivery: 'It is out for delivery.',
    pickup_available: 'It is at the post office, where the recipient can pick it up.',
    delivery_attempted:
      'The Postal Service tried to deliver it, and nobody could take it. The recipient gets a notice.',
    re_routed: 'The Postal Service is forwarding it to another address.',
    delayed: 'The Postal Service says that it is late. There is nothing for you to do.',
    issue:
      'The Postal Service reports that something needs attention. The tracking page says more.',
    delivered: 'It was delivered.',
    returned: 'It is on its way back to the sender, or has come back.',
    failed: 'The mail service could not make or mail it.',
    lost: 'The Postal Service says that it is damaged or lost.',
  },
  /** Where the person told us, nobody else has seen it. */
  ownEvents: {
    mailed: 'You mailed it yourself.',
    delivered: 'You told us that it arrived.',
    returned: 'You told us that it came back.',
  },
  classes: {
    certified: 'Certified Mail',
    certified_return_receipt: 'Certified Mail with electronic return receipt',
    first_class: 'First-Class Mail',
  },
  verdicts: {
    confirmed: 'The Postal Service knows this address.',
    corrected:
      'The Postal Service writes this address a little differently. Please choose the right one.',
    missing_unit:
      'The Postal Service knows the building, but the apartment or unit is missing. Please add it if there is one.',
    unknown_unit:
      'The Postal Service knows the building, but not this apartment or unit. Please check its number.',
    unknown:
      'The Postal Service does not know this address. Please check it. If you are sure, you can use it as entered.',
    not_checked: 'This address could not be checked just now. Please read it once more yourself.',
  },
  takenBack: 'Taken Back',
};

export const mailingContractMessages = {
  name: 'Name',
  streetAddress: 'Street address',
  street: 'Street or P.O. box',
  unit: 'Apartment or unit',
  city: 'City',
  state: 'State',
  zipCode: 'ZIP code',
  phone: 'Phone',
  email: 'Email',
  details: 'Details',
  creditorName: 'Creditor name',
  accountNumber: 'Account number',
  trackingNumber: 'Tracking number',
  chooseReason: 'Please choose a reason from the list.',
  chooseState: 'Please choose a state.',
  giveZip: 'Please give the ZIP code.',
  zipDigits: 'A ZIP code has 5 digits, or 9 with a dash: 30374 or 30374-0256.',
  linesTooLong: (most: number) =>
    `Both address lines together can have ${most} characters on the envelope. Please shorten them, for example "St" for "Street".`,
};

export const mailingProblemsMessages = {
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
  'mailing.signed_on_paper':
    'This letter has room for your pen and no signature yet, so we cannot mail it. Please print it, sign it and mail it yourself. Or write it again and sign it here.',
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
