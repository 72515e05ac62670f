import { twind, type Sheet } from '@twind/core';
import presetContainerQueries from '@twind/preset-container-queries';
import presetTailwind from '@twind/preset-tailwind/base';
import { twindTheme } from './twind-theme.ts';

/**
 * `rem` is the host page's: 62.5 % on its root would shrink everything. Declarations count in `--u` instead. A
 * container query cannot read a custom property; there `em` is the container's own size.
 */
export function withoutRem(css: string): string {
  return css.replace(/(?<![\w#.-])(-?\d*\.?\d+)rem\b/g, 'calc(var(--u)*$1)');
}

function withoutRemInCondition(condition: string): string {
  return condition.startsWith('@container') ? condition.replace(/([\d.])rem\b/g, '$1em') : condition;
}

/** Makes rules of class names and places each in `sheet`, in the order that decides between them. */
export function createTwind(sheet: Sheet<readonly string[]>) {
  return twind(
    {
      presets: [presetTailwind({ disablePreflight: true }), presetContainerQueries()],
      theme: { extend: twindTheme },
      finalize: (rule) => ({
        ...rule,
        r: rule.r.map(withoutRemInCondition),
        ...(rule.d === undefined ? {} : { d: withoutRem(rule.d) }),
      }),
    },
    sheet,
  );
}
