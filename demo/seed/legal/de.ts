import type { WrittenFacts, LegalPages } from './legal-facts.ts';

export function legalDe(facts: WrittenFacts): LegalPages {
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
    mentions: `<h2>Anbieter dieser Website</h2>
<p>${legalName}, Stammkapital ${capital}, ${registration}. Sitz: ${seat}.</p>
<p>Verantwortlich für den Inhalt: ${director}. Telefon: <a href="tel:${phone}">${phoneText}</a>. E-Mail: <a href="mailto:${email}">${email}</a>.</p>
<h2>Hosting</h2>
<p>Website und Daten werden in der Europäischen Union gehostet.</p>
<h2>Bilder und Texte</h2>
<p>Texte, Bilder und der Name ${displayName} sind geschützt. Schreiben Sie uns, bevor Sie etwas übernehmen: Wir sagen oft ja.</p>`,
    rgpd: `<h2>Was wir über Sie wissen</h2>
<p>Ihren Namen, Ihre E-Mail-Adresse, Ihre Telefonnummer und Ihre Termine. Mehr ist für eine Buchung nicht nötig. Was Sie uns zu Ihrer Gesundheit anvertrauen (Schwangerschaft, Allergie, Behandlung), bleibt auf der Behandlungskarte und wird für nichts anderes verwendet.</p>
<h2>Wozu, und wie lange</h2>
<ul><li>Um Ihre Termine zu führen und an sie zu erinnern: drei Jahre nach dem letzten Besuch.</li><li>Für die Buchhaltung, wie das Gesetz es verlangt: zehn Jahre.</li><li>Um Ihnen zu schreiben, wenn Sie es wünschen: bis Sie es sich anders überlegen.</li></ul>
<h2>Ihre Rechte</h2>
<p>Sie können Ihre Daten einsehen, berichtigen, mitnehmen oder löschen lassen und ihrer Nutzung widersprechen. Schreiben Sie an <a href="mailto:${email}">${email}</a>; wir antworten binnen eines Monats. Auch Ihre Datenschutzbehörde steht Ihnen offen.</p>`,
    cgv: `<h2>Preise</h2>
<p>Alle Preise sind in Euro, inklusive aller Steuern. Sie können je nach Adresse und Wochentag verschieden sein: Es gilt der Preis, der bei der Buchung angezeigt wird.</p>
<h2>Kommen, verschieben, absagen</h2>
<p>Bis ${cancelHours} Stunden vor dem Termin können Sie kostenlos verschieben oder absagen. Danach kann die Hälfte des Preises berechnet werden. Kommen Sie später, endet die Behandlung dennoch pünktlich, aus Rücksicht auf den nächsten Gast.</p>
<h2>Zahlung und Widerruf</h2>
<p>Bezahlt wird vor Ort, sofern nichts anderes angegeben ist. Für Freizeitdienstleistungen zu einem festen Termin besteht kein gesetzliches Widerrufsrecht.</p>
<h2>Nicht einverstanden?</h2>
<p>Sprechen Sie zuerst mit uns. Finden wir keine Einigung, kann kostenlos eine Schlichtungsstelle angerufen werden.</p>`,
    cgu: `<h2>Die Website</h2>
<p>Hier sehen Sie unsere Behandlungen und buchen Ihren Termin, als Gast oder mit Konto. In beiden Fällen brauchen wir richtige Kontaktdaten, denn so erreichen wir Sie, wenn etwas dazwischenkommt.</p>
<h2>Ihr Konto</h2>
<p>Es gehört nur Ihnen. Wählen Sie ein Passwort, das Sie sonst nirgends nutzen, und melden Sie sich, wenn es jemand anders kennen könnte.</p>
<h2>Ihre Gesundheit geht vor</h2>
<p>Unsere Behandlungen dienen dem Wohlbefinden und keinem medizinischen Zweck. Fragen Sie bei Schwangerschaft, nach Operationen oder bei Hauterkrankungen Ihre Ärztin.</p>`,
  };
}
