import { startDrawing, type DrawingOptions } from './drawing/drawing.ts';

/**
 * Makes the demo's pictures in `directory`, as `startDrawing` does, to the last one. Rejects when one could not be made;
 * the others are kept.
 */
export async function renderPictures(directory: string, options: DrawingOptions = {}): Promise<void> {
  const { finished } = await startDrawing(directory, options);
  const failures = await finished;
  if (failures.length > 0) throw new Error(failures.join('\n'));
}
