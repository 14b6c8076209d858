import type { CaseFileRecord } from '@creditfix/shared/case-files';
import { BUSINESS_TIME_ZONE, calendarDateAt } from '@creditfix/shared/kernel';
import type { CaseLetter } from '#server/letters/index.ts';
import type { CaseMailpiece } from '#server/mailing/index.ts';
import type { Case } from './gather-case.ts';

/** What a case file says, as the records that its list chains: one for each thing that somebody did, said or reported. */
export function recordsOf({ letters, mail, disputes, reports }: Case): CaseFileRecord[] {
  return [
    ...letters.flatMap((letter) => [
      ...recordsOfLetter(letter),
      ...mail
        .filter(({ mailpiece }) => mailpiece.letterId === letter.id)
        .flatMap((piece) => recordsOfMailing(letter.reference, piece)),
    ]),
    ...disputes.flatMap(({ creditorName, accountEnding, rounds }) =>
      rounds.flatMap((round): CaseFileRecord[] => {
        const { reference, outcome, outcomeOn, earlierOutcome, earlierOutcomeOn, note } = round;
        const item = { company: creditorName, ending: accountEnding };
        const said = (what: string, on: string | null, more: CaseFileRecord['facts'] = {}) => ({
          kind: 'answer' as const,
          letter: reference,
          ...(on && { at: on }),
          facts: { ...item, outcome: what, ...more },
        });
        return [
          ...(earlierOutcome ? [said(earlierOutcome, earlierOutcomeOn)] : []),
          ...(outcome ? [said(outcome, outcomeOn, note ? { note } : {})] : []),
        ];
      }),
    ),
    ...reports.map(({ bureau, date, keptAt, listed, facts, disputeId }): CaseFileRecord => {
      const dispute = disputes.find(({ id }) => id === disputeId);
      return {
        kind: 'report',
        at: date ?? calendarDateAt(new Date(keptAt), BUSINESS_TIME_ZONE),
        facts: { ...facts, bureau, keptAt, listed, company: dispute?.creditorName ?? '' },
      };
    }),
  ];
}

/** The packet's hash outlives the packet in what was mailed. */
export function packetHashOf({ packetSha256, pdfSha256, trail }: CaseLetter): string | null {
  if (packetSha256) return packetSha256;
  const mailed = trail.findLast(({ kind }) => kind === 'mailed')?.documentSha256;
  return mailed && mailed !== pdfSha256 ? mailed : null;
}

function recordsOfLetter(letter: CaseLetter): CaseFileRecord[] {
  const { reference, draft, trail } = letter;
  const of = (
    kind: CaseFileRecord['kind'],
    facts: CaseFileRecord['facts'],
    at?: Date,
  ): CaseFileRecord => ({
    kind,
    letter: reference,
    ...(at && { at: at.toISOString() }),
    facts,
  });
  const [english] = letter.wording.english;
  return [
    of(
      'letter',
      {
        to: letter.to,
        date: letter.date,
        subject: letter.subject,
        documentSha256: letter.documentSha256,
        pdfSha256: letter.pdfSha256,
        packetSha256: packetHashOf(letter),
        signature: letter.signature,
        agreedTo: letter.consent.text,
        agreedVersion: letter.consent.version,
        wording: letter.wording.kind,
        model: letter.wording.model,
        ...(english
          ? { putIntoEnglishBy: english.model, englishConfirmedAt: english.confirmedAt }
          : {}),
      },
      letter.signedAt,
    ),
    ...(draft
      ? [of('draft', { savedAt: draft.savedAt.toISOString(), saves: draft.saves }, draft.startedAt)]
      : []),
    ...letter.facts.map(({ item, question, answer, given }) =>
      of('fact', { item, question, answer, ...(given?.from && { from: given.from }) }, given?.at),
    ),
    ...letter.edits.map(({ place, text }) => of('edit', { place, text })),
    ...trail.map(({ kind, at, documentSha256 }) =>
      of('trail', { event: kind, sha256: documentSha256 }, at),
    ),
  ];
}

function recordsOfMailing(letter: string, { mailpiece, papers }: CaseMailpiece): CaseFileRecord[] {
  const { carrier, mailClass, status, trackingNumber, mailedOn, deliveredOn } = mailpiece;
  const hashes = Object.fromEntries(papers.map(({ paper, sha256 }) => [`${paper}Sha256`, sha256]));
  return [
    {
      kind: 'mailing',
      letter,
      at: mailpiece.queuedAt,
      facts: {
        carrier,
        mailClass,
        status,
        trackingNumber,
        mailedOn,
        deliveredOn,
        packetSha256: mailpiece.packetSha256,
        test: mailpiece.test,
        ...hashes,
      },
    },
    ...mailpiece.events.map(({ kind, at, location }): CaseFileRecord => ({
      kind: 'mail_event',
      letter,
      at,
      facts: { event: kind, location, trackingNumber },
    })),
  ];
}
