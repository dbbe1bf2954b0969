/** Navigates to another page of the host. */
export type Navigate = (href: string) => void
