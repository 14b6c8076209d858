import { Bureau } from '../../letters/index.ts';
import type { CalendarDate } from '../../kernel/index.ts';
import type { AnswerSays } from './answer.ts';

/**
 * The words in which bureaus tell results, each with where we know it from and how sure that is. Content table; the first pattern that
 * fits takes its words out of the sentence, so that longer ones stand first.
 */

export interface AnswerPhrase {
  /** `doubt`: known words that do not say which of two things happened. */
  readonly says: AnswerSays | 'doubt';
  /**
   * item: about the item that is named before · heading: a title that stands before or after the name, the same in the whole letter ·
   * following: about the items that are named next · letter: about everything that was asked
   */
  readonly about: 'item' | 'heading' | 'following' | 'letter';
  readonly pattern: RegExp;
  /** Only in this bureau's letters. */
  readonly bureau?: Bureau;
  /** The words themselves say "not" or "unable". */
  readonly negates?: true;
}

interface PhraseGroup {
  readonly source: string;
  readonly certainty: 'high' | 'medium' | 'low';
  readonly checkedAt: CalendarDate;
  readonly phrases: readonly AnswerPhrase[];
}

/** "The late mark on this account was removed" is about the mark. */
const ITEM = String.raw`(?<!\b(?:on|of|in|for|to|from|about|with|by) )\b(?:this|the|these|your|the following) (?:disputed )?(?:credit )?(?:item|account|inquiry|tradeline|collection|record|entry)(?:\(s\)|s)?(?: (?:that )?you disputed| below| above)?`;
const INFORMATION = String.raw`\b(?:the |this )?(?:disputed (?:information|item)(?:\(s\)|s)?|information you disputed)`;
const WAS = String.raw`(?:has been|have been|was|were)`;
const RESULT = String.raw`\b(?:dispute )?(?:outcome|results?|resolution|disposition)\s*(?::|[-–—])\s*`;
const DASH = String.raw`\s*(?:[-–—:])`;

const pattern = (source: string) => new RegExp(source, 'i');

