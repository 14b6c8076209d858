import { describe, expect, it } from 'vitest';
import { isOwnPage } from './app-scheme.ts';
import { exportFaultText, syncFaultText } from './faults.ts';
import {
  idleVerdict,
  outsideLink,
  serverOriginOf,
  updateAddressOf,
  windowPlace,
} from './shell.rules.ts';

describe('isOwnPage', () => {
  it.each([
    ['app://admin/dashboard', true],
    ['app://admin', true],
    ['app://admin.evil.example/', false],
    ['app://evil/?app://admin', false],
    ['app://admin@evil.example/', false],
    ['app://user@admin/', false],
    ['https://admin/', false],
    ['about:blank', false],
    ['', false],
  ])('%s: %s', (address, own) => {
    expect(isOwnPage(address)).toBe(own);
  });
});

describe('serverOriginOf', () => {
  it.each([
    ['letters.example.com', 'https://letters.example.com'],
    [' https://Letters.Example.com/some/page?a=1 ', 'https://letters.example.com'],
    ['https://letters.example.com:8443', 'https://letters.example.com:8443'],
    ['http://localhost:8787', 'http://localhost:8787'],
    ['http://127.0.0.1:8787', 'http://127.0.0.1:8787'],
    ['http://letters.example.com', null],
    ['http://localhost.evil.example', null],
    ['https://user:pass@letters.example.com', null],
    ['ftp://letters.example.com', null],
    ['javascript:alert(1)', null],
    ['letters', null],
    ['', null],
  ])('reads %j as %j', (text, origin) => {
    expect(serverOriginOf(text)).toBe(origin);
  });
});

describe('updateAddressOf', () => {
  it.each([
    ['https://updates.example.com/desktop/', 'https://updates.example.com/desktop/'],
    // A man in the middle could hand over a program of their own.
    ['http://updates.example.com/desktop/', null],
    ['http://localhost:9000/', null],
    ['file:///tmp/updates/', null],
    ['https://somebody:secret@updates.example.com/', null],
    ['updates.example.com', null],
    ['', null],
    [null, null],
  ])('of %j is %j', (text, address) => expect(updateAddressOf(text)).toBe(address));
});

describe('outsideLink', () => {
  const server = 'https://letters.example.com';
  it.each([
    ['https://letters.example.com/terms', 'open'],
    ['https://www.consumerfinance.gov/', 'open'],
    ['https://tools.usps.com/go/Track', 'open'],
    ['mailto:support@example.com?subject=Help', 'open'],
    ['https://elsewhere.example/', 'ask'],
    ['https://consumerfinance.gov.evil.example/', 'ask'],
    ['https://notusps.com/', 'ask'],
    ['http://www.consumerfinance.gov/', 'refuse'],
    ['https://a:b@usps.com/', 'refuse'],
    ['file:///etc/passwd', 'refuse'],
    ['data:text/html,hi', 'refuse'],
    [`https://usps.com/${'a'.repeat(2_000)}`, 'refuse'],
    ['nonsense', 'refuse'],
  ])('%s: %s', (address, way) => {
    expect(outsideLink(address, server)).toBe(way);
  });
});

describe('idleVerdict', () => {
  const contact = {
    lastContactAt: '2026-11-01T12:00:00.000Z',
    latestSeenAt: '2026-11-05T12:00:00.000Z',
    idleDays: 14,
  };
  it.each([
    ['2026-11-05T12:00:01.000Z', 'fine'],
    ['2026-11-05T11:55:00.000Z', 'fine'],
    ['2026-11-15T11:59:59.000Z', 'fine'],
    ['2026-11-15T12:00:00.000Z', 'over'],
    ['2026-11-02T12:00:00.000Z', 'clock_set_back'],
    ['2020-01-01T00:00:00.000Z', 'clock_set_back'],
  ])('at %s: %s', (now, verdict) => {
    expect(idleVerdict(contact, new Date(now))).toBe(verdict);
  });

  it('is over where the clock showed a later time before it was set back', () => {
    const seen = { ...contact, latestSeenAt: '2026-11-20T12:00:00.000Z' };
    expect(idleVerdict(seen, new Date('2026-11-02T12:00:00.000Z'))).toBe('over');
  });

  it('is over where the kept times can not be read', () => {
    expect(idleVerdict({ ...contact, lastContactAt: '' }, new Date())).toBe('over');
  });
});

describe('windowPlace', () => {
  const screen = { x: 0, y: 0, width: 1920, height: 1040 };
  const kept = { x: 200, y: 100, width: 1000, height: 800, maximized: false };

  it('opens where it was', () => {
    expect(windowPlace(kept, [screen])).toEqual({ x: 200, y: 100, width: 1000, height: 800 });
  });

  it('opens on a screen that is there, where the other was taken away', () => {
    expect(windowPlace({ ...kept, x: 2_500 }, [screen])).toEqual({ width: 1000, height: 800 });
    expect(windowPlace({ ...kept, y: 1_030 }, [screen])).toEqual({ width: 1000, height: 800 });
  });

  it('is never larger than the screen, nor too small to use', () => {
    const small = { x: 0, y: 0, width: 1024, height: 700 };
    expect(windowPlace(null, [small])).toEqual({ width: 1024, height: 700 });
    expect(windowPlace({ ...kept, width: 10, height: 10 }, [screen])).toMatchObject({
      width: 380,
      height: 560,
    });
  });
});

describe('exportFaultText', () => {
  it.each([
    ['ENOSPC', /disk is full. Nothing was written/],
    ['SQLITE_FULL', /disk is full/],
    ['SQLITE_IOERR_WRITE', /disk is full/],
    ['EROFS', /may not write there. Please choose another folder/],
    ['ENOENT', /folder is not there anymore/],
    ['EBUSY', /open in another program, close it/],
    ['SQLITE_CORRUPT', /damaged .* next sync fetches a new one/],
    ['replica_damaged', /damaged .* next sync fetches a new one/],
    ['replica_gone', /had stopped. It is started again/],
    ['no_replica', /wait for the first sync/],
    ['', /Nothing is left of it. Please try again/],
  ])('of %j says %s', (code, text) => {
    expect(exportFaultText(code)).toMatch(text);
  });
});

describe('syncFaultText', () => {
  it.each([
    ['ENOSPC', /disk is full/],
    ['SQLITE_FULL', /disk is full/],
    // What SQLite says where the last of the disk would hold its index of the journal.
    ['SQLITE_IOERR_SHMSIZE', /disk is full/],
    ['EACCES', /may not write/],
    ['refused', /refused .* was deleted/],
    ['replica_damaged', /damaged/],
    ['SQLITE_CORRUPT_VTAB', /damaged/],
    ['SQLITE_NOTADB', /damaged/],
    ['unreadable', /newer one/],
    ['replica_gone', /has stopped/],
    ['server', /try again in a few minutes/],
    ['', /try again in a few minutes/],
  ])('of %j says %s', (code, text) => {
    expect(syncFaultText(code)).toMatch(text);
  });
});
