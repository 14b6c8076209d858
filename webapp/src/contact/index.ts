export { ContactPage } from './contact.page.tsx';
export type { ContactPerson } from './use-contact-form.ts';
