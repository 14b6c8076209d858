export { ContactPage } from './contact.page.tsx';
export { useSupportEmail } from './contact.queries.ts';
