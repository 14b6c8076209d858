import { Text } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { UsStates } from '@creditfix/shared/kernel';
import { zipMessages } from './messages.tsx';

interface ZipNoteProps {
  readonly address: ZipAddress;
  /** Puts a text into the field, as if it were typed. */
  readonly fill: (field: keyof Filled, value: string) => void;
}

/** Stands below a ZIP code and the fields that it fills in; says what it did, and what does not go together. Never an error. */
export function ZipNote({ address, fill }: ZipNoteProps) {
  const note = useZipPlace(address, fill);
  return (
    <Text role="status" c="dimmed" size="sm">
      {note}
    </Text>
  );
}

const nothing: Filled = { city: '', state: '' };

/**
 * Lets a typed ZIP code fill in city and state. It never blocks the form: without an answer the person types them.
 *
 * @param fill puts a text into the field, as if it were typed
 * @returns what to say about the ZIP code, or an empty text
 */
function useZipPlace(
  address: ZipAddress,
  fill: (field: keyof Filled, value: string) => void,
): string {
  const zip = wholeZip(address.zipCode);
  const [found, setFound] = useState<{ readonly zip: string; readonly place: ZipPlace }>();
  const [filled, setFilled] = useState(nothing);
  // A code that was there when the form opened fills nothing: the fields beside it were left as they are.
  const first = useRef(zip);

  const onFound = useEffectEvent((place: ZipPlace) => {
    const fills = fillFromZip(place, address, filled);
    if (fills.city !== '') fill('city', fills.city);
    if (fills.state !== '') fill('state', fills.state);
    setFilled(fills);
  });

  useEffect(() => {
    if (!zip) return undefined;
    let current = true;
    const typed = first.current !== zip;
    if (typed) first.current = undefined;
    const ask = async (): Promise<void> => {
      const place = await findZipPlace(zip);
      if (!current || !place) return;
      setFound({ zip, place });
      if (typed) onFound(place);
    };
    void ask();
    return () => {
      current = false;
    };
  }, [zip]);

  return found && found.zip === zip ? zipAdvice(found.place, address, filled) : '';
}

/** An address as far as a ZIP code knows it. */
interface ZipAddress {
  readonly zipCode: string;
  readonly city: string;
  readonly state: string;
}

/** What we filled in ourselves, and may write over. */
type Filled = Pick<ZipAddress, 'city' | 'state'>;

/** The five digits once they are all there; nothing while the code is being typed. */
export function wholeZip(zipCode: string): string | undefined {
  return /^(\d{5})(?:-\d{0,4}|\d{4})?$/.exec(zipCode.trim())?.[1];
}

/**
 * What a ZIP code fills in: only what is empty or was filled in by the ZIP code before, and never a city into another state than the
 * one the person chose.
 */
export function fillFromZip(place: ZipPlace, typed: ZipAddress, before: Filled): Filled {
  const mayFill = (field: keyof Filled) =>
    typed[field].trim() === '' || typed[field] === before[field];
  const state = mayFill('state') ? place.state : '';
  const fits = state !== '' || typed.state === place.state;
  return { city: mayFill('city') && fits ? place.city : '', state };
}

/** One sentence about the ZIP code, for the person who looks at the fields and anyone who hears them. */
export function zipAdvice(place: ZipPlace, typed: ZipAddress, filled: Filled): string {
  const name = UsStates[place.state];
  const zip = wholeZip(typed.zipCode) ?? typed.zipCode;
  if (typed.state !== '' && typed.state !== place.state) {
    const chosen = UsStates[typed.state as keyof typeof UsStates] ?? typed.state;
    return zipMessages.otherState(zip, name, chosen);
  }
  const ours = (field: keyof Filled) => filled[field] !== '' && filled[field] === typed[field];
  if (ours('city')) return zipMessages.filledIn(zip, `${typed.city}, ${name}`);
  return ours('state') ? zipMessages.filledIn(zip, name) : '';
}

/** City and state by ZIP code, from small files of our own that the build makes; nobody else is asked. */
interface ZipPlace {
  /** Empty if only the state is known: military mail and some territories. */
  readonly city: string;
  readonly state: keyof typeof UsStates;
}

type ZipFile = ReadonlyMap<string, ZipPlace>;

/** By the first three digits, for as long as the page is open. */
const files = new Map<string, Promise<ZipFile>>();

/** @returns nothing if the code is not known, or no answer came: the person types the city as usual */
async function findZipPlace(zip: string): Promise<ZipPlace | undefined> {
  const area = zip.slice(0, 3);
  const asked = files.get(area) ?? readFile(area);
  files.set(area, asked);
  try {
    const file = await asked;
    return file.get(zip) ?? file.get('any');
  } catch {
    // The next question asks again.
    files.delete(area);
    return undefined;
  }
}

async function readFile(area: string): Promise<ZipFile> {
  const answer = await fetch(`/zip/${area}.json`);
  if (!answer.ok) throw new Error(`no file of ZIP codes: ${answer.status}`);
  return new Map(Object.entries((await answer.json()) as object).flatMap(placeIn));
}

function placeIn([zip, place]: [string, unknown]): (readonly [string, ZipPlace])[] {
  const [city, state] = Array.isArray(place) ? (place as unknown[]) : [];
  return typeof city === 'string' && isState(state) ? [[zip, { city, state }]] : [];
}

function isState(state: unknown): state is keyof typeof UsStates {
  return typeof state === 'string' && state in UsStates;
}
