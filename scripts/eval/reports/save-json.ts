import type { Bureau } from '@creditfix/shared/letters';
import type { HistoryMark } from '@creditfix/shared/reports';
import type { InventedTradeline } from './invented-report.ts';
import type { ThreeBureaus } from './three-bureaus.ts';

/** The data behind an invented three-bureau page, as the page asked for it. */

const SYMBOLS: Readonly<Record<Bureau, string>> = {
  transunion: 'TUC',
  experian: 'EXP',
  equifax: 'EQF',
};
const MARKS: Partial<Record<HistoryMark, string>> = {
  ok: 'C',
  late_30: '1',
  late_60: '2',
  late_90: '3',
  collection_or_charge_off: '9',
};

/** @param inCall as some pages have it: within the call of a function, with an @ before the names of values */
export function trueLinkJson(told: ThreeBureaus, inCall: boolean): string {
  const { bureaus, reports, tradelines } = told;
  const source = (bureau: Bureau) => ({
    Bureau: { '@symbol': SYMBOLS[bureau], '@description': bureau },
  });
  const report = {
    Borrower: {
      BorrowerName: bureaus.map((bureau) => {
        const [first = '', middle = '', last = ''] = reports[bureau].name.split(' ');
        return {
          Name: { '@first': first, '@middle': middle, '@last': last },
          Source: source(bureau),
        };
      }),
      BorrowerAddress: bureaus.map((bureau) => {
        const [street = '', city = '', place = ''] = reports[bureau].address.split(', ');
        const [stateCode = '', postalCode = ''] = place.split(' ');
        return {
          CreditAddress: {
            '@unparsedStreet': street,
            '@city': city,
            '@stateCode': stateCode,
            '@postalCode': postalCode,
          },
          Source: source(bureau),
        };
      }),
      Birth: bureaus.map((bureau) => ({
        '@date': `${reports[bureau].birthYear}-03-04`,
        Source: source(bureau),
      })),
      SocialPartition: { Social: { SocialSecurityNumber: '000-00-0000' } },
    },
    TradeLinePartition: tradelines.map(({ at }) => {
      const own = Object.entries(at) as [Bureau, InventedTradeline][];
      const each = own.map(([bureau, tradeline]) => tradelineOf(tradeline, source(bureau)));
      return {
        '@accountTypeDescription': 'Installment',
        '@accountTypeSymbol': own[0]?.[1].collection ? 'Y' : 'R',
        // A list of one is written as the one itself.
        Tradeline: each.length === 1 ? each[0] : each,
      };
    }),
    InquiryPartition: bureaus.flatMap((bureau) =>
      reports[bureau].inquiries.map(({ company, dates }) => ({
        Inquiry: {
          '@subscriberName': company,
          '@inquiryDate': `${dates[0]}T00:00:00-05:00`,
          Source: source(bureau),
        },
      })),
    ),
    PulblicRecordPartition: reports.equifax.records.map((record) => ({
      PublicRecord: bureaus.map((bureau) => ({
        '@courtName': record.court,
        '@dateFiled': record.dateFiled,
        '@referenceNumber': record.reference,
        Type: { '@description': record.type },
        Status: { '@description': record.status },
        Source: source(bureau),
      })),
    })),
    Sources: {
      Source: bureaus.map((bureau) => ({
        ...source(bureau),
        InquiryDate: reports[bureau].date,
      })),
    },
  };
  const text = JSON.stringify({
    BundleComponents: {
      BundleComponent: [
        { Type: { $: 'CreditScore' } },
        { Type: { $: 'MergeCreditReports' }, TrueLinkCreditReportType: report },
      ],
    },
  });
  return inCall ? `JSON_CALLBACK(${text})` : text.replaceAll('"@', '"');
}

function tradelineOf({ facts, history }: InventedTradeline, source: object) {
  const amount = (cents: unknown) => (typeof cents === 'number' ? String(cents / 100) : '');
  const described = (words: unknown) => ({ '@symbol': 'X', '@description': words ?? '' });
  const months = history.map(([month, mark]) => ({
    '@date': `${month}-28`,
    '@status': MARKS[mark] ?? '?',
  }));
  return {
    '@creditorName': facts.creditor,
    '@accountNumber': `${facts.accountNumber}****`,
    '@dateOpened': facts.dateOpened,
    '@dateClosed': facts.dateClosed ?? '',
    '@dateReported': `${facts.dateReported}T00:00:00`,
    '@currentBalance': amount(facts.balance),
    '@highBalance': amount(facts.highBalance),
    AccountCondition: described(facts.condition),
    AccountDesignator: described(facts.responsibility),
    PayStatus: described(facts.status),
    AccountType: described(facts.accountType),
    ...(facts.remarks ? { Remark: { RemarkCode: described(facts.remarks) } } : {}),
    ...(facts.originalCreditor
      ? { CollectionTrade: { '@originalCreditor': facts.originalCreditor } }
      : {}),
    GrantedTrade: {
      '@monthlyPayment': amount(facts.monthlyPayment),
      '@amountPastDue': amount(facts.pastDue),
      '@dateLastPayment': facts.lastPayment ?? '',
      AccountType: described(facts.loanType),
      CreditLimit: amount(facts.creditLimit),
      ...(months.length > 0 ? { PayStatusHistory: { MonthlyPayStatus: months } } : {}),
    },
    Source: source,
  };
}
