import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Real pictures, and ways to put more into one than its pixels. */

export function plainPicture(format: 'jpeg' | 'png' | 'gif' | 'webp' | 'avif'): Promise<Buffer> {
  return sharp({ create: { width: 24, height: 16, channels: 3, background: '#7a5c8e' } })
    .toFormat(format)
    .toBuffer();
}

/** A JPEG with one more segment right behind its start: 0xfe is a comment, 0xe1 EXIF or XMP, 0xe2 a colour profile. */
export function jpegWith(jpeg: Buffer, segment: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, segment, (content.length + 2) >> 8, (content.length + 2) & 255]);
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)]);
}

export function pngChunk(type: string, content: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, check]);
}

/** A PNG with one more chunk behind its header. */
export function pngWith(png: Buffer, type: string, content: Buffer): Buffer {
  return Buffer.concat([png.subarray(0, 33), pngChunk(type, content), png.subarray(33)]);
}

export const PNG_START = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** A grey PNG that says how large it is, with rows of the given bytes for pixels. */
export function pngOf(width: number, height: number, rows: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    PNG_START,
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A GIF with a comment before its picture. */
export function gifWith(gif: Buffer, comment: string): Buffer {
  const table = (gif[10]! & 0x80) === 0 ? 0 : 3 * 2 ** ((gif[10]! & 7) + 1);
  const at = 13 + table;
  const block = Buffer.concat([
    Buffer.from([0x21, 0xfe, comment.length]),
    Buffer.from(comment),
    Buffer.from([0]),
  ]);
  return Buffer.concat([gif.subarray(0, at), block, gif.subarray(at)]);
}

/** A WebP with one more chunk behind its picture. */
export function webpWith(webp: Buffer, type: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(content.length);
  const padding = Buffer.alloc(content.length % 2);
  const whole = Buffer.concat([webp, Buffer.from(type), length, content, padding]);
  whole.writeUInt32LE(whole.length - 8, 4);
  return whole;
}
