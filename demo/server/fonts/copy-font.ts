import type { FontWire } from '#contract/company/font-wire.ts';
import { refuse, type Refusal } from '../http/refusal.ts';
import { fetchFile, type FetchedFile } from './fetching/fetch-file.ts';
import { fontAddressOf, type FontHosts } from './fetching/font-hosts.ts';
import { storeFont, type FontPlace } from './font-files.ts';
import { fontKindOf, type FontKind } from './font-kind.ts';
import { sheetFaces, type SheetFace } from './font-sheet.ts';

/** Files of one font. */
const MOST_FILES = 40;
/** Bytes of all of them, and of a style sheet. */
const MOST_BYTES = 5_000_000;
const LARGEST_SHEET = 300_000;
/** Files that are fetched at the same time. */
const AT_ONCE = 6;
/** Milliseconds for all of a font: whoever asks is waiting, and a call may take ten seconds. */
const PATIENCE = 8000;

type Fault = 'font_host' | 'font_silent' | 'font_none' | 'font_name' | 'font_large';
interface Faulty {
  readonly fault: Fault;
  /** What a font might be called. */
  readonly names?: readonly string[];
}
type Fetched = { readonly content: Buffer; readonly kind: FontKind };

/** A font as a theme names it. */
interface NamedFont {
  readonly name: string;
  readonly url: string;
}

interface Copying extends FontPlace {
  readonly hosts: FontHosts;
  /** What a refusal is about: the address in the call that asks for it. */
  readonly field: string;
}

/** Copies the files of a font to the company's own, all of them or none; gives it as visitors have it, or says why not in a sentence. */
export async function copyFont(font: NamedFont, copying: Copying): Promise<FontWire | Refusal> {
  const copied = await copy(font, copying, AbortSignal.timeout(PATIENCE));
  if (!('fault' in copied)) return copied;
  const { fault: sentence, names } = copied;
  const choices = sentence === 'font_host' ? copying.hosts.names : names;
  return refuse('invalid', { sentence, field: copying.field, ...(choices && { choices }) });
}

async function copy(
  font: NamedFont,
  { hosts, ...place }: Copying,
  signal: AbortSignal,
): Promise<FontWire | Faulty> {
  const address = fontAddressOf(font.url, hosts);
  if (address === null) return { fault: 'font_host' };
  const answer = await fetchFile(address, { most: MOST_BYTES, signal, resolve: hosts.resolve });
  if (answer.kind !== 'file') return faultOf(answer);
  const kind = fontKindOf(answer.content);
  if (kind !== null) return { ...font, url: await storeFont(place, answer.content, kind) };
  const chosen = chosenFaces(answer.content, address.url, font.name);
  if ('fault' in chosen) return chosen;
  const files = await fetchAll(new Set(chosen.map(({ source }) => source)), hosts, signal);
  if ('fault' in files) return files;
  const faces: NonNullable<FontWire['faces']>[number][] = [];
  for (const { source, weight, range } of chosen) {
    const { content, kind: format } = files.get(source)!;
    faces.push({ url: await storeFont(place, content, format), weight, range });
  }
  return { name: font.name || chosen[0]!.family, url: plainest(faces).url, faces };
}

const faultOf = ({ kind }: Exclude<FetchedFile, { kind: 'file' }>): Faulty => ({
  fault: kind === 'large' ? 'font_large' : 'font_silent',
});

/** Those of the name in a style sheet; of a sheet with one font those, whatever the company calls it. */
function chosenFaces(sheet: Buffer, base: URL, name: string): readonly SheetFace[] | Faulty {
  const faces = sheet.length > LARGEST_SHEET ? [] : sheetFaces(sheet.toString('utf8'), base);
  const names = [...new Set(faces.map(({ family }) => family))];
  const [only] = names;
  if (only === undefined) return { fault: 'font_none' };
  const wanted = names.find((each) => each.toLowerCase() === name.trim().toLowerCase());
  if (wanted === undefined && names.length > 1) return { fault: 'font_name', names };
  const chosen = faces.filter(({ family }) => family === (wanted ?? only));
  return chosen.length > MOST_FILES ? { fault: 'font_large' } : chosen;
}

async function fetchAll(
  sources: ReadonlySet<string>,
  hosts: FontHosts,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Fetched> | Faulty> {
  const files = new Map<string, Fetched>();
  const waiting = [...sources];
  let room = MOST_BYTES;
  let faulty: Faulty | null = null;
  async function fetchNext(): Promise<void> {
    for (let source = waiting.shift(); source !== undefined && faulty === null; source = waiting.shift()) {
      const file = await fetchFont(source, hosts, { most: room, signal });
      if ('fault' in file) faulty ??= file;
      else {
        room -= file.content.length;
        files.set(source, file);
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, fetchNext));
  if (room < 0) return { fault: 'font_large' };
  return faulty ?? files;
}

async function fetchFont(
  source: string,
  hosts: FontHosts,
  { most, signal }: { readonly most: number; readonly signal: AbortSignal },
): Promise<Fetched | Faulty> {
  const address = fontAddressOf(source, hosts);
  if (address === null) return { fault: 'font_host' };
  const answer = await fetchFile(address, { most, signal, resolve: hosts.resolve });
  if (answer.kind !== 'file') return faultOf(answer);
  const kind = fontKindOf(answer.content);
  return kind === null ? { fault: 'font_none' } : { content: answer.content, kind };
}

/** What plain text is set in: the letters from a to z at the usual weight. */
function plainest<Face extends { readonly weight: string; readonly range: string }>(
  faces: readonly Face[],
): Face {
  const isPlain = ({ range }: Face) => range === '' || range.split(',').some(hasPlainLetter);
  const isUsual = ({ weight }: Face) => {
    const [lightest = 0, heaviest = lightest] = weight.split(' ').map(Number);
    return lightest <= 400 && heaviest >= 400;
  };
  return faces.find((face) => isPlain(face) && isUsual(face)) ?? faces.find(isPlain) ?? faces[0]!;
}

/** Whether a range, as `U+0000-00FF` or `U+00??`, has the letter a. */
function hasPlainLetter(range: string): boolean {
  const [from = '', to = from] = range.replace('U+', '').split('-');
  const at = 'a'.codePointAt(0)!;
  return parseInt(from.replaceAll('?', '0'), 16) <= at && at <= parseInt(to.replaceAll('?', 'F'), 16);
}
