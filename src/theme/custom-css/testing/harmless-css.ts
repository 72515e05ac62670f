/** What a company's own CSS may do: its text, an element that it fits, and what a property of that comes to. */
interface HarmlessCss {
  readonly css: string;
  readonly selector: string;
  readonly property: string;
  readonly value: string;
}

const heading = (css: string, property: string, value: string): HarmlessCss => ({
  css,
  selector: 'h2',
  property,
  value,
});

const button = (css: string, property: string, value: string): HarmlessCss => ({
  css,
  selector: '[part~="button-primary"]',
  property,
  value,
});

export const harmlessCss: readonly HarmlessCss[] = [
  heading('.heading{letter-spacing:3px}', 'letter-spacing', '3px'),
  heading('h2{text-transform:uppercase}', 'text-transform', 'uppercase'),
  heading('section > h2.heading, div h2.heading{text-align:right}', 'text-align', 'right'),
  heading('.heading:not(:hover){word-spacing:calc(1px + 2px)}', 'word-spacing', '3px'),
  heading(':root{--vitrine-some-gap:4px}.heading{margin-left:var(--vitrine-some-gap)}', 'margin-left', '4px'),
  heading('@media (min-width:1px){.heading{font-style:italic}}', 'font-style', 'italic'),
  heading('@supports (display:block){.heading{letter-spacing:4px}}', 'letter-spacing', '4px'),
  heading('@container (min-width:1px){.heading{letter-spacing:5px}}', 'letter-spacing', '5px'),
  heading('section{color:red;& .heading{letter-spacing:6px}}', 'letter-spacing', '6px'),
  heading('.heading{position:fixed;letter-spacing:7px}#main{color:red}', 'letter-spacing', '7px'),
  button('::part(button-primary){border-radius:7px}', 'border-top-left-radius', '7px'),
  button('.button-primary{background:#123456}', 'background-color', 'rgb(18, 52, 86)'),
  button(
    '.button-primary{box-shadow:0 2px 8px rgb(0 0 0 / 0.2)}',
    'box-shadow',
    'rgba(0, 0, 0, 0.2) 0px 2px 8px 0px',
  ),
  button('.button.button-primary{padding:3px 9px}', 'padding-left', '9px'),
  button('.button-primary{border:3px dashed rgb(1 2 3)}', 'border-top-style', 'dashed'),
];
