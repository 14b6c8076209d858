export { currentAllowance, lockAllowance, takeLetter } from './take-letter.ts';
