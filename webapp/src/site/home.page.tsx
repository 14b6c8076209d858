import { useMemo } from 'react';
import { usePageMeta, useSiteFacts } from '#webapp/kit/index.ts';
import { HomeSections } from './home-sections.tsx';
import { homeMessages, questionsMessages } from './messages.tsx';
import { organizationData, questionsData, serviceData, websiteData } from './structured-data.ts';

const aboutTheSite = [
  websiteData(),
  serviceData(homeMessages.description),
  questionsData(questionsMessages.questions),
];

export function HomePage() {
  const facts = useSiteFacts();
  const structuredData = useMemo(() => [organizationData(facts), ...aboutTheSite], [facts]);
  usePageMeta({
    title: homeMessages.title,
    description: homeMessages.description,
    keywords: homeMessages.keywords,
    structuredData,
  });
  return <HomeSections />;
}
