/** What the journeys ask of the module beside this one, which runs before anything is installed. */
export function findChromium(): string | undefined;
