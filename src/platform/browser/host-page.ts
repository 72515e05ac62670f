import type { HostPage } from '../ports.ts';

const ATTRIBUTE = 'data-vitrine-consent';

/** Google's tag tells commands from other entries by their being the arguments of a function. */
function argumentsOf(..._words: readonly unknown[]): IArguments {
  return arguments;
}

export function browserHostPage(window: Window & typeof globalThis): HostPage {
  const { document } = window;
  const root = document.documentElement;

  /** What the page has under that name and pushes nothing into is no data layer. */
  function layer(): unknown[] {
    const known: unknown = Reflect.get(window, 'dataLayer');
    if (Array.isArray(known)) return known;
    const made: unknown[] = [];
    Reflect.set(window, 'dataLayer', made);
    return made;
  }

  return {
    consent: () => root.getAttribute(ATTRIBUTE),
    sayConsent: (words) => root.setAttribute(ATTRIBUTE, words),
    onConsent(act) {
      const observer = new MutationObserver(act);
      observer.observe(root, { attributeFilter: [ATTRIBUTE] });
      return () => observer.disconnect();
    },
    commands: () =>
      layer().flatMap((entry) =>
        Object.prototype.toString.call(entry) === '[object Arguments]'
          ? [Array.from(entry as ArrayLike<unknown>)]
          : [],
      ),
    command: (...words) => void layer().push(argumentsOf(...words)),
    push: (entry) => void layer().push(entry),
    define(name, value) {
      if (Reflect.get(window, name) === undefined) Reflect.set(window, name, value);
    },
    loadScript(address, attributes) {
      if ([...document.scripts].some(({ src }) => src === address)) return;
      const script = document.createElement('script');
      for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
      script.async = true;
      script.src = address;
      document.head.append(script);
    },
    onTold(name, act) {
      const hear = (event: Event) => act((event as CustomEvent<unknown>).detail);
      document.addEventListener(name, hear);
      return () => document.removeEventListener(name, hear);
    },
    ...windowAbove(window),
    nextFrame: (act) => nextFrame(window, act),
    origin: () => window.location.origin,
    leave: (address) => window.location.assign(address),
    leaveWhole: (address) => void window.open(address, '_top'),
    reload: () => window.location.reload(),
    forget(names) {
      for (const name of names) {
        for (const domain of domainsOf(window.location.hostname)) expire(document, name, domain);
        for (const storage of ['localStorage', 'sessionStorage'] as const) drop(() => window[storage], name);
      }
    },
  };
}

/** Milliseconds after which a page that is not painted, since nobody sees it, has had its turn. */
const UNSEEN = 200;

function nextFrame(window: Window, act: () => void): () => void {
  const stop = () => {
    window.cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  };
  const go = () => {
    stop();
    act();
  };
  const frame = window.requestAnimationFrame(go);
  const timer = window.setTimeout(go, UNSEEN);
  return stop;
}

/** The window that shows this one in a frame, else the one that has opened it. */
function aboveOf(window: Window): Window | null {
  if (window.parent !== window) return window.parent;
  // Whoever opened it may be any script.
  return window.opener as Window | null;
}

function windowAbove(window: Window): Pick<HostPage, 'onMessage' | 'post' | 'isFramed'> {
  return {
    onMessage(act) {
      const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
        if (source !== null && source === aboveOf(window)) act({ origin, data });
      };
      window.addEventListener('message', hear);
      return () => window.removeEventListener('message', hear);
    },
    post: (message, origin) => aboveOf(window)?.postMessage(message, origin),
    isFramed: () => window.parent !== window,
  };
}

/** A host and those above it: a script may have set its cookies for any of them. Empty is the host alone. */
function domainsOf(host: string): readonly string[] {
  const labels = host.split('.');
  return ['', ...labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))];
}

function expire(document: Document, name: string, domain: string): void {
  try {
    document.cookie = `${name}=; Path=/; Max-Age=0${domain && `; Domain=${domain}`}`;
  } catch {
    // Where cookies are refused there is none.
  }
}

function drop(find: () => Storage, name: string): void {
  try {
    find().removeItem(name);
  } catch {
    // Where storage is refused there is nothing in it.
  }
}
