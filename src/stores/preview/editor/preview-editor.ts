import { atom, type ReadableAtom } from 'nanostores';
import { isLookPath } from '#domain/preview/look.ts';
import { previewMessage, type SettingValue } from '#domain/preview/preview-message.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Scheme } from '#domain/company/company-theme.ts';
import type { FeatureStore, FeatureTools } from '../../composition/store-feature.ts';
import { createDraft, type Draft, type SettingOrigin } from './draft.ts';
import { createFrames, type Frames } from './frames.ts';
import { createPublished, type Published } from './published.ts';
import { createModes } from './modes.ts';
import { createScheme, DARK, settingMessage } from './scheme.ts';
import { createSteps, type SettingStep, type Step, type StepsState } from './steps.ts';

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
export interface PreviewEditor extends FeatureStore, Pick<Frames, '$faults' | '$answering'> {
  /** Whether the token was good and is no longer. */
  readonly $isExpired: ReadableAtom<boolean>;
  /** Null: nothing may be shown now. */
  use(access: PreviewAccess | null): void;
  /** Path of the page that is shown. */
  readonly $path: ReadableAtom<string>;
  readonly $steps: ReadableAtom<StepsState>;
  readonly $isPointing: ReadableAtom<boolean>;
  readonly $isComparing: ReadableAtom<boolean>;
  readonly addFrame: Frames['add'];
  /** What is drafted; what was changed before cannot be taken back any more. */
  start(draft: object): void;
  /** False: it is no setting of the look, or no value that a setting may have. Several by their paths are one step, all of them or none. */
  set(path: string | Readonly<Record<string, SettingValue>>, value?: SettingValue): boolean;
  undo(): void;
  redo(): void;
  open(path: string): void;
  /** The frames are loaded anew: what is published may have changed. */
  reloaded(): void;
  readonly $highlighted: ReadableAtom<string | null>;
  /** A frame around what has the CSS part, until another page is shown; null: none. */
  highlight(part: string | null): void;
  /** Light or dark, where the company has set it for everybody. */
  readonly $fixedScheme: ReadableAtom<Scheme | null>;
  /** Shows it as to somebody who prefers light or dark, where the company leaves that to them; null: as the browser does. */
  scheme(scheme: Scheme | null): void;
  /** What is pressed in the site is told in place of what it does. */
  point(isOn: boolean): void;
  /** What is published is shown in place of what is drafted, until something is changed. */
  compare(isOn: boolean): void;
  onNews(news: EditorNews): () => void;
}

function pointedIn(draft: Draft, path: string): PointedSetting {
  const value = draft.valueAt(path);
  return { path, origin: draft.originOf(path), ...(value !== undefined && { value }) };
}

/** The right to see what is drafted, for a time. */
export interface PreviewAccess {
  readonly token: string;
  /** Null: it was not told. */
  readonly until: Instant | null;
}

/** The token while it is good. */
function createAccess({ ports, connection }: FeatureTools, frames: Frames, published: Published) {
  const $isExpired = atom(false);
  let cancel: (() => void) | null = null;
  return {
    $isExpired,
    use(access: PreviewAccess | null) {
      cancel?.();
      cancel = null;
      $isExpired.set(false);
      frames.use(access?.token ?? null);
      published.use(access?.token ?? null);
      if (!access || access.until === null) return;
      const rest = Math.max(0, access.until - connection.api.now());
      cancel = ports.clock.after(rest, () => $isExpired.set(true));
    },
    end: () => cancel?.(),
  };
}

/** What the frames have heard of settings, told anew where something else is published. */
function createTold(say: (path: string) => void) {
  const told = new Set<string>();
  return {
    tell(path: string) {
      told.add(path);
      say(path);
    },
    again: () => told.forEach(say),
  };
}

