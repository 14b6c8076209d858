import { useEffect } from 'react';
import { ColorSchemeChoice, Logo, Page } from '#webapp/kit/index.ts';
import { ActionChapter } from './action-chapter.tsx';
import { ColorChapter } from './color-chapter.tsx';
import { Contents } from './contents.tsx';
import { DrawingChapter } from './drawing-chapter.tsx';
import { FieldChapter } from './field-chapter.tsx';
import { FrameChapter } from './frame-chapter.tsx';
import classes from './gallery.module.css';
import { MeasureChapter } from './measure-chapter.tsx';
import { MessageChapter } from './message-chapter.tsx';
import { MotionChapter } from './motion-chapter.tsx';
import { PaperChapter } from './paper-chapter.tsx';
import { WayChapter } from './way-chapter.tsx';
import { WidthChoice } from './width-choice.tsx';

/** The design language on one page, for those who build with it: every part in every state. Only there outside production. */
export function GalleryPage() {
  // The chapter in the address was not there yet when the browser looked for it.
  useEffect(() => document.getElementById(window.location.hash.slice(1))?.scrollIntoView(), []);
  return (
    <div className={classes.gallery} data-shows="ThemeProvider">
      <header className={classes.bar}>
        <a href="/" className={classes.home}>
          <Logo />
        </a>
        <div className={classes.switches}>
          <div data-shows="ColorSchemeChoice">
            <ColorSchemeChoice />
          </div>
          <WidthChoice />
        </div>
      </header>
      <Contents />
      <main id="main" tabIndex={-1} data-shows="Page">
        <Page
          title="Gallery"
          heading="The design language"
          lead="Paper, ink and the certified-mail label. Every part of the product in every state, with what it is for. Take a part from here before you draw a new one."
          width="wide"
        >
          <div className={classes.chapters}>
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
          </div>
        </Page>
      </main>
    </div>
  );
}
