/** The classes that selectors name, each with its point. */
export const classesIn = (selectors: string): readonly string[] => selectors.match(/\.[\w-]+/g) ?? []
