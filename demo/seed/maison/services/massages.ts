import type { SeedService } from '../../model.ts';
import { paragraphs } from '../../markup.ts';

const category = 'massages';

export const massageServices: readonly SeedService[] = [
  {
    slug: 'massage-suedois',
    category,
    name: {
      fr: 'Massage suédois',
      de: 'Schwedische Massage',
      en: 'Swedish massage',
      es: 'Masaje sueco',
      it: 'Massaggio svedese',
    },
    summary: {
      fr: 'Pressions longues et pétrissages, de la nuque aux talons.',
      de: 'Lange Streichungen und Knetungen, vom Nacken bis zur Ferse.',
      en: 'Long strokes and kneading, from the neck to the heels.',
      es: 'Pases largos y amasamientos, de la nuca a los talones.',
      it: 'Lunghe pressioni e impastamenti, dalla nuca ai talloni.',
    },
    description: paragraphs({
      fr: `Le grand classique, et celui que l’on vous conseille pour une première fois. L’huile d’amande douce est chauffée dans la paume, la pression se règle avec vous dans les premières minutes.

Prévoyez un quart d’heure de calme ensuite : une tisane vous attend.`,
      de: `Der große Klassiker, und unsere Empfehlung für das erste Mal. Süßmandelöl wird in der Hand erwärmt, den Druck stimmen wir in den ersten Minuten mit Ihnen ab.

Planen Sie danach eine ruhige Viertelstunde ein: Ein Kräutertee steht bereit.`,
      en: `The great classic, and the one we suggest for a first visit. Sweet almond oil is warmed in the palm, and the pressure is set with you in the first few minutes.

Keep a quiet quarter of an hour afterwards: a herbal tea will be waiting.`,
      es: `El gran clásico, y el que aconsejamos para una primera visita. El aceite de almendras dulces se templa en la palma y la presión se ajusta con usted en los primeros minutos.

Reserve después un cuarto de hora de calma: le espera una infusión.`,
      it: `Il grande classico, quello che consigliamo per la prima volta. L’olio di mandorle dolci si scalda nel palmo e la pressione si regola con lei nei primi minuti.

Si tenga poi un quarto d’ora di calma: l’aspetta una tisana.`,
    }),
    pictures: ['massage-suedois', 'massage-dos-nuque'],
    durationMinutes: 60,
    pauseMinutes: 15,
    price: 85,
    priceTimes: [
      [30, 52],
      [60, 85],
      [90, 118],
    ],
  },
  {
    slug: 'massage-pierres-chaudes',
    category,
    name: {
      fr: 'Massage aux pierres chaudes',
      de: 'Hot-Stone-Massage',
      en: 'Hot stone massage',
      es: 'Masaje con piedras calientes',
      it: 'Massaggio con pietre calde',
    },
    summary: {
      fr: 'Des galets de basalte à 50 °C, posés puis glissés le long du dos.',
      de: 'Basaltsteine von 50 °C, aufgelegt und über den Rücken geführt.',
      en: 'Basalt stones at 50 °C, laid on the back and drawn along it.',
      es: 'Cantos de basalto a 50 °C, posados y deslizados por la espalda.',
      it: 'Ciottoli di basalto a 50 °C, posati e fatti scorrere sulla schiena.',
    },
    description: paragraphs({
      fr: `Les galets gardent la chaleur là où les mains la perdent. On les dépose le long de la colonne, dans les paumes, entre les orteils, puis ils deviennent l’outil du massage.

Déconseillé en cas de grossesse ou de troubles circulatoires : parlez-nous-en, nous vous proposerons autre chose.`,
      de: `Die Steine halten die Wärme, die Hände verlieren. Sie liegen entlang der Wirbelsäule, in den Handflächen, zwischen den Zehen und werden dann selbst zum Werkzeug der Massage.

Nicht geeignet in der Schwangerschaft oder bei Durchblutungsstörungen: Sprechen Sie uns an, wir finden etwas anderes.`,
      en: `The stones keep the heat that hands let go. They rest along the spine, in the palms and between the toes, then become the tool of the massage itself.

Not advised during pregnancy or with circulation problems: tell us, and we will suggest something else.`,
      es: `Las piedras conservan el calor que las manos pierden. Se colocan a lo largo de la columna, en las palmas y entre los dedos, y luego se convierten en la herramienta del masaje.

No se aconseja durante el embarazo ni con problemas circulatorios: díganoslo y le propondremos otra opción.`,
      it: `Le pietre conservano il calore che le mani perdono. Si posano lungo la colonna, nei palmi, tra le dita dei piedi, poi diventano lo strumento stesso del massaggio.

Sconsigliato in gravidanza o con disturbi circolatori: ce ne parli, le proporremo altro.`,
    }),
    pictures: ['massage-pierres-chaudes'],
    durationMinutes: 75,
    pauseMinutes: 15,
    price: 110,
    weekendPrice: 122,
  },
  {
    slug: 'massage-duo',
    category,
    name: {
      fr: 'Massage en duo',
      de: 'Massage zu zweit',
      en: 'Massage for two',
      es: 'Masaje en pareja',
      it: 'Massaggio di coppia',
    },
    summary: {
      fr: 'Deux tables côte à côte, deux praticiens, un même silence.',
      de: 'Zwei Liegen nebeneinander, vier Hände, eine Stille.',
      en: 'Two tables side by side, two practitioners, one silence.',
      es: 'Dos camillas juntas, dos profesionales y un mismo silencio.',
      it: 'Due lettini vicini, due operatori, un solo silenzio.',
    },
    description: paragraphs({
      fr: `À partager à deux, en couple, entre sœurs ou entre amis. Chacun choisit son huile et sa pression ; les deux massages commencent et finissent ensemble.

Le prix s’entend pour deux personnes. Un thé est servi au salon, sans limite de temps.`,
      de: `Für zwei: als Paar, als Schwestern, als Freunde. Jeder wählt Öl und Druck für sich, beide Massagen beginnen und enden gemeinsam.

Der Preis gilt für zwei Personen. Danach wird im Salon Tee serviert, ohne Blick auf die Uhr.`,
      en: `To share as a couple, as sisters, as friends. Each of you chooses an oil and a pressure; both massages begin and end together.

The price is for two people. Tea is served in the lounge afterwards, with no eye on the clock.`,
      es: `Para compartir en pareja, entre hermanas o entre amigos. Cada uno elige su aceite y su presión; los dos masajes empiezan y acaban a la vez.

El precio es para dos personas. Después se sirve un té en el salón, sin prisa.`,
      it: `Da condividere in coppia, tra sorelle, tra amici. Ognuno sceglie olio e pressione; i due massaggi cominciano e finiscono insieme.

Il prezzo è per due persone. Poi si serve il tè nel salotto, senza guardare l’orologio.`,
    }),
    pictures: ['massage-duo'],
    durationMinutes: 60,
    pauseMinutes: 15,
    price: 84,
    weekdayPrice: 79,
    weekendPrice: 89,
    requiredCustomers: 2,
    requiredPractitioners: 2,
  },
  {
    slug: 'massage-future-maman',
    category,
    name: {
      fr: 'Massage future maman',
      de: 'Schwangerschaftsmassage',
      en: 'Pregnancy massage',
      es: 'Masaje para futuras mamás',
      it: 'Massaggio in gravidanza',
    },
    summary: {
      fr: 'Pour la femme enceinte : sur le côté, calée par des coussins, dès le quatrième mois.',
      de: 'Für Schwangere: in Seitenlage, von Kissen gestützt, ab dem vierten Monat.',
      en: 'For pregnant women: lying on your side, propped by cushions, from the fourth month.',
      es: 'Para mujeres embarazadas: de lado, entre cojines, a partir del cuarto mes.',
      it: 'Per donne incinte: sul fianco, tra i cuscini, dal quarto mese.',
    },
    description: paragraphs({
      fr: `Le bas du dos, les hanches, les jambes lourdes : le massage va là où le poids se fait sentir, sans jamais appuyer sur le ventre. L’huile est neutre, sans parfum ni huile essentielle.

Réservé du quatrième au huitième mois, avec l’accord de votre sage-femme ou de votre médecin.`,
      de: `Unterer Rücken, Hüften, schwere Beine: Die Massage geht dorthin, wo das Gewicht zu spüren ist, ohne je auf den Bauch zu drücken. Das Öl ist neutral, ohne Duft und ohne ätherische Öle.

Vom vierten bis zum achten Monat, mit Zustimmung Ihrer Hebamme oder Ärztin.`,
      en: `Lower back, hips, heavy legs: the massage goes where the weight is felt and never presses on the belly. The oil is neutral, with no scent and no essential oils.

From the fourth to the eighth month, with the consent of your midwife or doctor.`,
      es: `La zona lumbar, las caderas, las piernas cansadas: el masaje va donde se nota el peso, sin presionar nunca el vientre. El aceite es neutro, sin perfume ni aceites esenciales.

Del cuarto al octavo mes, con el visto bueno de su matrona o de su médico.`,
      it: `La zona lombare, i fianchi, le gambe pesanti: il massaggio va dove il peso si sente, senza mai premere sul ventre. L’olio è neutro, senza profumo né oli essenziali.

Dal quarto all’ottavo mese, con il consenso dell’ostetrica o del medico.`,
    }),
    pictures: ['massage-future-maman'],
    durationMinutes: 60,
    pauseMinutes: 15,
    price: 89,
  },
  {
    slug: 'massage-dos-nuque',
    category,
    name: {
      fr: 'Dos, nuque, épaules',
      de: 'Rücken, Nacken, Schultern',
      en: 'Back, neck and shoulders',
      es: 'Espalda, nuca y hombros',
      it: 'Schiena, nuca e spalle',
    },
    summary: {
      fr: 'Trente minutes précises, pour qui sort d’un écran.',
      de: 'Dreißig gezielte Minuten für alle, die vom Bildschirm kommen.',
      en: 'Thirty precise minutes for anyone stepping away from a screen.',
      es: 'Treinta minutos precisos para quien sale de una pantalla.',
      it: 'Trenta minuti mirati per chi si alza da uno schermo.',
    },
    description: paragraphs({
      fr: `Les trapèzes d’abord, puis les lombaires, et la base du crâne pour finir. Un format court, à glisser dans une pause déjeuner : vous repartez sans huile sur la peau si vous le souhaitez.`,
      de: `Erst die Schultern, dann die Lenden, zum Schluss der Schädelrand. Kurz genug für die Mittagspause: Auf Wunsch gehen Sie ohne Öl auf der Haut.`,
      en: `The shoulders first, then the lower back, and the base of the skull to finish. Short enough for a lunch break: we can work without oil if you prefer.`,
      es: `Primero los trapecios, luego las lumbares y, para acabar, la base del cráneo. Un formato corto que cabe en la pausa de la comida; si lo prefiere, sin aceite.`,
      it: `Prima i trapezi, poi i lombi, infine la base del cranio. Un formato breve che sta in una pausa pranzo; se preferisce, senza olio.`,
    }),
    pictures: ['massage-dos-nuque'],
    durationMinutes: 30,
    pauseMinutes: 10,
    price: 48,
    weekdayPrice: 44,
  },
  {
    slug: 'drainage-lymphatique',
    category,
    name: {
      fr: 'Drainage lymphatique',
      de: 'Lymphdrainage',
      en: 'Lymphatic drainage',
      es: 'Drenaje linfático',
      it: 'Linfodrenaggio',
    },
    summary: {
      fr: 'Des pressions légères comme une vague, pour des jambes plus légères.',
      de: 'Sanfter Druck wie eine Welle, für leichtere Beine.',
      en: 'Pressure as light as a wave, for lighter legs.',
      es: 'Presiones leves como una ola, para piernas más ligeras.',
      it: 'Pressioni lievi come un’onda, per gambe più leggere.',
    },
    description: paragraphs({
      fr: `La méthode suit le sens de la lymphe, très lentement, presque sans appuyer. On la sent surtout le lendemain : les chevilles dégonflent, les jambes ne tirent plus.

Trois séances rapprochées donnent les meilleurs résultats. Buvez beaucoup d’eau dans la journée.`,
      de: `Die Griffe folgen dem Lauf der Lymphe, sehr langsam, fast ohne Druck. Die Wirkung spüren Sie vor allem am nächsten Tag: Die Knöchel schwellen ab, die Beine spannen nicht mehr.

Am besten wirken drei Termine kurz nacheinander. Trinken Sie an diesem Tag viel Wasser.`,
      en: `The movements follow the flow of the lymph, very slowly, hardly pressing at all. You feel it most the next day: ankles lose their swelling, legs stop aching.

Three sessions close together give the best results. Drink plenty of water that day.`,
      es: `El método sigue el sentido de la linfa, muy despacio, casi sin presión. Se nota sobre todo al día siguiente: los tobillos se deshinchan y las piernas dejan de pesar.

Tres sesiones seguidas dan el mejor resultado. Beba mucha agua durante el día.`,
      it: `Il metodo segue il corso della linfa, molto lentamente, quasi senza premere. Si sente soprattutto il giorno dopo: le caviglie si sgonfiano, le gambe non tirano più.

Tre sedute ravvicinate danno i risultati migliori. Beva molta acqua durante la giornata.`,
    }),
    pictures: ['drainage-lymphatique'],
    durationMinutes: 50,
    pauseMinutes: 10,
    price: 95,
  },
];
