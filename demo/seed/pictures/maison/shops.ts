import type { LocalizedText } from '#domain/locale.ts';
import type { Picture } from '../picture.ts';

type Room = 'cabin' | 'reception' | 'lounge' | 'styling';

const SHOWN: Readonly<Record<Room, (place: string) => LocalizedText>> = {
  cabin: (place) => ({
    fr: `Une cabine de ${place} : table de soin drapée de lin, plante et miroir rond`,
    de: `Ein Behandlungsraum in ${place}: Liege mit Leinen, Pflanze und runder Spiegel`,
    en: `A treatment room in ${place}: a bed dressed in linen, a plant and a round mirror`,
    es: `Una cabina de ${place}: camilla vestida de lino, planta y espejo redondo`,
    it: `Una cabina di ${place}: lettino vestito di lino, pianta e specchio tondo`,
  }),
  reception: (place) => ({
    fr: `L’accueil de ${place} : comptoir cannelé, fauteuil et étagères de flacons`,
    de: `Der Empfang in ${place}: gerillter Tresen, Sessel und Regale mit Flaschen`,
    en: `The reception in ${place}: a fluted desk, an armchair and shelves of bottles`,
    es: `La recepción de ${place}: mostrador acanalado, butaca y estantes con frascos`,
    it: `L’accoglienza di ${place}: bancone scanalato, poltrona e mensole di flaconi`,
  }),
  lounge: (place) => ({
    fr: `Le salon de ${place} : deux fauteuils, une table basse et des globes de lumière`,
    de: `Die Lounge in ${place}: zwei Sessel, ein Beistelltisch und Kugelleuchten`,
    en: `The lounge in ${place}: two armchairs, a low table and globes of light`,
    es: `El salón de ${place}: dos butacas, una mesita y globos de luz`,
    it: `Il salotto di ${place}: due poltrone, un tavolino e globi di luce`,
  }),
  styling: (place) => ({
    fr: `L’espace coiffure de ${place} : deux fauteuils devant des miroirs ronds`,
    de: `Der Frisierbereich in ${place}: zwei Sessel vor runden Spiegeln`,
    en: `The hair room in ${place}: two chairs before round mirrors`,
    es: `La zona de peluquería de ${place}: dos butacas ante espejos redondos`,
    it: `L’area capelli di ${place}: due poltrone davanti a specchi tondi`,
  }),
};

function shop(name: string, place: string, room: Room): Picture {
  return { name, kind: 'shop', alt: SHOWN[room](place) };
}

/** Another room of a shop. */
const room = (slug: string, place: string, kind: Room) => shop(`${slug}-${kind}`, place, kind);

export const shopPictures: readonly Picture[] = [
  shop('paris-marais', 'Paris Marais', 'cabin'),
  room('paris-marais', 'Paris Marais', 'reception'),
  room('paris-marais', 'Paris Marais', 'lounge'),
  shop('paris-saint-germain', 'Paris Saint-Germain', 'reception'),
  room('paris-saint-germain', 'Paris Saint-Germain', 'cabin'),
  room('paris-saint-germain', 'Paris Saint-Germain', 'styling'),
  shop('paris-batignolles', 'Paris Batignolles', 'lounge'),
  room('paris-batignolles', 'Paris Batignolles', 'cabin'),
  room('paris-batignolles', 'Paris Batignolles', 'reception'),
  shop('lille-vieux-lille', 'Lille', 'reception'),
  shop('strasbourg-quai', 'Strasbourg', 'lounge'),
  shop('nantes-graslin', 'Nantes', 'cabin'),
  shop('bordeaux-saint-pierre', 'Bordeaux', 'styling'),
  shop('toulouse-carmes', 'Toulouse', 'cabin'),
  shop('marseille-opera', 'Marseille', 'lounge'),
  shop('aix-mazarin', 'Aix-en-Provence', 'reception'),
  shop('lyon-presquile', 'Lyon', 'styling'),
  shop('annecy-vieille-ville', 'Annecy', 'cabin'),
  shop('geneve-carouge', 'Genève', 'lounge'),
  shop('lausanne-bourg', 'Lausanne', 'cabin'),
  shop('zuerich-altstadt', 'Zürich', 'reception'),
  shop('lugano-nassa', 'Lugano', 'lounge'),
  shop('barcelona-eixample', 'Barcelona', 'cabin'),
  shop('madrid-salamanca', 'Madrid', 'styling'),
  shop('sevilla-centro', 'Sevilla', 'lounge'),
  shop('las-palmas-triana', 'Las Palmas', 'reception'),
  shop('milano-brera', 'Milano', 'reception'),
  shop('torino-lagrange', 'Torino', 'cabin'),
  shop('firenze-vigna', 'Firenze', 'lounge'),
  shop('roma-coronari', 'Roma', 'cabin'),
];
