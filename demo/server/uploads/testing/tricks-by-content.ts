import { deflateSync, gzipSync } from 'node:zlib';
import { gifWith, jpegWith, plainPicture, pngOf, pngWith, PNG_START, webpWith } from './carriers.ts';
import { ACTIVE_SVG, HTML, MARK, PHP, trick, type Trick } from './trick.ts';

/** Files that are a picture and something else, or only begin like a picture. */
export async function polyglots(): Promise<Trick[]> {
  const [jpeg, png, gif, webp, avif] = await Promise.all(
    (['jpeg', 'png', 'gif', 'webp', 'avif'] as const).map(plainPicture),
  );
  const php = Buffer.from(PHP);
  const text = (keyword: string, words: string) => Buffer.from(`${keyword}\0${words}`, 'latin1');
  const zipEnd = Buffer.from(`PK\x05\x06${'\0'.repeat(18)}`, 'latin1');
  const pixels = Buffer.concat(Array.from({ length: 16 }, () => Buffer.from(`\0${PHP.slice(0, 24)}`)));
  return [
    trick('GIF that is a script', `GIF89a=1;alert('${MARK}');`, { filename: 'x.gif', type: 'image/gif' }),
    trick('GIF with code in a comment', gifWith(gif!, PHP), { filename: 'x.gif', type: 'image/gif' }),
    trick('GIF with HTML behind it', Buffer.concat([gif!, Buffer.from(HTML)]), { filename: 'x.gif' }),
    trick('JPEG with code in a comment', jpegWith(jpeg!, 0xfe, php)),
    trick('JPEG with code in EXIF', jpegWith(jpeg!, 0xe1, Buffer.concat([Buffer.from('Exif\0\0'), php]))),
    trick('JPEG with a script in XMP', jpegWith(jpeg!, 0xe1, text('http://ns.adobe.com/xap/1.0/', HTML))),
    trick(
      'JPEG with code for a colour profile',
      jpegWith(jpeg!, 0xe2, text('ICC_PROFILE', `\x01\x01${PHP}`)),
    ),
    trick(
      'JPEG that is a script',
      jpegWith(jpeg!, 0xe0, Buffer.from(`*/=alert('${MARK}');/*`.padEnd(0x2f2a))),
    ),
    trick('JPEG that is an archive too', Buffer.concat([jpeg!, php, zipEnd])),
    trick(
      'JPEG with a PHAR behind it',
      Buffer.concat([jpeg!, Buffer.from(`${PHP}<?php __HALT_COMPILER(); ?>`)]),
    ),
    trick('PNG with code in tEXt', pngWith(png!, 'tEXt', text('Comment', PHP)), { filename: 'x.png' }),
    trick('PNG with a script in iTXt', pngWith(png!, 'iTXt', text('XML:com.adobe.xmp', `\0\0\0\0${HTML}`)), {
      filename: 'x.png',
    }),
    trick('PNG with code in a chunk of its own', pngWith(png!, 'viTr', php), { filename: 'x.png' }),
    trick('PNG with code for pixels', pngOf(24, 16, pixels), { filename: 'x.png', type: 'image/png' }),
    trick('PNG with HTML behind it', Buffer.concat([png!, Buffer.from(HTML)]), { filename: 'x.png' }),
    trick('WebP with code in a chunk', webpWith(webp!, 'VITR', php), { filename: 'x.webp' }),
    trick('WebP with code behind it', Buffer.concat([webp!, php]), { filename: 'x.webp' }),
    trick('AVIF with code behind it', Buffer.concat([avif!, php]), {
      filename: 'x.avif',
      type: 'image/avif',
    }),
    trick('HTML that begins like a PNG', Buffer.concat([PNG_START, Buffer.from(HTML)]), {
      filename: 'x.png',
    }),
    trick('SVG that begins like a JPEG', Buffer.concat([jpeg!.subarray(0, 4), Buffer.from(ACTIVE_SVG)])),
    trick('SVG that begins like a GIF', `GIF89a${ACTIVE_SVG}`, { filename: 'x.gif' }),
    trick('HTML that begins like a WebP', `RIFF\0\0\0\0WEBP${HTML}`, { filename: 'x.webp' }),
    trick('a bitmap that is a script', `BM=1;/*\0\0*/alert('${MARK}')`, { filename: 'x.bmp' }),
  ];
}

