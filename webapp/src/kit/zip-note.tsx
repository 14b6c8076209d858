import { Text } from '@mantine/core';
import { type Filled, fillFromZip, wholeZip, type ZipAddress, zipAdvice } from './zip-advice.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { findZipPlace, type ZipPlace } from './zip-places.ts';

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
 * Lets a typed ZIP code fill in city and state. It waits for nobody and holds up nobody: without an answer the person types them.
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
