import { GuideSlug, guidePath } from '@creditfix/shared/letters';
import { Box, Group, Paper, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Page } from '#webapp/kit/index.ts';
import { breadcrumbData } from '../structured-data.ts';
import classes from '../site.module.css';
import { guidesMessages, guideTexts, guideTitles } from './messages.ts';

const structuredData = [breadcrumbData([{ name: guidesMessages.title, path: '/guides' }])];

/** The way to the guide that fits: by what is wrong. */
export function GuidesPage() {
  return (
    <Page
      title={guidesMessages.title}
      description={guidesMessages.description}
      keywords={guidesMessages.keywords}
      structuredData={structuredData}
      lead={guidesMessages.lead}
      width="wide"
    >
      <section aria-labelledby="choose">
        <h2 id="choose">{guidesMessages.choose}</h2>
        <Group component="ul" align="stretch" mt="lg" className="plain-list">
          {Object.values(GuideSlug).map((slug) => (
            <Paper component="li" key={slug} flex="1 1 26rem" p="lg" className={classes.card}>
              <h3>
                <Link to={guidePath(slug)}>{guideTitles[slug]}</Link>
              </h3>
              <Text mt="xs" c="dimmed" size="sm">
                {guideTexts[slug].lead}
              </Text>
            </Paper>
          ))}
        </Group>
      </section>
      <Box component="p" mt="xl">
        <Link to="/dispute-letters" className="tap-target">
          {guidesMessages.templates}
        </Link>
      </Box>
    </Page>
  );
}
