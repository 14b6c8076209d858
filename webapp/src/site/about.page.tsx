import { shownClaims, siteSettings, type ClaimId } from '@creditfix/shared/kernel';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { Page, useSiteFacts } from '#webapp/kit/index.ts';
import classes from './about.module.css';
import { aboutMessages } from './messages.tsx';
import { ClaimList } from './claim-list.tsx';
import { StartSection } from './start-section.tsx';
import { breadcrumbData, organizationData } from './structured-data.ts';

const steps = breadcrumbData([{ name: aboutMessages.title, path: '/about' }]);

const figures: readonly ClaimId[] = [
  'founded',
  'accuracy',
  'satisfaction',
  'generationTimeOfTechnology',
];

export function AboutPage() {
  const { mission, values, experts, start } = aboutMessages;
  const { supportEmail } = useSiteFacts();
  const structuredData = useMemo(() => [organizationData(supportEmail), steps], [supportEmail]);
  return (
    <Page
      title={aboutMessages.title}
      heading={aboutMessages.heading}
      description={aboutMessages.description}
      keywords={aboutMessages.keywords}
      structuredData={structuredData}
      lead={aboutMessages.lead}
      width="wide"
    >
      <div className={classes.about}>
        <Figures />
        <section className={classes.part} aria-labelledby="mission">
          <h2 id="mission">{mission.title}</h2>
          <p>{mission.text}</p>
        </section>
        <Technology />
        <section className={classes.part} aria-labelledby="values">
          <h2 id="values">{values.title}</h2>
          <ul className={classes.values}>
            {values.list.map(({ name, text }) => (
              <li key={name}>
                <strong>{name}</strong> {text}
              </li>
            ))}
          </ul>
        </section>
        <section className={classes.part} aria-labelledby="experts">
          <h2 id="experts">{experts.title}</h2>
          <div>
            <p>{experts.text}</p>
            <p className={classes.more}>
              <Link to="/contact?subject=feedback">{experts.write}</Link>
            </p>
          </div>
        </section>
        <Company />
        <StartSection {...start} />
      </div>
    </Page>
  );
}

function Figures() {
  const claims = shownClaims(figures, useSiteFacts());
  if (claims.length === 0) return null;
  return (
    <section className={classes.figures} aria-label={aboutMessages.figures}>
      <ClaimList claims={claims} />
    </section>
  );
}

function Technology() {
  const { title, law, editor, model, seal } = aboutMessages.technology;
  const [models] = shownClaims(['models'], useSiteFacts());
  const modelText = models ? `${model.text} ${model.models(models.figure)}` : model.text;
  return (
    <section className={classes.technology} aria-labelledby="technology">
      <h2 id="technology">{title}</h2>
      <div className={classes.ways}>
        {[law, editor, { title: model.title, text: modelText }, seal].map((way) => (
          <div key={way.title}>
            <h3>{way.title}</h3>
            <p>{way.text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}

function Company() {
  return (
    <section className={classes.part} aria-labelledby="company">
      <h2 id="company">{aboutMessages.company.title}</h2>
      <div>
        <p>{aboutMessages.company.text}</p>
        <address className={classes.address}>
          {[siteSettings.company.legalName, ...siteSettings.company.addressLines].map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </div>
    </section>
  );
}
