import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FontHosts } from '../fetching/font-hosts.ts';

/** A host of fonts on this machine, as the stand-in of one; what it answers is another one's business. */
export interface FontHost {
  readonly origin: string;
  readonly hosts: FontHosts;
  /** Addresses that it was asked for. */
  readonly asked: string[];
  answer: RequestListener;
  close(): Promise<void>;
}

export async function openFontHost(): Promise<FontHost> {
  const asked: string[] = [];
  const server = createServer((request, reply) => {
    asked.push(request.url ?? '');
    host.answer(request, reply);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const origin = `http://fonts.localhost:${port}`;
  const host: FontHost = {
    origin,
    asked,
    hosts: { names: ['fonts.example'], standIn: origin },
    answer: (_, reply) => void reply.writeHead(404).end(),
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
  return host;
}

/** A font that comes with the product. */
export function realFont(subset: 'latin' | 'latin-ext' = 'latin'): Promise<Buffer> {
  return readFile(
    fileURLToPath(
      import.meta.resolve(`@fontsource-variable/figtree/files/figtree-${subset}-wght-normal.woff2`),
    ),
  );
}

/** A style sheet as hosts of fonts send it. */
export const sheetOf = (
  faces: readonly { family: string; url: string; weight?: string; range?: string; style?: string }[],
): string =>
  faces
    .map(
      ({ family, url, weight = '400', range, style = 'normal' }) => `@font-face {
  font-family: '${family}';
  font-style: ${style};
  font-weight: ${weight};
  font-display: swap;
  src: url(${url}) format('woff2');
  ${range ? `unicode-range: ${range};` : ''}
}`,
    )
    .join('\n');
