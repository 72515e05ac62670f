import type { SeedCategory } from '../model.ts';

export const maisonCategories: readonly SeedCategory[] = [
  {
    slug: 'massages',
    picture: 'massages',
    name: { fr: 'Massages', de: 'Massagen', en: 'Massages', es: 'Masajes', it: 'Massaggi' },
    summary: {
      fr: 'Des mains lentes, de l’huile tiède, et le corps qui se dépose.',
      de: 'Langsame Hände, warmes Öl, und der Körper kommt zur Ruhe.',
      en: 'Slow hands, warm oil, and a body that finally lets go.',
      es: 'Manos lentas, aceite tibio y un cuerpo que por fin descansa.',
      it: 'Mani lente, olio tiepido e un corpo che finalmente si posa.',
    },
  },
  {
    slug: 'soins-visage',
    picture: 'soins-visage',
    name: {
      fr: 'Soins du visage',
      de: 'Gesichtspflege',
      en: 'Facials',
      es: 'Tratamientos faciales',
      it: 'Trattamenti viso',
    },
    summary: {
      fr: 'Une peau observée de près, puis traitée avec mesure.',
      de: 'Haut, die genau betrachtet und mit Maß gepflegt wird.',
      en: 'Skin looked at closely, then cared for with restraint.',
      es: 'La piel se observa de cerca y se trata con mesura.',
      it: 'La pelle osservata da vicino e trattata con misura.',
    },
  },
  {
    slug: 'rituels-corps',
    picture: 'rituels-corps',
    name: {
      fr: 'Rituels du corps',
      de: 'Körperrituale',
      en: 'Body rituals',
      es: 'Rituales corporales',
      it: 'Rituali corpo',
    },
    summary: {
      fr: 'Sel, argile, vapeur : le temps long d’un après-midi pour soi.',
      de: 'Salz, Tonerde, Dampf: ein langer Nachmittag nur für sich.',
      en: 'Salt, clay and steam: the long afternoon you keep for yourself.',
      es: 'Sal, arcilla y vapor: una tarde larga solo para usted.',
      it: 'Sale, argilla, vapore: un lungo pomeriggio tutto per sé.',
    },
  },
  {
    slug: 'epilation',
    picture: 'epilation',
    name: { fr: 'Épilation', de: 'Haarentfernung', en: 'Hair removal', es: 'Depilación', it: 'Epilazione' },
    summary: {
      fr: 'Une cire tiède, un geste sûr, une peau douce trois semaines durant.',
      de: 'Lauwarmes Wachs, sichere Hand, drei Wochen glatte Haut.',
      en: 'Lukewarm wax, a sure hand, three weeks of soft skin.',
      es: 'Cera templada, mano segura y tres semanas de piel suave.',
      it: 'Cera tiepida, mano sicura, tre settimane di pelle morbida.',
    },
  },
  {
    slug: 'ongles',
    picture: 'ongles',
    name: {
      fr: 'Mains et pieds',
      de: 'Hände und Füße',
      en: 'Hands and feet',
      es: 'Manos y pies',
      it: 'Mani e piedi',
    },
    summary: {
      fr: 'Des ongles nets, des cuticules soignées, une couleur qui tient.',
      de: 'Gepflegte Nägel, weiche Nagelhaut, eine Farbe, die hält.',
      en: 'Neat nails, cared-for cuticles and a colour that lasts.',
      es: 'Uñas limpias, cutículas cuidadas y un color que dura.',
      it: 'Unghie ordinate, cuticole curate e un colore che dura.',
    },
  },
  {
    slug: 'coiffure',
    picture: 'coiffure',
    name: { fr: 'Coiffure', de: 'Haare', en: 'Hair', es: 'Peluquería', it: 'Capelli' },
    summary: {
      fr: 'Des coupes qui tombent juste et des couleurs qui vieillissent bien.',
      de: 'Schnitte, die richtig fallen, und Farben, die schön herauswachsen.',
      en: 'Cuts that fall into place and colour that grows out gracefully.',
      es: 'Cortes que caen en su sitio y colores que envejecen bien.',
      it: 'Tagli che cadono a pennello e colori che invecchiano bene.',
    },
  },
  {
    slug: 'regard',
    picture: 'regard',
    name: {
      fr: 'Cils et sourcils',
      de: 'Wimpern und Brauen',
      en: 'Lashes and brows',
      es: 'Pestañas y cejas',
      it: 'Ciglia e sopracciglia',
    },
    summary: {
      fr: 'Un regard ouvert, sans mascara et sans effort.',
      de: 'Ein offener Blick, ohne Mascara und ohne Mühe.',
      en: 'An open gaze, with no mascara and no effort.',
      es: 'Una mirada abierta, sin rímel y sin esfuerzo.',
      it: 'Uno sguardo aperto, senza mascara e senza fatica.',
    },
  },
  {
    slug: 'hommes',
    picture: 'hommes',
    name: { fr: 'Pour lui', de: 'Für ihn', en: 'For him', es: 'Para él', it: 'Per lui' },
    summary: {
      fr: 'La barbe, la nuque, le dos : l’essentiel, bien fait.',
      de: 'Bart, Nacken, Rücken: das Wesentliche, gut gemacht.',
      en: 'Beard, neck, back: the essentials, done properly.',
      es: 'Barba, nuca, espalda: lo esencial, bien hecho.',
      it: 'Barba, nuca, schiena: l’essenziale, fatto bene.',
    },
  },
];
