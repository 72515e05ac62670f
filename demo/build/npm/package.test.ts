import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { features } from '#registry';
import { elementFeatures } from '../features.ts';
import { readConfiguration } from '#server/configuration.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import { PACKAGE_FOLDER } from './package-entries.ts';
import { withPage } from './page-of-project.ts';
import { strangersProject, type Project } from './strangers-project.ts';

const names = elementFeatures(features).map(({ name }) => name);
const className = (name: string) =>
  `Vitrine${name.replace(/(?:^|-)\w/g, (at) => at.slice(-1).toUpperCase())}`;

interface Description {
  readonly version: string;
  readonly license: string;
  readonly dependencies?: object;
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

let project: Project;
let description: Description;
const read = (path: string) => readFileSync(join(project.installed, path), 'utf8');

beforeAll(() => {
  project = strangersProject();
  description = JSON.parse(read('package.json')) as Description;
});
afterAll(() => rmSync(project.folder, { recursive: true, force: true }));

/** A module of the package and all that it loads at once. */
function loadedAtOnce(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, path = ''] of read(file).matchAll(
    /(?:^|[;}\s])(?:import|export)[^"'();]*["'](\.[^"']+)["']/g,
  )) {
    loadedAtOnce(posix.join(posix.dirname(file), path), found);
  }
  return found;
}

