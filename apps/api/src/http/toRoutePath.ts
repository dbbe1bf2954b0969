/** Converts a path of the contract, with parameters in braces, to a path of the router. */
export const toRoutePath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1')
