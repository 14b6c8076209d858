export { inLanguage, languageOfRequest } from './ambient-language.ts';
export { pageAddress } from './page-address.ts';
