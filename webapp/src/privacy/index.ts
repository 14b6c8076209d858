export { GoodbyePage } from './goodbye.page.tsx';
export { MyPrivacyPage } from './my-privacy.page.tsx';
