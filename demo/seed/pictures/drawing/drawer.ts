import sharp from 'sharp';
import { PICTURES } from '../pictures.ts';
import { printPicture } from '../print-picture.ts';
import type { Drawn } from './drawer-process.ts';

/** A process of its own: answers each `company/name` that it is sent once the picture is written, or with why it is not. */
const [, , directory = ''] = process.argv;

sharp.concurrency(1);

process.on('disconnect', () => process.exit());
process.on('message', (picture: string) => {
  draw(picture).then(
    () => answer({}),
    (error: unknown) => answer({ failure: String(error) }),
  );
});

async function draw(task: string): Promise<void> {
  const [company = '', name = ''] = task.split('/');
  const picture = PICTURES[company]?.find((each) => each.name === name);
  if (!picture) throw new Error(`There is no picture ${task}.`);
  await printPicture(picture, `${directory}/${company}`);
}

function answer(drawn: Drawn): void {
  process.send?.(drawn);
}
