import PDFDocument from 'pdfkit';
import { fontFiles } from './pdf-fonts.ts';

export type Pdf = PDFKit.PDFDocument;

/** An empty document, tagged for those who do not see it, with all fonts that `runsOf` names. */
export function newPdf(options: PDFKit.PDFDocumentOptions): Pdf {
  const pdf = new PDFDocument({ pdfVersion: '1.7', tagged: true, displayTitle: true, ...options });
  for (const { name, content } of fontFiles()) pdf.registerFont(name, content);
  return pdf;
}

/** Ends it; its bytes. */
export function bytesOf(pdf: Pdf): Promise<Buffer> {
  return new Promise((done, failed) => {
    const parts: Buffer[] = [];
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => done(Buffer.concat(parts)));
    pdf.on('error', failed);
    pdf.end();
  });
}
