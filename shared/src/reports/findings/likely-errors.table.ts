import { addDays, addYears } from '../../kernel/index.ts';
import type { Bureau, DisputeReason } from '../../letters/index.ts';
import {
  NOT_REPORTED,
  valueOf,
  type CreditReport,
  type Fact,
  type HistoryMonth,
  type PublicRecordFacts,
  type ReportDate,
  type SourceLine,
  type TradelineField,
} from '../contract/report.ts';
import { narrativesIn } from '../layouts/equifax.table.ts';
import { besideEachOther, disagreements } from './compare-reports.ts';
import { sameAccount } from './same-account.ts';
import {
  CHARGED_OFF,
  companyKey,
  isGivenUpMark,
  isLate,
  highBalanceOf,
  isSurelyBefore,
  originalChargeOff,
  spanOf,
  viewOf,
  type TradelineView,
} from './tradeline-view.ts';

/**
 * What in a report is worth a question. A finding is never a verdict: it shows the person the lines that do not fit together,
 * and only their answer makes a dispute.
 */

/** What a rule looks at beside the report itself. */
export interface FindingContext {
  readonly report: CreditReport;
  /** The day of the report, or of reading it where the report names none: `YYYY-MM-DD`. */
  readonly reportDate: string;
  /** Earlier reports of the same agency, the newest first. */
  readonly earlier: readonly CreditReport[];
  /** The newest reports of the other agencies. */
  readonly others?: readonly CreditReport[];
  /** What the person's own disputes say of items of this agency. */
  readonly disputed?: readonly OwnDispute[];
  /** What the person has said. */
  readonly answers: ReportAnswers;
}

/** An item that the person has disputed with the agency. */
export interface OwnDispute {
  readonly bureau: Bureau;
  readonly disputeId: string;
  readonly creditorName: string;
  /** The last characters of the account's number. */
  readonly accountEnding: string;
  /** When the agency said that it deleted the item; missing where no such answer is noted. */
  readonly deletedOn?: string;
}

export interface ReportAnswers {
  /** Day of the discharge of a bankruptcy. */
  readonly dischargedOn?: string;
  readonly bankruptcyDismissed?: boolean;
  /** Ids of accounts on which the person is an authorized user only. */
  readonly authorizedUserOf?: readonly string[];
  /** Ids of accounts, inquiries, names and addresses that the person does not know. */
  readonly notRecognized?: readonly string[];
  /** Ids of accounts whose payments were put off at the time. */
  readonly deferred?: readonly string[];
  /** First and last day on which payments were put off in writing, by id. */
  readonly forborne?: Readonly<Record<string, Forbearance>>;
  /** When the person disputed an account with the furnisher itself, by id. */
  readonly disputedWithFurnisher?: Readonly<Record<string, string>>;
}

export interface Forbearance {
  readonly from: string;
  readonly until: string;
}

/** Where something may be wrong. */
export interface Finding {
  readonly rule: RuleId;
  /** Ids of the tradelines, inquiries or records that it is about. */
  readonly about: readonly string[];
  /** One or two lines that the question shows. */
  readonly lines: readonly SourceLine[];
  readonly values: Readonly<Record<string, string>>;
}

interface Rule {
  readonly id: RuleId;
  /** Number in the list of rules that this table was made from. */
  readonly number: number;
  readonly source: string;
  /** What the dispute would be for, once the person has said what is true; null where there is nothing to dispute. */
  readonly reason: DisputeReason | null;
  readonly find: (context: FindingContext) => readonly Omit<Finding, 'rule'>[];
}

export const RuleId = {
  too_old: 'too_old',
  maybe_too_old: 'maybe_too_old',
  late_too_old: 'late_too_old',
  delinquency_moved: 'delinquency_moved',
  no_delinquency_date: 'no_delinquency_date',
  dates_out_of_order: 'dates_out_of_order',
  paid_with_balance: 'paid_with_balance',
  status_against_past_due: 'status_against_past_due',
  sold_with_balance: 'sold_with_balance',
  twice: 'twice',
  amounts_against_each_other: 'amounts_against_each_other',
  charge_off_changed: 'charge_off_changed',
  charge_off_of_good_account: 'charge_off_of_good_account',
  late_after_closed: 'late_after_closed',
  late_after_sold: 'late_after_sold',
  late_in_bankruptcy: 'late_in_bankruptcy',
  late_in_forbearance: 'late_in_forbearance',
  sudden_or_contradicted_late: 'sudden_or_contradicted_late',
  settled_with_balance: 'settled_with_balance',
  discharged_with_balance: 'discharged_with_balance',
  bureaus_differ: 'bureaus_differ',
  authorized_user_shown_as_owner: 'authorized_user_shown_as_owner',
  unknown_detail: 'unknown_detail',
  opened_as_a_child: 'opened_as_a_child',
  not_recognized: 'not_recognized',
  medical_not_reported: 'medical_not_reported',
  no_original_creditor: 'no_original_creditor',
  back_again: 'back_again',
  dispute_not_noted: 'dispute_not_noted',
  dispute_still_noted: 'dispute_still_noted',
  old_inquiry: 'old_inquiry',
  bankruptcy_outcome: 'bankruptcy_outcome',
  payment_while_deferred: 'payment_while_deferred',
  removal_date_passed: 'removal_date_passed',
  leaves_soon: 'leaves_soon',
} as const;

export type RuleId = keyof typeof RuleId;

