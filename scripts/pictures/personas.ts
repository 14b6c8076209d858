import { adminEndpoints } from '@creditfix/shared/admin';
import { contactEndpoints } from '@creditfix/shared/contact';
import { disputeEndpoints } from '@creditfix/shared/disputes';
import type { BodyInputOf } from '@creditfix/shared/kernel';
import { letterEndpoints } from '@creditfix/shared/letters';
import { mailingEndpoints } from '@creditfix/shared/mailing';
import { OWNER, BlackBoxPerson } from '#scripts/process/black-box.ts';
import type { TimedServer } from '#scripts/process/server-process.ts';

/** Somebody who has used the product for six weeks, and somebody who has just come; always the same, on the same days. */
export interface Personas {
  readonly rosa: BlackBoxPerson;
  readonly newcomer: BlackBoxPerson;
  /** An administrator. */
  readonly owner: BlackBoxPerson;
  readonly ids: {
    readonly overdueDispute: string;
    readonly runningDispute: string;
    readonly deliveredMail: string;
    readonly unsentLetter: string;
    /** Drafts: at the questions, at the person's own words, and ready to be read. */
    readonly questions: string;
    readonly story: string;
    readonly reading: string;
  };
}

/** In years to come, so that no browser takes the cookies of these days for old ones; morning in New York. */
const DAYS = {
  signed: new Date('2031-06-02T15:00:00Z'),
  arrived: new Date('2031-06-06T16:00:00Z'),
  second: new Date('2031-06-23T15:00:00Z'),
  today: new Date('2031-07-16T15:00:00Z'),
} as const;

export const TODAY = DAYS.today;

type Content = BodyInputOf<typeof letterEndpoints.createDraft>['content'];

const personalInfo = {
  firstName: 'Rosa',
  lastName: 'Delgado',
  address: '418 Alder Street',
  city: 'Dayton',
  state: 'OH',
  zipCode: '45402',
};

const wrongBalance = {
  creditorName: 'Northwind Card Services',
  accountNumber: '4417 88** **** 2210',
  disputeReason: 'incorrect_amount',
} as const;

const amounts = {
  itemType: 'credit_card',
  amountKind: 'balance',
  amountShown: '2150',
  amountCorrect: '1480',
  asOfDate: '2031-04-04',
  freeAnnualReport: 'no',
  howComputed: 'My March statement shows $1,680. I paid $200 on April 4.',
};

function draft(facts: Readonly<Record<string, string>>, step: number): Content {
  return {
    personalInfo,
    disputeDetails: {
      ...wrongBalance,
      facts,
    },
    bureauType: 'experian',
    bureaus: ['experian'],
    step,
  };
}

export async function makePersonas(product: TimedServer): Promise<Personas> {
  const { url } = product;
  const rosa = new BlackBoxPerson('rosa@example.com');
  const newcomer = new BlackBoxPerson('newcomer@example.com');
  const owner = new BlackBoxPerson(OWNER);
  await product.setClock(DAYS.signed);
  await rosa.signIn(url);
  await owner.signInAsAdmin(url);
  await givePro(url, owner, rosa.email);
  const first = await makeLetter(url, rosa, 'Northwind Card Services');
  const deliveredMail = await mailByHand(url, rosa, { letterId: first, on: '2031-06-02' });
  await product.setClock(DAYS.arrived);
  await noteArrival(url, rosa, { id: deliveredMail, on: '2031-06-06' });
  await product.setClock(DAYS.second);
  const second = await makeLetter(url, rosa, 'Harbor Lending');
  const mail = await mailByHand(url, rosa, { letterId: second, on: '2031-06-23' });
  await product.setClock(DAYS.today);
  await rosa.signIn(url);
  await noteArrival(url, rosa, { id: mail, on: '2031-06-27' });
  const unsentLetter = await makeLetter(url, rosa, 'Orchard Bank');
  await newcomer.signIn(url);
  await askSupport(url, newcomer);
  await owner.signInAsAdmin(url);
  const disputes = await disputesOf(url, rosa);
  const keep = async (content: Content, number: number) => {
    const id = `00000000-0000-4000-8000-00000000000${number}`;
    return (await rosa.ask(url, letterEndpoints.createDraft, { body: { id, content } })).id;
  };
  const { itemType, ...rest } = amounts;
  return {
    rosa,
    newcomer,
    owner,
    ids: {
      deliveredMail,
      unsentLetter,
      overdueDispute: disputes.get(first) ?? '',
      runningDispute: disputes.get(second) ?? '',
      questions: await keep(draft({ itemType }, 2), 1),
      story: await keep(
        draft(
          {
            itemType,
            ...rest,
          },
          2,
        ),
        2,
      ),
      reading: await keep(
        draft(
          {
            ...amounts,
            story: 'I called them. I will sue you soon.',
          },
          3,
        ),
        3,
      ),
    },
  };
}

async function givePro(url: string, owner: BlackBoxPerson, email: string): Promise<void> {
  const query = `?email=${email}`;
  const { accounts } = await owner.ask(url, adminEndpoints.findAccounts, { query });
  const body = { until: null, reason: 'A picture.' };
  await owner.ask(url, adminEndpoints.grantPro, { id: accounts[0]?.id ?? '', body });
}

async function askSupport(url: string, person: BlackBoxPerson): Promise<void> {
  const message = 'A bureau wrote that it needs a copy of my ID. Which one should I send?';
  const body = { name: 'Nia Brooks', email: person.email, subject: 'dispute', message } as const;
  await person.ask(url, contactEndpoints.sendMessage, { body });
}

async function makeLetter(
  url: string,
  person: BlackBoxPerson,
  creditorName: string,
): Promise<string> {
  const disputeDetails = { ...wrongBalance, creditorName, facts: amounts };
  const { letterId } = await person.ask(url, letterEndpoints.generateLetter, {
    body: {
      personalInfo,
      disputeDetails,
      bureauType: 'experian',
      signature: { typedName: 'Rosa Delgado' },
      deliveryMethod: 'download',
    },
  });
  return letterId;
}

async function mailByHand(
  url: string,
  person: BlackBoxPerson,
  { letterId, on }: { readonly letterId: string; readonly on: string },
): Promise<string> {
  const body = { mailedOn: on, mailClass: 'certified', trackingNumber: '9407100000000000000001' };
  return (await person.ask(url, mailingEndpoints.recordOwnMailing, { id: letterId, body })).id;
}

async function noteArrival(
  url: string,
  person: BlackBoxPerson,
  { id, on }: { readonly id: string; readonly on: string },
): Promise<void> {
  await person.ask(url, mailingEndpoints.recordArrival, { id, body: { on, what: 'delivered' } });
}

/** By their first letter. A job makes them in its own time. */
async function disputesOf(
  url: string,
  person: BlackBoxPerson,
): Promise<ReadonlyMap<string, string>> {
  for (let tries = 0; tries < 300; tries += 1) {
    const { disputes } = await person.ask(url, disputeEndpoints.listDisputes);
    const arrived = disputes.filter(({ rounds }) => rounds[0]?.receivedOn);
    if (arrived.length === 2) {
      return new Map(disputes.map(({ id, rounds }) => [rounds[0]?.letterId ?? '', id]));
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the disputes of the mailed letters did not come');
}
