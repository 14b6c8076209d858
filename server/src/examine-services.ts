import { proPrice } from '@creditfix/shared/billing';
import { dollars } from '@creditfix/shared/kernel';
import { Resolver } from 'node:dns/promises';
import { z } from 'zod';
import { fault, ok, warning, type Finding } from '#server/finding.ts';
import type { Config } from '#server/platform/config/index.ts';
import {
  canReachMailServer,
  findInboxFault,
  type InboxAway,
} from '#server/platform/email/index.ts';

const PATIENCE_MS = 10_000;

/**
 * Services elsewhere: the mail server, the mailbox for answers, DNS, Stripe and Lob.
 *
 * @param about.proMonthlyCents what the pages say that Pro costs
 * @param about.dnsServers to ask in place of the system's, `address:port`
 */
export async function* examineServices(
  config: Config,
  {
    proMonthlyCents,
    dnsServers,
  }: { readonly proMonthlyCents: number; readonly dnsServers?: readonly string[] | undefined },
): AsyncGenerator<Finding> {
  const resolver = new Resolver({ timeout: PATIENCE_MS / 4, tries: 2 });
  if (dnsServers) resolver.setServers(dnsServers);
  yield* examineMail(config, resolver);
  if (config.IMAP_URL) {
    const away = await findInboxFault(config.IMAP_URL);
    yield away === undefined
      ? ok('inbox', 'The mailbox for answers opens.')
      : fault('inbox', away.message, INBOX_FIXES[away.trouble]);
  }
  const { STRIPE_SECRET_KEY, STRIPE_PRICE_ID, STRIPE_API_BASE, LOB_API_KEY, LOB_API_BASE } = config;
  if (STRIPE_SECRET_KEY && STRIPE_PRICE_ID) {
    const { Stripe } = await import('stripe');
    yield await askedOf('Stripe', {
      url: `${STRIPE_API_BASE}/v1/prices/${encodeURIComponent(STRIPE_PRICE_ID)}`,
      headers: {
        Authorization: `Bearer ${STRIPE_SECRET_KEY}`,
        'Stripe-Version': Stripe.API_VERSION,
      },
      fix: 'Look at STRIPE_SECRET_KEY and STRIPE_PRICE_ID: key and price must be of one account and mode.',
      // Where Pro is paid afterwards, its price stands in the contract and is never asked for at Stripe.
      ...(config.LEGAL_MODE === 'self_help'
        ? { read: (answer: unknown) => priceFinding(answer, proMonthlyCents) }
        : {}),
    });
  }
  if (LOB_API_KEY)
    yield await askedOf('Lob', {
      url: `${LOB_API_BASE}/letters?limit=1`,
      headers: { Authorization: `Basic ${btoa(`${LOB_API_KEY}:`)}` },
      fix: 'Look at LOB_API_KEY.',
    });
}

const INBOX_FIXES: Readonly<Record<InboxAway['trouble'], string>> = {
  silent: 'Look at the server and the port of IMAP_URL, and at firewalls on the way.',
  strange: 'Look at the server and the port of IMAP_URL: is it an IMAP server that answers there?',
  refuses_us:
    'Look at the name and the password of IMAP_URL; special characters are written as %40.',
  no_folder:
    'Look at the folder at the end of IMAP_URL: it is spelled as on the server, INBOX is on each.',
  untrusted:
    'Write the server into IMAP_URL by the name that its certificate has. If an authority of your own has issued it, start every process with NODE_EXTRA_CA_CERTS=FILE, where FILE has the certificate of that authority (PEM).',
  unencrypted: 'Begin IMAP_URL with imaps:// and use the port for it, most often 993.',
};

async function askedOf(
  part: string,
  {
    url,
    headers,
    fix,
    read,
  }: {
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly fix: string;
    /** Looks at what it answered. */
    readonly read?: (answer: unknown) => Finding;
  },
): Promise<Finding> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const answer = await fetch(url, { headers, signal });
    if (answer.ok && read) return read(await answer.json());
    await answer.body?.cancel();
    return answer.ok
      ? ok(part, 'It answers, and knows the key.')
      : fault(part, `It answers with status ${answer.status}.`, fix);
  } catch {
    return fault(part, 'It does not answer.', 'Look at the network and the address.');
  }
}

