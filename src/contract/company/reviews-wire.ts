import { Type } from 'typebox';
import { entity } from '../entity.ts';

/** Reviews of a company, as its review service publishes them. All words are of strangers. */
export const ReviewsWire = entity('Reviews', {
  /** Out of five. */
  average: Type.Number(),
  /** Of the reviews that the average is made of; never 0. */
  count: Type.Integer(),
  /** How many have one star, two, three, four and five; empty where the service does not give its reviews one by one. */
  distribution: Type.Array(Type.Integer()),
  /** The newest reviews with words, whatever their rate. */
  quotes: Type.Array(
    Type.Object({
      rate: Type.Integer(),
      text: Type.String(),
      /** First name of whoever wrote it, as the service gives it; may be empty. */
      name: Type.String(),
      /** YYYYMMDD. */
      date: Type.String(),
      /** Code of its language; empty where nobody says. */
      language: Type.String(),
    }),
  ),
  /** Where the service shows them all. */
  url: Type.String(),
});
