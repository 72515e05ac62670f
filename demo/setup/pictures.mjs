import { resolve } from 'node:path';
import { root } from './paths.mjs';
import { step } from './steps.mjs';

/** Where the demo's pictures lie, which take a minute to draw and are the same for every database. */
function picturesFolder() {
  const { PICTURES_DIR, DATA_DIR = '.data' } = process.env;
  return PICTURES_DIR ? resolve(root, PICTURES_DIR) : resolve(root, DATA_DIR, 'pictures');
}

/** Draws all of the demo's pictures that are missing or older than the code that draws them, and waits for the last one. */
export async function withPictures() {
  const { renderPictures } = await import('../seed/pictures/render-pictures.ts');
  let begin = () => undefined;
  let note = () => undefined;
  const begun = new Promise((done) => (begin = done));
  const drawn = renderPictures(picturesFolder(), {
    onProgress({ done, total }) {
      begin();
      note(`${done} of ${total}`);
    },
  });
  let isDone = false;
  await Promise.race([begun, drawn.then(() => (isDone = true))]);
  if (isDone) return;
  await step('Drawing the pictures (once)', (tell) => {
    note = tell;
    return drawn;
  });
}
