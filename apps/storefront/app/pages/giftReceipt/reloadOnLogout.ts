import type { Stores } from '../../composition/createStores.ts'

/** Reloads the page when its visitor logs out: going back must not show whose order it was. */
export function reloadOnLogout({ visitor }: Stores): void {
  visitor.onElsewhere(() => {
    if (visitor.session.getState().kind === 'guest') window.location.reload()
  })
}
