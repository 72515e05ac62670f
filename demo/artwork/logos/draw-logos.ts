import { OUTLINES } from './outlines.ts';

type Company = keyof typeof OUTLINES;

interface Sign {
  readonly ink: string;
  readonly ground: string;
  /** What stands before the name and in the favicon: lines in a square of 100, drawn in `currentColor`. */
  readonly shape: string;
}

const SIGNS: Readonly<Record<Company, Sign>> = {
  maison: {
    ink: '#1f4d44',
    ground: '#1f4d44',
    shape:
      '<path d="M22 92V48a28 28 0 0 1 56 0v44"/><path d="M50 92V46M50 70c10-2 15-8 16-18M50 80c-10-2-15-8-16-18"/>',
  },
  atelier: {
    ink: '#5a2446',
    ground: '#5a2446',
    shape:
      '<path d="M50 88C22 80 12 58 18 38 34 14 66 14 82 38c6 20-4 42-32 50z"/><path d="M50 88C40 62 38 42 40 23M50 88c10-26 12-46 10-65M50 88C32 70 24 54 24 32M50 88c18-18 26-34 26-56"/>',
  },
  duo: {
    ink: '#1d3b8b',
    ground: '#101a33',
    shape: '<circle cx="38" cy="50" r="26"/><circle cx="62" cy="50" r="26"/>',
  },
  closed: {
    ink: '#2b5566',
    ground: '#2b5566',
    shape: '<path d="M10 42c13-14 27-14 40 0s27 14 40 0M10 62c13-14 27-14 40 0s27 14 40 0"/>',
  },
  works: {
    ink: '#3d4f2c',
    ground: '#3d4f2c',
    shape:
      '<path d="M50 92V20M50 40c-16 0-24-8-24-22 16 0 24 8 24 22zM50 40c16 0 24-8 24-22-16 0-24 8-24 22zM50 68c-14 0-22-7-22-20 14 0 22 7 22 20zM50 68c14 0 22-7 22-20-14 0-22 7-22 20z"/>',
  },
};

const SIGN_WIDTH = 92;

function logo(company: Company, colour: string): string {
  const { width, path } = OUTLINES[company];
  const total = SIGN_WIDTH + 26 + width;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${total} 124" width="${total}" height="124" color="${colour}"><g fill="none" stroke="currentColor" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" transform="translate(-4 10)">${SIGNS[company].shape}</g><path fill="currentColor" transform="translate(${SIGN_WIDTH + 26} 92)" d="${path}"/></svg>\n`;
}

function favicon({ ground, shape }: Sign): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" color="#fff"><rect width="100" height="100" rx="24" fill="${ground}"/><g fill="none" stroke="currentColor" stroke-width="7" stroke-linecap="round" stroke-linejoin="round" transform="translate(14 12) scale(.72)">${shape}</g></svg>\n`;
}

/** Each company's logo (for light and for dark grounds) and favicon: files by their names, `company/logo.svg`. */
export function drawLogos(): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const company of Object.keys(SIGNS) as Company[]) {
    files
      .set(`${company}/logo.svg`, logo(company, SIGNS[company].ink))
      .set(`${company}/logo-white.svg`, logo(company, '#ffffff'))
      .set(`${company}/favicon.svg`, favicon(SIGNS[company]));
  }
  return files;
}
