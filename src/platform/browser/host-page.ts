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
    loadScript(address) {
      if ([...document.scripts].some(({ src }) => src === address)) return;
      const script = document.createElement('script');
      script.async = true;
      script.src = address;
      document.head.append(script);
    },
  };
}
