import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export const COMPANIES = ['maison', 'atelier'] as const;
export type CompanyName = (typeof COMPANIES)[number];

/** What is shown of each company: pages with its account's entry and cart, and a list whose services can be put into that. */
const LISTS = {
  maison: 'shop="paris-marais" category="massages"',
  atelier: 'category="mains-et-pieds"',
} as const;

export interface HostPage {
  /** Two companies on one page of somebody else's. */
  readonly both: string;
  /** Another page of theirs, without any. */
  readonly none: string;
  close(): void;
}

/** A site of its own origin that shows two companies of a back end. */
export async function serveHostPage(backEndPort: number): Promise<HostPage> {
  const source = `http://localhost:${backEndPort}`;
  const parts = COMPANIES.map(
    (name) => `<div id="${name}">
      <vitrine-storefront company="cmp_${name}"></vitrine-storefront>
      <vitrine-booking company="cmp_${name}" ${LISTS[name]}></vitrine-booking></div>`,
  );
  const script = `<script type="module" src="${source}/embed/vitrine.js" data-company="cmp_maison" data-api="${source}"></script>`;
  const page = (head: string, body: string) =>
    `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Portail</title><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`;
  const server = createServer(({ url }, reply) => {
    reply.setHeader('content-type', 'text/html');
    reply.end(url === '/' ? page(script, parts.join('')) : page('', '<h1>Ailleurs</h1>'));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    both: `http://localhost:${port}/`,
    none: `http://localhost:${port}/elsewhere`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
