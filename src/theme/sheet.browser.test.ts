import { expect } from 'chai';
import { sheetOf, tw } from './sheet.ts';
import { ROOT_CLASS } from './tokens.ts';

/** A root that adopts the shared sheet, with one element of these classes. */
function rootWith(classes: string): { readonly host: HTMLElement; readonly computed: CSSStyleDeclaration } {
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheetOf(document)];
  root.innerHTML = `<div class="${ROOT_CLASS}"><p class="${tw(classes)}"></p></div>`;
  return { host, computed: getComputedStyle(root.querySelector('p')!) };
}

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
