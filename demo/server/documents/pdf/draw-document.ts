import { LOCALE_TAGS } from '#domain/locale.ts';
import { translate } from '../../texts.ts';
import { bytesOf, newPdf, type Pdf } from '../../pdf/new-pdf.ts';
import { runsOf, type PdfFont } from '../../pdf/pdf-fonts.ts';
import type { DocumentSheet, Grid, Pair } from './document-sheet.ts';

/** Points. */
const MARGIN = 56;
const BELOW = 28;
const INK = '#23201d';
const QUIET = '#5c5650';
const RULE = '#d9d0c5';

interface Place {
  readonly x: number;
  readonly width: number;
  readonly align?: 'left' | 'right';
  readonly font?: PdfFont;
  readonly size?: number;
  readonly colour?: string;
}

/** A document on A4, with the structure that screen readers go by. */
export function drawDocument(sheet: DocumentSheet, createdAt: Date): Promise<Buffer> {
  const title = `${sheet.title} ${sheet.number}`;
  const pdf = newPdf({
    size: 'A4',
    margin: MARGIN,
    lang: LOCALE_TAGS[sheet.locale],
    bufferPages: true,
    info: { Title: title, Author: sheet.seller[0] ?? '', CreationDate: createdAt },
  });
  new Sheet(pdf).draw(sheet);
  return bytesOf(pdf);
}

/** Sets a document from its head down. */
class Sheet {
  readonly pdf: Pdf;
  readonly root: PDFKit.PDFStructureElement;
  readonly width: number;

  constructor(pdf: Pdf) {
    this.pdf = pdf;
    this.root = pdf.struct('Document');
    pdf.addStructure(this.root);
    this.width = pdf.page.width - 2 * MARGIN;
  }

  draw(sheet: DocumentSheet): void {
    const { pdf } = this;
    const half = this.width / 2;
    const right = { x: MARGIN + half, width: half, align: 'right' } as const;
    const top = pdf.y;
    this.write('H1', sheet.title, { ...right, font: 'bold', size: 22 });
    this.write('P', sheet.number, { ...right, size: 11 });
    pdf.moveDown(0.5);
    for (const { term, value } of sheet.facts)
      this.write('P', translate(sheet.locale, 'mail:pair', { term, value }), { ...right, colour: QUIET });
    const afterRight = pdf.y;
    pdf.y = top;
    this.paragraphs(sheet.seller, 15);
    pdf.y = Math.max(afterRight, pdf.y) + BELOW;
    this.write('H2', sheet.buyer.heading, { x: MARGIN, width: half, colour: QUIET });
    this.paragraphs(sheet.buyer.lines, 11);
    pdf.y += BELOW;
    this.grid(sheet.lines);
    pdf.y += BELOW / 2;
    this.sums(sheet.sums);
    pdf.y += BELOW;
    if (this.isFull((2 + sheet.taxes.rows.length) * BELOW)) pdf.addPage();
    this.write('H2', sheet.taxes.caption, { x: MARGIN, width: this.width, font: 'bold' });
    pdf.y += 8;
    this.grid(sheet.taxes);
    pdf.y += BELOW / 2;
    for (const note of sheet.notes)
      this.write('P', note, { x: MARGIN, width: this.width, size: 9, colour: QUIET });
    this.numberPages(sheet);
    this.root.end();
  }

  /** Whether a height has no room on the page any more. */
  isFull(height: number): boolean {
    return this.pdf.y + height > this.pdf.page.height - MARGIN;
  }

  /** The first of them stands out. */
  paragraphs([first = '', ...others]: readonly string[], size: number): void {
    const place = { x: MARGIN, width: this.width / 2 };
    this.write('P', first, { ...place, font: 'bold', size });
    for (const line of others) this.write('P', line, { ...place, colour: QUIET });
  }

  sums(sums: readonly Pair[]): void {
    const x = MARGIN + this.width * 0.4;
    for (const { term, value, isStrong = false } of sums) {
      const font = isStrong ? 'bold' : 'text';
      this.row([term, value], { x, width: this.width * 0.6, widths: [0.6, 0.4] }, (text, place) =>
        this.write('P', text, { ...place, font }),
      );
    }
  }

  grid({ widths, head, rows }: Grid): void {
    const table = this.pdf.struct('Table');
    this.root.add(table);
    const place = { x: MARGIN, width: this.width, widths };
    for (const [index, cells] of [head, ...rows].entries()) {
      const isHead = index === 0;
      const line = this.pdf.struct('TR');
      table.add(line);
      this.row(cells, place, (text, cell) => {
        const style = isHead ? { ...cell, colour: QUIET, size: 9 } : cell;
        line.add(this.pdf.struct(isHead ? 'TH' : 'TD', {}, this.writing(text, style)));
      });
      line.end();
      this.rule();
    }
    table.end();
  }

  /** Cells side by side, the first to the left and the others to the right; a page that is full is turned first. */
  row(
    cells: readonly string[],
    { x, width, widths }: { readonly x: number; readonly width: number; readonly widths: readonly number[] },
    write: (text: string, place: Place) => void,
  ): void {
    const { pdf } = this;
    if (this.isFull(3 * BELOW)) pdf.addPage();
    const top = pdf.y;
    let bottom = top;
    let from = x;
    for (const [index, cell] of cells.entries()) {
      const part = width * (widths[index] ?? 0);
      pdf.y = top;
      if (cell !== '') write(cell, { x: from, width: part - 6, align: index === 0 ? 'left' : 'right' });
      bottom = Math.max(bottom, pdf.y);
      from += part;
    }
    pdf.y = bottom + 5;
  }

  rule(): void {
    const { pdf } = this;
    pdf.markContent('Artifact');
    pdf
      .moveTo(MARGIN, pdf.y)
      .lineTo(MARGIN + this.width, pdf.y)
      .lineWidth(0.5)
      .stroke(RULE);
    pdf.endMarkedContent();
    pdf.y += 5;
  }

  write(tag: string, text: string, place: Place): void {
    this.root.add(this.pdf.struct(tag, {}, this.writing(text, place)));
  }

  /** Writes where the sheet is then: pdfkit draws what is added to a structure at once. */
  writing(text: string, { x, width, align = 'left', font = 'text', size = 10, colour = INK }: Place) {
    return () => {
      const { pdf } = this;
      const runs = runsOf(text, font);
      pdf.fillColor(colour).fontSize(size);
      for (const [index, run] of runs.entries()) {
        const options = { width, align, continued: index < runs.length - 1 };
        pdf.font(run.font);
        if (index === 0) pdf.text(run.text, x, pdf.y, options);
        else pdf.text(run.text, options);
      }
    };
  }

  numberPages({ locale }: DocumentSheet): void {
    const { pdf } = this;
    const { count: pages } = pdf.bufferedPageRange();
    if (pages === 1) return;
    for (let page = 1; page <= pages; page += 1) {
      pdf.switchToPage(page - 1);
      pdf.markContent('Artifact');
      const y = pdf.page.height - MARGIN + 8;
      pdf.page.margins.bottom = 0;
      pdf
        .font('text latin')
        .fontSize(9)
        .fillColor(QUIET)
        .text(translate(locale, 'document:page', { page, pages }), MARGIN, y, {
          width: this.width,
          align: 'right',
        });
      pdf.endMarkedContent();
    }
  }
}
