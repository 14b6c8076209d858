import { defineProblems } from '../kernel/index.ts';
import * as en from './messages.ts';
import * as es from './messages.es.ts';

export const MailingProblems = defineProblems(
  {
    'mailing.mailpiece_not_found': 404,
    'mailing.already_on_its_way': 409,
    'mailing.not_ready': 409,
    'mailing.price_changed': 409,
    'mailing.no_one_address': 409,
    'mailing.enclosures_missing': 409,
    'mailing.signed_on_paper': 409,
    'mailing.copies_gone': 409,
    'mailing.too_many_pages': 409,
    'mailing.file_too_large': 409,
    'mailing.address_unknown': 409,
    'mailing.too_late': 409,
    'mailing.not_mailed': 409,
    'mailing.not_to_mail_again': {
      status: 409,
      text: 'This mailing is not one that can be mailed again: it is on its way, arrived, or was mailed again already. Please reload the page. Nothing was mailed.',
    },
    'mailing.no_confirmed_address': {
      status: 409,
      text: 'The Postal Service does not know an address on this envelope, or the letter came back from there, and the person has given no other. Ask them to mail the letter again from their page with the right address. Nothing was mailed.',
    },
    'mailing.payment_due': 402,
    'mailing.past_due': 402,
    'mailing.carrier_unavailable': 503,
    'mailing.no_such_paper': 404,
    'mailing.not_recordable': {
      status: 409,
      text: 'The Postal Service reports this for you, so it cannot be entered by hand.',
    },
    'mailing.event_forged': {
      status: 401,
      text: 'This message does not carry the signature of the mail service.',
    },
    'mailing.events_off': { status: 404, text: 'No mail service is set up here.' },
  },
  { en: en.mailingProblemsMessages, es: es.mailingProblemsMessages },
);
