import type { CompanyWire } from '#contract/company/company-wire.ts';
import type { LocalizedText } from '#domain/locale.ts';
import { pictureOf } from '../pictures/picture-of.ts';

type Slide = CompanyWire['booker']['sections']['home']['heroImage']['slides'][number];

const HOUSE: LocalizedText = {
  fr: 'Vingt-quatre adresses, les mêmes gestes, et la lumière du matin.',
  de: 'Vierundzwanzig Adressen, dieselben Gesten, und Morgenlicht.',
  en: 'Twenty-four addresses, the same gestures, and morning light.',
  es: 'Veinticuatro direcciones, los mismos gestos y la luz de la mañana.',
  it: 'Ventiquattro indirizzi, gli stessi gesti e la luce del mattino.',
};

/** `addresses`: what is said of how many shops there are. */
export function maisonSlides(addresses = HOUSE): Slide[] {
  return [
    {
      image: pictureOf('maison', 'accueil-lumiere'),
      title: {
        fr: 'Une heure hors du bruit',
        de: 'Eine Stunde ohne Lärm',
        en: 'An hour away from the noise',
        es: 'Una hora lejos del ruido',
        it: 'Un’ora lontano dal rumore',
      },
      text: addresses,
      buttonAction: 'category',
      buttonActionValue: 'massages',
      buttonText: {
        fr: 'Voir les massages',
        de: 'Massagen ansehen',
        en: 'See massages',
        es: 'Ver los masajes',
        it: 'Vedere i massaggi',
      },
    },
    {
      image: pictureOf('maison', 'accueil-pierres'),
      title: {
        fr: 'La chaleur du basalte',
        de: 'Die Wärme des Basalts',
        en: 'The warmth of basalt',
        es: 'El calor del basalto',
        it: 'Il calore del basalto',
      },
      text: {
        fr: 'Soixante-quinze minutes de pierres chaudes, quand le froid s’installe.',
        de: 'Fünfundsiebzig Minuten heiße Steine, wenn die Kälte kommt.',
        en: 'Seventy-five minutes of hot stones, as the cold sets in.',
        es: 'Setenta y cinco minutos de piedras calientes cuando llega el frío.',
        it: 'Settantacinque minuti di pietre calde, quando arriva il freddo.',
      },
      buttonAction: 'service',
      buttonActionValue: 'massage-pierres-chaudes',
      buttonText: {
        fr: 'Réserver ce massage',
        de: 'Diese Massage buchen',
        en: 'Book this massage',
        es: 'Reservar este masaje',
        it: 'Prenotare questo massaggio',
      },
    },
    {
      image: pictureOf('maison', 'accueil-eau'),
      title: {
        fr: 'À deux, côte à côte',
        de: 'Zu zweit, Seite an Seite',
        en: 'Two of you, side by side',
        es: 'Dos personas, lado a lado',
        it: 'In due, fianco a fianco',
      },
      text: {
        fr: 'Le massage en duo, puis un thé au salon sans regarder l’heure.',
        de: 'Die Massage zu zweit, danach Tee im Salon ohne Blick auf die Uhr.',
        en: 'A massage for two, then tea in the lounge with no eye on the clock.',
        es: 'El masaje en pareja y después un té en el salón, sin mirar la hora.',
        it: 'Il massaggio di coppia, poi un tè in salotto senza guardare l’ora.',
      },
      buttonAction: 'service',
      buttonActionValue: 'massage-duo',
      buttonText: {
        fr: 'Venir à deux',
        de: 'Zu zweit kommen',
        en: 'Come as two',
        es: 'Venir en pareja',
        it: 'Venire in due',
      },
    },
  ];
}
