import { describe, expect, test } from 'vitest';
import type { CompanyTheme } from '#domain/company/company-theme.ts';
import { layoutProperties } from './site-layout.ts';

const PICTURE = 'https://media.example/wall.jpg';

describe('the frame of a site', () => {
  test('the frame of a site is the layout’s own where the company asks for nothing', () => {
    expect(layoutProperties({})).toEqual({});
    expect(layoutProperties({ contained: false, containedShadow: true, fullWidthHeader: false })).toEqual({});
  });

  test('the frame of a contained site is a column with another ground around it', () => {
    expect(layoutProperties({ contained: true })).toEqual({
      '--v-ground': 'var(--v-around)',
      '--v-column': 'var(--v-surface)',
    });
    expect(layoutProperties({ contained: true, containedShadow: true })).toHaveProperty(
      ['--v-column-shadow'],
      'var(--v-shadow)',
    );
  });

  test('the frame of a site has its picture around the column, or around a sheet without one', () => {
    const contained = layoutProperties({ contained: true, backgroundImage: PICTURE });
    expect(contained['--v-ground']).toContain(`url("${PICTURE}") top/100% auto no-repeat var(--v-around)`);
    expect(contained).not.toHaveProperty(['--v-sheet']);
    const sheet = layoutProperties({ backgroundImage: PICTURE, backgroundRepeat: 'repeat-x' });
    expect(sheet['--v-ground']).toContain(`url("${PICTURE}") repeat-x var(--v-around)`);
    expect(sheet).toHaveProperty(['--v-sheet'], 'var(--v-surface)');
    expect(sheet).not.toHaveProperty(['--v-column']);
  });

  test.each<[string]>([['javascript:alert(1)'], ['data:image/svg+xml,<svg/>'], ['/relative.png'], ['']])(
    'the frame of a site has no picture at the address "%s"',
    (backgroundImage) => {
      expect(layoutProperties({ backgroundImage })['--v-ground']).toBe('var(--v-around)');
    },
  );

  test('the frame of a site keeps the address of its picture inside quotes', () => {
    const { '--v-ground': background } = layoutProperties({ backgroundImage: 'https://x.example/a")b\\c' });
    expect(background).toMatch(/url\("https:\/\/x\.example\/[^"\\]*"\)/);
  });

  test.each<[CompanyTheme, string, string]>([
    [{ fullWidthHeader: true }, '--v-header-width', 'none'],
    [{ roundedMenu: true }, '--v-menu-line', 'none'],
  ])('the theme %j changes the frame of a site on its own', (theme, name, value) => {
    expect(layoutProperties(theme)).toHaveProperty([name], value);
  });
});
