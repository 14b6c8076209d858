import '@fontsource/caveat/latin-500.css';
import { enclosureList, type LetterDocument, type Signature } from '@creditfix/shared/letters';
import { language } from '#webapp/kit/index.ts';
import { SheetText } from './sheet-text.tsx';
import classes from './sheet.module.css';
import { words } from './sheet.words.ts';

interface SheetFootProps {
  readonly document: LetterDocument;
  readonly signature?: Signature | undefined;
  readonly enclosuresTitle: string;
}

/** Closing, signature line, printed name, enclosures, and where an open letter may be mailed. */
export function SheetFoot({ document, signature, enclosuresTitle }: SheetFootProps) {
  const { closing, sender, mailingChoices } = document;
  const enclosures = enclosureList(document);
  return (
    <footer className={classes.foot}>
      <p className={classes.paragraph}>{closing}</p>
      <div className={classes.signatureLine} data-signed={signature ? true : undefined}>
        <SignatureInk signature={signature} />
      </div>
      <p className={classes.printedName}>
        <SheetText text={sender.name} />
      </p>
      {enclosures.length > 0 && (
        <div className={classes.enclosures}>
          <p>{enclosuresTitle}</p>
          <ul>
            {enclosures.map((enclosure) => (
              <li key={enclosure}>
                <SheetText text={enclosure} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {mailingChoices.length > 0 && (
        <div className={classes.choices}>
          {mailingChoices.map(({ name, lines }) => (
            <address key={name}>
              <strong>{name}</strong>
              {lines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          ))}
        </div>
      )}
    </footer>
  );
}

function SignatureInk({ signature }: { readonly signature: Signature | undefined }) {
  if (!signature)
    return (
      <span className={classes.signHere} lang={language}>
        {words.signature}
      </span>
    );
  if (typeof signature === 'string') {
    return <img className={classes.drawn} src={signature} alt={words.signature} />;
  }
  return <span className={classes.script}>{signature.typedName}</span>;
}
