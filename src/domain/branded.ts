declare const kind: unique symbol;

/**
 * A value that stands for one kind of thing and cannot be given where another kind is wanted, though both are the same at
 * run time. It is made where it is read (a reply, the storage, an address, a row), by the functions beside each kind.
 */
export type Branded<Base, Kind extends string> = Base & { readonly [kind]: Kind };

/** The value as what the caller says it is: for the functions beside each kind. */
export function branded<Base, Kind extends string>(value: Base): Branded<Base, Kind> {
  return value as Branded<Base, Kind>;
}
