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
    await makeLetter(request, 'Harbor Lending'),
    await makeLetter(request, 'Orchard Bank'),
  ];
  const today = calendarDateAt(new Date(), 'America/New_York');
  const mailpiece = await ask(request, mailingEndpoints.recordOwnMailing, {
    id: mailed,
    body: {
      mailedOn: today,
      mailClass: 'certified',
      trackingNumber: '9407100000000000000001',
    },
  });
  await ask(request, mailingEndpoints.recordArrival, {
    id: mailpiece.id,
    body: { on: today, what: 'delivered' },
  });
  return {
    email,
    disputePath: `/disputes/${await firstDispute(request)}`,
    mailPath: `/mail/${mailpiece.id}`,
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

/** One call makes and signs it; the way through the wizard has stories of its own. */
async function makeLetter(request: APIRequestContext, creditorName: string): Promise<string> {
  const { letterId } = await ask(request, letterEndpoints.generateLetter, {
    body: {
      personalInfo: PERSON,
      disputeDetails: {
        creditorName,
        accountNumber: '5550-1234',
        disputeReason: 'not_mine',
      },
      signature: { typedName: `${PERSON.firstName} ${PERSON.lastName}` },
      deliveryMethod: 'download',
      bureauType: 'experian',
      recaptchaToken: await solveBotCheck(request),
    },
  });
  return letterId;
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
