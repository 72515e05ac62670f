import { browsersSentence, type FormControl, type FormPartOptions, type FormScreen } from './form.ts';

/** An element's part in a form. Its code is loaded where there is a form. */
export interface FormPart {
  /** A form has something for the control; it is told once its code is there. */
  tell(act: (control: FormControl) => void): void;
  /** Null: there is no screen. */
  show(screen: FormScreen | null): void;
  /** Absent until the code is there. */
  readonly control: FormControl | undefined;
}

export function createFormPart(options: FormPartOptions): FormPart {
  const { element, browsers, fail } = options;
  let screen: FormScreen | null = null;
  let control: FormControl | undefined;
  let told: ((control: FormControl) => void)[] = [];
  let loading: Promise<void> | undefined;

  async function load(): Promise<void> {
    try {
      const { createFormControl } = await import('./form-control.ts');
      control = createFormControl(options);
      control.show(screen);
      for (const act of told) act(control);
      told = [];
    } catch (error) {
      loading = undefined;
      // Nobody could come to a value that counts: whoever reads the form decides.
      browsers.setValidity({});
      fail(error);
    }
  }

  return {
    tell(act) {
      if (control) return act(control);
      told.push(act);
      // Nothing is sent in the moment until the code is there.
      if (element.hasAttribute('required'))
        browsers.setValidity({ valueMissing: true }, browsersSentence(element.ownerDocument));
      loading ??= load();
    },
    show(next) {
      screen = next;
      control?.show(screen);
    },
    get control() {
      return control;
    },
  };
}
