/** A product as the back end tells it; `booker` is what else it says of its selling. */
export const productWire = (id: string, name: string, price = 30, booker?: object) => ({
  id,
  artebeauteId: `ab-${id}`,
  type: 2,
  slug: id,
  draft: false,
  name: { fr: name },
  summary: {},
  images: [],
  price,
  ...(booker && { booker }),
});
