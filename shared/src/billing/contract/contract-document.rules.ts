import {
  longDate,
  type CalendarDate,
  type SiteSettings,
  UsStates,
  dollars,
  letterFeeCents,
} from '../../kernel/index.ts';
import { planLetters, proPrice } from '../prices.ts';
import { contractDays } from './contract-days.rules.ts';
import { cancelNotice, cancelStatement } from './croa-texts.table.ts';
import { stateLaws } from './state-law.table.ts';

/** The contract for Pro where whoever runs the site is a credit repair organization, with all that 15 U.S.C. 1679d(b) asks for. */

/** Goes up with each change of the words below. */
const CONTRACT_VERSION = '2026-11-27.1';

export interface ContractParty {
  readonly name: string;
  readonly state: keyof typeof UsStates;
}

export interface ContractSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

/** What is read, signed, printed and kept: every word of it. */
export interface ContractDocument {
  readonly version: string;
  readonly title: string;
  readonly signedOn: CalendarDate;
  /** The last day on which it can be canceled. */
  readonly lastDay: CalendarDate;
  readonly organization: { readonly name: string; readonly address: string };
  readonly consumer: { readonly name: string; readonly state: string };
  readonly sections: readonly ContractSection[];
  /** In bold type beside the place for the signature. */
  readonly statements: readonly string[];
  /** The form that comes with it, twice. */
  readonly notice: {
    readonly title: string;
    readonly paragraphs: readonly string[];
    readonly declares: string;
  };
}

/** The operator, with what that state asks to be named. */
export interface Organization extends Pick<SiteSettings['company'], 'legalName' | 'addressLines'> {
  readonly number?: string | undefined;
  readonly bond?: string | undefined;
}

const MONTHS_SHOWN = 12;

/**
 * @param terms.signedAt the day of signing is that of the consumer's state
 * @param terms.mostCents what Pro costs at most in a billing period
 */
export function writeContract(
  { name, state }: ContractParty,
  company: Organization,
  { signedAt, mostCents }: { readonly signedAt: Date; readonly mostCents: number },
): ContractDocument {
  const { signedOn, lastDay } = contractDays(signedAt, state);
  const organization = { name: company.legalName, address: company.addressLines.join(', ') };
  const consumer = { name, state: UsStates[state] };
  const dates = { signedOn: longDate(signedOn), lastDay: longDate(lastDay) };
  return {
    version: CONTRACT_VERSION,
    title: `Contract for ${proPrice.name}`,
    signedOn,
    lastDay,
    organization,
    consumer,
    sections: [
      {
        heading: 'Who makes this contract',
        paragraphs: [
          `This contract is between ${organization.name}, with its principal business address at ${organization.address} (“we”), and ${name} of ${consumer.state} (“you”). It is dated ${dates.signedOn}.`,
          ...registrationOf(company, consumer.state),
        ],
      },
      ...services(dates.lastDay),
      ...money(mostCents),
      ...rights(dates.lastDay),
    ],
    statements: [cancelStatement.text, ...statementsOf(state)],
    notice: {
      title: cancelNotice.title,
      paragraphs: [
        cancelNotice.text,
        cancelNotice.how(organization.name, organization.address, dates.lastDay),
      ],
      declares: cancelNotice.declares,
    },
  };
}

function registrationOf({ number, bond }: Organization, state: string): readonly string[] {
  return [
    ...(number ? [`We are registered in ${state} under number ${number}.`] : []),
    ...(bond ? [`Our bond in ${state}: ${bond}.`] : []),
  ];
}

function services(lastDay: string): readonly ContractSection[] {
  return [
    {
      heading: 'What we do for you',
      paragraphs: [
        `You say what is wrong on your credit report. From your answers our program writes a dispute letter, cites the law that fits, and shows it to you. You read it, change it, and sign it. We make the finished letter as a PDF for you to keep, print and mail. You can have up to ${planLetters.pro} letters in one billing period. A billing period is one month.`,
        'If you ask for it, we have a finished letter printed and mailed for you, and we show you its tracking. Each mailing has its own price, which you see and agree to first.',
        'Your letters, their dates and the answers you enter are kept in your account for you to follow.',
      ],
    },
    {
      heading: 'What we do not promise',
      paragraphs: [
        'We give no guarantee of what a credit bureau or a company will decide, and none that your credit record or score will change. Correct information cannot be removed. Our one guarantee: you do not pay for a letter that we did not finish.',
      ],
    },
    {
      heading: 'When we do it',
      paragraphs: [
        `We do nothing for you before the end of ${lastDay}. Letters that you sign before then are made after that day. From then on we expect to finish each letter within one business day after you have signed it, and to hand a mailing to the mail service within three business days after you have ordered it.`,
      ],
    },
  ];
}

function money(mostCents: number): readonly ContractSection[] {
  const [fee, most] = [dollars(letterFeeCents(mostCents)), dollars(mostCents)];
  return [
    {
      heading: 'What you pay, and when',
      paragraphs: [
        `You pay nothing in advance. For each finished letter you pay ${fee}. For all letters of one billing period together you never pay more than ${most}. In a billing period without a finished letter you pay nothing.`,
        'We charge your card at the end of the billing period, for letters that were finished in it. A letter is finished when its PDF is ready for you. A mailing is charged after the mail service, or our own staff at the post office, has taken the letter on. If you pay for one mailing by itself, your bank holds its price until then. The prices include tax.',
        `The total of all payments for letters is at most ${most} for one billing period, and at most ${dollars(mostCents * MONTHS_SHOWN)} for ${MONTHS_SHOWN} of them. You make no payment to anybody else.`,
        'If a letter that you asked us to mail is lost or is never mailed, we do not charge for it, or we pay back what you paid for it.',
      ],
    },
  ];
}

function rights(lastDay: string): readonly ContractSection[] {
  return [
    {
      heading: 'How it ends',
      paragraphs: [
        `You can cancel this contract until the end of ${lastDay} with one click in your account, or in writing with the attached form. You then owe nothing.`,
        'After that it goes on from month to month. You can end it at any time with one click. It then ends with the running billing period, and you pay only for letters that were finished by then.',
      ],
    },
    {
      heading: 'Rights that you keep',
      paragraphs: [
        'You keep every right that federal and state law gives you. We do not ask you to give up any of them, and giving one up would have no effect (15 U.S.C. 1679f).',
      ],
    },
  ];
}

function statementsOf(state: keyof typeof UsStates): readonly string[] {
  return (stateLaws[state] ?? []).flatMap(({ statement }) => statement ?? []);
}
