import type { CartToast } from '../../store/CartToast.ts'

/** Whether a notice is announced: of everything else `CartStatus` announces the same change and says more of it. */
export const isAnnounced = ({ kind }: CartToast): boolean => loud.has(kind)

const loud: ReadonlySet<CartToast['kind']> = new Set(['failed', 'cartChanged', 'messageChanged', 'offline'])
