import type { CartToast } from '../../store/CartToast.ts'

/** Returns whether a toast is announced. For other kinds, `CartStatus` announces the change in more detail. */
export const isAnnouncedToScreenReader = ({ kind }: CartToast): boolean => loud.has(kind)

const loud: ReadonlySet<CartToast['kind']> = new Set(['failed', 'cartChanged', 'messageChanged', 'offline'])
