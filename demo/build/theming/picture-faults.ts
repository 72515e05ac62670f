import { readdirSync, statSync } from 'node:fs';
import { MOST_BYTES, pictureName } from '../../bench/pages/layouts/picture-files.ts';

/** Layouts without a picture in a folder, pictures of none, and those that are too large. */
export function pictureFaults(
  folder: URL,
  layouts: Readonly<Record<string, readonly string[]>>,
): readonly string[] {
  const wanted = Object.entries(layouts).flatMap(([kind, ids]) => ids.map((id) => pictureName({ kind, id })));
  const there = readdirSync(folder);
  const command = 'npm run bench:layouts -- --write';
  return [
    ...wanted
      .filter((name) => !there.includes(name))
      .map((name) => `docs/theming/${name} is missing: \`${command}\` writes it.`),
    ...there
      .filter((name) => !wanted.includes(name))
      .map((name) => `docs/theming/${name} is the picture of no layout.`),
    ...there
      .filter((name) => statSync(new URL(name, folder)).size > MOST_BYTES)
      .map((name) => `docs/theming/${name} has more than ${MOST_BYTES} bytes.`),
  ];
}