const groups: readonly PhraseGroup[] = [
  {
    source: 'TransUnion’s titles, on which three public programs that show them agree',
    certainty: 'high',
    checkedAt: '2026-11-23',
    phrases: [
      {
        says: 'deleted',
        about: 'heading',
        pattern: pattern(String.raw`\binvestigation results?${DASH}\s*deleted\b`),
      },
      {
        says: 'verified',
        about: 'heading',
        pattern: pattern(
          String.raw`\binvestigation results?${DASH}\s*verified as accurate(?: and updated)?\b`,
        ),
      },
      {
        // That it is the person's, and that something has changed: not whether what was disputed did.
        says: 'doubt',
        about: 'heading',
        pattern: pattern(String.raw`\binvestigation results?${DASH}\s*verified and updated\b`),
      },
      {
        says: 'updated',
        about: 'heading',
        pattern: pattern(
          String.raw`\binvestigation results?${DASH}\s*(?:disputed information updated(?: and other information updated)?|information updated|new information below)\b`,
        ),
      },
      {
        says: 'reinserted',
        about: 'heading',
        pattern: pattern(String.raw`\binvestigation results?${DASH}\s*reinserted\b`),
      },
      {
        says: 'doubt',
        about: 'item',
        bureau: Bureau.transunion,
        pattern: pattern(String.raw`\bverified as belonging to you and\b`),
      },
      {
        says: 'updated',
        about: 'item',
        bureau: Bureau.transunion,
        pattern: /^we investigated the information you disputed and updated\b/i,
      },
    ],
  },
  {
    source:
      'Experian’s words for an outcome, as people and published opinions quote them; no specimen',
    certainty: 'medium',
    checkedAt: '2026-11-23',
    phrases: [
      {
        says: 'doubt',
        about: 'item',
        pattern: /\b(?:was |were )?either (?:updated or deleted|deleted or updated)\b/i,
      },
      { says: 'doubt', about: 'item', pattern: pattern(`^(?:processed|reviewed)${DASH}`) },
      {
        // What it says of itself: accurate, and something else was brought up to date.
        says: 'verified',
        about: 'item',
        bureau: Bureau.experian,
        pattern: pattern(String.raw`^(?:${RESULT})?verified and updated\b`),
      },
      {
        says: 'verified',
        about: 'item',
        pattern: pattern(String.raw`^(?:${RESULT})?remains\b`),
      },
      {
        says: 'verified',
        about: 'item',
        negates: true,
        pattern: pattern(`${ITEM} ${WAS} not changed\\b`),
      },
    ],
  },
  {
    source: 'Equifax’s sentences, as people and published opinions quote them; no specimen',
    certainty: 'medium',
    checkedAt: '2026-11-23',
    phrases: [
      {
        says: 'deleted',
        about: 'item',
        negates: true,
        pattern: pattern(
          String.raw`(?:${ITEM}|${INFORMATION}) (?:is|are) (?:no longer|not currently) reporting\b`,
        ),
      },
      {
        says: 'verified',
        about: 'item',
        pattern:
          /\bverified (?:to (?:our company|us|equifax) )?that (?:this|the) (?:item|account) belongs to you\b/i,
      },
      {
        says: 'verified',
        about: 'item',
        pattern: /\bis being reported (?:correctly|accurately)\b/i,
      },
    ],
  },
  {
    source: 'sentences that all three use',
    certainty: 'medium',
    checkedAt: '2026-11-23',
    phrases: [
      {
        says: 'deleted',
        about: 'item',
        negates: true,
        pattern: pattern(
          String.raw`\b(?:could not|cannot|was not|were not) (?:be )?verified[^.]{0,60}? (?:has|have|was|were) (?:therefore |been ){0,2}(?:deleted|removed)\b`,
        ),
      },
      {
        says: 'deleted',
        about: 'following',
        pattern:
          /\b(?:the )?following (?:disputed )?(?:items?|accounts?|information)(?:\(s\))? (?:has been|have been|was|were) (?:deleted|removed)\b/i,
      },
      {
        says: 'verified',
        about: 'following',
        pattern:
          /\b(?:the )?following (?:disputed )?(?:items?|accounts?|information)(?:\(s\))? (?:has been|have been|was|were) verified\b(?: as accurate)?/i,
      },
      {
        says: 'updated',
        about: 'following',
        pattern:
          /\b(?:the )?following (?:disputed )?(?:items?|accounts?|information)(?:\(s\))? (?:has been|have been|was|were) (?:updated|corrected|changed)\b/i,
      },
      {
        says: 'deleted',
        about: 'item',
        pattern: pattern(`(?:${ITEM}|${INFORMATION}|^it) ${WAS} (?:deleted|removed)\\b`),
      },
      {
        says: 'reinserted',
        about: 'item',
        pattern: pattern(
          String.raw`(?:${ITEM}|${INFORMATION}) ${WAS} (?:reinserted|put back|placed back|added back)\b`,
        ),
      },
      {
        says: 'verified',
        about: 'item',
        pattern: pattern(
          String.raw`(?:${ITEM}|${INFORMATION}) ${WAS} verified(?: as (?:accurate|correct|reported))\b`,
        ),
      },
      {
        says: 'verified',
        about: 'item',
        pattern:
          /\b(?:has|have) (?:verified|certified|confirmed)\b[^.]{0,60}? (?:is|are|as) (?:being reported |reported )?(?:accurate|correct|correctly|accurately)\b/i,
      },
      {
        says: 'verified',
        about: 'item',
        negates: true,
        pattern: /\bno changes? (?:was|were|has been|have been) made\b/i,
      },
      {
        says: 'updated',
        about: 'item',
        pattern: pattern(
          String.raw`(?:${ITEM}|${INFORMATION}|^it) ${WAS} (?:updated|corrected|changed|modified|revised)\b`,
        ),
      },
      {
        says: 'deleted',
        about: 'item',
        pattern: pattern(String.raw`^(?:${RESULT}(?:deleted|removed)\b|deleted${DASH})`),
      },
      {
        says: 'verified',
        about: 'item',
        pattern: pattern(
          String.raw`^(?:${RESULT}verified(?: as)?(?: accurate)?(?! and)\b|verified(?: as accurate)?${DASH})`,
        ),
      },
      {
        says: 'updated',
        about: 'item',
        pattern: pattern(String.raw`^(?:${RESULT}(?:updated|corrected)\b|updated${DASH})`),
      },
    ],
  },
  {
    source: 'words of 15 U.S.C. §§ 1681i(a)(3), 1681c-2(c), and of letters that people quote',
    certainty: 'medium',
    checkedAt: '2026-11-23',
    phrases: [
      {
        says: 'need_id',
        about: 'letter',
        negates: true,
        pattern:
          /\b(?:unable to|cannot|could not|can[’']t) (?:verify|confirm|authenticate|validate) (?:your identity|who you are)\b/i,
      },
      {
        says: 'need_id',
        about: 'letter',
        pattern:
          /\b(?:need|require|provide|send|submit|enclose)\b[^.]{0,60}? (?:proof|verification|copies|a copy) of (?:your )?(?:identity|identification|current (?:mailing )?address|social security)\b/i,
      },
      {
        says: 'need_id',
        about: 'letter',
        negates: true,
        pattern:
          /\b(?:not (?:appear to )?(?:have been )?(?:be )?(?:sent|made|submitted|authorized) by you|(?:sent|made|submitted) by (?:a|an unauthorized) third party)\b/i,
      },
      {
        says: 'block_declined',
        about: 'letter',
        negates: true,
        pattern:
          /\b(?:declined?|denied|rescinded|unable|cannot)\b[^.]{0,40}? (?:to block|the block|your (?:request (?:for|to) (?:a )?)?block)\b/i,
      },
      {
        says: 'frivolous',
        about: 'letter',
        negates: true,
        pattern:
          /\b(?:is|are|be|as|it|dispute|request|determined)\b[^.]{0,40}? (?:frivolous|irrelevant)\b/i,
      },
      {
        says: 'more_information',
        about: 'letter',
        negates: true,
        pattern:
          /\b(?:(?:need|require)s? (?:additional|more|further) (?:information|documentation|details|documents)|(?:did not|does not|do not) (?:include|contain|provide) (?:enough|sufficient) information)\b/i,
      },
    ],
  },
];

export const answerPhrases: readonly AnswerPhrase[] = groups.flatMap(({ phrases }) => phrases);

/** A cell of a table, or a line, that says nothing else. */
export const answerCells: readonly (readonly [RegExp, AnswerSays | 'doubt'])[] = [
  [/^(?:deleted|removed)[.*]?$/i, 'deleted'],
  [/^(?:updated|corrected|modified)[.*]?$/i, 'updated'],
  [/^(?:remains|verified(?: as)?(?: accurate)?|accurate|no change|unchanged)[.*]?$/i, 'verified'],
  [/^(?:processed|reviewed|verified and updated)[.*]?$/i, 'doubt'],
  [/^reinserted[.*]?$/i, 'reinserted'],
];

/** What is only said of cases that may come is no result. */
export const CONDITION =
  /\b(?:if|unless|whether|when|whenever|may|might|could(?! not)|would|should|until|once)\b/i;
export const NEGATION = /\b(?:not|never|cannot|unable|will|nor)\b|n[’']t\b/i;

/** From here on words are explained, or rights: nothing is said of an item until the next one is named. */
export const EXPLAINS =
  /^(?:what (?:do )?(?:these|the|your|each) (?:results?|terms|words|outcomes?)|(?:possible )?outcomes? (?:and|explained)|definitions?\b|key to\b|legend\b|how to read|how to understand|understanding your|what (?:you can|can you|to) do|what happens next|next steps|your rights|(?:a )?summary of (?:your )?rights|notice of (?:your )?rights|if you (?:disagree|have|believe|would)|for (?:more|your) information|important (?:information|notice))/i;

/** Whose letter it is. */
export const letterSigns: Readonly<Record<Bureau, readonly RegExp[]>> = {
  equifax: [
    /\bEquifax (?:Information Services|Credit File|Consumer|Disclosure|Dispute)/i,
    /\bBox 740(?:241|256)\b/i,
    /\bequifax\.com\b/i,
    /^Equifax\b/im,
  ],
  experian: [
    /\bExperian(?:[’']s)? (?:National|Consumer|Dispute|credit|Information)/i,
    /\bBox (?:4500|2002|9701|9554)\b/i,
    /\bexperian\.com\b/i,
    /^Experian\b/im,
    /\bNational Consumer Assistance Center\b/i,
  ],
  transunion: [
    /\bTrans\s?Union (?:LLC|Consumer|credit|Dispute)/i,
    /\bBox (?:2000|805)\b/i,
    /\btransunion\.com\b/i,
    /^Trans\s?Union\b/im,
  ],
};
