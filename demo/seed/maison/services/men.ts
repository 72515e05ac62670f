import { paragraphs } from '../../markup.ts';
import type { SeedService } from '../../model.ts';

const category = 'hommes';

export const menServices: readonly SeedService[] = [
  {
    slug: 'coupe-homme',
    category,
    name: {
      fr: 'Coupe homme',
      de: 'Herrenschnitt',
      en: 'Men’s cut',
      es: 'Corte caballero',
      it: 'Taglio uomo',
    },
    summary: {
      fr: 'Ciseaux ou tondeuse, nuque nette, shampoing compris.',
      de: 'Schere oder Maschine, sauberer Nacken, Waschen inklusive.',
      en: 'Scissors or clippers, a clean neckline, shampoo included.',
      es: 'Tijera o máquina, nuca limpia, lavado incluido.',
      it: 'Forbici o macchinetta, nuca pulita, shampoo compreso.',
    },
    description: paragraphs({
      fr: `Un café, deux questions, une demi-heure. Les contours se font à la lame, la serviette est chaude.

Revenez sous quinze jours pour une retouche offerte de la nuque.`,
      de: `Ein Kaffee, zwei Fragen, eine halbe Stunde. Die Konturen macht die Klinge, das Tuch ist heiß.

Innerhalb von zwei Wochen frischen wir den Nacken gratis auf.`,
      en: `A coffee, two questions, half an hour. Edges are done with a blade, the towel is hot.

Come back within a fortnight for a free tidy of the neck.`,
      es: `Un café, dos preguntas, media hora. Los contornos van a navaja y la toalla, caliente.

Vuelva antes de quince días y le repasamos la nuca gratis.`,
      it: `Un caffè, due domande, mezz’ora. I contorni si fanno a lama, il telo è caldo.

Torni entro quindici giorni: il ritocco alla nuca è in omaggio.`,
    }),
    pictures: ['coupe-homme', 'hommes'],
    durationMinutes: 30,
    pauseMinutes: 5,
    price: 32,
    cabin: false,
  },
  {
    slug: 'taille-barbe',
    category,
    name: {
      fr: 'Taille de barbe',
      de: 'Bart trimmen',
      en: 'Beard trim',
      es: 'Arreglo de barba',
      it: 'Rifinitura barba',
    },
    summary: {
      fr: 'Serviette chaude, mousse montée au blaireau, huile de cèdre.',
      de: 'Heißes Tuch, Schaum vom Dachshaarpinsel, Zedernöl.',
      en: 'A hot towel, lather whipped by brush, cedar oil.',
      es: 'Toalla caliente, espuma a brocha y aceite de cedro.',
      it: 'Telo caldo, schiuma montata a pennello, olio di cedro.',
    },
    description: paragraphs({
      fr: `On dégrade, on équilibre, on rase les joues et le cou au coupe-chou.

Pierre d’alun pour finir, et un conseil pour l’entretien entre deux visites.`,
      de: `Übergänge, Gleichgewicht, Wangen und Hals mit dem Rasiermesser.

Zum Schluss Alaunstein und ein Rat für die Zeit bis zum nächsten Mal.`,
      en: `We fade, we balance, we shave cheeks and neck with a straight razor.

Alum to finish, and a word of advice until next time.`,
      es: `Degradamos, equilibramos y afeitamos mejillas y cuello a navaja.

Piedra de alumbre para terminar y un consejo hasta la próxima visita.`,
      it: `Si sfuma, si bilancia, si radono guance e collo a mano libera.

Allume per finire, e un consiglio fino alla prossima volta.`,
    }),
    pictures: ['taille-barbe', 'coupe-homme'],
    durationMinutes: 30,
    pauseMinutes: 5,
    price: 26,
    cabin: false,
  },
  {
    slug: 'soin-visage-homme',
    category,
    name: {
      fr: 'Soin du visage homme',
      de: 'Gesichtspflege für Männer',
      en: 'Men’s facial',
      es: 'Tratamiento facial masculino',
      it: 'Trattamento viso uomo',
    },
    summary: {
      fr: 'Pour les peaux rasées, épaisses, pressées.',
      de: 'Für rasierte, kräftige Haut, die wenig Zeit hat.',
      en: 'For skin that is shaved, thick and in a hurry.',
      es: 'Para pieles afeitadas, gruesas y con prisa.',
      it: 'Per pelli rasate, spesse e di fretta.',
    },
    description: paragraphs({
      fr: `Nettoyage au charbon, vapeur, extraction, masque froid sur les zones irritées par la lame.

Rien qui brille, rien qui sente la fleur.`,
      de: `Reinigung mit Aktivkohle, Dampf, Ausreinigen, kühle Maske auf gereizte Stellen.

Nichts, was glänzt, nichts, was nach Blumen duftet.`,
      en: `A charcoal cleanse, steam, extractions, a cold mask where the blade has irritated.

Nothing shiny, nothing that smells of flowers.`,
      es: `Limpieza con carbón, vapor, extracción y mascarilla fría donde irrita la cuchilla.

Nada que brille, nada que huela a flores.`,
      it: `Detersione al carbone, vapore, estrazioni, maschera fredda dove la lama irrita.

Niente che luccichi, niente che sappia di fiori.`,
    }),
    pictures: ['soin-visage-homme', 'taille-barbe'],
    durationMinutes: 45,
    pauseMinutes: 10,
    price: 62,
  },
  {
    slug: 'massage-sportif',
    category,
    name: {
      fr: 'Massage sportif',
      de: 'Sportmassage',
      en: 'Sports massage',
      es: 'Masaje deportivo',
      it: 'Massaggio sportivo',
    },
    summary: {
      fr: 'Profond, précis, à l’arnica. Avant ou après l’effort.',
      de: 'Tief, gezielt, mit Arnika. Vor oder nach dem Sport.',
      en: 'Deep, precise, with arnica. Before or after the effort.',
      es: 'Profundo, preciso, con árnica. Antes o después del esfuerzo.',
      it: 'Profondo, preciso, all’arnica. Prima o dopo lo sforzo.',
    },
    description: paragraphs({
      fr: `Dites-nous ce que vous courez, grimpez ou nagez : le travail se concentre sur deux zones, pas davantage. Étirements passifs en fin de séance.

Pas dans les deux jours qui précèdent une compétition.`,
      de: `Sagen Sie uns, was Sie laufen, klettern oder schwimmen: Wir arbeiten an zwei Zonen, nicht an mehr. Zum Schluss passives Dehnen.

Nicht in den zwei Tagen vor einem Wettkampf.`,
      en: `Tell us what you run, climb or swim: the work stays on two areas, no more. Passive stretching at the end.

Not in the two days before a competition.`,
      es: `Cuéntenos qué corre, escala o nada: el trabajo se centra en dos zonas, no más. Estiramientos pasivos al final.

No en los dos días previos a una competición.`,
      it: `Ci dica che cosa corre, scala o nuota: il lavoro resta su due zone, non di più. Allungamenti passivi a fine seduta.

Non nei due giorni prima di una gara.`,
    }),
    pictures: ['massage-sportif', 'massage-dos-nuque'],
    durationMinutes: 60,
    pauseMinutes: 10,
    price: 88,
  },
];
