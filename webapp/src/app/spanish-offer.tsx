import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useSignedIn } from '#webapp/kit/index.ts';
import { ENGLISH_WANTED, useOtherLanguage } from './language-link.tsx';
import { spanishOfferMessages } from './messages.ts';
import classes from './spanish-offer.module.css';

/** Lies over the bottom edge of a page in English, where the browser asks for Spanish: nothing on the page moves for it. */
export function SpanishOffer() {
  const signedIn = useSignedIn();
  const [isPutAway, setPutAway] = useState(isEnglishWanted);
  const { href, isNowhere } = useOtherLanguage();
  if (isPutAway || signedIn || isNowhere) return null;
  const { name, text, go, putAway } = spanishOfferMessages;
  return (
    <Group
      component="section"
      justify="space-between"
      gap="0.25rem 1rem"
      className={classes.offer}
      lang="es"
      aria-label={name}
    >
      <Text size="sm">{text}</Text>
      <Group gap="xs" wrap="nowrap">
        <Button component="a" href={href} hrefLang="es">
          {go}
        </Button>
        <Button
          variant="subtle"

          onClick={() => {
            setPutAway(true);
            wantEnglish();
            document.getElementById('main')?.focus();
          }}
        >
          {putAway}
        </Button>
      </Group>
    </Group>
  );
}

function isEnglishWanted(): boolean {
  try {
    return localStorage.getItem(ENGLISH_WANTED) !== null;
  } catch {
    return false;
  }
}

function wantEnglish(): void {
  try {
    localStorage.setItem(ENGLISH_WANTED, 'yes');
  } catch {
    // A browser that keeps nothing is offered Spanish again on the next visit.
  }
}
