import { answerOf } from '../facts/fact-words.rules.ts';
import type { Phrase, Sentence } from '../contract/letter-document.ts';
import { ownWords } from '../facts/own-words.rules.ts';
import type { ReasonText, WritingCase } from '../facts/reason-rules.ts';
import { wordsOf, type Wordings } from '../facts/sentence.ts';

/** How a letter begins, for each recipient and for one item or several: a clerk passes on the subject and one sentence. */

const { say, wordings } = wordsOf('frame', {
  bureauItems: {
    en: 'Dispute of several items on my credit report',
    es: 'Disputa de varios datos en mi informe de crédito',
  },
  agencyItems: {
    en: 'Dispute of several items in my file',
    es: 'Disputa de varios datos en mi expediente',
  },
  furnisherItems: {
    en: 'Direct dispute of several accounts that you report',
    es: 'Disputa directa de varias cuentas que usted reporta',
  },
  collectorItems: {
    en: 'Several debts that you report',
    es: 'Varias deudas que usted reporta',
  },
  inquirerItems: {
    en: 'Your inquiries on my credit report',
    es: 'Sus consultas en mi informe de crédito',
  },
  bureauEnding: {
    en: 'Dispute of {name} account ending in {end}: {claim}',
    es: 'Disputa de la cuenta de {name} con terminación {end}: {claim}',
  },
  bureauListed: { en: 'Dispute of {name}: {claim}', es: 'Disputa de {name}: {claim}' },
  bureauInquiry: {
    en: 'Dispute of an inquiry by {name}: {claim}',
    es: 'Disputa de una consulta de {name}: {claim}',
  },
  furnisherEnding: {
    en: 'Direct dispute of account ending in {end}: {claim}',
    es: 'Disputa directa de la cuenta con terminación {end}: {claim}',
  },
  furnisherBelow: {
    en: 'Direct dispute of the account below: {claim}',
    es: 'Disputa directa de la cuenta de abajo: {claim}',
  },
  collectorEnding: {
    en: 'Dispute of the debt on account ending in {end}: {claim}',
    es: 'Disputa de la deuda de la cuenta con terminación {end}: {claim}',
  },
  collectorBelow: {
    en: 'Dispute of the debt below: {claim}',
    es: 'Disputa de la deuda de abajo: {claim}',
  },
  inquirySubject: {
    en: 'Your inquiry on my credit report',
    es: 'Su consulta en mi informe de crédito',
  },
  wrong: { en: 'reported incorrectly', es: 'mal reportado' },
  bureau: { en: 'I dispute {item} on {report}.', es: 'Disputo {item} en {report}.' },
  furnisher: {
    en: 'I dispute what you report about {item}.',
    es: 'Disputo lo que usted reporta sobre {item}.',
  },
  collector: {
    en: 'I dispute {item} and what you report about it.',
    es: 'Disputo {item} y lo que usted reporta al respecto.',
  },
  inquirer: {
    en: 'I am writing about {item}, which I found on {report}.',
    es: 'Escribo sobre {item}, que encontré en {report}.',
  },
  bureauSeveral: {
    en: 'I dispute the items below on {report}. Each one is explained in its own part.',
    es: 'Disputo los datos de abajo en {report}. Cada uno se explica en su propia parte.',
  },
  furnisherSeveral: {
    en: 'I dispute what you report about the accounts below. Each one is explained in its own part.',
    es: 'Disputo lo que usted reporta sobre las cuentas de abajo. Cada una se explica en su propia parte.',
  },
  collectorSeveral: {
    en: 'I am writing about the debts below, which you report. Each one is explained in its own part.',
    es: 'Escribo sobre las deudas de abajo, que usted reporta. Cada una se explica en su propia parte.',
  },
  inquirerSeveral: {
    en: 'I am writing about the inquiries below, which I found on {report}.',
    es: 'Escribo sobre las consultas de abajo, que encontré en {report}.',
  },
});

const requests = wordsOf('request', {
  please: { en: 'Please do the following:', es: 'Le pido lo siguiente:' },
  ofItem: { en: 'Item {number}:', es: 'Dato {number}:' },
  ofItems: {
    en: 'For each of items {numbers} and {last}:',
    es: 'Para cada uno de los datos {numbers} y {last}:',
  },
});

export const requestWords = requests.say;
export const frameWordings: Wordings = { ...wordings, ...requests.wordings };

const SEVERAL_SUBJECTS: Readonly<Record<WritingCase['recipient'], Phrase>> = {
  bureau: say.bureauItems,
  furnisher: say.furnisherItems,
  collector: say.collectorItems,
  inquirer: say.inquirerItems,
};

/** One item is named with its claim; items of one kind keep their own subject, and a mixed letter gets a general one. */
export function subjectOf(dispute: WritingCase, texts: readonly ReasonText[]): Phrase {
  const { recipient, several } = dispute;
  const own = shared(texts, ({ subject }) => subject);
  if (own !== undefined && (!several || saysSeveral(texts))) return own;
  if (several && dispute.details.agency) return say.agencyItems;
  return several ? SEVERAL_SUBJECTS[recipient] : claimSubject(dispute, texts[0]);
}

function claimSubject(dispute: WritingCase, text: ReasonText | undefined): Phrase {
  const { name, end } = ownWords(dispute);
  const claim = text?.claim?.short ?? say.wrong;
  switch (dispute.recipient) {
    case 'bureau':
      if (answerOf(dispute.facts, 'itemType') === 'hard_inquiry') {
        return say.bureauInquiry({ name, claim });
      }
      return end === ''
        ? say.bureauListed({ name, claim })
        : say.bureauEnding({ name, end, claim });
    case 'furnisher':
      return end === '' ? say.furnisherBelow({ claim }) : say.furnisherEnding({ end, claim });
    case 'collector':
      return end === '' ? say.collectorBelow({ claim }) : say.collectorEnding({ end, claim });
    case 'inquirer':
      return say.inquirySubject;
  }
}

/** Only the rules for identity theft and for an overdue answer know a wording for several items; such a letter holds nothing else. */
function saysSeveral(texts: readonly ReasonText[]): boolean {
  return texts.every(({ subject }) =>
    /^(?:identity_theft|overdue_notice)\./.test(subject?.id ?? ''),
  );
}

function shared<Part>(
  texts: readonly ReasonText[],
  part: (text: ReasonText) => Part | undefined,
): Part | undefined {
  const all = new Map(texts.map((text) => [JSON.stringify(part(text)), part(text)]));
  return all.size === 1 ? [...all.values()][0] : undefined;
}

/** "I dispute …", and what is wrong with it. */
export function openingOf(dispute: WritingCase, texts: readonly ReasonText[]): readonly Sentence[] {
  const own = shared(texts, ({ opening }) => opening);
  if (own !== undefined && (!dispute.several || saysSeveral(texts))) return own;
  const { item, dated: report } = ownWords(dispute);
  const { recipient, several } = dispute;
  const claim = texts[0]?.claim?.said;
  switch (recipient) {
    case 'bureau':
      return several
        ? [say.bureauSeveral({ report })]
        : [say.bureau({ item, report }), ...(claim ? [claim] : [])];
    case 'furnisher':
      return several
        ? [say.furnisherSeveral]
        : [say.furnisher({ item }), ...(claim ? [claim] : [])];
    case 'collector':
      return several
        ? [say.collectorSeveral]
        : [say.collector({ item }), ...(claim ? [claim] : [])];
    case 'inquirer':
      return several
        ? [say.inquirerSeveral({ report })]
        : [say.inquirer({ item, report }), ...(claim ? [claim] : [])];
  }
}
