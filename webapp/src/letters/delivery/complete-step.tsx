import { Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { dateWords, Icon, saveFile } from '#webapp/kit/index.ts';
import { type AfterMailing, type OnTheirWay, useMailingSlot } from '../slots.tsx';
import { completeMessages } from '../messages.tsx';
import { today } from '../today.ts';
import { STEP_HEADING, StepHeading } from '../wizard/step-heading.tsx';
import type { MadeLetter, MadeLetters } from '../wizard/wizard-state.ts';
import { MadeLetterList } from './made-letter-list.tsx';
import {
  answerDates,
  answerTime,
  type AnswerTime,
  calendarEntry,
  nextDates,
  answerWords,
  storedWords,
} from './next-dates.ts';

/** Hands the person a file that any calendar opens. */
function saveReminder(day: string, reference: string): void {
  const stamp = `${new Date().toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;
  const entry = new Blob([calendarEntry(day, reference, stamp)], { type: 'text/calendar' });
  saveFile(entry, `${reference}.ics`);
}

interface Stop {
  readonly when: string;
  readonly date: string;
  readonly what: string;
}

interface CompleteTimelineProps {
  readonly made: MadeLetters;
  readonly onTheirWay: OnTheirWay | undefined;
}

/** What happens from here on, with dates. */
function CompleteTimeline({ made, onTheirWay }: CompleteTimelineProps) {
  const time = answerTime(made);
  const stops = onTheirWay ? stopsOnTheWay(onTheirWay) : stopsToMail(made);
  const arrives = onTheirWay?.arrivesBy ?? nextDates(today(), time).arrives;
  const about = onTheirWay ? thoseMailed(made, onTheirWay) : made;
  return (
    <ol className="timeline">
      {[...stops, ...answerStops(about, { arrives, time })].map(({ date, when, what }, index) => (
        <li key={when} data-tone={index === 0 ? 'done' : undefined}>
          <Group component="p" gap="0 0.75rem">
            <strong>{when}</strong>
            <Text span inherit c="dimmed">
              {date}
            </Text>
          </Group>
          <p>{what}</p>
        </li>
      ))}
    </ol>
  );
}

/** What is still to be mailed has no dates. */
function thoseMailed(made: MadeLetters, { letterIds }: OnTheirWay): MadeLetters {
  const [first, ...others] = made.letters.filter(({ letterId }) => letterIds.includes(letterId));
  return first ? { ...made, letters: [first, ...others] } : made;
}

function stopsToMail(made: MadeLetters): Stop[] {
  const dates = nextDates(today(), undefined);
  const { timeline } = completeMessages;
  return [
    {
      date: dateWords(dates.mail),
      when: timeline.today,
      what: timeline.youMail(made.letters.length),
    },
    {
      date: dateWords(dates.arrives),
      when: timeline.aroundThen,
      what: timeline.receiptComes(made.letters.length),
    },
  ];
}

function stopsOnTheWay(onTheirWay: OnTheirWay): Stop[] {
  const { letterIds, isOwn, isQueued, isDelivered, mailedWords, arrivesWords } = onTheirWay;
  const { timeline } = completeMessages;
  const { length } = letterIds;
  return [
    {
      date: mailedWords,
      when: isQueued ? timeline.toUsps : timeline.mailed,
      what: isOwn ? timeline.mailedYourself(length) : timeline.printed(length),
    },
    {
      date: isDelivered ? arrivesWords : timeline.about(arrivesWords),
      when: isDelivered ? timeline.arrived : timeline.arrives,
      what: isOwn ? timeline.enterTheDay : timeline.weWrite,
    },
  ];
}

function answerStops(
  made: MadeLetters,
  { arrives, time }: { readonly arrives: string; readonly time: AnswerTime | undefined },
): Stop[] {
  const answer = answerWords(made, time);
  const { decides, hear } = answerDates(arrives, time);
  return [
    { date: dateWords(decides), when: answer.when, what: answer.what },
    { date: dateWords(hear), when: completeMessages.timeline.byThen, what: answer.after },
  ];
}

interface CompleteStepProps {
  readonly made: MadeLetters;
  readonly onBack: () => void;
  readonly onAnother: () => void;
}

/** Step 5: the letter is done; what happens next, and when. */
export function CompleteStep(props: CompleteStepProps) {
  const mailing = useMailingSlot();
  return mailing.after({
    letterIds: props.made.letters.map(({ letterId }) => letterId),
    children: (after) => <Complete {...props} after={after} />,
  });
}

interface CompleteProps extends CompleteStepProps {
  readonly after: AfterMailing;
}

function Complete({ made, after, onBack, onAnother }: CompleteProps) {
  const { mailed, status, ownMailing } = after;
  const onTheirWay = typeof mailed === 'object' ? mailed : undefined;
  const rest = made.letters.filter(({ letterId }) => !onTheirWay?.letterIds.includes(letterId));
  useFocusWhenTurned(typeof mailed === 'object' ? 'mailed' : mailed);
  return (
    <Stack gap="xl" maw="48rem" className="below-stepper" data-view>
      <StampedEnvelope />
      <div>
        <StepHeading>{headingWords(made, mailed)}</StepHeading>
        <Text maw="var(--measure)" mt="xs" c="dimmed">
          {leadWords(made, rest, onTheirWay)}
        </Text>
      </div>
      {onTheirWay && status}
      {made.letters.length > 1 && rest.length > 0 && <MadeLetterList letters={rest} />}
      {onTheirWay && rest.length > 0 && (
        <div className="full-on-phone">
          <Button variant="filled" onClick={onBack}>
            {completeMessages.mailTheRest(rest.length, rest[0]?.target)}
          </Button>
        </div>
      )}
      <CompleteTimeline made={made} onTheirWay={onTheirWay} />
      {!onTheirWay && (
        <div>
          <Button variant="subtle" onClick={onBack}>
            {completeMessages.howToMail(made.letters.length)}
          </Button>
        </div>
      )}
      {ownMailing}
      <Actions
        made={made}
        onTheirWay={onTheirWay}
        main={rest.length === 0 || (!ownMailing && !onTheirWay)}
      />
      <div>
        <Button variant="subtle" onClick={onAnother}>
          {completeMessages.another}
        </Button>
      </div>
    </Stack>
  );
}

/** A mailing that is taken back, or noted, turns the step into another one: the focus goes to its heading. */
function useFocusWhenTurned(state: 'mailed' | 'none' | 'unknown'): void {
  const last = useRef(state);
  useEffect(() => {
    const turned = last.current !== 'unknown' && last.current !== state;
    last.current = state;
    if (turned) document.getElementById(STEP_HEADING)?.focus();
  }, [state]);
}

interface ActionsProps {
  /** False where saying that it was mailed is what comes next. */
  readonly main: boolean;
  readonly made: MadeLetters;
  readonly onTheirWay: OnTheirWay | undefined;
}

function Actions({ made, onTheirWay, main }: ActionsProps) {
  const [first] = made.letters;
  const time = answerTime(made);
  const { hear } = onTheirWay ? answerDates(onTheirWay.arrivesBy, time) : nextDates(today(), time);
  return (
    <Group gap="0.5rem 1rem" className="full-on-phone">
      <Button component={Link} to="/dashboard" variant={main ? 'filled' : 'default'}>
        {completeMessages.toDashboard}
      </Button>
      {made.letters.length === 1 && (
        <Button component="a" href={first.pdfUrl} download leftSection={<Icon name="download" />}>
          {onTheirWay ? completeMessages.downloadCopy : completeMessages.downloadAgain}
        </Button>
      )}
      <Button
        leftSection={<Icon name="calendar" />}
        onClick={() => saveReminder(hear, first.reference)}
      >
        {completeMessages.reminder}
      </Button>
    </Group>
  );
}

function headingWords({ letters }: MadeLetters, mailed: AfterMailing['mailed']): string {
  const { heading } = completeMessages;
  const count = letters.length;
  if (mailed === 'unknown') return heading.signed(count);
  if (mailed === 'none') return heading.readyToMail(count);
  const some = mailed.letterIds.length;
  if (some < count) return (mailed.isQueued ? heading.someHeld : heading.someOnTheWay)(some, count);
  if (mailed.isDelivered) return heading.arrived(count);
  return mailed.isQueued ? heading.mailing(count) : heading.onTheWay(count);
}

function leadWords(
  made: MadeLetters,
  rest: readonly MadeLetter[],
  onTheirWay: OnTheirWay | undefined,
): string {
  const { lead } = completeMessages;
  const count = made.letters.length;
  const isLeft = rest.length > 0;
  const stored = made.signedOnPaper && !isLeft ? lead.kept(count) : storedWords(made);
  if (!onTheirWay) return `${stored} ${lead.ifMailedToday(count)}`;
  return `${stored} ${isLeft ? lead.someLeft(rest.length, rest[0]?.target) : lead.onTheWay}`;
}

/** The letter on its way: an envelope with a stamp, a postmark and a certified-mail label. One stroke weight, no text to read. */
export function StampedEnvelope() {
  return (
    <svg className="drawing" width="240" viewBox="0 0 240 150" aria-hidden>
      <rect data-part="sheet" x="10" y="20" width="220" height="120" rx="2" />
      <path d="M28 40h46M28 50h34" />
      <path d="M88 92h74M88 104h60M88 116h66" />
      <path data-part="stamp" d="M184 34h32v38h-32z" />
      <path data-part="green" d="M192 60c0-8 4-14 8-18 4 4 8 10 8 18M200 42v24" />
      <circle data-part="faint" cx="174" cy="58" r="17" />
      <path data-part="faint" d="M112 50q8-5 16 0t16 0M112 58q8-5 16 0t16 0M112 66q8-5 16 0t16 0" />
      <rect data-part="label" x="26" y="78" width="40" height="46" rx="2" />
      <path
        data-part="on-label"
        d="M33 88h26M33 95h16M33 112v6M37 112v6M42 112v6M45 112v6M51 112v6M55 112v6M59 112v6"
      />
    </svg>
  );
}
