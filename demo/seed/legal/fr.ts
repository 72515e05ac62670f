import type { WrittenFacts, LegalPages } from './legal-facts.ts';

export function legalFr(facts: WrittenFacts): LegalPages {
  const {
    displayName,
    legalName,
    capital,
    registration,
    seat,
    director,
    phone,
    phoneText,
    email,
    cancelHours,
  } = facts;
  return {
    mentions: `<h2>Éditeur du site</h2>
<p>${legalName}, société au capital de ${capital}, ${registration}. Siège social : ${seat}.</p>
<p>Directrice de la publication : ${director}. Téléphone : <a href="tel:${phone}">${phoneText}</a>. Courriel : <a href="mailto:${email}">${email}</a>.</p>
<h2>Hébergement</h2>
<p>Le site et ses données sont hébergés dans l’Union européenne.</p>
<h2>Images et textes</h2>
<p>Les textes, les images et le nom ${displayName} sont protégés. Écrivez-nous avant de les reprendre : nous disons souvent oui.</p>`,
    rgpd: `<h2>Ce que nous savons de vous</h2>
<p>Votre nom, votre courriel, votre téléphone et vos rendez-vous. Rien de plus n’est nécessaire pour réserver. Ce que vous confiez à votre praticien sur votre santé (grossesse, allergie, traitement) reste sur sa fiche de soin et n’est jamais utilisé à d’autres fins.</p>
<h2>Pourquoi, et combien de temps</h2>
<ul><li>Tenir vos rendez-vous et vous les rappeler : trois ans après votre dernière visite.</li><li>Tenir notre comptabilité, comme la loi l’exige : dix ans.</li><li>Vous écrire si vous l’avez demandé : jusqu’à ce que vous changiez d’avis.</li></ul>
<h2>Vos droits</h2>
<p>Vous pouvez lire, corriger, emporter ou effacer vos données, et vous opposer à leur usage. Écrivez à <a href="mailto:${email}">${email}</a> ; nous répondons sous un mois. Vous pouvez aussi saisir la CNIL.</p>`,
    cgv: `<h2>Prix</h2>
<p>Les prix sont en euros, toutes taxes comprises. Ils peuvent différer d’une adresse à l’autre et selon le jour : le prix affiché au moment de réserver est celui que vous payez.</p>
<h2>Venir, déplacer, annuler</h2>
<p>Vous pouvez déplacer ou annuler sans frais jusqu’à ${cancelHours} heures avant le rendez-vous. Passé ce délai, la moitié du soin peut être retenue. En cas de retard, le soin finit à l’heure prévue, par égard pour la personne suivante.</p>
<h2>Paiement et rétractation</h2>
<p>Le règlement se fait sur place, sauf mention contraire. Le délai légal de rétractation ne s’applique pas à une prestation de loisir réservée à une date déterminée (article L. 221-28 du code de la consommation).</p>
<h2>Un désaccord ?</h2>
<p>Parlez-nous-en d’abord. Si nous ne trouvons pas d’accord, un médiateur de la consommation peut être saisi gratuitement.</p>`,
    cgu: `<h2>Le site</h2>
<p>Il sert à consulter nos soins et à réserver. Vous réservez en invité ou avec un compte ; dans les deux cas, donnez des coordonnées exactes, car c’est par elles que nous vous prévenons d’un imprévu.</p>
<h2>Votre compte</h2>
<p>Il est personnel. Choisissez un mot de passe que vous n’utilisez pas ailleurs et prévenez-nous si vous pensez qu’un autre le connaît.</p>
<h2>Votre santé d’abord</h2>
<p>Nos soins sont des soins de bien-être, sans visée médicale. En cas de grossesse, d’opération récente ou de maladie de peau, demandez l’avis de votre médecin.</p>`,
  };
}
