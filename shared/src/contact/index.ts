export {
  CONTACT_RESPONSE_TIME,
  ContactSubject,
  contactEndpoints,
  contactResponseTime,
  contactSubjectLabels,
} from './contact.contract.ts';
