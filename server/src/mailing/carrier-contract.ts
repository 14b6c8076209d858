import { AddressVerdict } from '@creditfix/shared/mailing';
import { randomUUID } from 'node:crypto';
import type { CertifiedMailer, PieceToSend } from './certified-mailer.port.ts';

/** What the house relies on in every carrier, as questions with the one answer that each must give. Asked in the test of each adapter. */

export interface CarrierWorld {
  readonly carrier: CertifiedMailer;
  readonly now: Date;
  /** A piece that is due. */
  piece(): Promise<PieceToSend>;
  /** Goes on until the carrier does not give that piece back any more. */
  passTheLimit(sent: { readonly pieceId: string }): Promise<void>;
}

interface Clause {
  readonly says: string;
  readonly ask: (world: CarrierWorld) => Promise<unknown>;
  readonly answer: unknown;
}

export const carrierContract: readonly Clause[] = [
  {
    says: 'the same piece again is the same one',
    async ask({ carrier, piece }) {
      const sent = await piece();
      const [first, again] = [await carrier.send(sent), await carrier.send(sent)];
      return [first.state, again.carrierId === first.carrierId];
    },
    answer: ['waiting', true],
  },
  {
    says: 'a piece is found by our id and by its own',
    async ask({ carrier, piece }) {
      const sent = await piece();
      const { carrierId } = await carrier.send(sent);
      const found = [await carrier.findPiece(sent.pieceId), await carrier.fetchPiece(carrierId)];
      return found.map((known) => [known?.carrierId === carrierId, known?.state]);
    },
    answer: [
      [true, 'waiting'],
      [true, 'waiting'],
    ],
  },
  {
    says: 'a piece that it was never given is unknown',
    ask: async ({ carrier }) => (await carrier.findPiece(randomUUID())) === undefined,
    answer: true,
  },
  {
    says: 'a piece is given back at first',
    async ask({ carrier, piece }) {
      const { carrierId } = await carrier.send(await piece());
      return await carrier.cancel(carrierId);
    },
    answer: true,
  },
  {
    says: 'a piece is not given back when it is too late',
    async ask({ carrier, piece, passTheLimit }) {
      const sent = await piece();
      const { carrierId } = await carrier.send(sent);
      await passTheLimit(sent);
      return [await carrier.cancel(carrierId), (await carrier.fetchPiece(carrierId))?.state];
    },
    answer: [false, 'waiting'],
  },
  {
    says: 'there is no receipt before a piece arrives',
    async ask({ carrier, piece }) {
      const { carrierId } = await carrier.send(await piece());
      return (await carrier.fetchPaper(carrierId, 'receipt')) === undefined;
    },
    answer: true,
  },
  {
    says: 'an address gets a verdict that we have words for',
    async ask({ carrier, piece }) {
      const { verdict } = await carrier.checkAddress((await piece()).to);
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
