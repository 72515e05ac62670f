import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastify from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { demoCompanies } from '#seed/companies.ts';
import { createHostPages } from './host-pages.ts';

const ROOT = join(import.meta.dirname, '../../..');
const ENTITIES = { '&lt;': '<', '&gt;': '>', '&amp;': '&' } as const;
let page = '';

beforeAll(async () => {
  const app = fastify();
  app.get('/', createHostPages(join(ROOT, 'demo/pages'), 'portal'));
  const reply = await app.inject({ url: '/', headers: { host: 'localhost:4123' } });
  page = reply.body;
  await app.close();
});

const textOf = (markup: string) => markup.replaceAll(/&(?:lt|gt|amp);/g, (name) => ENTITIES[name as '&lt;']);
const snippets = () =>
  [...page.matchAll(/<pre[^>]*>\s*<code>([^]*?)<\/code>/g)].map(([, code = '']) => textOf(code));

test('the portal says how many companies the demo has, and lists each by its token', () => {
  const companies = demoCompanies();
  expect(page).toContain(`the sites of ${companies.length} invented companies`);
  for (const { company } of companies) expect(page).toContain(`<code>cmp_${company.nickname}</code>`);
});

test('each snippet of the portal works when it is copied alone: it brings the script tag, and an element', () => {
  expect(snippets()).toHaveLength(7);
  for (const snippet of snippets()) {
    expect(snippet).toContain('<script type="module" src="http://localhost:4123/embed/vitrine.js"');
    expect(snippet).toMatch(/data-company="cmp_\w+" data-api="http:\/\/localhost:4123"/);
    expect(snippet).toMatch(/<vitrine-\w+[^>]*>/);
  }
});

test('the figures of the portal are the budgets of the elements, each with a command that there is', () => {
  const figures = page.slice(page.indexOf('id="figures"'));
  for (const name of readdirSync(join(ROOT, 'widgets'))) {
    const feature = join(ROOT, 'widgets', name, 'feature.ts');
    const budget = /budget: ([\d.]+)/.exec(readIfThere(feature))?.[1];
    if (budget !== undefined) expect(figures).toMatch(new RegExp(`${name}</th>\\s*<td>at most ${budget} kB`));
  }
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const commands = [...figures.matchAll(/<code>npm (?:run )?([\w:]+)/g)].map(([, name = '']) => name);
  expect(commands.length).toBeGreaterThan(5);
  for (const command of commands) expect(scripts).toHaveProperty([command]);
});

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