const SEVEN_YEARS = 7;
/** A charge-off or collection counts seven years from the 180th day of the delinquency: 15 U.S.C. § 1681c(c)(1). */
const CHARGE_OFF_DAYS = 180;
/** Cases under title 11 leave after ten years: 15 U.S.C. § 1681c(a)(1). */
const BANKRUPTCY_YEARS = 10;
const INQUIRY_YEARS = 2;
const SOON_DAYS = 90;
/** The three agencies leave medical collections under this amount out, by their own policy. */
const MEDICAL_CENTS = 500_00;
/** Who is younger has not signed for an account; parents do add them to theirs. */
const OF_AGE = 18;
/** A furnisher that reports once a month can't have noted a dispute sooner. */
const NOTED_AFTER_DAYS = 60;
/** An investigation takes 45 days at most, 15 U.S.C. § 1681i(a)(1); the furnisher's next monthly reports may still be on their way. */
const DISPUTE_OVER_DAYS = 120;
/** A last payment may be booked a month after a loan was closed. */
const BOOKED_LATE_DAYS = 31;

/** Each rule with its source; what would be a false alarm is left out by the conditions. */
const likelyErrors: readonly Rule[] = [
  {
    id: 'too_old',
    number: 1,
    source: '15 U.S.C. § 1681c(a), (c)',
    reason: 'statute_of_limitations',
    find: ({ report, reportDate }) => [
      ...views(report).flatMap(({ tradeline, isGivenUp, isStudentLoan }) => {
        const { firstDelinquency } = tradeline.facts;
        // Federal student loans have a rule of their own, and the report does not say which loans are federal.
        if (!isGivenUp || isStudentLoan) return [];
        const began = valueOf(firstDelinquency);
        if (!began) return [];
        const ends = endsAfter(began);
        if (ends >= reportDate) return [];
        return [about([tradeline.id], [firstDelinquency], { ends })];
      }),
      ...report.publicRecords.flatMap(({ id, facts }) => {
        const filed = valueOf(facts.dateFiled);
        // Judgments and tax liens have clocks of their own, and the agencies no longer list them.
        if (!filed || !isBankruptcy(facts)) return [];
        const ends = addYears(spanOf(filed).last, BANKRUPTCY_YEARS);
        return ends < reportDate ? [about([id], [facts.dateFiled], { ends })] : [];
      }),
    ],
  },
  {
    id: 'maybe_too_old',
    number: 1,
    source: '15 U.S.C. § 1681c(a), (c)',
    reason: 'statute_of_limitations',
    // Where no date of first delinquency is printed, it is no later than the first sign that the debt was given up.
    find: ({ report, reportDate }) =>
      views(report).flatMap(({ tradeline, isGivenUp, isCollector, isStudentLoan }) => {
        const { dateOpened, firstDelinquency, removal } = tradeline.facts;
        if (!isGivenUp || isStudentLoan || firstDelinquency.state !== 'not_reported') return [];
        // A collector "opens" an account when it gets the debt.
        const signs = [
          ...signsOfGivingUp(tradeline),
          ...(isCollector ? datedSigns(dateOpened) : []),
        ];
        const [sign] = signs.toSorted((a, b) =>
          spanOf(a.date).last < spanOf(b.date).last ? -1 : 1,
        );
        if (!sign) return [];
        const ends = endsAfter(sign.date);
        if (ends >= reportDate) return [];
        return [lines([tradeline.id], [sign.fact, removal], { values: { ends } })];
      }),
  },
  {
    id: 'late_too_old',
    number: 1,
    source: '15 U.S.C. § 1681c(a)(5)',
    reason: 'statute_of_limitations',
    // Each late payment has seven years of its own; what is good may stay, and what was given up is counted above.
    find: ({ report, reportDate }) =>
      views(report).flatMap(({ tradeline, isGivenUp, isStudentLoan }) => {
        if (isGivenUp || isStudentLoan) return [];
        const late = firstLate(
          tradeline,
          ({ month }) => endsAfter(month as ReportDate) < reportDate,
        );
        return late ? [lateIn(tradeline, late, [])] : [];
      }),
  },
  {
    id: 'delinquency_moved',
    number: 2,
    source: '15 U.S.C. § 1681c(c)(1); examiners’ checks of Metro 2 data',
    reason: 'incorrect_dates',
    find: ({ report, earlier }) =>
      report.tradelines.flatMap((tradeline) => {
        const now = tradeline.facts.firstDelinquency;
        const before = earlier
          .map((older) => sameAccount(tradeline, older))
          .find((older) => older?.facts.firstDelinquency.state === 'reported');
        const [new_, old] = [valueOf(now), before && valueOf(before.facts.firstDelinquency)];
        if (!new_ || !old || !before || !isSurelyBefore(old, new_)) return [];
        // Who caught up in between and fell behind again has a later date, and rightly.
        const caughtUp = [...tradeline.history, ...before.history].some(
          ({ mark, month }) =>
            mark === 'ok' &&
            isSurelyBefore(old, month as ReportDate) &&
            isSurelyBefore(month as ReportDate, new_),
        );
        if (caughtUp) return [];
        return [about([tradeline.id], [before.facts.firstDelinquency, now])];
      }),
  },
  {
    id: 'no_delinquency_date',
    number: 3,
    source: '15 U.S.C. § 1681s-2(a)(5)',
    reason: 'incorrect_dates',
    find: ({ report }) =>
      views(report).flatMap(({ tradeline, isCollector, isChargeOff }) => {
        if (!(isCollector || isChargeOff) || !prints(report, 'firstDelinquency')) return [];
        if (tradeline.facts.firstDelinquency.state !== 'not_reported') return [];
        return [about([tradeline.id], [tradeline.facts.status, tradeline.facts.creditor])];
      }),
  },
  {
    id: 'dates_out_of_order',
    number: 4,
    source: 'examiners’ checks of Metro 2 data',
    reason: 'incorrect_dates',
    find: ({ report, reportDate }) =>
      views(report).flatMap((view) => {
        const { tradeline, isCollector } = view;
        const { dateOpened, dateClosed, firstDelinquency, lastPayment } = tradeline.facts;
        const opened = valueOf(dateOpened);
        const closed = valueOf(dateClosed);
        const began = valueOf(firstDelinquency);
        if (opened && isSurelyBefore(reportDate as ReportDate, opened)) {
          return [about([tradeline.id], [dateOpened])];
        }
        if (opened && closed && isSurelyBefore(closed, opened)) {
          return [about([tradeline.id], [dateOpened, dateClosed])];
        }
        // A collector "opens" an account when it gets the debt, long after the delinquency.
        if (opened && !isCollector && began && isSurelyBefore(began, opened)) {
          return [about([tradeline.id], [dateOpened, firstDelinquency])];
        }
        // Rule 2: what was given up was unpaid before that.
        const sign = signsOfGivingUp(tradeline).find(
          ({ date }) => began && isSurelyBefore(date, began),
        );
        if (sign) return [lines([tradeline.id], [sign.fact, firstDelinquency])];
        return isPaidAfterClosed(view) ? [about([tradeline.id], [dateClosed, lastPayment])] : [];
      }),
  },
  {
    id: 'paid_with_balance',
    number: 5,
    source: '15 U.S.C. § 1681e(b); examiners’ checks of Metro 2 data',
    reason: 'paid_in_full',
    // A closed account may have a balance that is still being paid; only "paid" and "settled" say that there is none.
    find: ({ report }) =>
      views(report).flatMap(({ tradeline, saysPaid, saysLessThanFull }) => {
        const owed = firstAbove0(tradeline.facts.balance, tradeline.facts.pastDue);
        if (!saysPaid || saysLessThanFull || !owed) return [];
        const { status, condition } = tradeline.facts;
        const says = /\bpaid\b/i.test(valueOf(condition) ?? '') ? condition : status;
        return [about([tradeline.id], [says, owed])];
      }),
  },
  {
    id: 'status_against_past_due',
    number: 6,
    source: 'examiners’ checks of Metro 2 data',
    reason: 'incorrect_amount',
    find: ({ report }) =>
      views(report).flatMap(({ tradeline, saysCurrent, saysDaysPastDue, isAdverse }) => {
        const { status, pastDue } = tradeline.facts;
        const amount = valueOf(pastDue);
        // A status of some month says nothing of the amount now.
        const isOfThen = /\bas of\b/i.test(valueOf(status) ?? '');
        const wrong =
          (saysCurrent && !isAdverse && (amount ?? 0) > 0) ||
          (saysDaysPastDue && !isOfThen && amount === 0);
        return wrong ? [about([tradeline.id], [status, pastDue])] : [];
      }),
  },
  {
    id: 'sold_with_balance',
    number: 7,
    source: 'examiners’ checks of Metro 2 data',
    reason: 'incorrect_amount',
    find: ({ report }) =>
      views(report).flatMap(({ tradeline, saysSold }) => {
        const { balance, remarks, status } = tradeline.facts;
        if (!saysSold || (valueOf(balance) ?? 0) <= 0) return [];
        return [about([tradeline.id], [remarks.state === 'reported' ? remarks : status, balance])];
      }),
  },
  {
    id: 'twice',
    number: 8,
    source: '15 U.S.C. § 1681e(b)',
    reason: 'duplicate',
    find: ({ report }) => findTwice(views(report)),
  },
  {
    id: 'amounts_against_each_other',
    number: 9,
    source: 'examiners’ checks of Metro 2 data',
    reason: 'incorrect_amount',
    find: ({ report }) =>
      report.tradelines.flatMap(({ id, facts: { pastDue, balance } }) => {
        const [due, owed] = [valueOf(pastDue), valueOf(balance)];
        if (due === undefined || owed === undefined || due <= owed) return [];
        return [about([id], [pastDue, balance])];
      }),
  },
  {
    id: 'charge_off_changed',
    number: 9,
    source: 'examiners’ checks of Metro 2 data',
    reason: 'incorrect_amount',
    find: ({ report, earlier }) =>
      report.tradelines.flatMap((tradeline) => {
        const now = originalChargeOff(tradeline);
        const old = earlier
          .flatMap((older) => sameAccount(tradeline, older) ?? [])
          .map(originalChargeOff)
          .find((fact) => fact.state === 'reported');
        const [new_, before] = [valueOf(now), old && valueOf(old)];
        if (!new_ || !before || !old || new_ === before) return [];
        return [about([tradeline.id], [old, now])];
      }),
  },
  {
    id: 'charge_off_of_good_account',
    number: 9,
    source: 'examiners’ checks of Metro 2 data',
    // A letter about an amount has no name for this one.
    reason: 'other',
    // Only where the status itself says that all is well, and nothing else says that it was charged off.
    find: ({ report }) =>
      views(report).flatMap(({ tradeline, saysCurrent, isCollector }) => {
        const { chargeOffAmount, status, remarks, narrativeCodes } = tradeline.facts;
        const narratives = narrativesIn(valueOf(narrativeCodes)).map((one) => one.words);
        const others = [valueOf(status), valueOf(remarks), ...narratives].join(' ');
        const isToldElsewhere =
          CHARGED_OFF.test(others) || tradeline.history.some(({ mark }) => isGivenUpMark(mark));
        if (!saysCurrent || isCollector || isToldElsewhere) return [];
        if ((valueOf(chargeOffAmount) ?? 0) <= 0) return [];
        return [about([tradeline.id], [status, chargeOffAmount])];
      }),
  },
  {
    id: 'late_after_closed',
    number: 10,
    source: 'examiners’ checks of Metro 2 data',
    reason: 'incorrect_dates',
    // Closed with a balance may be late; closed with none can't.
    find: ({ report }) =>
      views(report).flatMap(({ tradeline, isChargeOff, isCollector, saysSold }) => {
        const { dateClosed, balance } = tradeline.facts;
        const closed = valueOf(dateClosed);
        if (!closed || isChargeOff || isCollector || saysSold) return [];
        if (valueOf(balance) !== 0) return [];
        const late = firstLate(tradeline, isAfter(closed));
        return late ? [lateIn(tradeline, late, [dateClosed])] : [];
      }),
  },
  {
    id: 'late_after_sold',
    number: 10,
    source: 'examiners’ checks of Metro 2 data',
    reason: 'incorrect_dates',
    // Who has sold an account is paid nothing for it anymore. The status of a charge-off may stay as it was.
    find: ({ report }) =>
      views(report).flatMap(({ tradeline, isChargeOff, isCollector, saysSold }) => {
        const { dateClosed, statusUpdated } = tradeline.facts;
        if (!saysSold || isChargeOff || isCollector) return [];
        const gone = dateClosed.state === 'reported' ? dateClosed : statusUpdated;
        const since = valueOf(gone);
        const late = since && firstLate(tradeline, isAfter(since));
        return late ? [lateIn(tradeline, late, [gone])] : [];
      }),
  },
  {
    id: 'late_in_bankruptcy',
    number: 10,
    source: '11 U.S.C. § 362; examiners’ checks of Metro 2 data',
    reason: 'incorrect_dates',
    // A debt that was reaffirmed, a home loan that is paid on, and a case that was dismissed may have late months.
    find: ({ report, answers: { dischargedOn, bankruptcyDismissed } }) =>
      bankruptcyDismissed === true
        ? []
        : views(report).flatMap((view) => {
            const { tradeline, saysInBankruptcy, isStudentLoan, isSupport } = view;
            const { accountType, dateOpened } = tradeline.facts;
            const isHome = /\b(?:mortgage|real estate|home equity)\b/i.test(
              valueOf(accountType) ?? '',
            );
            if (!saysInBankruptcy || isStudentLoan || isSupport || isHome) return [];
            const petition = petitionOf(report, tradeline, dischargedOn);
            const opened = valueOf(dateOpened);
            if (!petition || (opened && isSurelyBefore(petition.date, opened))) return [];
            const late = firstLate(tradeline, isAfter(petition.date));
            return late ? [lateIn(tradeline, late, [petition.fact])] : [];
          }),
  },
  {
    id: 'late_in_forbearance',
    number: 10,
    source: '15 U.S.C. § 1681s-2(a)(1)(F)',
    reason: 'incorrect_dates',
    // Who was behind before stays as late as they were.
    find: ({ report, answers: { forborne = {} } }) =>
      report.tradelines.flatMap((tradeline) => {
        const { from, until } = forborne[tradeline.id] ?? {};
        if (!from || !until) return [];
        const before = tradeline.history.findLast(
          ({ month }) => spanOf(month as ReportDate).first < `${from.slice(0, 7)}-01`,
        );
        if (before && (isLate(before.mark) || isGivenUpMark(before.mark))) return [];
        const late = firstLate(tradeline, ({ month }) => {
          const { first, last } = spanOf(month as ReportDate);
          return first >= from && last <= until;
        });
        return late ? [lateIn(tradeline, late, [], { from, until })] : [];
      }),
  },
  {
    id: 'sudden_or_contradicted_late',
    number: 11,
    source: 'examiners’ checks of Metro 2 data',
    reason: 'incorrect_dates',
    find: ({ report }) =>
      views(report).flatMap(({ tradeline, saysNeverLate }) => {
        const { history, id, facts } = tradeline;
        const late = history.find(({ mark }) => isLate(mark));
        if (saysNeverLate && late) return [lateIn(tradeline, late, [facts.status])];
        const jump = history.findIndex(
          ({ mark, month }, at) =>
            ['late_90', 'late_120', 'late_150', 'late_180'].includes(mark) &&
            history[at - 1]?.mark === 'ok' &&
            isNextMonth(history[at - 1]?.month, month),
        );
        const [before, after] = [history[jump - 1], history[jump]];
        if (jump === -1 || !before || !after) return [];
        const { month } = after;
        return [lines([id], [], { more: [before.source, after.source], values: { month } })];
      }),
  },
  {
    id: 'settled_with_balance',
    number: 12,
    source: 'examiners’ checks of Metro 2 data',
    reason: 'paid_in_full',
    find: ({ report }) =>
      views(report).flatMap(({ tradeline, saysLessThanFull, saysDaysPastDue }) => {
        const { remarks, status, balance, pastDue } = tradeline.facts;
        const isUnpaid = saysDaysPastDue || /\bunpaid\b/i.test(valueOf(status) ?? '');
        const owed = firstAbove0(balance, pastDue) ?? (isUnpaid ? status : undefined);
        if (!saysLessThanFull || !owed) return [];
        return [about([tradeline.id], [remarks.state === 'reported' ? remarks : status, owed])];
      }),
  },
  {
    id: 'discharged_with_balance',
    number: 13,
    source: '11 U.S.C. § 524; examiners’ checks of Metro 2 data',
    reason: 'incorrect_amount',
    find: ({ report, answers: { dischargedOn } }) =>
      dischargedOn === undefined
        ? []
        : views(report).flatMap(({ tradeline, isAdverse, ...view }) => {
            const { dateOpened, balance } = tradeline.facts;
            const opened = valueOf(dateOpened);
            const before = opened && isSurelyBefore(opened, dischargedOn as ReportDate);
            if (view.isStudentLoan || view.isSupport || view.saysReaffirmed) return [];
            if (!isAdverse || !before || (valueOf(balance) ?? 0) <= 0) return [];
            return [about([tradeline.id], [balance], { dischargedOn })];
          }),
  },
  {
    id: 'bureaus_differ',
    number: 14,
    source: '15 U.S.C. § 1681e(b); furnishers report to each agency on a day of its own',
    // Different is not wrong: only the person knows which is right, and the letter asks what is wrong with the other.
    reason: null,
    find: ({ report, others = [] }) => {
      const all = new Set(report.tradelines);
      return besideEachOther([report, ...others]).flatMap(({ tradelines }) => {
        const own = tradelines.find((tradeline) => all.has(tradeline));
        if (!own) return [];
        return disagreements(tradelines).flatMap(({ field, says }) => {
          const said = says.get(own);
          return said === undefined ? [] : [about([own.id], [own.facts[field]], { field, said })];
        });
      });
    },
  },
  {
    id: 'authorized_user_shown_as_owner',
    number: 15,
    source: '15 U.S.C. § 1681e(b)',
    reason: 'not_mine',
    find: ({ report, answers }) =>
      report.tradelines.flatMap(({ id, facts: { responsibility } }) => {
        const shown = valueOf(responsibility) ?? '';
        if (!answers.authorizedUserOf?.includes(id) || !/individual|joint/i.test(shown)) return [];
        return [about([id], [responsibility])];
      }),
  },
  {
    id: 'unknown_detail',
    number: 16,
    source: '15 U.S.C. § 1681e(b)',
    reason: 'personal_information',
    find: ({ report, answers: { notRecognized = [] } }) =>
      personEntries(report)
        .filter(({ id }) => notRecognized.includes(id))
        .map(({ id, fact }) => about([id], [fact])),
  },
  {
    id: 'opened_as_a_child',
    number: 16,
    source: '15 U.S.C. § 1681e(b); common signs of another person’s account in a file',
    reason: 'not_mine',
    // Authorized users may be children; a student may sign for a loan before they are of age.
    find: ({ report }) => {
      const { birthYear } = report.person;
      const born = valueOf(birthYear);
      if (born === undefined) return [];
      return views(report).flatMap(({ tradeline: { id, facts }, isStudentLoan }) => {
        const opened = valueOf(facts.dateOpened);
        const isTheirs = isStudentLoan || /authorized/i.test(valueOf(facts.responsibility) ?? '');
        // Only the year of birth is kept: in a year before that of the birthday they were younger on every day.
        const wasChild = opened !== undefined && Number(opened.slice(0, 4)) < born + OF_AGE;
        return wasChild && !isTheirs ? [about([id], [birthYear, facts.dateOpened])] : [];
      });
    },
  },
  {
    id: 'not_recognized',
    number: 17,
    source: '15 U.S.C. § 1681i(a)',
    reason: 'not_mine',
    find: ({ report, answers: { notRecognized = [] } }) => [
      ...report.tradelines
        .filter(({ id }) => notRecognized.includes(id))
        .map(({ id, facts }) => about([id], [facts.creditor, facts.originalCreditor])),
      ...report.inquiries
        .filter(({ id }) => notRecognized.includes(id))
        .map(({ id, company }) => about([id], [company])),
    ],
  },
  {
    id: 'medical_not_reported',
    number: 18,
    source: 'policy of the three agencies since 2022 and 2023; no law',
    reason: 'other',
    find: ({ report, reportDate }) =>
      views(report).flatMap(({ tradeline, isMedical, isCollector, saysPaid }) => {
        if (!isMedical || !isCollector) return [];
        const { status, balance, highBalance, originalAmount, firstDelinquency } = tradeline.facts;
        if (saysPaid || valueOf(balance) === 0) {
          return [about([tradeline.id], [saysPaid ? status : balance])];
        }
        const first = [originalAmount, highBalance].find(({ state }) => state === 'reported');
        if (first && (valueOf(first) ?? MEDICAL_CENTS) < MEDICAL_CENTS) {
          return [about([tradeline.id], [first])];
        }
        const began = valueOf(firstDelinquency);
        const young = began && addYears(spanOf(began).first, 1) > reportDate;
        return young ? [about([tradeline.id], [firstDelinquency])] : [];
      }),
  },
  {
    id: 'no_original_creditor',
    number: 19,
    source: '15 U.S.C. § 1681g(a)',
    reason: 'other',
    find: ({ report }) =>
      views(report).flatMap(({ tradeline, isCollector }) =>
        isCollector &&
        // Equifax has the label among its collections only.
        (tradeline.inCollections || prints(report, 'originalCreditor')) &&
        tradeline.facts.originalCreditor.state === 'not_reported'
          ? [about([tradeline.id], [tradeline.facts.creditor])]
          : [],
      ),
  },
  {
    id: 'back_again',
    number: 20,
    source: '15 U.S.C. § 1681i(a)(5)(B)',
    reason: null,
    // Deleted after a dispute; or gone in the last report, there before it, and there again now.
    find: ({ report, reportDate, earlier: [last, ...older], disputed = [] }) =>
      report.tradelines.flatMap((tradeline) => {
        const own = disputed.filter((one) => isDisputed(tradeline, one));
        for (const { disputeId, deletedOn } of own) {
          if (deletedOn === undefined || deletedOn >= reportDate) continue;
          return [about([tradeline.id], [tradeline.facts.creditor], { disputeId, deletedOn })];
        }
        if (!last || sameAccount(tradeline, last)) return [];
        const once = older.map((report_) => sameAccount(tradeline, report_)).find(Boolean);
        if (!once || !viewOf(once).isAdverse) return [];
        // Whether it was deleted because of the dispute, only the person knows.
        const open = own.find(({ deletedOn }) => deletedOn === undefined);
        const values: Record<string, string> = open ? { disputeId: open.disputeId } : {};
        return [about([tradeline.id], [once.facts.creditor, tradeline.facts.creditor], values)];
      }),
  },
  {
    id: 'dispute_not_noted',
    number: 21,
    source: '15 U.S.C. § 1681s-2(a)(3)',
    reason: 'other',
    find: ({ report, answers: { disputedWithFurnisher = {} } }) =>
      report.tradelines.flatMap(({ id, inCollections, facts: { dateReported, remarks } }) => {
        const disputed = disputedWithFurnisher[id];
        const reported = valueOf(dateReported);
        if (!disputed || !reported || remarks.state === 'unread') return [];
        // Equifax has remarks among its collections only, and codes for the rest.
        if (!inCollections && !prints(report, 'remarks')) return [];
        if (/disput/i.test(valueOf(remarks) ?? '')) return [];
        if (spanOf(reported).first < addDays(disputed, NOTED_AFTER_DAYS)) return [];
        return [about([id], [dateReported], { disputed })];
      }),
  },
  {
    id: 'dispute_still_noted',
    number: 21,
    source: '15 U.S.C. §§ 1681e(b), 1681i(a)(1)',
    reason: 'other',
    // The note must have been there long ago: by an earlier report, or by the day on which the company got the dispute.
    find: ({ report, reportDate, earlier, answers: { disputedWithFurnisher = {} } }) =>
      views(report).flatMap(({ tradeline, saysDisputed }) => {
        if (!saysDisputed) return [];
        const { remarks, dateReported } = tradeline.facts;
        const longAgo = addDays(reportDate, -DISPUTE_OVER_DAYS);
        const own = disputedWithFurnisher[tradeline.id];
        const reported = valueOf(dateReported);
        if (own && own <= longAgo && reported && isSurelyBefore(own as ReportDate, reported)) {
          return [about([tradeline.id], [remarks], { since: own })];
        }
        const since = earlier
          .slice(0, noted(tradeline, earlier))
          .findLast((older) => (valueOf(older.date) ?? '9') <= longAgo);
        const before = since && sameAccount(tradeline, since);
        return before ? [about([tradeline.id], [before.facts.remarks, remarks])] : [];
      }),
  },
  {
    id: 'old_inquiry',
    number: 22,
    source: 'practice of the three agencies; 15 U.S.C. § 1681c does not list inquiries',
    reason: 'other',
    find: ({ report, reportDate }) =>
      report.inquiries.flatMap(({ id, kind, dates }) => {
        const newest = dates.toSorted((a, b) =>
          (valueOf(a) ?? '9') < (valueOf(b) ?? '9') ? 1 : -1,
        )[0];
        const on = newest && valueOf(newest);
        if (kind !== 'hard' || !on || !newest) return [];
        return addYears(spanOf(on).last, INQUIRY_YEARS) < reportDate ? [about([id], [newest])] : [];
      }),
  },
  {
    id: 'bankruptcy_outcome',
    number: 23,
    source: 'examiners’ checks of Metro 2 data',
    reason: 'incorrect_dates',
    find: ({ report: { publicRecords }, answers: { bankruptcyDismissed } }) => [
      ...publicRecords
        .filter(({ facts }) => {
          const status = valueOf(facts.status);
          return bankruptcyDismissed === true && status !== undefined && !/dismiss/i.test(status);
        })
        .map(({ id, facts }) => about([id], [facts.status])),
      ...publicRecords.flatMap((record, at) => {
        const reference = valueOf(record.facts.reference);
        const again = publicRecords
          .slice(at + 1)
          .find((other) => reference && valueOf(other.facts.reference) === reference);
        if (!again) return [];
        return [about([record.id, again.id], [record.facts.reference, again.facts.reference])];
      }),
    ],
  },
  {
    id: 'payment_while_deferred',
    number: 24,
    source: 'examiners’ checks of Metro 2 data',
    reason: 'incorrect_amount',
    find: ({ report, answers: { deferred = [] } }) =>
      report.tradelines.flatMap(({ id, facts: { monthlyPayment } }) =>
        deferred.includes(id) && (valueOf(monthlyPayment) ?? 0) > 0
          ? [about([id], [monthlyPayment])]
          : [],
      ),
  },
  {
    id: 'removal_date_passed',
    number: 25,
    source: 'the date that the agency itself prints',
    reason: 'statute_of_limitations',
    find: ({ report, reportDate }) =>
      removals(report).flatMap(({ id, removal, leaves }) =>
        spanOf(leaves).last < reportDate ? [about([id], [removal, report.date])] : [],
      ),
  },
  {
    id: 'leaves_soon',
    number: 26,
    source: 'the date that the agency itself prints',
    reason: null,
    find: ({ report, reportDate }) =>
      removals(report).flatMap(({ id, removal, leaves }) => {
        const { first, last } = spanOf(leaves);
        const soon = last >= reportDate && first <= addDays(reportDate, SOON_DAYS);
        return soon ? [about([id], [removal])] : [];
      }),
  },
];

