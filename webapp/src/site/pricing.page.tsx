import { Box, Text } from '@mantine/core';
import { useEffect } from 'react';
import { usePageMeta, useSiteFacts, WhereKnown } from '#webapp/kit/index.ts';
import { costMessages, mailPriceMessages as words } from './messages.tsx';
import { HomeSections } from './home-sections.tsx';
import classes from './mail-prices.module.css';
import { breadcrumbData } from './structured-data.ts';

const structuredData = [breadcrumbData([{ name: costMessages.title, path: '/pricing' }])];

/** A moment for the page to stand; what else moves it, as the router does, is done by then. */
const SCROLL_AFTER_MS = 50;

/** The prices are a section of the home page: this address scrolls to it, and has the prices of each kind of mail in it. */
export function PricingPage() {
  const { title, keywords, lead: description } = costMessages;
  usePageMeta({ title, description, keywords, structuredData });
  useEffect(() => {
    const timer = setTimeout(showPrices, SCROLL_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return <HomeSections mailPrices={<MailPrices />} />;
}

function showPrices(): void {
  const section = document.getElementById('pricing');
  if (!section) return;
  // The browser's address alone: with a hash of its own the router would jump to the section while it is being scrolled to.
  const home = window.location.pathname.replace(/\/pricing$/, '') || '/';
  window.history.replaceState(window.history.state, '', `${home}#pricing`);
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  section.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' });
  const heading = section.querySelector('h2');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

const mailClasses = ['firstClass', 'certified', 'withReceipt'] as const;
const parts = ['firstPage', 'extraPage', 'largeEnvelope'] as const;

/** What a mailed letter costs by the kind of mail, as whoever runs the site has set it now. */
function MailPrices() {
  const { mailPrices } = useSiteFacts();
  return (
    <WhereKnown any={['mailPrices']}>
      <Box component="section" mt="xl" className={classes.mailPrices} aria-labelledby="mail-prices">
        <h3 id="mail-prices">{words.title}</h3>
        <Text maw="84ch" mt="xs" c="dimmed">
          {words.lead}
        </Text>
        <WhereKnown any={['mailPrices.same']}>
          <Text maw="52rem" mt="md">
            <Text span inherit ff="heading" fz="h2" fw={600} className="tabular">
              {mailPrices?.certified.firstPage}
            </Text>{' '}
            {words.same}
          </Text>
        </WhereKnown>
        <WhereKnown any={['mailPrices.each']}>
          <Box component="table" w="100%" maw="52rem" my="md" className="tabular">
            <thead>
              <tr>
                <th scope="col">{words.kind}</th>
                {parts.map((part) => (
                  <th key={part} scope="col">
                    {words[part]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {mailClasses.map((mailClass) => (
                <tr key={mailClass}>
                  <th scope="row">{words[mailClass]}</th>
                  {parts.map((part) => (
                    <td key={part}>{mailPrices?.[mailClass][part]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Box>
          <Text maw="84ch" c="dimmed" size="sm">
            {words.note}
          </Text>
        </WhereKnown>
      </Box>
    </WhereKnown>
  );
}
