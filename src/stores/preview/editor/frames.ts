import { atom, type ReadableAtom } from 'nanostores';
import type { Scheme } from '#domain/company/company-theme.ts';
import {
  isMarked,
  marked,
  previewReport,
  type PageFaults,
  type PreviewFaults,
  type PreviewReport,
} from '#domain/preview/preview-report.ts';

/** A frame that shows the site. */
export interface PreviewFrame {
  /** What its window has said; that it is its window, and of the site, is known. */
  hear(data: unknown): void;
  remove(): void;
}

export interface Frames {
  readonly $faults: ReadableAtom<PreviewFaults>;
  /** Names of those that have answered since the token was given. */
  readonly $answering: ReadableAtom<ReadonlySet<string>>;
  /** The token by which the frames know who speaks; null: there is none now. */
  use(token: string | null): void;
  /** `post` reaches the frame's window, and no other site than the company's; `loadedAt`: path of the page that it is loaded at. */
  add(name: string, post: (message: object) => void, loadedAt: string): PreviewFrame;
  tell(message: object): void;
  open(path: string): void;
}

interface ShownFrame {
  readonly name: string;
  readonly post: (message: object) => void;
  readonly loadedAt: string;
  /** Pages that it was sent to and has not told of yet. */
  readonly awaited: string[];
  /** It has told where it is since it was loaded. */
  isThere: boolean;
  faults: PageFaults;
}

type Pressed = Extract<PreviewReport, { readonly kind: 'point' }>;

/** What is made of what a frame says. */
interface Hearers {
  /** What a page that was loaded has to hear, which knows what is saved alone. */
  readonly greeting: () => readonly object[];
  /** In which the company's colours are chosen. */
  readonly scheme: () => Scheme;
  /** Path of the page that all frames are to show. */
  readonly path: () => string;
  readonly pressed: (pressed: Pressed) => void;
  /** A page is shown in a frame. */
  readonly arrived: (path: string) => void;
}

const NONE = { contrast: [], overflow: [], css: null } as const;

/** Of all frames; they have the same colours and the same CSS. */
function faultsOf(frames: readonly ShownFrame[], scheme: Scheme): PreviewFaults {
  const all = frames.flatMap(({ faults }) => faults.contrast);
  // Elsewhere other shades are shown by design.
  const contrast = all.filter((fault) => fault.scheme === scheme);
  return {
    contrast: contrast.filter((fault, at) => contrast.findIndex(({ path }) => path === fault.path) === at),
    overflow: frames.flatMap(({ name, faults }) =>
      faults.overflow.map((fault) => ({ ...fault, frame: name })),
    ),
    css: frames.map(({ faults }) => faults.css).find((css) => css !== null) ?? null,
  };
}

/** What is said to the frames, with the token by which they know who speaks. */
function createSpeech(shown: ReadonlySet<ShownFrame>) {
  let token: string | null = null;
  const say = (frame: ShownFrame, message: object): void => frame.post(marked(token, message));

  function send(frame: ShownFrame, path: string): void {
    frame.awaited.push(path);
    say(frame, { type: 'url', path });
  }

  return {
    say,
    send,
    sendAll(path: string, but: ShownFrame | null = null) {
      for (const frame of shown) if (frame !== but) send(frame, path);
    },
    /** False: it is the one that there is. */
    use(given: string | null): boolean {
      if (given === token) return false;
      token = given;
      return true;
    },
    read: (data: unknown) => (isMarked(data, token) ? previewReport(data) : null),
  };
}

/** The frames of one preview: all show the same page of the same draft. */
export function createFrames({ greeting, scheme, path: wanted, pressed, arrived }: Hearers): Frames {
  const shown = new Set<ShownFrame>();
  const $faults = atom<PreviewFaults>(NONE);
  const $answering = atom<ReadonlySet<string>>(new Set());
  const { say, send, sendAll, use, read } = createSpeech(shown);

  function hearPage(frame: ShownFrame, path: string): void {
    $answering.set(new Set([...$answering.get(), frame.name]));
    for (const message of greeting()) say(frame, message);
    const isFirst = !frame.isThere;
    frame.isThere = true;
    // It was loaded at an older page, and nothing that was said meanwhile was heard. The page of today may spell its path otherwise.
    if (isFirst && path !== wanted() && frame.loadedAt !== wanted()) {
      frame.awaited.length = 0;
      send(frame, wanted());
      return;
    }
    const at = frame.awaited.indexOf(path);
    // Where it was sent it leads nobody; elsewhere its visitor goes by themselves, and what it was sent to before is over.
    frame.awaited.splice(0, at < 0 ? frame.awaited.length : at + 1);
    // Those that are there show the page that was wanted already.
    if (at < 0 && !(isFirst && path === wanted())) sendAll(path, frame);
    if (at < 0 || path === wanted()) arrived(path);
  }

  function hear(frame: ShownFrame, data: unknown): void {
    const report = read(data);
    if (report?.kind === 'page') hearPage(frame, report.path);
    if (report?.kind === 'point') pressed(report);
    if (report?.kind !== 'faults') return;
    frame.faults = report;
    $faults.set(faultsOf([...shown], scheme()));
  }

  return {
    $faults,
    $answering,
    use(given) {
      if (!use(given)) return;
      for (const frame of shown) frame.isThere = false;
      $answering.set(new Set());
    },
    add(name, post, loadedAt) {
      const frame: ShownFrame = { name, post, loadedAt, awaited: [], isThere: false, faults: NONE };
      shown.add(frame);
      return {
        hear: (data) => hear(frame, data),
        remove() {
          shown.delete(frame);
          $answering.set(new Set([...$answering.get()].filter((each) => each !== name)));
          $faults.set(faultsOf([...shown], scheme()));
        },
      };
    },
    tell(message) {
      for (const frame of shown) say(frame, message);
    },
    open: (path) => sendAll(path),
  };
}
