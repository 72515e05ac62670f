import type { WrittenFacts, LegalPages } from './legal-facts.ts';

export function legalEn(facts: WrittenFacts): LegalPages {
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
    mentions: `<h2>Who publishes this site</h2>
<p>${legalName}, share capital ${capital}, ${registration}. Registered office: ${seat}.</p>
<p>Publishing director: ${director}. Telephone: <a href="tel:${phone}">${phoneText}</a>. E-mail: <a href="mailto:${email}">${email}</a>.</p>
<h2>Hosting</h2>
<p>The site and its data are hosted in the European Union.</p>
<h2>Pictures and words</h2>
<p>The texts, the pictures and the name ${displayName} are protected. Write to us before reusing them: we often say yes.</p>`,
    rgpd: `<h2>What we know about you</h2>
<p>Your name, e-mail, telephone number and appointments. Nothing more is needed to book. What you tell your practitioner about your health (pregnancy, allergy, treatment) stays on the treatment card and is never used for anything else.</p>
<h2>Why, and for how long</h2>
<ul><li>To keep your appointments and remind you of them: three years after your last visit.</li><li>To keep our accounts, as the law requires: ten years.</li><li>To write to you if you asked us to: until you change your mind.</li></ul>
<h2>Your rights</h2>
<p>You may read, correct, take away or erase your data, and object to its use. Write to <a href="mailto:${email}">${email}</a>; we answer within a month. You may also complain to your data protection authority.</p>`,
    cgv: `<h2>Prices</h2>
<p>Prices are in euros and include all taxes. They may differ from one address to another and by the day of the week: the price shown when you book is the price you pay.</p>
<h2>Coming, moving, cancelling</h2>
<p>You may move or cancel an appointment free of charge up to ${cancelHours} hours beforehand. After that, half of the price may be kept. If you arrive late, the treatment ends at the planned time, out of respect for the next guest.</p>
<h2>Payment and withdrawal</h2>
<p>You pay on site unless told otherwise. The statutory right of withdrawal does not apply to a leisure service booked for a set date.</p>
<h2>A disagreement?</h2>
<p>Please talk to us first. If we cannot agree, a consumer mediator can be called upon at no cost.</p>`,
    cgu: `<h2>The site</h2>
<p>It is there to browse our treatments and to book. You can book as a guest or with an account; either way, give us correct contact details, since that is how we reach you if something changes.</p>
<h2>Your account</h2>
<p>It is personal. Choose a password that you use nowhere else, and tell us if you think someone else knows it.</p>
<h2>Your health first</h2>
<p>Our treatments are for well-being and have no medical purpose. If you are pregnant, have had recent surgery or have a skin condition, ask your doctor.</p>`,
  };
}
