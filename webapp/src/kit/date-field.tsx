import { Group, Input, Stack, Text } from '@mantine/core';
import { type ClipboardEvent, type ReactNode, useState } from 'react';
import { FieldGroup, tidied } from './fields.tsx';
import { Icon } from './icon.tsx';
import { dateFieldMessages, locale } from './messages.tsx';

/** A date while it is being typed. A half-typed one travels as it is ("2019-3-"), so that it can be called half and is never dropped. */
interface DateParts {
  readonly year: string;
  readonly month: string;
  readonly day: string;
}

/** Months have no day: `YYYY-MM`. */
type DateGrain = 'day' | 'month';

export function splitDate(value: string): DateParts {
  const [year = '', month = '', day = ''] = value.split('-');
  return { year, month, day };
}

/** The parts as one text; empty if nothing is typed. */
export function joinDate({ year, month, day }: DateParts, grain: DateGrain): string {
  const parts = grain === 'day' ? [year, month, day] : [year, month];
  return parts.every((part) => part === '') ? '' : parts.join('-');
}

/** Digits only; a lone month or day gets its zero in `padPart`. */
export function tidyPart(part: keyof DateParts, typed: string): string {
  return typed.replace(/\D/g, '').slice(0, part === 'year' ? 4 : 2);
}

/**
 * A whole date that is pasted into one of the boxes, as reports and bills write it.
 *
 * @returns nothing if the text is not a date of this grain: it is then pasted as any other
 */
export function pastedDate(text: string, grain: DateGrain): DateParts | undefined {
  const found = written.map((form) => form.exec(text.trim())?.groups).find((groups) => groups);
  if (!found) return undefined;
  const { year = '', month = '', day = '' } = found;
  const named = monthNames.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  const number = named || Number(month);
  if (!(number >= 1 && number <= 12) || (grain === 'day' && day === '')) return undefined;
  return {
    year: wholeYear(year),
    month: padPart('month', String(number)),
    day: grain === 'day' ? padPart('day', day) : '',
  };
}

const monthNames = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** `2019-03-14`, `3/14/2019`, `3/14/19`, `March 14, 2019`, and the same without a day. */
const written = [
  /^(?<year>\d{4})-(?<month>\d{1,2})(?:-(?<day>\d{1,2}))?$/,
  /^(?<month>\d{1,2})[/.-](?:(?<day>\d{1,2})[/.-])?(?<year>\d{4})$/,
  /^(?<month>\d{1,2})[/.-](?<day>\d{1,2})[/.-](?<year>\d{2})$/,
  /^(?<month>[a-z]{3,9})\.? (?:(?<day>\d{1,2}),? )?(?<year>\d{4})$/i,
];

export function padPart(part: keyof DateParts, text: string): string {
  return part !== 'year' && /^[1-9]$/.test(text) ? `0${text}` : text;
}

/**
 * A year of two digits as people mean it: `84` is 1984, and `26` is 2026. Next year is the last one that a letter speaks of.
 *
 * @param thisYear four digits
 */
export function wholeYear(
  text: string,
  thisYear: string = String(new Date().getFullYear()),
): string {
  if (!/^\d{2}$/.test(text)) return text;
  const inThisCentury = Number(thisYear.slice(0, 2) + text);
  return String(inThisCentury <= Number(thisYear) + 1 ? inThisCentury : inThisCentury - 100);
}

interface DatePartFault {
  readonly part: keyof DateParts;
  readonly message: string;
}

