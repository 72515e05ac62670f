// The chosen element as it is written in a page, in a framework, in WordPress.

const inHtml = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const isPlain = (text) => !/["\\{}<>&\n]/.test(text);
const pascal = (tag) => tag.replace(/(^|-)([a-z])/g, (_, _dash, letter) => letter.toUpperCase());
const lines = (...parts) => parts.filter((part) => typeof part === 'string').join('\n');

const kindOf = ({ element }, name) =>
  element.attributes.find((attribute) => attribute.name === name)?.type.text ?? 'string';

/** A tag with its attributes, one a line where they are many. */
function tag(choice, write, end) {
  const { element, attributes } = choice;
  const written = Object.entries(attributes).map(([name, value]) => write(name, value, kindOf(choice, name)));
  const line = ['<' + element.tagName, ...written].join(' ');
  if (line.length < 80) return line + end;
  return (
    [`<${element.tagName}`, ...written.map((each) => `  ${each}`)].join('\n') +
    (end.startsWith(' ') ? '\n' + end.trim() : '\n' + end)
  );
}

const htmlAttribute = (name, value, kind) => (kind === 'boolean' ? name : `${name}="${inHtml(value)}"`);

/** What is set as a property, as JavaScript writes it; undefined where the text is none yet. */
function objectOf(value, kind) {
  try {
    return kind === 'object' ? JSON.stringify(JSON.parse(value)) : undefined;
  } catch {
    return undefined;
  }
}

/** In braces whatever is no plain text: the text as JavaScript writes it. */
const braced = (name, value, kind) => {
  if (kind === 'boolean') return name;
  if (kind === 'number') return `${name}={${Number(value)}}`;
  return isPlain(value) ? `${name}="${value}"` : `${name}={${JSON.stringify(value)}}`;
};

// Each in the way in which an object arrives whenever the script runs: docs/embed.md.
const inReact = (name, value, kind) => {
  const object = objectOf(value, kind);
  return object
    ? `ref={(element) => { if (element) element.${name} = ${object}; }}`
    : braced(name, value, kind);
};
const inVue = (name, value, kind) => {
  const object = objectOf(value, kind);
  return object ? `:${name}.prop="${inHtml(object)}"` : htmlAttribute(name, value, kind);
};
const inSvelte = (name, value, kind) => {
  const object = objectOf(value, kind);
  return object ? `${name}={${object}}` : braced(name, value, kind);
};

const script = ({ src, api }, indent = '') =>
  [`<script type="module" src="${src}"`, `        data-api="${api}"></script>`]
    .map((line) => indent + line)
    .join('\n');

function css({ element, style }, select = (tag) => tag) {
  const rules = Object.entries(style).map(([name, value]) => `  ${name}: ${value};`);
  return rules.length > 0 && [`${select(element.tagName)} {`, ...rules, '}'].join('\n');
}

const styled = (choice) => {
  const sheet = css(choice);
  return sheet && `<style>\n${sheet}\n</style>`;
};

const once = (site) => `Once, in the page:\n\n${script(site)}`;
const indented = (text, by) => text.replaceAll(/^(?=.)/gm, by);

/** By name, how the element is written; `site` has the addresses of the script and of the back end. */
export const LANGUAGES = {
  HTML: (choice, site) =>
    lines(script(site), styled(choice), '', tag(choice, htmlAttribute, `></${choice.element.tagName}>`)),

  React: (choice, site) =>
    lines(
      `// ${once(site).replaceAll('\n', '\n// ').replaceAll('// \n', '//\n')}`,
      css(choice) && `/* In the page's sheet:\n${css(choice)}\n*/`,
      `import type {} from 'vitrine/react';`,
      '',
      `export function ${pascal(choice.element.tagName)}() {`,
      `  return (\n${indented(tag(choice, inReact, ' />'), '    ')}\n  );`,
      '}',
    ),

  Vue: (choice, site) =>
    lines(
      `<!-- ${once(site)} -->`,
      `<script setup lang="ts">\nimport type {} from 'vitrine/vue';\n</script>`,
      '',
      `<template>\n${indented(tag(choice, inVue, ' />'), '  ')}\n</template>`,
      css(choice) && `\n<style>\n${css(choice)}\n</style>`,
    ),

  Svelte: (choice, site) =>
    lines(
      `<!-- ${once(site)} -->`,
      `<script lang="ts">\n  import type {} from 'vitrine/svelte';\n</script>`,
      '',
      tag(choice, inSvelte, ' />'),
      css(choice) &&
        `\n<style>\n${indented(
          css(choice, (name) => `:global(${name})`),
          '  ',
        )}\n</style>`,
    ),

  WordPress: (choice, site) => lines('<!-- wp:html -->', LANGUAGES.HTML(choice, site), '<!-- /wp:html -->'),
};
