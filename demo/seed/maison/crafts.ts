import type { LocalizedText } from '#domain/locale.ts';
import type { SeedPractitioner } from '../model.ts';

/** What people do best, by the category that they work in most: in French, German, English, Spanish and Italian. */
const CRAFTS: Readonly<Record<string, readonly string[]>> = {
  massages: [
    'Massages profonds, travail lent | Tiefe Massagen, langsame Griffe | Deep massage, unhurried hands | Masajes profundos, ritmo lento | Massaggi profondi, ritmo lento',
    'Dos et nuque, après les journées assises | Rücken und Nacken nach langen Bürotagen | Backs and necks after days at a desk | Espalda y nuca tras días sentados | Schiena e collo dopo giornate alla scrivania',
    'Pierres chaudes et gestes enveloppants | Heiße Steine und umhüllende Griffe | Hot stones and enveloping strokes | Piedras calientes y gestos envolventes | Pietre calde e gesti avvolgenti',
    'Le sport, avant et après l’effort | Sport, vor und nach der Belastung | Sport, before and after the effort | Deporte, antes y después del esfuerzo | Sport, prima e dopo lo sforzo',
    'Futures mamans, appuis tout en douceur | Werdende Mütter, sanfter Druck | Mothers-to-be, the gentlest pressure | Futuras mamás, presiones muy suaves | Future mamme, pressioni delicate',
    'Suédois classique, pression bien dosée | Klassisch schwedisch, gut dosierter Druck | Classic Swedish, measured pressure | Sueco clásico, presión bien medida | Svedese classico, pressione misurata',
    'Réflexologie et jambes légères | Reflexzonen und leichte Beine | Reflexology and lighter legs | Reflexología y piernas ligeras | Riflessologia e gambe leggere',
    'Relâcher les épaules, retrouver le souffle | Schultern lösen, durchatmen | Letting shoulders drop, breathing again | Soltar los hombros, volver a respirar | Sciogliere le spalle, ritrovare il respiro',
    'Rituels du corps, huiles tièdes | Körperrituale mit warmen Ölen | Body rituals with warm oils | Rituales corporales, aceites tibios | Rituali del corpo, oli tiepidi',
  ],
  'soins-visage': [
    'Peaux sensibles, gestes légers | Empfindliche Haut, leichte Hände | Sensitive skin, a light touch | Pieles sensibles, manos ligeras | Pelli sensibili, mani leggere',
    'Massage du visage, à mains nues | Gesichtsmassage mit bloßen Händen | Facial massage, by hand alone | Masaje facial, solo con las manos | Massaggio del viso, a mani nude',
    'L’éclat des peaux fatiguées | Frische für müde Haut | Bringing tired skin back to light | Luz para las pieles cansadas | Luce per le pelli stanche',
    'Peaux matures, soins fermes et patients | Reife Haut, straffende Pflege mit Geduld | Mature skin, firm and patient care | Pieles maduras, cuidados firmes y pacientes | Pelli mature, cure toniche e pazienti',
    'Nettoyage profond, sans rougeurs | Tiefenreinigung ohne Rötungen | Deep cleansing without redness | Limpieza profunda, sin rojeces | Pulizia profonda, senza rossori',
    'Lumière LED et hydratation | LED-Licht und Feuchtigkeit | LED light and hydration | Luz LED e hidratación | Luce LED e idratazione',
    'Conseils simples pour chaque jour | Einfacher Rat für jeden Tag | Plain advice for every day | Consejos sencillos para cada día | Consigli semplici per ogni giorno',
  ],
  epilation: [
    'Cire tiède, rapide et nette | Warmwachs, schnell und sauber | Warm wax, quick and clean | Cera tibia, rápida y limpia | Cera tiepida, rapida e pulita',
    'Première épilation, tout en confiance | Das erste Waxing, ganz in Ruhe | First waxing, with nothing to fear | Primera depilación, con confianza | Prima ceretta, in tutta fiducia',
    'Peaux fines et zones sensibles | Feine Haut und empfindliche Stellen | Fine skin and tender spots | Pieles finas y zonas sensibles | Pelli sottili e zone sensibili',
    'Sourcils au fil, au millimètre | Brauen mit dem Faden, auf den Millimeter | Threaded brows, to the millimetre | Cejas con hilo, al milímetro | Sopracciglia al filo, al millimetro',
  ],
  ongles: [
    'Manucures nettes, couleurs franches | Klare Maniküre, kräftige Farben | Crisp manicures, bold colour | Manicuras limpias, colores vivos | Manicure nette, colori decisi',
    'Ongles courts et naturels | Kurze, natürliche Nägel | Short, natural nails | Uñas cortas y naturales | Unghie corte e naturali',
    'Dessins fins, main sûre | Feine Muster, ruhige Hand | Fine designs, a steady hand | Dibujos finos, pulso firme | Disegni sottili, mano ferma',
    'Beauté des pieds, ponçage doux | Fußpflege, sanft geschliffen | Pedicures, gently buffed | Pedicuras de pulido suave | Pedicure, levigatura delicata',
  ],
  regard: [
    'Cils rehaussés, effet naturel | Gelifteter Wimpernschwung, ganz natürlich | Lifted lashes, a natural look | Pestañas realzadas, efecto natural | Ciglia sollevate, effetto naturale',
    'Sourcils dessinés pour chaque visage | Brauen, passend zu jedem Gesicht | Brows drawn for each face | Cejas dibujadas para cada rostro | Sopracciglia disegnate per ogni viso',
    'Teinture douce, regard reposé | Sanft gefärbt, wacher Blick | Soft tints, a rested look | Tinte suave, mirada descansada | Tinta delicata, sguardo riposato',
  ],
  coiffure: [
    'Coupes qui tiennent sans effort | Schnitte, die ohne Mühe sitzen | Cuts that fall right by themselves | Cortes que se peinan solos | Tagli che stanno a posto da soli',
    'Boucles et cheveux texturés | Locken und krauses Haar | Curls and textured hair | Rizos y cabello con textura | Ricci e capelli mossi',
    'Couleurs lumineuses, tons fondus | Leuchtende Farben, weiche Übergänge | Luminous colour, soft blends | Colores luminosos, tonos fundidos | Colori luminosi, toni sfumati',
    'Chignons et coiffures de fête | Hochsteckfrisuren für Feste | Updos for the great days | Recogidos y peinados de fiesta | Raccolti e acconciature da festa',
  ],
  hommes: [
    'Barbes taillées, rasage au coupe-chou | Bart und Rasur mit dem Messer | Trimmed beards, straight-razor shaves | Barbas perfiladas, afeitado a navaja | Barbe curate, rasatura a mano libera',
    'Dégradés nets, finitions aux ciseaux | Saubere Übergänge, mit der Schere vollendet | Clean fades, finished with scissors | Degradados limpios, acabado a tijera | Sfumature nette, rifinite a forbice',
    'Soins de la peau après le rasage | Hautpflege nach der Rasur | Care for skin after the shave | Cuidado de la piel tras el afeitado | Cura della pelle dopo la rasatura',
  ],
};

function craftOf(texts: string): LocalizedText {
  const [fr = '', de = '', en = '', es = '', it = ''] = texts.split(' | ');
  return { fr, de, en, es, it };
}

/** A team with a line of craft each; no two of a shop have the same. `offset` is the shop's own. */
export function withCrafts(team: readonly SeedPractitioner[], offset: number): readonly SeedPractitioner[] {
  const taken = new Map<string, number>();
  return team.map((member) => {
    const [main = ''] = member.categories;
    const crafts = CRAFTS[main] ?? [];
    const next = taken.get(main) ?? offset;
    taken.set(main, next + 1);
    const texts = crafts[next % crafts.length];
    return texts ? { ...member, craft: craftOf(texts) } : member;
  });
}
