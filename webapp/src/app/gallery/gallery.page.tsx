import { Box, Button, Group, Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import { ColorSchemeChoice, Logo, Page } from '#webapp/kit/index.ts';
import { ActionChapter } from './action-chapter.tsx';
import { ColorChapter } from './color-chapter.tsx';
import { DrawingChapter, MotionChapter } from './drawing-chapter.tsx';
import { FieldChapter } from './field-chapter.tsx';
import { FrameChapter } from './frame-chapter.tsx';
import classes from './gallery.module.css';
import { MeasureChapter } from './measure-chapter.tsx';
import { MessageChapter } from './message-chapter.tsx';
import { EndChapter, PaperChapter, WayChapter } from './paper-chapter.tsx';

const chapters = [
  { id: 'colors', name: 'Colors' },
  { id: 'type', name: 'Type' },
  { id: 'space', name: 'Space, corners and paper' },
  { id: 'motion', name: 'Motion' },
  { id: 'drawings', name: 'Icons and drawings' },
  { id: 'actions', name: 'Actions' },
  { id: 'fields', name: 'Fields' },
  { id: 'messages', name: 'Messages and states' },
  { id: 'frame', name: 'Frame and checks' },
  { id: 'paper', name: 'Paper' },
  { id: 'way', name: 'The way of a letter' },
  { id: 'end', name: 'To the end' },
] as const;

/** Stays in sight beside the chapters where there is room. Marks the chapter that is being read. */
function Contents() {
  const here = useChapterInSight();
  return (
    <nav className={classes.contents} aria-label="Chapters">
      <ol className="plain-list">
        {chapters.map(({ id, name }) => (
          <li key={id}>
            <Box
              component="a"
              href={`#${id}`}
              c="var(--ink)"
              fw={id === here ? 600 : undefined}
              className="tap-target"
              aria-current={id === here ? 'location' : undefined}
            >
              {name}
            </Box>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Where a chapter counts as the one being read: the upper part of the window. */
const READING_BAND = '-15% 0px -75% 0px';

function useChapterInSight(): string {
  const [here, setHere] = useState<string>(chapters[0].id);
  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting);
        if (seen) setHere(seen.target.id);
      },
      { rootMargin: READING_BAND },
    );
    // Chapters come after the features that they show have arrived.
    const find = () => {
      for (const { id } of chapters) {
        const chapter = document.getElementById(id);
        if (chapter) watch.observe(chapter);
      }
    };
    find();
    const grown = new MutationObserver(find);
    const main = document.getElementById('main');
    if (main) grown.observe(main, { childList: true, subtree: true });
    return () => {
      watch.disconnect();
      grown.disconnect();
    };
  }, []);
  return here;
}

const widths = [
  { px: 320, name: '320' },
  { px: 390, name: '390' },
  { px: 768, name: '768' },
] as const;

/** A window of that width and no frame: media queries, zoom and the keyboard are then as they are for people. */
function WidthChoice() {
  const open = (px: number) => {
    window.open(window.location.href, `gallery-${px}`, `popup,width=${px},height=844`);
  };
  return (
    <Group
      gap="0.25rem 0.75rem"
      c="dimmed"
      fz="sm"
      role="group"
      aria-label="Open at the width of a phone"
    >
      <span aria-hidden>Open at</span>
      {widths.map(({ px, name }) => (
        <Button key={px} variant="subtle" aria-label={`${name} pixels`} onClick={() => open(px)}>
          {name}
        </Button>
      ))}
    </Group>
  );
}

/** The design language on one page, for those who build with it: every part in every state. Only there outside production. */
export function GalleryPage() {
  // The chapter in the address was not there yet when the browser looked for it.
  useEffect(() => document.getElementById(window.location.hash.slice(1))?.scrollIntoView(), []);
  return (
    <div className={classes.gallery} data-shows="ThemeProvider">
      <Group
        component="header"
        gap="xs"
        justify="space-between"
        px="var(--page-gutter)"
        py="md"
        className="rule-below"
      >
        <a href="/" className="tap-target" style={{ textDecoration: 'none' }}>
          <Logo />
        </a>
        <Group gap="0.25rem 1.5rem">
          <div data-shows="ColorSchemeChoice">
            <ColorSchemeChoice />
          </div>
          <WidthChoice />
        </Group>
      </Group>
      <Contents />
      <main id="main" tabIndex={-1} data-shows="Page">
        <Page
          title="Gallery"
          heading="The design language"
          lead="Paper, ink and the certified-mail label. Every part of the product in every state, with what it is for. Take a part from here before you draw a new one."
          width="wide"
        >
          <Stack gap="3xl" miw={0}>
            <ColorChapter />
            <MeasureChapter />
            <MotionChapter />
            <DrawingChapter />
            <ActionChapter />
            <FieldChapter />
            <MessageChapter />
            <FrameChapter />
            <PaperChapter />
            <WayChapter />
            <EndChapter />
          </Stack>
        </Page>
      </main>
    </div>
  );
}
