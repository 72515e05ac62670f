import { create } from 'qrcode';
import type { CompanyWire } from '#contract/company/company-wire.ts';
import { companyTheme, hexColours } from '#server/render/theme-colours.ts';
import { translate } from '../../texts.ts';
import { bytesOf, newPdf, type Pdf as Page } from '../../pdf/new-pdf.ts';
import { runsOf, type PdfFont } from '../../pdf/pdf-fonts.ts';
import type { VoucherWords } from './voucher-words.ts';

/** A5 on its side, in points. */
const [WIDTH, HEIGHT] = [595.28, 419.53];
const BAND = 204;
const EDGE = 34;
const LEFT = BAND + EDGE;
const COLUMN = WIDTH - LEFT - EDGE;
const QR = 112;
/** The white about the QR code: as wide as readers ask for. */
const QUIET_ZONE = 12;
const PICTURE_HEIGHT = 172;
/** Where the code begins: what stands above it ends there. */
const CODE_TOP = 272;

interface Written {
  readonly font: PdfFont;
  readonly size: number;
  readonly colour: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** It ends there, with an ellipsis. */
  readonly height?: number;
  readonly spacing?: number;
}

/** A text at its place; where it ended, from the top. */
function write(page: Page, text: string, { font, size, colour, x, y, ...rest }: Written): number {
  const runs = runsOf(text, font);
  page.fontSize(size).fillColor(colour);
  for (const [index, { font: file, text: part }] of runs.entries()) {
    page.font(file);
    const options = {
      width: rest.width,
      continued: index < runs.length - 1,
      ...(rest.height !== undefined && { height: rest.height, ellipsis: '…' }),
      ...(rest.spacing !== undefined && { characterSpacing: rest.spacing }),
    };
    if (index === 0) page.text(part, x, y, options);
    else page.text(part, options);
  }
  return runs.length === 0 ? y : page.y;
}

/** The size at which a text has room in a width on one line. */
function fitting(
  page: Page,
  text: string,
  font: PdfFont,
  { most, least, width }: Record<'most' | 'least' | 'width', number>,
): number {
  page.font(`${font} latin`);
  const wide = page.fontSize(most).widthOfString(text);
  return Math.max(least, Math.min(most, (most * width) / wide));
}

function drawQr(page: Page, url: string, x: number, y: number): void {
  const { modules } = create(url, { errorCorrectionLevel: 'M' });
  const step = QR / modules.size;
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column)) page.rect(x + column * step, y + row * step, step, step);
    }
  }
  page.fill('#000000');
}

/** At the top of the band, as wide as it is. */
function drawPicture(page: Page, content: Buffer): void {
  page.save().rect(0, 0, BAND, PICTURE_HEIGHT).clip();
  page.image(content, 0, 0, { cover: [BAND, PICTURE_HEIGHT], align: 'center', valign: 'center' });
  page.restore();
}

/**
 * A voucher as one page to print and hand over, tagged for those who do not see it: the code as text and as a QR code that
 * leads to what it is worth.
 */
export function voucherPdf(company: CompanyWire, words: VoucherWords): Promise<Buffer> {
  const page = newPdf({
    size: [WIDTH, HEIGHT],
    margin: 0,
    lang: words.lang,
    info: { Title: `${words.title} – ${words.company}`, Author: words.company },
  });
  const colour = hexColours(companyTheme(company), 'light');
  page.markContent('Artifact', { type: 'Layout' });
  page.rect(0, 0, WIDTH, HEIGHT).fill('#ffffff');
  page.rect(0, 0, BAND, HEIGHT).fill(colour('accent'));
  if (words.picture) drawPicture(page, words.picture.content);
  const side = QR + 2 * QUIET_ZONE;
  page.roundedRect((BAND - side) / 2, HEIGHT - EDGE - side, side, side, 6).fill('#ffffff');
  page.endMarkedContent();
  const parts = [...bandParts(page, words, colour('onAccent')), ...columnParts(page, words, colour)];
  page.addStructure(page.struct('Document', {}, parts));
  return bytesOf(page);
}

function bandParts(page: Page, words: VoucherWords, onAccent: string) {
  const x = (BAND - QR) / 2 - QUIET_ZONE;
  const width = BAND - 2 * x;
  return [
    page.struct('P', {}, () => {
      const size = fitting(page, words.company, 'display', { most: 24, least: 15, width });
      const y = words.picture ? PICTURE_HEIGHT + 18 : EDGE;
      const height = words.picture ? 44 : 90;
      write(page, words.company, { font: 'display', size, colour: onAccent, x, y, width, height });
    }),
    page.struct('Figure', { alt: translate(words.lang, 'mail:voucher.qr') }, () =>
      drawQr(page, words.checkUrl, (BAND - QR) / 2, HEIGHT - EDGE - QR - QUIET_ZONE),
    ),
  ];
}

function columnParts(page: Page, words: VoucherWords, colour: ReturnType<typeof hexColours>) {
  const [ink, muted] = [colour('text'), colour('muted')];
  const at = { x: LEFT, width: COLUMN };
  let y = EDGE;
  return [
    page.struct('H1', {}, () => {
      y = write(page, words.title, { ...at, font: 'text', size: 11, colour: muted, y });
    }),
    page.struct('P', {}, () => {
      const size = fitting(page, words.worth, 'display', { most: 40, least: 20, width: COLUMN });
      y = write(page, words.worth, {
        ...at,
        font: 'display',
        size,
        colour: ink,
        y: y + 4,
        height: 2.4 * size,
      });
    }),
    ...(words.recipient === ''
      ? []
      : [
          page.struct('P', {}, () => {
            const size = fitting(page, words.recipient, 'bold', { most: 13, least: 9, width: COLUMN });
            y = write(page, words.recipient, {
              ...at,
              font: 'bold',
              size,
              colour: ink,
              y: y + 6,
              height: 20,
            });
          }),
        ]),
    page.struct('P', {}, () => {
      y = write(page, words.intro, { ...at, font: 'text', size: 10.5, colour: ink, y: y + 6, height: 44 });
    }),
    ...(words.message === ''
      ? []
      : [
          page.struct('P', {}, () => {
            const height = Math.max(16, CODE_TOP - y - 26);
            const size = words.message.length > 220 ? 10 : 15;
            write(page, words.message, { ...at, font: 'message', size, colour: ink, y: y + 14, height });
          }),
        ]),
    page.struct('P', {}, () => {
      const label = { ...at, font: 'text', size: 9, colour: muted, y: CODE_TOP } as const;
      write(page, translate(words.lang, 'mail:voucher.code'), label);
      write(page, words.code, { ...at, font: 'bold', size: 21, colour: ink, y: CODE_TOP + 13, spacing: 1 });
    }),
    page.struct('P', {}, () => {
      const pairs = words.pairs.map(([term, value]) => translate(words.lang, 'mail:pair', { term, value }));
      write(page, pairs.join('   ·   '), { ...at, font: 'text', size: 9.5, colour: ink, y: CODE_TOP + 46 });
    }),
    page.struct('P', {}, () => {
      write(page, words.how, { ...at, font: 'text', size: 8.5, colour: muted, y: CODE_TOP + 68, height: 46 });
    }),
  ];
}
