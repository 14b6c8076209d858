import { functionWords, ordinaryWords } from '../lint/words.rules.ts';
import { plainWords } from './plain-words.rules.ts';

/** Whether a sentence is in another language than English: what we can't read we can't judge, and the agency reads English. */

/** Small words of each language that are no English words. Content table. */
const FOREIGN = new Set(
  [
    // Spanish
    'carro coche troca camioneta trabajo banco pagos mes meses años casa mandé mande compré compre firmé firme les pos pues siguen sigue diciendo dice quien cual como entonces ellos ustedes nuestra nuestro deben abrí abri vendieron dieron dio dije nadie nada hace hacen nos yo ella ellos tambien también donde cuando desde hasta pero quiero puedo esto eso algo aqui aquí tarde tiempo antes después despues mismo otra otro ser hay había vendi vendí pagar deuda tarjeta préstamo el los las una uno unos que por para con sin esta este esto esa ese cuenta fue tengo tiene dicen debo dinero todavia aun ya muy pero porque cuando mi mis su sus lo le les se del al y es está estan son yo nunca siempre favor nombre banco pague pagué pagado cerre cerré fue han sido todo mal necesito que corrijan',
    // French
    'cela ceux leur leurs nous vous ils elle elles dans plus rien jamais toujours avait avons être fait dette voiture vendu argent sans le les des une un est et je j ai pas ne ce cette compte banque mais depuis l la du au mon ma mes pour avec sur dans qui ete été fermé longtemps',
    // German
    'der sie wir ihr uns bin hat hatte noch schon bei aus nach vom zum wegen immer jetzt diese dieser wird sind kredit schulden ich habe den der das die und ist nicht ein eine mein meine konto bezahlt geschlossen ganz kein mit auf von zu wurde aber',
    // Portuguese
    'eles ela isso essa esse ele tudo nada mais muito quando ainda mesmo devo dever carro vendi recebeu dinheiro dívida minhas meus da dos das nos pelo pela eu já não uma conta está fechada paguei todo um os ao com para mas foi meu minha',
    // Italian
    'della dello dei sono stato stata ha hanno avuto questa quello soldi venduto macchina banca più anche perché sempre loro debito ho il lo gli è conto chiuso pagato tutto non che di mio mia sono prestito chiusa',
    // Hindi in Latin letters
    'mera meri mere hai hain tha thi nahi nahin gaya gayi karo kiya mujhe maine yeh aur abhi paisa',
    // Polish, Haitian Creole, Tagalog
    'naman lang kasi pero yung iyon siya sila kami tayo wala meron binayaran bayad utang kotse bangko ay jest nie konto cały kredyt zamknięte się mwen te fin peye sa kont lan yo pa epi nabayaran ko na po ang utang ito ng mga hindi sarado',
  ].flatMap((words) => words.split(' ')),
);
const ENGLISH = new Set(
  'the a an i it is was and to of in that this my for with they have had not on are be were but from as at by or you we he she his her their me did do been will would so no them our if what there when which who about up out all has can than then one your'.split(
    ' ',
  ),
);
/** Also words of English, or parts of names: alone they say nothing. */
const EITHER = new Set(
  'a no me on he an as do so all la un die war des pay te sin con fin y se'.split(' '),
);

const FEWEST = 2;
/** So many words in a row of which none is English; fewer where one has a letter that English lacks. */
const FEWEST_UNKNOWN = 5;
const FEWEST_ACCENTED = 3;
const isEnglish = (word: string) =>
  ENGLISH.has(word) || functionWords.has(word) || ordinaryWords.has(word);
const NOTHING = /(?!)/gu;
/** Inside a sentence a capital letter begins a name. */
const NAMES = /(?<=\p{L},? )\p{Lu}\p{L}*/gu;

/** A sentence of this language's alphabet, or with more of another language's small words than of English ones. */
export function isForeign(sentence: string): boolean {
  const letters = sentence.match(/\p{L}/gu) ?? [];
  const latin = sentence.match(/\p{Script=Latin}/gu) ?? [];
  if (letters.length >= 4 && latin.length < letters.length / 2) return true;
  const isLoud = sentence === sentence.toUpperCase();
  const words =
    sentence
      .normalize('NFC')
      .replaceAll(isLoud ? NOTHING : NAMES, ' ')
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? [];
  const foreign = words.filter((word) => FOREIGN.has(word) && !EITHER.has(word)).length;
  const english = words.filter((word) => ENGLISH.has(word)).length;
  const accented = words.filter(
    (word) =>
      !FOREIGN.has(word) && /[áéíóúñçàèêëîïôûùöüßãõąćęłńśźżışğåäøæőűțșăčřěůžýđ]/u.test(word),
  ).length;
  if (accented > 0 && foreign + accented >= FEWEST && foreign + accented > english) return true;
  if (foreign >= FEWEST && foreign > english && foreign * 5 >= words.length) return true;
  const fewest = accented > 0 ? FEWEST_ACCENTED : FEWEST_UNKNOWN;
  if (words.length >= fewest && !words.some(isEnglish)) return true;
  // Vietnamese: its letters with two marks stand in no other language.
  return (sentence.normalize('NFC').match(/[\u1EA0-\u1EF9ơưđ]/gu) ?? []).length >= FEWEST;
}

/** Whether a text says nothing that an agency could look up: no field, no event, no sum, no date. */

/** What an entry of a report can be wrong about, and what happened to an account. Content table. */
const CONCRETE =
  /\b(?:balance|limit|status|open|opened|closed|close|paid|pays|late|dates?|charge off|charged|payments?|bankruptcy|deceased|dead|repossession|repossessed|foreclosure|foreclosed|name|spelled|address|owner|joint|twice|two times|duplicate|settled|settlement|insurance|returned|sent back|canceled|cancelled|hacked|stolen|authorized user|remark|terms|months?|years?|history|deferment|refund|refunded|terminated|collections?|collector|sold|inquiry|middle|birth|belongs? to|not mine|never (?:had|opened|applied|owed|lived|used|signed)|divorced?|discharged|military|disputed|cosign(?:ed|ers?)|interest|fees?|moved|employer|employed|unemployed|retired|working|work(?:ed)? (?:there|full time|part time)|account type|wrong type|transferred|past due|behind on|borrower|applicant|loan term|installment|credit line|line of credit|loan was|loan for|owing|as a (?:home|car|personal|business|student) |deferred|phone number|paperwork|business|owes?|turned on|lease|leased|unpaid|allowed to use|cash)\b|\d/u;

const NOBODY =
  /^(?:x+|n a|na|none|unknown|test|tbd|nobody|anyone|everyone|asdf\p{L}*|(?:various|multiple|several|many|different|all|every|any)(?: of)?(?: my| the)?(?: (?:of them|creditors?|accounts?|companies|banks?|debts?|items?|collectors?|negative items?))?|everything)$/u;

export function isVague(text: string): boolean {
  return text.trim() !== '' && !CONCRETE.test(plainWords(text));
}

/** 'Various creditors' is no company: such a dispute can't be looked up. */
export function namesNobody(creditor: string): boolean {
  return NOBODY.test(
    plainWords(creditor)
      .replaceAll(/[^\p{L}\p{N} ]/gu, ' ')
      .replaceAll(/ +/gu, ' ')
      .trim(),
  );
}
