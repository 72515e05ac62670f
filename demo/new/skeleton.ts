import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { screenName, type ScreenName } from './screen-name.ts';

const folder = join(import.meta.dirname, 'screen');
const stand = screenName('sample-name');

/** A file of a new screen, by its path from the root. */
export interface NewFile {
  readonly path: string;
  readonly text: string;
}

function named(text: string, name: ScreenName): string {
  return text
    .replaceAll(stand.kebab, name.kebab)
    .replaceAll(stand.camel, name.camel)
    .replaceAll(stand.pascal, name.pascal)
    .replaceAll(stand.words, name.words);
}

/** Every file of a screen, made of the ones in `screen/`: how long its lines are depends on its name. */
export function filesOf(name: ScreenName, root: string): Promise<NewFile[]> {
  const templates = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.txt'),
  );
  return Promise.all(
    templates.toSorted().map(async (file): Promise<NewFile> => {
      const path = named(file.replaceAll('\\', '/').slice(0, -'.txt'.length), name);
      const filepath = join(root, path);
      const text = named(readFileSync(join(folder, file), 'utf8'), name);
      return { path, text: await format(text, { ...(await resolveConfig(filepath)), filepath }) };
    }),
  );
}
