import { expect } from 'chai';
import { Heading } from './heading.tsx';
import { stage } from './testing/stage.tsx';
import { wholeWords } from './whole-words.tsx';

/** The text of a heading, line by line. */
function linesOf(heading: Element): string[] {
  const lines: { text: string; top: number }[] = [];
  const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode;
    for (const [index, letter] of [...(node.nodeValue ?? '')].entries()) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + letter.length);
      const { top, height } = range.getBoundingClientRect();
      const line = lines.at(-1);
      if (!line || top > line.top + height / 2) lines.push({ text: letter, top });
      else line.text += letter;
    }
  }
  return lines.map(({ text }) => text.trim());
}

const NAMES = [
  'Maison Orée Marais',
  'Maison Orée Bourg-de-Four',
  'Wimpern und Brauen',
  'Hände und Füße',
  'Rituels du hammam',
  'Lashes and brows',
  'Soins du visage',
];

describe('a heading', () => {
  for (const variant of ['display', 'headline', 'title'] as const) {
    it(`of a page’s own words, as ${variant}, ends no line within a word with a hyphen that a line has room for`, () => {
      const place = stage('320px');
      const broken: string[] = [];
      for (let width = 260; width <= 600; width += 4) {
        place.show(
          <div style={{ width: `${width}px` }}>
            <Heading variant={variant}>Votre rendez-vous n’est pas encore réservé.</Heading>
          </div>,
        );
        const lines = linesOf(place.one('[part~=heading]'));
        if (lines.some((line) => line.endsWith('-'))) broken.push(`${width} pixels: ${lines.join(' / ')}`);
      }
      place.leave();
      expect(broken).to.deep.equal([]);
    });
  }

  for (const variant of ['display', 'headline', 'title', 'lead', 'label'] as const) {
    it(`that is a name, as ${variant}, does not end its line after the first word where the second one fits`, () => {
      const place = stage('320px');
      const broken: string[] = [];
      for (const name of NAMES) {
        for (let width = 60; width <= 600; width += 6) {
          place.show(
            <div style={{ width: `${width}px` }}>
              <Heading variant={variant}>{wholeWords(name)}</Heading>
              <Heading variant={variant} className="w-max">
                {name.split(' ').slice(0, 2).join('\u00a0')}
              </Heading>
            </div>,
          );
          const [heading, start] = place.all('[part~=heading]');
          const needed = start!.getBoundingClientRect().width;
          const [line] = linesOf(heading!);
          if (needed <= width && !line?.includes(' ')) broken.push(`${name} at ${width} pixels`);
        }
      }
      place.leave();
      expect(broken).to.deep.equal([]);
    });
  }
});
