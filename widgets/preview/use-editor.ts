import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef, type RefObject } from 'react';
import type { PreviewEditor } from '#stores/preview/editor/preview-editor.ts';
import type { PreviewProps } from './preview-props.ts';
import { readSession } from './session.ts';

/** What the page around says of the draft is what the editor starts with. */
export function useDraft(editor: PreviewEditor, draft: unknown): void {
  const started = useRef<unknown>(undefined);
  useEffect(() => {
    if (draft === started.current) return;
    started.current = draft;
    editor.start(typeof draft === 'object' && draft !== null ? draft : {});
  }, [editor, draft]);
}

/** The session that the page has given; told once it is good no longer. */
export function useSession(editor: PreviewEditor, given: unknown, emit: PreviewProps['emit']) {
  const session = useMemo(() => readSession(given), [given]);
  const isExpired = useStore(editor.$isExpired);
  useEffect(() => editor.use(session), [editor, session]);
  useEffect(() => {
    if (isExpired) emit('vitrine-preview-expired', {});
  }, [isExpired, emit]);
  return { session, isExpired };
}

/** What happens in the frames is told to the page around. */
export function useNews(editor: PreviewEditor, emit: PreviewProps['emit']): void {
  useEffect(
    () =>
      editor.onNews({
        page: (path) => void emit('vitrine-preview-page', { path }),
        pointed: (part, settings) => void emit('vitrine-preview-point', { part, settings }),
        changed: (path, change) =>
          void emit('vitrine-preview-change', { path, change, ...editor.$steps.get() }),
      }),
    [editor, emit],
  );
}

/** The methods of the element around a place, which stands in its shadow root. */
export function useMethods(
  editor: PreviewEditor,
  answerBy: PreviewProps['answerBy'],
  reload: () => void,
): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = place.current?.getRootNode();
    if (!(root instanceof ShadowRoot)) return undefined;
    answerBy(root.host, {
      set: editor.set,
      undo: editor.undo,
      redo: editor.redo,
      showPage: (path: string) => editor.open(String(path)),
      highlight: editor.highlight,
      point: editor.point,
      compare: editor.compare,
      reload,
    });
    return () => answerBy(root.host, null);
  }, [editor, answerBy, reload]);
  return place;
}
