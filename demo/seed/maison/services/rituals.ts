import { paragraphs } from '../../markup.ts';
import type { SeedService } from '../../model.ts';

const category = 'rituels-corps';

export const ritualServices: readonly SeedService[] = [
  {
    slug: 'gommage-sel',
    category,
    name: {
      fr: 'Gommage au sel de Guérande',
      de: 'Peeling mit Guérande-Salz',
      en: 'Guérande salt scrub',
      es: 'Exfoliación con sal de Guérande',
      it: 'Scrub al sale di Guérande',
    },
    summary: {
      fr: 'Du sel gris, de l’huile de colza, une peau neuve.',
      de: 'Graues Salz, Rapsöl, neue Haut.',
      en: 'Grey salt, rapeseed oil, brand-new skin.',
      es: 'Sal gris, aceite de colza, piel nueva.',
      it: 'Sale grigio, olio di colza, pelle nuova.',
    },
    description: paragraphs({
      fr: `Le grain se choisit : fin pour les peaux sensibles, gros pour les talons et les coudes. On rince à l’eau tiède, on enveloppe d’un drap de lin, on laisse le calme revenir.

Ne vous épilez pas la veille : le sel s’en souviendrait.`,
      de: `Die Körnung wählen Sie: fein für empfindliche Haut, grob für Fersen und Ellbogen. Wir spülen lauwarm ab, hüllen Sie in ein Leinentuch und lassen Ruhe einkehren.

Bitte am Vortag nicht enthaaren: Das Salz nimmt es übel.`,
      en: `You choose the grain: fine for sensitive skin, coarse for heels and elbows. We rinse with warm water, wrap you in a linen sheet and let the calm return.

Do not wax the day before: the salt would remember.`,
      es: `El grano se elige: fino para pieles sensibles, grueso para talones y codos. Aclaramos con agua tibia, le envolvemos en una sábana de lino y dejamos que vuelva la calma.

No se depile el día antes: la sal lo notaría.`,
      it: `La grana si sceglie: fine per le pelli sensibili, grossa per talloni e gomiti. Si risciacqua con acqua tiepida, si avvolge in un telo di lino, si lascia tornare la calma.

Niente ceretta il giorno prima: il sale se ne accorgerebbe.`,
    }),
    pictures: ['gommage-sel', 'rituel-orient'],
    durationMinutes: 40,
    pauseMinutes: 15,
    price: 58,
  },
  {
    slug: 'enveloppement-algues',
    category,
    name: {
      fr: 'Enveloppement d’algues',
      de: 'Algenpackung',
      en: 'Seaweed wrap',
      es: 'Envoltura de algas',
      it: 'Impacco di alghe',
    },
    summary: {
      fr: 'La laminaire d’Ouessant, tiède, de la nuque aux chevilles.',
      de: 'Warmer Laminaria-Tang von Ouessant, vom Nacken bis zu den Knöcheln.',
      en: 'Warm kelp from Ushant, from the neck to the ankles.',
      es: 'Laminaria tibia de Ouessant, de la nuca a los tobillos.',
      it: 'Laminaria tiepida di Ouessant, dalla nuca alle caviglie.',
    },
    description: paragraphs({
      fr: `La pâte d’algues est appliquée à 38 °C, puis le corps est enroulé dans une feuille et un drap chaud. Vingt-cinq minutes immobiles pendant que l’on masse le cuir chevelu.

Déconseillé en cas d’allergie à l’iode ou de trouble de la thyroïde.`,
      de: `Die Algenpaste wird bei 38 °C aufgetragen, dann hüllen wir den Körper in Folie und ein warmes Tuch. Fünfundzwanzig Minuten liegen, während wir die Kopfhaut massieren.

Nicht geeignet bei Jodallergie oder Schilddrüsenerkrankung.`,
      en: `The seaweed paste goes on at 38 °C, then the body is rolled in a sheet and a warm cloth. Twenty-five minutes of stillness while we massage your scalp.

Not advised with an iodine allergy or a thyroid condition.`,
      es: `La pasta de algas se aplica a 38 °C y el cuerpo se envuelve en una lámina y una sábana caliente. Veinticinco minutos de quietud mientras masajeamos el cuero cabelludo.

No se aconseja con alergia al yodo o problemas de tiroides.`,
      it: `La pasta di alghe si stende a 38 °C, poi il corpo viene avvolto in un foglio e in un telo caldo. Venticinque minuti immobili mentre massaggiamo il cuoio capelluto.

Sconsigliato in caso di allergia allo iodio o disturbi della tiroide.`,
    }),
    pictures: ['enveloppement-algues', 'gommage-sel'],
    durationMinutes: 50,
    pauseMinutes: 15,
    price: 72,
  },
  {
    slug: 'sauna-prive',
    category,
    name: {
      fr: 'Sauna privé',
      de: 'Privatsauna',
      en: 'Private sauna',
      es: 'Sauna privada',
      it: 'Sauna privata',
    },
    summary: {
      fr: 'Une heure de cèdre chaud, rien que pour vous deux.',
      de: 'Eine Stunde warmes Zedernholz, nur für Sie beide.',
      en: 'An hour of warm cedar, just for the two of you.',
      es: 'Una hora de cedro caliente, solo para ustedes dos.',
      it: 'Un’ora di cedro caldo, tutta per voi due.',
    },
    description: paragraphs({
      fr: `La cabine est chauffée à 80 °C avant votre arrivée. On vous explique le rythme, chaud, froid, repos, et l’on vous laisse le temps. Peignoirs, serviettes et eau citronnée sont là.

La réservation se fait pour deux : le prix affiché vous comprend tous les deux.`,
      de: `Die Kabine ist bei Ihrer Ankunft auf 80 °C geheizt. Wir erklären den Rhythmus, heiß, kalt, Ruhe, und lassen Ihnen Zeit. Bademäntel, Tücher und Zitronenwasser stehen bereit.

Gebucht wird zu zweit: Der angezeigte Preis gilt für Sie beide.`,
      en: `The cabin is heated to 80 °C before you arrive. We explain the rhythm, hot, cold, rest, and leave you the time. Robes, towels and lemon water are there.

It is booked for two: the price shown covers you both.`,
      es: `La cabina está a 80 °C cuando llegan. Les explicamos el ritmo, calor, frío, reposo, y les dejamos su tiempo. Albornoces, toallas y agua con limón les esperan.

Se reserva para dos: el precio indicado incluye a ambas personas.`,
      it: `La cabina è a 80 °C prima del vostro arrivo. Vi spieghiamo il ritmo, caldo, freddo, riposo, e vi lasciamo il tempo. Accappatoi, asciugamani e acqua al limone sono pronti.

Si prenota in due: il prezzo indicato vale per entrambi.`,
    }),
    pictures: ['sauna-prive', 'journee-au-fil-de-leau'],
    durationMinutes: 60,
    pauseMinutes: 15,
    price: 29,
    weekdayPrice: 25,
    weekendPrice: 34,
    requiredCustomers: 2,
    equipment: 'sauna',
    cabin: false,
  },
  {
    slug: 'rituel-orient',
    category,
    name: {
      fr: 'Rituel d’Orient',
      de: 'Orient-Ritual',
      en: 'Eastern ritual',
      es: 'Ritual de Oriente',
      it: 'Rituale d’Oriente',
    },
    summary: {
      fr: 'Savon noir, rhassoul, argan : deux heures loin d’ici.',
      de: 'Schwarze Seife, Rhassoul, Argan: zwei Stunden weit weg.',
      en: 'Black soap, rhassoul, argan: two hours far from here.',
      es: 'Jabón negro, rhassoul, argán: dos horas lejos de aquí.',
      it: 'Sapone nero, rhassoul, argan: due ore lontano da qui.',
    },
    description: paragraphs({
      fr: `Vapeur et savon noir pour commencer, gant de kessa ensuite, puis l’argile du Moyen Atlas sur le corps et les cheveux. Un massage d’une heure à l’huile d’argan referme le rituel.

Thé à la menthe et dattes au salon, avant de repartir.`,
      de: `Zuerst Dampf und schwarze Seife, dann der Kessa-Handschuh, danach Tonerde aus dem Mittleren Atlas auf Körper und Haar. Eine einstündige Massage mit Arganöl beschließt das Ritual.

Minztee und Datteln im Salon, bevor Sie gehen.`,
      en: `Steam and black soap to begin, then the kessa glove, then clay from the Middle Atlas on body and hair. An hour of massage with argan oil closes the ritual.

Mint tea and dates in the lounge before you leave.`,
      es: `Vapor y jabón negro para empezar, después el guante de kessa y la arcilla del Atlas Medio en cuerpo y cabello. Una hora de masaje con aceite de argán cierra el ritual.

Té a la menta y dátiles en el salón antes de marcharse.`,
      it: `Vapore e sapone nero per cominciare, poi il guanto kessa, infine l’argilla del Medio Atlante su corpo e capelli. Un’ora di massaggio all’olio di argan chiude il rituale.

Tè alla menta e datteri in salotto, prima di ripartire.`,
    }),
    pictures: ['rituel-orient', 'rituels-corps'],
    durationMinutes: 120,
    pauseMinutes: 15,
    price: 165,
    priceTimes: [
      [90, 135],
      [120, 165],
    ],
  },
  {
    slug: 'journee-au-fil-de-leau',
    category,
    name: {
      fr: 'Journée au fil de l’eau',
      de: 'Ein Tag am Wasser',
      en: 'A day by the water',
      es: 'Un día junto al agua',
      it: 'Una giornata a filo d’acqua',
    },
    summary: {
      fr: 'Bassin, gommage, massage, infusion : trois heures et demie sans montre.',
      de: 'Becken, Peeling, Massage, Kräutertee: dreieinhalb Stunden ohne Uhr.',
      en: 'Pool, scrub, massage, herbal tea: three and a half hours without a watch.',
      es: 'Piscina, exfoliación, masaje, infusión: tres horas y media sin reloj.',
      it: 'Vasca, scrub, massaggio, tisana: tre ore e mezza senza orologio.',
    },
    description: paragraphs({
      fr: `Trois heures et demie qui valent une journée : d’abord le bassin à 34 °C, puis le gommage au sel fin, enfin une heure et demie de massage à l’huile tiède. Entre deux, un transat et une infusion de verveine.

Apportez un maillot ; peignoir, sandales et serviettes vous attendent.`,
      de: `Dreieinhalb Stunden, so erholsam wie ein ganzer Tag: zuerst das 34 °C warme Becken, dann ein Peeling mit feinem Salz, zuletzt anderthalb Stunden Massage mit warmem Öl. Dazwischen eine Liege und ein Verbenentee.

Bringen Sie Badekleidung mit; Bademantel, Sandalen und Tücher liegen bereit.`,
      en: `Three and a half hours that feel like a whole day: first the pool at 34 °C, then a fine salt scrub, and at last an hour and a half of massage with warm oil. In between, a lounger and a verbena tea.

Bring a swimsuit; a robe, sandals and towels will be waiting.`,
      es: `Tres horas y media que saben a un día entero: primero la piscina a 34 °C, después una exfoliación con sal fina y, por último, hora y media de masaje con aceite tibio. Entre medias, una tumbona y una infusión de hierbaluisa.

Traiga bañador; el albornoz, las sandalias y las toallas los ponemos nosotros.`,
      it: `Tre ore e mezza che valgono una giornata: prima la vasca a 34 °C, poi uno scrub al sale fino, infine un’ora e mezza di massaggio con olio tiepido. Tra l’uno e l’altro, una sdraio e una tisana alla verbena.

Porti il costume; accappatoio, sandali e asciugamani sono già pronti.`,
    }),
    pictures: ['journee-au-fil-de-leau', 'sauna-prive'],
    durationMinutes: 210,
    pauseMinutes: 15,
    price: 245,
    weekdayPrice: 225,
    weekendPrice: 265,
  },
];
