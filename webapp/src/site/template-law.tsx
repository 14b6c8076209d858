import {
  purposeOf,
  ruleFor,
  statuteMeaning,
  type LetterTemplate,
  type StatuteKey,
  type TemplateSlug,
} from '@creditfix/shared/letters';
import classes from './template.module.css';
import { words } from './template.words.ts';

const SHOWN = 4;

/** What sets a letter apart, though it holds in some cases only; its meaning says in which. */
const OWN_LAW: Readonly<Partial<Record<TemplateSlug, readonly StatuteKey[]>>> = {
  'hard-inquiry': ['purpose.permitted', 'cra.purposeChecks'],
  'medical-collections': ['cra.veteranMedical'],
  'identity-theft': ['idt.block', 'idt.decline', 'idt.notifyFurnisher', 'idt.extendedAlert'],
  'debt-verification': ['coll.stopContact'],
};

/** What the letter can rest on, in plain words first and with its place in the law second. */
export function TemplateLaw({ template }: { readonly template: LetterTemplate }) {
  const { slug, preset, recipients } = template;
  const purpose = purposeOf({ disputeReason: preset.disputeReason, template: slug });
  const own = OWN_LAW[slug] ?? [];
  const always = ruleFor(purpose, recipients[0])?.statutes ?? [];
  const laws = [...own, ...always].flatMap((key) => {
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
