import { Html, markup } from '../../http/pages/html.ts';
import { translate } from '../../texts.ts';
import type { VoucherWords } from './voucher-words.ts';

const STYLE = `
@page{size:A5 landscape;margin:0}
*{box-sizing:border-box}
body{margin:0;color:#23201d;background:#fff;font:1rem/1.5 Georgia,"Times New Roman",serif}
main{max-width:210mm;min-height:146mm;margin:0 auto;padding:14mm;display:flex;flex-direction:column;justify-content:space-between;gap:1rem;border:1px solid #d9d0c5}
h1{font-weight:normal;font-size:2rem;line-height:1.2;margin:.5rem 0}
p{margin:.25rem 0}
blockquote{margin:0;font-style:italic;white-space:pre-line;overflow-wrap:anywhere}
.code{font:bold 1.5rem/1.4 Menlo,Consolas,monospace;letter-spacing:.05em}
dl{display:flex;flex-wrap:wrap;gap:.5rem 2rem;margin:0}
dt{font-size:.875rem}
dd{margin:0;font-weight:bold}
small{font-size:.875rem}
@media print{main{border:0}}
`;

/** A voucher as one page of A5, to print and hand over. It needs nothing from anywhere. */
export function printedVoucher(words: VoucherWords): string {
  return markup`<!doctype html>
    <html lang="${words.lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${words.title}</title>
        <style>
          ${new Html(STYLE)}
        </style>
      </head>
      <body>
        <main>
          <div>
            <p>${words.company}</p>
            <h1>${words.title}</h1>
            <p>${words.intro}</p>
          </div>
          ${words.message === '' ? null : markup`<blockquote>${words.message}</blockquote>`}
          <div>
            <p>${translate(words.lang, 'mail:voucher.code')}</p>
            <p class="code">${words.code}</p>
          </div>
          <dl>
            ${words.pairs.map(([term, value]) => markup`<div><dt>${term}</dt><dd>${value}</dd></div>`)}
          </dl>
          <small>${words.how}</small>
        </main>
      </body>
    </html> `.markup;
}
