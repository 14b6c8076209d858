export { MyPrivacyPage } from './my-privacy.page.tsx';
