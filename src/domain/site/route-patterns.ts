/**
 * The pages that features add to the site, each with its parameters, which are decoded and never empty. A feature's own
 * file adds to it: `declare module './route-patterns.ts' { interface FeatureRoutes { tour: { stop: string } } }`.
 */
export interface FeatureRoutes {}

/** A page that a feature has added. */
export type FeatureRoute = {
  readonly [Kind in keyof FeatureRoutes]: { readonly kind: Kind } & Readonly<FeatureRoutes[Kind]>;
}[keyof FeatureRoutes];

/** Where a page of a feature lives. */
export interface RoutePattern {
  readonly kind: string;
  /** As `/tour/:stop`: a segment after a colon is the parameter of that name. The first segment is a word. */
  readonly path: string;
}

/** A feature, as far as it has pages of addresses of its own. */
export interface RoutedFeature {
  readonly pages?: Readonly<Record<string, { readonly path?: string } | undefined>>;
}

/** The addresses that features have added. */
export function patternsOf(features: readonly RoutedFeature[]): readonly RoutePattern[] {
  return features
    .flatMap(({ pages = {} }) => Object.entries(pages))
    .flatMap(([kind, page]) => (page?.path === undefined ? [] : [{ kind, path: page.path }]));
}

const segmentsOf = (path: string): readonly string[] => path.split('/').filter(Boolean);

function parametersOf(pattern: RoutePattern, segments: readonly string[]): Record<string, string> | null {
  const wanted = segmentsOf(pattern.path);
  if (wanted.length !== segments.length) return null;
  const pairs = wanted.map((word, index) => [word, segments[index] ?? ''] as const);
  if (pairs.some(([word, segment]) => !word.startsWith(':') && word !== segment)) return null;
  return Object.fromEntries(
    pairs.filter(([word]) => word.startsWith(':')).map(([word, segment]) => [word.slice(1), segment]),
  );
}

/** The pages that features have added, as the site's own addresses ask for them. */
export interface AddedRoutes {
  /** The page of decoded segments; null where no pattern fits. The first that fits is meant. */
  read(segments: readonly string[]): FeatureRoute | null;
  /** The path of a page that was added; null for any other. */
  path(route: { readonly kind: string }): string | null;
  /** Whether a first segment belongs to one of them, so that no shop can be reached by it. */
  isTaken(word: string): boolean;
}

export function addedRoutes(patterns: readonly RoutePattern[]): AddedRoutes {
  return {
    read(segments) {
      for (const pattern of patterns) {
        const parameters = parametersOf(pattern, segments);
        // A pattern and the parameters of its kind are declared together, in the feature's file.
        if (parameters) return { kind: pattern.kind, ...parameters } as unknown as FeatureRoute;
      }
      return null;
    },
    path(route) {
      const pattern = patterns.find(({ kind }) => kind === route.kind);
      if (!pattern) return null;
      const parameters: Readonly<Record<string, unknown>> = { ...route };
      return segmentsOf(pattern.path)
        .map((word) => (word.startsWith(':') ? String(parameters[word.slice(1)]) : word))
        .map((segment) => `/${encodeURIComponent(segment)}`)
        .join('');
    },
    isTaken: (word) => patterns.some(({ path }) => segmentsOf(path)[0] === word),
  };
}

/** Whether two patterns may fit the same path. */
export function areAlike(one: RoutePattern, other: RoutePattern): boolean {
  const [first, second] = [segmentsOf(one.path), segmentsOf(other.path)];
  return (
    first.length === second.length &&
    first.every((word, index) => {
      const twin = second[index] ?? '';
      return word === twin || word.startsWith(':') || twin.startsWith(':');
    })
  );
}
