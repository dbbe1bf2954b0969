import { lateServed } from '../composition/lateServed.tsx'
import type { FooterProps } from './FooterProps.ts'

const footer = lateServed<FooterProps>(async () => (await import('./FooterContent.tsx')).FooterContent)

/** The foot of every page. */
export const Footer = footer.Late

/** Brings the footer's code, for a server. */
export const loadFooter = footer.bring
