import { useEffect } from 'react';

/** Runs while the page is there to be looked at: what it gives back is called when the page is left, or the part is gone. */
export function useWhileShown(begin: () => () => void): void {
  useEffect(() => {
    let end = begin();
    const leave = () => end();
    const comeBack = () => {
      end();
      end = begin();
    };
    globalThis.addEventListener('pagehide', leave);
    globalThis.addEventListener('pageshow', comeBack);
    return () => {
      globalThis.removeEventListener('pagehide', leave);
      globalThis.removeEventListener('pageshow', comeBack);
      end();
    };
  }, [begin]);
}
