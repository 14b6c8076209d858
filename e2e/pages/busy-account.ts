import { disputeEndpoints } from '@creditfix/shared/disputes';
import {
  calendarDateAt,
  type BodyInputOf,
  type DataOf,
  type Endpoint,
} from '@creditfix/shared/kernel';
import { letterEndpoints } from '@creditfix/shared/letters';
import { mailingEndpoints } from '@creditfix/shared/mailing';
import { expect, type APIRequestContext, type Page } from 'playwright/test';
import { anAdministrator } from './administrators.ts';
import { solveBotCheck } from './bot-check.ts';
import { grantPro } from './grant-pro.ts';
import { wrongBalance, type Content } from './kept-draft.ts';
import { freshEmail, signIn } from './sign-in.ts';

/** Somebody who has used the product for a while: where the pages are that only such a person has. */
export interface BusyAccount {
  readonly email: string;
  /** A letter that arrived, and whose answer is awaited. */
  readonly disputePath: string;
  readonly mailPath: string;
  /** A signed letter that nobody has mailed yet. */
  readonly unsentLetterId: string;
  readonly deliveryPath: string;
}

const PERSON = {
  firstName: 'Rosa',
  lastName: 'Delgado-Whitfield',
  address: '418 Alder Street',
  city: 'Dayton',
  state: 'OH',
  zipCode: '45402',
};

/**
 * Every question of these is answered, so that going back from the last view shows them all. What is asked for other reasons is
 * compared in both languages beside the questions themselves.
 */
const draftContents = {
  wrongBalance: { ...wrongBalance('I called them twice about it.'), step: 2 },
  tooOld: dispute('statute_of_limitations', {
    itemType: 'charge_off',
    beingSued: 'no',
    firstDelinquencyDate: '2018-02-10',
    broughtCurrent: 'no',
    delinquencySource: 'older_report',
  }),
  stolen: dispute('identity_theft', {
    itemType: 'utility_or_phone',
    theftKind: 'new_account',
    discoveryDate: '2026-01-05',
    thiefKnown: 'unknown',
    gotBenefit: 'no',
    notMyTransaction: 'yes',
    enclosures: 'photo_id,ftc_report',
    ftcReportNumber: '177400391',
    fraudAlert: 'none',
  }),
  twice: dispute('duplicate', {
    itemType: 'collection',
    otherCreditor: 'Crestline',
    otherAccountNumber: 'CDP771902-8',
    thisBalance: '640',
    otherBalance: '640',
    thisOpened: '2021-03-15',
    otherOpened: '2021-03-15',
    entriesRelation: 'original_and_collector',
    originalEntry: 'first',
    sameDebtWhy: 'Both entries show the same opening date.',
  }),
  /** One that waits to be read and signed, with a sentence that has to change. */
  reading: { ...wrongBalance('I called them. I will sue you soon.'), step: 3 },
} as const satisfies Readonly<Record<string, Content>>;

function dispute(
  disputeReason: NonNullable<Content['disputeDetails']>['disputeReason'],
  facts: Readonly<Record<string, string>>,
): Content {
  return {
    personalInfo: PERSON,
    disputeDetails: {
      creditorName: 'Harbor Lending',
      accountNumber: '5550-1234',
      disputeReason,
      facts: {
        freeAnnualReport: 'no',
        ...facts,
      },
    },
    bureauType: 'experian',
    bureaus: ['experian'],
    step: 2,
  };
}

export async function makeBusyAccount(page: Page, name: string): Promise<BusyAccount> {
  const { request } = page;
  const email = freshEmail(name);
  await signIn(page, email);
  await grantPro(request, { administrator: anAdministrator(), email });
  const [mailed, unsent] = [
    await signLetter(request, notMine('Harbor Lending')),
    await signLetter(request, notMine('Orchard Bank')),
  ];
  const { disputePath, mailPath } = await mailByHand(request, mailed);
  return {
    email,
    disputePath,
    mailPath,
    unsentLetterId: unsent,
    deliveryPath: `/mail-letter/${unsent}`,
  };
}

/** Keeps a letter that is not signed yet. @returns its id */
export async function keepDraft(
  request: APIRequestContext,
  name: keyof typeof draftContents,
): Promise<string> {
  const body = { content: draftContents[name] };
  return (await ask(request, letterEndpoints.createDraft, { body })).id;
}

function notMine(creditorName: string): Content {
  return {
    personalInfo: PERSON,
    disputeDetails: { creditorName, accountNumber: '5550-1234', disputeReason: 'not_mine' },
    bureauType: 'experian',
  };
}

/** One call makes and signs it; the way through the wizard has stories of its own. @returns the letter's id */
export async function signLetter(request: APIRequestContext, content: Content): Promise<string> {
  const { personalInfo, disputeDetails, bureauType } = content;
  const { letterId } = await ask(request, letterEndpoints.generateLetter, {
    body: {
      personalInfo,
      disputeDetails,
      signature: { typedName: `${personalInfo?.firstName} ${personalInfo?.lastName}` },
      deliveryMethod: 'download',
      bureauType,
      recaptchaToken: await solveBotCheck(request),
    } as BodyInputOf<typeof letterEndpoints.generateLetter>,
  });
  return letterId;
}

/** Notes that a signed letter was mailed by hand and arrived, all on one day. @param on that day, today where none is named */
export async function mailByHand(
  request: APIRequestContext,
  letterId: string,
  on = calendarDateAt(new Date(), 'America/New_York'),
): Promise<Pick<BusyAccount, 'disputePath' | 'mailPath'>> {
  const { id } = await ask(request, mailingEndpoints.recordOwnMailing, {
    id: letterId,
    body: { mailedOn: on, mailClass: 'certified', trackingNumber: '9407100000000000000001' },
  });
  await ask(request, mailingEndpoints.recordArrival, { id, body: { on, what: 'delivered' } });
  return { disputePath: `/disputes/${await firstDispute(request)}`, mailPath: `/mail/${id}` };
}

/** A job makes it in its own time. */
async function firstDispute(request: APIRequestContext): Promise<string> {
  let id = '';
  await expect(async () => {
    const { disputes } = await ask(request, disputeEndpoints.listDisputes);
    const arrived = disputes.find(({ rounds }) => rounds.some(({ receivedOn }) => receivedOn));
    expect(arrived, 'the dispute of the letter that arrived').toBeDefined();
    id = arrived?.id ?? '';
  }).toPass({ intervals: [100], timeout: 120_000 });
  return id;
}

async function ask<E extends Endpoint>(
  request: APIRequestContext,
  endpoint: E,
  { id = '', body }: { readonly id?: string; readonly body?: BodyInputOf<E> } = {},
): Promise<DataOf<E>> {
  const answer = await request.fetch(endpoint.path.replace(':id', id), {
    method: endpoint.method,
    ...(body === undefined ? {} : { data: body }),
  });
  const said = (await answer.json()) as { data: DataOf<E> };
  expect(answer.ok(), `${endpoint.name}: ${JSON.stringify(said)}`).toBe(true);
  return said.data;
}
