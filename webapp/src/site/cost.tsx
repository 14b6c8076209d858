import { Box, Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon, StatesNotice } from '#webapp/kit/index.ts';
import { costMessages } from './messages.tsx';
import classes from './home.module.css';

const { free, pro } = costMessages;

interface CostProps {
  /** What each kind of mail costs, where the page has it; a link leads there otherwise. */
  readonly mailPrices?: ReactNode;
}

/** Both plans as two sheets, with all that is asked of somebody before it is asked. */
export function Cost({ mailPrices }: CostProps) {
  return (
    <section aria-labelledby="pricing-title" id="pricing">
      <h2 id="pricing-title">{costMessages.title}</h2>
      <Text mt="xs" c="dimmed" size="lg">
        {costMessages.lead}
      </Text>
      <div className={classes.plans}>
        <article className={`${classes.sheet} ${classes.plan}`}>
          <h3>{free.name}</h3>
          <p className={classes.price}>{free.price}</p>
          <Text mt="xs" c="dimmed">
            {free.text}
          </Text>
          <Fold title={costMessages.gives} open={mailPrices !== undefined}>
            <Gives what={free.gives} />
          </Fold>
          <div className={classes.choose}>
            <Button component={Link} to="/generate-letter" variant="filled" fullWidth>
              {free.start}
            </Button>
            <Text mt="xs" c="dimmed" size="sm">
              {free.note}
            </Text>
          </div>
        </article>
        <article className={`${classes.sheet} ${classes.plan}`} data-plan="pro">
          <h3>{pro.name}</h3>
          <p className={classes.price}>
            {pro.price} <span>{costMessages.perMonth}</span>
          </p>
          <Text mt="xs" c="dimmed">
            {pro.text}
          </Text>
          <Fold title={costMessages.gives} open={mailPrices !== undefined}>
            <Gives what={pro.gives} />
          </Fold>
          <div className={classes.choose}>
            <Button component={Link} to="/account/plan" fullWidth>
              {pro.choose}
            </Button>
            <Text mt="xs" c="dimmed" size="sm">
              {pro.note}
            </Text>
          </div>
        </article>
      </div>
      <Box mt="lg">
        <StatesNotice />
      </Box>
      <Text maw="84ch" mt="xs" c="dimmed" size="sm">
        {costMessages.fairUse}{' '}
        {!mailPrices && (
          // Reloaded: the prices come with the page that shows them.
          <Link to="/pricing" reloadDocument>
            {costMessages.mailPrices}
          </Link>
        )}
      </Text>
      {mailPrices}
    </section>
  );
}

function Gives({ what }: { readonly what: readonly string[] }) {
  return (
    <Stack component="ul" gap="0.625rem" mt="lg" pt="lg" className="plain-list rule-above">
      {what.map((each) => (
        <Group key={each} component="li" wrap="nowrap" gap="sm" align="flex-start" lh={1.4}>
          <Text span inherit c="green">
            <Icon name="check" />
          </Text>
          <span>{each}</span>
        </Group>
      ))}
    </Stack>
  );
}

interface FoldProps {
  readonly title: string;
  readonly open: boolean;
  readonly children: ReactNode;
}

/**
 * On a phone it is opened by a touch, but lies open for who came to read the prices; where there is room it lies open, and has no title.
 */
function Fold({ title, open, children }: FoldProps) {
  return (
    <details className="phone-fold" open={open}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
