/** Whether the authors of the quotes in components/home/Trust approved them. If not, a label says "illustrative". */
export const testimonialsAreConfirmed = false as boolean;
