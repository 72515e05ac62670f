import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { features } from '#registry';
import { definitionOf, renderElement } from './engine/render-element.tsx';
import { textsIn } from './renderer.ts';
import { htmlFaults } from './testing/html-faults.ts';
import { startTestServer, type TestServer } from '#server/testing/test-server.ts';
import { writePosts } from '#server/content/tests/write-posts.ts';

let server: TestServer;
let salon: string;
let closed: string;

beforeAll(async () => {
  server = await startTestServer({
    apiHosts: ['localhost'],
    renderer: { render: renderElement, definitionOf, texts: textsIn('locales') },
    folders: { pages: 'demo/pages' },
  });
  salon = await server.addCompany({ langs: { fr: true, en: true, de: true, es: true, it: true } });
  closed = await server.addCompany({ siteDisabled: true });
  await writePosts(
    server,
    salon,
    {
      author: 'Inès',
      body: {
        fr: '<h2>Un & "deux"</h2><p>Texte <a href="https://salon.example/?a=1&b=2">lien</a></p><ul><li>x</ul>',
      },
      image: { url: `/medias/${salon}/a.{width}.{format}`, widths: [320, 640], alt: {}, colour: '#aabbcc' },
    },
    {},
  );
});
afterAll(() => server.close());

const visit = (host: string, url: string) => server.app.inject({ url, headers: { host } });
/** A machine that does other things as well may not have rendered it in time at first. */
const whole = (host: string, url: string) =>
  vi.waitFor(
    async () => {
      const { body, statusCode } = await visit(host, url);
      expect([statusCode, body.includes('shadowrootmode')]).toEqual([expect.any(Number), true]);
      return body;
    },
    { timeout: 40_000, interval: 500 },
  );

describe('no validator has anything to say of', () => {
  const PAGES = [
    '/',
    '/services',
    '/services/care',
    '/services/care/massage',
    '/one',
    '/one/services/care',
    '/contact',
    '/legal',
  ];
  const SPOKEN = PAGES.map(
    (path, at) => `${['', '/en', '/de', '/es', '/it'][at % 5]}${path === '/' ? '' : path}` || '/',
  );

  test.each([
    ...new Set([...PAGES, ...SPOKEN]),
    '/magazine',
    '/it/magazine',
    '/magazine/article-0',
    '/de/magazine/article-0',
    '/nowhere',
  ])('the rendered page %s', async (path) => {
    expect(htmlFaults(await whole(`${salon}.localhost`, path))).toEqual([]);
  });

  test.each(['/panier', '/auth', '/profile/orders', '/rendez-vous/a', '/waiting', '/?page=reserved'])(
    'the page %s, which is one visitor’s',
    async (path) => {
      expect(htmlFaults((await visit(`${salon}.localhost`, path)).body)).toEqual([]);
    },
  );

  test('the page of a closed site', async () => {
    expect(htmlFaults(await whole(`${closed}.localhost`, '/disabled'))).toEqual([]);
  });

  test.each([
    ['nobody.localhost', '/'],
    ['pay.localhost', '/'],
    ['mail.localhost', '/'],
    ['localhost', '/api/docs'],
    ['localhost', '/'],
  ])('the page of the host %s at %s', async (host, url) => {
    expect(htmlFaults((await visit(host, url)).body)).toEqual([]);
  });

  test.each(features.flatMap(({ name, element }) => (element ? [`vitrine-${name}`] : [])))(
    'the first screen of %s',
    async (tag) => {
      const body = await whole('localhost', `/embed/render/${tag}?company=cmp_${salon}&locale=fr`);
      expect(htmlFaults(`<${tag}>${body}</${tag}>`)).toEqual([]);
    },
  );
});

test.each([
  ['<p><div></div></p>', '<p> is not closed'],
  ['<ul><div></div></ul>', '<div> stands in <ul>'],
  ['<p id="a"></p><p id="a"></p>', 'the id a is there twice'],
  ['<label for="b">x</label>', 'for names b, which is not there'],
  ['<a href=""></a>', '<a> has an empty href'],
  ['<a href="/"><button type="button"></button></a>', '<button> stands in <a>'],
  ['<img src="a">', '<img> has no alt'],
  ['<p class="a" class="b"></p>', 'duplicate-attribute in line 1'],
  ['<span></span></span>', '1 end tags end nothing'],
  ['<div><b></div>', '<b> is not closed'],
  ['<template><p id="a"></p></template><p id="a"></p>', undefined],
])('of %s is said: %s', (html, fault) => {
  const faults = htmlFaults(html);
  if (fault === undefined) expect(faults).toEqual([]);
  else expect(faults).toContain(fault);
});
