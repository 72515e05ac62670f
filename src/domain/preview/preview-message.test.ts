import { describe, expect, test } from 'vitest';
import { previewMessage, withSetting } from './preview-message.ts';

describe('a message of the back office', () => {
  test.each([
    [
      { type: 'colour', field: 'buttonsColor', value: '#3a5f4b' },
      { kind: 'setting', path: ['themes', 'general', 'buttonsColor'], value: '#3a5f4b' },
    ],
    [
      { type: 'theme', page: 'services', id: 'cards' },
      { kind: 'setting', path: ['themes', 'pages', 'services'], value: 'cards' },
    ],
    [
      { type: 'font', field: 'bodyFont', name: 'Lora', url: 'https://fonts.example/lora.woff2' },
      {
        kind: 'setting',
        path: ['themes', 'general', 'bodyFont'],
        value: { name: 'Lora', url: 'https://fonts.example/lora.woff2' },
      },
    ],
    [
      { type: 'value', path: 'booker.sections.home', value: { heroImage: { enabled: false, slides: [] } } },
      {
        kind: 'setting',
        path: ['booker', 'sections', 'home'],
        value: { heroImage: { enabled: false, slides: [] } },
      },
    ],
    [
      { type: 'customCss', css: 'h1 { letter-spacing: 0.1em }' },
      { kind: 'setting', path: ['themes', 'general', 'customCss'], value: 'h1 { letter-spacing: 0.1em }' },
    ],
    [
      { type: 'url', path: '/en/contact?x=1' },
      { kind: 'url', path: '/en/contact?x=1' },
    ],
    [
      { type: 'highlight', part: 'book-button' },
      { kind: 'highlight', part: 'book-button' },
    ],
    [
      { type: 'highlight', part: null },
      { kind: 'highlight', part: null },
    ],
    [
      { type: 'point', isOn: true },
      { kind: 'point', isOn: true },
    ],
    [
      { type: 'compare', isOn: false },
      { kind: 'compare', isOn: false },
    ],
    [
      { type: 'scheme', scheme: 'dark' },
      { kind: 'scheme', scheme: 'dark' },
    ],
    [
      { type: 'scheme', scheme: null },
      { kind: 'scheme', scheme: null },
    ],
  ])('%j is understood', (data, message) => {
    expect(previewMessage(data)).toEqual(message);
  });

  const cyclic: Record<string, unknown> = {};
  cyclic['self'] = cyclic;
  test.each([
    undefined,
    null,
    7,
    'colour',
    [],
    {},
    { type: 'COLOUR', field: 'buttonsColor', value: '#fff' },
    { type: 'colour', field: 'buttonsColor', value: 'red' },
    { type: 'colour', field: 'buttonsColor', value: '#fff;}*{display:none' },
    { type: 'colour', field: '__proto__', value: '#fff' },
    { type: 'colour', field: 'a.b', value: '#fff' },
    { type: 'theme', page: 'constructor', id: 'cards' },
    { type: 'theme', page: 'services', id: '../x' },
    { type: 'font', field: 'buttonsColor', name: 'x', url: '' },
    { type: 'value', path: 'token', value: 'cmp_other' },
    { type: 'value', path: 'booker.payment.provider', value: 'free' },
    { type: 'value', path: 'booker.previewOrigins', value: ['https://evil.example'] },
    { type: 'value', path: 'themes.general.__proto__.x', value: 1 },
    { type: 'value', path: 'booker.', value: 1 },
    { type: 'value', path: 'booker.ganalytics', value: 'G-1' },
    { type: 'value', path: 'themes.general', value: {} },
    { type: 'value', path: 'toString.call', value: 1 },
    { type: 'value', path: 'booker.sections', value: undefined },
    { type: 'value', path: 'booker.sections', value: Number.NaN },
    { type: 'value', path: 'booker.sections', value: () => 1 },
    { type: 'value', path: 'booker.sections', value: cyclic },
    { type: 'value', path: 'booker.sections', value: JSON.parse('{"__proto__":{"x":1}}') as unknown },
    { type: 'value', path: 'booker.sections', value: 'x'.repeat(100_001) },
    { type: 'customCss', css: 'x'.repeat(2_000_000) },
    { type: 'url', path: '//evil.example/' },
    { type: 'url', path: '/\\evil.example/' },
    { type: 'url', path: 'javascript:alert(1)' },
    { type: 'url', path: 'https://evil.example/' },
    { type: 'highlight', part: '*' },
    { type: 'highlight' },
    { type: 'point' },
    { type: 'compare', isOn: 'yes' },
    { type: 'scheme' },
    { type: 'scheme', scheme: 'sepia' },
    new Map([['type', 'highlight']]),
  ])('%j is none', (data) => {
    expect(previewMessage(data)).toBeNull();
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });
});

test('a setting takes its place, and what stands beside it stays', () => {
  const reply = { token: 'cmp_x', themes: { general: { dark: true }, pages: { services: 'cards' } } };
  expect(withSetting(reply, ['themes', 'general', 'buttonsColor'], '#fff')).toEqual({
    token: 'cmp_x',
    themes: { general: { dark: true, buttonsColor: '#fff' }, pages: { services: 'cards' } },
  });
  expect(reply.themes.general).toEqual({ dark: true });
  expect(withSetting({ booker: 7 }, ['booker', 'x', 'y'], 1)).toEqual({ booker: { x: { y: 1 } } });
});
