import { Problem } from '@creditfix/shared/kernel';
import { bureaus, type Bureau } from '@creditfix/shared/letters';
import { mailAddressLimits, mailAddressSchema } from '@creditfix/shared/mailing';
import { describe, expect, it } from 'vitest';
import {
  addressesOf,
  bureauAddress,
  cutToEnvelope,
  envelopeOf,
  stateCodeOf,
} from './envelope-address.ts';

const personalInfo = {
  firstName: 'Maria',
  lastName: 'O’Neill-Núñez',
  address: '48 Larkspur Lane',
  addressLine2: 'Apt 4',
  city: 'Dayton',
  state: ' ohio.',
  zipCode: '45402 1234',
};
const company = {
  name: 'Northgate Recovery',
  street: 'P.O. Box 12',
  city: 'Salem',
  state: 'OR',
  zipCode: '97301',
};

describe('a state in any form', () => {
  it.each([
    ['Georgia', 'GA'],
    ['ga', 'GA'],
    ['Ga.', 'GA'],
    ['new  york', 'NY'],
    ['D.C.', 'DC'],
    ['Washington, D.C.', 'DC'],
    ['Puerto Rico', 'PR'],
    ['US Virgin Islands', 'VI'],
    ['Armed Forces Pacific', 'AP'],
    ['Ontario', undefined],
    ['', undefined],
  ])('reads %s as %s', (text, code) => {
    expect(stateCodeOf(text)).toBe(code);
  });
});

describe('the envelope of a letter', () => {
  it.each(Object.keys(bureaus) as Bureau[])('can carry the address of %s', (bureau) => {
    expect(mailAddressSchema.safeParse(bureauAddress(bureau)).success).toBe(true);
  });

  it('takes a bureau from the rule table, whatever was sent along', () => {
    const addresses = addressesOf({
      personalInfo,
      bureau: 'experian',
      recipientAddress: null,
      department: null,
    });
    const to = { name: 'Somebody', line1: '1 Elm St', city: 'Ames', state: 'IA', zip: '50010' };
    const envelope = envelopeOf(addresses, { to });
    expect(envelope.to).toMatchObject({ name: 'Experian', line1: 'P.O. Box 4500', zip: '75013' });
    expect(envelope.from).toEqual({
      name: 'Maria O’Neill-Núñez',
      line1: '48 Larkspur Lane',
      line2: 'Apt 4',
      city: 'Dayton',
      state: 'OH',
      zip: '45402-1234',
    });
  });

  it('takes a company from the letter, or as the person corrected it', () => {
    const addresses = addressesOf({
      personalInfo,
      bureau: null,
      recipientAddress: company,
      department: null,
    });
    expect(envelopeOf(addresses, {}).to).toMatchObject({ line1: 'P.O. Box 12', state: 'OR' });
    const to = { ...envelopeOf(addresses, {}).to, line1: 'P.O. Box 21' };
    expect(envelopeOf(addresses, { to }).to.line1).toBe('P.O. Box 21');
  });

  it('names every field that no envelope can carry', () => {
    const addresses = addressesOf({
      personalInfo: {
        ...personalInfo,
        firstName: 'Maximiliana Theodora Evangelina',
        state: 'Ontario',
      },
      bureau: null,
      recipientAddress: { ...company, street: 'x'.repeat(51), zipCode: 'K1A 0B1' },
      department: null,
    });
    const paths = pathsOf(() => envelopeOf(addresses, {}));
    expect(paths).toEqual(['to.line1', 'to.zip', 'from.state']);
  });

  it.each([
    ['María José', 'Lopez', 'María José Lopez'],
    ['Maximiliana Theodora Evangelina', 'O’Neill-Núñez', 'Maximiliana Theodora O’Neill-Núñez'],
    [
      'Ana',
      'de la Cruz y Fernandez Montenegro Villalobos',
      'Ana de la Cruz y Fernandez Montenegro',
    ],
    ['x'.repeat(60), 'Lee', 'x'.repeat(40)],
    [`A${'😀'.repeat(30)}`, 'Lee', `A${'😀'.repeat(19)}`],
  ])('names the sender %s %s as %s, which an envelope can carry', (firstName, lastName, name) => {
    const addresses = addressesOf({
      personalInfo: {
        ...personalInfo,
        firstName,
        lastName,
      },
      bureau: 'experian',
      recipientAddress: null,
      department: null,
    });
    expect(addresses.from.name).toBe(name);
    expect(addresses.from.name.length).toBeLessThanOrEqual(mailAddressLimits.name);
  });

  it('has none if the letter leaves the bureau open', () => {
    const addresses = addressesOf({
      personalInfo,
      bureau: null,
      recipientAddress: null,
      department: null,
    });
    expect(() => envelopeOf(addresses, {})).toThrow(/all three bureaus/);
  });

  it('is cut if it has gone out already', () => {
    const long = { ...bureauAddress('equifax'), name: 'n'.repeat(60), line1: 'l'.repeat(45) };
    const cut = cutToEnvelope({ ...long, line2: 'apartment twelve' });
    expect(mailAddressSchema.safeParse(cut).success).toBe(true);
    expect(cut.line2).toBe('apart');
  });
});

function pathsOf(work: () => unknown): readonly string[] {
  try {
    work();
  } catch (error) {
    if (error instanceof Problem) return (error.details.fields ?? []).map(({ path }) => path);
  }
  throw new Error('nothing was refused');
}