/** @returns every finding, in the order of the table */
export function findLikelyErrors(context: FindingContext): Finding[] {
  return likelyErrors.flatMap(({ id, find }) =>
    find(context).map((finding) => ({ rule: id, ...finding })),
  );
}

/** What an answer to the rule's question is a reason for; null where there is nothing to dispute. */
export function disputeReasonOf(rule: RuleId): DisputeReason | null {
  return likelyErrors.find(({ id }) => id === rule)?.reason ?? null;
}

type PersonDetail = 'name' | 'address' | 'birth_date' | 'ssn';

/** Details about the person are no entries with an id of their own: they are counted in the order of the report. */
export function personEntries({ person }: CreditReport) {
  const { names, addresses, birthYear, ssnCount = NOT_REPORTED } = person;
  const of = (kind: PersonDetail, facts: readonly Fact<string>[]) =>
    facts.map((fact, at) => ({ id: `${kind} ${at + 1}`, kind, fact }));
  const born: Fact<string> =
    birthYear.state === 'reported' ? { ...birthYear, value: String(birthYear.value) } : birthYear;
  // One number says nothing; of several, only the person knows which are theirs.
  const several = ssnCount.state === 'reported' && ssnCount.value > 1;
  const counted: readonly Fact<string>[] = several
    ? [{ ...ssnCount, value: String(ssnCount.value) }]
    : [];
  return [
    ...of('name', names),
    ...of('address', addresses),
    ...of('birth_date', [born]),
    ...of('ssn', counted),
  ];
}

