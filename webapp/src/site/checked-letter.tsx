import { Box, Group, Stack, Text } from '@mantine/core';
import classes from './home.module.css';
import { checkedLetterMessages } from './messages.tsx';

const notes = [
  checkedLetterMessages.notes.facts,
  checkedLetterMessages.notes.law,
  checkedLetterMessages.notes.editor,
];

/** A piece of a letter with an editor's notes beside it: what the wizard shows before somebody signs. */
export function CheckedLetter() {
  return (
    <Box
      component="section"
      bg="var(--paper-shade)"
      className={classes.roomy}
      aria-labelledby="checked-title"
    >
      <div>
        <h2 id="checked-title">{checkedLetterMessages.title}</h2>
        <Text maw="var(--measure)" mt="xs" c="dimmed" lh={1.45} size="lg">
          {checkedLetterMessages.lead}
        </Text>
      </div>
      <div className={classes.checked}>
        <figure aria-label={checkedLetterMessages.excerpt}>
          <div className={`${classes.sheet} ${classes.excerpt}`} lang="en">
            <p>
              <Mark at={1} />
              The account from Example Recovery, ending in 4821, is not mine. I have never had an
              account with this company.
            </p>
            <p>
              <Mark at={2} />
              Please investigate under the Fair Credit Reporting Act,{' '}
              <span className={classes.law}>15 U.S.C. § 1681i(a)</span>, and delete or correct what
              can’t be verified.
            </p>
            <p>
              <Mark at={3} />
              <del>If you do nothing, I will see you in court.</del>{' '}
              <ins>Please send me the results in writing.</ins>
            </p>
          </div>
        </figure>
        <Stack component="ol" gap="lg" className="plain-list">
          {notes.map(({ title, text }, index) => (
            <Group key={title} component="li" wrap="nowrap" align="flex-start">
              <Mark at={index + 1} />
              <div>
                <Text component="h3" fw={600} lh="1.75rem">
                  {title}
                </Text>
                <Text maw="48ch" c="dimmed">
                  {text}
                </Text>
              </div>
            </Group>
          ))}
        </Stack>
      </div>
    </Box>
  );
}

/** Ties a paragraph to its note. */
function Mark({ at }: { readonly at: number }) {
  return (
    <span className={classes.circle} data-number>
      {at}
    </span>
  );
}
