/** Selects the number in a field when it receives focus, so that typing replaces it. */
export function selectNumbers(): void {
  document.addEventListener('focusin', ({target}) => {
    if (target instanceof HTMLInputElement && target.inputMode === 'numeric') {
      target.select();
    }
  });
}
