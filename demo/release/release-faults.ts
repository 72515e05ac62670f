import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { changelogFaults } from './changelog.ts';
import { goneFaults, isBreaking } from './names/gone-names.ts';
import { namesNow } from './names/names-now.ts';

/** Where a version's files go, from the root. What has been released there is never written again. */
export const releaseFolder = (version: string): string => `release/${version}`;

/** What stands in the way of a release of a tree, each as a sentence. */
export function releaseFaults(root: string): readonly string[] {
  const changed = execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });
  const { now, released, sections } = namesNow(root);
  const folder = releaseFolder(now.version);
  return [
    ...(changed ? [`Some files are not committed:\n${changed.trimEnd()}`] : []),
    ...changelogFaults(sections, now.version),
    ...goneFaults(released, now, sections),
    ...(isBreaking(now.version, released.version)
      ? [`${now.version} is older than ${released.version}, which was released.`]
      : []),
    ...(existsSync(join(root, folder)) ? [`${folder} is there: a version is released once.`] : []),
  ];
}
