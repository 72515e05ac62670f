import { atom, type ReadableAtom } from 'nanostores';
import { isLookPath } from '#domain/preview/look.ts';
import { previewMessage, type SettingValue } from '#domain/preview/preview-message.ts';
import type { FeatureStore, FeatureTools } from '../../composition/store-feature.ts';
import { createDraft, type Draft, type SettingOrigin } from './draft.ts';
import { createFrames, type Frames } from './frames.ts';
import { createSteps, type StepsState } from './steps.ts';

/** A setting that what was pressed follows. */
export interface PointedSetting {
  /** As `themes.general.buttonsColor`. */
  readonly path: string;
  /** Absent: the company has said nothing of it. */
  readonly value?: SettingValue;
  readonly origin: SettingOrigin;
}

/** What the back office is told. */
export interface EditorNews {
  /** Another page is shown. */
  page(path: string): void;
  /** What has a CSS part was pressed; of its settings, what one would change first is at the front. */
  pointed(part: string, settings: readonly PointedSetting[]): void;
  /** A setting was changed, taken back or made again; the whole draft as it is now. */
  changed(path: string, change: object): void;
}

/** What a back office changes in the frames that show its site, all of them alike. Nothing of it is saved here. */
export interface PreviewEditor extends FeatureStore, Pick<Frames, '$faults' | '$answering' | 'use'> {
  /** Path of the page that is shown. */
  readonly $path: ReadableAtom<string>;
  readonly $steps: ReadableAtom<StepsState>;
  readonly $isPointing: ReadableAtom<boolean>;
  readonly $isComparing: ReadableAtom<boolean>;
  readonly addFrame: Frames['add'];
  /** What is drafted; what was changed before cannot be taken back any more. */
  start(draft: object): void;
  /** False: it is no setting of the look, or no value that a setting may have. */
  set(path: string, value: SettingValue): boolean;
  undo(): void;
  redo(): void;
  open(path: string): void;
  /** A frame around what has the CSS part; null: none. */
  highlight(part: string | null): void;
  /** What is pressed in the site is told in place of what it does. */
  point(isOn: boolean): void;
  /** What is published is shown in place of what is drafted. */
  compare(isOn: boolean): void;
  onNews(news: EditorNews): () => void;
}

/** What there is no value of is told as null, which is read as none. */
const settingOf = (draft: Draft, path: string) => ({
  type: 'value',
  path,
  value: draft.valueAt(path) ?? null,
});

function pointedIn(draft: Draft, path: string): PointedSetting {
  const value = draft.valueAt(path);
  return { path, origin: draft.originOf(path), ...(value !== undefined && { value }) };
}

/** What is shown besides the settings: the same in each frame. */
function createModes(tell: (message: object) => void) {
  const $isPointing = atom(false);
  const $isComparing = atom(false);
  let highlighted: string | null = null;
  const messages = () => [
    { type: 'point', isOn: $isPointing.get() },
    { type: 'compare', isOn: $isComparing.get() },
    { type: 'highlight', part: highlighted },
  ];
  return {
    $isPointing,
    $isComparing,
    messages,
    highlight(part: string | null) {
      highlighted = part;
      tell({ type: 'highlight', part });
    },
    point(isOn: boolean) {
      $isPointing.set(isOn);
      tell({ type: 'point', isOn });
    },
    compare(isOn: boolean) {
      $isComparing.set(isOn);
      tell({ type: 'compare', isOn });
    },
  };
}

export function createPreviewEditor({ ports, connection }: FeatureTools): PreviewEditor {
  const draft = createDraft(() => connection.replies().company ?? {});
  const steps = createSteps();
  const listeners = new Set<EditorNews>();
  const $path = atom('/');
  const greeting = () => [...draft.paths().map((path) => settingOf(draft, path)), ...modes.messages()];
  const frames = createFrames({
    greeting,
    pressed({ part, settings }) {
      for (const news of listeners)
        news.pointed(
          part,
          settings.map((path) => pointedIn(draft, path)),
        );
    },
    arrived(path) {
      if (path === $path.get()) return;
      $path.set(path);
      for (const news of listeners) news.page(path);
    },
  });
  const modes = createModes(frames.tell);

  function put(path: string, value: SettingValue | undefined): void {
    draft.set(path, value);
    frames.tell(settingOf(draft, path));
    for (const news of listeners) news.changed(path, draft.whole());
  }
  return {
    ...modes,
    $faults: frames.$faults,
    $answering: frames.$answering,
    use: frames.use,
    addFrame: frames.add,
    $path,
    $steps: steps.$state,
    start(given) {
      const before = draft.paths();
      draft.start(given);
      steps.clear();
      for (const path of new Set([...before, ...draft.paths()])) frames.tell(settingOf(draft, path));
    },
    set(path, value) {
      const isSetting = isLookPath(path.split('.')) && previewMessage({ type: 'value', path, value }) !== null;
      if (!isSetting) return false;
      steps.add({ path, before: draft.valueAt(path), after: value }, ports.clock.now());
      put(path, value);
      return true;
    },
    undo() {
      const step = steps.back();
      if (step) put(step.path, step.before);
    },
    redo() {
      const step = steps.forward();
      if (step) put(step.path, step.after);
    },
    open(path) {
      if (path === $path.get() || previewMessage({ type: 'url', path }) === null) return;
      $path.set(path);
      frames.open(path);
    },
    onNews(news) {
      listeners.add(news);
      return () => void listeners.delete(news);
    },
    dispose: () => listeners.clear(),
  };
}
