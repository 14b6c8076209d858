import { Page } from '#webapp/kit/index.ts';
import classes from './reading.module.css';

export function PrivacyPage() {
  return (
    <Page
      title="Privacy in plain words"
      description="What Credit Fix stores about you, how it is kept, and what it never does."
      lead="What we keep, why, and who can see it."
    >
      <div className={classes.reading}>
        <section>
          <h2>What we keep</h2>
          <p>
            Your email address, because it is your account. Your answers, letters and signature,
            because without them there is no letter. When a letter was read, signed and downloaded,
            so that you can show later what you did and when. For each sign-in, the network address
            and the name of the browser it came from.
          </p>
        </section>
        <section>
          <h2>How it is kept</h2>
          <p>
            Addresses, phone and account numbers, letter texts, signatures, finished PDFs and
            sign-in records are encrypted where they are stored (AES-256). The connection is
            encrypted on the way. Login links work once, for 30 minutes, and we store only a
            fingerprint of them.
          </p>
        </section>
        <section>
          <h2>What we don’t ask for</h2>
          <p>
            Never your full Social Security number, never a password to a bank or a bureau. The last
            four digits and your date of birth are optional; they help the bureau find your file.
          </p>
        </section>
        <section>
          <h2>What stays in your browser</h2>
          <p>
            One cookie that keeps you signed in, a second one that tells the page so, your choice of
            colors, and the number of the letter you are working on. No advertising cookies, no
            trackers, no outside scripts. Even the bot check runs on our own server.
          </p>
        </section>
        <section>
          <h2>Who gets your letter</h2>
          <p>You do. It goes to a bureau or a company only when you send it there.</p>
        </section>
      </div>
    </Page>
  );
}
