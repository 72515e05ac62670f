import { SANDBOX_SCRIPTS } from '../../../../payments/provider/sandbox-address.ts';
import { openCardFrame } from './card-frame.ts';
import { elementEvents } from './element-events.ts';
import { installKr, krForm, krOf, krSubmit, lookAround } from './payzen-script.ts';
import { expectCapture, installStripe, paymentElement, stripeElements, stripeOf } from './stripe-script.ts';
import { makeShown, openSheet, sheetAddress, sheetSums, sheetWords } from './wallet-sheet.ts';
import { walletButton, walletPerson, walletPress, walletsElement } from './wallets-script.ts';

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
  [SANDBOX_SCRIPTS.stripe]: scriptOf(installStripe, [
    elementEvents,
    paymentElement,
    makeShown,
    sheetWords,
    sheetSums,
    sheetAddress,
    openSheet,
    walletPerson,
    walletPress,
    walletButton,
    walletsElement,
    expectCapture,
    stripeElements,
    stripeOf,
  ]),
  [SANDBOX_SCRIPTS.payzen]: scriptOf(installKr, [lookAround, krForm, krSubmit, krOf]),
};

/** The script at a path of the sandbox; null where there is none. */
export function scriptAt(path: string): string | null {
  return Object.hasOwn(SCRIPTS, path) ? (SCRIPTS[path] ?? null) : null;
}
