/** The kinds of callouts, such as `:::tip`. */
export const callouts = ['note', 'tip', 'info', 'warning', 'danger'] as const;
