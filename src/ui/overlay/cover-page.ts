import { createContext, useContext, useEffect, useRef } from 'react';

/** How dialogs have entries of the page's history. */
export interface PageCover {
  /** A dialog lies over the page until the result is called; Back closes it. `name`: Forward and a reload open it again. */
  coverPage(close: () => void, name?: string): () => void;
  /** `open` is called where the dialog of that name is to be opened again; false: it cannot be any more. */
  onReopen(name: string, open: () => boolean): () => void;
}

const PageCoverContext = createContext<PageCover | null>(null);

/** Given once at the root of an element; null where it leaves the page's history alone. */
export const PageCoverProvider = PageCoverContext.Provider;

export function usePageCover(): PageCover | null {
  return useContext(PageCoverContext);
}

/** Opens a dialog again where Forward or a reload leads to it; `name` null: it cannot be opened now, and may be later. */
export function useReopening(name: string | null, open: () => boolean): void {
  const cover = usePageCover();
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => (name === null ? undefined : cover?.onReopen(name, () => latest.current())), [name, cover]);
}
