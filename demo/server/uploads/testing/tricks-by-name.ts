import { HTML, PHP, trick, type Trick } from './trick.ts';

const SCRIPTS =
  'php php3 php4 php5 php7 phtml pht phar phps asp aspx ashx asmx cer jsp jspx jsw cfm cgi pl py rb sh';
const DOCUMENTS = 'html htm xhtml shtml hta mht xml xsl js mjs swf';

/** Names that a server might run, serve or write where it should not. */
export function tricksByName(picture: Buffer): Trick[] {
  return [
    ...SCRIPTS.split(' ').map((word) => trick(`a script named .${word}`, PHP, { filename: `shell.${word}` })),
    ...DOCUMENTS.split(' ').map((word) =>
      trick(`a document named .${word}`, HTML, { filename: `page.${word}` }),
    ),
    ...[
      'shell.php.jpg',
      'shell.jpg.php',
      'shell.php%00.jpg',
      'shell.php\0.jpg',
      'shell.asp;.jpg',
      'shell.pHp',
      'shell.php ',
      'shell.php.',
      'shell.php::$DATA',
      'shell.\u202egpj.php',
      '.htaccess',
      'web.config',
      '',
      `${'n'.repeat(300)}.php`,
    ].map((filename) =>
      trick(
        `a picture with code behind it, named ${JSON.stringify(filename).slice(0, 40)}`,
        withCode(picture),
        {
          filename,
        },
      ),
    ),
    ...[
      '../../../shell.php',
      '..\\..\\shell.php',
      '%2e%2e%2f%2e%2e%2fshell.php',
      '....//....//shell.php',
      '/etc/cron.d/shell',
      'C:\\inetpub\\shell.asp',
      'file:///tmp/shell.php',
      'a.jpg"; name="dir',
    ].map((filename) => trick(`a path for a name: ${filename}`, picture, { filename })),
    ...['../..', '..%2f..', '/etc', 'posts/../../..', 'posts\0', '__proto__', 'uploads', 'POSTS'].map((dir) =>
      trick(`a path for a folder: ${JSON.stringify(dir)}`, picture, { dir }),
    ),
    ...['text/html', 'image/svg+xml', 'application/x-httpd-php', ''].map((type) =>
      trick(`a picture with code behind it that says it is ${type || 'nothing'}`, withCode(picture), {
        type,
      }),
    ),
  ];
}

function withCode(picture: Buffer): Buffer {
  return Buffer.concat([picture, Buffer.from(PHP)]);
}