const viewsOfReport = new WeakMap<CreditReport, readonly TradelineView[]>();

/** Most rules ask for them; a report never changes. */
function views(report: CreditReport): readonly TradelineView[] {
  const known = viewsOfReport.get(report);
  if (known) return known;
  const made = report.tradelines.map(viewOf);
  viewsOfReport.set(report, made);
  return made;
}

function prints(report: CreditReport, field: TradelineField): boolean {
  return !report.neverPrinted.includes(field);
}

function removals(report: CreditReport) {
  return [...report.tradelines, ...report.publicRecords].flatMap(({ id, facts: { removal } }) => {
    const leaves = valueOf(removal);
    return leaves ? [{ id, removal, leaves }] : [];
  });
}

function about(
  ids: readonly string[],
  facts: readonly Fact<unknown>[],
  values: Readonly<Record<string, string>> = {},
): Omit<Finding, 'rule'> {
  const sources = facts.flatMap((fact) => ('source' in fact ? [fact.source] : []));
  return { about: ids, lines: sources.slice(0, 2), values };
}

interface AlsoShown {
  readonly more?: readonly SourceLine[];
  readonly values?: Readonly<Record<string, string>>;
}

function lines(
  ids: readonly string[],
  facts: readonly Fact<unknown>[],
  { more = [], values = {} }: AlsoShown = {},
): Omit<Finding, 'rule'> {
  const finding = about(ids, facts, values);
  const all = [...finding.lines, ...more];
  // Two months of a year stand in one line.
  const apart = all.filter((line, at) => all.findIndex(({ text }) => text === line.text) === at);
  return { ...finding, lines: apart.slice(0, 2) };
}

