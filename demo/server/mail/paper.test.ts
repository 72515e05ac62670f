import { expect, test } from 'vitest';
import { companyOf } from '../testing/companies.ts';
import { letterMail } from './letter.ts';

const letter = (company: ReturnType<typeof companyOf>) =>
  letterMail('fr', {
    subject: 'Un mot',
    greeting: 'Bonjour,',
    paragraphs: ['Tout va <bien>.'],
    link: { url: 'https://salon.example/?a=1&b=2', label: 'Voir' },
    company,
  }).html;

test('a mail is in the colours of its company, its link first of all', () => {
  const salon = companyOf('salon');
  const themed = { ...salon, themes: { general: { buttonsColor: '#1d4d40' }, pages: {} } };
  expect(letter(themed)).toMatch(/<a style="[^"]*background:#1d4d40;color:#ffffff[^"]*" href="https:/);
  expect(letter(salon)).not.toContain('#1d4d40');
});

test('what is told in it stays text, and its styles hold no quote that would end them', () => {
  const html = letter(companyOf('<b>salon</b>'));
  expect(html).toContain('Tout va &lt;bien&gt;.');
  expect(html).toContain('href="https://salon.example/?a=1&amp;b=2"');
  expect(html).not.toContain('<b>salon');
  for (const [, style = ''] of html.matchAll(/style="([^"]*)"/g)) expect(style).toMatch(/^[\w\s:;#.,%-]+$/);
});
