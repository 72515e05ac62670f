import { resolve } from 'node:path';
import { expect, test } from 'vitest';

type Change = Readonly<Record<string, object>>;

/** A page of another origin has no types; what its module gives is said here. */
const { createLook, differing, mineOverTheirs, realChange } = (await import(
  resolve(import.meta.dirname, '../look.js')
)) as {
  readonly realChange: (change: Change, published: Change) => Change;
  readonly differing: (one: Change, other: Change) => readonly string[];
  readonly mineOverTheirs: (drafts: {
    readonly base: Change;
    readonly mine: Change;
    readonly theirs: Change;
  }) => Change;
  readonly createLook: (
    published: Change,
    draft: Change,
  ) => {
    readonly change: () => Change;
    readonly valueAt: (path: string) => unknown;
    readonly originOf: (path: string) => string;
    readonly take: (change: Change) => void;
    readonly publish: (now: Change) => readonly string[];
  };
};

const general = (fields: object): Change => ({ themes: { general: fields } });
const GREEN = '#1f5f3a';
const RED = '#8a1f1f';
const BUTTONS = 'themes.general.buttonsColor';

test('what is as it was published is no change, nor what there was nothing of', () => {
  const published = { ...general({ buttonsColor: GREEN, headerFont: { name: 'A', url: '' } }), booker: {} };
  const change = {
    ...general({
      buttonsColor: GREEN,
      headerFont: { url: '', name: 'A' },
      footerColor: null,
      roundedMenu: true,
    }),
    booker: { headerDark: null },
  };
  expect(realChange(change, published)).toEqual(general({ roundedMenu: true }));
});

test('what is off, empty or the first layout is as where nothing was said, and is sent where something was', () => {
  const change = {
    themes: {
      general: { roundedMenu: false, menuColor: '', bodyFont: { name: '', url: '' } },
      pages: { gift: 'default' },
    },
  };
  expect(realChange(change, {})).toEqual({});
  const published = {
    themes: {
      general: { roundedMenu: true, menuColor: GREEN, bodyFont: { name: 'A', url: '' } },
      pages: { gift: 'cards' },
    },
  };
  expect(realChange(change, published)).toEqual(change);
  expect(realChange(general({ dark: false }), {})).toEqual(general({ dark: false }));
});

test('that a site is dark can be taken back to what the visitor prefers', () => {
  expect(realChange(general({ dark: null }), general({ dark: true }))).toEqual(general({ dark: null }));
  expect(realChange(general({ dark: null }), general({}))).toEqual({});
});

test('of two drafts mine has what I changed, and all of theirs that I did not', () => {
  const base = general({ buttonsColor: GREEN, footerColor: GREEN, menuColor: GREEN });
  const mine = general({ buttonsColor: RED, footerColor: GREEN });
  const theirs = general({ buttonsColor: '#000000', footerColor: '#000000', menuColor: GREEN });
  expect(differing(base, mine)).toEqual([BUTTONS, 'themes.general.menuColor']);
  expect(mineOverTheirs({ base, mine, theirs })).toEqual(
    general({ buttonsColor: RED, footerColor: '#000000' }),
  );
});

test('a setting says where its value comes from', () => {
  const look = createLook(general({ buttonsColor: GREEN }), general({ footerColor: RED }));
  expect(look.originOf('themes.general.footerColor')).toBe('drafted');
  expect(look.originOf(BUTTONS)).toBe('published');
  expect(look.originOf('themes.general.menuColor')).toBe('asItComes');
  expect([look.valueAt(BUTTONS), look.valueAt('themes.general.footerColor')]).toEqual([GREEN, RED]);
});

test('after it was published nothing is drafted', () => {
  const look = createLook(general({ buttonsColor: GREEN }), {});
  look.take(general({ buttonsColor: RED }));
  expect(look.change()).toEqual(general({ buttonsColor: RED }));
  expect(look.publish(general({ buttonsColor: RED }))).toEqual([BUTTONS]);
  expect(look.change()).toEqual({});
});
