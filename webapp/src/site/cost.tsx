import classes from './cost.module.css';

export function Cost() {
  return (
    <section className={classes.section} aria-labelledby="pricing-title" id="pricing">
      <h2 id="pricing-title">What it costs</h2>
      <div className={classes.text}>
        <p>
          <strong className={classes.price}>$0</strong> for one letter a month, as a PDF that you
          print and mail. No credit card, no trial that runs out. You pay the post office for your
          stamp.
        </p>
        <p className={classes.quiet}>
          Credit Fix Pro costs $19.99 a month: up to three letters a month, to all three bureaus at
          once, and certified mail with tracking from here. You see the price of each mailing before
          you say yes. Pro renews each month until you cancel, in one click. You choose it on your
          dashboard, and nothing is charged before you do.
        </p>
      </div>
    </section>
  );
}
