import { AddressVerdict } from '@creditfix/shared/mailing';
import { randomUUID } from 'node:crypto';
import type { CertifiedMailer, MailpieceToSend } from './certified-mailer.port.ts';

/** What we rely on in every carrier, as questions with the one answer that each must give. Asked in the test of each adapter. */

export interface CarrierWorld {
  readonly carrier: CertifiedMailer;
  readonly now: Date;
  /** A mailpiece that is due. */
  mailpiece(): Promise<MailpieceToSend>;
  /** Goes on until the carrier does not give that mailpiece back anymore. */
  passTheLimit(sent: { readonly mailpieceId: string }): Promise<void>;
}

interface Clause {
  readonly says: string;
  readonly ask: (world: CarrierWorld) => Promise<unknown>;
  readonly answer: unknown;
}

export const carrierContract: readonly Clause[] = [
  {
    says: 'the same piece again is the same one',
    async ask({ carrier, mailpiece }) {
      const sent = await mailpiece();
      const [first, again] = [await carrier.send(sent), await carrier.send(sent)];
      return [first.state, again.carrierId === first.carrierId];
    },
    answer: ['waiting', true],
  },
  {
    says: 'a piece is found by our id and by its own',
    async ask({ carrier, mailpiece }) {
      const sent = await mailpiece();
      const { carrierId } = await carrier.send(sent);
      const found = [
        await carrier.findMailpiece(sent.mailpieceId),
        await carrier.fetchMailpiece(carrierId),
      ];
      return found.map((known) => [known?.carrierId === carrierId, known?.state]);
    },
    answer: [
      [true, 'waiting'],
      [true, 'waiting'],
    ],
  },
  {
    says: 'a piece that it was never given is unknown',
    ask: async ({ carrier }) => (await carrier.findMailpiece(randomUUID())) === undefined,
    answer: true,
  },
  {
    says: 'a piece is given back at first',
    async ask({ carrier, mailpiece }) {
      const { carrierId } = await carrier.send(await mailpiece());
      return await carrier.cancel(carrierId);
    },
    answer: true,
  },
  {
    says: 'a piece is not given back when it is too late',
    async ask({ carrier, mailpiece, passTheLimit }) {
      const sent = await mailpiece();
      const { carrierId } = await carrier.send(sent);
      await passTheLimit(sent);
      return [await carrier.cancel(carrierId), (await carrier.fetchMailpiece(carrierId))?.state];
    },
    answer: [false, 'waiting'],
  },
  {
    says: 'there is no receipt before a piece arrives',
    async ask({ carrier, mailpiece }) {
      const { carrierId } = await carrier.send(await mailpiece());
      return (await carrier.fetchTrackingDocument(carrierId, 'receipt')) === undefined;
    },
    answer: true,
  },
  {
    says: 'an address gets a verdict that we have words for',
    async ask({ carrier, mailpiece }) {
      const { verdict } = await carrier.checkAddress((await mailpiece()).to);
      return Object.hasOwn(AddressVerdict, verdict);
    },
    answer: true,
  },
  {
    says: 'nobody is believed without a signature',
    ask: async ({ carrier, now }) =>
      typeof carrier.readEvent(Buffer.from('{"id":"evt_1"}'), {}, now) === 'object',
    answer: false,
  },
];
