import { expect, test } from 'vitest';
import { valueOf } from '../load.ts';
import { OFFICE, openPreview, TO_GREEN, TOKEN } from './testing/open-preview.ts';

/** One of each type, all of which are heard from the company's own back office. */
const HEARD: readonly Readonly<Record<string, unknown>>[] = [
  TO_GREEN,
  { type: 'font', field: 'bodyFont', name: 'Georgia', url: '' },
  { type: 'customCss', css: '.heading { color: red; }' },
  { type: 'theme', page: 'services', id: 'cards' },
  { type: 'value', path: 'identity.displayName', value: 'Salon de demain' },
  { type: 'url', path: '/contact' },
  { type: 'highlight', part: 'header' },
  { type: 'point', isOn: true },
  { type: 'compare', isOn: true },
  { type: 'scheme', scheme: 'dark' },
];

/** The same from elsewhere, by another session, without the mark, and with each field missing or in another shape. */
function hostile(message: (typeof HEARD)[number]): { readonly origin: string; readonly data: unknown }[] {
  const data = { vitrine: 'preview', session: TOKEN, ...message };
  const origins = [
    'https://evil.example',
    `${OFFICE}.evil.example`,
    `${OFFICE}:444`,
    'http://office.example',
    'null',
    '',
    '*',
  ];
  const sessions = [undefined, null, '', 'other', `${TOKEN} `, 7, [TOKEN], {}].map((session) => ({
    session,
  }));
  const marks = [undefined, true, 'Preview', ['preview']].map((vitrine) => ({ vitrine }));
  const shapes = Object.keys(message).flatMap((name) => [{ [name]: undefined }, { [name]: Symbol.iterator }]);
  return [
    ...origins.map((origin) => ({ origin, data })),
    ...[...sessions, ...marks, ...shapes].map((change) => ({ origin: OFFICE, data: { ...data, ...change } })),
    ...[[data], JSON.stringify(data)].map((each) => ({
      origin: OFFICE,
      data: each,
    })),
  ];
}

test('of 200 hostile messages none changes anything, and each is heard as it should be told', async () => {
  const all = HEARD.flatMap(hostile);
  expect(all.length).toBeGreaterThanOrEqual(200);
  const { say, site, session, hostPage, visitor } = await openPreview();
  const heard: unknown[] = [];
  const wanted: string[] = [];
  session.onUrl((path) => wanted.push(path));
  const noted = Object.entries(session).filter(([name]) => name.startsWith('$'));
  const state = () =>
    JSON.stringify([
      valueOf(site.company.$company.get()),
      site.company.$theme.get(),
      [...site.company.$layouts.get()],
      wanted,
      noted.map(([, store]) => (store as { get(): unknown }).get()),
    ]);
  for (const { origin, data } of all) {
    const before = state();
    hostPage.hear({ origin, data });
    await visitor.clock.advance(0);
    if (state() !== before) heard.push([origin, data]);
  }
  expect(heard).toEqual([]);
  for (const message of HEARD) {
    const last = state();
    await say(message);
    expect([message, state() === last]).toEqual([message, false]);
  }
});
