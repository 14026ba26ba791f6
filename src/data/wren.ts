/** The outline of the wren in a viewBox of 34 by 34, as in the logo and on social cards. */
export const wren = {
  body: 'M29.6 13.6l-4.3-1.5c-1.1-2.5-3.5-3.7-5.9-3.4-4.3.5-5.6 4.9-9.4 6.3L6.3 6.2 3.9 7.7c.6 4.7 1.5 8.3 3.6 11.5 2.3 3.6 6.1 6.2 10 5.9 5.3-.4 8.1-4.6 8.2-9.9z',
  legs: 'M15.4 24.7v4.3M19.4 24.5v4.5',
  wing: 'M10.5 17.2c2.9 3.5 7.2 3.6 9.3.2',
  eye: {x: 21.3, y: 12.6, radius: 1.05},
} as const;