describe('the package', () => {
  test('has two modules for each element, and every file that it offers', () => {
    const offered = Object.keys(description.exports);
    for (const name of names)
      expect(offered).toEqual(expect.arrayContaining([`./${name}`, `./${name}/class`]));
    const files = Object.values(description.exports).flatMap((one) =>
      typeof one === 'string' ? [one] : Object.values(one),
    );
    expect(files.filter((file) => !existsSync(join(project.installed, file)))).toEqual([]);
  });

  test('has every module that its manifest names', () => {
    const named = [...read('custom-elements.json').matchAll(/"(?:path|module)": *"([^"]+)"/g)].map(
      ([, path = '']) => path,
    );
    expect(named.length).toBeGreaterThanOrEqual(names.length);
    expect(named.filter((path) => !existsSync(join(project.installed, path)))).toEqual([]);
  });

  test('says its licence and those of what is built into it, and asks for no other package', () => {
    expect(description).not.toHaveProperty('dependencies');
    expect(description.license).not.toBe('');
    for (const name of ['react', 'i18next', 'leaflet', 'dompurify']) {
      expect(read('package/licenses.md')).toMatch(new RegExp(`^## ${name} - \\d`, 'm'));
    }
  });

  test('holds no source, test or demo', () => {
    const sources = globSync('**/*.{ts,tsx,mjs}', { cwd: project.installed });
    expect(sources.filter((file) => !file.endsWith('.d.ts'))).toEqual([]);
  });

  test('lies where no server hands its files to strangers', async () => {
    const { folders } = readConfiguration({});
    const server = await startTestServer({ folders });
    const packed = join(project.installed, PACKAGE_FOLDER);
    // Chunks may be those of the bundle, byte by byte.
    const files = globSync('{,class/}*.{js,d.ts}', { cwd: packed });
    expect(files.length).toBeGreaterThan(names.length);
    for (const file of files) {
      const text = readFileSync(join(packed, file), 'utf8');
      for (const base of ['/embed/', '/embed/npm/', '/embed/package/', '/package/', '/embed/..%2fpackage/']) {
        const reply = await server.app.inject({ url: base + file, headers: { host: 'localhost:4100' } });
        expect(reply.body === text && text !== '', base + file).toBe(false);
      }
    }
    await server.close();
  });

  test('gives publint and arethetypeswrong nothing to object to', async () => {
    const { messages, pkg } = await publint({ pkgDir: project.installed, level: 'suggestion', strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
    const checked = await checkPackage(createPackageFromTarballData(project.tarball));
    // As its profile `esm-only`: what cannot load modules cannot load elements.
    const old = ['node10', 'node16-cjs'];
    const problems = 'problems' in checked ? checked.problems : ['there are no types'];
    expect(
      problems.filter(
        (one) => typeof one === 'string' || !('resolutionKind' in one && old.includes(one.resolutionKind)),
      ),
    ).toEqual([]);
  });

  test.each(elementFeatures(features))(
    '$name loads what its budget allows at once, and no other element',
    ({ name, element }) => {
      const files = [...loadedAtOnce(`package/${name}.js`)];
      expect(files.length).toBeGreaterThan(1);
      const code = files.map(read);
      const there = names.filter((each) => code.some((text) => text.includes(`tag:\`vitrine-${each}\``)));
      expect(there).toEqual([name]);
      const kB = code.reduce((sum, each) => sum + gzipSync(each, { level: 9 }).length, 0) / 1000;
      expect(kB).toBeLessThan(element.budget);
    },
  );

  test('is imported on a server without a fault', () => {
    const paths = Object.keys(description.exports).filter((path) => {
      const one = description.exports[path];
      return typeof one === 'object' && one['default'];
    });
    const imports = paths.map((path) => `import ${JSON.stringify(posix.join('vitrine', path))};`).join('');
    const said = project.run(`${imports} console.log('imported')`);
    expect(said).toMatch(/^imported\n/);
    expect(said).not.toContain('Error');
  });
});

/** What of the program is right, what in its place is wrong, and what the compiler says of that. */
const WRONG = [
  ["'vitrine/booking/class'", "'vitrine/bookings/class'", 'vitrine/bookings/class'],
  ['booking.shop = own[0]', 'booking.shop = 1', "'number' is not assignable"],
  ['dataLayer: entries', 'dataLayer: {}', "'push' is missing"],
  ['detail.reference', 'detail.number', "'number' does not exist"],
  ["paths['/api/shops']", "paths['/api/shop']", "'/api/shop' does not exist"],
  ['heading-level={2}', 'heading-level="no"', '"heading-level": string'],
] as const;

describe('a project that uses the package', () => {
  const PROGRAM = `
    import 'vitrine';
    ${names.map((name) => `import 'vitrine/${name}'; import { ${className(name)} } from 'vitrine/${name}/class';`).join('\n')}
    import { version } from 'vitrine/version';
    import { followEvents, type DataLayerEntry } from 'vitrine/data-layer';
    import type { paths } from 'vitrine/api';
    import type {} from 'vitrine/react';
    ${names.map((name) => `customElements.define('my-${name}', ${className(name)});`).join('\n')}
    const own: string[] = [version, VitrineBooking.version];
    const entries: DataLayerEntry[] = [];
    export const stop: () => void = followEvents({ dataLayer: entries, document });
    const booking = new VitrineBooking();
    booking.shop = own[0];
    document.querySelector('vitrine-booking')?.addEventListener('vitrine-booking-confirmed', ({ detail }) => detail.reference.length);
    type Shops = paths['/api/shops']['get'];
    export type Parameters = Shops['parameters'];
    export const page = <vitrine-booking shop="a" heading-level={2} />;
  `;

  test.each(['bundler', 'nodenext'] as const)(
    'has types where modules are found as by %s, and none for what is not there',
    (resolution) => {
      const wrong = Object.fromEntries(
        WRONG.map(([right, wrongly], index) => [`wrong${index}`, PROGRAM.replace(right, wrongly)]),
      );
      const said = project.compile({ right: PROGRAM, ...wrong }, resolution).split('\n');
      expect(said.filter((line) => !/^(wrong\d+\.|\s|$)/.test(line))).toEqual([]);
      WRONG.forEach(([right, , message], index) => {
        expect(PROGRAM).toContain(right);
        const lines = said.filter((line) => line.startsWith(`wrong${index}.`));
        expect(lines.join('\n')).toContain(message);
      });
    },
  );

  test('gets nothing of a class that it imports and does not use', async () => {
    const folder = await project.bundle(
      `import { VitrineBooking } from 'vitrine/booking/class'; console.log('mine');`,
    );
    expect(readFileSync(join(folder, 'entry.js'), 'utf8').length).toBeLessThan(100);
  });

  test('defines what it asks for by whichever tag it likes, and shows it in a browser', async () => {
    const folder = await project.bundle(`
      import { VitrineBooking } from 'vitrine/booking/class';
      import { version } from 'vitrine/version';
      window.before = customElements.get('vitrine-booking') !== undefined;
      customElements.define('my-booking', VitrineBooking);
      import('vitrine/cart').then(() => {
        const booking = document.createElement('my-booking');
        Object.assign(booking, { company: 'cmp_own', api: 'https://back.test', locale: 'de' });
        document.body.append(booking);
        window.seen = { version, isOwn: booking instanceof VitrineBooking };
        return import('vitrine');
      }).then(() => {
        document.body.insertAdjacentHTML('beforeend', '<vitrine-finder company="cmp_own" api="https://back.test" locale="it"></vitrine-finder>');
      });
    `);
    await withPage(folder, async (page, asked) => {
      for (const tag of ['my-booking', 'vitrine-finder'])
        await page.locator(`${tag} button`).first().waitFor();
      const seen = await page.evaluate(() => ({
        ...Reflect.get(globalThis, 'seen'),
        before: Reflect.get(globalThis, 'before'),
        classVersion: Reflect.get(customElements.get('my-booking') ?? {}, 'version'),
        embed: Reflect.get(globalThis, Symbol.for('vitrine.embed')).version,
        text: document.querySelector('my-booking')?.shadowRoot?.textContent,
      }));
      expect(seen).toMatchObject({
        version: description.version,
        embed: description.version,
        isOwn: true,
        before: false,
        classVersion: description.version,
      });
      expect(seen.text).toContain('Erneut versuchen');
      expect(asked).toContainEqual(expect.stringMatching(/^cmp_own https:\/\/back\.test\/api\/companies/));
    });
  });
});
