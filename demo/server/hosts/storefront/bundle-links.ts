import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { CompanyTheme } from '#domain/company/company-theme.ts';
import type { Locale } from '#domain/locale.ts';
import { themeFonts } from '#server/render/theme-fonts.ts';

const Chunk = Type.Object({
  file: Type.String(),
  isEntry: Type.Optional(Type.Boolean()),
  imports: Type.Optional(Type.Array(Type.String())),
  dynamicImports: Type.Optional(Type.Array(Type.String())),
});
const Manifest = Type.Record(Type.String(), Chunk);
type Chunk = Static<typeof Chunk>;
type Manifest = Static<typeof Manifest>;

/**
 * The chunks that an element's first screen needs, its texts among them, as addresses to preload: without them the browser
 * would learn of each only when it has the one before. Empty while nothing is built.
 */
export async function chunksOf(bundle: string, element: string, locale: Locale): Promise<readonly string[]> {
  const manifest = await readManifest(bundle);
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry === true && chunk.dynamicImports);
  const screen = entry?.dynamicImports?.find((name) => isOf(manifest[name], element));
  const texts = manifest[`virtual:texts/${locale}/${element}`];
  if (screen === undefined) return [];
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (chunk === undefined || chunk === entry || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  visit(screen);
  if (texts !== undefined) files.add(texts.file);
  return [...files].filter((file) => file.endsWith('.js')).map((file) => `/embed/${file}`);
}

/** Addresses of the font files of a theme, so that they are there when the first text is set. One that is not built is left out. */
export async function fontsOf(bundle: string, theme: CompanyTheme): Promise<readonly string[]> {
  const files = Object.entries(await readManifest(bundle));
  return themeFonts(theme).flatMap((font) => {
    if (URL.canParse(font)) return [font];
    const built = files.find(([source]) => basename(source) === font);
    return built ? [`/embed/${built[1].file}`] : [];
  });
}

function isOf(chunk: Chunk | undefined, element: string): boolean {
  return chunk !== undefined && basename(chunk.file).startsWith(`${element}-`);
}

async function readManifest(bundle: string): Promise<Manifest> {
  const text = await readFile(join(bundle, '.vite', 'manifest.json'), 'utf8').catch(() => '{}');
  const manifest: unknown = JSON.parse(text);
  return Value.Check(Manifest, manifest) ? manifest : {};
}
