import { afterEach, describe, expect, it } from 'vitest';
import { baseCss } from './rules/base.ts';
import { withoutRem } from './rules/twind.ts';
import { appendRules, clearSheet, sheetText, tw, usedRules } from './sheet.ts';

describe('tw', () => {
  afterEach(clearSheet);

  it('tw gives the class names back and makes their rules at once', () => {
    expect(tw(' p-4  text-muted ')).toBe('p-4 text-muted');
    expect(usedRules().join('\n')).toContain('.p-4{');
    expect(usedRules().join('\n')).toContain('.text-muted{color:var(--v-muted)}');
  });

  it('tw makes each rule once, whoever asks', () => {
    tw('p-4 m-2');
    tw('m-2');
    tw('p-4');
    expect(usedRules()).toHaveLength(2);
  });

  it('the sheet is text where there are no style sheets to construct', () => {
    tw('flex');
    expect(sheetText().startsWith(baseCss())).toBe(true);
    expect(sheetText()).toContain('.flex{display:flex}');
  });

  it('rules that were appended stay behind all others, once, whatever comes to be used', () => {
    appendRules('[data-map]{overflow:hidden}');
    tw('flex');
    appendRules('[data-map]{overflow:hidden}');
    expect(sheetText().endsWith('.flex{display:flex}[data-map]{overflow:hidden}')).toBe(true);
  });

  it('tw counts in --u and never in the host page’s rem, in container queries in em', () => {
    tw('p-4 -mt-2 w-[2.5rem] @md:p-2 max-w-xs text-body space-y-3 translate-x-4');
    const css = usedRules().join('\n');
    expect(css.replace(/^[^{]*\{/gm, '')).not.toMatch(/\drem\b/);
    expect(css).toContain('padding:calc(var(--u)*1)');
    expect(css).toContain('@container (min-width:28em)');
  });

  it.each([
    ['1rem', 'calc(var(--u)*1)'],
    ['-.5rem', 'calc(var(--u)*-.5)'],
    ['calc(100% - 1.25rem)', 'calc(100% - calc(var(--u)*1.25))'],
    ['10px', '10px'],
    ['theorem', 'theorem'],
    ['#1rem', '#1rem'],
  ])('the CSS value %s is %s in the element’s unit', (css, expected) => {
    expect(withoutRem(css)).toBe(expected);
  });
});
