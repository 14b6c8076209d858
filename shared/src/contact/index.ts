export { contactEndpoints } from './contact.contract.ts';
export {
  CONTACT_RESPONSE_TIME,
  ContactSubject,
  contactResponseTime,
  contactSubjectLabels,
  contactSubjectName,
} from './contact-words.ts';
