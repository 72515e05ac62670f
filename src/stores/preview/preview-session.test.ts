import { expect, test } from 'vitest';
import { memoryStorage } from '#platform/memory/storage.ts';
import { companyWire } from '#platform/testing/wire-data.ts';
import { valueOf } from '../load.ts';
import { problem } from '../testing/back-end.ts';
import { createVisitor } from '../testing/visitor.ts';
import { previewSessionFeature } from './feature.ts';
import { PREVIEW_TOKEN } from './preview-token.ts';
import { drafted, GREEN, HOUR, OFFICE, openPreview, TO_GREEN, TOKEN } from './testing/open-preview.ts';

test('a back office of the company changes what is shown, and nothing that is asked of the back end', async () => {
  const { say, colour, session, visitor } = await openPreview();
  const before = visitor.sent.length;
  expect([session.$isShown.get(), session.$isFramed.get()]).toEqual([true, false]);
  await say(TO_GREEN);
  expect([colour(), visitor.sent.length]).toEqual([GREEN, before]);
});

test('a change of colours gives nobody another company; one of anything else does', async () => {
  const { say, site, colour } = await openPreview();
  const before = valueOf(site.company.$company.get());
  await say(TO_GREEN);
  expect([colour(), valueOf(site.company.$company.get()) === before]).toEqual([GREEN, true]);
  await say({ type: 'value', path: 'identity.displayName', value: 'Salon de demain' });
  const { identity, theme } = valueOf(site.company.$company.get()) ?? {};
  expect([identity?.name, theme?.accentColour, colour()]).toEqual(['Salon de demain', GREEN, GREEN]);
});

test('light and dark are shown as they are preferred, whatever of the look is shown', async () => {
  const { say, session } = await openPreview();
  await say({ type: 'scheme', scheme: 'dark' });
  await say({ type: 'compare', isOn: true });
  await say({ type: 'scheme', scheme: 'sepia' });
  expect(session.$scheme.get()).toBe('dark');
  await say({ type: 'scheme', scheme: null });
  expect(session.$scheme.get()).toBeNull();
});

test('another layout gives nobody another company, and no theme is applied anew', async () => {
  const { say, site, colour } = await openPreview();
  await say(TO_GREEN);
  const { $company, $theme, $layouts } = site.company;
  const told: string[] = [];
  $company.listen(() => told.push('company'));
  $theme.listen(() => told.push('theme'));
  $layouts.listen((layouts) => told.push(`gift ${layouts.get('gift')}`));
  await say({ type: 'theme', page: 'gift', id: 'cards' });
  await say({ type: 'theme', page: 'gift', id: 'cards' });
  expect([told, colour()]).toEqual([['gift cards'], GREEN]);
  await say({ type: 'value', path: 'identity.displayName', value: 'Salon de demain' });
  expect([told, $layouts.get().get('gift')]).toEqual([['gift cards', 'company'], 'cards']);
});

test('what was changed stays with another language', async () => {
  const { site, say, colour } = await openPreview();
  await say(TO_GREEN);
  await site.locale.choose('en');
  await site.company.ensure();
  expect(colour()).toBe(GREEN);
});

test('of many changes at once the last of each setting is shown, in one go', async () => {
  const { site, hostPage, visitor, colour } = await openPreview();
  let shown = 0;
  const off = site.company.$theme.listen(() => (shown += 1));
  for (let turn = 0; turn <= 255; turn += 1) {
    const value = `#0000${turn.toString(16).padStart(2, '0')}`;
    hostPage.hear({
      origin: OFFICE,
      data: { vitrine: 'preview', session: TOKEN, type: 'colour', field: 'buttonsColor', value },
    });
  }
  await visitor.clock.advance(0);
  off();
  expect([colour(), shown]).toEqual(['#0000ff', 1]);
});

test('what is published is shown while it is compared, with nothing of what was changed, and the draft afterwards', async () => {
  const { say, session, colour, visitor } = await openPreview();
  await say(TO_GREEN);
  visitor.backEnd.company = Object.assign(companyWire(), {
    themes: { general: { buttonsColor: '#0000ff' } },
  });
  await say({ type: 'compare', isOn: true });
  await expect.poll(colour).toBe('#0000ff');
  await say({ type: 'colour', field: 'buttonsColor', value: '#654321' });
  expect([colour(), session.$isShown.get()]).toEqual(['#0000ff', true]);
  await say({ type: 'compare', isOn: false });
  expect(colour()).toBe('#654321');
});

