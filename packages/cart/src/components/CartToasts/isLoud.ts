import type { CartNotice } from '../../store/CartNotice.ts'

/** Whether a notice is announced: of everything else `CartStatus` announces the same change and says more of it. */
export const isLoud = ({ kind }: CartNotice): boolean => loud.has(kind)

const loud: ReadonlySet<CartNotice['kind']> = new Set(['failed', 'cartChanged', 'messageChanged', 'offline'])
