import { defineProblems } from '../kernel/index.ts';

export const MailingProblems = defineProblems({
  'mailing.piece_not_found': {
    status: 404,
    text: 'We could not find that mailing. It may belong to another account.',
  },
  'mailing.already_on_its_way': {
    status: 409,
    text: 'This letter is already being mailed. It is never sent twice. Its progress is on your dashboard.',
  },
  'mailing.not_ready': {
    status: 409,
    text: 'The PDF of this letter is still being printed. Please try again in a minute.',
  },
  'mailing.price_changed': {
    status: 409,
    text: 'The price has changed since this page was opened. Nothing was mailed. Please look at the new price and choose again.',
  },
  'mailing.no_one_address': {
    status: 409,
    text: 'This letter names all three bureaus, so we cannot tell where to mail it. Please download it, or write one letter for each bureau.',
  },
  'mailing.copies_gone': {
    status: 409,
    text: 'The copies that belong to this letter have been deleted by now, so it would travel without them. Please write it again with new copies.',
  },
  'mailing.too_many_pages': {
    status: 409,
    text: 'This letter with its copies is too thick for the mail service. You can download and mail it yourself, or write it again with fewer copies.',
  },
  'mailing.file_too_large': {
    status: 409,
    text: 'The letter with its copies is larger than the mail service takes. You can download and mail it yourself, or write it again with fewer copies.',
  },
  'mailing.address_unknown': {
    status: 409,
    text: 'The Postal Service does not know this address. Please check it. If you are sure, choose "Use as entered".',
  },
  'mailing.too_late': {
    status: 409,
    text: 'The letter is in the mail by now and cannot be taken back. You can follow it on your dashboard.',
  },
  'mailing.payment_due': {
    status: 402,
    text: 'The mailing of an earlier letter is not paid yet. Please pay it first: the link is on your plan page.',
  },
  'mailing.past_due': {
    status: 402,
    text: 'Your last Pro payment did not go through, so we cannot mail for you right now. Please update your card on your plan page. You can still download your letter.',
  },
  'mailing.carrier_unavailable': {
    status: 503,
    text: 'The mail service does not answer right now. Nothing was lost. Please try again in a few minutes.',
  },
  'mailing.no_such_paper': {
    status: 404,
    text: 'There is no such paper for this mailing yet.',
  },
  'mailing.not_recordable': {
    status: 409,
    text: 'The Postal Service reports this for you, so it cannot be entered by hand.',
  },
  'mailing.event_forged': {
    status: 401,
    text: 'This message does not carry the signature of the mail service.',
  },
  'mailing.events_off': {
    status: 404,
    text: 'No mail service is set up here.',
  },
});
