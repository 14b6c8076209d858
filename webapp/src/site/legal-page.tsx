import { IN_EFFECT_SINCE, legalVersions } from '@creditfix/shared/accounts';
import { Box, Paper, Stack, Text, Title } from '@mantine/core';
import { useEffect, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import {
  dateWords,
  Notice,
  Page,
  CompanyLines,
  useSiteFacts,
  WhereKnown,
} from '#webapp/kit/index.ts';
import classes from './site.module.css';
import { legalMessages } from './messages.tsx';
import { breadcrumbData } from './structured-data.ts';

export interface LegalPart {
  /** The part's address on its page; it stays the same when the title changes. */
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

type LegalName = keyof typeof legalVersions;
type LegalPath = `/${LegalName}`;

const said = {
  '/terms': legalMessages.terms,
  '/privacy': legalMessages.privacy,
  '/disclaimer': legalMessages.disclaimer,
  '/accessibility': legalMessages.accessibility,
} as const;

const structured = {
  '/terms': structuredOf('/terms'),
  '/privacy': structuredOf('/privacy'),
  '/disclaimer': structuredOf('/disclaimer'),
  '/accessibility': structuredOf('/accessibility'),
} as const;

function structuredOf(path: LegalPath) {
  return [breadcrumbData([{ name: said[path].title, path }])];
}

function dayOf(date: string): string {
  // A date stays on one line.
  return dateWords(date).replaceAll(' ', '\u00A0');
}

interface LegalPageProps {
  readonly path: LegalPath;
  /** The whole page in a few plain sentences. */
  readonly short: readonly string[];
  readonly parts: readonly LegalPart[];
}

/** A long page that people look things up in: the gist, the contents, and the parts, each with an address of its own. */
export function LegalPage({ path, short, parts }: LegalPageProps) {
  const { title, description, keywords, lead } = said[path];
  usePartFocus();
  return (
    <Page
      title={title}
      description={description}
      keywords={keywords}
      structuredData={structured[path]}
      lead={lead(dayOf(IN_EFFECT_SINCE))}
      width="wide"
    >
      {legalMessages.notice && (
        <Box maw="var(--measure)" mb="xl">
          <Notice tone="info" title={legalMessages.notice.title}>
            {legalMessages.notice.text}
          </Notice>
        </Box>
      )}
      <div className={classes.legal} lang="en">
        <Paper component="section" p="lg" aria-labelledby="short">
          <h2 id="short">In short</h2>
          <Stack component="ul" gap="0.375rem">
            {short.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Stack>
          <Text c="dimmed" size="sm" mt="sm">
            Last updated {dayOf(legalVersions[path.slice(1) as LegalName])}
          </Text>
        </Paper>
        <nav aria-labelledby="contents">
          <Title order={2} id="contents" ff="text" fz="md">
            On this page
          </Title>
          <details className="phone-fold">
            <summary>Show all {parts.length} parts</summary>
            <ol className="plain-list">
              {parts.map(({ id, title: name }) => (
                <li key={id}>
                  <Link to={{ hash: id }}>{name}</Link>
                </li>
              ))}
            </ol>
          </details>
        </nav>
        <Stack gap="xl" miw={0}>
          {parts.map(({ id, title: name, body }) => (
            <section key={id} id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{name}</h2>
              {body}
            </section>
          ))}
        </Stack>
      </div>
    </Page>
  );
}

/** Who follows a line of the contents reads on there, with the keyboard too. */
function usePartFocus(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.focus({ preventScroll: true });
  }, [hash]);
}

interface ByModeProps {
  readonly selfHelp?: ReactNode;
  readonly cro?: ReactNode;
}

/** What is true in one mode alone; `byMode` for parts of a page. */
export function ByMode({ selfHelp, cro }: ByModeProps) {
  return (
    <>
      <WhereKnown any={['mode.selfHelp']}>{selfHelp}</WhereKnown>
      <WhereKnown any={['mode.cro']}>{cro}</WhereKnown>
    </>
  );
}

/** The company as it stands on paper, with what it is registered and bonded under where that is asked for. */
export function CompanyAddress() {
  const { registrations } = useSiteFacts();
  return (
    <>
      <address>
        <CompanyLines renderLine={(text) => <div>{text}</div>} />
      </address>
      <WhereKnown any={['registrations']}>
        <p>Our registrations and bonds. {registrations}.</p>
      </WhereKnown>
    </>
  );
}

/** Where support reads, as a link. */
export function SupportMailbox() {
  const { supportEmail } = useSiteFacts();
  return <a href={`mailto:${supportEmail}`}>{supportEmail}</a>;
}

/** Who cannot use a page writes here. */
export function AccessibilityMailbox() {
  const { accessibilityEmail } = useSiteFacts();
  return <a href={`mailto:${accessibilityEmail}`}>{accessibilityEmail}</a>;
}
