import { paragraphs } from '../../markup.ts';
import type { SeedService } from '../../model.ts';

const category = 'epilation';

export const waxingServices: readonly SeedService[] = [
  {
    slug: 'jambes-entieres',
    category,
    name: {
      fr: 'Jambes entières',
      de: 'Ganze Beine',
      en: 'Full legs',
      es: 'Piernas enteras',
      it: 'Gambe intere',
    },
    summary: {
      fr: 'De la cheville à l’aine, à la cire au miel.',
      de: 'Vom Knöchel bis zur Leiste, mit Honigwachs.',
      en: 'From ankle to hip, with honey wax.',
      es: 'Del tobillo a la ingle, con cera de miel.',
      it: 'Dalla caviglia all’inguine, con cera al miele.',
    },
    description: paragraphs({
      fr: `La cire fond à 40 °C, assez tiède pour ouvrir le pore, assez souple pour ne pas tirer. Une huile d’amande efface les dernières traces.

Comptez quatre semaines entre deux séances.`,
      de: `Das Wachs schmilzt bei 40 °C: warm genug, um die Poren zu öffnen, weich genug, um nicht zu ziehen. Mandelöl nimmt die letzten Spuren.

Planen Sie vier Wochen zwischen zwei Terminen.`,
      en: `The wax melts at 40 °C, warm enough to open the pores, supple enough not to pull. Almond oil takes away the last traces.

Leave four weeks between two visits.`,
      es: `La cera se funde a 40 °C: lo bastante tibia para abrir el poro y flexible para no tirar. El aceite de almendras borra los últimos restos.

Deje cuatro semanas entre sesiones.`,
      it: `La cera si scioglie a 40 °C: abbastanza tiepida da aprire i pori, abbastanza morbida da non tirare. L’olio di mandorle toglie le ultime tracce.

Lasci passare quattro settimane tra una seduta e l’altra.`,
    }),
    pictures: ['jambes-entieres', 'demi-jambes'],
    durationMinutes: 45,
    pauseMinutes: 5,
    price: 39,
  },
  {
    slug: 'demi-jambes',
    category,
    name: {
      fr: 'Demi-jambes',
      de: 'Unterschenkel',
      en: 'Half legs',
      es: 'Medias piernas',
      it: 'Mezza gamba',
    },
    summary: {
      fr: 'Jusqu’au genou, en une demi-heure.',
      de: 'Bis zum Knie, in einer halben Stunde.',
      en: 'Up to the knee, in half an hour.',
      es: 'Hasta la rodilla, en media hora.',
      it: 'Fino al ginocchio, in mezz’ora.',
    },
    description: paragraphs({
      fr: `Le format d’été : entrer, sortir, mettre une jupe.

Un gommage la veille aide les poils rebelles à venir.`,
      de: `Das Sommerformat: hereinkommen, hinausgehen, Rock anziehen.

Ein Peeling am Vorabend hilft bei widerspenstigen Härchen.`,
      en: `The summer format: in, out, and into a skirt.

A scrub the evening before helps with stubborn hairs.`,
      es: `El formato de verano: entrar, salir y ponerse una falda.

Exfoliar la víspera ayuda con el vello rebelde.`,
      it: `Il formato estivo: si entra, si esce, si mette una gonna.

Uno scrub la sera prima aiuta con i peli ribelli.`,
    }),
    pictures: ['demi-jambes', 'epilation'],
    durationMinutes: 30,
    pauseMinutes: 5,
    price: 26,
  },
  {
    slug: 'maillot',
    category,
    name: { fr: 'Maillot', de: 'Bikinizone', en: 'Bikini line', es: 'Ingles', it: 'Inguine' },
    summary: {
      fr: 'Simple, échancré ou intégral : vous le dites sur place.',
      de: 'Klassisch, hoch oder komplett: Sie entscheiden vor Ort.',
      en: 'Classic, high or full: tell us when you come.',
      es: 'Clásicas, brasileñas o integrales: nos lo dice al llegar.',
      it: 'Classico, sgambato o totale: ce lo dice all’arrivo.',
    },
    description: paragraphs({
      fr: `Cire sans bande, pelable, posée par petites zones. Le geste est rapide, la conversation aussi ; on peut également se taire.

Le tarif dépend de la durée.`,
      de: `Wachs ohne Streifen, in kleinen Abschnitten aufgetragen. Die Handgriffe sind schnell, das Gespräch auch, und Schweigen ist erlaubt.

Der Preis richtet sich nach der Dauer.`,
      en: `Strip-free wax, laid on in small sections. The work is quick and so is the chat; silence is welcome too.

The price depends on the time needed.`,
      es: `Cera sin bandas, aplicada por zonas pequeñas. El gesto es rápido y la charla también; el silencio se respeta.

El precio depende de la duración.`,
      it: `Cera senza strisce, stesa a piccole zone. Il gesto è rapido e anche la conversazione; il silenzio è benvenuto.

Il prezzo dipende dalla durata.`,
    }),
    pictures: ['maillot', 'jambes-entieres'],
    durationMinutes: 20,
    pauseMinutes: 5,
    price: 24,
    priceTimes: [
      [20, 24],
      [30, 34],
      [40, 45],
    ],
  },
  {
    slug: 'aisselles',
    category,
    name: { fr: 'Aisselles', de: 'Achseln', en: 'Underarms', es: 'Axilas', it: 'Ascelle' },
    summary: {
      fr: 'Un quart d’heure, talc compris.',
      de: 'Eine Viertelstunde, Puder inklusive.',
      en: 'A quarter of an hour, talc included.',
      es: 'Un cuarto de hora, con polvos incluidos.',
      it: 'Un quarto d’ora, talco compreso.',
    },
    description: paragraphs({
      fr: `Une zone petite et sensible : cire douce, trois gestes, gel d’aloès.

Pas de déodorant parfumé avant le soir.`,
      de: `Eine kleine, empfindliche Zone: sanftes Wachs, drei Handgriffe, Aloe-Gel.

Bis zum Abend bitte kein parfümiertes Deodorant.`,
      en: `A small and tender area: gentle wax, three quick pulls, aloe gel.

No scented deodorant before the evening.`,
      es: `Una zona pequeña y sensible: cera suave, tres gestos y gel de aloe.

Nada de desodorante perfumado hasta la noche.`,
      it: `Una zona piccola e sensibile: cera delicata, tre gesti, gel d’aloe.

Niente deodorante profumato fino a sera.`,
    }),
    pictures: ['aisselles', 'demi-jambes'],
    durationMinutes: 15,
    pauseMinutes: 5,
    price: 15,
  },
  {
    slug: 'levre-sourcils',
    category,
    name: {
      fr: 'Lèvre et sourcils au fil',
      de: 'Lippe und Brauen mit Faden',
      en: 'Lip and brow threading',
      es: 'Labio y cejas con hilo',
      it: 'Labbro e sopracciglia a filo',
    },
    summary: {
      fr: 'Un simple fil de coton, précis comme un crayon.',
      de: 'Ein einfacher Baumwollfaden, präzise wie ein Zeichenstift.',
      en: 'A plain cotton thread, as precise as a drawing pen.',
      es: 'Un simple hilo de algodón, preciso como un lápiz.',
      it: 'Un semplice filo di cotone, preciso come una matita.',
    },
    description: paragraphs({
      fr: `Ni cire ni chaleur : le fil roule et saisit le poil à la racine.

Idéal pour les peaux fines ou sous traitement.`,
      de: `Weder Wachs noch Wärme: Der Faden rollt und fasst das Haar an der Wurzel.

Ideal für feine oder behandelte Haut.`,
      en: `No wax, no heat: the thread rolls and lifts each hair at the root.

Ideal for thin skin or skin under treatment.`,
      es: `Ni cera ni calor: el hilo gira y atrapa el vello de raíz.

Ideal para pieles finas o en tratamiento.`,
      it: `Né cera né calore: il filo ruota e afferra il pelo alla radice.

Ideale per pelli sottili o in terapia.`,
    }),
    pictures: ['levre-sourcils', 'restructuration-sourcils'],
    durationMinutes: 20,
    pauseMinutes: 5,
    price: 22,
    cabin: false,
  },
];
