import { describe, expect, test } from 'vitest';
import { COLOUR, openEditor, value } from './testing/open-editor.ts';

describe('the steps of a preview editor', () => {
  test('what was changed is taken back and made again, over what is drafted and what is published', async () => {
    const { editor, frame, advance } = await openEditor();
    const { told } = frame('phone');
    editor.start({ themes: { general: { headerColor: '#444444' } } });
    for (const [path, given] of [
      [COLOUR, '#aaaaaa'],
      ['themes.general.headerColor', '#bbbbbb'],
      ['themes.general.menuColor', '#cccccc'],
    ] as const) {
      editor.set(path, given);
      await advance(1000);
    }
    told.length = 0;
    for (let turn = 0; turn < 4; turn += 1) editor.undo();
    editor.redo();
    expect(told).toEqual([
      value('themes.general.menuColor', null),
      value('themes.general.headerColor', '#444444'),
      value(COLOUR, '#123456'),
      value(COLOUR, '#aaaaaa'),
    ]);
    expect(editor.$steps.get()).toEqual({ canUndo: true, canRedo: true });
    editor.set(COLOUR, '#dddddd');
    expect(editor.$steps.get()).toEqual({ canUndo: true, canRedo: false });
  });

  test('a draft whose changes are all taken back is what it was', async () => {
    const { editor, news, frame, advance } = await openEditor();
    const { say } = frame('phone');
    const draft = { themes: { general: { headerColor: '#444444' } } };
    editor.start(draft);
    for (const path of [COLOUR, 'themes.general.menuColor', 'themes.general.headerColor', COLOUR]) {
      editor.set(path, '#abcdef');
      await advance(1000);
    }
    for (let turn = 0; turn < 4; turn += 1) editor.undo();
    expect(news.at(-1)).toEqual({ path: COLOUR, change: draft });
    say({ type: 'point', part: 'x', settings: [COLOUR] });
    expect(news.at(-1)).toMatchObject({ settings: [{ value: '#123456', origin: 'published' }] });
  });

  test('several settings are one step, told once all of them are there', async () => {
    const { editor, news, frame } = await openEditor();
    const { told } = frame('phone');
    const theme = { [COLOUR]: '#aaaaaa', 'themes.pages.contact': 'locator' };
    expect(editor.set(theme)).toBe(true);
    const change = { themes: { general: { buttonsColor: '#aaaaaa' }, pages: { contact: 'locator' } } };
    expect(news).toEqual(Object.keys(theme).map((path) => ({ path, change })));
    told.length = 0;
    editor.undo();
    expect(told).toEqual([value('themes.pages.contact', null), value(COLOUR, '#123456')]);
    expect(editor.$steps.get()).toEqual({ canUndo: false, canRedo: true });
    editor.redo();
    expect(told.slice(2)).toEqual([value(COLOUR, '#aaaaaa'), value('themes.pages.contact', 'locator')]);
  });

  test('of several settings none is changed where one may not be', async () => {
    const { editor, news } = await openEditor();
    expect(editor.set({ [COLOUR]: '#aaaaaa', 'booker.payment.provider': 'free' })).toBe(false);
    expect([editor.set({}), editor.set('')]).toEqual([false, false]);
    expect([news, editor.$steps.get().canUndo]).toEqual([[], false]);
  });

  test('a colour that is dragged is one step', async () => {
    const { editor, frame, advance } = await openEditor();
    const { told } = frame('phone');
    for (let turn = 0; turn < 100; turn += 1) {
      editor.set(COLOUR, `#0000${turn.toString(16).padStart(2, '0')}`);
      await advance(10);
    }
    expect(told).toHaveLength(100);
    editor.undo();
    expect([told.at(-1), editor.$steps.get().canUndo]).toEqual([value(COLOUR, '#123456'), false]);
  });

  test('of 300 changes in three seconds, of fields by turns, none is lost: each can be taken back', async () => {
    const { editor, frame, advance, news } = await openEditor();
    const { told } = frame('phone');
    const paths = [COLOUR, 'themes.general.headerColor', 'themes.general.menuColor'];
    const colourOf = (turn: number) => `#${turn.toString(16).padStart(6, '0')}`;
    for (let turn = 0; turn < 300; turn += 1) {
      editor.set(paths[turn % 3] ?? '', colourOf(turn));
      await advance(10);
    }
    expect([told.length, news.length]).toEqual([300, 300]);
    expect(news.at(-1)).toMatchObject({
      change: {
        themes: {
          general: { buttonsColor: colourOf(297), headerColor: colourOf(298), menuColor: colourOf(299) },
        },
      },
    });
    for (let turn = 299; turn >= 3; turn -= 1) {
      editor.undo();
      expect(told.at(-1)).toEqual(value(paths[turn % 3] ?? '', colourOf(turn - 3)));
    }
    for (let turn = 0; turn < 3; turn += 1) editor.undo();
    expect(editor.$steps.get()).toEqual({ canUndo: false, canRedo: true });
  });
});