/** A late month beside what it does not fit: a strip of a year is one line, so that the month is named too. */
function lateIn(
  { id }: Line,
  { month, source }: HistoryMonth,
  facts: readonly Fact<unknown>[],
  values: Readonly<Record<string, string>> = {},
): Omit<Finding, 'rule'> {
  return lines([id], facts, { more: [source], values: { month, ...values } });
}

function firstLate(
  { history }: Line,
  fits: (one: HistoryMonth) => boolean,
): HistoryMonth | undefined {
  return history.find((one) => isLate(one.mark) && fits(one));
}

function isAfter(date: ReportDate): (one: HistoryMonth) => boolean {
  return ({ month }) => isSurelyBefore(date, month as ReportDate);
}

/** The last day of the seven years, as late as they may be counted. */
function endsAfter(began: ReportDate): string {
  return addYears(addDays(spanOf(began).last, CHARGE_OFF_DAYS), SEVEN_YEARS);
}

interface Sign {
  readonly date: ReportDate;
  readonly fact: Fact<unknown>;
}

/** Days on which the debt was given up already. */
function signsOfGivingUp({ facts, history }: Line): Sign[] {
  const month = history.find(({ mark }) => isGivenUpMark(mark));
  return [...datedSigns(facts.datePlacedForCollection), ...(month ? [signOf(month)] : [])];
}

