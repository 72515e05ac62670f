/** A town that the map names, from a zoom on: those with many neighbours come late. */
export interface Town {
  readonly name: string;
  readonly longitude: number;
  readonly latitude: number;
  readonly from: number;
}

const town = (name: string, latitude: number, longitude: number, from: number): Town => ({
  name,
  latitude,
  longitude,
  from,
});

/** Towns in and around France, where the demo companies are. */
export const TOWNS: readonly Town[] = [
  town('Paris', 48.8566, 2.3522, 4),
  town('Marseille', 43.2965, 5.3698, 5),
  town('Lyon', 45.764, 4.8357, 5),
  town('Bordeaux', 44.8378, -0.5792, 5),
  town('Toulouse', 43.6047, 1.4442, 5),
  town('Nantes', 47.2184, -1.5536, 5),
  town('Lille', 50.6292, 3.0573, 5),
  town('Strasbourg', 48.5734, 7.7521, 5),
  town('Nice', 43.7102, 7.262, 6),
  town('Ajaccio', 41.9192, 8.7386, 6),
  town('Rennes', 48.1173, -1.6778, 6),
  town('Montpellier', 43.6108, 3.8767, 6),
  town('Dijon', 47.322, 5.0415, 6),
  town('Reims', 49.2583, 4.0317, 7),
  town('Rouen', 49.4432, 1.0999, 7),
  town('Tours', 47.3941, 0.6848, 7),
  town('Clermont-Ferrand', 45.7772, 3.087, 6),
  town('Grenoble', 45.1885, 5.7245, 7),
  town('Annecy', 45.8992, 6.1294, 8),
  town('La Rochelle', 46.1603, -1.1511, 7),
  town('Biarritz', 43.4832, -1.5586, 7),
  town('Brest', 48.3904, -4.4861, 6),
  town('Caen', 49.1829, -0.3707, 7),
  town('Nancy', 48.6921, 6.1844, 7),
  town('Metz', 49.1193, 6.1757, 8),
  town('Aix-en-Provence', 43.5297, 5.4474, 8),
  town('Antibes', 43.5804, 7.1251, 9),
  town('Cannes', 43.5528, 7.0174, 9),
  town('Versailles', 48.8049, 2.1204, 10),
  town('Saint-Denis', 48.9362, 2.3574, 10),
  town('Boulogne-Billancourt', 48.8397, 2.2399, 11),
  town('Vincennes', 48.8473, 2.4394, 11),
  town('Neuilly-sur-Seine', 48.8846, 2.2686, 11),
  town('Bruxelles', 50.8503, 4.3517, 5),
  town('Luxembourg', 49.6116, 6.1319, 6),
  town('Genève', 46.2044, 6.1432, 6),
  town('Zürich', 47.3769, 8.5417, 6),
  town('Torino', 45.0703, 7.6869, 6),
  town('Milano', 45.4642, 9.19, 5),
  town('Barcelona', 41.3874, 2.1686, 5),
  town('London', 51.5072, -0.1276, 5),
  town('Frankfurt', 50.1109, 8.6821, 6),
];
