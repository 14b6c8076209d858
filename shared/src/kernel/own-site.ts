import type { Substantiation, Testimonial } from './claims.ts';
import type { Language } from './language.ts';

/** The part of the settings file that is about the site: all of it may be left out. */
export interface OwnSite {
  readonly company?: {
    readonly legalName?: string;
    readonly addressLines?: readonly string[];
    readonly state?: string;
    readonly foundedYear?: number;
  };
  readonly mailboxes?: { readonly support?: string; readonly accessibility?: string };
  readonly designCredit?: Readonly<Record<Language, string>>;
  /** By the claim's name. */
  readonly claims?: Readonly<Record<string, OwnClaim>>;
  /** In place of those that are there. */
  readonly testimonials?: readonly Testimonial[];
}

export interface OwnClaim {
  readonly shown?: boolean;
  readonly figure?: string;
  readonly text?: Readonly<Record<Language, string>>;
  readonly substantiation?: Substantiation | undefined;
}
