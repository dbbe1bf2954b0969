/** Records in the page which elements its view transition animates; runs in the page, before its own scripts. */
export function recordTransition(): void {
  addEventListener('pagereveal', ({ viewTransition }) =>
    // The browser skips a transition to a page that takes more than four seconds.
    viewTransition?.ready.then(
      () => {
        const parts = document
          .getAnimations()
          .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.pseudoElement ?? '') : ''))
        document.documentElement.dataset.transition = parts.join(' ')
      },
      () => undefined,
    ),
  )
}

/** Returns what the page's newest view transition animated; `undefined` without one. Runs in the page. */
export const readTransition = (): string | undefined => document.documentElement.dataset.transition