const stripePrice = z.object({
  active: z.boolean(),
  currency: z.string(),
  unit_amount: z.number().nullable(),
  recurring: z.object({ interval: z.string(), interval_count: z.number() }).nullable(),
});

/** Pages, terms and emails name one price, and Stripe takes what its own says: people must pay what they were told. */
function priceFinding(answer: unknown, proMonthlyCents: number): Finding {
  const { data: price } = stripePrice.safeParse(answer);
  const told = `${dollars(proMonthlyCents)} a month`;
  const fix = `Make a price of ${told} in the dashboard of Stripe, and write its id into STRIPE_PRICE_ID; or set under Settings, Prices, what Stripe takes.`;
  if (!price) return fault('Stripe', 'What STRIPE_PRICE_ID names is no price.', fix);
  const { active, currency, unit_amount: cents, recurring } = price;
  if (!active) return fault('Stripe', 'The price in STRIPE_PRICE_ID is archived.', fix);
  const monthly = recurring?.interval === 'month' && recurring.interval_count === 1;
  const isTold =
    cents === proMonthlyCents && currency.toUpperCase() === proPrice.currency && monthly;
  if (isTold) return ok('Stripe', `It answers, knows the key, and takes ${told} for Pro.`);
  const amount = `${((cents ?? 0) / 100).toFixed(2)} ${currency.toUpperCase()}`;
  const often = recurring ? `every ${recurring.interval_count} ${recurring.interval}` : 'once';
  return fault(
    'Stripe',
    `Pages and terms say that Pro costs ${told}, and Stripe takes ${amount} ${often}.`,
    fix,
  );
}

async function* examineMail(config: Config, resolver: Resolver): AsyncGenerator<Finding> {
  if (!config.SMTP_URL)
    return yield warning(
      'email',
      'Email stays on this machine.',
      'Set SMTP_URL where real people sign in.',
    );
  const said = await canReachMailServer(config.SMTP_URL);
  yield said === undefined
    ? ok('email', 'The mail server takes our name and password.')
    : fault('email', `The mail server does not take us: ${said}.`, 'Look at SMTP_URL.');
  const domain = /@([^\s>]+)/.exec(config.EMAIL_FROM)?.[1];
  if (domain) yield* examineDomain(domain, config, resolver);
}

/** What a mailbox elsewhere asks of the sender's domain before it believes an email (RFC 7208, 6376, 7489). */
async function* examineDomain(
  domain: string,
  { DKIM_DOMAIN, DKIM_SELECTOR }: Config,
  resolver: Resolver,
): AsyncGenerator<Finding> {
  const asked = [
    [
      'SPF',
      domain,
      /^v=spf1\b/i,
      'a TXT record that begins with v=spf1 and names your mail server',
    ],
    ['DMARC', `_dmarc.${domain}`, /^v=DMARC1\b/i, 'a TXT record that begins with v=DMARC1'],
    ...(DKIM_DOMAIN && DKIM_SELECTOR
      ? [
          [
            'DKIM',
            `${DKIM_SELECTOR}._domainkey.${DKIM_DOMAIN}`,
            /\bp=[A-Za-z0-9+/]/,
            'a TXT record with the public key (p=…)',
          ] as const,
        ]
      : []),
  ] as const;
  for (const [part, name, pattern, record] of asked) {
    const texts = await textsOf(name, resolver);
    if (texts === undefined)
      yield warning(part, `DNS did not answer for ${name}.`, 'Look at the network, and ask again.');
    else
      yield texts.some((text) => pattern.test(text))
        ? ok(part, `${name} has its record.`)
        : warning(part, `${name} has none.`, `Add ${record}.`);
  }
}

/** @returns nothing if DNS could not be asked: that says nothing about the record */
async function textsOf(name: string, resolver: Resolver): Promise<readonly string[] | undefined> {
  try {
    return (await resolver.resolveTxt(name)).map((chunks) => chunks.join(''));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'ENOTFOUND' || code === 'ENODATA' ? [] : undefined;
  }
}
