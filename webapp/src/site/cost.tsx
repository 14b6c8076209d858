import { ButtonLink, Icon } from '#webapp/kit/index.ts';
import classes from './cost.module.css';
import { words } from './cost.words.ts';

const { free, pro } = words;

/** Both plans as two sheets, with all that is asked of somebody before it is asked. */
export function Cost() {
  return (
    <section className={classes.section} aria-labelledby="pricing-title" id="pricing">
      <h2 id="pricing-title">{words.title}</h2>
      <p className={classes.lead}>{words.lead}</p>
      <div className={classes.plans}>
        <article className={classes.plan}>
          <h3>{free.name}</h3>
          <p className={classes.price}>{free.price}</p>
          <p className={classes.text}>{free.text}</p>
          <Gives what={free.gives} />
          <div className={classes.deed}>
            <ButtonLink to="/generate-letter" look="deed" wide>
              {free.start}
            </ButtonLink>
            <p>{free.note}</p>
          </div>
        </article>
        <article className={classes.plan} data-plan="pro">
          <h3>{pro.name}</h3>
          <p className={classes.price}>
            {pro.price} <span>{words.perMonth}</span>
          </p>
          <p className={classes.text}>{pro.text}</p>
          <Gives what={pro.gives} />
          <div className={classes.deed}>
            <ButtonLink to="/account/plan" wide>
              {pro.choose}
            </ButtonLink>
            <p>{pro.note}</p>
          </div>
        </article>
      </div>
      <p className={classes.fairUse}>{words.fairUse}</p>
    </section>
  );
}

function Gives({ what }: { readonly what: readonly string[] }) {
  return (
    <ul className={classes.gives}>
      {what.map((each) => (
        <li key={each}>
          <Icon name="check" />
          <span>{each}</span>
        </li>
      ))}
    </ul>
  );
}
