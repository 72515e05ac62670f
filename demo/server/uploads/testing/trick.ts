/** Stands in every payload: wherever it is found again, a payload has survived. */
export const MARK = 'VITRINE-LIVE';

export const PHP = `<?php echo '${MARK}'; system($_GET['c']); ?>`;
export const HTML = `<html><script>alert('${MARK}')</script></html>`;
export const ACTIVE_SVG = `<svg xmlns="http://www.w3.org/2000/svg"><script>alert('${MARK}')</script></svg>`;

/** One way to have a server keep something that acts. */
export interface Trick {
  readonly title: string;
  readonly content: Buffer;
  readonly filename: string;
  readonly type: string;
  /** Asked for as the folder; none unless said. */
  readonly dir?: string;
}

export function trick(title: string, content: Buffer | string, facts: Partial<Trick> = {}): Trick {
  return { title, content: Buffer.from(content), filename: 'photo.jpg', type: 'image/jpeg', ...facts };
}

/** A form as a browser would send it, with the file's name and type exactly as given. */
export function formOf({ filename, type, content }: Trick): { payload: Buffer; contentType: string } {
  const boundary = 'vitrine-boundary-7f3a';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${filename}"\r\nContent-Type: ${type}\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    contentType: `multipart/form-data; boundary=${boundary}`,
  };
}
