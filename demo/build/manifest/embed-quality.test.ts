import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const page = readFileSync(join(root, 'docs/embed-quality.md'), 'utf8');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

const rows = page
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [number = '', requirement = '', met = '', , shown = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    const proofs = [...shown.matchAll(/`([^`]+)`(?: “([^”]+)”)?/g)].map(([, file = '', title]) => ({
      file,
      title,
    }));
    return { number: Number(number), requirement, met, proofs };
  });

describe('the page of what the elements promise', () => {
  test('has the 56 requirements, each met, met in part, or plainly not', () => {
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 56 }, (_, index) => index + 1));
    for (const { number, met, proofs } of rows) {
      expect(['yes', 'in part', 'not yet'], `row ${number}`).toContain(met);
      expect(proofs.length > 0, `row ${number}`).toBe(met !== 'not yet');
    }
  });

  test.each(rows.flatMap(({ number, proofs }) => proofs.map((proof) => ({ number, ...proof }))))(
    'row $number names what is there: $file',
    ({ file, title }) => {
      if (file.startsWith('npm run ')) return expect(scripts).toHaveProperty(file.replace('npm run ', ''));
      expect(existsSync(join(root, file))).toBe(true);
      expect(title, 'a test is named by words of its title').toBeDefined();
      expect(readFileSync(join(root, file), 'utf8')).toContain(title);
    },
  );

  test('counts its rows as they are', () => {
    const count = (word: string) => rows.filter(({ met }) => met === word).length;
    expect(page.replace(/\s+/g, ' ')).toContain(
      `Of the 56 ${count('yes')} are met, ${count('in part')} in part, ${count('not yet')} not yet.`,
    );
  });
});
