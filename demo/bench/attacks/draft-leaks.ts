import { Agent, request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { BackOffice } from '../../e2e/fixtures/back-office.ts';
import { seededFolder } from '../../setup/cache/seeded-folder.ts';
import { note } from '../note.ts';
import { withSeededServer } from '../pages/with-seeded-server.ts';

/**
 * Reads a company's pages, documents and API as visitors do while drafts of its look are saved one after the other, and read by their
 * tokens in between: `node demo/bench/attacks/draft-leaks.ts [answers]`, 10,000 unless said otherwise. Each draft has words and a colour that
 * nothing else has. Ends with 1 where an answer to a visitor holds one of them, or where the drafts could not be seen by their tokens.
 */
const answers = Number(process.argv[2] ?? 10_000);
if (!Number.isInteger(answers) || answers < 1) {
  console.error('The number of answers has to be whole: draft-leaks.ts [answers].');
  process.exit(2);
}
const COMPANY = 'maison';
const VISITORS = 6;
/** Of each draft's words and colours, and of nothing that is published. */
const WORDS = 'zqxdraft';
const COLOUR = '#d7af1';
const MARK = new RegExp(`${WORDS}|${COLOUR}`, 'i');

const PAGES = [
  '/',
  '/en',
  '/de/contact',
  '/contact',
  '/services',
  '/services/massages',
  '/boutique',
  '/legal',
];
const DOCUMENTS = ['/paris-marais', '/gift', '/manifest.webmanifest', '/sitemap.xml', '/magazine'];
const CALLS = ['/api/companies/me', `/api/companies/token/host/${COMPANY}.localhost`, '/api/themes/look'];

interface Answer {
  readonly status: number;
  readonly body: string;
}

type Get = (path: string, headers?: Readonly<Record<string, string>>) => Promise<Answer>;

/** Asks one server, by the name of the company's host. */
function visitorOf(port: number): Get {
  const agent = new Agent({ keepAlive: true, maxSockets: VISITORS + 4 });
  const own = { host: `${COMPANY}.localhost:${port}`, company: `cmp_${COMPANY}`, accept: '*/*' };
  return async (path, headers = {}) => {
    const reply = await new Promise<IncomingMessage>((done, failed) => {
      request({ agent, port, path, headers: { ...own, ...headers } }, done)
        .on('error', failed)
        .end();
    });
    const { statusCode: status = 0, headers: told } = reply;
    return { status, body: JSON.stringify(told) + (await text(reply)) };
  };
}

/** A look that differs from each other one. */
function draftOf(turn: number) {
  const word = `${WORDS}${turn}`;
  const colour = `${COLOUR}${(turn % 16).toString(16)}`;
  return {
    identity: { displayName: word, logo: `/medias/${word}.svg` },
    themes: {
      general: { buttonsColor: colour, headerColor: colour, customCss: `.${word} { color: ${colour} }` },
      pages: { contact: word },
    },
    booker: {
      customMenuItems: [{ id: turn, url: `https://${word}.example/`, label: { fr: word }, order: 1 }],
      favicon: { image: `/medias/${word}.png`, title: word },
    },
  };
}

interface Seen {
  drafts: number;
  /** Answers to whoever has a token, and those of them that held a draft. */
  previews: number;
  shown: number;
}

/** Saves drafts, and looks at each by its token, until all visitors have been answered. */
async function draft(office: BackOffice, get: Get, isOver: () => boolean): Promise<Seen> {
  const seen: Seen = { drafts: 0, previews: 0, shown: 0 };
  const origin = 'https://office.example';
  while (!isOver()) {
    const { token } = await office.draft(draftOf(seen.drafts), origin);
    seen.drafts += 1;
    for (const path of ['/api/companies/me', `/~preview.${token}~/contact`, '/api/companies/me']) {
      const { body } = await get(path, { previewtheme: token });
      if (!path.startsWith('/api')) continue;
      seen.previews += 1;
      if (MARK.test(body)) seen.shown += 1;
    }
  }
  return seen;
}

interface Asked {
  readonly kinds: Map<string, number>;
  readonly leaks: string[];
}

/** What a visitor may send besides: another's word for a token, an old page, an address that nobody has asked for. */
function variantOf(path: string, turn: number): [string, Record<string, string>] {
  if (turn % 3 === 0) return [path, {}];
  if (turn % 3 === 1) return [`${path}${path.includes('?') ? '&' : '?'}visit=${turn}`, {}];
  return [path, { previewtheme: 'a'.repeat(43), 'accept-language': turn % 2 === 0 ? 'en' : 'fr' }];
}

async function visit(get: Get, { kinds, leaks }: Asked, next: () => number | null): Promise<void> {
  const paths = [...PAGES, ...DOCUMENTS, ...CALLS, ...CALLS];
  for (let turn = next(); turn !== null; turn = next()) {
    const [path, headers] = variantOf(paths[turn % paths.length] ?? '/', Math.floor(turn / paths.length));
    const { status, body } = await get(path, headers);
    kinds.set(`${status}`, (kinds.get(`${status}`) ?? 0) + 1);
    if (MARK.test(body)) leaks.push(`${path} ${JSON.stringify(headers)}: ${MARK.exec(body)?.[0]}`);
  }
}

async function measure(port: number): Promise<boolean> {
  const get = visitorOf(port);
  for (const path of [...PAGES, ...DOCUMENTS, ...CALLS])
    if (MARK.test((await get(path)).body)) throw new Error(`${path} has the mark of the drafts already.`);
  const office = await BackOffice.of(`http://localhost:${port}`, COMPANY, 'admin');
  const begun = performance.now();
  const asked: Asked = { kinds: new Map(), leaks: [] };
  let turn = 0;
  let isOver = false;
  const drafting = draft(office, get, () => isOver);
  const next = () => (turn < answers ? turn++ : null);
  await Promise.all(Array.from({ length: VISITORS }, () => visit(get, asked, next)));
  isOver = true;
  const { drafts, previews, shown } = await drafting;
  const statuses = Object.fromEntries([...asked.kinds].toSorted());
  const seconds = Math.round((performance.now() - begun) / 1000);
  const { leaks } = asked;
  console.log(JSON.stringify({ answers, leaks: leaks.length, drafts, previews, shown, statuses, seconds }));
  for (const leak of leaks.slice(0, 20)) console.log(leak);
  note('answers to visitors that hold a draft', leaks.length, { most: 0 });
  note('previews that show the draft (share)', shown / previews, { least: 1 });
  const isFailed = [...asked.kinds.keys()].some((status) => Number(status) >= 500);
  if (isFailed) console.log('Some answers were failures: they hold nothing, and prove nothing.');
  return leaks.length === 0 && drafts > 1 && shown === previews && !isFailed;
}

process.exitCode = (await withSeededServer(await seededFolder('drafts'), measure)) ? 0 : 1;
