import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Where the elements are: around that column nothing of them may be seen. */
export const COLUMN = { left: 320, top: 60, width: 640 };

// No policy hides what a style sheet tries, and the browser moves nothing to keep in sight what was seen.
const page = (portal: string) => `<!doctype html><html lang="fr"><meta charset="utf-8"><title>Institut</title>
<style>
html{overflow-y:scroll;overflow-anchor:none;font:16px sans-serif}
body{margin:0}
header{height:${COLUMN.top}px}
main{width:${COLUMN.width}px;margin-left:${COLUMN.left}px}
</style>
<script type="module" src="${portal}/embed/vitrine.js" data-company="cmp_maison"></script>
<header>Institut Claire-Vallée</header>
<main><p>Votre panier : <vitrine-cart locale="fr"></vitrine-cart></p>
<vitrine-shop locale="fr"><p slot="header">Nos produits</p></vitrine-shop></main></html>`;

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';

function answer(reply: ServerResponse, type: string, body: string): void {
  const headers = { 'content-type': type, 'cache-control': 'no-store', 'access-control-allow-origin': '*' };
  reply.writeHead(200, headers).end(body);
}

export interface SalonPage {
  readonly address: string;
  /** The origin that nothing on the page may ask. */
  readonly foreign: string;
  /** The paths that it was asked for. */
  readonly asked: ReadonlySet<string>;
  stop(): void;
}

/** A salon's own page with two elements of the built bundle, and a host that tells what of it asks for more. */
export async function serveSalonPage(portal: string): Promise<SalonPage> {
  const asked = new Set<string>();
  const server = createServer(({ url = '', headers: { host = '' } }, reply) => {
    if (host.startsWith('salon.')) return answer(reply, 'text/html', page(portal));
    asked.add(url);
    answer(reply, 'image/svg+xml', PICTURE);
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://salon.localhost:${port}/`,
    foreign: `http://elsewhere.localhost:${port}`,
    asked,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
