import { expect } from 'chai';
import { baseCss } from '#theme/rules/base.ts';
import { tw, usedRules } from '#theme/sheet.ts';
import { layoutProperties } from '#theme/site-layout.ts';
import { cssProperties } from '../every-element/css-properties.ts';
import { applyTheme } from '../theme/apply-theme.ts';
import { clearPage, inside, rootOf, said, show } from './page.ts';
import { defineSample } from './sample.tsx';

const sources = Object.values(
  import.meta.glob<string>(
    ['/src/ui/**/*.{ts,tsx}', '/widgets/**/*.{ts,tsx}', '!**/testing/**', '!**/*.test.*'],
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  ),
).join('\n');

/** What the rules of all classes in the sources declare, and those of the base, each once. */
function declarationsInUse(): readonly string[] {
  const words = new Set(sources.match(/[\w@[\]:.(),#%/*+!-]+/g)?.filter((word) => word.includes('-')));
  for (const word of words) tw(word);
  const rules = [...usedRules(), baseCss()].join('\n');
  const blocks = [...rules.matchAll(/\{([^{}]*var\(--v-[^{}]*)\}/g)].map(([, block = '']) => block);
  return [...new Set(blocks)];
}

const FACTS = [
  'color',
  'background-color',
  'background-image',
  'border-top-color',
  'border-bottom-color',
  'border-left-color',
].concat([
  'outline-color',
  'fill',
  'stroke',
  'box-shadow',
  'text-decoration-color',
  'font-family',
  'border-top-left-radius',
]);

const VALUES: Readonly<Record<string, string>> = {
  '<color>': 'rgb(1, 2, 3)',
  '<length>': '13px',
  '<family-name>#': 'Monster',
};

describe('the custom properties that a page may set', () => {
  before(defineSample);
  afterEach(clearPage);

  it('each changes what is computed for something that the elements show', async () => {
    const element = await show('<vitrine-sample></vitrine-sample>');
    // A site that is a column shows what is around it.
    applyTheme(rootOf(element), { contained: true }, { added: layoutProperties });
    let blocks: readonly string[] = [];
    // Most words of the sources are no classes, of which the class engine warns.
    await said('warn', () => void (blocks = declarationsInUse()));
    const probes = blocks.map((block) => {
      const probe = document.createElement('span');
      probe.style.cssText = `border-style:solid;outline-style:solid;${block}`;
      inside(element, '.vitrine').append(probe);
      return probe;
    });
    expect(probes.length).to.be.above(50);
    const factsNow = () =>
      probes.map((probe) => {
        const style = getComputedStyle(probe);
        return FACTS.map((fact) => style.getPropertyValue(fact)).join(' | ');
      });
    const before = factsNow();
    const silent = Object.entries(cssProperties).filter(([name, { syntax }]) => {
      element.style.setProperty(name, VALUES[syntax] ?? '');
      const after = factsNow();
      element.style.removeProperty(name);
      return after.every((facts, index) => facts === before[index]);
    });
    expect(silent.map(([name]) => name)).to.deep.equal([]);
    expect(factsNow()).to.deep.equal(before);
  });
});
