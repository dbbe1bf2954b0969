import type { CartToast } from '../../store/CartToast.ts'

/** Returns whether a toast is announced; for all other kinds `CartStatus` announces the same change in more detail. */
export const isAnnouncedToScreenReader = ({ kind }: CartToast): boolean => loud.has(kind)

const loud: ReadonlySet<CartToast['kind']> = new Set(['failed', 'cartChanged', 'messageChanged', 'offline'])
