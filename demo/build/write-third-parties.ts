import { THIRD_PARTY_ROWS, type SourceKind, type ThirdPartyRow } from '#domain/consent/third-party-rows.ts';
import { markdownTable, writeGeneratedPage } from './generated-page.ts';

const ID = '{id}';

/** Writes docs/third-parties.md; with `--check` says whether it is up to date. */
await writeGeneratedPage('third-parties.md', 'third-parties', page());

function page(): string {
  return `# Third-party services

Generated from \`src/domain/consent/third-party-rows.ts\` by \`npm run third-parties\`: another service is another row there.

A company sets up a service by its id, never by HTML: what does not have the pattern is refused where it is written (422, with the
field) and counts as not set where it is read. On a company's own site nothing of a service is loaded, and nothing kept, before the
visitor agrees to its kind. The page around may say it for them, on its root: \`data-vitrine-consent="analytics marketing content"\`.
Elements on the pages of others load none of them.

${markdownTable(['service', 'setting of the company', 'pattern of the id', 'consent', 'script'], THIRD_PARTY_ROWS.map(rowOf))}

Reviews of Avis Vérifiés are shown below the storefront's services as well, without a script: the server reads them by the first half of the
id, and asks nobody in the visitor's name ([why](decisions/2026-11-29-reviews-come-through-the-server.md)).

\`payment\` needs no consent and is loaded by nothing but the checkout ([payments.md](payments.md)).

A visitor who takes their consent back has the names below removed, on this host and those above it, from cookies, \`localStorage\` and
\`sessionStorage\`. Google's tag is told by its consent mode (version 2: all \`denied\` at first, updated with each answer); any other
script that has run goes with its page, which is loaded anew, unless the page around has said it.

${markdownTable(['service', 'removed'], THIRD_PARTY_ROWS.flatMap(keptOf))}

## What pages allow

The policy of a company's pages (\`Content-Security-Policy\`) names, of each service that the company has set up, these sources and no
other. Inline styles and scripts of services are not allowed; neither is what a container of Google Tag Manager holds of other hosts.

${markdownTable(
  ['service', 'sources'],
  THIRD_PARTY_ROWS.map((row) => [nameOf(row), sourcesOf(row)]),
)}

## Through a server of the company's own

With \`booker.thirdParties.tagServer\`, an origin, scripts are asked for there, under the host of their service:
\`https://tags.salon.example/static.hotjar.com/c/hotjar-${ID}.js\`. The policy then names that origin in the place of the service's
sources. Maps and payment are asked for where they are.
`;
}

/** Of the map, whose id is its address, what an address may look like. */
function exampleOf({ purpose }: ThirdPartyRow): string {
  return purpose === 'map' ? 'https://{host}/{z}/{x}/{y}' : ID;
}

function nameOf({ name, purpose }: ThirdPartyRow): string {
  return typeof name === 'string' ? name : `a ${purpose} of another host`;
}

function code(text: string): string {
  return `\`${text.replaceAll('|', '\\|')}\``;
}

function rowOf(row: ThirdPartyRow): string[] {
  const { setting, neededSetting, pattern, category, script } = row;
  const needed = neededSetting
    ? `, with ${code(`${neededSetting[0]}: ${JSON.stringify(neededSetting[1])}`)}`
    : '';
  return [
    nameOf(row),
    code(setting) + needed,
    code(pattern.source),
    category,
    script ? code(script(ID)) : 'none',
  ];
}

function keptOf(row: ThirdPartyRow): string[][] {
  const kept = row.storedNames?.(ID) ?? [];
  return kept.length > 0 ? [[nameOf(row), kept.map(code).join(', ')]] : [];
}

function sourcesOf(row: ThirdPartyRow): string {
  const sources = Object.entries(row.sources(exampleOf(row))) as [SourceKind, readonly string[]][];
  return sources.map(([kind, origins]) => `${kind}: ${origins.map(code).join(', ')}`).join('; ');
}
