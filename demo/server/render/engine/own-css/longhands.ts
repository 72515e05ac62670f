const SIDES = ['top', 'right', 'bottom', 'left'] as const;
const CORNERS = ['top-left', 'top-right', 'bottom-right', 'bottom-left'] as const;
const STYLES = /^(none|hidden|dotted|dashed|solid|double|groove|ridge|inset|outset)$/i;
const LENGTH = /^([+-]?[\d.]|thin$|medium$|thick$|(calc|min|max|clamp)\()/i;
const LINES = /^(none|underline|overline|line-through|blink)$/i;
const LINE_STYLES = /^(solid|double|dotted|dashed|wavy)$/i;
const THICKNESS = /^([+-]?[\d.]|auto$|from-font$|(calc|min|max|clamp)\()/i;
/** Words of a background that are no colour. */
const NO_COLOUR =
  /^([+-]?[\d.]|[,/]|(calc|min|max|clamp)\(|(repeat|repeat-x|repeat-y|no-repeat|space|round|scroll|fixed|local|left|right|top|bottom|center|auto|cover|contain|(border|padding|content)-box|text)$)/i;

type Longhands = readonly (readonly [name: string, value: string])[];

/** The words of a value, where brackets keep them together. */
export function wordsOf(value: string): readonly string[] {
  const words: string[] = [];
  let depth = 0;
  let word = '';
  for (const character of value) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth === 0 && /\s/.test(character)) {
      if (word) words.push(word);
      word = '';
    } else word += character;
  }
  return word ? [...words, word] : words;
}

/** One to four values, in the order of sides or corners. */
function four<Name extends string>(
  names: readonly Name[],
  words: readonly string[],
): readonly (readonly [Name, string])[] {
  const [first = '', second = first, third = first, fourth = second] = words;
  const values = [first, second, third, fourth];
  return names.map((name, at) => [name, values[at] ?? first]);
}

function border(prefix: string, value: string): Longhands {
  const found = { width: 'medium', style: 'none', color: 'currentcolor' };
  for (const word of wordsOf(value)) {
    const part = STYLES.test(word) ? 'style' : LENGTH.test(word) ? 'width' : 'color';
    found[part] = word;
  }
  return Object.entries(found).map(([part, word]) => [`${prefix}-${part}`, word]);
}

function decoration(value: string): Longhands {
  const words = wordsOf(value);
  const isOther = (word: string) => ![LINES, LINE_STYLES, THICKNESS].some((kind) => kind.test(word));
  return [
    ['text-decoration-line', words.filter((word) => LINES.test(word)).join(' ') || 'none'],
    ['text-decoration-style', words.find((word) => LINE_STYLES.test(word)) ?? 'solid'],
    ['text-decoration-thickness', words.find((word) => THICKNESS.test(word)) ?? 'auto'],
    ['text-decoration-color', words.find(isOther) ?? 'currentcolor'],
  ];
}

function font(value: string): Longhands {
  const found = { 'font-style': 'normal', 'font-weight': 'normal', 'font-size': '', 'line-height': 'normal' };
  for (const word of wordsOf(value)) {
    if (/^(italic|oblique)$/i.test(word)) found['font-style'] = word;
    else if (/^(bold|bolder|lighter|\d{1,4})$/i.test(word)) found['font-weight'] = word;
    else if (!/^(normal|small-caps)$/i.test(word)) {
      const [size = '', height = 'normal'] = word.split('/');
      return Object.entries({ ...found, 'font-size': size, 'line-height': height });
    }
  }
  return [];
}

function radius(value: string): Longhands {
  const [across = '', down] = value.split('/');
  const corners = four(CORNERS, wordsOf(across));
  const heights = down === undefined ? [] : four(CORNERS, wordsOf(down));
  return corners.map(([corner, width], at) => [
    `border-${corner}-radius`,
    heights[at] === undefined ? width : `${width} ${heights[at][1]}`,
  ]);
}

/** A declaration as those that it stands for, as a browser keeps it; of a background its colour alone. */
export function longhandsOf(name: string, value: string): Longhands {
  const words = wordsOf(value);
  const side = /^border-(?:top|right|bottom|left)$/.test(name);
  const box = /^(?:(padding|margin)|border-(width|style|color))$/.exec(name);
  // What a custom property holds is known on the page alone.
  if (words.length === 1 && value.startsWith('var(')) return [[name, value]];
  if (box) {
    const [, space, part] = box;
    return four(SIDES, words).map(([at, word]) => [space ? `${space}-${at}` : `border-${at}-${part}`, word]);
  }
  if (side) return border(name, value);
  switch (name) {
    case 'border':
      return SIDES.flatMap((at) => border(`border-${at}`, value));
    case 'border-radius':
      return radius(value);
    case 'background': {
      const colour = words.find((word) => !NO_COLOUR.test(word) && word !== 'none');
      return [['background-color', colour ?? 'initial']];
    }
    case 'text-decoration':
      return decoration(value);
    case 'gap':
      return [
        ['row-gap', words[0] ?? ''],
        ['column-gap', words[1] ?? words[0] ?? ''],
      ];
    case 'font':
      return font(value);
    default:
      return [[name, value]];
  }
}
