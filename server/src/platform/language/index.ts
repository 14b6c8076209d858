export { inLanguage, languageOfRequest, pageAddress } from './ambient-language.ts';
