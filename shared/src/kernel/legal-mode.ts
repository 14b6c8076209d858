/**
 * What the operator is in law. A company need not investigate a direct dispute that a credit repair organization prepared, or that is on
 * its form: 15 U.S.C. 1681s-2(a)(8)(G), 12 CFR 1022.43(b)(2). `LEGAL_MODE` chooses.
 */
export const LegalMode = { self_help: 'self_help', cro: 'cro' } as const;

export type LegalMode = keyof typeof LegalMode;
