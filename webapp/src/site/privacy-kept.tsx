import { retention } from '@creditfix/shared/privacy';
import { Link } from 'react-router-dom';

/** The parts of the privacy page about what is kept, how, for how long, and who gets it. */

export function WhatWeKeep() {
  return (
    <ul>
      <li>
        <strong>Your account:</strong> your email address, because it is your account; your name,
        postal address and phone, if you save them, so that you type them once; your settings and
        passkeys.
      </li>
      <li>
        <strong>Your letters:</strong> your answers, the letters, your signature and copies of
        papers, because without them there is no letter. When a letter was read, signed and
        downloaded, so that you can show later what you did and when.
      </li>
      <li>
        <strong>Mailing:</strong> both addresses on the envelope, the tracking number, and what the
        post reported.
      </li>
      <li>
        <strong>Disputes:</strong> which item with whom, the answers, notes and credit scores that
        you enter, so that we can remind you of dates.
      </li>
      <li>
        <strong>Payments:</strong> what you paid and when, and whom you invited.
      </li>
      <li>
        <strong>Sign-ins:</strong> the network address and the name of the browser, so that you see
        who signed in as you.
      </li>
      <li>
        <strong>Messages:</strong> what you wrote to support.
      </li>
      <li>
        <strong>What you agreed to,</strong> in which version, and when.
      </li>
      <li>
        <strong>Against abuse:</strong> coded marks of the mailbox, the browser and the disputed
        item, and notes of ours where an account is used in an unusual way. The marks can’t be
        turned back into what they stand for.
      </li>
    </ul>
  );
}

export function HowKept() {
  return (
    <>
      <p>
        Addresses, phone and account numbers, letter texts, signatures, copies, finished PDFs and
        sign-in records are encrypted where they are stored (AES-256). The connection is encrypted
        on the way. Login links work once, for 30 minutes, and we store only a fingerprint of them.
      </p>
      <p>
        The people who run the site see your email address, name, plan and payments, what kind of
        letters you made and how they were mailed, what you wrote to support, and the browsers that
        you signed in with, so that they can help you. They can read what a letter says only after
        writing down why; your postal address, signature and papers are not shown to them. Only
        those who print and mail letters see the sheets and the envelope. Each look at an account is
        written down in a record that nobody can change.
      </p>
      <p>
        Lists of accounts and letters that they take out hold nothing of what a letter says. A list
        that they keep for work without a connection is encrypted, and gone when they sign out or
        have not been connected for 14 days.
      </p>
    </>
  );
}

export function HowLong() {
  const { letterYears, paymentYears, analyticsMonths, copyDays, messageYears } = retention;
  return (
    <ul>
      <li>
        Signed letters, their history and how they were mailed: {letterYears} years after signing.
      </li>
      <li>Payment records: {paymentYears} years after the payment.</li>
      <li>
        Copies of identity documents and other papers: {copyDays} days after the last letter that
        used them, or after the upload if none did.
      </li>
      <li>Messages to support: {messageYears} years after your last one.</li>
      <li>Past sign-ins, and what we counted to see unusual use: about 90 days.</li>
      <li>The text of an email: until it is sent. That it was sent: 90 days.</li>
      <li>
        Counts of how the product is used, which name nobody: {analyticsMonths} months at most.
      </li>
      <li>
        The record of what our staff looked at and did: for good. It names your account by a number
        of ours.
      </li>
      <li>Everything else: until you delete it, or your account.</li>
    </ul>
  );
}

export function NotAsked() {
  return (
    <p>
      Never your full Social Security number, never a password to a bank or a bureau. The last four
      digits and your date of birth are optional; they help the bureau find your file. Card numbers
      go straight to the payment provider. We never see them. We do not read your credit report at a
      bureau, and asking for a letter does not touch your score.
    </p>
  );
}

const cookies = [
  ['Keeps you signed in, and tells the page that you are (two cookies)', '30 days'],
  ['Knows the browser that you signed in with again, so that free letters stay fair', '1 year'],
  ['Ties a login link to the browser that asked for it', '30 minutes'],
  ['Holds a question while a passkey is checked', '5 minutes'],
] as const;

export function Cookies() {
  return (
    <>
      <p>Cookies, all of them our own and all needed for what you ask us to do:</p>
      <table>
        <thead>
          <tr>
            <th scope="col">What it does</th>
            <th scope="col">How long</th>
          </tr>
        </thead>
        <tbody>
          {cookies.map(([what, time]) => (
            <tr key={what}>
              <td>{what}</td>
              <td>{time}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        Beside them the browser remembers your choice of colors, that you are signed in, our own
        numbers of the letters you are working on and of the one you mailed last, how far down a
        page you had read, that a passkey was used here, and the code of a friend who invited you.
        You can delete all of this in your browser at any time.
      </p>
      <p>
        No advertising cookies, no trackers, no profiles. So there is nothing that a “Do Not Track”
        or Global Privacy Control signal would have to stop. The bot check on our forms runs on our
        own server. Where an outside one is used instead, the form shows its name.
      </p>
    </>
  );
}

export function WhoGetsWhat() {
  return (
    <>
      <ul>
        <li>
          <strong>The bureau or company</strong> you write to gets the letter and the copies in it,
          only when you send it there.
        </li>
        <li>
          <strong>The mail:</strong> if you let us mail a letter, our mailing partner Lob and the
          United States Postal Service get the pages and both addresses. Lob also checks whether the
          addresses exist.
        </li>
        <li>
          <strong>Stripe,</strong> if you choose Pro, gets your email address, the number of your
          account with us, and what you pay. It takes your card by itself.
        </li>
        <li>
          <strong>A language model</strong> (OpenAI), if you ask us to smooth your wording, gets the
          sentences you wrote, without the names, numbers and dates that we find in them. You see
          the exact text first and send it or not. We ask it not to store it.
        </li>
        <li>
          <strong>Those who run our servers and carry our email</strong> work for us, under contract
          and for nothing of their own.
        </li>
        <li>
          <strong>A court or an authority,</strong> only where the law makes us. We tell you first,
          if we may.
        </li>
        <li>
          <strong>Whoever takes over this service</strong> one day, bound by this page. We tell you
          before.
        </li>
      </ul>
      <p>
        Nobody else gets anything. We do not sell your data, and we do not share it for advertising.
      </p>
      <p>
        More about your part in it is in the <Link to="/terms">terms</Link>.
      </p>
    </>
  );
}
