import type { Picture } from './picture.ts';

/** Who has a portrait, by company and shop. Who is missing has none: initials stand for them. */
export const PORTRAYED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  maison: {
    'paris-marais': 'Inès Maud Clémence Awa Théo Lise Jade',
    'paris-saint-germain': 'Solène Marguerite Anouk Bastien Yuna Victor',
    'paris-batignolles': 'Salomé Margaux Idriss Perrine',
    'lille-vieux-lille': 'Apolline Justine Hugues Capucine',
    'strasbourg-quai': 'Odile Elsa Matthieu Lucile Emma',
    'nantes-graslin': 'Gwenn Nolwenn Margot Erwan Lou',
    'bordeaux-saint-pierre': 'Ondine Maëlle Bixente Garance',
    'toulouse-carmes': 'Violette Occitane Raphaël Tom',
    'marseille-opera': 'Magali Fanny Marius Leïla',
    'aix-mazarin': 'Mireille Estelle Lavande Gaspard',
    'lyon-presquile': 'Clotilde Blandine Pauline Irénée Jeanne Guilhem Salima',
    'annecy-vieille-ville': 'Aurore Célestin',
    'geneve-carouge': 'Coraline Aline Mélisande',
    'lausanne-bourg': 'Lorraine Ophélie Rémy',
    'zuerich-altstadt': 'Annina Seraina Gian Ladina Noemi',
    'lugano-nassa': 'Ginevra Noa Elio',
    'barcelona-eixample': 'Núria Laia Mireia Pau',
    'madrid-salamanca': 'Paloma Jimena Álvaro Lucía Gonzalo',
    'sevilla-centro': 'Rocío Macarena Curro Triana',
    'las-palmas-triana': 'Yaiza Nira Airam',
    'milano-brera': 'Bianca Allegra Ludovica Tommaso Niccolò Ottavia',
    'torino-lagrange': 'Camilla Beatrice Edoardo',
    'firenze-vigna': 'Ginevra Fiammetta Lorenzo',
    'roma-coronari': 'Flaminia Livia Domitilla Valerio Ottavia',
  },
  atelier: { 'croix-rousse': 'Alma Joséphine' },
  duo: { 'nice-port': 'Mila Enzo Sami', 'antibes-remparts': 'Charlie Ava Nino' },
};

/** What somebody's portrait is called; undefined where there is none. */
export function portraitOf(company: string, shop: string, name: string): string | undefined {
  const names = PORTRAYED[company]?.[shop]?.split(' ') ?? [];
  return names.includes(name) ? portraitName(shop, name) : undefined;
}

export function portraitName(shop: string, name: string): string {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return `portrait-${shop}-${plain}`;
}

export function portraits(company: string): readonly Picture[] {
  return Object.entries(PORTRAYED[company] ?? {}).flatMap(([shop, names]) =>
    names.split(' ').map((name) => ({
      name: portraitName(shop, name),
      kind: 'portrait',
      alt: {
        fr: `${name}, portrait dessiné`,
        de: `${name}, gezeichnetes Porträt`,
        en: `${name}, a drawn portrait`,
        es: `${name}, retrato dibujado`,
        it: `${name}, ritratto disegnato`,
      },
    })),
  );
}
