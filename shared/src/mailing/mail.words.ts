/** What happens to a mailpiece, and what the post knows of an address, as the person hears it. Content table. */
export const words = {
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
