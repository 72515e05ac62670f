import { availableParallelism } from 'node:os';
import { writeMarks } from '../marks/write-marks.ts';
import { openAlbum, type Album } from './album.ts';
import { startDrawer, type Drawer } from './drawer-process.ts';
import { createQueue, type Queue } from './queue.ts';

export interface DrawingProgress {
  readonly done: number;
  readonly total: number;
}

export interface DrawingOptions {
  /** Lets whatever else the machine does go first. */
  readonly isPatient?: boolean;
  /** Called before the first picture and after each one; not at all when everything is there already. */
  readonly onProgress?: (progress: DrawingProgress) => void;
}

/** Pictures being drawn. */
export interface Drawing {
  /** Draws a picture, `company/name`, next if it is still to be drawn. True once it need not be waited for any more. */
  waitFor(picture: string, signal: AbortSignal): Promise<boolean>;
  /** When all are drawn or drawing has stopped: a sentence for each picture that could not be made. */
  readonly finished: Promise<readonly string[]>;
  /** Ends the drawing; what was drawn is kept, who waits is told. */
  stop(): Promise<void>;
}

const MOST_DRAWERS = 8;

/**
 * Makes the demo's pictures in `directory` as `<company>/<name>.<width>.<format>`: those that are missing, and all of
 * them when the code that draws them has changed. Logos and favicons are there when this returns.
 */
export async function startDrawing(
  directory: string,
  { isPatient = false, onProgress }: DrawingOptions = {},
): Promise<Drawing> {
  await writeMarks(directory);
  const album = await openAlbum(directory);
  const total = album.missing.length;
  const queue = createQueue(album.missing);
  const drawers = Array.from({ length: Math.min(availableParallelism(), total, MOST_DRAWERS) }, () =>
    startDrawer(directory, isPatient),
  );
  let done = 0;
  const tell = () => onProgress?.({ done, total });
  if (total > 0) tell();
  const onDrawn = () => {
    done += 1;
    tell();
  };
  return {
    waitFor: (picture, signal) => queue.waitFor(picture, signal),
    finished: Promise.all(drawers.map((drawer) => work(drawer, queue, album, onDrawn))).then((failures) => {
      queue.close();
      return failures.flat();
    }),
    async stop() {
      queue.close();
      await Promise.all(drawers.map((drawer) => drawer.stop()));
    },
  };
}

/** Lets a drawer take pictures until none is left; returns what it failed at. The others do without one that has ended. */
async function work(drawer: Drawer, queue: Queue, album: Album, onDrawn: () => void): Promise<string[]> {
  const failures: string[] = [];
  while (!drawer.hasEnded()) {
    const picture = queue.take();
    if (picture === undefined) break;
    const failure = await attempt(drawer, picture, album);
    if (queue.isClosed()) break;
    if (failure !== null) failures.push(`The picture ${picture} could not be made: ${failure}`);
    queue.settle(picture);
    onDrawn();
  }
  await drawer.stop();
  return failures;
}

async function attempt(drawer: Drawer, picture: string, album: Album): Promise<string | null> {
  try {
    const { failure = null } = await drawer.draw(picture);
    if (failure === null) await album.note(picture);
    return failure;
  } catch (error) {
    return String(error);
  }
}
