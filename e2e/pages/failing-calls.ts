import { BillingProblems } from '@creditfix/shared/billing';
import { LetterProblems } from '@creditfix/shared/letters';
import { MailingProblems } from '@creditfix/shared/mailing';
import { ReportProblems } from '@creditfix/shared/reports';
import type { Page, Route } from 'playwright/test';

/** Failures that a working server does not hand out: a line that is cut, and an answer that says nothing. */

/** What stands in front of a server that is down answers like this. */
const BAD_GATEWAY = { status: 502, body: 'Bad gateway' } as const;

/** What the server itself says, where it says why. */
export const REFUSED_TEXT = 'That was a lot of tries. Please wait a little.';
const REFUSED = {
  status: 429,
  json: { success: false, code: 'request.too_many', error: REFUSED_TEXT },
} as const;

type Failure = 'network' | 'bad_gateway' | 'refused';

/** Has a call fail from now on, until `page.unroute(address)`. */
export async function failCall(page: Page, address: string, failure: Failure): Promise<void> {
  await page.unroute(address);
  await page.route(address, async (route) => {
    if (failure === 'network') await route.abort();
    else await route.fulfill(failure === 'refused' ? REFUSED : BAD_GATEWAY);
  });
}

/** What the product itself says where a story can't bring it to say so: its own problem, in its own words. */
const OWN_PROBLEMS = {
  ...BillingProblems.catalogue,
  ...LetterProblems.catalogue,
  ...MailingProblems.catalogue,
  ...ReportProblems.catalogue,
};

/** Has a call refused with a problem of the product from now on, until `page.unroute(address)`. */
export async function refuseCall(
  page: Page,
  address: string,
  code: keyof typeof OWN_PROBLEMS,
): Promise<void> {
  const { status, text: error } = OWN_PROBLEMS[code];
  await page.unroute(address);
  await page.route(address, (route) =>
    route.fulfill({ status, json: { success: false, code, error } }),
  );
}

/** Keeps the next call waiting, so that what is there meanwhile can be looked at. @returns lets it through */
export async function holdCall(page: Page, address: string): Promise<() => void> {
  let go = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  const wait = async (route: Route) => {
    await gate;
    await route.fallback();
  };
  await page.route(address, wait, { times: 1 });
  return go;
}
