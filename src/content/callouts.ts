/** The kinds of callouts, such as `:::tip`. `src/theme/Admonition/Types.tsx` has their titles, icons and colors. */
export const callouts = ['note', 'tip', 'info', 'warning', 'danger'] as const;
