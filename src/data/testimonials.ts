/**
 * Customer quotes. A line states that they are illustrative until every entry is confirmed by its customer. Each has a
 * role and a type of company but no name; the quotes are in
 * `src/components/home/Trust`.
 */
export const testimonials: readonly {readonly key: Testimonial; readonly confirmed: boolean}[] = [
  {key: 'shop', confirmed: false},
  {key: 'newsroom', confirmed: false},
  {key: 'studio', confirmed: false},
];

/** The key of a testimonial. */
export type Testimonial = 'shop' | 'newsroom' | 'studio';
