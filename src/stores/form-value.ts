/** What a screen does for the form around it. */
export interface FormValue {
  /** The form was set back: it begins anew. */
  reset(): void;
  /** There is no screen any more, or another. */
  stop(): void;
}
