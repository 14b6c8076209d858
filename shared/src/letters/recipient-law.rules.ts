import { amountLaw, collectorLaw, collectorScope, noticeLaw } from './collector-law.rules.ts';
import { directLaw, scopeLaw, type DirectScope } from './furnisher-law.rules.ts';
import type { ReasonText, WritingCase } from './reason-rules.ts';
import { disputeLaw } from './shared-law.rules.ts';

/** The law that a dispute names, chosen by whom the letter goes to. */

interface CaseLaw {
  /** What the dispute is about, where it goes straight to the company. */
  readonly scope: DirectScope;
  /** The same in closer words ("the balance of"). */
  readonly closer?: string;
  /** Law that only such a case needs. Towards a company it stands with what the items share, so it names none of them. */
  readonly own?: readonly string[] | undefined;
  /** True if a figure or the state of the debt itself is disputed: 15 U.S.C. 1692e(2)(A). */
  readonly amount?: boolean;
}

export function lawFor(
  dispute: WritingCase,
  { scope, closer, own = [], amount = false }: CaseLaw,
): Pick<ReasonText, 'ownLaw' | 'law'> {
  switch (dispute.recipient) {
    case 'bureau':
      return { ownLaw: own, law: disputeLaw(dispute) };
    // No rule of disputes binds a company that only got a report.
    case 'inquirer':
      return { ownLaw: own, law: [] };
    case 'furnisher':
      return spread(dispute, {
        item: [scopeLaw(dispute, scope, closer)],
        shared: [...own, ...directLaw(dispute)],
      });
    case 'collector':
      return spread(dispute, {
        item: [...noticeLaw(dispute), collectorScope(dispute, scope, closer)],
        shared: [...(amount ? [amountLaw(dispute)] : []), ...own, ...collectorLaw(dispute)],
      });
  }
}

interface LawParts {
  readonly item: readonly string[];
  readonly shared: readonly string[];
}

/** One item: one paragraph of law. Several: what belongs to one stands with it, and what they share comes once. */
function spread({ several }: WritingCase, { item, shared }: LawParts) {
  return several ? { ownLaw: item, law: shared } : { ownLaw: [], law: [...item, ...shared] };
}
