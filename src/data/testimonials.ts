/** Whether the authors of the quotes in `src/components/home/Trust` have approved them. Until then, a line states that they are illustrative. */
export const testimonialsAreConfirmed = false as boolean;
