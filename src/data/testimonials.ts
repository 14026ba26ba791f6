/**
 * What customers say: illustrative until real ones are confirmed (listed in
 * illustrative.ts). Each names a role and a kind of company, no person; the
 * texts stand in `src/components/home/Testimonials`.
 */
export const testimonials = ['shop', 'newsroom', 'studio'] as const;

/** The key of a testimonial. */
export type Testimonial = (typeof testimonials)[number];
