export { currentAllowance, lockAllowance, takeLetters } from './take-letter.ts';