test('another language that comes while it is compared shows what is published in it; what did not come is asked again', async () => {
  const { site, say, colour, visitor } = await openPreview();
  await say(TO_GREEN);
  const published = Object.assign(companyWire({ booker: { langs: { fr: true, en: true } } }), {
    themes: { general: { buttonsColor: '#0000ff' } },
  });
  visitor.backEnd.meet('GET', '/api/companies/me', problem(500, 'server'));
  visitor.backEnd.company = published;
  await say({ type: 'compare', isOn: true });
  await visitor.clock.advance(60_000);
  await expect.poll(colour).toBe('#0000ff');
  const body = Object.assign(drafted(), { themes: { general: { buttonsColor: '#dddddd' } } });
  visitor.backEnd.meet('GET', '/api/companies/me', { status: 200, body });
  const shown: unknown[] = [];
  site.company.$theme.listen(() => shown.push(colour()));
  await site.locale.choose('en');
  await site.company.ensure();
  await expect.poll(() => shown.at(-1)).toBe('#0000ff');
});

test('whoever points is told so, and what they press is told to the back office', async () => {
  const { say, session, hostPage } = await openPreview();
  await say({ type: 'point', isOn: true });
  expect(session.$isPointing.get()).toBe(true);
  session.tell({ kind: 'point', part: 'header', settings: ['identity.logo'] });
  await expect.poll(() => hostPage.posted).toHaveLength(1);
  expect(hostPage.posted[0]?.message).toEqual({
    vitrine: 'preview',
    session: TOKEN,
    type: 'point',
    part: 'header',
    settings: ['identity.logo'],
  });
});

test('a page that is wanted and a part that is pointed at are told to who shows them', async () => {
  const { session, say } = await openPreview();
  const wanted: string[] = [];
  const off = session.onUrl((path) => wanted.push(path));
  await say({ type: 'url', path: '/en/contact' });
  off();
  await say({ type: 'url', path: '/' });
  await say({ type: 'highlight', part: 'hero' });
  expect([wanted, session.$highlighted.get()]).toEqual([['/en/contact'], 'hero']);
  await say({ type: 'highlight', part: null });
  expect(session.$highlighted.get()).toBeNull();
});

test('which page is shown is told to the back offices of the company alone', async () => {
  const { session, hostPage } = await openPreview();
  session.tellPage('/contact');
  // One that is not found is at the address of the tab.
  session.tellPage(null);
  await expect.poll(() => hostPage.posted).toHaveLength(2);
  const page = (path: string) => ({
    origin: OFFICE,
    message: { vitrine: 'preview', session: TOKEN, type: 'page', path },
  });
  expect(hostPage.posted).toEqual([page('/contact'), page('/')]);
});

test('which page is shown is told also while the company is read in another language', async () => {
  const { site, session, hostPage, visitor } = await openPreview();
  visitor.backEnd.meet(
    'GET',
    '/api/companies/me',
    ...Array.from({ length: 9 }, () => problem(500, 'server')),
  );
  await site.locale.choose('en');
  session.tellPage('/en');
  await expect.poll(() => hostPage.posted).toHaveLength(1);
});

test('a preview ends with its token: that is said, and nothing is heard any more', async () => {
  const { session, visitor, say, colour } = await openPreview();
  const before = colour();
  await visitor.clock.advance(HOUR);
  await say(TO_GREEN);
  expect([session.$isShown.get(), colour()]).toEqual([false, before]);
});

test('what could not be asked is no preview that has ended', async () => {
  const { session, visitor } = await openPreview({ isPreview: false, meets: [problem(500, 'server')] });
  await visitor.clock.advance(0);
  expect(session.$isShown.get()).toBeNull();
  visitor.backEnd.company = drafted();
  await visitor.clock.advance(10_000);
  await expect.poll(() => session.$isShown.get()).toBe(true);
});

test('another language that comes as it is published shows nothing of what was changed', async () => {
  const { site, session, visitor, say, colour } = await openPreview();
  const before = colour();
  await say(TO_GREEN);
  visitor.backEnd.company = companyWire({ booker: { langs: { fr: true, en: true } } });
  await site.locale.choose('en');
  await site.company.ensure();
  expect([session.$isShown.get(), colour()]).toEqual([false, before]);
});

test('a session that is over hears nothing', async () => {
  const { session, say, colour } = await openPreview();
  const before = colour();
  session.dispose();
  await say(TO_GREEN);
  expect(colour()).toBe(before);
});

test('a page that came as it is published is shown as it is drafted, in a tab that has a token', async () => {
  const visitor = createVisitor();
  const { site } = await visitor.open({
    ports: { tabStorage: memoryStorage(new Map([[PREVIEW_TOKEN, TOKEN]])) },
  });
  visitor.backEnd.company = drafted();
  const session = await site.open(previewSessionFeature);
  expect(session.$isShown.get()).toBeNull();
  await expect.poll(() => session.$isShown.get()).toBe(true);
});

test('whoever leaves a preview sees what is published', async () => {
  const { session, hostPage, kept } = await openPreview();
  session.leave();
  await expect.poll(() => hostPage.reloads()).toBe(1);
  expect(kept.has(PREVIEW_TOKEN)).toBe(false);
});
