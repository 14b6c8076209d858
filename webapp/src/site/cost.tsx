import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Icon } from '#webapp/kit/index.ts';
import classes from './cost.module.css';
import { costMessages } from './messages.tsx';

const { free, pro } = costMessages;

/** Both plans as two sheets, with all that is asked of somebody before it is asked. */
export function Cost() {
  return (
    <section className={classes.section} aria-labelledby="pricing-title" id="pricing">
      <h2 id="pricing-title">{costMessages.title}</h2>
      <p className={classes.lead}>{costMessages.lead}</p>
      <div className={classes.plans}>
        <article className={classes.plan}>
          <h3>{free.name}</h3>
          <p className={classes.price}>{free.price}</p>
          <p className={classes.text}>{free.text}</p>
          <Gives what={free.gives} />
          <div className={classes.action}>
            <Button component={Link} to="/generate-letter" variant="filled" fullWidth>
              {free.start}
            </Button>
            <p>{free.note}</p>
          </div>
        </article>
        <article className={classes.plan} data-plan="pro">
          <h3>{pro.name}</h3>
          <p className={classes.price}>
            {pro.price} <span>{costMessages.perMonth}</span>
          </p>
          <p className={classes.text}>{pro.text}</p>
          <Gives what={pro.gives} />
          <div className={classes.action}>
            <Button component={Link} to="/account/plan" fullWidth>
              {pro.choose}
            </Button>
            <p>{pro.note}</p>
          </div>
        </article>
      </div>
      <p className={classes.fairUse}>{costMessages.fairUse}</p>
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
