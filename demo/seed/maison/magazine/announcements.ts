import type { SeedContent } from '../../content-model.ts';

const SITE = 'http://primary.localhost:4100';

export const maisonEvents: SeedContent['events'] = [
  {
    slug: 'jeudis-du-soir',
    from: -6,
    until: 75,
    showDates: true,
    picture: 'evenement-jeudis',
    body: {
      fr: '<h2>Les jeudis du soir</h2><p>Chaque jeudi, nos adresses de Paris, Lyon et Genève restent ouvertes jusqu’à 21 heures. Lumières basses, tisane offerte, et le dos qui se dénoue avant de rentrer.</p>',
      de: '<h2>Donnerstags am Abend</h2><p>Jeden Donnerstag bleiben unsere Häuser in Paris, Lyon und Genf bis 21 Uhr geöffnet. Gedämpftes Licht, ein Kräutertee vom Haus, und ein Rücken, der sich vor dem Heimweg löst.</p>',
      en: '<h2>Thursday evenings</h2><p>Every Thursday our addresses in Paris, Lyon and Geneva stay open until 9 pm. Low lights, a herbal tea on us, and a back that lets go before the way home.</p>',
      es: '<h2>Los jueves por la noche</h2><p>Cada jueves, nuestras direcciones de París, Lyon y Ginebra abren hasta las 21 h. Luz tenue, una infusión de la casa y una espalda que se suelta antes de volver.</p>',
      it: '<h2>I giovedì sera</h2><p>Ogni giovedì i nostri indirizzi di Parigi, Lione e Ginevra restano aperti fino alle 21. Luci basse, una tisana offerta e la schiena che si scioglie prima di rientrare.</p>',
    },
    link: {
      url: '/services/massages',
      title: {
        fr: 'Choisir un massage',
        de: 'Eine Massage wählen',
        en: 'Choose a massage',
        es: 'Elegir un masaje',
        it: 'Scegliere un massaggio',
      },
    },
  },
  {
    slug: 'retour-des-flacons',
    from: -12,
    until: 110,
    showDates: false,
    picture: 'evenement-flacons',
    body: {
      fr: '<h2>Rapportez vos flacons</h2><p>Vos flacons de verre vides sont repris à l’accueil, lavés et remplis. Pour chaque flacon rapporté, nous plantons une rangée de lavande avec nos producteurs.</p>',
      de: '<h2>Bringen Sie Ihre Flakons zurück</h2><p>Leere Glasflakons nehmen wir am Empfang entgegen, waschen und füllen sie neu. Für jeden zurückgebrachten Flakon pflanzen wir mit unseren Erzeugern eine Reihe Lavendel.</p>',
      en: '<h2>Bring your bottles back</h2><p>Leave your empty glass bottles at the desk: we wash them and fill them again. For every bottle returned, we plant a row of lavender with our growers.</p>',
      es: '<h2>Devuelva sus frascos</h2><p>Recogemos en recepción sus frascos de vidrio vacíos, los lavamos y los rellenamos. Por cada frasco devuelto plantamos una hilera de lavanda con nuestros productores.</p>',
      it: '<h2>Riporti i suoi flaconi</h2><p>I flaconi di vetro vuoti si ritirano alla reception, si lavano e si riempiono. Per ogni flacone riportato piantiamo con i nostri produttori un filare di lavanda.</p>',
    },
    link: {
      url: `${SITE}/#engagements`,
      title: {
        fr: 'Nos engagements',
        de: 'Wofür wir stehen',
        en: 'Our commitments',
        es: 'Nuestros compromisos',
        it: 'I nostri impegni',
      },
    },
  },
];

export const maisonAlerts: SeedContent['alerts'] = [
  {
    slug: 'places-a-deux',
    service: 'massage-duo',
    from: -3,
    until: 45,
    body: {
      fr: '<p>Des places se sont libérées pour le <strong>massage en duo</strong> les samedis qui viennent. Elles partent vite.</p>',
      de: '<p>An den nächsten Samstagen sind Plätze für die <strong>Massage zu zweit</strong> frei geworden. Sie sind schnell vergeben.</p>',
      en: '<p>A few places have come free for the <strong>massage for two</strong> on the coming Saturdays. They go quickly.</p>',
      es: '<p>Se han liberado plazas para el <strong>masaje en pareja</strong> los próximos sábados. Vuelan.</p>',
      it: '<p>Si sono liberati posti per il <strong>massaggio di coppia</strong> nei prossimi sabati. Vanno via in fretta.</p>',
    },
  },
  {
    slug: 'pierres-chaudes-de-saison',
    service: 'massage-pierres-chaudes',
    from: -8,
    until: 90,
    body: {
      fr: '<p>Le froid s’installe : les <strong>pierres chaudes</strong> sont de retour dans toutes nos cabines, dès 9 h 30.</p>',
      de: '<p>Es wird kalt: Die <strong>heißen Steine</strong> sind zurück in allen unseren Kabinen, ab 9.30 Uhr.</p>',
      en: '<p>The cold is setting in: <strong>hot stones</strong> are back in all our cabins, from half past nine.</p>',
      es: '<p>Llega el frío: las <strong>piedras calientes</strong> vuelven a todas nuestras cabinas, desde las 9.30 h.</p>',
      it: '<p>Arriva il freddo: le <strong>pietre calde</strong> tornano in tutte le nostre cabine, dalle 9.30.</p>',
    },
  },
];
