import { instant } from '#domain/time/instant.ts';
import { describe, expect, test } from 'vitest';
import { COLOUR, MESSAGE, TOKEN, openEditor, value } from './testing/open-editor.ts';

describe('a preview editor', () => {
  test('a change is told to every frame, and to the back office with the whole draft', async () => {
    const { editor, news, frame } = await openEditor();
    const [phone, desktop] = [frame('phone'), frame('desktop')];
    editor.start({ themes: { general: { menuColor: '#333333' } } });
    phone.told.length = desktop.told.length = 0;
    expect(editor.set(COLOUR, '#abcdef')).toBe(true);
    expect([phone.told, desktop.told]).toEqual([[value(COLOUR, '#abcdef')], [value(COLOUR, '#abcdef')]]);
    expect(news).toEqual([
      {
        path: COLOUR,
        change: { themes: { general: { menuColor: '#333333', buttonsColor: '#abcdef' } } },
      },
    ]);
  });

  test.each([
    ['token', 'cmp_y'],
    ['booker.payment.provider', 'free'],
    ['themes.general', {}],
    ['themes.general.__proto__.x', 1],
    [COLOUR, 'x'.repeat(100_001)],
  ])('%s is no setting of the look, or has no such value: nobody is told', async (path, given) => {
    const { editor, news, frame } = await openEditor();
    const { told } = frame('phone');
    expect([editor.set(path, given as string), told, news]).toEqual([false, [], []]);
  });

  test('another draft takes the place of what was changed, in the frames too', async () => {
    const { editor, frame } = await openEditor();
    const { told } = frame('phone');
    editor.set(COLOUR, '#aaaaaa');
    told.length = 0;
    editor.start({});
    expect([told, editor.$steps.get().canUndo]).toEqual([[value(COLOUR, '#123456')], false]);
  });

  test('a page that is loaded hears what was changed, and what is looked at', async () => {
    const { editor, frame } = await openEditor();
    const { told, shows } = frame('phone');
    editor.set(COLOUR, '#aaaaaa');
    editor.point(true);
    editor.highlight('header');
    told.length = 0;
    shows('/');
    expect(told).toEqual([
      value(COLOUR, '#aaaaaa'),
      { ...MESSAGE, type: 'scheme', scheme: null },
      { ...MESSAGE, type: 'point', isOn: true },
      { ...MESSAGE, type: 'compare', isOn: false },
      { ...MESSAGE, type: 'highlight', part: 'header' },
    ]);
    expect([...editor.$answering.get()]).toEqual(['phone']);
  });

  test('where a visitor goes in one frame the others follow, and none leads back', async () => {
    const { editor, news, frame } = await openEditor();
    const [phone, desktop] = [frame('phone'), frame('desktop')];
    for (const each of [phone, desktop]) each.shows('/');
    desktop.told.length = phone.told.length = 0;
    phone.shows('/contact');
    phone.shows('/legal');
    const urls = (told: readonly object[]) => told.filter((each) => Reflect.get(each, 'type') === 'url');
    expect(urls(desktop.told)).toEqual([
      { ...MESSAGE, type: 'url', path: '/contact' },
      { ...MESSAGE, type: 'url', path: '/legal' },
    ]);
    desktop.shows('/contact');
    desktop.shows('/legal');
    expect([urls(phone.told), editor.$path.get()]).toEqual([[], '/legal']);
    expect(news).toEqual([{ page: '/contact' }, { page: '/legal' }]);
  });

  test('a frame that was being loaded when another page was chosen goes there, and leads nobody back', async () => {
    const { editor, news, frame } = await openEditor();
    const [phone, desktop] = [frame('phone'), frame('desktop')];
    phone.shows('/');
    editor.open('/contact');
    desktop.told.length = phone.told.length = 0;
    desktop.shows('/');
    desktop.shows('/contact');
    phone.shows('/contact');
    const url = { ...MESSAGE, type: 'url', path: '/contact' };
    expect(desktop.told.filter((each) => Reflect.get(each, 'type') === 'url')).toEqual([url]);
    expect(phone.told.filter((each) => Reflect.get(each, 'type') === 'url')).toEqual([]);
    expect([editor.$path.get(), news]).toEqual(['/contact', [{ page: '/contact' }]]);
  });

  test('what is published is compared until something is changed, taken back or made again', async () => {
    const { editor, frame } = await openEditor();
    const { told } = frame('phone');
    const changes = [() => editor.set(COLOUR, '#aaaaaa'), editor.undo, editor.redo];
    for (const change of changes) {
      editor.compare(true);
      expect(editor.set('token', 'x')).toBe(false);
      expect(editor.$isComparing.get()).toBe(true);
      change();
      expect([editor.$isComparing.get(), told.at(-1)]).toEqual([
        false,
        { ...MESSAGE, type: 'compare', isOn: false },
      ]);
    }
  });

  test('a preference for dark is told, stays out of the draft, and is one of whoever looks', async () => {
    const { editor, news, frame } = await openEditor();
    const { told, shows } = frame('phone');
    const DARK = 'themes.general.dark';
    const preference = (scheme: string | null) => ({ ...MESSAGE, type: 'scheme', scheme });
    for (const scheme of ['dark', null, 'dark'] as const) {
      editor.scheme(scheme);
      expect(told.at(-1)).toEqual(preference(scheme));
    }
    editor.compare(true);
    told.length = 0;
    shows('/');
    expect(told).toContainEqual(preference('dark'));
    expect([news, editor.$fixedScheme.get()]).toEqual([[], null]);
    editor.set(DARK, false);
    expect(editor.$fixedScheme.get()).toBe('light');
    editor.undo();
    expect([told.at(-1), editor.$fixedScheme.get()]).toEqual([value(DARK, null), null]);
  });

  test('an address that is no page of the site leaves the frames together, and is not said to be shown', async () => {
    const { editor, news, frame } = await openEditor();
    const [phone, desktop] = [frame('phone'), frame('desktop')];
    for (const each of [phone, desktop]) each.shows('/');
    editor.open('/nowhere');
    editor.open('/');
    expect(editor.$path.get()).toBe('/');
    for (const path of ['/contact', '/']) {
      desktop.told.length = 0;
      phone.shows(path);
      desktop.shows(path);
      expect(desktop.told[0]).toEqual({ ...MESSAGE, type: 'url', path });
    }
    expect([editor.$path.get(), news]).toEqual(['/', [{ page: '/contact' }, { page: '/' }]]);
  });

  test('the same token given again, with more time, leaves the frames as they are', async () => {
    const { editor, frame, now } = await openEditor();
    frame('phone').shows('/');
    editor.use({ token: TOKEN, until: instant(now() + 60_000) });
    expect([...editor.$answering.get()]).toEqual(['phone']);
  });

  test('a change within a setting drafts the whole of it, in every language, once that is read', async () => {
    const networks = { instagram: 'maison', facebook: 'maison' };
    const look = {
      identity: { socialNetworks: networks },
      booker: { primarySiteLinkText: { fr: 'Le salon', en: 'The salon' } },
    };
    const { editor, news, advance } = await openEditor(look);
    editor.set('identity.socialNetworks.instagram', 'autre');
    await advance(0);
    const identity = { socialNetworks: { instagram: 'autre', facebook: 'maison' } };
    expect(news.at(-1)).toEqual({ path: 'identity.socialNetworks.instagram', change: { identity } });
    editor.set('booker.primarySiteLinkText.fr', 'La maison');
    const booker = { primarySiteLinkText: { fr: 'La maison', en: 'The salon' } };
    expect(news.at(-1)).toMatchObject({ change: { identity, booker } });
    editor.undo();
    expect(news.at(-1)).toMatchObject({ change: { identity } });
  });

  test('what is taken back is shown as it is published, in every language', async () => {
    const look = { booker: { customMenuItems: [{ text: { fr: 'Soins', en: 'Care' } }] } };
    const { editor, frame, advance } = await openEditor(look);
    await advance(0);
    const { told } = frame('phone');
    editor.set('booker.customMenuItems', []);
    editor.undo();
    expect(told.at(-1)).toEqual(value('booker.customMenuItems', look.booker.customMenuItems));
  });

  test('what was drafted and is published by now is shown as it is published', async () => {
    const published = (buttonsColor: string) => ({ themes: { general: { buttonsColor } } });
    const { editor, frame, advance } = await openEditor(published('#123456'), published('#aaaaaa'));
    await advance(0);
    const { told } = frame('phone');
    editor.set(COLOUR, '#aaaaaa');
    editor.start({});
    await advance(0);
    expect(told.at(-1)).toEqual(value(COLOUR, '#aaaaaa'));
  });

  test('the page that a frame was loaded at may spell its path otherwise, and is the one that is shown', async () => {
    const { editor, news, frame } = await openEditor();
    editor.open('/contact/');
    const phone = frame('phone', '/contact/');
    phone.shows('/contact');
    expect(phone.told.filter((each) => Reflect.get(each, 'type') === 'url')).toEqual([]);
    expect([editor.$path.get(), news]).toEqual(['/contact', [{ page: '/contact' }]]);
  });

  test('what is pressed is told with its settings, their values and where those come from', async () => {
    const { editor, news, frame } = await openEditor();
    const { say } = frame('phone');
    editor.start({ themes: { general: { headerColor: '#444444' } } });
    editor.set('booker.sections.home', { heroImage: { enabled: false } });
    news.length = 0;
    const settings = [
      COLOUR,
      'themes.general.headerColor',
      'themes.general.footerColor',
      'booker.sections',
      'token',
    ];
    say({ type: 'point', part: 'header', settings });
    expect(news).toMatchObject([
      {
        part: 'header',
        settings: [
          { path: COLOUR, value: '#123456', origin: 'published' },
          { path: 'themes.general.headerColor', value: '#444444', origin: 'drafted' },
          { path: 'themes.general.footerColor', origin: 'default' },
          { path: 'booker.sections', value: { home: { heroImage: { enabled: false } } }, origin: 'changed' },
        ],
      },
    ]);
  });

  test('what does not read is told once, what does not fit with its frame, and goes with it', async () => {
    const { editor, frame } = await openEditor();
    const [phone, desktop] = [frame('phone'), frame('desktop')];
    const contrast = [
      { path: COLOUR, scheme: 'light', chosen: '#ffee00', shown: '#7d7300', ratio: 1.2, least: 3 },
    ];
    const overflow = [{ part: 'header', text: 'Donau', by: 12 }];
    const css = { count: 2, line: 7, text: 'position: fixed' };
    phone.say({ type: 'faults', contrast, overflow });
    desktop.say({ type: 'faults', contrast, overflow: [], css });
    expect(editor.$faults.get()).toEqual({ contrast, overflow: [{ ...overflow[0], frame: 'phone' }], css });
    phone.say({ type: 'faults', contrast: [{ ...contrast[0], scheme: 'dark' }], overflow });
    desktop.say({ type: 'faults', contrast: [], overflow: [] });
    expect(editor.$faults.get().contrast).toEqual([]);
    phone.remove();
    desktop.remove();
    expect(editor.$faults.get()).toEqual({ contrast: [], overflow: [], css: null });
  });

  test.each([
    null,
    7,
    'page',
    {},
    { type: 'page', path: '/contact' },
    { vitrine: 'preview', session: 'other', type: 'page', path: '/contact' },
    { ...MESSAGE, type: 'page', path: 'https://evil.example' },
    { ...MESSAGE, type: 'value', path: COLOUR, value: '#000000' },
  ])('%j of a frame changes nothing', async (data) => {
    const { editor, news, frame } = await openEditor();
    const { hear, told } = frame('phone');
    hear(data);
    expect([news, told, editor.$path.get()]).toEqual([[], [], '/']);
  });

  test('without a token no frame is believed, and with another one each has to answer anew', async () => {
    const { editor, frame } = await openEditor();
    const { shows } = frame('phone');
    shows('/');
    editor.use(null);
    shows('/contact');
    expect([[...editor.$answering.get()], editor.$path.get()]).toEqual([[], '/']);
  });

  test('a token is good until its time, and another one is good again', async () => {
    const { editor, advance, now } = await openEditor();
    editor.use({ token: TOKEN, until: instant(now() + 60_000) });
    await advance(59_000);
    expect(editor.$isExpired.get()).toBe(false);
    await advance(2000);
    expect(editor.$isExpired.get()).toBe(true);
    editor.use({ token: 'other', until: instant(now() + 60_000) });
    expect(editor.$isExpired.get()).toBe(false);
  });
});
