export {
  CONTACT_RESPONSE_TIME,
  ContactSubject,
  contactEndpoints,
  contactSubjectLabels,
} from './contact.contract.ts';
