import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '../../context.ts';
import { FONTS_STAND_IN } from '../../fonts/fetching/font-hosts.ts';
import { requestUrl } from '../../http/requests/request-url.ts';
import { plainPage, sendPage, spokenBy } from '../plain-pages.ts';

/** The families that it has, of those that come with the product: the package of each, and its weights. */
const FAMILIES: Readonly<
  Record<string, { readonly id: string; readonly weights: readonly [number, number] }>
> = {
  Newsreader: { id: 'newsreader', weights: [200, 800] },
  Figtree: { id: 'figtree', weights: [300, 900] },
};
const FILE = /^\/s\/(newsreader|figtree)\/([a-z-]+)-(normal|italic)\.woff2$/;

const packageFile = (id: string, path: string) =>
  fileURLToPath(import.meta.resolve(`@fontsource-variable/${id}/${path}`));

/**
 * Stands in for a host of fonts: style sheets at `/css2?family=Newsreader:ital,wght@0,400;1,700&family=…`, as Google Fonts documents
 * them, and the files that they name.
 */
export function createFontsSandbox({ originOf }: Pick<ServerContext, 'originOf'>) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { pathname, searchParams } = requestUrl(request);
    const [, id, subset, style] = FILE.exec(pathname) ?? [];
    if (id !== undefined) {
      const file = await readFile(packageFile(id, `files/${id}-${subset}-wght-${style}.woff2`)).catch(
        () => null,
      );
      if (file !== null)
        return reply.header('cache-control', 'public, max-age=86400').type('font/woff2').send(file);
    }
    if (pathname !== '/css2') return sendPage(reply, 404, plainPage(spokenBy(request), 'missing'));
    const asked = searchParams.getAll('family').map(askedFamily);
    const families = asked.filter((each) => each !== null);
    if (families.length === 0 || families.length < asked.length)
      return reply
        .code(400)
        .type('text/plain; charset=utf-8')
        .send('400: the families are not known, or asked for otherwise.');
    const rules = await Promise.all(families.map((each) => rulesOf(each, originOf(FONTS_STAND_IN))));
    return reply.header('cache-control', 'no-store').type('text/css; charset=utf-8').send(rules.join('\n'));
  };
}

interface Asked {
  readonly family: string;
  readonly faces: readonly { readonly style: 'normal' | 'italic'; readonly weight: string }[];
}

/** `Newsreader`, `Newsreader:wght@400;700`, `Newsreader:ital,wght@0,400;1,200..800`; null: as it is not documented, or not here. */
function askedFamily(text: string): Asked | null {
  const [, family = '', axes = 'wght', values = '400'] =
    /^([\w ]+?)(?::([a-z,]+)@([\d.,;]+))?$/.exec(text) ?? [];
  if (!Object.hasOwn(FAMILIES, family) || !['wght', 'ital', 'ital,wght'].includes(axes)) return null;
  const [lightest, heaviest] = FAMILIES[family]!.weights;
  const faces = values.split(';').map((tuple) => {
    const [first = '', second = '400'] = tuple.split(',');
    const [ital, weight] = axes === 'wght' ? ['0', first] : [first, second];
    const ends = weight.split('..').map(Number);
    const isHere = ends.length <= 2 && ends.every((each) => each >= lightest && each <= heaviest);
    return isHere && /^[01]$/.test(ital)
      ? ({ style: ital === '1' ? 'italic' : 'normal', weight: ends.join(' ') } as const)
      : null;
  });
  const known = faces.filter((face) => face !== null);
  return known.length === faces.length ? { family, faces: known } : null;
}

/** A rule for each style, weight and subset, those of the letters that few texts have first. */
async function rulesOf({ family, faces }: Asked, origin: string): Promise<string> {
  const { id } = FAMILIES[family]!;
  const ranges = JSON.parse(await readFile(packageFile(id, 'unicode.json'), 'utf8')) as Record<
    string,
    string
  >;
  return faces
    .flatMap(({ style, weight }) =>
      Object.entries(ranges).map(
        ([subset, range]) => `/* ${subset} */
@font-face {
  font-family: '${family}';
  font-style: ${style};
  font-weight: ${weight};
  font-display: swap;
  src: url(${origin}/s/${id}/${subset}-${style}.woff2) format('woff2');
  unicode-range: ${range.replaceAll(',', ', ')};
}`,
      ),
    )
    .join('\n');
}
