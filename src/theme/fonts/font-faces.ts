/** A face to register: `source` as in CSS, its addresses absolute, or relative to the module that names them. */
export interface Face {
  readonly family: string;
  readonly source: string;
  readonly descriptors: FontFaceDescriptors & { readonly sizeAdjust?: string };
}

/** Registers faces with a document, since a shadow root cannot; each once, however often it is asked for. Gives the new ones. */
export function registerFaces(faces: readonly Face[], into: Document): readonly FontFace[] {
  const registered = new Set([...into.fonts].map((face) => `${face.family}|${face.unicodeRange}`));
  return faces.flatMap(({ family, source, descriptors }) => {
    const made = new FontFace(family, source, { style: 'normal', display: 'swap', ...descriptors });
    const key = `${made.family}|${made.unicodeRange}`;
    if (registered.has(key)) return [];
    registered.add(key);
    into.fonts.add(made);
    return [made];
  });
}
