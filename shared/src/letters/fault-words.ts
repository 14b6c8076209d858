import { spoken } from '../kernel/index.ts';
import { words as es } from './faults.words.es.ts';
import { words as en } from './faults.words.ts';

/** What is wrong with an answer, in the reader's language. */
export const faultWords = () => spoken({ en, es });
