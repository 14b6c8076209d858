import { discountedCents } from '@creditfix/shared/billing';
import { dollars } from '@creditfix/shared/kernel';
import {
  type ExpectedMailDates,
  MailClass,
  mailClassLabel,
  type Mailing,
  type Mailpiece,
} from '@creditfix/shared/mailing';
import { Box, Group, Radio, SimpleGrid, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import {
  ActionBar,
  BusyButton,
  CaptchaBox,
  CodeField,
  type Coupon,
  Icon,
} from '#webapp/kit/index.ts';
import { dayRange, onDays, chargeWords } from './mail-words.ts';
import { sideOf } from './envelope-side.ts';
import { Envelope, TestNote } from './envelope.tsx';
import classes from './mailing.module.css';
import { MailProblem } from './mail-problem.tsx';
import { mailFormMessages } from './messages.tsx';
import { SideEditor } from './side-editor.tsx';
import { type EnvelopeStore, useEnvelope } from './use-envelope.ts';
import { useMailAction, useBotChecks, mailAction } from './use-mail-action.ts';

interface ClassFieldProps {
  readonly options: Mailing['options'];
  readonly value: MailClass;
  readonly onChange: (value: MailClass) => void;
  /** What stands behind a price: "each" for several letters. Nothing where no price is asked for. */
  readonly prices: 'one' | 'each' | 'none';
}

const { classes: said } = mailFormMessages;

/** How the letter travels: each way with its price, what is in the envelope, when it should be there, and when it is the right one. */
function ClassField({ options, value, onChange, prices }: ClassFieldProps) {
  const goes = options.map(
    ({ pages, sheets, expected }) => `${paperWords(pages, sheets)} ${daysWords(expected)}`,
  );
  const sameForAll = new Set(goes).size === 1 ? goes[0] : undefined;
  return (
    <Radio.Group label={said.which} description={sameForAll} value={value} onChange={onChange}>
      {options.map(({ mailClass, priceCents }, index) => (
        <Radio
          key={mailClass}
          value={mailClass}
          label={
            <Group component="span" gap="0 1rem" justify="space-between" fw={600}>
              <span>{mailClassLabel(mailClass)}</span>
              {prices !== 'none' && (
                <Text span inherit c="green" className="tabular">
                  {prices === 'each' ? said.each(dollars(priceCents)) : dollars(priceCents)}
                </Text>
              )}
            </Group>
          }
          description={
            <>
              <Box component="span" display="block" mb="0.25rem">
                {said.whenRight[mailClass]}
              </Box>
              {!sameForAll && goes[index]}
            </>
          }
        />
      ))}
    </Radio.Group>
  );
}

function paperWords(pages: number, sheets: number): string {
  return sheets === pages ? said.paper(pages, sheets) : said.paperWithAddress(pages, sheets);
}

function daysWords({ mailedFrom, mailedBy, arrivesFrom, arrivesBy }: ExpectedMailDates): string {
  return said.days(onDays(mailedFrom, mailedBy), onDays(arrivesFrom, arrivesBy));
}

interface HowItGoesProps {
  readonly mailing: Pick<Mailing, 'holdMinutes'>;
  readonly expected: ExpectedMailDates;
  readonly price: string;
  readonly letters: number;
}

const { afterwards } = mailFormMessages;

/** What happens, when, and what it costs: before it happens. */
function HowItGoes({ mailing, expected, price, letters }: HowItGoesProps) {
  const { holdMinutes } = mailing;
  const { mailedFrom, mailedBy, arrivesFrom, arrivesBy } = expected;
  return (
    <Stack component="section" gap="xs" aria-labelledby="how-it-goes">
      <h3 id="how-it-goes">{afterwards.heading}</h3>
      <Box component="ol" maw="44rem" className={`${classes.steps} plain-list rule-above`}>
        <li className="rule-below">
          <strong>{afterwards.rightAway}</strong>
          <span>
            {holdMinutes === 0 ? afterwards.atOnce(letters) : afterwards.held(holdMinutes, letters)}
          </span>
        </li>
        <li className="rule-below">
          <strong>{dayRange(mailedFrom, mailedBy)}</strong>
          <span>{afterwards.printed(letters)}</span>
        </li>
        <li className="rule-below">
          <strong>{dayRange(arrivesFrom, arrivesBy)}</strong>
          <span>{afterwards.arrives(letters)}</span>
        </li>
        <li className="rule-below">
          <strong>{afterwards.price}</strong>
          <span>{price}</span>
        </li>
      </Box>
    </Stack>
  );
}

interface MailFormProps {
  /** All letters of the signing; what is on its way already is left out of the action. */
  readonly mailings: readonly [Mailing, ...Mailing[]];
  readonly refresh: () => Promise<unknown>;
  readonly onMailed: (mailpiece: Mailpiece) => void;
  /** The first of the letters is paid by itself, without a plan. `name` says which, where there are others. */
  readonly once?: { readonly name: string | undefined } | undefined;
}

/** Kind of mail, envelope, what happens when and for how much, and then the one button. */
export function MailForm({ mailings, refresh, onMailed, once }: MailFormProps) {
  const [mailClass, setMailClass] = useState<MailClass>(MailClass.certified);
  const [coupon, setCoupon] = useState<Coupon>();
  const left = (cents: number) => (coupon ? discountedCents(cents, coupon) : cents);
  const { open, cents, label } = mailAction(mailings, mailClass, (full) => dollars(left(full)));
  const first = open[0] ?? mailings[0];
  // A code is for one letter.
  const takesCode = once !== undefined || (open.length === 1 && first.collectsPrice);
  const { action } = mailFormMessages;
  const price = left(cents);
  const toPay = once?.name
    ? action.payNamed(dollars(price), once.name)
    : action.pay(dollars(price));
  const paying = price === 0 ? action.one : toPay;
  const envelope = useEnvelope(first);
  const botChecks = useBotChecks();
  const { box, waiting, onSolved, onCleared } = botChecks;
  const { mail, pay, busy, failures } = useMailAction({
    envelope,
    botChecks,
    refresh,
    onMailed,
    coupon: takesCode ? coupon : undefined,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void (once ? pay(first, mailClass) : mail(open, mailClass));
  };
  // One whose answer was lost may be on its way all the same.
  const failed = mailings.flatMap(({ letterId, mayMail, to }) => {
    const problem = mayMail === 'on_its_way' ? undefined : failures.get(letterId);
    return problem ? [{ letterId, problem, name: to['name'] }] : [];
  });
  const chosen = first.options.find((option) => option.mailClass === mailClass);
  return (
    <form
      noValidate
      onSubmit={submit}
      aria-label={
        open.length > 1 ? mailFormMessages.form.mailSeveral : mailFormMessages.form.mailOne
      }
    >
      <Stack gap="xl" miw={0}>
        {first.test && <TestNote />}
        <ClassField
          options={first.options}
          value={mailClass}
          onChange={setMailClass}
          prices={first.collectsPrice ? (open.length > 1 ? 'each' : 'one') : 'none'}
        />
        {/* One envelope and its dates stand side by side where there is room: the button comes sooner. */}
        <SimpleGrid
          {...(open.length > 1 ? { cols: 1 } : { minColWidth: 'min(22rem, 100%)' })}
          autoFlow="auto-fit"
          spacing="xl"
          verticalSpacing="xl"
        >
          <EnvelopePart envelope={envelope} mailings={open} mailClass={mailClass} />
          {chosen && (
            <HowItGoes
              mailing={first}
              letters={open.length}
              expected={chosen.expected}
              price={
                once ? mailFormMessages.charge.once(dollars(price)) : chargeWords(first, price)
              }
            />
          )}
        </SimpleGrid>
        {takesCode && (
          <CodeField
            isFor="mailing"
            coupon={coupon}
            onCoupon={setCoupon}
            words={() => mailFormMessages.coupon(dollars(price))}
            trouble={failures.get(first.letterId)}
          />
        )}
        <CaptchaBox ref={box} onSolved={onSolved} onCleared={onCleared} />
        {failed.map(({ letterId, problem, name }) => (
          <MailProblem
            key={letterId}
            problem={problem}
            about={mailings.length > 1 ? name : undefined}
          />
        ))}
        <ActionBar note={busy && waiting ? mailFormMessages.form.waitingForCheck : undefined}>
          <BusyButton
            type="submit"
            variant="filled"
            leftSection={<Icon name="mailbox" />}
            busyLabel={busy && (once ? action.opening : mailFormMessages.form.mailing)}
          >
            {once ? paying : label}
          </BusyButton>
        </ActionBar>
      </Stack>
    </form>
  );
}

interface EnvelopePartProps {
  readonly envelope: EnvelopeStore;
  readonly mailings: readonly Mailing[];
  readonly mailClass: MailClass;
}

/** The envelopes as they will look, and what about them can be changed. */
function EnvelopePart({ envelope, mailings, mailClass }: EnvelopePartProps) {
  const { sides } = envelope;
  const several = mailings.length > 1;
  const fixed = mailings.every(({ toIsFixed }) => toIsFixed);
  return (
    <Stack component="section" miw={0} aria-labelledby="envelope">
      <h3 id="envelope">
        {several ? mailFormMessages.envelope.several : mailFormMessages.envelope.one}
      </h3>
      <SimpleGrid minColWidth="min(24rem, 100%)" autoFlow={several ? 'auto-fit' : 'auto-fill'}>
        {mailings.map(({ letterId, to, toIsFixed }) => (
          <Envelope
            key={letterId}
            from={sides.from.address}
            to={toIsFixed ? sideOf(to).address : sides.to.address}
            mailClass={mailClass}
          />
        ))}
      </SimpleGrid>
      {fixed ? (
        <Text maw="var(--measure)" c="dimmed" size="sm">
          {several ? mailFormMessages.envelope.fixedSeveral : mailFormMessages.envelope.fixed}
        </Text>
      ) : (
        <SideEditor name="to" envelope={envelope} {...mailFormMessages.to} />
      )}
      <SideEditor name="from" envelope={envelope} {...mailFormMessages.from} />
      {mailings[0]?.carrier === 'lob' && (
        <Text maw="var(--measure)" c="dimmed" size="sm">
          {mailFormMessages.envelope.asked}
        </Text>
      )}
    </Stack>
  );
}
