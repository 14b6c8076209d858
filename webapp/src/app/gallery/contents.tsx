import { useEffect, useState } from 'react';
import { Icon } from '#webapp/kit/index.ts';
import classes from './gallery.module.css';

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
] as const;

/** Stays in sight: beside the chapters on desks, folded away above them on phones. Marks the chapter that is being read. */
export function Contents() {
  const here = useChapterInSight();
  const list = (
    <ol className={classes.contentsList}>
      {chapters.map(({ id, name }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === here ? 'location' : undefined}>
            {name}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav className={classes.contents} aria-label="Chapters">
      <div className={classes.contentsBeside}>{list}</div>
      <details className={classes.contentsFolded}>
        <summary>
          <span>
            Chapter: <strong>{chapters.find(({ id }) => id === here)?.name}</strong>
          </span>
          <Icon name="unfold" />
        </summary>
        {list}
      </details>
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
    // Chapters come after the rooms that they show have arrived.
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
