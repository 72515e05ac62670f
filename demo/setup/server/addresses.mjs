/** What the demo serves: each host and what a visitor finds there. */
export const demoHosts = [
  ['', 'Portal: links and snippets for all of this'],
  ['maison', 'Marketplace, 24 shops, five languages'],
  ['atelier', 'One shop, French only'],
  ['duo', 'Two shops, French and English'],
  ['suisse', 'Four shops, found below slides that give way to the search'],
  ['paypal', 'One shop, whose products and visits are paid on a page of PayPal'],
  ['saferpay', 'The same on a page of Saferpay, in Swiss francs'],
  ['monetico', 'One shop, whose visits are paid on a page of Monetico'],
  ['primary', "A salon's own site, with the elements embedded"],
  ['backoffice', 'Back office: the look of each site, drafted, previewed and published'],
  ['closed', 'A site that is switched off'],
  ['works', 'A site under maintenance'],
  ['nobody', 'No such company'],
  ['mail', 'Outbox: every e-mail the demo sent'],
];

export const demoAddress = (host, port) => `http://${host ? `${host}.` : ''}localhost:${port}`;
