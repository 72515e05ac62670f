import { describe, expect, test } from 'vitest';
import { layoutProperties, type LayoutTheme } from './site-layout.ts';

const PICTURE = 'https://media.example/wall.jpg';

describe('the frame of a site', () => {
  test('is the layout’s own where the company asks for nothing', () => {
    expect(layoutProperties({})).toEqual({});
    expect(
      layoutProperties({ siteContained: false, shadowSiteContained: true, headerFullWidth: false }),
    ).toEqual({});
  });

  test('is a column with another ground around it', () => {
    expect(layoutProperties({ siteContained: true })).toEqual({
      '--v-ground': 'var(--v-around)',
      '--v-column': 'var(--v-surface)',
    });
    expect(layoutProperties({ siteContained: true, shadowSiteContained: true })).toHaveProperty(
      ['--v-column-shadow'],
      'var(--v-shadow)',
    );
  });

  test('has a picture around the column, or around a sheet where the site is not contained', () => {
    const contained = layoutProperties({ siteContained: true, mkpBackgroundImage: PICTURE });
    expect(contained['--v-ground']).toContain(`url("${PICTURE}") top/100% auto no-repeat var(--v-around)`);
    expect(contained).not.toHaveProperty(['--v-sheet']);
    const sheet = layoutProperties({ mkpBackgroundImage: PICTURE, backgroundRepeat: 'repeat-x' });
    expect(sheet['--v-ground']).toContain(`url("${PICTURE}") repeat-x var(--v-around)`);
    expect(sheet).toHaveProperty(['--v-sheet'], 'var(--v-surface)');
    expect(sheet).not.toHaveProperty(['--v-column']);
  });

  test.each<[string]>([['javascript:alert(1)'], ['data:image/svg+xml,<svg/>'], ['/relative.png'], ['']])(
    'has no picture at %s',
    (mkpBackgroundImage) => {
      expect(layoutProperties({ mkpBackgroundImage })).toEqual({});
    },
  );

  test('keeps an address inside its quotes', () => {
    const { '--v-ground': background } = layoutProperties({
      mkpBackgroundImage: 'https://x.example/a")b\\c',
    });
    expect(background).toMatch(/url\("https:\/\/x\.example\/[^"\\]*"\)/);
  });

  test.each<[LayoutTheme, string, string]>([
    [{ headerFullWidth: true }, '--v-header-width', 'none'],
    [{ roundedMenu: true }, '--v-menu-line', 'none'],
  ])('%j acts on its own', (theme, name, value) => {
    expect(layoutProperties(theme)).toHaveProperty([name], value);
  });
});
