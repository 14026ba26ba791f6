/**
 * What customers say. An entry that is not confirmed by a customer is marked as an
 * example. Each has a role and a type of company but no person; the quotes are in
 * `src/components/home/Trust`.
 */
export const testimonials: readonly {readonly key: Testimonial; readonly confirmed: boolean}[] = [
  {key: 'shop', confirmed: false},
  {key: 'newsroom', confirmed: false},
  {key: 'studio', confirmed: false},
];

/** The key of a testimonial. */
export type Testimonial = 'shop' | 'newsroom' | 'studio';
