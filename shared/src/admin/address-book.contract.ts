import { z } from 'zod';
import { defineEndpoint, idParams, plainText, type Endpoint } from '../kernel/index.ts';
import {
  AddressPurpose,
  CompanyKind,
  companyAddressFaults,
  recipientAddressSchema,
} from '../letters/index.ts';
import { AdminProblems } from './admin.problems.ts';
import { pagingAnswer } from './paging.schema.ts';
import type { StaffRole } from './staff-role.ts';

/** The address book: companies whose address the operator has looked up, for everybody who writes to them. */

const needed = AdminProblems.only(
  'admin.sign_in_needed',
  'admin.second_factor_needed',
  'admin.not_your_role',
);
const changing = {
  ...needed,
  ...AdminProblems.only(
    'admin.sign_in_recently',
    'admin.entry_changed',
    'admin.entry_unknown',
    'admin.too_many_entries',
  ),
};
const LOOKERS = ['administrator', 'auditor'] as const satisfies readonly StaffRole[];
/** Counts the changes of an entry: of two made at once one is refused. */
const version = z.number().int().min(1).max(2_147_483_647);

const content = z.object({
  kind: z.enum(CompanyKind),
  purpose: z.enum(AddressPurpose),
  ...recipientAddressSchema.omit({ source: true }).shape,
  /** Where the operator has it from: a page, a letter. */
  source: plainText({ label: () => 'Where it is from', max: 300 }),
  /** The day on which it was last looked up there. */
  checkedOn: z.iso.date({ error: 'Please give the day on which it was looked up.' }),
});

/** As it is taken in: an address that no letter could be sent to is refused, with its field. */
const newContent = content.superRefine(
  ({ name, street, street2, city, state, zipCode }, context) => {
    const address = { name, street, street2, city, state, zipCode };
    for (const { path, message } of companyAddressFaults(address))
      context.addIssue({ code: 'custom', path: [path.split('.').at(-1) ?? ''], message });
  },
);

export type AddressBookContent = z.output<typeof content>;

const kept = z.object({
  version,
  content,
  /** Nobody is offered it anymore. */
  isRetired: z.boolean(),
  changedBy: z.string(),
  changedAt: z.iso.datetime(),
});

export const addressBookEndpoints = {
  addressBook: defineEndpoint({
    name: 'addressBook',
    method: 'GET',
    path: '/api/admin/address-book',
    access: 'admin',
    staff: LOOKERS,
    problems: needed,
    summary: 'The entries of the address book by name, page by page.',
    query: z.object({
      /** A part of the company’s name or of its city. */
      search: z.string().trim().max(80).optional(),
      kind: z.enum(CompanyKind).optional(),
      /** `old`: still offered, and last looked up more than a year ago. */
      show: z.enum(['offered', 'old', 'retired']).default('offered'),
      /** How many come before; the answer before says it. */
      after: z
        .string()
        .regex(/^\d{1,4}$/)
        .optional(),
      limit: z.coerce.number().int().min(1).max(100).default(25),
    }),
    data: z.object({
      entries: z.array(kept.extend({ id: z.uuid(), isOld: z.boolean() })),
      /** Whether this sign-in is young enough to change anything. */
      mayChange: z.boolean(),
      ...pagingAnswer,
    }),
  }),
  addressBookHistory: defineEndpoint({
    name: 'addressBookHistory',
    method: 'GET',
    path: '/api/admin/address-book/:id',
    access: 'admin',
    staff: LOOKERS,
    problems: { ...needed, ...AdminProblems.only('admin.entry_unknown') },
    summary: 'The versions of one entry, newest first, a hundred at most.',
    params: idParams,
    data: z.object({ versions: z.array(kept) }),
  }),
  saveAddress: defineEndpoint({
    name: 'saveAddress',
    method: 'POST',
    path: '/api/admin/address-book',
    access: 'admin',
    problems: changing,
    summary: 'Adds an entry, or changes one; everybody is offered it at once.',
    body: z.object({
      /** The one to change, as it was seen; null adds one. */
      entry: z.object({ id: z.uuid(), basedOn: version }).nullable(),
      content: newContent,
    }),
    data: z.object({ id: z.uuid(), version }),
  }),
  retireAddress: defineEndpoint({
    name: 'retireAddress',
    method: 'POST',
    path: '/api/admin/address-book/:id/retire',
    access: 'admin',
    problems: changing,
    summary: 'Offers an entry to nobody anymore, or to everybody again.',
    params: idParams,
    body: z.object({ basedOn: version, isRetired: z.boolean() }),
    data: z.object({ version }),
  }),
} as const satisfies Record<string, Endpoint>;
