/** Leads the visitor to another page of the host. */
export type Go = (href: string) => void
