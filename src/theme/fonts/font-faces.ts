/** A face to register: `source` as in CSS, its addresses absolute, or relative to the module that names them. */
export interface Face {
  readonly family: string;
  readonly source: string;
  readonly descriptors: FontFaceDescriptors & { readonly sizeAdjust?: string };
}

/** What each registered face is made of: a `FontFace` does not tell. */
const sources = new WeakMap<FontFace, string>();

const keyOf = ({ family, weight, unicodeRange }: FontFace, source: string | undefined) =>
  [family, weight, unicodeRange, source].join('|');

/** Registers faces with a document, since a shadow root cannot; each once, however often it is asked for. Gives the new ones. */
export function registerFaces(faces: readonly Face[], into: Document): readonly FontFace[] {
  const registered = new Set([...into.fonts].map((face) => keyOf(face, sources.get(face))));
  return faces.flatMap(({ family, source, descriptors }) => {
    const made = new FontFace(family, source, { style: 'normal', display: 'swap', ...descriptors });
    const key = keyOf(made, source);
    if (registered.has(key)) return [];
    sources.set(made, source);
    registered.add(key);
    into.fonts.add(made);
    return [made];
  });
}

/** Takes the other files of the same families away: a font whose files were exchanged, as while its theme is edited, is shown by the new ones. */
export function forgetOtherFiles(faces: readonly Face[], from: Document): void {
  const wanted = new Map<string, Set<string>>();
  for (const { family, source } of faces) wanted.set(family, (wanted.get(family) ?? new Set()).add(source));
  for (const face of Array.from(from.fonts)) {
    const source = sources.get(face);
    const files = wanted.get(face.family.replaceAll(/^["']|["']$/g, ''));
    if (files && source !== undefined && !files.has(source)) from.fonts.delete(face);
  }
}
