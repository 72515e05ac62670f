import type { FastifyInstance } from 'fastify';
import { formOf, type Trick } from './trick.ts';

interface Outcome {
  readonly title: string;
  readonly status: number;
  /** Where the picture is served, in its narrowest print; null where none was kept. */
  readonly address: string | null;
  readonly milliseconds: number;
}

/** Uploads each trick as somebody of the back office would, one after the other. */
export async function runTricks(
  app: FastifyInstance,
  who: { readonly company: string; readonly token: string },
  tricks: readonly Trick[],
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const trick of tricks) {
    const { payload, contentType } = formOf(trick);
    const started = performance.now();
    const reply = await app.inject({
      method: 'POST',
      url: `/upload/image${trick.dir === undefined ? '' : `?dir=${encodeURIComponent(trick.dir)}`}`,
      headers: {
        company: `cmp_${who.company}`,
        authorization: `Bearer ${who.token}`,
        'idempotency-key': crypto.randomUUID(),
        'content-type': contentType,
      },
      payload,
    });
    outcomes.push({
      title: trick.title,
      status: reply.statusCode,
      address: reply.statusCode === 200 ? addressOf(reply.json()) : null,
      milliseconds: performance.now() - started,
    });
  }
  return outcomes;
}

function addressOf(media: { readonly url: string; readonly widths: readonly number[] }): string {
  return media.url.replace('{width}', String(media.widths[0])).replace('{format}', 'webp');
}

/** Whether a browser that opens the address could take what it gets for anything but a picture. */
export async function isServedAsPicture(app: FastifyInstance, address: string): Promise<boolean> {
  const { statusCode, headers } = await app.inject({ url: address });
  return (
    statusCode === 200 &&
    headers['content-type'] === 'image/webp' &&
    headers['x-content-type-options'] === 'nosniff' &&
    String(headers['content-security-policy']).includes('sandbox')
  );
}
