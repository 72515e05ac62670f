/** Texts of one language as their file has them. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** The text at a path as `form.add`; undefined: there is none. */
export function textAt(texts: TextTree, path: string): string | undefined {
  const found = path
    .split('.')
    .reduce<string | TextTree | undefined>(
      (node, part) => (typeof node === 'object' ? node[part] : undefined),
      texts,
    );
  return typeof found === 'string' ? found : undefined;
}
