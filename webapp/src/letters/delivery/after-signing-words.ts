import { completeMessages } from '../messages.tsx';
import type { AnswerTime } from './next-dates.ts';
import type { MadeLetters } from '../wizard/wizard-state.ts';

/** What is said once a letter is signed: what it is, and when an answer is due. No time is named that no law sets. */

export function storedWords({ letters, signedOnPaper }: MadeLetters): string {
  const [{ reference }] = letters;
  const { lead } = completeMessages;
  const stored = signedOnPaper ? lead.storedToSign : lead.stored;
  return letters.length > 1 ? stored.several(letters.length) : stored.one(reference);
}

interface AnswerWords {
  readonly when: string;
  readonly what: string;
  readonly after: string;
}

export function answerWords(made: MadeLetters, time: AnswerTime | undefined): AnswerWords {
  const { answer } = completeMessages;
  if (!time) {
    return {
      when: answer.monthLater,
      what: answer.withoutTime[made.purpose] ?? answer.noTime,
      after: answer.writeOnceMore,
    };
  }
  const [first] = made.letters;
  const who =
    made.letters.length > 1 ? answer.eachBureau : (first.target ?? answer.who[made.recipient]);
  const remarks = [answer.hasTo(who, time), remark(made, time)];
  return {
    when: answer.daysAfter(time.length),
    what: remarks.filter((sentence) => sentence !== undefined).join(' '),
    after: answer.results,
  };
}

/** 15 U.S.C. 1681j(a)(3) and 1681i(a)(1)(B) speak of bureaus only. */
function remark({ recipient, freeReport }: MadeLetters, { law }: AnswerTime): string | undefined {
  const { answer } = completeMessages;
  if (recipient !== 'bureau' || law === 'cra.procedure') return undefined;
  if (freeReport) return answer.freeReport;
  return freeReport === false ? answer.morePapers : answer.ifFreeReport;
}
