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
          Credit Fix Pro, at $19.99 a month, will bring up to three letters a month and certified
          mail with tracking. It is not open yet, and we will not charge you for anything before you
          choose it.
        </p>
      </div>
    </section>
  );
}
