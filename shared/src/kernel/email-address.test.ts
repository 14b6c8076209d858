import { describe, expect, it } from 'vitest';
import { isEmail } from './index.ts';

describe('an email address', () => {
  it.each([
    'vic@example.com',
    'vic+tag@mail.example.co.uk',
    'v@x-y.example.com',
    'v@1and1.example.com',
    'v@xn--mnchen-3ya.example',
    'v@example.xn--p1ai',
  ])('may be %s', (address) => {
    expect(isEmail(address)).toBe(true);
  });

  it.each([
    ['a dot at its end', 'vic@example.com.'],
    ['two dots at its end', 'vic@example.com..'],
    ['an empty label', 'vic@example..com'],
    ['a label that begins with a hyphen', 'vic@-example.com'],
    ['a label that ends with a hyphen', 'vic@example-.com'],
    ['a label of 64 letters', `vic@${'x'.repeat(64)}.com`],
    ['an underscore in its domain', 'vic@exa_mple.com'],
    ['a number for its last label', 'vic@127.0.0.1'],
    ['no dot', 'vic@example'],
    ['a dot right after the at sign', 'vic@.example.com'],
    ['a slash in its domain', 'vic@example.com/x.com'],
    ['two at signs', 'vic@example@example.com'],
  ])('has not %s: %s', (_, address) => {
    expect(isEmail(address)).toBe(false);
  });
});