function datedSigns(fact: Fact<ReportDate>): Sign[] {
  const date = valueOf(fact);
  return date ? [{ date, fact }] : [];
}

function signOf({ month, source }: HistoryMonth): Sign {
  const date = month as ReportDate;
  return { date, fact: { state: 'reported', value: date, source } };
}

/** A card may be paid for years after it was closed; a loan that is paid off and closed is not. */
function isPaidAfterClosed({ tradeline, saysPaid, saysSold, ...view }: TradelineView): boolean {
  const { accountType, loanType, dateClosed, lastPayment } = tradeline.facts;
  const [closed, paid] = [valueOf(dateClosed), valueOf(lastPayment)];
  const type = `${valueOf(accountType) ?? ''} ${valueOf(loanType) ?? ''}`;
  const isLoan = /\b(?:auto|automobile|installment|mortgage|real estate|education)\b/i.test(type);
  if (!closed || !paid || !isLoan || !saysPaid || saysSold || view.isGivenUp) return false;
  return addDays(spanOf(closed).last, BOOKED_LATE_DAYS) < spanOf(paid).first;
}

/** When the case began: by the public record, else no later than the discharge or the account's own first month in bankruptcy. */
function petitionOf(
  { publicRecords }: CreditReport,
  { history }: Line,
  dischargedOn: string | undefined,
): Sign | undefined {
  const cases = publicRecords.filter(({ facts }) => isBankruptcy(facts));
  // Of several cases it is not said which one the account was in.
  const [filed] = cases
    .flatMap(({ facts }) => valueOf(facts.dateFiled) ?? [])
    .toSorted()
    .toReversed();
  const record = cases.find(({ facts }) => valueOf(facts.dateFiled) === filed);
  if (filed && record) {
    const isUndone = /\b(?:dismiss|withdraw)/i.test(valueOf(record.facts.status) ?? '');
    return isUndone ? undefined : { date: filed, fact: record.facts.dateFiled };
  }
  if (dischargedOn) return { date: dischargedOn as ReportDate, fact: NOT_REPORTED };
  const first = history.find(({ mark }) => mark === 'bankruptcy');
  return first && signOf(first);
}

