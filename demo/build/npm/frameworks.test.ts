import { execFile } from 'node:child_process';
import { readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installPinned } from '../../setup/pinned/install-pinned.ts';
import { CHECKER_PROJECTS, FRAMEWORK_USES, type FrameworkUse } from './framework-uses.ts';
import { strangersProject, type Project } from './strangers-project.ts';

const checkers = join(import.meta.dirname, 'checkers');
let project: Project;

beforeAll(async () => {
  await installPinned(checkers);
  project = strangersProject();
  const own = join(project.folder, 'node_modules');
  const there = readdirSync(own);
  for (const name of readdirSync(join(checkers, 'node_modules')))
    if (!name.startsWith('.') && !there.includes(name))
      symlinkSync(join(checkers, 'node_modules', name), join(own, name));
  for (const [name, options] of Object.entries(CHECKER_PROJECTS))
    writeFileSync(join(project.folder, name), JSON.stringify(options));
});
afterAll(() => rmSync(project.folder, { recursive: true, force: true }));

/** What the checker says of the program and of each wrong one, whose files have their number. */
async function said({ name, ending, checker, program, wrong }: FrameworkUse): Promise<string> {
  const write = (which: string, text: string) =>
    writeFileSync(join(project.folder, `${name.toLowerCase()}-${which}.${ending}`), text);
  write('right', program);
  wrong.forEach(([right, wrongly], index) => {
    expect(program).toContain(right);
    write(`wrong${index}`, program.replace(right, wrongly));
  });
  const [script = '', ...parameters] = checker;
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    [join(checkers, 'node_modules', script), ...parameters],
    { cwd: project.folder, maxBuffer: 1e8 },
  ).catch((error: { stdout: string; stderr: string }) => error);
  return stdout + stderr;
}

test.each(FRAMEWORK_USES)(
  'a project in $name has types of the elements: right uses pass, and each wrong one is refused',
  async (use) => {
    const text = await said(use);
    expect(text).not.toMatch(/-right\./);
    use.wrong.forEach(([, , message], index) => {
      const [, ...of] = text.split(new RegExp(`-wrong${index}\\.`));
      const lines = of.map((one) => one.split(/-(?:wrong\d|right)\./)[0]).join('\n');
      expect(lines, `wrong use ${index} of ${use.name}\n${text}`).toMatch(message);
    });
  },
);