/** The settings that are changed, with the steps that lead back. */
function createChanges({
  draft,
  told,
  showDraft,
  changed,
  now,
}: {
  readonly draft: Draft;
  readonly told: ReturnType<typeof createTold>;
  readonly showDraft: () => void;
  readonly changed: (path: string) => void;
  readonly now: () => number;
}) {
  const steps = createSteps();
  /** All of it is there before any of it is told. */
  function restore(step: Step, when: 'before' | 'after'): void {
    for (const each of step) draft.restore(each.path, each[when]);
    for (const { path } of step) {
      told.tell(path);
      changed(path);
    }
    if (step.length > 0) showDraft();
  }
  return {
    $steps: steps.$state,
    start(given: object) {
      const before = draft.paths();
      draft.start(given);
      steps.clear();
      for (const path of new Set([...before, ...draft.paths()])) told.tell(path);
    },
    set(given: string | Readonly<Record<string, SettingValue>>, only: SettingValue | undefined) {
      const entries = Object.entries(typeof given === 'string' ? { [given]: only } : (given ?? {}));
      const step: SettingStep[] = [];
      for (const [path, value] of entries) {
        const isSetting = isLookPath(path.split('.')) && previewMessage({ type: 'value', path, value });
        if (!isSetting || value === undefined) return false;
        step.push({ path, before: draft.changeOf(path), after: { value } });
      }
      if (step.length === 0) return false;
      steps.add(step, now());
      restore(step, 'after');
      return true;
    },
    undo() {
      // One may be within another: the last is taken back first.
      restore((steps.back() ?? []).toReversed(), 'before');
    },
    redo() {
      restore(steps.forward() ?? [], 'after');
    },
  };
}

/** Who is told of what happens. */
function createNews(draft: Draft) {
  const listeners = new Set<EditorNews>();
  const each = (tell: (news: EditorNews) => void) => listeners.forEach((news) => tell(news));
  const changed = (path: string) => each((news) => news.changed(path, draft.whole()));
  return {
    onNews(news: EditorNews) {
      listeners.add(news);
      return () => void listeners.delete(news);
    },
    page: (path: string) => each((news) => news.page(path)),
    pressed({ part, settings }: { readonly part: string; readonly settings: readonly string[] }) {
      const pointed = settings.map((path) => pointedIn(draft, path));
      each((news) => news.pointed(part, pointed));
    },
    changed,
    /** What is changed is whole by what lies beside it, which is known now. */
    changedAgain() {
      const path = draft.changed().at(-1);
      if (path !== undefined) changed(path);
    },
  };
}

export function createPreviewEditor(tools: FeatureTools): PreviewEditor {
  const published = createPublished(tools, () => {
    told.again();
    refresh();
    changedAgain();
  });
  const draft = createDraft(published.look);
  const { onNews, page, pressed, changed, changedAgain } = createNews(draft);
  const $path = atom('/');
  let wanted = '/';
  const frames = createFrames({
    greeting: () => [...draft.paths().map((path) => settingMessage(draft, path)), ofScheme(), ...messages()],
    scheme: () => (draft.valueAt(DARK) === true ? 'dark' : 'light'),
    path: () => wanted,
    pressed,
    arrived(path) {
      wanted = path;
      if (path === $path.get()) return;
      $path.set(path);
      modes.highlight(null);
      page(path);
    },
  });
  const { messages, showDraft, ...modes } = createModes(frames.tell);
  const { message: ofScheme, refresh, ...scheme } = createScheme(draft, frames.tell);
  const told = createTold((path) => {
    frames.tell(settingMessage(draft, path));
    refresh();
  });
  const changes = createChanges({ draft, told, showDraft, changed, now: () => tools.ports.clock.now() });
  const { end, ...access } = createAccess(tools, frames, published);
  return {
    ...modes,
    ...scheme,
    ...changes,
    ...access,
    $faults: frames.$faults,
    $answering: frames.$answering,
    addFrame: frames.add,
    $path,
    start(given) {
      changes.start(given);
      // What was drafted may have been published.
      published.readAgain();
    },
    open(path) {
      if (path === wanted || previewMessage({ type: 'url', path }) === null) return;
      wanted = path;
      // A site that is there may have no such page: it tells which one it shows.
      if (frames.$answering.get().size === 0) $path.set(path);
      frames.open(path);
    },
    reloaded: published.readAgain,
    onNews,
    dispose: end,
  };
}
