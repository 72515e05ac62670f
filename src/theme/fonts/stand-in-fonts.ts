import { registerFaces, type Face } from './font-faces.ts';

/** Fonts of the system with the widths and heights of one of ours, measured on texts in five languages. */
function standIn(
  family: string,
  locals: readonly string[],
  size: number,
  ascent: number,
  descent: number,
): Face {
  return {
    family,
    source: locals.map((name) => `local("${name}")`).join(),
    descriptors: {
      sizeAdjust: `${size}%`,
      ascentOverride: `${ascent}%`,
      descentOverride: `${descent}%`,
      lineGapOverride: '0%',
    },
  };
}

const STAND_IN_FONTS: readonly Face[] = [
  standIn('Vitrine Newsreader Fallback', ['Georgia', 'Gelasio'], 96, 76, 28),
  standIn('Vitrine Newsreader Times', ['Times New Roman', 'Liberation Serif', 'Tinos'], 104, 71, 26),
  standIn('Vitrine Figtree Fallback', ['Arial', 'Helvetica', 'Liberation Sans'], 98, 97, 25),
];

/** The same as rules, for a page that a server makes: its first text is set in them. */
export function standInFontCss(): string {
  return STAND_IN_FONTS.map(({ family, source, descriptors }) => {
    const { sizeAdjust, ascentOverride, descentOverride, lineGapOverride } = descriptors;
    const overrides = `ascent-override:${ascentOverride};descent-override:${descentOverride};line-gap-override:${lineGapOverride}`;
    return `@font-face{font-family:"${family}";src:${source};size-adjust:${sizeAdjust};${overrides}}`;
  }).join('');
}

/**
 * What is shown until our fonts are there, so that no line moves when they come. Looked up at once: by the first text the
 * browser knows which of them it has.
 */
export function registerStandInFonts(document: Document): void {
  if (!document.defaultView?.FontFace) return;
  for (const face of registerFaces(STAND_IN_FONTS, document)) face.load().catch(() => {});
}
