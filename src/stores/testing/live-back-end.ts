import { createMemoryNetwork } from '#platform/memory/network.ts';
import type { Fetch } from '#platform/ports.ts';
import type { Visitor } from './visitor.ts';

/** A connection as the back end has it. */
export interface OpenStream {
  readonly shopIds: readonly string[];
  isOpen: boolean;
  /** An event with its data. */
  tell(name: string, data: object, id?: number): void;
  /** Text as it is. */
  write(text: string): void;
  end(): void;
}

/** The visitor's back end, with connections that a test speaks through. */
export function liveBackEnd({ clock, backEnd }: Visitor) {
  const network = createMemoryNetwork(clock, backEnd.serve);
  const streams: OpenStream[] = [];
  const refusals: Response[] = [];

  const fetch: Fetch = async (url, init) => {
    const { pathname, searchParams } = new URL(url);
    if (pathname !== '/api/appointments/changes') return network.fetch(url, init);
    const refused = refusals.shift();
    if (refused) return refused;
    let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
    const body = new ReadableStream<Uint8Array>({
      start(own) {
        controller = own;
      },
      cancel() {
        stream.isOpen = false;
      },
    });
    const stream: OpenStream = {
      shopIds: (searchParams.get('shopids') ?? '').split(','),
      isOpen: true,
      tell(name, data, id) {
        stream.write(
          `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`,
        );
      },
      write: (text) => controller?.enqueue(new TextEncoder().encode(text)),
      end() {
        stream.isOpen = false;
        controller?.close();
      },
    };
    init.signal?.addEventListener('abort', () => {
      if (stream.isOpen) controller?.error(new DOMException('gone', 'AbortError'));
      stream.isOpen = false;
    });
    streams.push(stream);
    stream.tell('open', { shopids: stream.shopIds });
    return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
  };

  return {
    fetch,
    streams,
    /** The next connections are answered so. */
    refuse: (...replies: Response[]) => void refusals.push(...replies),
    open: () => streams.filter(({ isOpen }) => isOpen),
    /** Questions for free times so far. */
    asked: () => network.sent.filter(({ path }) => path === '/api/appointments').length,
  };
}
