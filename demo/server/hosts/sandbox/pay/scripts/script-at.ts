import { SANDBOX_SCRIPTS } from '../../../../payments/provider/sandbox-address.ts';
import { openCardFrame } from './card-frame.ts';
import { installKr, krForm, krOf, lookAround } from './payzen-script.ts';
import { installStripe, paymentElement, stripeElements, stripeOf } from './stripe-script.ts';

/** Functions of a browser, which know nothing but each other, and the last of which begins. */
function scriptOf(
  install: (open: typeof openCardFrame, origin: string) => void,
  parts: readonly unknown[],
): string {
  const code = [openCardFrame, ...parts, install].map(String).join('\n');
  return `(() => {
${code}
${install.name}(openCardFrame, new URL(document.currentScript.src).origin);
})();
`;
}

const SCRIPTS: Readonly<Record<string, string>> = {
  [SANDBOX_SCRIPTS.stripe]: scriptOf(installStripe, [paymentElement, stripeElements, stripeOf]),
  [SANDBOX_SCRIPTS.payzen]: scriptOf(installKr, [lookAround, krForm, krOf]),
};

/** The script at a path of the sandbox; null where there is none. */
export function scriptAt(path: string): string | null {
  return Object.hasOwn(SCRIPTS, path) ? (SCRIPTS[path] ?? null) : null;
}
