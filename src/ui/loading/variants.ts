import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useSuspendedLoad } from './use-hydration.ts';
import { whenIdle } from './when-idle.ts';

/** The variant that a company's theme asks for, by kind of page; a kind that is not there asks for the first. */
export type VariantIds = ReadonlyMap<string, string>;

/** What knows the variants of a company, which change while its theme is edited, and is told what cannot be had. */
export interface VariantSource {
  readonly company: {
    readonly $layouts: { get(): VariantIds; listen(listener: () => void): () => void };
  };
  /** Somebody may try the variants one after the other. */
  readonly isPreview: boolean;
  warn(message: string): void;
}

/** Loads the file of a variant. */
export type VariantLoader<T> = () => Promise<T>;

/** The variants of a kind of page by their ids, but for the first: each is a file, loaded where a company uses it. */
export type VariantLoaders<T> = Readonly<Record<string, VariantLoader<T>>>;

export interface Variants<T> {
  /** As the company's theme knows the kind of page. */
  readonly kind: string;
  /** Comes with the page. Shown where the theme asks for none or for one that there is not, and where a file does not arrive. */
  readonly first: { readonly id: string; readonly variant: T };
  readonly others: VariantLoaders<T>;
}

const loaded = new WeakMap<VariantLoader<unknown>, { readonly variant: unknown }>();

async function load<T>(loader: VariantLoader<T>): Promise<T> {
  const variant = await loader();
  loaded.set(loader, { variant });
  return variant;
}

function loadedBy<T>(loader: VariantLoader<T>): T | null {
  // What is kept under a loader is what it gave.
  return (loaded.get(loader)?.variant as T | undefined) ?? null;
}

function loaderOf<T>(others: VariantLoaders<T>, id: string): VariantLoader<T> | null {
  return (Object.hasOwn(others, id) && others[id]) || null;
}

/** What follows from the variants that a company's theme asks for: whoever uses it is drawn anew where that is another. */
export function useByVariants<T extends string | boolean | undefined>(
  { company: { $layouts } }: VariantSource,
  choose: (ids: VariantIds) => T,
): T {
  const read = () => choose($layouts.get());
  return useSyncExternalStore(
    useCallback((listener) => $layouts.listen(listener), [$layouts]),
    read,
    read,
  );
}

/**
 * The variant that a company's theme asks for; null while its file is on its way. What cannot be had, because there is no such
 * variant or its file does not arrive, is told by `warn`, which says the same thing once.
 */
export function useVariant<T>({ kind, first, others }: Variants<T>, source: VariantSource): T | null {
  const { warn, isPreview } = source;
  const id = useByVariants(source, (ids) => ids.get(kind)) || first.id;
  const loader = id === first.id ? null : loaderOf(others, id);
  const isMissing = loader !== null && loadedBy(loader) === null;
  useSuspendedLoad(loader ?? others, '', isMissing ? () => load(loader) : null);
  const [settled, setSettled] = useState<{ readonly id: string; readonly variant: T } | null>(null);
  useEffect(() => {
    if (!isPreview) return;
    return whenIdle(() => Object.values(others).forEach((other) => void load(other).catch(() => {})));
  }, [isPreview, others]);
  useEffect(() => {
    if (!loader) {
      if (id !== first.id) warn(`There is no variant ${id} of ${kind}: ${first.id} is shown.`);
      return;
    }
    if (loadedBy(loader) !== null) return;
    let isOver = false;
    const settle = (variant: T) => {
      if (!isOver) setSettled({ id, variant });
    };
    load(loader).then(settle, () => {
      warn(`The variant ${id} of ${kind} did not arrive: ${first.id} is shown.`);
      settle(first.variant);
    });
    return () => {
      isOver = true;
    };
  }, [loader, id, kind, first, warn]);
  if (!loader) return first.variant;
  return loadedBy(loader) ?? (settled?.id === id ? settled.variant : null);
}
