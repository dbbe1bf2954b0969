export { Accordion } from '../Accordion/Accordion.tsx'
export type { AccordionItem, AccordionProps } from '../Accordion/AccordionProps.ts'
