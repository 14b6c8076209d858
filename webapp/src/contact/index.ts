export { ContactPage } from './contact.page.tsx';
export { useSupportEmail } from './use-support-email.ts';