function isBankruptcy({ type }: PublicRecordFacts): boolean {
  return /bankruptcy|chapter/i.test(valueOf(type) ?? '');
}

/** How many of the earlier reports, the newest first, have the note of a dispute without a break. */
function noted(tradeline: Line, earlier: readonly CreditReport[]): number {
  const at = earlier.findIndex((older) => {
    const same = sameAccount(tradeline, older);
    return !same || !viewOf(same).saysDisputed;
  });
  return at === -1 ? earlier.length : at;
}

function firstAbove0(...facts: readonly Fact<number>[]): Fact<number> | undefined {
  return facts.find((fact) => (valueOf(fact) ?? 0) > 0);
}

function isNextMonth(month: string | undefined, next: string): boolean {
  if (month === undefined) return false;
  const count = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
  return count(next) === count(month) + 1;
}

type Line = CreditReport['tradelines'][number];

/** A new collector of the same debt has another name or number, and is no item that came back. */
function isDisputed({ facts }: Line, { creditorName, accountEnding }: OwnDispute): boolean {
  const [creditor, ending] = [valueOf(facts.creditor), valueOf(facts.accountNumber)];
  if (!creditor || !ending || accountEnding === '') return false;
  return (
    companyKey(creditorName) === companyKey(creditor) &&
    (ending.endsWith(accountEnding) || accountEnding.endsWith(ending))
  );
}

