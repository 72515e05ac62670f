import type { WrittenFacts, LegalPages } from './legal-facts.ts';

export function legalEs(facts: WrittenFacts): LegalPages {
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
    mentions: `<h2>Quién publica este sitio</h2>
<p>${legalName}, capital social de ${capital}, ${registration}. Domicilio social: ${seat}.</p>
<p>Directora de la publicación: ${director}. Teléfono: <a href="tel:${phone}">${phoneText}</a>. Correo: <a href="mailto:${email}">${email}</a>.</p>
<h2>Alojamiento</h2>
<p>El sitio y sus datos se alojan en la Unión Europea.</p>
<h2>Imágenes y textos</h2>
<p>Los textos, las imágenes y el nombre ${displayName} están protegidos. Escríbanos antes de usarlos: muchas veces decimos que sí.</p>`,
    rgpd: `<h2>Lo que sabemos de usted</h2>
<p>Su nombre, su correo, su teléfono y sus citas. No hace falta nada más para reservar. Lo que cuente sobre su salud (embarazo, alergias, tratamientos) se queda en su ficha y no se usa para nada más.</p>
<h2>Para qué, y cuánto tiempo</h2>
<ul><li>Gestionar y recordarle sus citas: tres años desde su última visita.</li><li>Llevar la contabilidad que exige la ley: diez años.</li><li>Escribirle si nos lo ha pedido: hasta que cambie de opinión.</li></ul>
<h2>Sus derechos</h2>
<p>Puede consultar, corregir, llevarse o borrar sus datos, y oponerse a su uso. Escriba a <a href="mailto:${email}">${email}</a>; respondemos en un mes. También puede acudir a la autoridad de protección de datos.</p>`,
    cgv: `<h2>Precios</h2>
<p>Los precios están en euros, con todos los impuestos incluidos. Pueden variar según la dirección y el día: el precio que ve al reservar es el que paga.</p>
<h2>Venir, cambiar, anular</h2>
<p>Puede cambiar o anular su cita sin coste hasta ${cancelHours} horas antes. Pasado ese plazo, podemos cobrar la mitad del precio. Si llega tarde, el tratamiento termina a la hora prevista, por respeto a la siguiente persona.</p>
<h2>Pago y desistimiento</h2>
<p>Se paga en el centro, salvo que se indique otra cosa. El derecho de desistimiento no se aplica a los servicios de ocio reservados para una fecha concreta.</p>
<h2>¿Algún desacuerdo?</h2>
<p>Hable primero con nosotros. Si no llegamos a un acuerdo, puede recurrir gratis a un mediador de consumo.</p>`,
    cgu: `<h2>El sitio</h2>
<p>Sirve para conocer nuestros tratamientos y reservar, como invitado o con una cuenta. En ambos casos, indique datos de contacto correctos: así le avisamos si surge un imprevisto.</p>
<h2>Su cuenta</h2>
<p>Es personal. Elija una contraseña que no use en otro lugar y avísenos si cree que alguien más la conoce.</p>
<h2>Su salud es lo primero</h2>
<p>Nuestros tratamientos son de bienestar, sin fines médicos. En caso de embarazo, operación reciente o enfermedad de la piel, consulte a su médico.</p>`,
  };
}
