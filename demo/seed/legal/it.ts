import type { WrittenFacts, LegalPages } from './legal-facts.ts';

export function legalIt(facts: WrittenFacts): LegalPages {
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
    mentions: `<h2>Chi pubblica questo sito</h2>
<p>${legalName}, capitale sociale ${capital}, ${registration}. Sede legale: ${seat}.</p>
<p>Direttrice responsabile: ${director}. Telefono: <a href="tel:${phone}">${phoneText}</a>. E-mail: <a href="mailto:${email}">${email}</a>.</p>
<h2>Hosting</h2>
<p>Il sito e i suoi dati sono ospitati nell’Unione europea.</p>
<h2>Immagini e testi</h2>
<p>I testi, le immagini e il nome ${displayName} sono protetti. Ci scriva prima di riprenderli: spesso diciamo di sì.</p>`,
    rgpd: `<h2>Che cosa sappiamo di lei</h2>
<p>Nome, e-mail, telefono e appuntamenti. Per prenotare non serve altro. Ciò che ci confida sulla sua salute (gravidanza, allergie, terapie) resta sulla scheda del trattamento e non viene usato per altro.</p>
<h2>Perché, e per quanto tempo</h2>
<ul><li>Gestire e ricordarle gli appuntamenti: tre anni dall’ultima visita.</li><li>Tenere la contabilità, come vuole la legge: dieci anni.</li><li>Scriverle, se lo ha chiesto: finché non cambia idea.</li></ul>
<h2>I suoi diritti</h2>
<p>Può leggere, correggere, portare con sé o cancellare i suoi dati e opporsi al loro uso. Scriva a <a href="mailto:${email}">${email}</a>; rispondiamo entro un mese. Può anche rivolgersi al Garante per la protezione dei dati.</p>`,
    cgv: `<h2>Prezzi</h2>
<p>I prezzi sono in euro, tasse incluse. Possono cambiare da un indirizzo all’altro e secondo il giorno: il prezzo mostrato alla prenotazione è quello che paga.</p>
<h2>Venire, spostare, disdire</h2>
<p>Può spostare o disdire senza spese fino a ${cancelHours} ore prima. Oltre questo termine possiamo trattenere metà del prezzo. In caso di ritardo il trattamento finisce all’ora prevista, per rispetto di chi viene dopo.</p>
<h2>Pagamento e recesso</h2>
<p>Si paga in sede, salvo diversa indicazione. Il diritto di recesso non si applica ai servizi per il tempo libero prenotati per una data precisa.</p>
<h2>Un disaccordo?</h2>
<p>Ne parli prima con noi. Se non troviamo un’intesa, è possibile rivolgersi gratuitamente a un organismo di conciliazione.</p>`,
    cgu: `<h2>Il sito</h2>
<p>Serve a conoscere i nostri trattamenti e a prenotare, come ospite o con un account. In entrambi i casi ci dia recapiti corretti: è così che l’avvisiamo di un imprevisto.</p>
<h2>Il suo account</h2>
<p>È personale. Scelga una password che non usa altrove e ci avvisi se pensa che qualcun altro la conosca.</p>
<h2>Prima la salute</h2>
<p>I nostri trattamenti sono di benessere e non hanno scopo medico. In caso di gravidanza, intervento recente o malattia della pelle, chieda al suo medico.</p>`,
  };
}
