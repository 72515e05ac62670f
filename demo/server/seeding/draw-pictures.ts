import { startDrawing, type Drawing } from '#seed/pictures/drawing/drawing.ts';

/** How often people are told how far it is: once a part. */
const PARTS = 4;

/**
 * Draws the demo's missing pictures while other work goes first, and tells how far it is. Null where they cannot be drawn
 * at all: the pages show their colours then.
 */
export async function drawPictures(folder: string): Promise<Drawing | null> {
  let told = 0;
  try {
    const drawing = await startDrawing(folder, {
      isPatient: true,
      onProgress({ done, total }) {
        const part = Math.floor((done / total) * PARTS);
        if (done === 0) console.log(`Drawing ${total} pictures in the background (once)`);
        else if (part > told)
          console.log(done === total ? 'All pictures are drawn' : `${done} of ${total} pictures drawn`);
        told = part;
      },
    });
    void drawing.finished.then((failures) => failures.forEach((failure) => console.error(failure)));
    return drawing;
  } catch (error) {
    console.error(`The pictures cannot be drawn: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}
