import { usePageMeta } from '#webapp/kit/index.ts';
import { HomeSections } from './home-sections.tsx';
import { words } from './home.words.ts';
import { words as faq } from './questions.words.ts';
import { organizationData, questionsData, serviceData, websiteData } from './structured-data.ts';

const structuredData = [
  organizationData(),
  websiteData(),
  serviceData(words.description),
  questionsData(faq.questions),
];

export function HomePage() {
  usePageMeta({
    title: words.title,
    description: words.description,
    keywords: words.keywords,
    structuredData,
  });
  return <HomeSections />;
}
