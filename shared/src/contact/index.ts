export {
  CONTACT_RESPONSE_TIME,
  ContactSubject,
  contactEndpoints,
  contactResponseTime,
  contactSubjectLabels,
  contactSubjectName,
} from './contact.contract.ts';
