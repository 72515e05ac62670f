/**
 * What the towns of the demo are called in the five languages where that is another word, and the larger town that a
 * suburb lies next to. A name that lies within the town's own, as Milan in Milano, need not be told.
 */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  Ajaccio: ['Aiaccio'],
  Antibes: ['Antibo'],
  Barcelona: ['Barcelone', 'Barcellona'],
  Bordeaux: ['Burdeos'],
  Carouge: ['Genève', 'Genf', 'Geneva', 'Ginevra', 'Ginebra'],
  Firenze: ['Florence', 'Florenz', 'Florencia'],
  Genève: ['Genf', 'Geneva', 'Ginevra', 'Ginebra'],
  'La Rochelle': ['La Rochela', 'La Roccella'],
  'Las Palmas de Gran Canaria': ['Las Palmas de Grande Canarie'],
  Lausanne: ['Losanna', 'Lausana'],
  Lille: ['Lilla'],
  Lyon: ['Lyons', 'Lione'],
  Marseille: ['Marseilles', 'Marsella', 'Marsiglia'],
  Milano: ['Mailand'],
  Nice: ['Nizza', 'Niza'],
  Paris: ['Parigi'],
  Roma: ['Rome'],
  Sevilla: ['Séville', 'Siviglia'],
  Strasbourg: ['Straßburg', 'Strassburg', 'Strasburgo', 'Estrasburgo'],
  Torino: ['Turin'],
  Toulouse: ['Tolosa'],
  Zürich: ['Zuerich', 'Zurigo'],
};

/** Names besides its own that a town is searched by, where it has any. */
export function otherNamesOf(town: string): { otherNames?: string[] } {
  const names = OTHER_NAMES[town];
  return names ? { otherNames: [...names] } : {};
}
