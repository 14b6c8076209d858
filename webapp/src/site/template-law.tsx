import { purposeOf, ruleFor, statuteMeaning, type LetterTemplate } from '@creditfix/shared/letters';
import classes from './template.module.css';
import { words } from './template.words.ts';

const SHOWN = 4;

/** What the letter can rest on, in plain words first and with its place in the law second. */
export function TemplateLaw({ template }: { readonly template: LetterTemplate }) {
  const { slug, preset, recipients } = template;
  const purpose = purposeOf({ disputeReason: preset.disputeReason, template: slug });
  const laws = (ruleFor(purpose, recipients[0])?.statutes ?? []).flatMap((key) => {
    const law = statuteMeaning(key);
    return law ? [{ key, ...law }] : [];
  });
  return (
    <section aria-labelledby="law">
      <h2 id="law">{words.law}</h2>
      {laws.length === 0 ? (
        <p>{words.noLaw}</p>
      ) : (
        <>
          <LawList laws={laws.slice(0, SHOWN)} />
          {laws.length > SHOWN && (
            <details className={classes.more}>
              <summary>{words.moreLaw}</summary>
              <LawList laws={laws.slice(SHOWN)} />
            </details>
          )}
        </>
      )}
    </section>
  );
}

interface Law {
  readonly key: string;
  readonly meaning: string;
  readonly citation: string;
}

function LawList({ laws }: { readonly laws: readonly Law[] }) {
  return (
    <ul className={classes.laws}>
      {laws.map(({ key, meaning, citation }) => (
        <li key={key}>
          {meaning} <span className={classes.citation}>{citation}</span>
        </li>
      ))}
    </ul>
  );
}
