import { StaffRole } from '@creditfix/shared/admin';
import type { DesktopSession } from '@creditfix/shared/desktop';
import { owedText, notifyOwedReports } from './notices.ts';
import type { OwedReports } from './owed-reports.ts';

interface Signed {
  readonly session: () => DesktopSession;
  /** Origin of the server. */
  readonly server: () => string | null;
}

/** Exports of people who have not come back: an administrator, who may know whom to ask, is told how many, and of nothing in them. */
export class OwedNotes {
  readonly reports: OwedReports;
  readonly #now: Signed;
  #told = false;

  constructor(reports: OwedReports, now: Signed) {
    this.reports = reports;
    this.#now = now;
  }

  /** Once for each sign-in, and at each start. */
  async tell(): Promise<void> {
    if (this.#told || this.#now.session().role !== StaffRole.administrator) return;
    this.#told = true;
    const count = await this.#count();
    if (count > 0) notifyOwedReports(count);
  }

  /** For the about box; null if nothing waits, or for anybody else. */
  async text(): Promise<string | null> {
    if (this.#now.session().role !== StaffRole.administrator) return null;
    const count = await this.#count();
    return count === 0 ? null : owedText(count);
  }

  forget(): void {
    this.#told = false;
  }

  async #count(): Promise<number> {
    const owner = { email: this.#now.session().email ?? '', server: this.#now.server() ?? '' };
    return await this.reports.countOfOthers(owner).catch(() => 0);
  }
}
