import { describe, expect, it } from 'vitest';
import { addressFor } from './embed.ts';
import { earlyKey, withEarly } from './early.ts';
import { createTextLoader, type TextFiles } from '../texts/text-loader.ts';

const URL_SENT = 'https://api.example/shops?_timestamp=123';
const HEADERS = { company: 'cmp_a', curlang: 'fr' };

function stage(reply: Promise<Response>) {
  const early = new Map([[earlyKey('https://api.example/shops', 'cmp_a', 'fr'), reply]]);
  const sent: string[] = [];
  const send = withEarly(
    async (url) => {
      sent.push(url);
      return new Response('sent');
    },
    { version: '1', company: '', api: '', early },
  );
  return { send, sent };
}

describe('a read that the loader has started', () => {
  it('a read that the loader has started is handed out once, whatever its time stamp', async () => {
    const { send, sent } = stage(Promise.resolve(new Response('early')));
    expect(await (await send(URL_SENT, { headers: HEADERS })).text()).toBe('early');
    expect(await (await send(URL_SENT, { headers: HEADERS })).text()).toBe('sent');
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['for another language', { headers: { ...HEADERS, curlang: 'de' } }],
    ['for another company', { headers: { ...HEADERS, company: 'cmp_b' } }],
    ['on behalf of somebody', { headers: { ...HEADERS, authorization: 'Bearer x' } }],
    ['in a preview', { headers: { ...HEADERS, previewtheme: 'x' } }],
    ['that changes something', { headers: HEADERS, method: 'POST' }],
  ])('a read that the loader has started does not answer one %s', async (_, init) => {
    const { send } = stage(Promise.resolve(new Response('early')));
    expect(await (await send(URL_SENT, init)).text()).toBe('sent');
  });

  it.each([
    ['failed', () => Promise.reject(new Error('offline'))],
    ['was refused', () => Promise.resolve(new Response('', { status: 503 }))],
  ])('a read that the loader has started is sent anew when it %s', async (_, reply) => {
    const { send } = stage(reply());
    expect(await (await send(URL_SENT, { headers: HEADERS })).text()).toBe('sent');
  });

  it('a read that the loader has started is sent anew when who waits for it gives up', async () => {
    const { send, sent } = stage(new Promise(() => {}));
    const end = new AbortController();
    const answer = send(URL_SENT, { headers: HEADERS, signal: end.signal });
    end.abort();
    expect(await (await answer).text()).toBe('sent');
    expect(sent).toHaveLength(1);
  });
});

describe('an element’s company', () => {
  const page = new URL('https://salon.example/rendez-vous') as unknown as Location;
  const embed = { version: '1', company: 'cmp_tag', api: 'https://api.example/', early: new Map() };

  it.each([
    [
      'its own attributes',
      { company: 'cmp_own', api: 'https://other.example/base/' },
      embed,
      'cmp_own',
      'https://other.example/base',
    ],
    ['the script tag', {}, embed, 'cmp_tag', 'https://api.example'],
    ['the host name', {}, undefined, '', ''],
    [
      'the script tag when its own is blank',
      { company: ' ', api: '' },
      embed,
      'cmp_tag',
      'https://api.example',
    ],
    ['a relative base', { api: '/backend' }, undefined, '', 'https://salon.example/backend'],
    ['no script address as a base', { api: 'javascript:alert(1)' }, undefined, '', ''],
  ])('an element’s company and back end come from %s', (_, values, tag, company, apiBase) => {
    const host = company ? '' : 'salon.example';
    expect(addressFor(values, tag, page)).toEqual({ company, apiBase, host });
  });
});

describe('the files of texts', () => {
  it('a file of texts is read once for a feature, with the common texts that it carries', async () => {
    const read: string[] = [];
    const files: TextFiles = async (locale, feature) => {
      read.push(`${locale}/${feature}`);
      return { [feature]: { b: feature }, common: { a: locale } };
    };
    const load = createTextLoader(files, async () => {});
    const [common, own] = await Promise.all([load('de', 'common'), load('de', 'booking')]);
    expect([common, own]).toEqual([{ a: 'de' }, { b: 'booking' }]);
    expect(read).toEqual(['de/booking']);
    expect(await load('it', 'common')).toEqual({ a: 'it' });
    expect(read).toEqual(['de/booking', 'it/common']);
  });

  it('a file of texts is asked for three times with growing waits, and again by the next who asks', async () => {
    let failures = 4;
    const waited: number[] = [];
    const files: TextFiles = async () => {
      failures -= 1;
      if (failures >= 0) throw new Error('offline');
      return { booking: { b: 'there' } };
    };
    const load = createTextLoader(files, async (milliseconds) => void waited.push(milliseconds));
    await expect(load('fr', 'booking')).rejects.toThrow('offline');
    expect(waited).toEqual([1000, 5000]);
    expect(await load('fr', 'booking')).toEqual({ b: 'there' });
    expect(waited).toEqual([1000, 5000, 1000]);
  });
});
