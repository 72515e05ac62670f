import type { Picture } from '../picture.ts';

/** What is for the bath and the house. */
export const homeProductPictures: readonly Picture[] = [
  {
    name: 'savon-laurier',
    kind: 'product',
    alt: {
      fr: 'Trois savons vert olive empilés et une branche de laurier',
      de: 'Drei gestapelte olivgrüne Seifen und ein Lorbeerzweig',
      en: 'Three olive-green soaps in a stack and a branch of laurel',
      es: 'Tres jabones verde oliva apilados y una rama de laurel',
      it: 'Tre saponi verde oliva impilati e un ramo d’alloro',
    },
  },
  {
    name: 'sel-romarin',
    kind: 'product',
    alt: {
      fr: 'Bocal de gros sel, cuillère de bois et romarin',
      de: 'Glas mit grobem Salz, Holzlöffel und Rosmarin',
      en: 'A jar of coarse salt, a wooden spoon and rosemary',
      es: 'Tarro de sal gruesa, cuchara de madera y romero',
      it: 'Barattolo di sale grosso, cucchiaio di legno e rosmarino',
    },
  },
  {
    name: 'gommage-abricot',
    kind: 'product',
    alt: {
      fr: 'Pot de sucre ambré ouvert près de serviettes abricot',
      de: 'Offener Tiegel mit bernsteinfarbenem Zucker neben apricotfarbenen Tüchern',
      en: 'An open jar of amber sugar beside apricot towels',
      es: 'Tarro abierto de azúcar ámbar junto a toallas color albaricoque',
      it: 'Vasetto aperto di zucchero ambrato accanto ad asciugamani albicocca',
    },
  },
  {
    name: 'bougie-figuier',
    kind: 'product',
    alt: {
      fr: 'Bougie allumée dans un verre vert, au crépuscule',
      de: 'Brennende Kerze in grünem Glas in der Dämmerung',
      en: 'A lit candle in green glass at dusk',
      es: 'Vela encendida en un vaso verde al anochecer',
      it: 'Candela accesa in un bicchiere verde al crepuscolo',
    },
  },
  {
    name: 'diffuseur-cedre',
    kind: 'product',
    alt: {
      fr: 'Flacon carré et fines tiges de bois devant un mur d’ardoise',
      de: 'Quadratischer Flakon mit feinen Holzstäbchen vor einer Schieferwand',
      en: 'A square flask with slender reeds before a slate wall',
      es: 'Frasco cuadrado y finas varillas de madera ante un muro pizarra',
      it: 'Flacone quadrato e sottili bastoncini davanti a un muro ardesia',
    },
  },
];
