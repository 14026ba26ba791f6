/** Whether the authors of the quotes in components/home/Trust approved them. If not, the page calls them illustrative. */
export const testimonialsAreConfirmed = false as boolean;