/** The first box that keeps a begun date from being one; nothing of an empty date or of a whole one. */
export function partFaultOf(value: string, grain: DateGrain): DatePartFault | undefined {
  if (value === '') return undefined;
  const { faults } = dateFieldMessages;
  const { year, month, day } = splitDate(value);
  const [monthNumber, dayNumber] = [Number(month), Number(day)];
  if (!(monthNumber >= 1 && monthNumber <= 12)) return { part: 'month', message: faults.month };
  if (grain === 'day' && !(dayNumber >= 1 && dayNumber <= 31))
    return { part: 'day', message: faults.day };
  if (!/^\d{4}$/.test(year)) return { part: 'year', message: faults.year };
  const days = new Date(Date.UTC(Number(year), monthNumber, 0)).getUTCDate();
  if (grain === 'day' && dayNumber > days)
    return { part: 'day', message: faults.dayOfMonth(months[monthNumber - 1] ?? '', days) };
  return undefined;
}

interface DateFieldProps {
  readonly id: string;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly error?: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly grain?: DateGrain;
  readonly autoComplete?: 'bday';
}

const months = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2000, month)).toLocaleDateString(locale, { month: 'long', timeZone: 'UTC' }),
);

/**
 * A date in parts, in the American order. People copy dates from a report or know them by heart; a calendar that has to
 * be leafed back for years helps with neither.
 */
export function DateField(props: DateFieldProps) {
  const { id, value, onChange, grain = 'day', error: said, autoComplete } = props;
  const parts = splitDate(value);
  const fault = said === undefined ? undefined : partFaultOf(value, grain);
  const error = fault?.message ?? said;
  const isMarked = (part: keyof DateParts) => (fault ? fault.part === part : error !== undefined);
  const set = (part: keyof DateParts, text: string) =>
    onChange(joinDate({ ...parts, [part]: text }, grain));
  // The date is whole from the first key on; what is typed gets its zero on screen only when the box is left.
  const [typing, setTyping] = useState({ part: '', text: '' });
  const textOf = (part: 'day' | 'year') =>
    typing.part === part && padPart(part, typing.text) === parts[part] ? typing.text : parts[part];
  const paste = (event: ClipboardEvent) => {
    const whole = pastedDate(event.clipboardData.getData('text'), grain);
    if (!whole) return;
    event.preventDefault();
    onChange(joinDate(whole, grain));
  };
  const box = (part: 'day' | 'year') => (
    <Stack
      component="label"
      data-part={part}
      gap="0.125rem"
      fz="sm"
      w={part === 'day' ? '4rem' : '5rem'}
    >
      <Text span inherit c="dimmed">
        {dateFieldMessages[part]}
      </Text>
      <Input
        inputMode="numeric"
        className="tabular"
        autoComplete={autoComplete ? `${autoComplete}-${part}` : 'off'}
        value={textOf(part)}
        error={isMarked(part)}
        onChange={(event) => {
          const text = tidied(event.currentTarget, (typed) => tidyPart(part, typed));
          setTyping({ part, text });
          set(part, padPart(part, text));
        }}
        onPaste={paste}
        onBlur={() => {
          setTyping({ part: '', text: '' });
          if (part === 'year' && wholeYear(parts.year) !== parts.year)
            set('year', wholeYear(parts.year));
        }}
      />
    </Stack>
  );
  return (
    <FieldGroup id={id} label={props.label} description={props.description} error={error}>
      <Group align="stretch" gap="xs">
        {/* Narrower before the year falls to a line of its own. */}
        <Stack
          component="label"
          data-part="month"
          gap="0.125rem"
          fz="sm"
          w="clamp(7rem, 100% - 10.5rem, 9.5rem)"
        >
          <Text span inherit c="dimmed">
            {dateFieldMessages.month}
          </Text>
          <Input
            component="select"
            rightSection={<Icon name="unfold" />}
            autoComplete={autoComplete ? `${autoComplete}-month` : 'off'}
            value={parts.month}
            error={isMarked('month')}
            onChange={(event) => set('month', event.currentTarget.value)}
          >
            <option value="">{dateFieldMessages.choose}</option>
            {months.map((month, index) => (
              <option key={month} value={String(index + 1).padStart(2, '0')}>
                {month}
              </option>
            ))}
          </Input>
        </Stack>
        {grain === 'day' && box('day')}
        {box('year')}
      </Group>
    </FieldGroup>
  );
}
