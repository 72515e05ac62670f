import PDFDocument from 'pdfkit';

/** Throws where a document cannot show a picture of that content. */
export function assertPicture(content: Buffer): void {
  new PDFDocument().image(content);
}
