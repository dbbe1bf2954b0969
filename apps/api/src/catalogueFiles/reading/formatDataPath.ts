/** Prints a path in data, such as `[0].delivery.cities[2]`. */
export const formatDataPath = (path: readonly (string | number)[]): string =>
  path.map((key, at) => (typeof key === 'number' ? `[${key}]` : `${at === 0 ? '' : '.'}${key}`)).join('')
