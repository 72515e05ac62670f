import { CONTEXT, RENDER, type Connectable } from '../base-class.ts';
import { internalsOf } from '../internals.ts';

/** What the browser tells a control of forms; it asks no other element's class for these. */
export function withFormCallbacks(Parent: new () => Connectable) {
  return class extends Parent {
    formAssociatedCallback(): void {
      internalsOf(this).form?.tell((control) => control.check());
    }

    formDisabledCallback(isDisabled: boolean): void {
      internalsOf(this).isDisabled = isDisabled;
      if (this[CONTEXT]) this[RENDER]();
    }

    formResetCallback(): void {
      internalsOf(this).form?.tell((control) => control.reset());
    }

    formStateRestoreCallback(kept: unknown): void {
      internalsOf(this).form?.tell((control) => control.restore(kept));
    }
  };
}