/** The original creditor at $0 beside its collector is as it should be; both with a balance, or two collectors, are not. */
function findTwice(all: readonly TradelineView[]): Omit<Finding, 'rule'>[] {
  const owed = all.filter(({ tradeline }) => (valueOf(tradeline.facts.balance) ?? 0) > 0);
  const byCompany = Map.groupBy(
    owed.flatMap((view) => companiesOf(view).map((company) => ({ company, view }))),
    ({ company }) => company,
  );
  const place = new Map(owed.map((view, at) => [view, at]));
  return owed.flatMap((view, at) => {
    // Only what names a company that this one names can be the same debt.
    const near = companiesOf(view).flatMap((company) => byCompany.get(company) ?? []);
    const later = [...new Set(near.map((one) => place.get(one.view) ?? 0))].filter(
      (other) => other > at,
    );
    return later
      .toSorted((a, b) => a - b)
      .flatMap((other) => owed[other] ?? [])
      .flatMap((other) => twice(view, other) ?? []);
  });
}

/** The company of the entry, and of a collector's the one that the debt was with first. */
function companiesOf({ tradeline: { facts }, isCollector }: TradelineView): readonly string[] {
  const names = [facts.creditor, ...(isCollector ? [facts.originalCreditor] : [])];
  return names.flatMap((name) => {
    const written = valueOf(name);
    return written === undefined ? [] : [companyKey(written)];
  });
}

function twice(view: TradelineView, other: TradelineView): Omit<Finding, 'rule'> | undefined {
  const [a, b] = [view.tradeline, other.tradeline];
  if (isSameEntry(a, b)) {
    return about([a.id, b.id], [a.facts.accountNumber, b.facts.accountNumber]);
  }
  const [collector, creditor] = view.isCollector ? [view, other] : [other, view];
  const original = valueOf(collector.tradeline.facts.originalCreditor);
  if (!original || !collector.isCollector) return undefined;
  const { facts } = creditor.tradeline;
  const name = valueOf(creditor.isCollector ? facts.originalCreditor : facts.creditor);
  const sameDebt =
    name !== undefined &&
    companyKey(name) === companyKey(original) &&
    (creditor.isCollector || creditor.isChargeOff) &&
    (valueOf(a.facts.balance) === valueOf(b.facts.balance) || isSameNumber(a, b));
  if (!sameDebt) return undefined;
  return about([a.id, b.id], [collector.tradeline.facts.originalCreditor, facts.balance]);
}

/** A collector that keeps the creditor's number means the same debt, whatever it has added to the balance. */
function isSameNumber({ facts: a }: Line, { facts: b }: Line): boolean {
  const number = valueOf(a.accountNumber);
  return number !== undefined && number === valueOf(b.accountNumber);
}

function isSameHighBalance(a: Line, b: Line): boolean {
  const high = highBalanceOf(a);
  return high !== undefined && high === highBalanceOf(b);
}

function isSameEntry(a: Line, b: Line): boolean {
  const same = (field: 'accountNumber' | 'dateOpened' | 'balance') => {
    const [first, second] = [valueOf<unknown>(a.facts[field]), valueOf<unknown>(b.facts[field])];
    return first !== undefined && first === second;
  };
  const names = [valueOf(a.facts.creditor), valueOf(b.facts.creditor)];
  const sameName =
    names[0] !== undefined &&
    names[1] !== undefined &&
    companyKey(names[0]) === companyKey(names[1]);
  return (
    sameName &&
    same('accountNumber') &&
    same('dateOpened') &&
    (same('balance') || isSameHighBalance(a, b))
  );
}
