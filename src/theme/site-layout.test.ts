import { describe, expect, test } from 'vitest';
import type { CompanyTheme } from '#domain/company/company-theme.ts';
import { layoutProperties } from './site-layout.ts';

const PICTURE = 'https://media.example/wall.jpg';

describe('the site layout', () => {
  test('the site layout is the default where the company asks for nothing', () => {
    expect(layoutProperties({})).toEqual({});
    expect(layoutProperties({ contained: false, containedShadow: true, fullWidthHeader: false })).toEqual({});
  });

  test('the site layout of a contained site is a column with another background around it', () => {
    expect(layoutProperties({ contained: true })).toEqual({
      '--v-background': 'var(--v-around)',
      '--v-column': 'var(--v-surface)',
    });
    expect(layoutProperties({ contained: true, containedShadow: true })).toHaveProperty(
      ['--v-column-shadow'],
      'var(--v-shadow)',
    );
  });

  test('the site layout has its picture around the column, or around a sheet without one', () => {
    const contained = layoutProperties({ contained: true, backgroundImage: PICTURE });
    expect(contained['--v-background']).toContain(
      `url("${PICTURE}") top/100% auto no-repeat var(--v-around)`,
    );
    expect(contained).not.toHaveProperty(['--v-sheet']);
    const sheet = layoutProperties({ backgroundImage: PICTURE, backgroundRepeat: 'repeat-x' });
    expect(sheet['--v-background']).toContain(`url("${PICTURE}") repeat-x var(--v-around)`);
    expect(sheet).toHaveProperty(['--v-sheet'], 'var(--v-surface)');
    expect(sheet).not.toHaveProperty(['--v-column']);
  });

  test.each<[string]>([['javascript:alert(1)'], ['data:image/svg+xml,<svg/>'], ['/relative.png'], ['']])(
    'the site layout has no picture at the address "%s"',
    (backgroundImage) => {
      expect(layoutProperties({ backgroundImage })['--v-background']).toBe('var(--v-around)');
    },
  );

  test('the site layout keeps the address of its picture inside quotes', () => {
    const { '--v-background': background } = layoutProperties({
      backgroundImage: 'https://x.example/a")b\\c',
    });
    expect(background).toMatch(/url\("https:\/\/x\.example\/[^"\\]*"\)/);
  });

  test.each<[CompanyTheme, string, string]>([
    [{ fullWidthHeader: true }, '--v-header-width', 'none'],
    [{ roundedMenu: true }, '--v-menu-line', 'none'],
  ])('the theme %j changes the site layout on its own', (theme, name, value) => {
    expect(layoutProperties(theme)).toHaveProperty([name], value);
  });
});
