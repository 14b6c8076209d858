import { useMemo } from 'react';
import { usePageMeta, useSiteFacts } from '#webapp/kit/index.ts';
import { HomeSections } from './home-sections.tsx';
import { words } from './home.words.ts';
import { words as faq } from './questions.words.ts';
import { organizationData, questionsData, serviceData, websiteData } from './structured-data.ts';

const aboutTheSite = [websiteData(), serviceData(words.description), questionsData(faq.questions)];

export function HomePage() {
  const { supportEmail } = useSiteFacts();
  const structuredData = useMemo(
    () => [organizationData(supportEmail), ...aboutTheSite],
    [supportEmail],
  );
  usePageMeta({
    title: words.title,
    description: words.description,
    keywords: words.keywords,
    structuredData,
  });
  return <HomeSections />;
}