/** Drawings that hold scripts, and formats whose readers run what they read. */
export function drawings(): Trick[] {
  const svg = (title: string, content: string | Buffer, filename = 'x.svg') =>
    trick(title, content, { filename, type: 'image/svg+xml' });
  const open = '<svg xmlns="http://www.w3.org/2000/svg"';
  return [
    svg('SVG with a script', ACTIVE_SVG),
    svg('SVG that acts when it is loaded', `${open} onload="alert('${MARK}')"/>`),
    svg('SVG with HTML inside', `${open}><foreignObject><body>${HTML}</body></foreignObject></svg>`),
    svg(
      'SVG with a link to a script',
      `${open}><a href="javascript:alert('${MARK}')"><text>x</text></a></svg>`,
    ),
    svg(
      'SVG with a file inside',
      `<!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]>${open}><text>&x;</text></svg>`,
    ),
    svg(
      'SVG that grows without end',
      `<!DOCTYPE s [<!ENTITY a "${'x'.repeat(50)}"><!ENTITY b "${'&a;'.repeat(50)}">]>${open}>&b;</svg>`,
    ),
    svg('SVG that loads from elsewhere', `${open}><image href="http://127.0.0.1:9/${MARK}"/></svg>`),
    svg('SVG in UTF-16', Buffer.from(`\ufeff${ACTIVE_SVG}`, 'utf16le')),
    svg('SVG compressed', gzipSync(ACTIVE_SVG), 'x.svgz'),
    svg('SVG named as a picture', ACTIVE_SVG, 'x.png'),
    trick(
      'a drawing that runs commands',
      `push graphic-context\nfill 'url(https://x/"|echo ${MARK}")'\npop graphic-context`,
      {
        filename: 'x.mvg',
      },
    ),
    trick('PostScript', `%!PS\n(${MARK}) (%pipe%id) (w) file`, { filename: 'x.eps' }),
    trick('PDF with a script', `%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert('${MARK}'))>>>>`, {
      filename: 'x.pdf',
    }),
    trick('TIFF', Buffer.from('II*\0\x08\0\0\0', 'latin1'), { filename: 'x.tiff', type: 'image/tiff' }),
  ];
}

/** Files that are small until they are opened, or that end before they should. */
export async function bombs(): Promise<Trick[]> {
  const [jpeg, png, gif] = await Promise.all((['jpeg', 'png', 'gif'] as const).map(plainPicture));
  const size = Buffer.from(jpeg!);
  const frame = size.indexOf(Buffer.from([0xff, 0xc0]));
  size.writeUInt16BE(65_500, frame + 5);
  size.writeUInt16BE(65_500, frame + 7);
  const wide = Buffer.from(gif!);
  wide.writeUInt16LE(65_535, 6);
  wide.writeUInt16LE(65_535, 8);
  const inflated = deflateSync(Buffer.alloc(60_000_000));
  const row = (width: number) => Buffer.alloc(width + 1);
  return [
    trick('PNG of 900 megapixels', pngOf(30_000, 30_000, Buffer.alloc(1_000_000)), { filename: 'x.png' }),
    trick('PNG of 2^31 pixels by as many', pngOf(2 ** 31 - 1, 2 ** 31 - 1, row(10)), { filename: 'x.png' }),
    trick('PNG of 100,000 by 1', pngOf(100_000, 1, row(100_000)), { filename: 'x.png' }),
    trick('PNG of 40 megapixels and one', pngOf(8000, 5001, Buffer.alloc(8001 * 5001)), {
      filename: 'x.png',
    }),
    trick('PNG with 60 MB of text', pngWith(png!, 'zTXt', Buffer.concat([Buffer.from('a\0\0'), inflated])), {
      filename: 'x.png',
    }),
    trick(
      'PNG with a profile of 60 MB',
      pngWith(png!, 'iCCP', Buffer.concat([Buffer.from('a\0\0'), inflated])),
      {
        filename: 'x.png',
      },
    ),
    trick('JPEG of 4,290 megapixels', size),
    trick('GIF of 4,295 megapixels', wide, { filename: 'x.gif' }),
    trick('PNG cut off', png!.subarray(0, png!.length - 30), { filename: 'x.png' }),
    trick('nothing', ''),
    trick('six megabytes', Buffer.concat([jpeg!, Buffer.alloc(6 * 1024 * 1024)])),
  ];
}
