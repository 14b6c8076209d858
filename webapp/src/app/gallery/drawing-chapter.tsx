import { Icon, iconNames } from '#webapp/kit/index.ts';
import { Chapter, Part } from './chapter.tsx';
import classes from './drawing-chapter.module.css';
import {
  BureausDrawing,
  CalendarDrawing,
  CertifiedDrawing,
  CertifiedLabel,
  CompanyDrawing,
  EmptySheetDrawing,
  MailboxDrawing,
  StampedEnvelope,
  StepDrawings,
} from './objects.ts';

const drawings = [
  { name: 'MailboxDrawing', room: 'site', Drawing: MailboxDrawing },
  { name: 'EmptySheetDrawing', room: 'site', Drawing: EmptySheetDrawing },
  { name: 'BureausDrawing', room: 'site', Drawing: BureausDrawing },
  { name: 'CompanyDrawing', room: 'site', Drawing: CompanyDrawing },
  { name: 'CertifiedDrawing', room: 'site', Drawing: CertifiedDrawing },
  { name: 'CalendarDrawing', room: 'site', Drawing: CalendarDrawing },
  { name: 'CertifiedLabel', room: 'site', Drawing: CertifiedLabel },
  { name: 'StampedEnvelope', room: 'letters', Drawing: StampedEnvelope },
] as const;

export function DrawingChapter() {
  return (
    <Chapter
      id="drawings"
      title="Icons and drawings"
      lead="One family, drawn by us: one stroke weight, round ends, no shading. A drawing repeats what the words beside it say and is hidden from screen readers; it is never the only one to say it."
    >
      <Part
        shows="Icon"
        note="On a grid of 24, as large as the text beside it. Give it a label only where it stands alone."
      >
        <ul className={classes.icons}>
          {iconNames.map((name) => (
            <li key={name}>
              <Icon name={name} />
              <code>{name}</code>
            </li>
          ))}
        </ul>
      </Part>
      <Part
        shows="Drawings"
        from="site, letters"
        note="Larger than an icon, and rare: one to a view."
      >
        <ul className={classes.drawings}>
          {drawings.map(({ name, room, Drawing }) => (
            <li key={name}>
              <div>
                <Drawing />
              </div>
              <code>{name}</code>
              <span>{room}</span>
            </li>
          ))}
        </ul>
      </Part>
      <Part
        shows="ThreeSteps"
        from="site"
        note="The three objects of the way: a form, a signed sheet, a stamped envelope."
      >
        <StepDrawings />
      </Part>
    </Chapter>
  );
}
