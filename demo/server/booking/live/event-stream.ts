import { PassThrough } from 'node:stream';
import { LIVE_PING_MS } from '#contract/booking/live/live-times.ts';
import type { LiveEvents } from '#contract/booking/live/live-times-wire.ts';

/** Bytes that may wait for a reader; whoever is further behind is dropped, and reads anew. */
const MOST_WAITING_BYTES = 256 * 1024;
/** How long a stream is open, more or less: whoever reads on comes back, and may find another process. */
const LIFE_MS = 300_000;

/** Server-sent events for one reader. */
export interface EventStream {
  readonly stream: PassThrough;
  /** Text of whole events. */
  write(text: string): void;
  /** Sends a ping, or ends, where it is time for that. */
  tick(): void;
  end(): void;
}

/** `now`: milliseconds of a clock that never goes back. */
export function createEventStream(now: () => number, onClosed: () => void): EventStream {
  const stream = new PassThrough();
  const until = now() + LIFE_MS * (0.8 + 0.4 * Math.random());
  let writtenAt = now();
  stream.once('close', onClosed);
  stream.on('error', () => undefined);

  function write(text: string): void {
    if (stream.destroyed || stream.writableEnded) return;
    writtenAt = now();
    stream.write(text);
    if (stream.readableLength + stream.writableLength > MOST_WAITING_BYTES) stream.destroy();
  }

  return {
    stream,
    write,
    tick() {
      const time = now();
      if (time >= until) stream.end();
      else if (time - writtenAt >= LIVE_PING_MS) write(':\n\n');
    },
    end: () => void stream.end(),
  };
}

/** An event as it is written; without an id, the reader keeps the last one. */
export function eventText<Name extends keyof LiveEvents>(
  name: Name,
  data: LiveEvents[Name],
  id?: number,
): string {
  const head = id === undefined ? '' : `id: ${id}\n`;
  return `${head}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
