import { paragraphs } from '../../markup.ts';
import type { SeedService } from '../../model.ts';

const category = 'soins-visage';

export const faceServices: readonly SeedService[] = [
  {
    slug: 'soin-eclat',
    category,
    name: {
      fr: 'Soin éclat',
      de: 'Glow-Behandlung',
      en: 'Radiance facial',
      es: 'Tratamiento luminosidad',
      it: 'Trattamento luminosità',
    },
    summary: {
      fr: 'Un gommage aux fruits, un masque frais, et le teint se réveille.',
      de: 'Fruchtpeeling, frische Maske, und der Teint wacht auf.',
      en: 'A fruit-enzyme scrub, a cool mask, and your skin wakes up.',
      es: 'Exfoliación con fruta, mascarilla fresca y la tez despierta.',
      it: 'Scrub alla frutta, maschera fresca, e l’incarnato si risveglia.',
    },
    description: paragraphs({
      fr: `Les enzymes de papaye lissent le grain de peau sans frotter. Un masque à la rose, posé froid, resserre et apaise pendant que l’on masse vos mains.

Le bon soin avant un dîner, un entretien, des photos : aucune rougeur en sortant.`,
      de: `Papayaenzyme glätten die Haut, ganz ohne Reiben. Eine kühle Rosenmaske strafft und beruhigt, während wir Ihre Hände massieren.

Das Richtige vor einem Abendessen, einem Gespräch oder Fotos: Sie gehen ohne Rötungen.`,
      en: `Papaya enzymes smooth the skin without any rubbing. A rose mask, laid on cold, tightens and soothes while we massage your hands.

The one to book before a dinner, an interview or a photograph: you leave without a trace of redness.`,
      es: `Las enzimas de papaya alisan la piel sin frotar. Una mascarilla de rosa, aplicada fría, tensa y calma mientras le masajeamos las manos.

Ideal antes de una cena, una entrevista o unas fotos: sale sin rojeces.`,
      it: `Gli enzimi di papaya levigano la pelle senza strofinare. Una maschera alla rosa, posata fredda, tonifica e calma mentre le massaggiamo le mani.

Perfetto prima di una cena, un colloquio o delle foto: si esce senza rossori.`,
    }),
    pictures: ['soin-eclat', 'soin-hydratant'],
    durationMinutes: 45,
    pauseMinutes: 10,
    price: 65,
  },
  {
    slug: 'soin-hydratant',
    category,
    name: {
      fr: 'Hydratation profonde',
      de: 'Intensive Feuchtigkeit',
      en: 'Deep hydration',
      es: 'Hidratación profunda',
      it: 'Idratazione profonda',
    },
    summary: {
      fr: 'Une heure pour les peaux qui tirent, qui pèlent, qui ont soif.',
      de: 'Eine Stunde für Haut, die spannt, schuppt und Durst hat.',
      en: 'An hour for skin that feels tight, flaky and thirsty.',
      es: 'Una hora para las pieles tirantes, descamadas, con sed.',
      it: 'Un’ora per le pelli che tirano, si squamano, hanno sete.',
    },
    description: paragraphs({
      fr: `Brume d’eau florale, sérum à l’acide hyaluronique, puis une crème travaillée au pinceau et laissée vingt minutes sous un linge tiède. Le visage, le cou et le décolleté boivent à leur rythme.

Particulièrement demandé de novembre à mars.`,
      de: `Blütenwassernebel, Hyaluronserum, dann eine mit dem Pinsel aufgetragene Creme, die zwanzig Minuten unter einem warmen Tuch einzieht. Gesicht, Hals und Dekolleté trinken in ihrem Tempo.

Besonders gefragt von November bis März.`,
      en: `A mist of flower water, a hyaluronic serum, then a cream brushed on and left for twenty minutes under a warm cloth. Face, neck and décolleté drink at their own pace.

Most asked for between November and March.`,
      es: `Bruma de agua floral, sérum de ácido hialurónico y una crema aplicada con pincel que reposa veinte minutos bajo un paño tibio. Rostro, cuello y escote beben a su ritmo.

Muy solicitado de noviembre a marzo.`,
      it: `Bruma di acqua floreale, siero all’acido ialuronico, poi una crema stesa a pennello e lasciata venti minuti sotto un telo tiepido. Viso, collo e décolleté bevono al loro ritmo.

Molto richiesto da novembre a marzo.`,
    }),
    pictures: ['soin-hydratant', 'soins-visage'],
    durationMinutes: 60,
    pauseMinutes: 10,
    price: 89,
  },
  {
    slug: 'soin-lumiere-led',
    category,
    name: {
      fr: 'Soin lumière LED',
      de: 'LED-Lichtbehandlung',
      en: 'LED light facial',
      es: 'Tratamiento de luz LED',
      it: 'Trattamento luce LED',
    },
    summary: {
      fr: 'Vingt minutes sous une lumière rouge qui apaise et raffermit.',
      de: 'Zwanzig Minuten unter rotem Licht, das beruhigt und festigt.',
      en: 'Twenty minutes beneath a red light that calms and firms.',
      es: 'Veinte minutos bajo una luz roja que calma y reafirma.',
      it: 'Venti minuti sotto una luce rossa che calma e rassoda.',
    },
    description: paragraphs({
      fr: `Après un double nettoyage, la lampe vient au-dessus du visage : aucune chaleur, aucune douleur, les yeux protégés. La lumière rouge stimule, la bleue assainit ; nous choisissons après avoir regardé votre peau.

Déconseillé en cas de traitement photosensibilisant.`,
      de: `Nach doppelter Reinigung senkt sich die Lampe über das Gesicht: keine Hitze, kein Schmerz, die Augen sind geschützt. Rotes Licht regt an, blaues klärt; wir entscheiden, wenn wir Ihre Haut gesehen haben.

Nicht geeignet bei lichtempfindlich machenden Medikamenten.`,
      en: `After a double cleanse the lamp is lowered over your face: no heat, no pain, your eyes protected. Red light stimulates, blue light clears; we choose once we have looked at your skin.

Not advised if you take medicines that make you sensitive to light.`,
      es: `Tras una doble limpieza, la lámpara se coloca sobre el rostro: sin calor, sin dolor y con los ojos protegidos. La luz roja estimula y la azul purifica; elegimos después de ver su piel.

No se aconseja con medicamentos fotosensibilizantes.`,
      it: `Dopo una doppia detersione la lampada scende sul viso: niente calore, niente dolore, occhi protetti. La luce rossa stimola, la blu purifica; scegliamo dopo aver guardato la sua pelle.

Sconsigliato con farmaci fotosensibilizzanti.`,
    }),
    pictures: ['soin-lumiere-led', 'soin-purifiant'],
    durationMinutes: 40,
    pauseMinutes: 10,
    price: 75,
    equipment: 'led-lamp',
  },
  {
    slug: 'soin-liftant-kobido',
    category,
    name: {
      fr: 'Kobido, lifting japonais',
      de: 'Kobido, japanisches Lifting',
      en: 'Kobido, the Japanese lift',
      es: 'Kobido, lifting japonés',
      it: 'Kobido, lifting giapponese',
    },
    summary: {
      fr: 'Pincements, lissages, percussions : le visage comme un muscle.',
      de: 'Zupfen, Streichen, Klopfen: das Gesicht als Muskel.',
      en: 'Pinching, smoothing, tapping: the face treated as a muscle.',
      es: 'Pellizcos, alisados, percusiones: el rostro como un músculo.',
      it: 'Pizzichi, lisciature, percussioni: il viso come un muscolo.',
    },
    description: paragraphs({
      fr: `Un art du XVᵉ siècle, appris en quatre ans par nos praticiennes. Le rythme va du très lent au très vif ; on finit au rouleau de jade glacé, le long des mâchoires.

L’ovale remonte dès la première séance. Pour qu’il reste, comptez-en une par mois.`,
      de: `Eine Kunst aus dem 15. Jahrhundert, die unsere Kosmetikerinnen vier Jahre lang gelernt haben. Das Tempo reicht von sehr langsam bis sehr schnell; zum Schluss gleitet ein gekühlter Jaderoller am Kiefer entlang.

Die Kontur hebt sich gleich beim ersten Mal. Damit sie bleibt, kommen Sie einmal im Monat.`,
      en: `An art of the fifteenth century that our practitioners spent four years learning. The rhythm runs from very slow to very quick, and ends with an ice-cold jade roller along the jaw.

The contour lifts from the first session. To keep it, plan one a month.`,
      es: `Un arte del siglo XV que nuestras profesionales han estudiado durante cuatro años. El ritmo va de muy lento a muy vivo y termina con un rodillo de jade helado por la mandíbula.

El óvalo se eleva desde la primera sesión. Para mantenerlo, venga una vez al mes.`,
      it: `Un’arte del Quattrocento, appresa in quattro anni dalle nostre operatrici. Il ritmo va dal lentissimo al vivace e si chiude con un rullo di giada ghiacciato lungo la mascella.

L’ovale si solleva già dalla prima seduta. Per mantenerlo, una al mese.`,
    }),
    pictures: ['soin-liftant-kobido', 'soin-eclat'],
    durationMinutes: 75,
    pauseMinutes: 15,
    price: 120,
    weekendPrice: 132,
  },
  {
    slug: 'soin-purifiant',
    category,
    name: {
      fr: 'Soin purifiant à l’argile',
      de: 'Klärende Tonerde-Behandlung',
      en: 'Purifying clay facial',
      es: 'Tratamiento purificante de arcilla',
      it: 'Trattamento purificante all’argilla',
    },
    summary: {
      fr: 'Vapeur, extractions douces, argile verte : la peau respire.',
      de: 'Dampf, sanftes Ausreinigen, grüne Tonerde: Die Haut atmet.',
      en: 'Steam, gentle extractions, green clay: skin that breathes.',
      es: 'Vapor, extracciones suaves, arcilla verde: la piel respira.',
      it: 'Vapore, estrazioni delicate, argilla verde: la pelle respira.',
    },
    description: paragraphs({
      fr: `On ouvre les pores à la vapeur de thym, on retire ce qui doit l’être, sans s’acharner. L’argile du Velay est posée au pinceau et retirée avant qu’elle ne sèche.

Évitez le maquillage jusqu’au lendemain.`,
      de: `Thymiandampf öffnet die Poren, dann entfernen wir, was weg muss, ohne die Haut zu reizen. Grüne Tonerde aus dem Velay wird mit dem Pinsel aufgetragen und abgenommen, bevor sie trocknet.

Verzichten Sie bis zum nächsten Tag auf Make-up.`,
      en: `Thyme steam opens the pores, and we take out what has to go without forcing anything. Green clay from the Velay is brushed on and removed before it dries.

Leave your skin bare until the next day.`,
      es: `El vapor de tomillo abre los poros y retiramos lo necesario, sin insistir. La arcilla verde del Velay se aplica con pincel y se retira antes de que se seque.

Evite el maquillaje hasta el día siguiente.`,
      it: `Il vapore di timo apre i pori e togliamo ciò che va tolto, senza insistere. L’argilla verde del Velay si stende a pennello e si rimuove prima che asciughi.

Eviti il trucco fino al giorno dopo.`,
    }),
    pictures: ['soin-purifiant', 'soin-hydratant'],
    durationMinutes: 50,
    pauseMinutes: 10,
    price: 69,
  },
  {
    slug: 'contour-des-yeux',
    category,
    name: {
      fr: 'Contour des yeux glacé',
      de: 'Eiskalte Augenpflege',
      en: 'Iced eye care',
      es: 'Contorno de ojos helado',
      it: 'Contorno occhi ghiacciato',
    },
    summary: {
      fr: 'Quinze minutes de quartz froid, à ajouter à un soin.',
      de: 'Fünfzehn Minuten kühler Quarz, als Zusatz zu einer Behandlung.',
      en: 'Fifteen minutes of cold quartz, added to a facial.',
      es: 'Quince minutos de cuarzo frío, para añadir a un tratamiento.',
      it: 'Quindici minuti di quarzo freddo, da aggiungere a un trattamento.',
    },
    description: paragraphs({
      fr: `Deux œufs de quartz sortis de la glace roulent de la tempe au coin interne de l’œil.

Les poches s’effacent, le regard se repose.`,
      de: `Zwei eisgekühlte Quarzeier rollen von der Schläfe zum inneren Augenwinkel.

Schwellungen gehen zurück, der Blick wirkt ausgeruht.`,
      en: `Two quartz eggs fresh from the ice roll from the temple to the inner corner of the eye.

Puffiness fades and the eyes look rested.`,
      es: `Dos huevos de cuarzo recién sacados del hielo ruedan de la sien al lagrimal.

Las bolsas se atenúan y la mirada descansa.`,
      it: `Due uova di quarzo appena tolte dal ghiaccio scorrono dalla tempia all’angolo interno dell’occhio.

Le borse si attenuano, lo sguardo riposa.`,
    }),
    pictures: ['contour-des-yeux', 'soin-liftant-kobido'],
    durationMinutes: 15,
    pauseMinutes: 0,
    price: 18,
    upsellOnly: true,
  },
];
