/** The number of a mailpiece at the post, as people type it and as scanners read it from a label. */

/**
 * Spaces and dashes are left out. A label's barcode begins with 420 and the recipient's ZIP code, of 5 or 9 digits, which are not
 * part of the number (USPS Publication 199); a scanner may put the name of the kind of barcode before it.
 *
 * @returns undefined if it is none
 */
export function postalNumber(text: string): string | undefined {
  const bare = text.replace(/[\s-]/g, '').replace(/^\]C1/, '').toUpperCase();
  if (/^[A-Z]{2}\d{9}US$/.test(bare)) return bare;
  return LABEL.exec(bare)?.[1] ?? (/^(?:\d{20}|\d{22})$/.test(bare) ? bare : undefined);
}

const LABEL = /^420(?:\d{5}|\d{9})(9\d{21})$/;

/** The barcode of our own cover sheets: the id of a mailpiece without its dashes. */
export function mailpieceIdOfBarcode(text: string): string | undefined {
  const parts = /^([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})$/.exec(
    text.trim().toLowerCase(),
  );
  return parts?.slice(1).join('-');
}
