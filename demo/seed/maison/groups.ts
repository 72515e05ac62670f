import { paragraphs } from '../markup.ts';
import type { SeedGroup } from '../model.ts';

/** The regions of the marketplace, each with the picture of one of its shops. */
export const groups: readonly SeedGroup[] = [
  {
    id: 1,
    name: 'Paris',
    picture: 'paris-marais',
    short: {
      fr: 'Trois adresses, du Marais aux Batignolles.',
      de: 'Drei Adressen, vom Marais bis Batignolles.',
      en: 'Three addresses, from the Marais to Batignolles.',
      es: 'Tres direcciones, del Marais a Batignolles.',
      it: 'Tre indirizzi, dal Marais a Batignolles.',
    },
    long: paragraphs({
      fr: 'C’est ici que la maison a ouvert sa première porte. On y passe entre deux rendez-vous, ou l’après-midi entier.',
      de: 'Hier hat das Haus seine erste Tür geöffnet. Man kommt zwischen zwei Terminen oder gleich für den ganzen Nachmittag.',
      en: 'This is where the house opened its first door. People drop in between two meetings, or stay all afternoon.',
      es: 'Aquí abrió la casa su primera puerta. Se viene entre dos citas o para toda la tarde.',
      it: 'Qui la casa ha aperto la sua prima porta. Si passa tra due impegni, o per l’intero pomeriggio.',
    }),
  },
  {
    id: 2,
    name: 'Nord et Est',
    picture: 'strasbourg-quai',
    short: {
      fr: 'Lille et Strasbourg, briques et pans de bois.',
      de: 'Lille und Straßburg, Backstein und Fachwerk.',
      en: 'Lille and Strasbourg, brick and timber.',
      es: 'Lille y Estrasburgo, ladrillo y entramado de madera.',
      it: 'Lilla e Strasburgo, mattoni e travi a vista.',
    },
    long: paragraphs({
      fr: 'Des maisons chaudes pour les jours gris : sauna, pierres et tisanes au coin du poêle.',
      de: 'Warme Häuser für graue Tage: Sauna, heiße Steine und Kräutertee am Ofen.',
      en: 'Warm houses for grey days: sauna, hot stones and herbal tea by the stove.',
      es: 'Casas cálidas para los días grises: sauna, piedras calientes e infusiones junto a la estufa.',
      it: 'Case calde per i giorni grigi: sauna, pietre e tisane accanto alla stufa.',
    }),
  },
  {
    id: 3,
    name: 'Ouest et Sud-Ouest',
    picture: 'bordeaux-saint-pierre',
    short: {
      fr: 'De Nantes à Toulouse, la pierre blonde et la brique rose.',
      de: 'Von Nantes bis Toulouse, heller Stein und rosa Ziegel.',
      en: 'From Nantes to Toulouse, pale stone and pink brick.',
      es: 'De Nantes a Toulouse, piedra clara y ladrillo rosado.',
      it: 'Da Nantes a Tolosa, pietra chiara e mattone rosa.',
    },
    long: paragraphs({
      fr: 'Trois salons au bord de l’eau, où l’on prend le temps de choisir son soin avec vous.',
      de: 'Drei Salons am Wasser, in denen man sich Zeit nimmt, die Behandlung mit Ihnen auszusuchen.',
      en: 'Three salons by the water, where we take the time to choose your treatment with you.',
      es: 'Tres salones junto al agua, donde nos tomamos el tiempo de elegir el tratamiento con usted.',
      it: 'Tre saloni sull’acqua, dove ci si prende il tempo di scegliere insieme il trattamento.',
    }),
  },
  {
    id: 4,
    name: 'Sud-Est',
    picture: 'aix-mazarin',
    short: {
      fr: 'De Lyon à la Méditerranée.',
      de: 'Von Lyon bis ans Mittelmeer.',
      en: 'From Lyon to the Mediterranean.',
      es: 'De Lyon al Mediterráneo.',
      it: 'Da Lione al Mediterraneo.',
    },
    long: paragraphs({
      fr: 'Des patios, des volets mi-clos et l’odeur du thym : le Sud soigne à l’ombre.',
      de: 'Innenhöfe, halb geschlossene Läden und Thymianduft: Der Süden pflegt im Schatten.',
      en: 'Courtyards, half-closed shutters and the scent of thyme: the South takes care in the shade.',
      es: 'Patios, contraventanas entornadas y olor a tomillo: el sur cuida a la sombra.',
      it: 'Cortili, persiane socchiuse e profumo di timo: il Sud si prende cura all’ombra.',
    }),
  },
  {
    id: 5,
    name: 'Suisse',
    picture: 'lausanne-bourg',
    short: {
      fr: 'Quatre villes, du Léman au lac de Lugano.',
      de: 'Vier Städte, vom Genfersee bis zum Luganersee.',
      en: 'Four cities, from Lake Geneva to Lake Lugano.',
      es: 'Cuatro ciudades, del lago Lemán al de Lugano.',
      it: 'Quattro città, dal Lemano al Ceresio.',
    },
    long: paragraphs({
      fr: 'On y parle français, allemand et italien, et partout la même langue des mains.',
      de: 'Hier spricht man Französisch, Deutsch und Italienisch, und überall dieselbe Sprache der Hände.',
      en: 'French, German and Italian are spoken here, and the same language of hands everywhere.',
      es: 'Se habla francés, alemán e italiano, y en todas partes el mismo lenguaje de las manos.',
      it: 'Si parla francese, tedesco e italiano, e ovunque la stessa lingua delle mani.',
    }),
  },
  {
    id: 6,
    name: 'Espagne',
    picture: 'sevilla-centro',
    short: {
      fr: 'De Barcelone aux Canaries, ouvert jusqu’au soir.',
      de: 'Von Barcelona bis zu den Kanaren, bis in den Abend geöffnet.',
      en: 'From Barcelona to the Canaries, open into the evening.',
      es: 'De Barcelona a Canarias, abierto hasta la noche.',
      it: 'Da Barcellona alle Canarie, aperto fino a sera.',
    },
    long: paragraphs({
      fr: 'Les journées y sont longues et la sieste respectée : on reçoit volontiers après le travail.',
      de: 'Die Tage sind lang, die Siesta ist heilig: Wir empfangen Sie gern nach Feierabend.',
      en: 'Days are long and the siesta is respected: come after work, we will be here.',
      es: 'Los días son largos y la siesta se respeta: le recibimos con gusto al salir del trabajo.',
      it: 'Le giornate sono lunghe e la siesta si rispetta: vi accogliamo volentieri dopo il lavoro.',
    }),
  },
  {
    id: 7,
    name: 'Italie',
    picture: 'firenze-vigna',
    short: {
      fr: 'Milan, Turin, Florence et Rome.',
      de: 'Mailand, Turin, Florenz und Rom.',
      en: 'Milan, Turin, Florence and Rome.',
      es: 'Milán, Turín, Florencia y Roma.',
      it: 'Milano, Torino, Firenze e Roma.',
    },
    long: paragraphs({
      fr: 'Des cours intérieures et de hauts plafonds peints, à deux pas des places.',
      de: 'Innenhöfe und hohe, bemalte Decken, nur ein paar Schritte von den Plätzen.',
      en: 'Inner courtyards and high painted ceilings, a few steps from the squares.',
      es: 'Patios interiores y altos techos pintados, a dos pasos de las plazas.',
      it: 'Cortili interni e alti soffitti dipinti, a due passi dalle piazze.',
    }),
  },
];
