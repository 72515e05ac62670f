import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';

/** Writes a page of docs; with `--check` says whether it is up to date, by the exit code. */
export async function writeGeneratedPage(name: string, command: string, markdown: string): Promise<void> {
  const file = new URL(`../../docs/${name}`, import.meta.url);
  const options = await resolveConfig(file);
  const text = await format(markdown, { ...options, parser: 'markdown' });
  if (!process.argv.includes('--check')) {
    writeFileSync(file, text);
  } else if (readFileSync(file, 'utf8') !== text) {
    console.error(`docs/${name} is not what the sources say: run \`npm run ${command}\`.`);
    process.exitCode = 1;
  }
}

export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
