import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tokenOfRole } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import { faultsIn } from '#server/uploads/testing/judge.ts';
import { isServedAsPicture, runTricks } from '#server/uploads/testing/run-tricks.ts';
import { uploadCorpus } from '#server/uploads/testing/upload-corpus.ts';
import { note } from '../note.ts';

/**
 * Uploads every trick of the corpus to a server of its own and tells what became of them: `node demo/bench/attacks/uploads.ts`. Ends
 * with 1 when one of them is kept as anything but a picture made anew, or when one brings the server down.
 */
const pictures = await mkdtemp(join(tmpdir(), 'vitrine-uploads-'));
const server = await startTestServer({ folders: { pictures } });
try {
  const company = await server.addCompany();
  const who = { company, token: await tokenOfRole(server, company, 'staff') };
  const outcomes = await runTricks(server.app, who, await uploadCorpus());
  const kept = outcomes.flatMap(({ address }) => (address === null ? [] : [address]));
  const served = await Promise.all(kept.map((address) => isServedAsPicture(server.app, address)));
  const faults = await faultsIn(join(pictures, 'uploads'));
  const failed = outcomes.filter(({ status }) => status >= 500);
  const strays = (await readdir(pictures)).filter((name) => name !== 'uploads');
  const active = faults.length + served.filter((isPicture) => !isPicture).length;
  const slowest = outcomes.toSorted((a, b) => b.milliseconds - a.milliseconds)[0];

  console.log(`tricks: ${outcomes.length}`);
  console.log(`refused: ${outcomes.length - kept.length - failed.length}`);
  console.log(`kept as pixels alone: ${kept.length - active}`);
  console.log(`accepted-as-active: ${active}`);
  console.log(`written elsewhere: ${strays.length}`);
  console.log(`failed: ${failed.length}`);
  console.log(`slowest: ${Math.round(slowest?.milliseconds ?? 0)} ms (${slowest?.title})`);
  console.log(`memory at the end: ${Math.round(process.memoryUsage.rss() / 1e6)} MB`);
  for (const fault of [...faults, ...strays, ...failed.map(({ title }) => title)]) console.error(fault);
  note('uploads kept as anything but pixels', active + strays.length, { most: 0 });
  note('uploads that failed the server', failed.length, { most: 0 });
  process.exitCode = active + strays.length + failed.length > 0 ? 1 : 0;
} finally {
  await server.close();
  await rm(pictures, { recursive: true });
}
