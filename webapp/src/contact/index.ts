export { ContactPage } from './contact.page.tsx';
export { useSupportEmail } from './use-contact-form.ts';
