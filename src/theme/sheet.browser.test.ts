import { expect } from 'chai';
import { withConditionInside } from './rules/rule-sheet.ts';
import { sheetText, sheetsOf, tw } from './sheet.ts';
import { ROOT_CLASS } from './tokens.ts';

/** A root that adopts the shared sheet, with one element of these classes. */
function rootWith(classes: string): { readonly host: HTMLElement; readonly computed: CSSStyleDeclaration } {
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [...sheetsOf(document)];
  root.innerHTML = `<div class="${ROOT_CLASS}"><p class="${tw(classes)}"></p></div>`;
  return { host, computed: getComputedStyle(root.querySelector('p')!) };
}

/** A rule as it is inserted. */
const said = ({ cssText }: CSSRule) => withConditionInside(cssText.replaceAll(/\s+/g, ''));

describe('the sheet of all roots', () => {
  const hosts: HTMLElement[] = [];
  const wornBy = (classes: string) => {
    const { host, computed } = rootWith(classes);
    hosts.push(host);
    return computed;
  };
  afterEach(() => hosts.splice(0).forEach((host) => host.remove()));

  it('a class that is first used now reaches the roots that are there', () => {
    wornBy('block');
    const [first] = hosts;
    tw('pt-[3px]');
    first!.shadowRoot!.querySelector('p')!.className = 'pt-[3px]';
    expect(getComputedStyle(first!.shadowRoot!.querySelector('p')!).paddingTop).to.equal('3px');
  });

  it('a rule that comes late has its place among those that are there', () => {
    wornBy('pr-[1px]');
    // A shorthand stands before what it would overrule, and a condition behind what it changes.
    expect(wornBy('p-[11px] pr-[13px]').paddingRight).to.equal('13px');
    const { paddingRight, paddingLeft } = wornBy('@[1px]:pr-[17px] pr-[15px] pl-[15px]');
    expect([paddingRight, paddingLeft]).to.deep.equal(['17px', '15px']);
    tw('@[1px]:p-[19px]');
    expect(wornBy('@[1px]:p-[19px] @[1px]:pr-[17px]').paddingRight).to.equal('17px');
  });

  it('rules that come late say the same as all of them in a sheet of its own', () => {
    wornBy('block');
    tw('@[2px]:mt-[3px] hover:mb-[3px] placeholder:mt-[4px] @[2px]:hover:m-[5px] print:m-[6px] m-[7px]');
    const [sheet] = sheetsOf(document);
    const anew = new CSSStyleSheet();
    anew.replaceSync(sheetText());
    expect([...sheet!.cssRules].map(said)).to.deep.equal([...anew.cssRules].map(said));
  });

  // Firefox would show the next root what the one that left was given.
  it('a new root gets newly used classes after the only other root has left the page', () => {
    expect(wornBy('pt-[5px]').paddingTop).to.equal('5px');
    hosts[0]!.remove();
    expect(wornBy('pt-[7px]').paddingTop).to.equal('7px');
    hosts[1]!.remove();
    tw('pt-[9px]');
    expect(wornBy('pt-[9px]').paddingTop).to.equal('9px');
  });
});
