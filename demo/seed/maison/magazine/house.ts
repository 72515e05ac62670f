import type { SeedPosts } from '../../content-model.ts';

export const house: SeedPosts = [
  {
    slug: 'les-pierres-de-basalte',
    category: 'coulisses',
    position: 'home',
    daysAgo: 23,
    picture: 'magazine-basalte',
    title: {
      fr: 'D’où viennent nos pierres',
      de: 'Woher unsere Steine kommen',
      en: 'Where our stones come from',
      es: 'De dónde vienen nuestras piedras',
      it: 'Da dove vengono le nostre pietre',
    },
    summary: {
      fr: 'Cinquante-quatre galets par cabine, polis par une rivière et choisis un à un. Visite du tri.',
      de: 'Vierundfünfzig Steine je Kabine, vom Fluss geschliffen und einzeln ausgesucht. Ein Besuch beim Sortieren.',
      en: 'Fifty-four stones to a cabin, polished by a river and picked one by one. A visit to the sorting table.',
      es: 'Cincuenta y cuatro cantos por cabina, pulidos por un río y elegidos uno a uno. Visita a la selección.',
      it: 'Cinquantaquattro ciottoli per cabina, levigati da un fiume e scelti uno a uno. Visita alla selezione.',
    },
    body: {
      fr: '<p>Le basalte est une lave qui a refroidi lentement. Il retient la chaleur plus longtemps que le granit, et ne l’abandonne que peu à peu : c’est ce que l’on demande à une pierre posée sur le dos.</p><p>Les nôtres viennent d’un lit de rivière, au pied d’anciens volcans. On les ramasse en septembre, quand l’eau est basse, et l’on n’en garde qu’une sur douze : assez plate pour tenir, assez ronde pour glisser.</p><blockquote>« Une bonne pierre se reconnaît les yeux fermés. Elle tient toute seule dans la paume. »</blockquote><p>Chaque pierre est lavée à l’eau chaude et au savon entre deux visites, puis chauffée à 50 °C, jamais plus. Au bout de cinq ans, elle retourne à la rivière.</p>',
      de: '<p>Basalt ist Lava, die langsam erkaltet ist. Er hält die Wärme länger als Granit und gibt sie nur nach und nach ab: genau das, was ein Stein auf dem Rücken tun soll.</p><p>Unsere stammen aus einem Flussbett am Fuß alter Vulkane. Gesammelt wird im September, bei niedrigem Wasser, und nur einer von zwölf wird behalten: flach genug, um liegen zu bleiben, rund genug, um zu gleiten.</p><blockquote>„Einen guten Stein erkennt man mit geschlossenen Augen. Er liegt von allein in der Hand.“</blockquote><p>Zwischen zwei Gästen wird jeder Stein mit heißem Wasser und Seife gewaschen, dann auf 50 °C erwärmt, nie mehr. Nach fünf Jahren kehrt er in den Fluss zurück.</p>',
      en: '<p>Basalt is lava that cooled slowly. It holds heat longer than granite and lets it go little by little, which is just what you ask of a stone laid on your back.</p><p>Ours come from a riverbed at the foot of old volcanoes. They are gathered in September, when the water is low, and only one in twelve is kept: flat enough to stay put, round enough to glide.</p><blockquote>“You can tell a good stone with your eyes shut. It sits in the palm by itself.”</blockquote><p>Between two guests each stone is washed in hot water and soap, then warmed to 50 °C and never more. After five years it goes back to the river.</p>',
      es: '<p>El basalto es lava que se enfrió despacio. Guarda el calor más tiempo que el granito y lo cede poco a poco: justo lo que se pide a una piedra posada en la espalda.</p><p>Las nuestras vienen del lecho de un río, al pie de antiguos volcanes. Se recogen en septiembre, con el agua baja, y solo se conserva una de cada doce: lo bastante plana para quedarse quieta, lo bastante redonda para deslizarse.</p><blockquote>«Una buena piedra se reconoce con los ojos cerrados. Se sostiene sola en la palma».</blockquote><p>Entre dos visitas, cada piedra se lava con agua caliente y jabón, y luego se calienta a 50 °C, nunca más. A los cinco años vuelve al río.</p>',
      it: '<p>Il basalto è lava raffreddata lentamente. Trattiene il calore più a lungo del granito e lo cede a poco a poco: proprio quello che si chiede a una pietra posata sulla schiena.</p><p>Le nostre vengono dal letto di un fiume, ai piedi di antichi vulcani. Si raccolgono a settembre, quando l’acqua è bassa, e se ne tiene una su dodici: abbastanza piatta da stare ferma, abbastanza tonda da scivolare.</p><blockquote>«Una buona pietra si riconosce a occhi chiusi. Sta nel palmo da sola».</blockquote><p>Tra una visita e l’altra ogni pietra è lavata con acqua calda e sapone, poi scaldata a 50 °C, mai di più. Dopo cinque anni torna al fiume.</p>',
    },
  },
  {
    slug: 'lyon-un-matin-d-ouverture',
    category: 'adresses',
    position: 'shop',
    shop: 'lyon-presquile',
    daysAgo: 41,
    picture: 'magazine-lyon',
    title: {
      fr: 'Lyon, un matin d’ouverture',
      de: 'Lyon, morgens vor dem Öffnen',
      en: 'Lyon, the morning before opening',
      es: 'Lyon, una mañana antes de abrir',
      it: 'Lione, un mattino prima dell’apertura',
    },
    summary: {
      fr: 'Neuf heures, rue Auguste-Comte : une demi-heure avec Clotilde, avant que la première cliente ne pousse la porte.',
      de: 'Neun Uhr, Rue Auguste-Comte: eine halbe Stunde mit Clotilde, bevor der erste Gast die Tür öffnet.',
      en: 'Nine o’clock, rue Auguste-Comte: half an hour with Clotilde before the first guest opens the door.',
      es: 'Las nueve, rue Auguste-Comte: media hora con Clotilde antes de que la primera clienta empuje la puerta.',
      it: 'Le nove, rue Auguste-Comte: mezz’ora con Clotilde prima che la prima cliente spinga la porta.',
    },
    body: {
      fr: '<p>Les volets se lèvent à neuf heures. Clotilde allume la bouilloire avant les lampes : « L’eau met dix minutes, la lumière non. » Elle masse ici depuis l’ouverture, quatre jours par semaine.</p><p>On change les draps, on compte les serviettes, on tourne les flacons vers la fenêtre. Dans la cabine du fond, les galets attendent déjà dans leur bain.</p><p>« Ce que je préfère, c’est le premier rendez-vous. Les gens arrivent encore un peu froissés par la nuit. Une heure après, ils parlent plus bas. » À neuf heures et demie, la porte s’ouvre. Il est temps de nous taire.</p>',
      de: '<p>Um neun gehen die Läden hoch. Clotilde schaltet den Wasserkocher vor den Lampen ein: „Das Wasser braucht zehn Minuten, das Licht nicht.“ Sie massiert hier seit der Eröffnung, vier Tage die Woche.</p><p>Laken werden gewechselt, Handtücher gezählt, Flakons zum Fenster gedreht. In der hinteren Kabine liegen die Steine schon in ihrem Bad.</p><p>„Am liebsten ist mir der erste Termin. Die Leute kommen noch etwas zerknittert von der Nacht. Eine Stunde später reden sie leiser.“ Um halb zehn geht die Tür auf. Zeit, dass wir schweigen.</p>',
      en: '<p>The shutters go up at nine. Clotilde switches on the kettle before the lamps: “Water takes ten minutes, light does not.” She has massaged here since the day we opened, four days a week.</p><p>Sheets are changed, towels counted, bottles turned towards the window. In the back cabin the stones are already in their bath.</p><p>“The first appointment is the one I like best. People arrive still a little creased from the night. An hour later they speak more softly.” At half past nine the door opens. Time for us to be quiet.</p>',
      es: '<p>Las persianas suben a las nueve. Clotilde enciende el hervidor antes que las lámparas: «El agua tarda diez minutos; la luz, no». Da masajes aquí desde la inauguración, cuatro días por semana.</p><p>Se cambian las sábanas, se cuentan las toallas, se giran los frascos hacia la ventana. En la cabina del fondo, las piedras ya esperan en su baño.</p><p>«La que más me gusta es la primera cita. La gente llega todavía un poco arrugada de la noche. Una hora después hablan más bajo». A las nueve y media se abre la puerta. Es hora de callar.</p>',
      it: '<p>Le serrande si alzano alle nove. Clotilde accende il bollitore prima delle lampade: «L’acqua ci mette dieci minuti, la luce no». Massaggia qui dall’apertura, quattro giorni la settimana.</p><p>Si cambiano le lenzuola, si contano gli asciugamani, si girano i flaconi verso la finestra. Nella cabina in fondo le pietre aspettano già nel loro bagno.</p><p>«Il primo appuntamento è quello che preferisco. Le persone arrivano ancora un po’ stropicciate dalla notte. Un’ora dopo parlano più piano». Alle nove e mezza si apre la porta. È ora di tacere.</p>',
    },
  },
];
