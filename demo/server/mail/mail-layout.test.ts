import { expect, test } from 'vitest';
import { companyOf } from '../testing/companies.ts';
import { textMail } from './templates/text-mail.ts';

const mailOf = (company: ReturnType<typeof companyOf>) =>
  textMail('fr', {
    subject: 'Un mot',
    greeting: 'Bonjour,',
    paragraphs: ['Tout va <bien>.'],
    link: { url: 'https://salon.example/?a=1&b=2', label: 'Voir' },
    company,
  }).html;

test('a mail is in the colours of its company, its link first of all', () => {
  const salon = companyOf('salon');
  const themed = { ...salon, themes: { general: { buttonsColor: '#1d4d40' }, pages: {} } };
  expect(mailOf(themed)).toMatch(/<a style="[^"]*background:#1d4d40;color:#ffffff[^"]*" href="https:/);
  expect(mailOf(salon)).not.toContain('#1d4d40');
});

test.each([
  [undefined, undefined, 'Georgia,serif', 'Arial,Helvetica,sans-serif'],
  ['Figtree', 'Newsreader', 'Figtree,Arial,Helvetica,sans-serif', 'Newsreader,Georgia,serif'],
  ['Open Sans', '"><script>', 'Open Sans,Georgia,serif', 'Arial,Helvetica,sans-serif'],
])(
  'a mail of a company with the fonts %s and %s has headings in %s and text in %s',
  (header, body, ...wanted) => {
    const general = {
      ...(header !== undefined && { headerFont: { name: header, url: '' } }),
      ...(body !== undefined && { bodyFont: { name: body, url: '' } }),
    };
    const html = mailOf({ ...companyOf('salon'), themes: { general, pages: {} } });
    const fontOf = (tag: string) => new RegExp(`<${tag} style="[^"]*font-family:([^;"]*)`).exec(html)?.[1];
    expect([fontOf('h1'), fontOf('body')]).toEqual(wanted);
  },
);

test('what is told in it stays text, and its styles hold no quote that would end them', () => {
  const html = mailOf(companyOf('<b>salon</b>'));
  expect(html).toContain('Tout va &lt;bien&gt;.');
  expect(html).toContain('href="https://salon.example/?a=1&amp;b=2"');
  expect(html).not.toContain('<b>salon');
  for (const [, style = ''] of html.matchAll(/style="([^"]*)"/g)) expect(style).toMatch(/^[\w\s:;#.,%-]+$/);
});
